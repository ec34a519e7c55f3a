/* Plays one game from a seed and policies, with a result of fixed size: the work of a thread, on a processor or GPU. */
#ifndef KN_PLAYING_H
#define KN_PLAYING_H
#include "policies.h"

/* The seeds of a simulation, as kantyna/engine/chance/simulation_seeds.py derives them. */
KN_FN kn_u64 kn_derive(kn_u64 seed, kn_u64 game, kn_u64 role)
{
    const kn_u64 stride = 0x9E3779B97F4A7C15ULL;
    return kn_mix(kn_mix(kn_mix(seed) + game * stride) + role * stride);
}

KN_FN kn_u64 kn_table_seed(kn_u64 seed, kn_u64 game)
{
    return kn_derive(seed, game, 0) >> 11;
}

/* The choices made in a game: the index of each, and the number of choices there were. */
typedef struct {
    kn_u16 *index, *count;
    kn_i32 room;
} kn_trace;

/* Deal game `number` of a simulation. `chance`: the random state of each seat's policy. */
KN_FN void kn_begin(const kn_tables *t, kn_u64 seed, kn_u64 number, kn_game *g, kn_result *r, kn_asked *asked,
                    kn_u64 *chance)
{
    kn_clear(r, sizeof(kn_result));
    for (int seat = 0; seat < t->seats; seat++)
        chance[seat] = kn_mix(kn_derive(seed, number, (kn_u64)seat + 1));
    kn_deal(t, g, kn_table_seed(seed, number), asked);
    r->first = (kn_u8)asked->seat;
}

KN_FN int kn_goes_on(const kn_game *g, const kn_result *r, kn_u32 most)
{
    return !g->over && !g->fault && r->choices < most;
}

/* The policy of the seat that is asked makes one choice. */
KN_FN void kn_play_on(const kn_tables *t, const kn_policy *policies, kn_game *g, kn_result *r, kn_asked *asked,
                      kn_u64 *chance, const kn_trace *trace)
{
    int index = kn_decide(t, g, policies[asked->seat], &chance[asked->seat], asked);
    if (trace && r->choices < (kn_u32)trace->room) {
        trace->index[r->choices] = (kn_u16)index;
        if (trace->count)
            trace->count[r->choices] = (kn_u16)asked->count;
    }
    kn_take(t, g, kn_choice_at(asked, index), asked, r);
    r->choices++;
}

KN_FN void kn_close(const kn_game *g, kn_result *r)
{
    r->turns = g->turn;
    r->over = g->over;
    r->winner = g->over ? g->winner : KN_NOBODY;
    r->fault = g->fault;
}

/* Sums over many games. On a GPU the threads of a block add to the same sums at the same time. */
#ifdef __CUDACC__
typedef kn_u32 kn_sum;
#define KN_ADD_TO(sum, n) atomicAdd(&(sum), (kn_sum)(n))
#else
typedef kn_i64 kn_sum;
#define KN_ADD_TO(sum, n) ((sum) += (n))
#endif

/* Add the result of a game to `totals`. First rows by kind of card: copies bought by winners, by losers, and in drawn
 * games; copies played, likewise; for each part of the game the players who bought a copy in it; for each part those of
 * them who won. Then two rows by turn: trade and combat. */
KN_FN void kn_add_up(const kn_tables *t, const kn_result *r, kn_sum *totals)
{
    kn_sum *made = totals + KN_ROWS * KN_KINDS;
    for (int seat = 0; seat < t->seats; seat++) {
        int part = r->winner == KN_NOBODY ? 2 : r->winner == seat ? 0 : 1;
        for (int kind = 0; kind < t->kinds; kind++) {
            int bands = KN_STUDY ? r->bands[seat][kind] : 0;
            if (r->bought[seat][kind])
                KN_ADD_TO(totals[part * KN_KINDS + kind], r->bought[seat][kind]);
            if (r->played[seat][kind])
                KN_ADD_TO(totals[(3 + part) * KN_KINDS + kind], r->played[seat][kind]);
            for (int band = 0; bands; band++, bands >>= 1) {
                if (!(bands & 1))
                    continue;
                KN_ADD_TO(totals[(6 + band) * KN_KINDS + kind], 1);
                if (!part)
                    KN_ADD_TO(totals[(6 + KN_BANDS + band) * KN_KINDS + kind], 1);
            }
        }
    }
    for (kn_u32 turn = 0; KN_STUDY && turn < r->turns && turn < KN_TURNS; turn++) {
        if (r->trade[turn])
            KN_ADD_TO(made[turn], r->trade[turn]);
        if (r->combat[turn])
            KN_ADD_TO(made[KN_TURNS + turn], r->combat[turn]);
    }
}

/* Play game `number` of a simulation until it is over, or for `most` choices. */
KN_FN void kn_play(const kn_tables *t, kn_u64 seed, kn_u64 number, const kn_policy *policies, kn_u32 most, kn_game *g,
                   kn_result *r, const kn_trace *trace)
{
    kn_asked asked;
    kn_u64 chance[KN_SEATS];
    kn_begin(t, seed, number, g, r, &asked, chance);
    while (kn_goes_on(g, r, most))
        kn_play_on(t, policies, g, r, &asked, chance, trace);
    kn_close(g, r);
}

#endif
