/* What never changes while a game is played: written by kantyna/native/tables.py from a set-up, read only here. */
#ifndef KN_TABLES_H
#define KN_TABLES_H
#include "base.h"

/* An effect: its class, its numbers, its parts. */
typedef struct {
    kn_u8 name;  /* KN_Trade … */
    kn_u8 a, b;  /* n; or least and most; or a faction */
    kn_u8 word;  /* of a question about cards: what picking one is called; of Take: which of its word */
    kn_u8 first, count; /* its parts, in `parts` */
    kn_u8 source; /* of ScrapCards: also from the discard pile */
    kn_u8 spare;
    kn_u8 gives[KN_GIVES];
} kn_effect;

/* A list of effects, as an ability is one. */
typedef struct {
    kn_u8 first, count;
    kn_u8 gives[KN_GIVES];
} kn_ability;

/* What is printed on cards of one name. */
typedef struct {
    kn_u8 faction, cost, defense, flags, uses, share;
    kn_ability primary, ally, scrap, trigger;
} kn_kind;

typedef struct {
    kn_i32 bytes; /* of this structure: a table that another build wrote is refused */
    kn_i32 seats, cards, kinds, effects, parts, copiers, listeners, allies;
    kn_i32 neighbours; /* one attacks the next player alone (Hunter) */
    /* options */
    kn_i32 discard_next_turn, destroy_own_bases, needle_copies_scrapped, fleet_hq_pays_for_copies;
    kn_i32 mech_world_counts_as_blob, needle_counts_for_blob_world, fleet_hq_counts_ships_in_play;
    kn_i32 on_top_effects_add_up;
    kn_i32 authority[KN_SEATS], standard_hand[KN_SEATS], starting_hand[KN_SEATS];
    /* effects that the rules push: without fields one of each class, otherwise by what they are for */
    kn_u8 one[KN_EFFECT_CLASSES];
    kn_u8 attack_seat[KN_SEATS];
    kn_u8 enter, noticed; /* the two events that cards are played by */
    kn_u8 kind_of[KN_CARDS];
    kn_u8 copier_of[KN_CARDS]; /* which copier a card is; KN_NOBODY: none */
    kn_u16 listener[KN_LISTENERS]; /* cards that listen to a card being played, in the order in which they answer */
    kn_u16 every_ally[KN_LISTENERS]; /* cards that are an ally of every faction */
    kn_u8 part[KN_PARTS];
    kn_effect effect[KN_EFFECTS];
    kn_kind kind[KN_KINDS];
} kn_tables;

#endif
