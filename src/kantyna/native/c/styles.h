/* A policy by rules of thumb and a table of worths, choice for choice that of
 * kantyna/bots/star_realms/reference_player.py. */
#ifndef KN_STYLES_H
#define KN_STYLES_H
#include "machine.h"

/* What a style values. All worths are whole numbers, in hundredths; the first index is the part of the game. */
typedef struct {
    kn_i32 early_turns, middle_turns, near_end, hold_fire, racing, second;
    kn_i32 bar[KN_PHASES];
    kn_i32 draw[KN_PHASES];
    kn_i32 effect[KN_PHASES][KN_EFFECTS];
    kn_i32 played[KN_PHASES][KN_KINDS], allied[KN_PHASES][KN_KINDS];
    kn_i32 order[KN_KINDS], needs_hand[KN_KINDS], must_scrap[KN_KINDS], for_trade[KN_KINDS], for_combat[KN_KINDS];
} kn_style;

/* A question, and what the player reads from the game to answer it. */
typedef struct {
    const kn_tables *t;
    const kn_game *g;
    const kn_style *style;
    const kn_asked *asked;
    int seat, part, cards; /* `cards`: the number of own cards */
    kn_u8 kin[32]; /* own cards by faction, as bits */
} kn_moment;

KN_FN int kn_part_of_game(const kn_tables *t, const kn_game *g, const kn_style *style)
{
    int turn = (int)(g->turn * 2 / (kn_u32)t->seats), lowest = KN_MOST_AUTHORITY;
    for (int seat = 0; seat < t->seats; seat++)
        if (!g->out[seat] && g->authority[seat] < lowest)
            lowest = g->authority[seat];
    if (turn > style->middle_turns || lowest < style->near_end)
        return 2;
    return turn > style->early_turns;
}

KN_FN kn_moment kn_moment_of(const kn_tables *t, const kn_game *g, const kn_style *style, const kn_asked *asked)
{
    kn_moment m;
    m.t = t;
    m.g = g;
    m.style = style;
    m.asked = asked;
    m.seat = asked->seat;
    m.part = kn_part_of_game(t, g, style);
    m.cards = 0;
    kn_clear(m.kin, sizeof m.kin);
    for (int zone = KN_HAND; zone <= KN_PLAY; zone++)
        KN_EACH(g, kn_zone(m.seat, zone), card) {
            m.kin[kn_kind_of(t, card)->faction & 31]++;
            m.cards++;
        }
    return m;
}

/* What a card is worth in the seat's own deck. */
KN_FN int kn_worth(const kn_moment *m, int kind)
{
    int faction = m->t->kind[kind].faction, met = 0;
    if (faction) {
        met = 500 * m->kin[faction & 31] / (m->cards > 10 ? m->cards : 10);
        met = met > 90 ? 90 : met;
    }
    return m->style->played[m->part][kind] + m->style->allied[m->part][kind] * met / 100;
}

/* Is the deck better without it? */
KN_FN int kn_junk(const kn_moment *m, int card)
{
    const kn_kind *kind = kn_kind_of(m->t, card);
    return !kind->cost || (!kind->faction && m->part > 0);
}

/* The best set of cards for that much trade: what it is worth, and its best kind; -1: none. */
KN_FN int kn_shopping(const kn_moment *m, int trade, int *first)
{
    int kinds[KN_OFFERED], gains[KN_OFFERED], n = 0, best = 0, explorers = 0;
    int cost_of[1 << KN_OFFERED], gain_of[1 << KN_OFFERED], best_of[1 << KN_OFFERED];
    *first = -1;
    for (int pile = 0; pile < 2; pile++)
        KN_EACH(m->g, pile ? KN_EXPLORERS : KN_TRADE_ROW, card) {
            int kind = m->t->kind_of[card], gain;
            if (n >= KN_OFFERED || (pile && explorers++ >= 2))
                break;
            gain = kn_worth(m, kind) - m->style->bar[m->part];
            if (m->t->kind[kind].cost <= trade && gain > 0) {
                kinds[n] = kind;
                gains[n++] = gain;
            }
        }
    cost_of[0] = gain_of[0] = best_of[0] = 0;
    for (int set = 1; set < 1 << n; set++) {
        int lowest = 0, rest = set & (set - 1), total;
        while (!(set >> lowest & 1))
            lowest++;
        cost_of[set] = cost_of[rest] + m->t->kind[kinds[lowest]].cost;
        gain_of[set] = gain_of[rest] + gains[lowest];
        best_of[set] = gains[lowest] > best_of[rest] ? gains[lowest] : best_of[rest];
        total = best_of[set] + (gain_of[set] - best_of[set]) * m->style->second / 100;
        if (cost_of[set] <= trade && total > best) {
            best = total;
            for (int i = n - 1; i >= 0; i--)
                if (set >> i & 1 && gains[i] == best_of[set])
                    *first = kinds[i];
        }
    }
    return best;
}

/* The index of the first choice of that kind; -1: there is none. */
KN_FN int kn_first_of(const kn_asked *asked, int word)
{
    for (int i = 0, index = 0; i < asked->runs; i++) {
        kn_choice choice = kn_run_at(asked, i);
        if (choice.word == word)
            return index;
        index += choice.count;
    }
    return -1;
}

/* The index of the first choice without a card; -1: there is none. */
KN_FN int kn_way_out(const kn_asked *asked)
{
    for (int i = 0, index = 0; i < asked->runs; i++) {
        kn_choice choice = kn_run_at(asked, i);
        if (choice.card == KN_NONE)
            return index;
        index += choice.count;
    }
    return -1;
}

/* Of the choices of that kind the one with the card of the highest worth. `theirs`: no own card. */
KN_FN int kn_best_card(const kn_moment *m, int word, int theirs)
{
    int best = -1, most = 0;
    for (int i = 0; i < m->asked->runs; i++) { /* choices about cards are runs of one */
        kn_choice choice = kn_run_at(m->asked, i);
        if (choice.word == word && choice.card != KN_NONE && !(theirs && kn_controller(m->g, choice.card) == m->seat)) {
            int worth = kn_worth(m, m->t->kind_of[choice.card]);
            if (best < 0 || worth > most) {
                best = i;
                most = worth;
            }
        }
    }
    return best;
}

KN_FN int kn_take_part(const kn_moment *m)
{
    int best = 0, most = -1;
    for (int i = 0; i < m->asked->runs; i++) {
        kn_choice choice = kn_run_at(m->asked, i);
        int worth, first_kind, n = 0;
        if (choice.word != KN_C_take)
            continue;
        worth = m->style->effect[m->part][choice.part];
        switch (m->t->effect[choice.part].name) {
        case KN_DiscardForCards:
            KN_EACH(m->g, kn_zone(m->seat, KN_HAND), card)
                n += kn_junk(m, card);
            worth = 80 * (n < 2 ? n : 2);
            break;
        case KN_DrawPerCardPlayed: {
            int faction = kn_kind_of(m->t, kn_top(m->g).card)->faction;
            KN_EACH(m->g, kn_zone(m->seat, KN_PLAY), card)
                n += kn_kind_of(m->t, card)->faction == faction;
            worth = n * m->style->draw[m->part];
            break;
        }
        case KN_Trade:
            if (!kn_shopping(m, m->g->trade[m->seat] + 8, &first_kind))
                worth = 0;
            break;
        default:
            break;
        }
        if (worth > most) {
            best = i;
            most = worth;
        }
    }
    return best;
}

/* The least useful card; if the player may stop, only junk. */
KN_FN int kn_discard_one(const kn_moment *m)
{
    int worst = 0, least = 0, any = 0, done = kn_way_out(m->asked);
    for (int i = 0; i < m->asked->runs; i++) {
        kn_choice choice = kn_run_at(m->asked, i);
        int worth;
        if (choice.card == KN_NONE)
            continue;
        worth = m->style->played[m->part][m->t->kind_of[choice.card]];
        if (!any || worth < least) {
            worst = i;
            least = worth;
            any = 1;
        }
    }
    return done < 0 || kn_junk(m, kn_run_at(m->asked, worst).card) ? worst : done;
}

KN_FN int kn_scrap_one(const kn_moment *m)
{
    int worst = -1, least = 0, done = kn_way_out(m->asked);
    for (int i = 0; i < m->asked->runs; i++) {
        kn_choice choice = kn_run_at(m->asked, i);
        int rank;
        if (choice.card == KN_NONE || kn_controller(m->g, choice.card) != m->seat)
            continue;
        rank = (kn_junk(m, choice.card) ? 0 : 1 << 20) + 2 * m->style->played[m->part][m->t->kind_of[choice.card]] +
               (kn_where(m->g, choice.card) == kn_zone(m->seat, KN_HAND));
        if (worst < 0 || rank < least) {
            worst = i;
            least = rank;
        }
    }
    if (worst < 0) { /* a card of the trade row */
        int best = kn_best_card(m, KN_C_scrap_card, 0), cost = kn_kind_of(m->t, kn_run_at(m->asked, best).card)->cost;
        int reach = m->g->trade[m->seat] + 2 * kn_size(m->g, kn_zone(m->seat, KN_HAND));
        return done < 0 || (cost > reach && cost >= 5) ? best : done;
    }
    return done < 0 || kn_junk(m, kn_run_at(m->asked, worst).card) ? worst : done;
}

KN_FN int kn_win_now(const kn_moment *m)
{
    for (int i = 0, index = 0; i < m->asked->runs; i++) {
        kn_choice choice = kn_run_at(m->asked, i);
        if (choice.word == KN_C_attack_seat && choice.n >= m->g->authority[choice.part])
            return index;
        index += choice.count;
    }
    return -1;
}

/* What costs nothing: abilities that need a hand, then the whole hand, then every other ability. */
KN_FN int kn_free(const kn_moment *m)
{
    int junk = 0, plays = 0, first = -1, least = 0, index = 0;
    for (int zone = KN_HAND; zone <= KN_DISCARD; zone++)
        if (zone != KN_DECK)
            KN_EACH(m->g, kn_zone(m->seat, zone), card)
                junk |= kn_junk(m, card);
    for (int i = 0; i < m->asked->runs; i++) {
        kn_choice choice = kn_run_at(m->asked, i);
        if (choice.word == KN_C_play) {
            int rank = m->style->order[m->t->kind_of[choice.card]] << KN_CARD_BITS | choice.card;
            if (first < 0 || rank < least) {
                first = i;
                least = rank;
            }
            plays++;
        }
    }
    for (int i = 0; i < m->asked->runs; i++) {
        kn_choice choice = kn_run_at(m->asked, i);
        int kind = choice.card == KN_NONE ? 0 : m->t->kind_of[choice.card];
        if (choice.word == KN_C_use && plays && m->style->needs_hand[kind] && (junk || !m->style->must_scrap[kind]))
            return i;
    }
    if (first >= 0)
        return first;
    for (int ally = 0; ally < 2; ally++) {
        index = 0;
        for (int i = 0; i < m->asked->runs; i++) {
            kn_choice choice = kn_run_at(m->asked, i);
            if (choice.word == (ally ? KN_C_ally : KN_C_use) &&
                (ally || junk || !m->style->must_scrap[m->t->kind_of[choice.card]]))
                return index;
            index += choice.count;
        }
    }
    return -1;
}

KN_FN int kn_buy_one(const kn_moment *m)
{
    int first_kind;
    if (kn_first_of(m->asked, KN_C_buy) < 0)
        return -1;
    kn_shopping(m, m->g->trade[m->seat], &first_kind);
    for (int i = 0, index = 0; first_kind >= 0 && i < m->asked->runs; i++) {
        kn_choice choice = kn_run_at(m->asked, i);
        if (choice.word == KN_C_buy && m->t->kind_of[choice.card] == first_kind)
            return index;
        index += choice.count;
    }
    return -1;
}

/* The defense of a player's outposts. */
KN_FN int kn_wall(const kn_moment *m, int seat)
{
    int sum = 0;
    KN_EACH(m->g, kn_zone(seat, KN_PLAY), card)
        if (kn_kind_of(m->t, card)->flags & KN_OUTPOST)
            sum += kn_kind_of(m->t, card)->defense;
    return sum;
}

/* A card scrapped for its ability: for the winning attack, for a better purchase, or when its time is up. */
KN_FN int kn_use_up(const kn_moment *m)
{
    int reach = m->g->combat[m->seat], finishing = 0, now, first_kind, index = 0;
    if (kn_first_of(m->asked, KN_C_scrap) < 0)
        return -1;
    now = kn_shopping(m, m->g->trade[m->seat], &first_kind);
    for (int i = 0; i < m->asked->runs; i++) {
        kn_choice choice = kn_run_at(m->asked, i);
        if (choice.word == KN_C_scrap)
            reach += m->style->for_combat[m->t->kind_of[choice.card]];
    }
    for (int seat = 0; seat < m->t->seats; seat++)
        if (seat != m->seat && !m->g->out[seat] && reach >= kn_wall(m, seat) + m->g->authority[seat])
            finishing = 1;
    for (int i = 0; i < m->asked->runs; i++) {
        kn_choice choice = kn_run_at(m->asked, i);
        if (choice.word == KN_C_scrap) {
            int kind = m->t->kind_of[choice.card], trade = m->style->for_trade[kind];
            if (m->style->for_combat[kind] && (finishing || (m->part > 1 && !m->t->kind[kind].faction)))
                return index;
            if (trade && kn_shopping(m, m->g->trade[m->seat] + trade, &first_kind) - now >
                             m->style->played[m->part][kind] + 100)
                return index;
        }
        index += choice.count;
    }
    return -1;
}

/* Of the bases that the combat can destroy together, the one of the most worth. `outposts`: only outposts count;
 * otherwise only bases worth their defense. */
KN_FN int kn_hit_base(const kn_moment *m, int outposts)
{
    int places[KN_OFFERED], worths[KN_OFFERED], costs[KN_OFFERED];
    int n = 0, index = 0, chosen = -1, most = 0, worth_of_most = 0;
    for (int i = 0; i < m->asked->runs; i++) {
        kn_choice choice = kn_run_at(m->asked, i);
        if (choice.word == KN_C_attack && n < KN_OFFERED) {
            const kn_kind *kind = kn_kind_of(m->t, choice.card);
            int worth = kn_worth(m, m->t->kind_of[choice.card]);
            if (outposts ? kind->flags & KN_OUTPOST : worth * m->style->hold_fire > 9000 * kind->defense) {
                places[n] = index;
                worths[n] = worth;
                costs[n++] = kind->defense;
            }
        }
        index += choice.count;
    }
    for (int set = 1; set < 1 << n; set++) {
        int size = 0, worth = 0, cost = 0, best = -1;
        for (int i = 0; i < n; i++)
            if (set >> i & 1) {
                size++;
                worth += worths[i];
                cost += costs[i];
                if (best < 0 || worths[i] > worths[best])
                    best = i;
            }
        if (cost <= m->g->combat[m->seat] && (size > most || (size == most && worth > worth_of_most))) {
            most = size;
            worth_of_most = worth;
            chosen = places[best];
        }
    }
    return chosen;
}

KN_FN int kn_attack_now(const kn_moment *m)
{
    int racing = 0, weakest = 0, best = -1, index = 0, hit = kn_hit_base(m, 1);
    if (hit >= 0)
        return hit;
    for (int seat = 0; seat < m->t->seats; seat++)
        if (seat != m->seat && !m->g->out[seat] &&
            100 * m->g->combat[m->seat] >= m->style->racing * m->g->authority[seat])
            racing = 1;
    hit = racing ? -1 : kn_hit_base(m, 0);
    if (hit >= 0)
        return hit;
    for (int i = 0; i < m->asked->runs; i++) {
        kn_choice choice = kn_run_at(m->asked, i);
        if (choice.word == KN_C_attack_seat && (best < 0 || m->g->authority[choice.part] < weakest)) {
            weakest = m->g->authority[choice.part];
            best = index;
        }
        index += choice.count;
    }
    return best;
}

/* The index of the choice. */
KN_BIG int kn_by_style(const kn_tables *t, const kn_game *g, const kn_style *style, const kn_asked *asked)
{
    kn_moment m = kn_moment_of(t, g, style, asked);
    int found, first = kn_run_at(asked, 0).word;
    if (kn_run_at(asked, asked->runs - 1).word == KN_C_end) {
        if ((found = kn_win_now(&m)) >= 0 || (found = kn_free(&m)) >= 0 || (found = kn_buy_one(&m)) >= 0 ||
            (found = kn_use_up(&m)) >= 0 || (found = kn_attack_now(&m)) >= 0)
            return found;
        return asked->count - 1;
    }
    switch (first) {
    case KN_C_take:
        return kn_take_part(&m);
    case KN_C_discard:
        return kn_discard_one(&m);
    case KN_C_scrap_card:
        return kn_scrap_one(&m);
    case KN_C_destroy:
        found = kn_best_card(&m, first, 1);
        if (found < 0)
            found = kn_way_out(asked);
        return found < 0 ? 0 : found;
    case KN_C_acquire:
    case KN_C_copy:
        return kn_best_card(&m, first, 0);
    default:
        return 0;
    }
}

#endif
