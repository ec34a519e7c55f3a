/* The rules of Star Realms that cards and actions share: kantyna/game/star_realms/play.py, and what it uses of
 * hands.py and draws.py in kantyna/engine. */
#ifndef KN_RULES_H
#define KN_RULES_H
#include "game.h"

KN_FN const kn_kind *kn_kind_of(const kn_tables *t, int card)
{
    return &t->kind[t->kind_of[card]];
}

/* The kind whose abilities the card has: its own, or that of the card that it copies. */
KN_FN int kn_face(const kn_tables *t, const kn_game *g, int card)
{
    int copier = t->copier_of[card];
    int copied = copier == KN_NOBODY ? 0 : g->copies[copier];
    return t->kind_of[copied ? copied - 1 : card];
}

KN_FN int kn_factions(const kn_tables *t, const kn_game *g, int card)
{
    return kn_kind_of(t, card)->faction | t->kind[kn_face(t, g, card)].faction;
}

KN_FN int kn_ship(const kn_tables *t, int card)
{
    return kn_kind_of(t, card)->flags & KN_SHIP;
}

KN_FN void kn_note_played(const kn_tables *t, kn_game *g, int card)
{
    int copier = t->copier_of[card];
    kn_put(g, KN_PLAYED, card);
    if (copier != KN_NOBODY)
        g->played_as[copier] = (kn_u8)kn_factions(t, g, card);
}

KN_FN int kn_played_as(const kn_tables *t, const kn_game *g, int card)
{
    int copier = t->copier_of[card];
    return copier == KN_NOBODY ? kn_kind_of(t, card)->faction : g->played_as[copier];
}

/* Is another card in play of the faction of this card's ally icon? `twice` are the factions of at least two cards in
 * play. This card has the faction of its icon, so another card has it if it is among them. */
KN_FN int kn_has_ally(const kn_tables *t, const kn_game *g, int seat, int card, int twice)
{
    int zone = kn_zone(seat, KN_PLAY), icon = t->kind[kn_face(t, g, card)].faction;
    if (icon & twice)
        return 1;
    if (icon)
        for (int i = 0; i < t->allies; i++)
            if (t->every_ally[i] != card && kn_where(g, t->every_ally[i]) == zone)
                return 1;
    return 0;
}

KN_FN void kn_leave_play(const kn_tables *t, kn_game *g, int card)
{
    kn_drop(g, KN_USED_PRIMARY, card);
    kn_drop(g, KN_USED_ALLY, card);
    kn_drop(g, KN_USED_SCRAP, card);
    if (t->copier_of[card] != KN_NOBODY)
        g->copies[t->copier_of[card]] = 0;
}

KN_FN void kn_to_discard(const kn_tables *t, kn_game *g, int seat, int card)
{
    kn_leave_play(t, g, card);
    kn_move(g, card, kn_zone(seat, KN_DISCARD));
}

/* The card leaves the trade row, and the top card of the trade deck takes its place. */
KN_FN void kn_take_from_row(kn_game *g, int card, int zone)
{
    int before = kn_before(g, card), was_last = g->last[KN_TRADE_ROW] == card, alone = before == card;
    kn_take_out(g, card, before);
    kn_lay(g, card, zone);
    kn_drop(g, KN_KNOWN, card);
    if (g->last[KN_TRADE_DECK] != KN_NONE && kn_size(g, KN_TRADE_ROW) < KN_ROW) {
        int fresh = kn_pop(g, KN_TRADE_DECK);
        if (alone) {
            kn_append(g, fresh, KN_TRADE_ROW);
        } else {
            kn_join(g, fresh, kn_next(g, before), KN_TRADE_ROW);
            kn_join(g, before, fresh, KN_TRADE_ROW);
            if (was_last)
                g->last[KN_TRADE_ROW] = (kn_u16)fresh;
        }
        kn_drop(g, KN_KNOWN, fresh);
    }
}

KN_FN void kn_go(kn_game *g, int card, int zone)
{
    if (kn_where(g, card) == KN_TRADE_ROW)
        kn_take_from_row(g, card, zone);
    else
        kn_move(g, card, zone);
}

KN_FN void kn_scrap(const kn_tables *t, kn_game *g, int card)
{
    g->quiet = -1;
    kn_leave_play(t, g, card);
    kn_go(g, card, kn_kind_of(t, card)->flags & KN_EXPLORER ? KN_EXPLORERS : KN_SCRAP_HEAP);
}

KN_FN void kn_acquire(const kn_tables *t, kn_game *g, kn_result *r, int seat, int card, int on_top)
{
    g->quiet = -1;
    kn_go(g, card, kn_zone(seat, on_top ? KN_DECK : KN_DISCARD));
    if (on_top)
        kn_put(g, KN_KNOWN, card);
    if (r) {
        int kind = t->kind_of[card];
        r->bought[seat][kind]++;
        if (KN_STUDY)
            r->bands[seat][kind] |= (kn_u8)(1 << kn_band(t, g));
    }
}

/* hands */

/* An empty deck is rebuilt from the discard pile when a card is needed. 0: the pile is empty too. */
KN_FN int kn_rebuilt(kn_game *g, int seat)
{
    kn_u16 cards[KN_CARDS];
    int n = 0, pile = kn_zone(seat, KN_DISCARD);
    KN_EACH(g, pile, card)
        cards[n++] = (kn_u16)card;
    if (!n)
        return 0;
    g->last[pile] = KN_NONE;
    kn_shuffle(g, cards, n, kn_zone(seat, KN_DECK));
    return 1;
}

KN_FN void kn_draw(kn_game *g, int seat, int n)
{
    int deck = kn_zone(seat, KN_DECK);
    kn_tail hand = kn_tail_open(g, kn_zone(seat, KN_HAND));
    while (n && (g->last[deck] != KN_NONE || kn_rebuilt(g, seat))) {
        int last = g->last[deck], card = kn_next(g, last), emptied = 0;
        while (n && !emptied) {
            int next = kn_next(g, card);
            emptied = card == last;
            kn_tail_add(g, &hand, card);
            kn_drop(g, KN_KNOWN, card);
            card = next;
            n--;
        }
        if (emptied)
            g->last[deck] = KN_NONE;
        else
            kn_join(g, last, card, deck);
    }
    kn_tail_close(g, hand);
}

/* seats */

KN_FN int kn_next_in_game(const kn_tables *t, const kn_game *g, int seat, int step)
{
    int other = seat;
    for (int i = 0; i < t->seats; i++) {
        other = (other + step + t->seats) % t->seats;
        if (!g->out[other])
            break;
    }
    return other;
}

/* The players whom this seat may attack or target now, in the order of seats. */
KN_FN int kn_players_in_reach(const kn_tables *t, const kn_game *g, int seat, kn_u8 *players)
{
    int n = 0;
    if (t->neighbours) {
        players[0] = (kn_u8)kn_next_in_game(t, g, seat, 1);
        return 1;
    }
    for (int other = 0; other < t->seats; other++)
        if (other != seat && (!g->out[other] || t->seats == 2))
            players[n++] = (kn_u8)other;
    return n;
}

KN_FN int kn_bases_in_reach(const kn_tables *t, const kn_game *g, int seat, kn_u8 *players)
{
    if (t->neighbours) {
        players[0] = (kn_u8)kn_next_in_game(t, g, seat, 1);
        players[1] = (kn_u8)kn_next_in_game(t, g, seat, -1);
        return players[0] == players[1] ? 1 : 2;
    }
    return kn_players_in_reach(t, g, seat, players);
}

KN_FN int kn_has_outpost(const kn_tables *t, const kn_game *g, int seat)
{
    KN_EACH(g, kn_zone(seat, KN_PLAY), card)
        if (kn_kind_of(t, card)->flags & KN_OUTPOST)
            return 1;
    return 0;
}

/* The bases that this seat may attack or target now: only outposts, of a player who has any. */
KN_FN int kn_open_bases(const kn_tables *t, const kn_game *g, int seat, kn_u16 *bases)
{
    kn_u8 players[KN_SEATS + 1];
    int n = 0, reach = kn_bases_in_reach(t, g, seat, players);
    for (int i = 0; i < reach; i++) {
        int zone = kn_zone(players[i], KN_PLAY), guarded = kn_has_outpost(t, g, players[i]);
        KN_EACH(g, zone, card) {
            int flags = kn_kind_of(t, card)->flags;
            if (!(flags & KN_SHIP) && (flags & KN_OUTPOST || !guarded))
                bases[n++] = (kn_u16)card;
        }
    }
    return n;
}

KN_FN void kn_destroy(const kn_tables *t, kn_game *g, int base)
{
    int owner = kn_controller(g, base);
    if (owner == KN_NOBODY) {
        g->fault = KN_BROKEN;
        return;
    }
    g->quiet = -1;
    kn_to_discard(t, g, owner, base);
}

KN_FN void kn_gain_authority(kn_game *g, int seat, int n)
{
    g->quiet = -1;
    g->authority[seat] += n;
}

KN_FN void kn_eliminate(const kn_tables *t, kn_game *g, int seat)
{
    int standing = 0, winner = KN_NOBODY;
    g->out[seat] = 1;
    for (int other = 0; other < t->seats; other++)
        if (!g->out[other]) {
            standing++;
            winner = other;
        }
    if (standing == 1)
        kn_finish(g, winner, KN_BY_WIN);
    else
        kn_push(g, t->one[KN_LeaveGame], seat, KN_NONE, 0);
}

KN_FN void kn_lose_authority(const kn_tables *t, kn_game *g, int seat, int n)
{
    kn_gain_authority(g, seat, -n);
    if (g->authority[seat] <= 0)
        kn_eliminate(t, g, seat);
}

/* events: playing a card is the only one that cards react to */

/* The next listener that reacts to the pending event; -1: none. */
KN_FN int kn_next_answer(const kn_tables *t, const kn_game *g)
{
    for (int i = 0; i < t->listeners; i++) {
        int card = t->listener[i];
        /* WheneverYouPlayAShip.applies */
        if (!(g->event_used >> i & 1) && kn_where(g, card) == kn_zone(g->event_seat, KN_PLAY) &&
            kn_ship(t, g->event_card))
            return i;
    }
    return -1;
}

KN_FN int kn_may_matter(const kn_tables *t, const kn_game *g)
{
    for (int i = 0; i < t->listeners; i++) {
        int zone = kn_where(g, t->listener[i]);
        if (zone >= KN_COMMON_ZONES && (zone - KN_COMMON_ZONES) % KN_SEAT_ZONES == KN_PLAY)
            return 1;
    }
    return 0;
}

#endif
