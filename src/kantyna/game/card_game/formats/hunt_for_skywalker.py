"""The Hunt for Skywalker: one player of the light side against two or three of the dark side."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from ....engine.effects.card_choice import Select
from ....engine.effects.effect import Effect, Step
from ....engine.effects.hands import DECK
from ....engine.errors import Refusal
from ....engine.ids import NO_CARD, Card, Seat
from ....engine.rules.formats import Option
from ....engine.setup import OptionValue
from ....engine.voice import Message, card_name
from ....engine.zones import Number, ZoneKind
from .. import board
from ..affiliations import LIGHT_SIDE
from ..cards.card_types import OBJECTIVE, PrintedCard
from ..cards.hunt_for_skywalker import FACEDOWN_RESOURCES, FACEDOWN_SIDE, HUNT_CARDS, LUKE, TATOOINE
from ..cards.sets import OBJECTIVE_SETS
from ..decks.limits import HUNTERS, Limits
from ..effects.mill import discard_top
from ..engagement.damage import deal
from ..terms import (
    ASIDE,
    BALANCE,
    COLLECTION,
    DARK_HOLDS,
    FACEDOWN,
    HUNT_NUMBERS,
    HUNT_SEAT_ZONES,
    LIGHT_HOLDS,
    OTHER_SIDES,
    TURN,
)
from . import pyramid
from .challenges import Challenge
from .objective_layout import LAY_OUT
from .reinforcements import CHOOSE_SETS
from .standard import TEAM_OPTIONS

if TYPE_CHECKING:
    from ....engine.state import State


class HuntForSkywalker(Challenge):
    """The dark side wins when Luke Skywalker dies, the light side when all dark command decks are empty (BOTF-156,
    BOTF-159). There is no dial, and the balance phase differs (BOTF-008, BOTF-167)."""

    def dark_lead(self, options: dict[str, OptionValue]) -> Seat:
        return Seat(1)

    def limits(self, options: dict[str, OptionValue]) -> Limits:
        return HUNTERS

    def seat_zones(self) -> tuple[ZoneKind, ...]:
        return HUNT_SEAT_ZONES

    def numbers(self) -> tuple[Number, ...]:
        return HUNT_NUMBERS

    def challenge_cards(self) -> list[PrintedCard]:
        """The challenge deck, and one copy of each light side set: the collection for reinforcements."""
        collection = [card for each in OBJECTIVE_SETS if each.side == LIGHT_SIDE for card in each.cards]
        return [*[card for card in HUNT_CARDS for _ in range(card.count)], *collection]

    def place_of(self, card: PrintedCard) -> int:
        """Luke Skywalker is set aside; the objectives are laid out later (BOTF-101, BOTF-102)."""
        if card.id == LUKE:
            return ASIDE
        if card.id == FACEDOWN_SIDE:
            return OTHER_SIDES
        if card not in HUNT_CARDS:
            return COLLECTION
        return FACEDOWN if card.kind == OBJECTIVE else DECK

    def push_objectives(self, t: State, seat: Seat) -> None:
        """The light side lays out its objectives, then chooses its reinforcements (BOTF-113)."""
        if board.is_dark(t, seat):
            super().push_objectives(t, seat)
        else:
            t.push(CHOOSE_SETS, seat, NO_CARD, 0)
            t.push(LAY_OUT, seat, NO_CARD, 0)

    def might_have(self, t: State, seat: Seat, copy: Card) -> bool:
        """A card in the public collection cannot be in hand."""
        return board.is_dark(t, seat) or t.where[copy] != t.zone_of(seat, COLLECTION)

    # how it goes

    def balance(self, t: State, seat: Seat) -> None:
        """The light side discards from the decks of the dark side; this is no card effect (BOTF-168, BOTF-171). The
        dark side may damage an objective that can be attacked (BOTF-169)."""
        holder = t.numbers[BALANCE]
        if board.is_dark(t, seat):
            if holder == DARK_HOLDS:
                t.push(HUNTERS_DAMAGE, seat, NO_CARD, 0)
        elif holder == LIGHT_HOLDS:
            for enemy in board.opponents(t, seat):
                if not t.over:
                    discard_top(t, enemy, 1)

    def recheck(self, t: State) -> None:
        """End the game when all dark decks are empty (BOTF-164)."""
        dark = board.dark_team(t)
        if t.numbers[TURN] and not t.over and not any([t.cards_in(seat, DECK) for seat in dark]):
            t.finish(board.other_side(t, dark[0]), "BOTF-159")

    def may_cancel(self, t: State, card: Card) -> bool:
        """No card cancels the arrival of Luke Skywalker (BOTF-160, BOTF-356)."""
        return card < 0 or t.setup.defs[card].id != TATOOINE

    def lost_by(self, t: State, card: Card, destroyed: bool) -> str:
        if board.is_dark(t, t.owner[card]):
            return self.stake_rule
        return "BOTF-156" if destroyed else "BOTF-165"

    def is_sheltered(self, t: State, card: Card) -> bool:
        place = pyramid.place_of(t, card)
        return bool(place) and not pyramid.is_vulnerable(t, place)

    def vacate(self, t: State, card: Card) -> None:
        place = pyramid.place_of(t, card)
        if place:
            pyramid.put_at(t, place, NO_CARD)

    def figures(self, t: State) -> dict[str, object]:
        return {"pyramid": pyramid.figures(t)}


class HuntersDamage(Select):
    """1 damage in all to an objective that can be attacked; the first player decides (BOTF-169, BOTF-172)."""

    word: ClassVar[str] = "hunters-damage"
    damages: ClassVar[bool] = True
    rule: ClassVar[str] = "BOTF-169"

    def candidates(self, t: State, me: Step) -> list[Card]:
        there = [card for enemy in board.enemies(t, me.seat) for card in board.objectives(t, enemy)]
        return [card for card in there if not board.is_sheltered(t, card)]

    def act_on(self, t: State, me: Step, card: Card) -> None:
        deal(t, me.seat, [card], [1])

    def unfit(self, t: State, me: Step, card: Card) -> Refusal | None:
        return Refusal(self.rule, Message("refuse-not-vulnerable", card=card_name(t.setup.defs[card].id)))


HUNTERS_DAMAGE: Final = HuntersDamage(0, 1)
HUNT_FOR_SKYWALKER: Final = HuntForSkywalker(
    "hunt-for-skywalker", (3, 4), stake_rule="BOTF-297", has_dial=False, shelters=True,
    options=(*TEAM_OPTIONS, Option(FACEDOWN_RESOURCES, 1, (1, 0), "BOTF-111")),
)  # fmt: skip
EFFECTS: Final[list[type[Effect]]] = [HuntersDamage]
