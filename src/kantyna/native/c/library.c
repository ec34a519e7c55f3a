/* The functions for Python. Callers pass tables of this build's size, and games that the library made or `kn_check`
 * accepted. Indexes and sizes are checked here. */
#include "checking.h"
#include "search.h"

#include <string.h>

#define KN_API __attribute__((visibility("default")))

/* The sizes of its structures, for Python to compare with its own. */
KN_API int kn_sizes(int which)
{
    switch (which) {
    case 0:
        return (int)sizeof(kn_tables);
    case 1:
        return (int)sizeof(kn_game);
    case 2:
        return (int)sizeof(kn_u64);
    case 3:
        return (int)sizeof(kn_result);
    case 4:
        return KN_OFFERS;
    default:
        return 0;
    }
}

KN_API int kn_check(const kn_tables *t, const kn_game *g)
{
    kn_game copy = *g;
    kn_asked asked;
    if (!kn_sound(t, g))
        return KN_BROKEN;
    if (g->over)
        return KN_FINE;
    kn_advance(t, &copy, &asked, 0);
    if (copy.fault)
        return copy.fault;
    /* a game must be at its question, with nothing left to run */
    return memcmp(&copy, g, sizeof copy) ? KN_NO_CHOICE : KN_FINE;
}

KN_API void kn_new(const kn_tables *t, kn_game *g, kn_u64 seed)
{
    kn_asked asked;
    kn_deal(t, g, seed, &asked);
}

/* The number of choices. */
KN_API int kn_count(const kn_tables *t, const kn_game *g)
{
    kn_asked asked;
    if (g->over || g->fault || !g->depth)
        return 0;
    kn_offer(t, g, kn_top(g), &asked);
    return asked.count;
}

/* The choices, as runs. Returns the number of runs; also the seat that is asked and the number of choices. */
KN_API int kn_legal(const kn_tables *t, const kn_game *g, kn_u64 *runs, int *seat, int *count)
{
    kn_asked asked;
    *count = 0;
    *seat = KN_NOBODY;
    if (g->over || g->fault || !g->depth)
        return 0;
    kn_offer(t, g, kn_top(g), &asked);
    memcpy(runs, asked.run, (size_t)asked.runs * sizeof *runs);
    *seat = asked.seat;
    *count = asked.count;
    return asked.runs;
}

/* Make the choice at that index, and count in `r` if it is given. After a fault the game is unchanged. */
KN_API int kn_step_at(const kn_tables *t, kn_game *g, int index, kn_result *r)
{
    kn_asked asked;
    kn_game before;
    if (g->over || g->fault || !g->depth)
        return KN_NO_CHOICE;
    kn_offer(t, g, kn_top(g), &asked);
    if (index < 0 || index >= asked.count)
        return KN_NO_CHOICE;
    before = *g;
    kn_take(t, g, kn_choice_at(&asked, index), 0, r);
    if (g->fault) {
        int fault = g->fault;
        *g = before;
        return fault;
    }
    return KN_FINE;
}

/* The game after each choice. Returns their number, or -1 - fault. If there is no room for all, only the number is
 * returned. */
KN_API int kn_children(const kn_tables *t, const kn_game *g, kn_game *children, int room)
{
    kn_asked asked;
    if (g->over || g->fault || !g->depth)
        return 0;
    kn_offer(t, g, kn_top(g), &asked);
    if (asked.count > room)
        return asked.count;
    for (int i = 0; i < asked.count; i++) {
        children[i] = *g;
        kn_take(t, &children[i], kn_choice_at(&asked, i), 0, 0);
        if (children[i].fault)
            return -1 - children[i].fault;
    }
    return asked.count;
}

/* The number of choices of each game. Returns their sum. */
KN_API kn_i64 kn_counts(const kn_tables *t, const kn_game *games, int n, int *counts)
{
    kn_i64 total = 0;
    for (int i = 0; i < n; i++)
        total += counts[i] = kn_count(t, &games[i]);
    return total;
}

/* The game after each choice of each game. `counts` comes from kn_counts, and `children` has room for their sum. */
KN_API int kn_expand(const kn_tables *t, const kn_game *games, int n, const int *counts, kn_game *children)
{
    for (int i = 0; i < n; i++) {
        int found = kn_children(t, &games[i], children, counts[i]);
        if (found != counts[i])
            return found < 0 ? -1 - found : KN_BROKEN;
        children += found;
    }
    return KN_FINE;
}

/* The index of the choice that a policy makes; -1: there is no choice. */
KN_API int kn_decide_at(const kn_tables *t, const kn_game *g, int sort, const kn_i32 *weights, kn_u64 *chance)
{
    kn_asked asked;
    kn_policy policy;
    if (g->over || g->fault || !g->depth)
        return -1;
    policy.sort = sort;
    policy.weights = weights;
    kn_offer(t, g, kn_top(g), &asked);
    return kn_decide(t, g, policy, chance, &asked);
}

/* How the seats stand (see pilot.h); a seat that is out stands nowhere. */
KN_API void kn_standings(const kn_tables *t, const kn_game *g, const kn_i32 *weights, kn_i32 *standings)
{
    for (int seat = 0; seat < t->seats; seat++)
        standings[seat] = g->out[seat] ? -1000000 : kn_pilot_standing(t, g, weights, seat);
}

/* Play on from a game `times` times, for at most `most` choices each. `wins`: by seat, then draws. */
KN_API int kn_playouts(const kn_tables *t, const kn_game *g, const kn_policy *policies, kn_u64 seed, int times, int most,
                       kn_u32 *wins)
{
    for (int i = 0; i < times; i++) {
        kn_game twin = *g;
        kn_asked asked;
        kn_u64 chance[KN_SEATS];
        for (int seat = 0; seat < t->seats; seat++)
            chance[seat] = kn_mix(kn_derive(seed, (kn_u64)i, (kn_u64)seat + 1));
        twin.chance = kn_mix(kn_derive(seed, (kn_u64)i, 0)); /* new shuffles from here on */
        kn_advance(t, &twin, &asked, 0);
        for (int made = 0; !twin.over && !twin.fault && made < most; made++) {
            int index = kn_decide(t, &twin, policies[asked.seat], &chance[asked.seat], &asked);
            kn_take(t, &twin, kn_choice_at(&asked, index), &asked, 0);
        }
        if (twin.fault)
            return twin.fault;
        wins[twin.over && twin.winner != KN_NOBODY ? twin.winner : t->seats]++;
    }
    return KN_FINE;
}

/* Imagine `rounds` games behind what the asked seat may know, and play each to its end after each of these choices.
 * `results`: by round and choice, 2 for a win of the seat, 1 for a draw, 0 for a loss. Rounds are numbered from `first`:
 * the same numbers give the same games. */
KN_API int kn_look_ahead(const kn_tables *t, const kn_game *g, const kn_policy *policies, kn_u64 seed, int first,
                         int rounds, const int *choices, int count, int most, kn_u8 *results)
{
    kn_asked offered;
    if (g->over || g->fault || !g->depth)
        return KN_NO_CHOICE;
    kn_offer(t, g, kn_top(g), &offered);
    for (int i = 0; i < count; i++)
        if (choices[i] < 0 || choices[i] >= offered.count)
            return KN_NO_CHOICE;
    for (int round = 0; round < rounds; round++) {
        kn_game dealt = *g;
        kn_u64 number = (kn_u64)first + (kn_u64)round;
        kn_imagine(t, &dealt, offered.seat, kn_derive(seed, number, 0));
        for (int i = 0; i < count; i++) {
            kn_game twin = dealt;
            kn_asked asked;
            kn_u64 chance[KN_SEATS];
            for (int seat = 0; seat < t->seats; seat++)
                chance[seat] = kn_mix(kn_derive(seed, number, (kn_u64)seat + 1));
            kn_take(t, &twin, kn_choice_at(&offered, choices[i]), &asked, 0);
            for (int made = 0; !twin.over && !twin.fault && made < most; made++) {
                int index = kn_decide(t, &twin, policies[asked.seat], &chance[asked.seat], &asked);
                kn_take(t, &twin, kn_choice_at(&asked, index), &asked, 0);
            }
            if (twin.fault)
                return twin.fault;
            results[round * count + i] = !twin.over || twin.winner == KN_NOBODY ? 1 : twin.winner == offered.seat ? 2 : 0;
        }
    }
    return KN_FINE;
}

/* One game of a simulation, with its choices. */
KN_API void kn_one(const kn_tables *t, kn_u64 seed, kn_u64 number, const kn_policy *policies, kn_u32 most, kn_game *g,
                   kn_result *r, kn_u16 *index, kn_u16 *count, int room)
{
    kn_trace trace;
    trace.index = index;
    trace.count = count;
    trace.room = room;
    kn_play(t, seed, number, policies, most, g, r, &trace);
}

/* Add the result of a game that Python stepped. */
KN_API void kn_add_one(const kn_tables *t, const kn_result *r, kn_i64 *totals)
{
    kn_add_up(t, r, totals);
}

/* Games `first` to `last - 1` of a simulation. `totals`: see kn_add_up. */
KN_API int kn_many(const kn_tables *t, kn_u64 seed, kn_u64 first, kn_u64 last, const kn_policy *policies, kn_u32 most,
                   kn_u8 *winners, kn_u8 *firsts, kn_u32 *turns, kn_u32 *choices, kn_i64 *totals, kn_u16 *bought,
                   kn_u16 *played)
{
    for (kn_u64 number = first; number < last; number++) {
        kn_u64 i = number - first;
        kn_game g;
        kn_result r;
        kn_play(t, seed, number, policies, most, &g, &r, 0);
        if (r.fault)
            return r.fault;
        winners[i] = r.winner;
        firsts[i] = r.first;
        turns[i] = r.turns;
        choices[i] = r.choices;
        kn_add_up(t, &r, totals);
        for (int seat = 0; bought && seat < t->seats; seat++) {
            kn_u64 row = (i * (kn_u64)t->seats + (kn_u64)seat) * (kn_u64)t->kinds;
            memcpy(bought + row, r.bought[seat], (size_t)t->kinds * sizeof(kn_u16));
            memcpy(played + row, r.played[seat], (size_t)t->kinds * sizeof(kn_u16));
        }
    }
    return KN_FINE;
}
