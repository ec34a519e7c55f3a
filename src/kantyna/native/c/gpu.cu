/* Many games on a GPU, from the same source as on a processor. When the game of a thread is over, the thread deals the
 * next one, so that no thread waits for the longest game of its warp. */
#include "playing.h"

/* Games `first` to `last - 1` of a simulation, counted as by kn_many. `next`: the number of games begun. `sums`:
 * KN_TOTALS for each block, so that blocks do not wait for each other. `made`: 0, or where the indexes of the first
 * `room` choices of each game are written. */
extern "C" __global__ void kn_gpu_many(const kn_tables *given, kn_u64 seed, kn_u64 first, kn_u64 last,
                                       const kn_policy *policies, kn_u32 most, kn_u8 *winners, kn_u8 *firsts,
                                       kn_u32 *turns, kn_u32 *choices, kn_sum *sums, kn_u16 *bought, kn_u16 *played,
                                       kn_u64 *next, kn_u32 *fault, kn_u16 *made, kn_u32 room)
{
    __shared__ kn_tables tables; /* read at every step */
    __shared__ kn_sum counted[KN_COUNTED];
    const kn_tables *t = &tables;
    kn_game g;
    kn_result r;
    kn_asked asked;
    kn_u64 chance[KN_SEATS];
    kn_trace trace;
    kn_u64 i;
    trace.room = (kn_i32)room;
    trace.count = 0;
    for (unsigned at = threadIdx.x; at < sizeof(kn_tables) / 4; at += blockDim.x)
        ((kn_u32 *)&tables)[at] = ((const kn_u32 *)given)[at];
    for (unsigned at = threadIdx.x; at < KN_COUNTED; at += blockDim.x)
        counted[at] = 0;
    __syncthreads();
    /* one choice a round, so that the threads of a warp stay together even when one of them deals a new game */
    for (int begun = 0;; begun = 1) {
        if (!begun || !kn_goes_on(&g, &r, most)) {
            if (begun) {
                kn_close(&g, &r);
                if (r.fault)
                    atomicExch(fault, (kn_u32)r.fault);
                winners[i] = r.winner;
                firsts[i] = r.first;
                turns[i] = r.turns;
                choices[i] = r.choices;
                kn_add_up(t, &r, counted);
                for (int seat = 0; bought && seat < t->seats; seat++)
                    for (int kind = 0; kind < t->kinds; kind++) {
                        kn_u64 cell = (i * (kn_u64)t->seats + (kn_u64)seat) * (kn_u64)t->kinds + (kn_u64)kind;
                        bought[cell] = r.bought[seat][kind];
                        played[cell] = r.played[seat][kind];
                    }
            }
            i = atomicAdd(next, 1ULL);
            if (first + i >= last)
                break;
            kn_begin(t, seed, first + i, &g, &r, &asked, chance);
            trace.index = made + i * room;
        }
        kn_play_on(t, policies, &g, &r, &asked, chance, made ? &trace : 0);
    }
    __syncthreads();
    for (unsigned at = threadIdx.x; at < KN_COUNTED; at += blockDim.x)
        sums[blockIdx.x * KN_TOTALS + at] = counted[at];
}
