"""The formats of Star Realms as data: seats, authority, starting hands, who may be attacked."""

from __future__ import annotations

from ...engine.rules import Format, Option

RULINGS = (
    Option("boxes", 1, (1, 2, 3), "SR-165"),
    Option("destroy_own_bases", False, (False, True), "SR-131"),
    Option("discard_timing", "at_once", ("at_once", "next_turn"), "SR-320"),
    Option("needle_copies_scrapped", True, (True, False), "SR-325"),
    Option("fleet_hq_pays_for_copies", False, (False, True), "SR-332"),
    Option("mech_world_counts_as_blob", False, (False, True), "SR-333"),
    Option("needle_counts_for_blob_world", True, (True, False), "SR-334"),
    Option("fleet_hq_counts_ships_in_play", False, (False, True), "SR-335"),
    Option("on_top_effects_add_up", True, (True, False), "SR-342"),
)
"""Where programs disagree the ledger has a ruling; each is an option, with the ruling as default."""


class StarRealmsFormat(Format):
    def __init__(
        self, id: str, seats: tuple[int, ...], authority: int, hands: tuple[int, ...], options: tuple[Option, ...]
    ) -> None:
        super().__init__(id, seats, options)
        self.authority = authority
        self.hands = hands

    def starting_hand(self, turn: int) -> int:
        """Cards for the player whose turn comes as number `turn`, from 0; the last entry serves all later ones."""
        return self.hands[min(turn, len(self.hands) - 1)]

    def hand_seen_by(self, seat: int) -> int:
        """The seats that see this seat's hand, as a bit mask."""
        return 1 << seat

    def reach(self, seat_count: int, seat: int) -> list[int]:
        """The players whom a seat may attack or target."""
        return [other for other in range(seat_count) if other != seat]


DUEL = StarRealmsFormat("duel", seats=(2,), authority=50, hands=(3, 5), options=RULINGS)

FORMATS = (DUEL,)
