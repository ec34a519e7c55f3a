"""The Card Game with made-up cards, for rules that no card of the core set reaches."""

from __future__ import annotations

from itertools import count
from typing import TYPE_CHECKING, Any, ClassVar

import pytest

import kantyna
from card_game_fights import fight
from card_game_situations import table
from kantyna.engine.abilities.pending import Cancel
from kantyna.engine.abilities.triggers import ACTION, INTERRUPT, REACTION
from kantyna.engine.registry import MODULES
from kantyna.game.card_game.abilities.ability import ACT, Ability, When
from kantyna.game.card_game.abilities.ability_costs import DamageThis, FocusThis, SacrificeOne
from kantyna.game.card_game.abilities.constants import For, cannot
from kantyna.game.card_game.abilities.players import OPPONENT
from kantyna.game.card_game.abilities.selectors import (
    AFFILIATIONS,
    DAMAGED,
    ENEMY,
    ENHANCEMENTS,
    EXHAUSTED,
    OBJECTIVES,
    OWN,
    PARTICIPATING,
    TARGETED,
    THIS,
    UNITS,
)
from kantyna.game.card_game.abilities.targets import TargetCards
from kantyna.game.card_game.affiliations import JEDI, SITH
from kantyna.game.card_game.cards.card_types import UNIT, Objective, PrintedCard, Unit
from kantyna.game.card_game.effects.capture import MoveCaptive
from kantyna.game.card_game.effects.hand_to_play import PutFromHand
from kantyna.game.card_game.effects.in_play import Deal, Destroy, DiscardInPlay, DrawCards, Forbid, ReturnToHand
from kantyna.game.card_game.engagement.places import TakeControl, TradePlaces, Withdraw
from kantyna.game.card_game.rules import CardGame, CardGameTables

if TYPE_CHECKING:
    from collections.abc import Callable

    from kantyna.engine.cards import CardDef
    from kantyna.engine.effects.conditional import Condition
    from kantyna.engine.effects.effect import Effect
    from kantyna.engine.effects.selectors import Selector
    from kantyna.engine.rules.formats import Format
    from kantyna.engine.setup import OptionValue


NUMBERS = count(911)


def acting(*effects: Effect, target: Selector | None = None, needs: Condition | None = None, **more: Any) -> Ability:
    aim = TargetCards(target) if target is not None else None
    return Ability(ACTION, ACT, *effects, target=aim, needs=needs, **more)


def person(id: str, affiliation: str, *triggers: Ability, capacity: int = 1, **more: Any) -> PrintedCard:
    """A Character of cost 1 with one unit damage icon."""
    return Unit(id, next(NUMBERS), affiliation, 1, 1, "UD", capacity, "character", triggers=triggers, **more)


CARDS: list[CardDef] = [
    # restrictions
    person("sweeper", JEDI, acting(DiscardInPlay(ENEMY))),
    person("banisher", JEDI, acting(ReturnToHand(TARGETED), target=AFFILIATIONS)),
    person("zealot", JEDI, acting(DrawCards(1), price=SacrificeOne(OWN))),
    person("ghost", JEDI, Ability(INTERRUPT, When("ability", OPPONENT), Forbid("be-targeted", THIS, "turn-end")),
           capacity=3),
    Objective("bastion", 952, JEDI, 1, 5, "", constants=[cannot("be-damaged", THIS)]),
    person("martyr", JEDI, acting(DrawCards(1), price=DamageThis(1)), capacity=3,
           constants=[cannot("be-damaged", THIS)]),
    person("ascetic", SITH, capacity=3, count=2, constants=[For("immune", 1, THIS)]),
    # healing and readying
    person("nurse", JEDI, Ability(REACTION, When("damage-removed", of=UNITS & OWN), DrawCards(1)), capacity=3),
    person("watcher", JEDI, Ability(REACTION, When("readied", of=UNITS & OWN), DrawCards(1))),
    person("savior", JEDI, Ability(INTERRUPT, When("leave", of=UNITS & OWN & ~THIS), Cancel())),
    person("mourner", JEDI, Ability(REACTION, When("leave", of=UNITS & ~THIS), DrawCards(1))),
    # control and participation
    person("tempter", SITH, acting(TakeControl(TARGETED), target=UNITS & ENEMY)),
    person("recaller", JEDI, acting(Withdraw(TARGETED), target=UNITS & PARTICIPATING)),
    person("relief", JEDI, acting(TradePlaces(UNITS & OWN & PARTICIPATING, UNITS & OWN & ~PARTICIPATING & ~THIS))),
    person("jailer", SITH, acting(MoveCaptive())),
    # what Protect may name
    person("aegis", JEDI, capacity=3, keywords="protect:objective"),
    person("bodyguard", JEDI, capacity=3, keywords="protect:title=luke_skywalker"),
    # numbers
    person("booster", JEDI, constants=[For("unit-damage", 1, UNITS & OWN)]),
    person("weakener", SITH, count=2, constants=[For("unit-damage", -2, UNITS & ENEMY)]),
    # costs
    person("daredevil", JEDI, acting(DrawCards(1), price=DamageThis(2)), capacity=2),
    person("bamboozler", JEDI, acting(Deal(1, TARGETED), price=FocusThis(), target=UNITS & EXHAUSTED)),
    # cards that are played, or put into play
    person("recruiter", JEDI, acting(PutFromHand(UNITS | ENHANCEMENTS), secret=True)),
    person("usher", JEDI, Ability(REACTION, When("deployment-begins"), PutFromHand(UNITS), secret=True)),
    person("novice", JEDI, Ability(REACTION, When("entered", of=THIS), DrawCards(1))),
    PrintedCard("another_luke", 950, JEDI, UNIT, title="luke_skywalker", unique=True, traits="character", cost=1,
        capacity=1),
    # the end
    person("custodian", JEDI, Ability(INTERRUPT, When("leave", of=OBJECTIVES & OWN), Cancel())),
    person("doomsayer", SITH, acting(Destroy(OBJECTIVES & DAMAGED))),
]  # fmt: skip


class MadeUpTables(CardGameTables):
    def box(self, format: Format, options: dict[str, OptionValue], seats: int) -> list[CardDef]:
        return [*super().box(format, options, seats), *[card for card in CARDS for _ in range(card.count)]]


class MadeUpCardGame(CardGame):
    id: ClassVar[str] = "card-game-made-up"

    def __init__(self) -> None:
        super().__init__()
        self.tables = MadeUpTables(self)

    def cards(self) -> list[CardDef]:
        return [*super().cards(), *CARDS]


RULES = MadeUpCardGame()


def made_up(dark: dict[str, Any], light: dict[str, Any], *args: Any, **more: Any) -> kantyna.Table:
    """Like `table`; the made-up cards may be used."""
    return _with_made_up_cards(table, dark, light, *args, **more)


def made_up_fight(dark: dict[str, Any], light: dict[str, Any], *args: Any, **more: Any) -> kantyna.Table:
    """Like `fight`; the made-up cards may be used."""
    return _with_made_up_cards(fight, dark, light, *args, **more)


def _with_made_up_cards(build: Callable[..., kantyna.Table], *args: Any, **more: Any) -> kantyna.Table:
    with pytest.MonkeyPatch.context() as patch:  # registered only here: other tests must not see this game
        patch.setitem(MODULES, MadeUpCardGame.id, __name__)
        return build(*args, game=MadeUpCardGame.id, **more)


def reopened(t: kantyna.Table) -> kantyna.Table:
    """The same table, read back from its position."""
    return _with_made_up_cards(_from_position, t.position())


def _from_position(position: dict[str, Any], game: str) -> kantyna.Table:
    return kantyna.Table.from_position({**position, "game": game})


def refused(t: kantyna.Table, seat: int, key: str) -> str:
    """The ledger line that refuses this choice. Made-up cards have no names, so the text is not checked."""
    why = t.why_not(seat, key)
    assert why is not None, f"{key} is allowed"
    return why.rule
