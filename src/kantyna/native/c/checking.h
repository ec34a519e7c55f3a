/* Checks bytes that may come from anywhere. A game that passes can be stepped safely, even if no deal leads to it. */
#ifndef KN_CHECKING_H
#define KN_CHECKING_H
#include "machine.h"

KN_FN int kn_needs_card(int name)
{
    switch (name) {
    case KN_EnterPlay:
    case KN_Play:
    case KN_UsePrimary:
    case KN_UseAlly:
    case KN_UseScrap:
    case KN_Buy:
    case KN_TakeBought:
    case KN_AttackBase:
    case KN_PutWhere:
    case KN_CopyShip:
    case KN_Answer:
    case KN_Occur:
        return 1;
    default:
        return 0;
    }
}

/* Is it a card in some zone? */
KN_FN int kn_sound_card(const kn_tables *t, const kn_game *g, int card)
{
    return card < t->cards && kn_where(g, card) < KN_ZONES;
}

/* Does every card lie in exactly one ring, once, or nowhere? */
KN_FN int kn_sound_zones(const kn_tables *t, const kn_game *g)
{
    kn_u8 seen[KN_SET];
    int zones = KN_COMMON_ZONES + KN_SEAT_ZONES * t->seats, found = 0;
    for (int i = 0; i < KN_SET; i++)
        seen[i] = 0;
    for (int zone = 0; zone < KN_ZONES; zone++) {
        int card = g->last[zone];
        if (card == KN_NONE)
            continue;
        if (zone >= zones)
            return 0;
        do {
            if (!kn_sound_card(t, g, card) || kn_where(g, card) != zone || seen[card >> 3] >> (card & 7) & 1)
                return 0;
            seen[card >> 3] |= (kn_u8)(1 << (card & 7));
            found++;
            card = kn_next(g, card);
        } while (card != g->last[zone]);
    }
    for (int card = 0; card < t->cards; card++)
        found += kn_where(g, card) == KN_NOWHERE;
    return found == t->cards;
}

KN_FN int kn_sound_stack(const kn_tables *t, const kn_game *g)
{
    if (g->depth > KN_STACK)
        return 0;
    for (int i = 0; i < g->depth; i++) {
        kn_step me = kn_step_in(g, i);
        int name;
        if (me.effect >= t->effects)
            return 0;
        name = t->effect[me.effect].name;
        /* no question is asked inside a window */
        if (name == KN_Happen || name == KN_Settle || name == KN_AnswerWindow || name == KN_Answer)
            return 0;
        if (me.seat >= t->seats || (me.card != KN_NONE && !kn_sound_card(t, g, me.card)))
            return 0;
        if (me.card == KN_NONE) {
            const kn_effect *it = &t->effect[me.effect];
            if (kn_needs_card(name))
                return 0;
            for (int k = 0; k < it->count; k++) {
                const kn_effect *part = &t->effect[t->part[it->first + k]];
                if (kn_needs_card(part->name) || part->count)
                    return 0;
            }
        }
        if (name == KN_AnyOf && me.n >= 1 << 15)
            return 0;
    }
    return g->over ? !g->depth : g->depth > 0;
}

KN_FN int kn_sound_numbers(const kn_tables *t, const kn_game *g)
{
    for (int seat = 0; seat < KN_SEATS; seat++) {
        if (g->authority[seat] < -KN_MOST_AUTHORITY || g->authority[seat] > KN_MOST_AUTHORITY || g->out[seat] > 1)
            return 0;
        if (g->trade[seat] < 0 || g->trade[seat] > KN_MOST_POOL || g->combat[seat] < 0 || g->combat[seat] > KN_MOST_POOL)
            return 0;
    }
    if (g->active >= t->seats || g->over > 1 || (g->winner != KN_NOBODY && g->winner >= t->seats))
        return 0;
    if (g->quiet < -1 || g->quiet > KN_QUIET_TURNS || g->ended > KN_BY_AGREEMENT || g->agreed >> t->seats)
        return 0;
    return g->out[g->active] == 0 || g->over;
}

/* Can that game be stepped safely? */
KN_FN int kn_sound(const kn_tables *t, const kn_game *g)
{
    if (g->fault || g->pending || g->picks > KN_PICKS)
        return 0;
    if (!kn_sound_zones(t, g) || !kn_sound_stack(t, g) || !kn_sound_numbers(t, g))
        return 0;
    if (kn_size(g, KN_TRADE_ROW) > KN_ROW)
        return 0;
    for (int i = 0; i < g->picks; i++) {
        if (!kn_sound_card(t, g, g->pick[i]))
            return 0;
        for (int k = 0; k < i; k++)
            if (g->pick[k] == g->pick[i])
                return 0;
    }
    for (int i = 0; i < KN_COPIERS; i++)
        if (g->copies[i] > t->cards || g->played_as[i] > KN_ALL_FACTIONS)
            return 0;
    for (int set = 0; set < KN_SETS; set++)
        for (int i = 0; i < KN_SET; i++)
            if (8 * (i + 1) > t->cards && g->sets[set][i] >> (8 * i >= t->cards ? 0 : t->cards - 8 * i))
                return 0;
    return 1;
}

#endif
