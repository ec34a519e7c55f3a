/* A game: one block of bytes, without pointers, so that copying the bytes copies the game. */
#ifndef KN_GAME_H
#define KN_GAME_H
#include "tables.h"

/* An effect bound to a seat, a card and a number, as `Step` in Python. */
typedef struct {
    int effect;
    int seat; /* KN_NOBODY: none */
    int card; /* KN_NONE: none */
    int n;
} kn_step;

typedef struct {
    kn_u64 chance;
    kn_i32 authority[KN_SEATS];
    kn_u32 turn;
    kn_u32 step[KN_STACK]; /* the stack: the effect, seat and card of each step in one word */
    kn_i16 trade[KN_SEATS], combat[KN_SEATS];
    kn_u16 last[KN_ZONES]; /* by zone: the last card of its ring; KN_NONE: the zone is empty */
    kn_u16 pick[KN_PICKS];
    kn_u16 copies[KN_COPIERS]; /* by copier: the card that it copies, plus 1; 0: none */
    kn_u16 event_card;
    kn_u16 step_n[KN_STACK]; /* the stack: the number of each step */
    kn_u16 link[KN_CARDS]; /* by card: the next card of its zone, and the zone */
    kn_u8 sets[KN_SETS][KN_SET];
    kn_u8 on_top[KN_SEATS], owed[KN_SEATS], out[KN_SEATS];
    kn_u8 played_as[KN_COPIERS]; /* by copier: the factions as which it was played */
    kn_u8 depth, picks, active, over, winner, ended, agreed;
    kn_i8 quiet;
    kn_u8 pending, event_seat, event_used; /* the event of a card being played, while it is pending */
    kn_u8 fault;
} kn_game;

/* A run of `count` choices that differ only in their number: n, n - 1, … In a list it is packed into one word. */
typedef struct {
    int word;
    int part; /* of `take`: the effect taken; of `attack_seat` and `target`: the seat */
    int card, n, count;
} kn_choice;

/* The open question: the seat that is asked, and its choices. */
typedef struct {
    kn_i32 seat, runs, count;
    kn_u64 run[KN_OFFERS];
} kn_asked;

/* The result of a game. */
typedef struct {
    kn_u32 choices, turns;
    kn_u8 winner, first, over, fault;
    kn_u16 bought[KN_SEATS][KN_KINDS];
    kn_u16 played[KN_SEATS][KN_KINDS];
    kn_u16 trade[KN_TURNS], combat[KN_TURNS]; /* what cards gave in each turn */
    kn_u8 bands[KN_SEATS][KN_KINDS]; /* the parts of the game in which a copy was bought, one bit each */
} kn_result;

/* The part of the game that this turn belongs to, for the active player. */
KN_FN int kn_band(const kn_tables *t, const kn_game *g)
{
    kn_u32 own = (g->turn - 1) / (kn_u32)t->seats + 1;
    return (own > KN_EARLY) + (own > KN_MIDDLE);
}

/* sets of cards */

KN_FN int kn_has(const kn_game *g, int set, int card)
{
    return g->sets[set][card >> 3] >> (card & 7) & 1;
}

KN_FN void kn_put(kn_game *g, int set, int card)
{
    g->sets[set][card >> 3] |= (kn_u8)(1 << (card & 7));
}

KN_FN void kn_drop(kn_game *g, int set, int card)
{
    g->sets[set][card >> 3] &= (kn_u8)~(1 << (card & 7));
}

/* zones: each is a ring of cards, known by its last card. In a zone whose top card is taken, the top is the first card;
 * in all others the cards are in the order in which they came. */

KN_FN int kn_next(const kn_game *g, int card)
{
    return g->link[card] & KN_NONE;
}

KN_FN int kn_where(const kn_game *g, int card)
{
    return g->link[card] >> KN_CARD_BITS;
}

KN_FN int kn_zone(int seat, int zone)
{
    return KN_COMMON_ZONES + KN_SEAT_ZONES * seat + zone;
}

KN_FN int kn_controller(const kn_game *g, int card)
{
    int zone = kn_where(g, card);
    return zone < KN_COMMON_ZONES || zone >= KN_ZONES ? KN_NOBODY : (zone - KN_COMMON_ZONES) / KN_SEAT_ZONES;
}

KN_FN int kn_top_first(int zone)
{
    if (zone < KN_COMMON_ZONES)
        return zone == KN_TRADE_DECK || zone == KN_EXPLORERS;
    return (zone - KN_COMMON_ZONES) % KN_SEAT_ZONES == KN_DECK;
}

KN_FN void kn_join(kn_game *g, int card, int next, int zone)
{
    g->link[card] = (kn_u16)(next | zone << KN_CARD_BITS);
}

/* The first card of a zone, or KN_NONE. */
KN_FN int kn_first(const kn_game *g, int zone)
{
    int last = g->last[zone];
    return last == KN_NONE ? KN_NONE : kn_next(g, last);
}

/* The card after `card` in that zone; KN_NONE after the last. */
KN_FN int kn_after(const kn_game *g, int zone, int card)
{
    return card == g->last[zone] ? KN_NONE : kn_next(g, card);
}

#define KN_EACH(g, zone, card) \
    for (int card = kn_first(g, zone); card != KN_NONE; card = kn_after(g, zone, card))

KN_FN int kn_size(const kn_game *g, int zone)
{
    int n = 0;
    KN_EACH(g, zone, card)
        n++;
    return n;
}

/* Put a card that is in no zone at the end of a zone. */
KN_FN void kn_append(kn_game *g, int card, int zone)
{
    int last = g->last[zone];
    if (last == KN_NONE) {
        kn_join(g, card, card, zone);
    } else {
        kn_join(g, card, kn_next(g, last), zone);
        kn_join(g, last, card, zone);
    }
    g->last[zone] = (kn_u16)card;
}

/* Put a card that is in no zone on top of a zone. */
KN_FN void kn_lay(kn_game *g, int card, int zone)
{
    int last = g->last[zone];
    kn_append(g, card, zone);
    if (last != KN_NONE && kn_top_first(zone))
        g->last[zone] = (kn_u16)last;
}

/* Puts several cards at the end of a zone. The ring is closed once, after the last of them. */
typedef struct {
    int zone, first, last;
} kn_tail;

KN_FN kn_tail kn_tail_open(const kn_game *g, int zone)
{
    kn_tail tail;
    tail.zone = zone;
    tail.last = g->last[zone];
    tail.first = tail.last == KN_NONE ? KN_NONE : kn_next(g, tail.last);
    return tail;
}

KN_FN void kn_tail_add(kn_game *g, kn_tail *tail, int card)
{
    if (tail->last == KN_NONE)
        tail->first = card;
    else
        kn_join(g, tail->last, card, tail->zone);
    tail->last = card;
}

KN_FN void kn_tail_close(kn_game *g, kn_tail tail)
{
    if (tail.last != KN_NONE)
        kn_join(g, tail.last, tail.first, tail.zone);
    g->last[tail.zone] = (kn_u16)tail.last;
}

/* The card before this one in its ring. */
KN_FN int kn_before(const kn_game *g, int card)
{
    int before = g->last[kn_where(g, card)];
    while (kn_next(g, before) != card)
        before = kn_next(g, before);
    return before;
}

/* Take a card out of its zone; `before` is the card before it. */
KN_FN void kn_take_out(kn_game *g, int card, int before)
{
    int zone = kn_where(g, card);
    if (before == card) {
        g->last[zone] = KN_NONE;
    } else {
        kn_join(g, before, kn_next(g, card), zone);
        if (g->last[zone] == card)
            g->last[zone] = (kn_u16)before;
    }
}

/* Take the first card of a zone that is not empty. */
KN_FN int kn_pop(kn_game *g, int zone)
{
    int last = g->last[zone], card = kn_next(g, last);
    kn_take_out(g, card, last);
    return card;
}

/* Put a card on top of another zone. Players who knew its place no longer do. */
KN_FN void kn_move(kn_game *g, int card, int zone)
{
    kn_take_out(g, card, kn_before(g, card));
    kn_lay(g, card, zone);
    kn_drop(g, KN_KNOWN, card);
}

/* chance: SplitMix64, as in docs/chance.md */

KN_FN kn_u64 kn_mix(kn_u64 z)
{
    z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9ULL;
    z = (z ^ z >> 27) * 0x94D049BB133111EBULL;
    return z ^ z >> 31;
}

KN_FN kn_u32 kn_below(kn_u64 *word, kn_u32 n)
{
    for (;;) {
        kn_u64 product;
        kn_u32 low;
        *word += 0x9E3779B97F4A7C15ULL;
        product = (kn_mix(*word) >> 32) * n;
        low = (kn_u32)product;
        if (low >= n || low >= (0u - n) % n)
            return (kn_u32)(product >> 32);
    }
}

/* Shuffle cards and make them a zone, with the last of them on top. */
KN_FN void kn_shuffle(kn_game *g, kn_u16 *cards, int n, int zone)
{
    for (int i = n - 1; i > 0; i--) {
        int j = (int)kn_below(&g->chance, (kn_u32)i + 1);
        kn_u16 held = cards[i];
        cards[i] = cards[j];
        cards[j] = held;
    }
    for (int i = 0; i < n; i++) {
        kn_join(g, cards[i], cards[i ? i - 1 : n - 1], zone);
        kn_drop(g, KN_KNOWN, cards[i]);
    }
    g->last[zone] = n ? cards[0] : KN_NONE;
}

/* the stack */

KN_FN void kn_push(kn_game *g, int effect, int seat, int card, int n)
{
    if (g->depth >= KN_STACK) {
        g->fault = KN_FULL;
        return;
    }
    g->step[g->depth] = (kn_u32)effect | (kn_u32)seat << 8 | (kn_u32)card << 16;
    g->step_n[g->depth] = (kn_u16)n;
    g->depth++;
}

KN_FN kn_step kn_step_in(const kn_game *g, int place)
{
    kn_u32 word = g->step[place];
    kn_step step;
    step.effect = word & 255;
    step.seat = word >> 8 & 255;
    step.card = (int)(word >> 16);
    step.n = g->step_n[place];
    return step;
}

KN_FN kn_step kn_top(const kn_game *g)
{
    return kn_step_in(g, g->depth - 1);
}

/* lists of choices */

KN_FN void kn_add(kn_asked *asked, int word, int part, int card, int n, int count)
{
    asked->run[asked->runs++] =
        (kn_u64)word | (kn_u64)part << 8 | (kn_u64)card << 16 | (kn_u64)n << 32 | (kn_u64)count << 48;
    asked->count += count;
}

KN_FN kn_choice kn_run_at(const kn_asked *asked, int place)
{
    kn_u64 run = asked->run[place];
    kn_choice choice;
    choice.word = (int)(run & 255);
    choice.part = (int)(run >> 8 & 255);
    choice.card = (int)(run >> 16 & 65535);
    choice.n = (int)(run >> 32 & 65535);
    choice.count = (int)(run >> 48);
    return choice;
}

/* Push several effects so that they run in the order given. */
KN_FN void kn_push_all(const kn_tables *t, kn_game *g, int first, int count, int seat, int card, int n)
{
    for (int i = count - 1; i >= 0; i--)
        kn_push(g, t->part[first + i], seat, card, n);
}

KN_FN void kn_finish(kn_game *g, int winner, int how)
{
    g->over = 1;
    g->winner = (kn_u8)winner;
    g->ended = (kn_u8)how;
    g->depth = 0;
}

#endif
