/* What never changes during a game. kantyna/native/tables.py writes it from a set-up; C only reads it. */
#ifndef KN_TABLES_H
#define KN_TABLES_H
#include "base.h"

/* An effect: its class, its amounts, its parts. */
typedef struct {
    kn_u8 name;  /* KN_Trade … */
    kn_u8 a, b;  /* its amount; or least and most; or a faction; or a seat */
    kn_u8 word;  /* of a question about cards: the kind of choice by which one is picked */
    kn_u8 first, count; /* its parts, in `parts` */
    kn_u8 source; /* of ScrapCards: 1: also from the discard pile */
    kn_u8 spare;
    kn_u8 gives[KN_GIVES];
} kn_effect;

/* An ability: a list of effects. */
typedef struct {
    kn_u8 first, count;
    kn_u8 gives[KN_GIVES];
} kn_ability;

/* A kind of card: what is printed on all copies of it. `share`: copies in a starting deck. */
typedef struct {
    kn_u8 faction, cost, defense, flags, uses, share;
    kn_ability primary, ally, scrap, trigger;
} kn_kind;

typedef struct {
    kn_i32 bytes; /* the size of this structure */
    kn_i32 seats, cards, kinds, effects, parts, copiers, listeners, allies;
    kn_i32 neighbours; /* Hunter: only the next player can be attacked */
    /* options */
    kn_i32 discard_next_turn, destroy_own_bases, needle_copies_scrapped, fleet_hq_pays_for_copies;
    kn_i32 mech_world_counts_as_blob, needle_counts_for_blob_world, fleet_hq_counts_ships_in_play;
    kn_i32 on_top_effects_add_up;
    kn_i32 authority[KN_SEATS], standard_hand[KN_SEATS], starting_hand[KN_SEATS];
    /* effects that the rules push: one of each class, and AttackSeat by seat */
    kn_u8 one[KN_EFFECT_CLASSES];
    kn_u8 attack_seat[KN_SEATS];
    kn_u8 enter, noticed; /* the two events of playing a card */
    kn_u8 kind_of[KN_CARDS];
    kn_u8 copier_of[KN_CARDS]; /* its number among the cards that can copy; KN_NOBODY: it cannot */
    kn_u16 listener[KN_LISTENERS]; /* cards that react to a card being played, in the order of their reactions */
    kn_u16 every_ally[KN_LISTENERS]; /* cards that are an ally of every faction */
    kn_u8 part[KN_PARTS];
    kn_effect effect[KN_EFFECTS];
    kn_kind kind[KN_KINDS];
} kn_tables;

#endif
