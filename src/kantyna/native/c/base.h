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

/* All other numbers come from kantyna/native/constants.py, which writes them before this source: KN_SEATS, KN_ROW,
 * KN_NONE, KN_HAND (a zone), KN_BY_WIN (an ending), KN_C_play (a kind of choice), KN_F_cost (a feature of a choice) … */
#define KN_ZONES (KN_COMMON_ZONES + KN_SEAT_ZONES * KN_SEATS)
#define KN_SET ((KN_CARDS + 7) / 8)
#define KN_OFFERS (3 * KN_CARDS + 16)
#define KN_COUNTED (KN_STUDY ? KN_TOTALS : 6 * KN_KINDS) /* the first totals, which are always counted */
#define KN_WEIGHTS (KN_CHOICES * (KN_FEATURES + KN_KINDS))

/* Effects, each by the name of the class that it mirrors. What has a function `run_<name>` here is done by it; what asks
 * has its line in `kn_offer` and `kn_answer`. */
#define KN_GAIN(X) X(Trade) X(Combat) X(Authority) X(Draw)
#define KN_RUN(X) \
    X(Nothing) X(All) KN_GAIN(X) X(DrawPerCardPlayed) X(IfBases) X(NextShipOnTop) \
    X(EnterPlay) X(Play) X(UsePrimary) X(UseAlly) X(UseScrap) X(Buy) X(TakeBought) X(AttackBase) X(AttackSeat) \
    X(Turn) X(DiscardPhase) X(DrawPhase) X(NextTurn) X(LeaveGame) X(Occur) X(Happen) X(Settle) X(AnswerWindow) X(Answer)
#define KN_ASK(X) \
    X(MainPhase) X(PutWhere) X(Either) X(AnyOf) X(OpponentDiscards) X(DiscardCards) X(DiscardForCards) X(ScrapCards) \
    X(ScrapForCards) X(ScrapTradeRow) X(DestroyBase) X(AcquireShip) X(CopyShip)
/* What is declared on a card and is no effect: it is asked where the rules ask for it. */
#define KN_DECLARED(X) X(WheneverYouPlayAShip) X(AllyOfEveryFaction)

#define KN_ENUM(name) KN_##name,
enum { KN_RUN(KN_ENUM) KN_ASK(KN_ENUM) KN_EFFECT_CLASSES };

#endif
