"""The Force phase: units are committed, then the sides struggle for the Balance."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from ....engine.abilities.windows import Occur
from ....engine.effects.card_choice import Select
from ....engine.effects.constants import read_seat
from ....engine.effects.effect import NOTHING, Effect, Step, Verb
from ....engine.effects.nature import Nature
from ....engine.errors import Refusal
from ....engine.ids import NO_CARD, Card, Seat
from ....engine.voice import Message, card_name
from .. import board
from ..terms import BALANCE, COMMITTED, DARK_HOLDS, LIGHT_HOLDS

if TYPE_CHECKING:
    from ....engine.state import State


class Commit(Verb):
    """Commit a unit. The refusal is the same inside and outside the question."""

    nature: ClassVar[Nature] = Nature("play")

    def refuse(self, t: State, me: Step) -> Refusal | None:
        if me.card < 0:
            return None
        name = card_name(t.setup.defs[me.card].id)
        if me.seat != board.active_player(t):
            return Refusal("SWLCG-231", Message("refuse-commit-time"))
        if me.card not in board.units(t, me.seat):
            return Refusal("SWLCG-226", Message("refuse-no-unit-to-commit", card=name))
        if t.marks[COMMITTED][me.card]:
            return Refusal("SWLCG-239", Message("refuse-has-force-card", card=name))
        if not board.free_force_cards(t, me.seat):
            return Refusal("SWLCG-232", Message("refuse-no-force-card"))
        return Refusal("SWLCG-743", Message("refuse-commit-time"))


COMMIT_VERB: Final = Commit("commit")


class CommitUnits(Select):
    """One unit after another, while Force cards are left (SWLCG-226 to 240)."""

    word: ClassVar[str] = "commit-units"
    rule: ClassVar[str] = "SWLCG-226"
    picks: ClassVar[Verb] = COMMIT_VERB

    def candidates(self, t: State, me: Step) -> list[Card]:
        if not board.free_force_cards(t, me.seat):
            return []
        return [card for card in board.units(t, me.seat) if not t.marks[COMMITTED][card]]

    def act_on(self, t: State, me: Step, card: Card) -> None:
        t.stack.append(me)
        t.push(COMMITTED_ONE, me.seat, card, 0)

    def unfit(self, t: State, me: Step, card: Card) -> Refusal | None:
        return COMMIT_VERB.refuse(t, Step(COMMIT_VERB, me.seat, card, 0, me.setup))


class CommitNow(Effect):
    word: ClassVar[str] = "commit-now"

    def run(self, t: State, me: Step) -> None:
        t.marks[COMMITTED][me.card] = 1
        t.tell("commit", me.seat, me.card)


class Struggle(Effect):
    """The side with more Force icons on ready committed units gets the balance; a tie changes nothing (SWLCG-245). All
    players of a side count together (BOTF-221)."""

    word: ClassVar[str] = "struggle"

    def run(self, t: State, me: Step) -> None:
        light = sum([struggle_icons(t, seat) for seat in board.light_team(t)])
        dark = sum([struggle_icons(t, seat) for seat in board.dark_team(t)])
        if light != dark:
            holder = LIGHT_HOLDS if light > dark else DARK_HOLDS
            if t.numbers[BALANCE] != holder:
                t.numbers[BALANCE] = holder
                t.note_progress()
        light_wins = t.numbers[BALANCE] == LIGHT_HOLDS
        winner = (board.light_team(t) if light_wins else board.dark_team(t))[0]
        t.tell("struggle-won", winner, NO_CARD, light if light_wins else dark)
        t.push(STRUGGLE_WON, winner, NO_CARD, abs(light - dark))


def struggle_icons(t: State, seat: Seat) -> int:
    """Only ready committed units count, without their enhancements (SWLCG-246, SWLCG-249). Cards may add icons
    (SWLCG-254)."""
    own = sum([board.force_icons(t, card) for card in board.committed(t, seat) if board.is_ready(t, card)])
    return read_seat(t, "struggle-icons", seat, own)


COMMIT: Final = CommitUnits(0, 1)
COMMITTED_ONE: Final = Occur("commit", CommitNow())
STRUGGLE: Final = Struggle()
STRUGGLE_WON: Final = Occur("struggle-won", NOTHING)
EFFECTS: Final[list[type[Effect]]] = [CommitUnits, CommitNow, Struggle]
VERBS: Final[list[Effect]] = [COMMIT_VERB]
