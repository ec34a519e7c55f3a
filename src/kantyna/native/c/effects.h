/* The effects that run without asking, one function for each Python class: `run_<class>`. */
#ifndef KN_EFFECTS_H
#define KN_EFFECTS_H
#include "rules.h"

#define KN_EFFECT(name) \
    KN_FN void run_##name(const kn_tables *t, kn_game *g, const kn_effect *it, kn_step me, kn_result *r)
#define KN_UNUSED (void)t, (void)g, (void)it, (void)me, (void)r

KN_EFFECT(Nothing)
{
    KN_UNUSED;
}

KN_EFFECT(All)
{
    KN_UNUSED;
    kn_push_all(t, g, it->first, it->count, me.seat, me.card, 0);
}

KN_EFFECT(Trade)
{
    KN_UNUSED;
    g->trade[me.seat] = (kn_i16)(g->trade[me.seat] + it->a);
    if (KN_STUDY && r && g->turn - 1 < KN_TURNS)
        r->trade[g->turn - 1] = (kn_u16)(r->trade[g->turn - 1] + it->a);
}

KN_EFFECT(Combat)
{
    KN_UNUSED;
    g->combat[me.seat] = (kn_i16)(g->combat[me.seat] + it->a);
    if (KN_STUDY && r && g->turn - 1 < KN_TURNS)
        r->combat[g->turn - 1] = (kn_u16)(r->combat[g->turn - 1] + it->a);
}

KN_EFFECT(Authority)
{
    KN_UNUSED;
    kn_gain_authority(g, me.seat, it->a);
}

KN_EFFECT(Draw)
{
    KN_UNUSED;
    kn_draw(g, me.seat, it->a);
}

KN_EFFECT(DrawPerCardPlayed)
{
    int n = 0;
    KN_UNUSED;
    for (int i = 0; i < KN_SET; i++)
        for (int card = 8 * i, bits = g->sets[KN_PLAYED][i]; bits; card++, bits >>= 1)
            if (bits & 1) {
                int counted = t->needle_counts_for_blob_world ? kn_played_as(t, g, card) : kn_kind_of(t, card)->faction;
                if (t->mech_world_counts_as_blob && kn_kind_of(t, card)->flags & KN_HAS_CONSTANTS)
                    counted |= it->a;
                if (counted & it->a)
                    n++;
            }
    kn_draw(g, me.seat, g->active == me.seat ? n : 0);
}

KN_EFFECT(IfBases)
{
    int bases = 0;
    KN_UNUSED;
    KN_EACH(g, kn_zone(me.seat, KN_PLAY), card)
        bases += !kn_ship(t, card);
    if (bases >= it->a)
        kn_push(g, t->part[it->first], me.seat, me.card, me.n);
}

KN_EFFECT(NextShipOnTop)
{
    KN_UNUSED;
    if (t->on_top_effects_add_up || !g->on_top[me.seat])
        g->on_top[me.seat]++;
}

KN_EFFECT(EnterPlay)
{
    int zone = kn_zone(me.seat, KN_PLAY);
    const kn_kind *kind = kn_kind_of(t, me.card);
    KN_UNUSED;
    kn_move(g, me.card, zone);
    kn_note_played(t, g, me.card);
    if (r)
        r->played[me.seat][t->kind_of[me.card]]++;
    if (kind->flags & KN_LISTENS && t->fleet_hq_counts_ships_in_play) {
        int ships = 0;
        KN_EACH(g, zone, card)
            ships += !!kn_ship(t, card);
        if (ships) /* once for each ship: the number says how many times more, see `kn_run` */
            kn_push_all(t, g, kind->trigger.first, kind->trigger.count, me.seat, me.card, ships - 1);
    }
}

/* Does the effect only give something? */
KN_FN int kn_only_gives(const kn_effect *it)
{
    switch (it->name) {
#define KN_ONLY_GIVES(name) case KN_##name:
        KN_GAIN(KN_ONLY_GIVES)
        return 1;
    default:
        return 0;
    }
}

/* Run an effect that only gives something; 0: it is not one. */
KN_FN int kn_gain(const kn_tables *t, kn_game *g, const kn_effect *it, kn_step me, kn_result *r)
{
    switch (it->name) {
#define KN_RUN_GAIN(name) \
    case KN_##name: \
        run_##name(t, g, it, me, r); \
        return 1;
        KN_GAIN(KN_RUN_GAIN)
    default:
        return 0;
    }
}

/* Push the effects of an ability so that they run in the order given. Those at its beginning that only give something
 * are run at once: on the stack they would be the next to run. */
KN_FN void kn_perform(const kn_tables *t, kn_game *g, const kn_ability *ability, kn_step me, kn_result *r)
{
    int i = 0;
    for (; i < ability->count; i++) {
        const kn_effect *it = &t->effect[t->part[ability->first + i]];
        if (!kn_gain(t, g, it, me, r))
            break;
    }
    kn_push_all(t, g, ability->first + i, ability->count - i, me.seat, me.card, 0);
}

KN_EFFECT(Play)
{
    const kn_kind *kind = kn_kind_of(t, me.card);
    KN_UNUSED;
    if (kind->flags & KN_LISTENS || kn_may_matter(t, g)) {
        if (kind->flags & KN_SHIP)
            kn_push_all(t, g, kind->primary.first, kind->primary.count, me.seat, me.card, 0);
        kn_push(g, t->enter, me.seat, me.card, 0);
        return;
    }
    /* no card listens: Occur would do the same */
    run_EnterPlay(t, g, it, me, r);
    if (kind->flags & KN_SHIP)
        kn_perform(t, g, &kind->primary, me, r);
}

KN_EFFECT(UsePrimary)
{
    const kn_ability *ability = &t->kind[kn_face(t, g, me.card)].primary;
    KN_UNUSED;
    kn_put(g, KN_USED_PRIMARY, me.card);
    kn_perform(t, g, ability, me, r);
}

KN_EFFECT(UseAlly)
{
    const kn_ability *ability = &t->kind[kn_face(t, g, me.card)].ally;
    KN_UNUSED;
    kn_put(g, KN_USED_ALLY, me.card);
    kn_perform(t, g, ability, me, r);
}

KN_EFFECT(UseScrap)
{
    const kn_ability *ability = &t->kind[kn_face(t, g, me.card)].scrap;
    KN_UNUSED;
    kn_scrap(t, g, me.card);
    kn_perform(t, g, ability, me, r);
}

KN_EFFECT(TakeBought)
{
    KN_UNUSED;
    if (kn_ship(t, me.card) && g->on_top[me.seat])
        kn_push(g, t->one[KN_PutWhere], me.seat, me.card, 0);
    else
        kn_acquire(t, g, r, me.seat, me.card, 0);
}

KN_EFFECT(Buy)
{
    KN_UNUSED;
    g->trade[me.seat] = (kn_i16)(g->trade[me.seat] - kn_kind_of(t, me.card)->cost);
    run_TakeBought(t, g, it, me, r);
}

KN_EFFECT(AttackBase)
{
    KN_UNUSED;
    g->combat[me.seat] = (kn_i16)(g->combat[me.seat] - kn_kind_of(t, me.card)->defense);
    kn_destroy(t, g, me.card);
}

KN_EFFECT(AttackSeat)
{
    KN_UNUSED;
    g->combat[me.seat] = (kn_i16)(g->combat[me.seat] - me.n);
    kn_lose_authority(t, g, it->a, me.n);
}

KN_EFFECT(Turn)
{
    KN_UNUSED;
    g->active = (kn_u8)me.seat;
    kn_push(g, t->one[KN_NextTurn], me.seat, KN_NONE, 0);
    kn_push(g, t->one[KN_DrawPhase], me.seat, KN_NONE, 0);
    kn_push(g, t->one[KN_DiscardPhase], me.seat, KN_NONE, 0);
    kn_push(g, t->one[KN_MainPhase], me.seat, KN_NONE, 0);
    KN_EACH(g, kn_zone(me.seat, KN_PLAY), card) {
        kn_drop(g, KN_USED_PRIMARY, card);
        kn_drop(g, KN_USED_ALLY, card);
        kn_drop(g, KN_USED_SCRAP, card);
    }
    if (g->owed[me.seat]) {
        kn_push(g, t->one[KN_DiscardCards], me.seat, KN_NONE, g->owed[me.seat]);
        g->owed[me.seat] = 0;
    }
}

KN_EFFECT(DiscardPhase)
{
    int hand = kn_zone(me.seat, KN_HAND), play = kn_zone(me.seat, KN_PLAY);
    int card = kn_first(g, play), last = g->last[play];
    kn_tail discard = kn_tail_open(g, kn_zone(me.seat, KN_DISCARD)), bases;
    KN_UNUSED;
    g->trade[me.seat] = g->combat[me.seat] = 0;
    g->on_top[me.seat] = 0;
    g->last[play] = KN_NONE;
    bases = kn_tail_open(g, play);
    while (card != KN_NONE) {
        int next = card == last ? KN_NONE : kn_next(g, card);
        if (kn_ship(t, card)) {
            kn_leave_play(t, g, card);
            kn_tail_add(g, &discard, card);
        } else {
            kn_tail_add(g, &bases, card);
        }
        card = next;
    }
    kn_tail_close(g, bases);
    last = g->last[hand];
    card = last == KN_NONE ? KN_NONE : kn_next(g, last);
    while (card != KN_NONE) {
        int next = card == last ? KN_NONE : kn_next(g, card);
        kn_tail_add(g, &discard, card);
        kn_drop(g, KN_KNOWN, card);
        card = next;
    }
    g->last[hand] = KN_NONE;
    kn_tail_close(g, discard);
    for (int i = 0; i < KN_SET; i++)
        g->sets[KN_PLAYED][i] = 0;
    for (int i = 0; i < KN_COPIERS; i++)
        g->played_as[i] = 0;
}

KN_EFFECT(DrawPhase)
{
    KN_UNUSED;
    kn_draw(g, me.seat, t->standard_hand[me.seat]);
}

KN_EFFECT(NextTurn)
{
    KN_UNUSED;
    g->turn++;
    if (++g->quiet >= KN_QUIET_TURNS)
        kn_finish(g, KN_NOBODY, KN_BY_QUIET);
    else
        kn_push(g, t->one[KN_Turn], kn_next_in_game(t, g, me.seat, 1), KN_NONE, 0);
}

KN_EFFECT(LeaveGame)
{
    const kn_u8 zones[4] = {KN_HAND, KN_DECK, KN_DISCARD, KN_PLAY};
    int gone = kn_zone(me.seat, KN_GONE);
    KN_UNUSED;
    for (int i = 0; i < 4; i++) {
        kn_u16 cards[KN_CARDS];
        int n = 0, zone = kn_zone(me.seat, zones[i]), turned = kn_top_first(zone);
        KN_EACH(g, zone, card)
            cards[n++] = (kn_u16)card;
        g->last[zone] = KN_NONE;
        for (int k = 0; k < n; k++) {
            int card = cards[turned ? n - 1 - k : k];
            kn_leave_play(t, g, card);
            kn_drop(g, KN_KNOWN, card);
            kn_append(g, card, gone);
        }
    }
}

KN_EFFECT(Occur)
{
    KN_UNUSED;
    if (!kn_may_matter(t, g)) {
        kn_push(g, t->part[it->first], me.seat, me.card, me.n);
        return;
    }
    if (g->pending) {
        g->fault = KN_BROKEN;
        return;
    }
    g->event_seat = (kn_u8)me.seat;
    g->event_card = (kn_u16)me.card;
    g->event_used = 0;
    if (t->effect[t->part[it->first]].name == KN_Nothing) {
        if (kn_next_answer(t, g) >= 0) {
            g->pending = 1;
            kn_push(g, t->one[KN_Settle], me.seat, KN_NONE, 0);
            kn_push(g, t->one[KN_AnswerWindow], KN_NOBODY, KN_NONE, 0);
        }
        return;
    }
    g->pending = 1;
    kn_push(g, t->one[KN_Settle], me.seat, KN_NONE, 0);
    kn_push(g, t->one[KN_AnswerWindow], KN_NOBODY, KN_NONE, 0);
    kn_push(g, t->one[KN_Happen], me.seat, KN_NONE, 0);
}

KN_EFFECT(Happen)
{
    KN_UNUSED;
    g->event_used = 0;
    kn_push(g, t->part[it->first], g->event_seat, g->event_card, 0);
}

KN_EFFECT(Settle)
{
    KN_UNUSED;
    g->pending = 0;
}

KN_EFFECT(AnswerWindow)
{
    int answer = kn_next_answer(t, g);
    KN_UNUSED;
    if (answer >= 0) {
        kn_push(g, me.effect, me.seat, KN_NONE, 0);
        kn_push(g, t->one[KN_Answer], g->event_seat, t->listener[answer], answer);
    }
}

KN_EFFECT(Answer)
{
    const kn_ability *ability = &kn_kind_of(t, me.card)->trigger;
    KN_UNUSED;
    g->event_used |= (kn_u8)(1 << me.n);
    kn_perform(t, g, ability, me, r);
}

/* Run a step that has been taken from the stack. If it only gives something, its number says how many times more. */
KN_FN void kn_run(const kn_tables *t, kn_game *g, kn_step me, kn_result *r)
{
    const kn_effect *it = &t->effect[me.effect];
    switch (it->name) {
#define KN_CASE(name) \
    case KN_##name: \
        run_##name(t, g, it, me, r); \
        break;
        KN_RUN(KN_CASE)
    default:
        g->fault = KN_BROKEN;
    }
    if (me.n && kn_only_gives(it))
        kn_push(g, me.effect, me.seat, me.card, me.n - 1);
}

#endif
