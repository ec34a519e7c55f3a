/* Policies: at random; at random, but ending a turn only when nothing else can be done; by weights of features; the
 * pilot; the rules of thumb of a style. */
#ifndef KN_POLICIES_H
#define KN_POLICIES_H
#include "pilot.h"
#include "styles.h"

/* `weights`: for each kind of choice, one for each feature, then one for each kind of card. */
typedef struct {
    const kn_i32 *weights;
    kn_i32 sort;
} kn_policy;

/* What is the same for all choices of a question. */
typedef struct {
    int seat, cards, enemy;
} kn_outlook;

KN_FN kn_outlook kn_look(const kn_tables *t, const kn_game *g, int seat)
{
    kn_outlook outlook;
    kn_u8 players[KN_SEATS + 1];
    int n = kn_players_in_reach(t, g, seat, players);
    outlook.seat = seat;
    outlook.enemy = n ? g->authority[players[0]] : 0;
    outlook.cards = 0;
    for (int zone = KN_HAND; zone <= KN_PLAY; zone++)
        outlook.cards += kn_size(g, kn_zone(seat, zone));
    return outlook;
}

/* The number of own cards in hand and in play that share a faction with that card. */
KN_FN int kn_allies(const kn_tables *t, const kn_game *g, int seat, int card)
{
    int n = 0, icon = kn_kind_of(t, card)->faction;
    KN_EACH(g, kn_zone(seat, KN_HAND), other)
        n += other != card && kn_factions(t, g, other) & icon ? 1 : 0;
    KN_EACH(g, kn_zone(seat, KN_PLAY), other)
        n += other != card && kn_factions(t, g, other) & icon ? 1 : 0;
    return n;
}

/* What the effects of the choice give. */
KN_FN const kn_u8 *kn_gives(const kn_tables *t, const kn_game *g, kn_choice choice)
{
    const kn_kind *kind;
    if (choice.word == KN_C_take)
        return t->effect[choice.part].gives;
    if (choice.card == KN_NONE)
        return 0;
    kind = kn_kind_of(t, choice.card);
    switch (choice.word) {
    case KN_C_play:
        return kind->flags & KN_SHIP ? kind->primary.gives : 0;
    case KN_C_use:
        return t->kind[kn_face(t, g, choice.card)].primary.gives;
    case KN_C_ally:
        return t->kind[kn_face(t, g, choice.card)].ally.gives;
    case KN_C_scrap:
        return t->kind[kn_face(t, g, choice.card)].scrap.gives;
    default:
        return kind->primary.gives;
    }
}

KN_FN kn_i64 kn_score(const kn_tables *t, const kn_game *g, const kn_i32 *weights, kn_outlook outlook, kn_choice choice)
{
    const kn_i32 *w = weights + choice.word * (KN_FEATURES + KN_KINDS);
    const kn_u8 *gives = kn_gives(t, g, choice);
    int seat = outlook.seat;
    kn_i64 score = w[KN_F_one];
    score += (kn_i64)w[KN_F_amount] * choice.n;
    score += (kn_i64)w[KN_F_turn] * g->turn;
    score += (kn_i64)w[KN_F_cards] * outlook.cards;
    score += (kn_i64)w[KN_F_own] * g->authority[seat];
    score += (kn_i64)w[KN_F_enemy] * (choice.word == KN_C_attack_seat ? g->authority[choice.part] : outlook.enemy);
    if (gives)
        for (int i = 0; i < KN_GIVES; i++)
            score += (kn_i64)w[KN_F_trade + i] * gives[i];
    if (choice.card != KN_NONE) {
        const kn_kind *kind = kn_kind_of(t, choice.card);
        score += (kn_i64)w[KN_F_cost] * kind->cost;
        score += (kn_i64)w[KN_F_defense] * kind->defense;
        score += kind->flags & KN_SHIP ? w[KN_F_ship] : 0;
        score += kind->flags & KN_OUTPOST ? w[KN_F_outpost] : 0;
        score += kind->share ? w[KN_F_starting] : 0;
        score += w[KN_F_allies] ? (kn_i64)w[KN_F_allies] * kn_allies(t, g, seat, choice.card) : 0;
        score += w[KN_FEATURES + t->kind_of[choice.card]];
        if (choice.word == KN_C_buy)
            score += (kn_i64)w[KN_F_left] * (g->trade[seat] - kind->cost);
        if (choice.word == KN_C_attack)
            score += (kn_i64)w[KN_F_left] * (g->combat[seat] - kind->defense);
    }
    if (choice.word == KN_C_attack_seat) {
        score += (kn_i64)w[KN_F_left] * (g->combat[seat] - choice.n);
        score += choice.n >= g->authority[choice.part] ? w[KN_F_lethal] : 0;
    }
    return score;
}

/* The index of the highest score; of several, the first. */
KN_FN int kn_best(const kn_tables *t, const kn_game *g, const kn_i32 *weights, const kn_asked *asked)
{
    kn_outlook outlook = kn_look(t, g, asked->seat);
    kn_i64 highest = 0;
    int best = -1, index = 0;
    for (int i = 0; i < asked->runs; i++) {
        kn_choice choice = kn_run_at(asked, i);
        for (int k = 0; k < choice.count; k++, index++) {
            kn_i64 score = kn_score(t, g, weights, outlook, choice);
            if (best < 0 || score > highest) {
                best = index;
                highest = score;
            }
            choice.n--;
        }
    }
    return best;
}

/* The index of the choice that a policy makes. A single choice draws no random number. */
KN_FN int kn_decide(const kn_tables *t, const kn_game *g, kn_policy policy, kn_u64 *chance, const kn_asked *asked)
{
    int count = asked->count;
    if (count < 2)
        return 0;
    if (policy.sort == KN_LINEAR)
        return kn_best(t, g, policy.weights, asked);
    if (policy.sort == KN_PILOT)
        return kn_pilot_best(t, g, policy.weights, asked);
    if (policy.sort == KN_STYLE)
        return kn_by_style(t, g, (const kn_style *)policy.weights, asked);
    if (policy.sort == KN_EAGER && kn_run_at(asked, asked->runs - 1).word == KN_C_end)
        count--;
    return count < 2 ? 0 : (int)kn_below(chance, (kn_u32)count);
}

#endif
