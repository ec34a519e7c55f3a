/* What every part of the core stands on: whole numbers of fixed size, the sizes of a game, the words of it.
 *
 * The core includes no header but its own, calls nothing but itself, allocates nothing and does not recurse: it is
 * compiled as C for a processor, and as it is for a GPU, where KN_FN says that a function runs there.
 */
#ifndef KN_BASE_H
#define KN_BASE_H

#ifndef KN_FN
#ifdef __CUDACC__
#define KN_FN static __device__
#define KN_BIG static __device__ __noinline__ /* large, and called from several places: instruction caches are small */
#else
#define KN_FN static inline
#define KN_BIG static inline
#endif
#endif

typedef signed char kn_i8;
typedef unsigned char kn_u8;
typedef short kn_i16;
typedef unsigned short kn_u16;
typedef int kn_i32;
typedef unsigned int kn_u32;
typedef long long kn_i64;
typedef unsigned long long kn_u64;

/* Write zeros over a structure, padding included. */
KN_FN void kn_clear(void *at, unsigned bytes)
{
#ifdef __CUDACC__
    kn_u32 *words = (kn_u32 *)at; /* all of them are whole numbers of words */
    for (unsigned i = 0; i < bytes / 4; i++)
        words[i] = 0;
#else
    kn_u8 *each = (kn_u8 *)at;
    for (unsigned i = 0; i < bytes; i++)
        each[i] = 0;
#endif
}

/* The most that a build has room for: seats and cards are said when it is compiled, the rest follows from the rules. */
#ifndef KN_SEATS
#define KN_SEATS 2
#endif
#ifndef KN_CARDS
#define KN_CARDS 112
#endif
#define KN_COMMON_ZONES 4
#define KN_SEAT_ZONES 5
#define KN_ZONES (KN_COMMON_ZONES + KN_SEAT_ZONES * KN_SEATS)
#define KN_KINDS 64
#define KN_EFFECTS 160
#define KN_PARTS 256
#define KN_COPIERS 4
#define KN_LISTENERS 4
#define KN_STACK 20
#define KN_PICKS 8
#define KN_SET ((KN_CARDS + 7) / 8)
#define KN_OFFERS (3 * KN_CARDS + 16)
#define KN_MOST_STEPS 10000
#define KN_QUIET_TURNS 100
#define KN_ROW 5
#define KN_NONE 511
#define KN_NOBODY 255
#ifndef KN_STUDY
#define KN_STUDY 1 /* are the parts of the game and its turns counted? A GPU leaves them out where nobody asks */
#endif
#define KN_BANDS 3 /* a game in three parts, by a player's own turns: early, middle, late */
#define KN_EARLY 4 /* the last own turn that is early */
#define KN_MIDDLE 9 /* the last own turn that is neither early nor late */
#define KN_TURNS 60 /* trade and combat are counted turn by turn for so many turns of a game */
#define KN_ROWS 12 /* rows of totals by kind, before those by turn: see kn_add_up */
#define KN_TOTALS (KN_ROWS * KN_KINDS + 2 * KN_TURNS)
#define KN_COUNTED (KN_STUDY ? KN_TOTALS : 6 * KN_KINDS) /* the first of them, which are counted always */
#define KN_NOWHERE 126 /* the zone of a card that lies in none: of positions written by hand */

/* zones, in the order of the set-up */
enum { KN_TRADE_DECK, KN_TRADE_ROW, KN_EXPLORERS, KN_SCRAP_HEAP };
enum { KN_HAND, KN_DECK, KN_DISCARD, KN_PLAY, KN_GONE };

/* sets of cards: marks that are there or not */
enum { KN_USED_PRIMARY, KN_USED_ALLY, KN_USED_SCRAP, KN_PLAYED, KN_KNOWN, KN_SETS };

/* how a game ended */
enum { KN_RUNNING, KN_BY_WIN, KN_BY_QUIET, KN_BY_RESIGNING, KN_BY_AGREEMENT };

/* what can be wrong with a game that nobody dealt */
enum { KN_FINE, KN_FULL, KN_ENDLESS, KN_BROKEN, KN_NO_CHOICE };

/* Effects, each by the name of the class that it mirrors. What has a function `run_<name>` here is done by it; what asks
 * has its line in `kn_offer` and `kn_answer`. */
#define KN_RUN(X) \
    X(Nothing) X(All) X(Trade) X(Combat) X(Authority) X(Draw) X(DrawPerCardPlayed) X(IfBases) X(NextShipOnTop) \
    X(EnterPlay) X(Play) X(UsePrimary) X(UseAlly) X(UseScrap) X(Buy) X(TakeBought) X(AttackBase) X(AttackSeat) \
    X(Turn) X(DiscardPhase) X(DrawPhase) X(NextTurn) X(LeaveGame) X(Occur) X(Happen) X(Settle) X(AnswerWindow) X(Answer)
#define KN_ASK(X) \
    X(MainPhase) X(PutWhere) X(Either) X(AnyOf) X(OpponentDiscards) X(DiscardCards) X(DiscardForCards) X(ScrapCards) \
    X(ScrapForCards) X(ScrapTradeRow) X(DestroyBase) X(AcquireShip) X(CopyShip)
/* What is declared on a card and is no effect: it is asked where the rules ask for it. */
#define KN_DECLARED(X) X(WheneverYouPlayAShip) X(AllyOfEveryFaction)

#define KN_ENUM(name) KN_##name,
enum { KN_RUN(KN_ENUM) KN_ASK(KN_ENUM) KN_EFFECT_CLASSES };

/* Choices, each by the first word of its key. */
#define KN_CHOICES(X) \
    X(play) X(use) X(ally) X(scrap) X(buy) X(attack) X(attack_seat) X(end) X(take) X(put_on_top) X(put_on_discard) \
    X(discard) X(scrap_card) X(destroy) X(acquire) X(copy) X(target) X(done) X(decline)
#define KN_CHOICE_ENUM(name) KN_C_##name,
enum { KN_CHOICES(KN_CHOICE_ENUM) KN_CHOICE_WORDS };

/* What a policy may weigh of a choice; docs/native.md says what each is. */
#define KN_FEATURES(X) \
    X(one) X(amount) X(cost) X(ship) X(outpost) X(defense) X(starting) X(trade) X(combat) X(authority) X(draws) \
    X(scraps) X(discards) X(allies) X(lethal) X(left) X(turn) X(cards) X(own) X(enemy)
#define KN_FEATURE_ENUM(name) KN_F_##name,
enum { KN_FEATURES(KN_FEATURE_ENUM) KN_FEATURE_WORDS };
#define KN_WEIGHTS (KN_CHOICE_WORDS * (KN_FEATURE_WORDS + KN_KINDS))

/* of what an ability gives, the features from `trade` on */
#define KN_GIVES 6

#endif
