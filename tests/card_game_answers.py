"""The Card Game with a few made-up cards that show when abilities may be used."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

import pytest

import kantyna
from kantyna.engine.abilities.pending import Cancel
from kantyna.engine.abilities.triggers import ACTION, INTERRUPT, REACTION, Trigger
from kantyna.engine.effects.constants import DOUBLE, FIX
from kantyna.engine.effects.effect import Effect, Step
from kantyna.engine.effects.fields import NUMBER, Field, Fields
from kantyna.engine.registry import MODULES
from kantyna.game.card_game import board
from kantyna.game.card_game.abilities.ability import ACT, ONCE_A_TURN, Ability, When
from kantyna.game.card_game.abilities.conditions import IN_ENGAGEMENT
from kantyna.game.card_game.abilities.constants import For, cannot, keyword
from kantyna.game.card_game.abilities.players import YOU
from kantyna.game.card_game.abilities.selectors import ENHANCEMENTS, OWN, THIS, UNITS
from kantyna.game.card_game.affiliations import JEDI, SITH
from kantyna.game.card_game.cards.card_types import (
    EVENT,
    UNIT,
    YOUR_PLAY_AREA,
    Enhancement,
    Objective,
    PrintedCard,
    Unit,
)
from kantyna.game.card_game.effects.in_play import DrawCards, Ready
from kantyna.game.card_game.rules import CardGame, CardGameTables
from kantyna.game.card_game.turn.movement import TO_DISCARD, leave_play
from kantyna.game.card_game.turn.play import PlayIntoEngagement
from kantyna.game.card_game.turn.tokens import advance_dial, exhaust

if TYPE_CHECKING:
    from kantyna.engine.abilities.pending import PendingEvent
    from kantyna.engine.cards import CardDef
    from kantyna.engine.rules.formats import Format
    from kantyna.engine.setup import OptionValue
    from kantyna.engine.state import State


class Chime(Effect):
    """Moves the dial: an effect that everybody sees."""

    word: ClassVar[str] = "chime"
    fields: ClassVar[Fields] = {"n": Field(NUMBER, -9, 9)}

    def __init__(self, n: int = 1) -> None:
        self.n = n

    def run(self, t: State, me: Step) -> None:
        advance_dial(t, self.n)


class Entangle(Effect):
    """Puts a focus token on each enemy unit."""

    word: ClassVar[str] = "entangle"

    def run(self, t: State, me: Step) -> None:
        cards = board.units(t, board.enemies(t, me.seat)[0])
        exhaust(t, me.seat, cards, [1] * len(cards), me.card)


class Call(Effect):
    """Discards the enemy's objectives."""

    word: ClassVar[str] = "call-off"

    def run(self, t: State, me: Step) -> None:
        leave_play(t, me.seat, board.objectives(t, board.enemies(t, me.seat)[0]), TO_DISCARD)


class AboutItself(Trigger):
    def applies(self, t: State, card: int, event: PendingEvent) -> bool:
        return event.card == card


CARDS: list[CardDef] = [
    Objective("beacon", 901, SITH, 1, 5, "", count=3, triggers=[AboutItself(REACTION, "entered", Chime())]),
    Unit("keeper", 902, SITH, 1, 1, "UD", 1, "character", triggers=[Trigger(REACTION, "refreshed", Chime())]),
    Unit("agent", 903, JEDI, 1, 1, "UD", 1, "character", triggers=[Trigger(ACTION, "act", Chime())]),
    Unit("saboteur", 904, JEDI, 1, 1, "UD", 1, "character", triggers=[Trigger(ACTION, "act", Chime(-2))]),
    Unit("netter", 905, JEDI, 1, 1, "UD", 1, "character", triggers=[Trigger(ACTION, "act", Entangle())]),
    Unit("caller", 906, JEDI, 1, 1, "UD", 1, "character", triggers=[Trigger(ACTION, "act", Call())]),
    Unit(
        "sleeper",
        907,
        SITH,
        1,
        1,
        "UD",
        1,
        "character",
        triggers=[Ability(REACTION, When("refreshed", YOU), Ready(9, THIS), forced=True, limit=ONCE_A_TURN)],
    ),
    Unit(
        "mentor",
        908,
        JEDI,
        1,
        1,
        "UD",
        1,
        "character",
        "edge:1",
        constants=[For("edge", 2, UNITS & OWN), keyword("shielding", UNITS & OWN)],
    ),
    PrintedCard("young_yoda", 909, JEDI, UNIT, title="yoda", unique=True, traits="character force_user", cost=1,
        capacity=1),
    Unit("ghost", 910, JEDI, 1, 1, "UD", 2, "character", constants=[cannot("be-damaged", THIS)]),
    Unit("guarding_ghost", 911, JEDI, 1, 1, "UD", 2, "character", "protect:character",
         constants=[cannot("be-damaged", THIS)]),
    Unit("clinger", 912, JEDI, 1, 1, "UD", 1, "character",
         triggers=[Ability(INTERRUPT, When("leave", of=THIS), Cancel())]),
    Unit("late_shield", 913, JEDI, 0, 1, "UD", 1, "character", "shielding",
         triggers=[Ability(ACTION, ACT, PlayIntoEngagement(), zones=("hand",), needs=IN_ENGAGEMENT)]),
    PrintedCard("toast", 914, JEDI, EVENT, keywords="limited", cost=0,
         triggers=[Ability(ACTION, ACT, DrawCards(1), from_hand=True)]),
    Enhancement("toll", 915, JEDI, 0, 0, YOUR_PLAY_AREA, "location", constants=[For("cost", 1, ENHANCEMENTS)]),
    Enhancement("sale", 916, JEDI, 0, 0, YOUR_PLAY_AREA, "location", constants=[For("cost", -3, ENHANCEMENTS)]),
    Enhancement("gift", 917, JEDI, 0, 0, YOUR_PLAY_AREA, "location",
                constants=[For("cost", 0, ENHANCEMENTS, layer=FIX)]),
    Enhancement("echo", 918, JEDI, 0, 0, YOUR_PLAY_AREA, "location",
                constants=[For("unit-damage", 1, UNITS & OWN, layer=DOUBLE)]),
    Unit("novice", 920, SITH, 1, 1, "UD", 1, "character", "limited"),
    Enhancement("blades", 919, JEDI, 0, 0, YOUR_PLAY_AREA, "location", constants=[For("unit-damage", 1, UNITS & OWN)]),
]  # fmt: skip


class AnsweringTables(CardGameTables):
    def box(self, format: Format, options: dict[str, OptionValue], seats: int) -> list[CardDef]:
        return [*super().box(format, options, seats), *[card for card in CARDS for _ in range(card.count)]]


class AnsweringCardGame(CardGame):
    id: ClassVar[str] = "card-game-answers"

    def __init__(self) -> None:
        super().__init__()
        self.tables = AnsweringTables(self)

    def cards(self) -> list[CardDef]:
        return [*super().cards(), *CARDS]

    def effects(self) -> list[type[Effect]]:
        return [*super().effects(), Chime, Entangle, Call]


RULES = AnsweringCardGame()


def answering(position: dict[str, Any]) -> kantyna.Table:
    """A position of The Card Game that may use these cards."""
    with pytest.MonkeyPatch.context() as patch:  # registered only here: other tests must not see this game
        patch.setitem(MODULES, AnsweringCardGame.id, __name__)
        return kantyna.Table.from_position({**position, "game": AnsweringCardGame.id})
