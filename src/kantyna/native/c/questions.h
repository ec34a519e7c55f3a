/* The effects that ask: their choices, and what an answer does. A game stores no list of choices. As in Python, an
 * effect changes nothing before it asks, so its list can be made again from its step. */
#ifndef KN_QUESTIONS_H
#define KN_QUESTIONS_H
#include "effects.h"

/* MainPhase.actions */
KN_FN void kn_offer_actions(const kn_tables *t, const kn_game *g, int seat, kn_asked *asked)
{
    int play = kn_zone(seat, KN_PLAY), trade = g->trade[seat], combat = g->combat[seat], once = 0, twice = 0;
    KN_EACH(g, kn_zone(seat, KN_HAND), card)
        kn_add(asked, KN_C_play, 0, card, 0, 1);
    KN_EACH(g, play, card) { /* the factions in play, and those of at least two cards */
        int factions = kn_factions(t, g, card);
        twice |= once & factions;
        once |= factions;
    }
    KN_EACH(g, play, card) {
        int uses = t->kind[kn_face(t, g, card)].uses;
        if (!uses)
            continue;
        if (uses & KN_USES_PRIMARY && !kn_has(g, KN_USED_PRIMARY, card))
            kn_add(asked, KN_C_use, 0, card, 0, 1);
        if (uses & KN_USES_ALLY && !kn_has(g, KN_USED_ALLY, card) && kn_has_ally(t, g, seat, card, twice))
            kn_add(asked, KN_C_ally, 0, card, 0, 1);
        if (uses & KN_USES_SCRAP)
            kn_add(asked, KN_C_scrap, 0, card, 0, 1);
    }
    if (trade) {
        int explorer = kn_first(g, KN_EXPLORERS);
        KN_EACH(g, KN_TRADE_ROW, card)
            if (kn_kind_of(t, card)->cost <= trade)
                kn_add(asked, KN_C_buy, 0, card, 0, 1);
        if (explorer != KN_NONE && kn_kind_of(t, explorer)->cost <= trade)
            kn_add(asked, KN_C_buy, 0, explorer, 0, 1);
    }
    if (combat > 0) {
        kn_u8 players[KN_SEATS + 1];
        kn_u16 bases[KN_CARDS];
        int n = kn_open_bases(t, g, seat, bases);
        for (int i = 0; i < n; i++)
            if (kn_kind_of(t, bases[i])->defense <= combat)
                kn_add(asked, KN_C_attack, 0, bases[i], 0, 1);
        n = kn_players_in_reach(t, g, seat, players);
        for (int i = 0; i < n; i++)
            if (!kn_has_outpost(t, g, players[i]))
                kn_add(asked, KN_C_attack_seat, players[i], KN_NONE, combat, combat);
    }
    kn_add(asked, KN_C_end, 0, KN_NONE, 0, 1);
}

/* Select.candidates: the cards that may be picked, in their order. */
KN_FN int kn_candidates(const kn_tables *t, const kn_game *g, const kn_effect *it, kn_step me, kn_u16 *cards)
{
    int n = 0;
    switch (it->name) {
    case KN_DiscardCards:
    case KN_DiscardForCards:
    case KN_ScrapCards:
    case KN_ScrapForCards:
        KN_EACH(g, kn_zone(me.seat, KN_HAND), card)
            cards[n++] = (kn_u16)card;
        if (it->source)
            KN_EACH(g, kn_zone(me.seat, KN_DISCARD), card)
                cards[n++] = (kn_u16)card;
        break;
    case KN_ScrapTradeRow:
        KN_EACH(g, KN_TRADE_ROW, card)
            cards[n++] = (kn_u16)card;
        break;
    case KN_DestroyBase:
        n = kn_open_bases(t, g, me.seat, cards);
        if (t->destroy_own_bases)
            KN_EACH(g, kn_zone(me.seat, KN_PLAY), card)
                if (!kn_ship(t, card))
                    cards[n++] = (kn_u16)card;
        break;
    case KN_AcquireShip:
        KN_EACH(g, KN_TRADE_ROW, card)
            if (kn_ship(t, card))
                cards[n++] = (kn_u16)card;
        if (g->last[KN_EXPLORERS] != KN_NONE)
            cards[n++] = (kn_u16)kn_first(g, KN_EXPLORERS);
        break;
    case KN_CopyShip:
        if (g->active != me.seat)
            break;
        for (int i = 0; i < KN_SET; i++)
            for (int card = 8 * i, bits = g->sets[KN_PLAYED][i]; bits; card++, bits >>= 1)
                if (bits & 1 && card != me.card && kn_ship(t, card) &&
                    (t->needle_copies_scrapped || kn_where(g, card) == kn_zone(me.seat, KN_PLAY)))
                    cards[n++] = (kn_u16)card;
        break;
    default:
        break;
    }
    return n;
}

KN_FN int kn_least(const kn_effect *it, kn_step me)
{
    return it->name == KN_DiscardCards ? me.n : it->a;
}

KN_FN int kn_most(const kn_effect *it, kn_step me)
{
    return it->name == KN_DiscardCards ? me.n : it->b;
}

/* Is it a class that picks cards (Select)? */
KN_FN int kn_selects(int name)
{
    return name >= KN_DiscardCards;
}

/* Effect.possible: could it do anything now? */
KN_FN int kn_possible(const kn_tables *t, const kn_game *g, const kn_effect *it, kn_step me)
{
    kn_u16 cards[KN_CARDS];
    return !kn_selects(it->name) || kn_candidates(t, g, it, me, cards) > 0;
}

/* Select.offer */
KN_FN void kn_offer_cards(const kn_tables *t, const kn_game *g, const kn_effect *it, kn_step me, kn_asked *asked)
{
    kn_u16 cards[KN_CARDS];
    int n = kn_candidates(t, g, it, me, cards), least = kn_least(it, me);
    if (kn_most(it, me) < 1 || !n)
        return;
    for (int i = 0; i < n; i++) {
        int picked = 0;
        for (int k = 0; k < g->picks; k++)
            picked |= g->pick[k] == cards[i];
        if (!picked)
            kn_add(asked, it->word, 0, cards[i], 0, 1);
    }
    if (g->picks >= (least < n ? least : n))
        kn_add(asked, g->picks ? KN_C_done : KN_C_decline, 0, KN_NONE, 0, 1);
}

/* The choices of the step that asks. Without any it is passed over. */
KN_FN void kn_offer(const kn_tables *t, const kn_game *g, kn_step me, kn_asked *asked)
{
    const kn_effect *it = &t->effect[me.effect];
    asked->seat = me.seat;
    asked->runs = asked->count = 0;
    switch (it->name) {
    case KN_MainPhase:
        kn_offer_actions(t, g, me.seat, asked);
        break;
    case KN_PutWhere:
        kn_add(asked, KN_C_put_on_top, 0, me.card, 0, 1);
        kn_add(asked, KN_C_put_on_discard, 0, me.card, 0, 1);
        break;
    case KN_Either:
        for (int i = 0; i < it->count; i++)
            kn_add(asked, KN_C_take, t->part[it->first + i], KN_NONE, t->part[it->first + it->count + i], 1);
        break;
    case KN_AnyOf:
        for (int i = 0; i < it->count; i++)
            if (!(me.n >> i & 1) && kn_possible(t, g, &t->effect[t->part[it->first + i]], me))
                kn_add(asked, KN_C_take, t->part[it->first + i], KN_NONE, t->part[it->first + it->count + i], 1);
        if (asked->runs)
            kn_add(asked, KN_C_done, 0, KN_NONE, 0, 1);
        break;
    case KN_OpponentDiscards: {
        kn_u8 players[KN_SEATS + 1];
        int n = kn_players_in_reach(t, g, me.seat, players);
        for (int i = 0; i < n; i++)
            kn_add(asked, KN_C_target, players[i], KN_NONE, 0, 1);
        break;
    }
    default:
        kn_offer_cards(t, g, it, me, asked);
    }
}

/* OpponentDiscards.act_on */
KN_FN void kn_discards(const kn_tables *t, kn_game *g, const kn_effect *it, int seat)
{
    if (t->discard_next_turn)
        g->owed[seat] = (kn_u8)(g->owed[seat] + it->a);
    else
        kn_push(g, t->one[KN_DiscardCards], seat, KN_NONE, it->a);
}

/* CopyShip.act */
KN_FN void kn_copy_ship(const kn_tables *t, kn_game *g, kn_step me, int original)
{
    int copier = t->copier_of[me.card], from = t->copier_of[original], kind;
    int source = from == KN_NOBODY ? 0 : g->copies[from];
    if (copier == KN_NOBODY) {
        g->fault = KN_BROKEN;
        return;
    }
    g->copies[copier] = (kn_u16)(source ? source : original + 1);
    kn_note_played(t, g, me.card);
    kind = kn_face(t, g, me.card);
    if (kind != t->kind_of[me.card])
        kn_push_all(t, g, t->kind[kind].primary.first, t->kind[kind].primary.count, me.seat, me.card, 0);
    if (t->fleet_hq_pays_for_copies)
        kn_push(g, t->noticed, me.seat, me.card, 0);
}

/* Select.act: what is done with all picked cards. */
KN_FN void kn_act(const kn_tables *t, kn_game *g, const kn_effect *it, kn_step me, kn_result *r)
{
    int n = g->picks;
    g->picks = 0;
    for (int i = 0; i < n; i++) {
        int card = g->pick[i];
        switch (it->name) {
        case KN_DiscardCards:
        case KN_DiscardForCards:
            kn_to_discard(t, g, me.seat, card);
            break;
        case KN_ScrapCards:
        case KN_ScrapForCards:
        case KN_ScrapTradeRow:
            kn_scrap(t, g, card);
            break;
        case KN_DestroyBase:
            kn_destroy(t, g, card);
            break;
        case KN_AcquireShip:
            kn_acquire(t, g, r, me.seat, card, 1);
            break;
        case KN_CopyShip:
            kn_copy_ship(t, g, me, card);
            break;
        default:
            g->fault = KN_BROKEN;
        }
    }
    if (it->name == KN_DiscardForCards || it->name == KN_ScrapForCards)
        kn_draw(g, me.seat, n);
}

/* Select.answer */
KN_FN void kn_answer_cards(const kn_tables *t, kn_game *g, const kn_effect *it, kn_step me, kn_choice choice, kn_result *r)
{
    if (choice.card != KN_NONE) {
        kn_u16 cards[KN_CARDS];
        int room = kn_candidates(t, g, it, me, cards), most = kn_most(it, me);
        if (g->picks >= KN_PICKS) {
            g->fault = KN_FULL;
            return;
        }
        g->pick[g->picks++] = (kn_u16)choice.card;
        if (g->picks < (most < room ? most : room)) {
            kn_push(g, me.effect, me.seat, me.card, me.n);
            return;
        }
    }
    kn_act(t, g, it, me, r);
}

/* An action of the main phase. It runs at once: on the stack it would be the next to run. */
KN_FN void kn_do_action(const kn_tables *t, kn_game *g, kn_step me, kn_choice choice, kn_result *r)
{
    me.card = choice.card;
    me.n = choice.n;
    switch (choice.word) {
    case KN_C_play:
        run_Play(t, g, 0, me, r);
        break;
    case KN_C_use:
        run_UsePrimary(t, g, 0, me, r);
        break;
    case KN_C_ally:
        run_UseAlly(t, g, 0, me, r);
        break;
    case KN_C_scrap:
        run_UseScrap(t, g, 0, me, r);
        break;
    case KN_C_buy:
        run_Buy(t, g, 0, me, r);
        break;
    case KN_C_attack:
        run_AttackBase(t, g, 0, me, r);
        break;
    default:
        run_AttackSeat(t, g, &t->effect[t->attack_seat[choice.part]], me, r);
    }
}

/* What an answer does. The step that asked has left the stack. */
KN_FN void kn_answer(const kn_tables *t, kn_game *g, kn_step me, kn_choice choice, kn_result *r)
{
    const kn_effect *it = &t->effect[me.effect];
    switch (it->name) {
    case KN_MainPhase:
        if (choice.word != KN_C_end) {
            g->depth++; /* it asks again */
            kn_do_action(t, g, me, choice, r);
        }
        break;
    case KN_PutWhere:
        g->on_top[me.seat]--;
        kn_acquire(t, g, r, me.seat, me.card, choice.word == KN_C_put_on_top);
        break;
    case KN_Either:
        kn_push(g, choice.part, me.seat, me.card, 0);
        break;
    case KN_AnyOf:
        for (int i = 0; i < it->count && choice.word == KN_C_take; i++)
            if (t->part[it->first + i] == choice.part && t->part[it->first + it->count + i] == choice.n) {
                kn_push(g, me.effect, me.seat, me.card, me.n | 1 << i);
                kn_push(g, choice.part, me.seat, me.card, 0);
            }
        break;
    case KN_OpponentDiscards:
        kn_discards(t, g, it, choice.part);
        break;
    default:
        kn_answer_cards(t, g, it, me, choice, r);
    }
}

#endif
