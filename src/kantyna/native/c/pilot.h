/* The pilot: kantyna/bots/star_realms/policy.py, choice for choice. Its weights are whole numbers: first the named
 * numbers KN_P_…, then KN_PILOT_COLUMNS numbers (KN_K_…) for each kind of card. */
#ifndef KN_PILOT_H
#define KN_PILOT_H
#include "machine.h"

/* The cards for sale: what each costs and is worth. */
typedef struct {
    int n;
    int cost[KN_ROW + 2], worth[KN_ROW + 2], card[KN_ROW + 2];
} kn_p_market;

/* What the pilot reads of a table once for each question. */
typedef struct {
    const kn_tables *t;
    const kn_game *g;
    const kn_i32 *w;
    int seat, phase, behind, stalled;
    int counted, visited; /* are the seat's own cards counted, and those for sale? */
    int allies[KN_ALL_FACTIONS + 1], trade, scraps;
    kn_p_market market;
} kn_pilot;

KN_FN int kn_p(const kn_pilot *p, int name)
{
    return p->w[name];
}

/* A number that depends on the phase of the game. */
KN_FN int kn_p_now(const kn_pilot *p, int name)
{
    return p->w[name + p->phase];
}

KN_FN int kn_p_card(const kn_pilot *p, int kind, int column)
{
    return p->w[KN_PILOT_NUMBERS + kind * KN_PILOT_COLUMNS + column];
}

KN_FN int kn_p_card_now(const kn_pilot *p, int kind, int column)
{
    return kn_p_card(p, kind, column + p->phase);
}

KN_FN int kn_p_clip(int n)
{
    return n > 900 ? 900 : n < -900 ? -900 : n;
}

KN_FN kn_pilot kn_pilot_look(const kn_tables *t, const kn_game *g, const kn_i32 *w, int seat)
{
    kn_pilot p;
    int own = (int)((g->turn - 1) / (kn_u32)t->seats) + 1, lowest = g->authority[seat], enemy = 0, by_authority;
    p.t = t;
    p.g = g;
    p.w = w;
    p.seat = seat;
    p.counted = p.visited = 0;
    for (int other = 0; other < t->seats; other++) {
        if (other == seat || g->out[other])
            continue;
        if (g->authority[other] < lowest)
            lowest = g->authority[other];
        if (g->authority[other] > enemy)
            enemy = g->authority[other];
    }
    p.behind = enemy - g->authority[seat] >= w[KN_P_behind];
    p.stalled = own > w[KN_P_turn_stalled];
    p.phase = (own > w[KN_P_turn_middle]) + (own > w[KN_P_turn_late]);
    by_authority = (lowest < w[KN_P_authority_middle]) + (lowest < w[KN_P_authority_late]);
    if (by_authority > p.phase)
        p.phase = by_authority;
    return p;
}

/* Count the seat's own cards, wherever they are. */
KN_FN void kn_pilot_count(kn_pilot *p)
{
    if (p->counted)
        return;
    p->counted = 1;
    for (int i = 0; i <= KN_ALL_FACTIONS; i++)
        p->allies[i] = 0;
    p->trade = p->scraps = 0;
    for (int zone = KN_HAND; zone <= KN_PLAY; zone++)
        KN_EACH(p->g, kn_zone(p->seat, zone), card) {
            const kn_kind *kind = kn_kind_of(p->t, card);
            p->allies[kind->faction]++;
            p->scraps += kind->primary.gives[4];
            if (kind->faction)
                p->trade += kind->primary.gives[0];
        }
}

/* What gains are worth in this phase. */
KN_FN int kn_p_gains(const kn_pilot *p, const kn_u8 *gives)
{
    int total = 0;
    for (int i = 0; i < KN_GIVES; i++)
        total += gives[i] ? gives[i] * kn_p_now(p, KN_P_trade + 3 * i) : 0;
    return total;
}

/* What a card is worth in hand. */
KN_FN int kn_p_held(const kn_pilot *p, int kind)
{
    const kn_kind *it = &p->t->kind[kind];
    int worth = kn_p_gains(p, it->primary.gives);
    return it->flags & KN_SHIP ? worth : worth + kn_p(p, KN_P_base_held) + kn_p(p, KN_P_defense_held) * it->defense;
}

/* What a card would be worth in the deck. */
KN_FN int kn_p_wanted(kn_pilot *p, int kind)
{
    const kn_kind *it = &p->t->kind[kind];
    int n;
    kn_pilot_count(p);
    n = it->faction ? p->allies[it->faction] : 0;
    return kn_p_card_now(p, kind, KN_K_buy) + kn_p_card(p, kind, KN_K_ally) * (n > 8 ? 8 : n) +
           (p->stalled ? 300 : 0) + (it->flags & KN_OUTPOST && p->behind ? kn_p(p, KN_P_outpost_behind) : 0) +
           kn_p(p, KN_P_trade_glut) * it->primary.gives[0] * (p->trade > 20 ? 20 : p->trade) / 16 +
           kn_p(p, KN_P_scrap_glut) * it->primary.gives[4] * (p->scraps > 8 ? 8 : p->scraps);
}

KN_FN void kn_p_offer(kn_pilot *p, kn_p_market *market, int card)
{
    if (card == KN_NONE || market->n >= KN_ROW + 2)
        return;
    market->card[market->n] = card;
    market->cost[market->n] = kn_kind_of(p->t, card)->cost;
    market->worth[market->n] = kn_p_wanted(p, p->t->kind_of[card]);
    market->n++;
}

KN_FN const kn_p_market *kn_p_visit(kn_pilot *p)
{
    int explorer = kn_first(p->g, KN_EXPLORERS);
    kn_p_market *market = &p->market;
    if (p->visited)
        return market;
    p->visited = 1;
    market->n = 0;
    KN_EACH(p->g, KN_TRADE_ROW, card)
        kn_p_offer(p, market, card);
    kn_p_offer(p, market, explorer);
    if (explorer != KN_NONE)
        kn_p_offer(p, market, kn_after(p->g, KN_EXPLORERS, explorer));
    return market;
}

/* The best further card for that much trade; `taken`: the place of a card that is already bought. */
KN_FN int kn_p_second(const kn_p_market *market, int trade, int taken)
{
    int best = 0;
    for (int i = 0; i < market->n; i++)
        if (i != taken && market->cost[i] <= trade && market->worth[i] > best)
            best = market->worth[i];
    return best;
}

/* The worth of buying the card at that place, and of the best card that is bought with the rest. */
KN_FN int kn_p_bargain(const kn_pilot *p, const kn_p_market *market, int trade, int place)
{
    int rest = kn_p_second(market, trade - market->cost[place], place);
    return market->worth[place] + rest * kn_p(p, KN_P_second) / 16;
}

/* The worth of what that much trade buys. */
KN_FN int kn_p_plan(const kn_pilot *p, const kn_p_market *market, int trade)
{
    int best = 0;
    for (int i = 0; i < market->n; i++)
        if (market->cost[i] <= trade && market->worth[i] > 0) {
            int worth = kn_p_bargain(p, market, trade, i);
            best = worth > best ? worth : best;
        }
    return best;
}

KN_FN int kn_p_more_trade(kn_pilot *p, int n)
{
    const kn_p_market *market = kn_p_visit(p);
    int trade = p->g->trade[p->seat];
    return kn_p_plan(p, market, trade + n) - kn_p_plan(p, market, trade);
}

/* combat */

KN_FN int kn_p_outposts(const kn_pilot *p, int seat)
{
    int total = 0;
    KN_EACH(p->g, kn_zone(seat, KN_PLAY), card)
        if (kn_kind_of(p->t, card)->flags & KN_OUTPOST)
            total += kn_kind_of(p->t, card)->defense;
    return total;
}

/* How much combat can be spent on a player: all of it if every outpost can be destroyed, otherwise only whole ones. */
KN_FN int kn_p_spendable(const kn_pilot *p, int seat, int combat)
{
    kn_u64 sums = 1;
    int most = combat > 63 ? 63 : combat;
    if (combat >= kn_p_outposts(p, seat))
        return combat;
    KN_EACH(p->g, kn_zone(seat, KN_PLAY), card)
        if (kn_kind_of(p->t, card)->flags & KN_OUTPOST)
            sums |= sums << kn_kind_of(p->t, card)->defense;
    while (!(sums >> most & 1))
        most--;
    return most;
}

KN_FN int kn_p_usable(const kn_pilot *p, int combat)
{
    int best = 0;
    for (int other = 0; other < p->t->seats; other++)
        if (other != p->seat && !p->g->out[other]) {
            int n = kn_p_spendable(p, other, combat);
            best = n > best ? n : best;
        }
    return best;
}

/* Would that much combat defeat a player now? */
KN_FN int kn_p_lethal(const kn_pilot *p, int combat)
{
    for (int other = 0; other < p->t->seats; other++)
        if (other != p->seat && !p->g->out[other] && combat >= kn_p_outposts(p, other) + p->g->authority[other])
            return 1;
    return 0;
}

/* What `n` more combat is worth. */
KN_FN int kn_p_more_combat(const kn_pilot *p, int n)
{
    int combat = p->g->combat[p->seat], gain = kn_p_usable(p, combat + n) - kn_p_usable(p, combat);
    return kn_p_now(p, KN_P_combat) * gain + kn_p(p, KN_P_idle_combat) * (n - gain);
}

/* Attacking a base: the outposts of a player are destroyed as a group with the highest worth; other bases, if they are
 * worth more than the damage to their player. */
KN_FN int kn_p_attack(const kn_pilot *p, int base)
{
    int owner = kn_controller(p->g, base), combat = p->g->combat[p->seat], face = kn_p_now(p, KN_P_combat);
    int total = kn_p_outposts(p, owner), authority = p->g->authority[owner], n = 0, best = 0, group = 0, place = -1;
    const kn_kind *it = kn_kind_of(p->t, base);
    int defense[8], worth[8];
    if (!(it->flags & KN_OUTPOST)) {
        int gain = kn_p_card(p, p->t->kind_of[base], KN_K_target) - face * it->defense;
        return combat >= authority || gain <= 0 ? -1 : 5000 + kn_p_clip(gain);
    }
    if (combat >= total + authority)
        return 5900;
    KN_EACH(p->g, kn_zone(owner, KN_PLAY), card) {
        const kn_kind *other = kn_kind_of(p->t, card);
        if (!(other->flags & KN_OUTPOST) || n == 8)
            continue;
        if (card == base)
            place = n;
        defense[n] = other->defense;
        worth[n++] = kn_p_card(p, p->t->kind_of[card], KN_K_target);
    }
    if (place < 0)
        return 5000;
    for (int some = 1; some < 1 << n; some++) {
        int spent = 0, sum = 0;
        for (int i = 0; i < n; i++)
            if (some >> i & 1) {
                spent += defense[i];
                sum += worth[i];
            }
        if (spent > combat)
            continue;
        sum += spent == total ? face * (combat - spent) : 0;
        if (sum > best) {
            best = sum;
            group = some;
        }
    }
    return group >> place & 1 ? 5000 + kn_p_clip(worth[place]) : -1;
}

/* questions */

/* Is there a card in these zones that the player would rather not have? */
KN_FN int kn_p_junk(const kn_pilot *p, int also_discard)
{
    KN_EACH(p->g, kn_zone(p->seat, KN_HAND), card)
        if (kn_p_card_now(p, p->t->kind_of[card], KN_K_drop) > 0)
            return 1;
    if (also_discard)
        KN_EACH(p->g, kn_zone(p->seat, KN_DISCARD), card)
            if (kn_p_card_now(p, p->t->kind_of[card], KN_K_drop) > 0)
                return 1;
    return 0;
}

KN_FN int kn_p_use(const kn_pilot *p, int kind)
{
    int how = kn_p_card(p, kind, KN_K_use);
    if (how == KN_USE_WITH_HAND)
        return p->g->last[kn_zone(p->seat, KN_HAND)] != KN_NONE ? 9000 : 7000;
    if (how == KN_USE_WITH_JUNK_HELD || how == KN_USE_WITH_JUNK)
        return kn_p_junk(p, how == KN_USE_WITH_JUNK) ? 9000 : -100;
    return 7000;
}

KN_FN int kn_p_scrap(kn_pilot *p, int kind)
{
    const kn_u8 *gives = p->t->kind[kind].scrap.gives;
    int worth = kn_p_card_now(p, kind, KN_K_scrap), combat = p->g->combat[p->seat];
    for (int i = 2; i < KN_GIVES; i++)
        worth += gives[i] ? gives[i] * kn_p_now(p, KN_P_trade + 3 * i) : 0;
    if (gives[0])
        worth += kn_p_more_trade(p, gives[0]);
    if (gives[1]) {
        int within = combat;
        worth += kn_p_more_combat(p, gives[1]);
        KN_EACH(p->g, kn_zone(p->seat, KN_PLAY), card)
            within += p->t->kind[kn_face(p->t, p->g, card)].scrap.gives[1];
        if (!kn_p_lethal(p, combat) && kn_p_lethal(p, within))
            worth += 500;
    }
    return worth > 0 ? 6000 + kn_p_clip(worth) : -100;
}

/* The worth of discarding up to two cards for new ones. */
KN_FN int kn_p_renew(const kn_pilot *p)
{
    int first = 0, second = 0, draw = kn_p_now(p, KN_P_draws);
    KN_EACH(p->g, kn_zone(p->seat, KN_HAND), card) {
        int gain = draw - kn_p_held(p, p->t->kind_of[card]);
        if (gain > first) {
            second = first;
            first = gain;
        } else if (gain > second) {
            second = gain;
        }
    }
    return first + second;
}

KN_FN int kn_p_take(kn_pilot *p, int part)
{
    const kn_effect *it = &p->t->effect[part];
    switch (it->name) {
    case KN_Trade:
        return kn_p_now(p, KN_P_trade) * it->a + kn_p_more_trade(p, it->a);
    case KN_Combat:
        return kn_p_lethal(p, p->g->combat[p->seat] + it->a) ? 5000 : kn_p_more_combat(p, it->a);
    case KN_DrawPerCardPlayed: {
        int n = 0;
        KN_EACH(p->g, kn_zone(p->seat, KN_PLAY), card)
            n += kn_kind_of(p->t, card)->faction & it->a ? 1 : 0;
        return kn_p_now(p, KN_P_draws) * n;
    }
    case KN_DiscardForCards:
        return kn_p_renew(p);
    case KN_DestroyBase:
    case KN_ScrapTradeRow:
        return 50;
    default:
        return kn_p_gains(p, it->gives);
    }
}

KN_FN int kn_p_scrap_card(kn_pilot *p, int card)
{
    int kind = p->t->kind_of[card], zone = kn_where(p->g, card), drop;
    if (zone == KN_TRADE_ROW) {
        int worth = kn_p_wanted(p, kind);
        return kn_kind_of(p->t, card)->cost > p->g->trade[p->seat] ? worth - kn_p_now(p, KN_P_row_kept) : -worth - 100;
    }
    drop = kn_p_card_now(p, kind, KN_K_drop);
    return zone == kn_zone(p->seat, KN_HAND) ? drop - kn_p_held(p, kind) * kn_p(p, KN_P_hand_scrapped) / 16 : drop;
}

KN_FN int kn_p_score(kn_pilot *p, kn_choice choice)
{
    int kind = choice.card == KN_NONE ? 0 : p->t->kind_of[choice.card];
    switch (choice.word) {
    case KN_C_play:
        return 8000 - kn_p_card(p, kind, KN_K_order);
    case KN_C_use:
        return kn_p_use(p, kn_face(p->t, p->g, choice.card));
    case KN_C_ally:
        return 7500;
    case KN_C_scrap:
        return kn_p_scrap(p, kn_face(p->t, p->g, choice.card));
    case KN_C_attack:
        return kn_p_attack(p, choice.card);
    case KN_C_attack_seat: {
        int authority = p->g->authority[choice.part];
        return 4300 + (choice.n > 200 ? 200 : choice.n) + (choice.n >= authority ? 300 : 0) -
               (authority > 200 ? 200 : authority);
    }
    case KN_C_buy: {
        const kn_p_market *market = kn_p_visit(p);
        int place = 0;
        while (place < market->n - 1 && market->card[place] != choice.card)
            place++;
        if (market->worth[place] <= 0)
            return -1;
        return 3000 + kn_p_clip(kn_p_bargain(p, market, p->g->trade[p->seat], place));
    }
    case KN_C_take:
        return kn_p_take(p, choice.part);
    case KN_C_put_on_top:
        return kn_p_held(p, kind) - kn_p(p, KN_P_kept_off_deck);
    case KN_C_discard:
        return kn_p_now(p, KN_P_draws) - kn_p_held(p, kind);
    case KN_C_scrap_card:
        return kn_p_scrap_card(p, choice.card);
    case KN_C_destroy:
        return kn_controller(p->g, choice.card) == p->seat ? -1000 : 1000 + kn_p_card(p, kind, KN_K_target);
    case KN_C_acquire:
        return kn_p_wanted(p, kind);
    case KN_C_copy:
        return kn_p_held(p, kind);
    case KN_C_target:
        return -p->g->authority[choice.part];
    default:
        return 0; /* end, done, decline, put on the discard pile */
    }
}

/* The most that a choice of this kind can score. */
KN_FN int kn_p_most(int word)
{
    switch (word) {
    case KN_C_scrap:
        return 6900;
    case KN_C_attack:
        return 5900;
    case KN_C_attack_seat:
        return 4800;
    case KN_C_buy:
        return 3900;
    default:
        return 9000;
    }
}

/* How a seat stands, in thousandths of a logit: a player's chance of winning is the share of exp(standing / 1000). It
 * counts only what everybody knows: which cards a player has, not where they are. */
KN_FN int kn_pilot_standing(const kn_tables *t, const kn_game *g, const kn_i32 *w, int seat)
{
    kn_pilot p = kn_pilot_look(t, g, w, seat);
    int cards = 0, held = 0, bases = 0;
    for (int zone = KN_HAND; zone <= KN_PLAY; zone++)
        KN_EACH(g, kn_zone(seat, zone), card) {
            int kind = t->kind_of[card];
            cards++;
            held += kn_p_held(&p, kind);
            if (zone == KN_PLAY)
                bases += kn_p_card(&p, kind, KN_K_target);
        }
    return kn_p_now(&p, KN_P_standing_authority) * g->authority[seat] +
           kn_p_now(&p, KN_P_standing_deck) * (5 * held / (cards + 2)) + kn_p_now(&p, KN_P_standing_bases) * bases +
           (g->active == seat ? kn_p_now(&p, KN_P_standing_turn) : 0);
}

/* The index of the highest score; of several, the first. */
KN_FN int kn_pilot_best(const kn_tables *t, const kn_game *g, const kn_i32 *w, const kn_asked *asked)
{
    kn_pilot p = kn_pilot_look(t, g, w, asked->seat);
    int best = -1, highest = 0, index = 0;
    for (int i = 0; i < asked->runs; i++) {
        kn_choice choice = kn_run_at(asked, i);
        if (best < 0 || highest < kn_p_most(choice.word)) {
            int score = kn_p_score(&p, choice); /* of a run the first is the best: it spends the most */
            if (best < 0 || score > highest) {
                best = index;
                highest = score;
            }
        }
        index += choice.count;
    }
    return best;
}

#endif
