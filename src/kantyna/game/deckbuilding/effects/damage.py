"""Damage and repair."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from ....engine.effects.effect import Effect, Gain, Step, Verb
from ....engine.effects.fields import AMOUNT, WORD, Fields
from ....engine.ids import Card, Seat
from ....engine.voice import Message
from ..cards.card_types import PrintedCard
from ..play import bases_of, damage, destroy_ship, leave_row, row_of, ships_of
from ..seating import Seating, seating_of
from ..terms import DAMAGE, SHIP
from .picks import DESTROY, HIT, REPAIR_BASE, Pick

if TYPE_CHECKING:
    from ....engine.state import State


class Repair(Pick):
    """Remove damage from your base or your ally's (DBG-233, DBG-339)."""

    word: ClassVar[str] = "repair"
    fields: ClassVar[Fields] = {"n": AMOUNT}
    rule: ClassVar[str] = "DBG-339"
    picks: ClassVar[Verb] = REPAIR_BASE

    def __init__(self, n: int) -> None:
        super().__init__(1, 1)
        self.n = n

    def candidates(self, t: State, me: Step) -> list[Card]:
        return [base for base in bases_of(t, seating_of(t).team[me.seat]) if t.marks[DAMAGE][base]]

    def act_on(self, t: State, me: Step, card: Card) -> None:
        repair(t, me.seat, card, self.n)


def repair(t: State, seat: Seat, base: Card, n: int) -> None:
    """Remove damage from a base, at most what is on it (DBG-235)."""
    n = min(n, t.marks[DAMAGE][base])
    t.marks[DAMAGE][base] -= n
    t.note_progress()
    t.tell("repair", seat, base, n)


class RepairThis(Gain):
    """Remove damage from this base (DBG-433)."""

    word: ClassVar[str] = "repair-this"

    def run(self, t: State, me: Step) -> None:
        repair(t, me.seat, me.card, self.n)

    def possible(self, t: State, me: Step) -> bool:
        return t.marks[DAMAGE][me.card] > 0


class DamageThis(Gain):
    """This base takes damage (DBG-433)."""

    word: ClassVar[str] = "damage-this"
    damages: ClassVar[bool] = True

    def run(self, t: State, me: Step) -> None:
        damage(t, me.seat, me.card, self.n)


class Harm(Pick):
    """Damage by an ability: ships do not protect the base from it (DBG-251)."""

    fields: ClassVar[Fields] = {"n": AMOUNT}
    damages: ClassVar[bool] = True
    rule: ClassVar[str] = "DBG-515"
    picks: ClassVar[Verb] = HIT

    def __init__(self, n: int) -> None:
        super().__init__(1, 1)
        self.n = n

    def act_on(self, t: State, me: Step, card: Card) -> None:
        damage(t, me.seat, card, self.n)

    def prompt(self, t: State, me: Step) -> Message:
        return Message("ask-damage", n=self.n)


class DamageBase(Harm):
    word: ClassVar[str] = "damage-base"

    def candidates(self, t: State, me: Step) -> list[Card]:
        return bases_of(t, seating_of(t).enemies[me.seat])


class DamageShip(Harm):
    word: ClassVar[str] = "damage-ship"

    def candidates(self, t: State, me: Step) -> list[Card]:
        return ships_of(t, seating_of(t).enemies[me.seat])


class DamageEnemy(Harm):
    """A base or a ship."""

    word: ClassVar[str] = "damage-enemy"

    def candidates(self, t: State, me: Step) -> list[Card]:
        enemies = seating_of(t).enemies[me.seat]
        return bases_of(t, enemies) + ships_of(t, enemies)


class DestroyShip(Pick):
    """Destroy an enemy capital ship in play, or, as `where` says, one in the galaxy row (DBG-254, DBG-494).

    `where`: "play", "row" (also any of the row), "enemy-row" (also an enemy one of the row).
    """

    word: ClassVar[str] = "destroy-ship"
    fields: ClassVar[Fields] = {"where": WORD}
    rule: ClassVar[str] = "DBG-254"
    picks: ClassVar[Verb] = DESTROY

    def __init__(self, where: str = "play") -> None:
        super().__init__(1, 1)
        self.where = where

    def candidates(self, t: State, me: Step) -> list[Card]:
        seating: Seating = t.setup.seating
        ships = ships_of(t, seating.enemies[me.seat])
        cards: list[PrintedCard] = t.setup.defs
        if self.where != "play":
            for card in row_of(t, me.seat):
                enemy = cards[card].faction == seating.enemy_faction[me.seat]
                if cards[card].type == SHIP and (enemy or self.where == "row"):
                    ships.append(card)
        return ships

    def act(self, t: State, me: Step, cards: list[Card]) -> None:
        seating: Seating = t.setup.seating
        for ship in cards:
            if t.controller(ship) >= 0:
                destroy_ship(t, ship)
            else:
                leave_row(t, me.seat, ship, seating.discards[me.seat], "discard-row")


EFFECTS: Final[list[type[Effect]]] = [
    Repair, RepairThis, DamageThis, DamageBase, DamageShip, DamageEnemy, DestroyShip,
]  # fmt: skip
