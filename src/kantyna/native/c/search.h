/* Looking ahead: deal again what a seat cannot know, make a choice, and let policies play the game to its end. */
#ifndef KN_SEARCH_H
#define KN_SEARCH_H
#include "playing.h"

/* Shuffle those cards of these zones, at most two, that nobody knows; each zone keeps its size,
 * and known cards keep their places. */
KN_FN void kn_deal_again(kn_game *g, const int *zones, int count, kn_u64 *chance)
{
    kn_u16 cards[KN_CARDS], unknown[KN_CARDS];
    int size = 0, n = 0, next = 0, ends[2];
    for (int i = 0; i < count; i++) {
        KN_EACH(g, zones[i], card) {
            cards[size++] = (kn_u16)card;
            if (!kn_has(g, KN_KNOWN, card))
                unknown[n++] = (kn_u16)card;
        }
        ends[i] = size;
    }
    for (int i = n - 1; i > 0; i--) {
        int j = (int)kn_below(chance, (kn_u32)i + 1);
        kn_u16 held = unknown[i];
        unknown[i] = unknown[j];
        unknown[j] = held;
    }
    for (int k = 0; k < size; k++)
        if (!kn_has(g, KN_KNOWN, cards[k]))
            cards[k] = unknown[next++];
    for (int i = 0, first = 0; i < count; first = ends[i++]) {
        for (int k = first; k < ends[i]; k++)
            kn_join(g, cards[k], cards[k + 1 < ends[i] ? k + 1 : first], zones[i]);
        if (first < ends[i])
            g->last[zones[i]] = cards[ends[i] - 1];
    }
}

/* Another game that this seat cannot tell from this one. */
KN_FN void kn_imagine(const kn_tables *t, kn_game *g, int seat, kn_u64 seed)
{
    kn_u64 chance = seed;
    int zones[2] = {KN_TRADE_DECK, 0};
    kn_deal_again(g, zones, 1, &chance);
    for (int other = 0; other < t->seats; other++) {
        zones[0] = kn_zone(other, KN_DECK);
        zones[1] = kn_zone(other, KN_HAND);
        kn_deal_again(g, zones, other == seat ? 1 : 2, &chance);
    }
    g->chance = kn_mix(chance);
}

#endif
