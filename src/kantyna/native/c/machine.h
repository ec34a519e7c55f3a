/* The machine: it runs the stack until a question stops it. And the deal of a new game. */
#ifndef KN_MACHINE_H
#define KN_MACHINE_H
#include "questions.h"

/* Does the step on top run without asking? */
KN_FN int kn_only_runs(const kn_tables *t, const kn_game *g)
{
    return g->depth && !g->over && !g->fault && t->effect[kn_top(g).effect].name < KN_MainPhase;
}

/* State.advance: run until a player is asked or the game is over. The choices are written to `asked`, if it is given.
 *
 * Steps that do not ask run in an inner loop. On a GPU, all threads then list choices together. */
KN_BIG void kn_advance(const kn_tables *t, kn_game *g, kn_asked *asked, kn_result *r)
{
    kn_asked unread;
    if (asked)
        asked->runs = asked->count = 0;
    for (int i = 0; i < KN_MOST_STEPS; i++) {
        kn_step me;
        for (; i < KN_MOST_STEPS && kn_only_runs(t, g); i++) {
            me = kn_top(g);
            g->depth--;
            kn_run(t, g, me, r);
        }
        if (g->over || g->fault)
            return;
        if (!g->depth) {
            g->fault = KN_BROKEN;
            return;
        }
        me = kn_top(g);
        if (t->effect[me.effect].name == KN_OpponentDiscards) { /* ChooseSeat.run: no question with one candidate */
            kn_u8 players[KN_SEATS + 1];
            if (kn_players_in_reach(t, g, me.seat, players) == 1) {
                g->depth--;
                kn_discards(t, g, &t->effect[me.effect], players[0]);
                continue;
            }
        }
        if (i < KN_MOST_STEPS) {
            if (t->effect[me.effect].name == KN_MainPhase && !asked) /* a main phase always has a choice: to end it */
                return;
            kn_offer(t, g, me, asked ? asked : &unread);
            if ((asked ? asked : &unread)->count)
                return;
            g->depth--;
        }
    }
    g->fault = KN_ENDLESS;
}

/* The choice at that index of the list. */
KN_FN kn_choice kn_choice_at(const kn_asked *asked, int index)
{
    kn_choice choice;
    if (asked->count == asked->runs)
        return kn_run_at(asked, index);
    choice = kn_run_at(asked, 0);
    for (int i = 1; i < asked->runs && index >= choice.count; i++) {
        index -= choice.count;
        choice = kn_run_at(asked, i);
    }
    choice.n -= index;
    choice.count = 1;
    return choice;
}

/* State.take: make one of the choices. As in Table._take, it withdraws the offer of a draw by its seat. */
KN_FN void kn_take(const kn_tables *t, kn_game *g, kn_choice choice, kn_asked *asked, kn_result *r)
{
    kn_step me = kn_top(g);
    g->depth--;
    kn_answer(t, g, me, choice, r);
    kn_advance(t, g, asked, r);
    g->agreed &= (kn_u8)~(1 << me.seat);
}

/* deal.deal, StarRealms.start: deal a new game and run it to its first question. */
KN_FN void kn_deal(const kn_tables *t, kn_game *g, kn_u64 seed, kn_asked *asked)
{
    kn_u16 cards[KN_CARDS], own[KN_SEATS][KN_CARDS];
    kn_u8 dealt[KN_KINDS];
    int n = 0, owned[KN_SEATS], first;
    kn_clear(g, sizeof(kn_game));
    for (int zone = 0; zone < KN_ZONES; zone++)
        g->last[zone] = KN_NONE;
    for (int kind = 0; kind < t->kinds; kind++)
        dealt[kind] = 0;
    for (int seat = 0; seat < t->seats; seat++) {
        g->authority[seat] = t->authority[seat];
        owned[seat] = 0;
    }
    g->chance = kn_mix(seed);
    g->turn = 1;
    g->winner = KN_NOBODY;
    g->event_card = KN_NONE;
    for (int card = 0; card < t->cards; card++) {
        int kind = t->kind_of[card], share = t->kind[kind].share;
        if (share) {
            int seat = dealt[kind]++ / share;
            own[seat][owned[seat]++] = (kn_u16)card;
        } else if (t->kind[kind].flags & KN_EXPLORER) {
            kn_lay(g, card, KN_EXPLORERS);
        } else {
            cards[n++] = (kn_u16)card;
        }
    }
    kn_shuffle(g, cards, n, KN_TRADE_DECK);
    for (int i = 0; i < KN_ROW && g->last[KN_TRADE_DECK] != KN_NONE; i++)
        kn_append(g, kn_pop(g, KN_TRADE_DECK), KN_TRADE_ROW);
    for (int seat = 0; seat < t->seats; seat++)
        kn_shuffle(g, own[seat], owned[seat], kn_zone(seat, KN_DECK));
    first = (int)kn_below(&g->chance, (kn_u32)t->seats);
    for (int turn = 0; turn < t->seats; turn++)
        kn_draw(g, (first + turn) % t->seats, t->starting_hand[turn]);
    kn_push(g, t->one[KN_Turn], first, KN_NONE, 0);
    kn_advance(t, g, asked, 0);
}

#endif
