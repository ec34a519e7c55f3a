/* The base of all other files: integer types, sizes, and the list of effects.
 *
 * The core includes no system header, calls no function but its own, allocates nothing and does not recurse. So the
 * same source is compiled as C for a processor and as CUDA for a GPU, where KN_FN marks a function that runs on it.
 */
#ifndef KN_BASE_H
#define KN_BASE_H

#ifndef KN_FN
#ifdef __CUDACC__
#define KN_FN static __device__
#define KN_BIG static __device__ __noinline__ /* large, with several callers: instruction caches are small */
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
    kn_u32 *words = (kn_u32 *)at; /* every structure is a multiple of four bytes */
    for (unsigned i = 0; i < bytes / 4; i++)
        words[i] = 0;
#else
    kn_u8 *each = (kn_u8 *)at;
    for (unsigned i = 0; i < bytes; i++)
        each[i] = 0;
#endif
}

/* All other numbers come from kantyna/native/constants.py, which writes them before this source: KN_SEATS, KN_ROW,
 * KN_NONE, KN_HAND (a zone), KN_BY_WIN (an ending), KN_C_play (a kind of choice), KN_F_cost (a feature of one) … */
#define KN_ZONES (KN_COMMON_ZONES + KN_SEAT_ZONES * KN_SEATS)
#define KN_SET ((KN_CARDS + 7) / 8)
#define KN_OFFERS (3 * KN_CARDS + 16)
#define KN_COUNTED (KN_STUDY ? KN_TOTALS : 6 * KN_KINDS) /* the first totals, which are always counted */
#define KN_WEIGHTS (KN_CHOICES * (KN_FEATURES + KN_KINDS))

/* The effects that C has, by the names of their Python classes. An effect of KN_RUN has a function `run_<name>`, one of
 * KN_ASK has a case in `kn_offer` and `kn_answer`. Effects of KN_GAIN only give something. */
#define KN_GAIN(X) X(Trade) X(Combat) X(Authority) X(Draw)
#define KN_RUN(X) \
    X(Nothing) X(All) KN_GAIN(X) X(DrawPerCardPlayed) X(IfBases) X(NextShipOnTop) \
    X(EnterPlay) X(Play) X(UsePrimary) X(UseAlly) X(UseScrap) X(Buy) X(TakeBought) X(AttackBase) X(AttackSeat) \
    X(Turn) X(DiscardPhase) X(DrawPhase) X(NextTurn) X(LeaveGame) X(Occur) X(Happen) X(Settle) X(AnswerWindow) X(Answer)
#define KN_ASK(X) \
    X(MainPhase) X(PutWhere) X(Either) X(AnyOf) X(OpponentDiscards) X(DiscardCards) X(DiscardForCards) X(ScrapCards) \
    X(ScrapForCards) X(ScrapTradeRow) X(DestroyBase) X(AcquireShip) X(CopyShip)
/* Triggers and constants that cards declare. The rules look them up where they apply. */
#define KN_DECLARED(X) X(WheneverYouPlayAShip) X(AllyOfEveryFaction)

#define KN_ENUM(name) KN_##name,
enum { KN_RUN(KN_ENUM) KN_ASK(KN_ENUM) KN_EFFECT_CLASSES };

#endif
