"""Which effects C has. One that it does not have yet turns off only the set-ups with a card that has it."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, ClassVar

import pytest
from needs_c import needs_c

from kantyna import native
from kantyna.arena import simulate
from kantyna.cli import main
from kantyna.engine.effects.effect import Gain, Step
from kantyna.engine.effects.trees import tree_of
from kantyna.engine.registry import MODULES, load_rules
from kantyna.engine.serialization.codec import KERNEL
from kantyna.game.star_realms.cards import Ship
from kantyna.game.star_realms.formats import FORMATS, StarRealmsFormat
from kantyna.game.star_realms.play import gain_authority
from kantyna.game.star_realms.rules import StarRealms, StarRealmsTables
from kantyna.game.star_realms.terms import BLOB
from kantyna.native import library
from kantyna.native.engine import engine
from kantyna.native.source import DECLARED, EFFECT_CLASSES

if TYPE_CHECKING:
    from collections.abc import Iterator

    from kantyna.engine.cards import CardDef
    from kantyna.engine.effects.effect import Effect
    from kantyna.engine.rules.formats import Format
    from kantyna.engine.setup import OptionValue
    from kantyna.engine.state import State

STAR_REALMS = load_rules("star-realms")
TEAMS = {
    "Pledge": "a team that plays its turn together",
    "Withdraw": "likewise",
    "BuyTogether": "likewise",
    "AttackTogether": "likewise",
    "PassCard": "teammates",
    "Legacy": "teammates",
}
"""Effects of formats that the C engine does not play, and whose they are."""
CHOICES_ONLY = {"TargetSeat": "a choice, among `CHOICES`"}


def declared() -> list[tuple[str, Effect]]:
    cards: list[Any] = list(STAR_REALMS.cards())
    return [
        (card.id, part)
        for card in cards
        for effect in (*card.primary, *card.ally, *card.scrap, *[e for t in card.triggers for e in t.effects])
        for part in tree_of(effect)
    ]


def test_every_effect_of_the_game_has_a_function_in_c() -> None:
    missing = [f"{type(effect).__name__} of {card}" for card, effect in declared()
               if type(effect).__name__ not in EFFECT_CLASSES]  # fmt: skip
    assert missing == [], "add these to KN_RUN or KN_ASK in native/c/base.h, with their functions"
    listed = {cls.__name__ for cls in STAR_REALMS.effects()}
    assert listed - set(EFFECT_CLASSES) == set(TEAMS) | set(CHOICES_ONLY)


def test_every_function_in_c_has_its_class() -> None:
    classes = {cls.__name__ for cls in [*STAR_REALMS.effects(), *KERNEL]}
    assert set(EFFECT_CLASSES) <= classes


def test_every_trigger_and_constant_of_the_game_is_known_in_c() -> None:
    cards: list[Any] = list(STAR_REALMS.cards())
    used = {type(each).__name__ for card in cards for each in (*card.triggers, *card.constants)}
    assert used == set(DECLARED)
    assert not any([card.replacements for card in cards])


# a made-up effect, on a made-up card, in a made-up format


class Bless(Gain):
    """Everybody gains authority. C knows nothing of it."""

    word: ClassVar[str] = "bless"

    def run(self, t: State, me: Step) -> None:
        for seat in t.setup.seats:
            gain_authority(t, seat, self.n)


SHRINE_SHIP = Ship("shrine_ship", BLOB, 1, 3, [Bless(1)])
PROMOS = "promos"


class MadeUpTables(StarRealmsTables):
    def box(self, format: Format, options: dict[str, OptionValue], seats: int) -> list[CardDef]:
        cards = super().box(format, options, seats)
        return [*cards, *[SHRINE_SHIP] * SHRINE_SHIP.count] if format.id == PROMOS else cards


class MadeUpStarRealms(StarRealms):
    """Star Realms with one more format, in which a further card lies in the trade deck."""

    id: ClassVar[str] = "star-realms-made-up"
    formats: ClassVar[tuple[Format, ...]] = (*FORMATS, StarRealmsFormat(PROMOS, (2,)))

    def __init__(self) -> None:
        super().__init__()
        self.tables = MadeUpTables(self)

    def cards(self) -> list[CardDef]:
        return [*super().cards(), SHRINE_SHIP]

    def effects(self) -> list[type[Effect]]:
        return [*super().effects(), Bless]


RULES = MadeUpStarRealms()
SIMULATE = ["simulate", MadeUpStarRealms.id, "--games", "6", "--seed", "4", "--json"]


@pytest.fixture
def made_up(monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    monkeypatch.setitem(MODULES, MadeUpStarRealms.id, __name__)
    yield MadeUpStarRealms.id


@needs_c
def test_a_set_up_without_the_card_is_still_played_in_c(made_up: str) -> None:
    assert native.available("duel", game=made_up) and native.available("hunter", 3, made_up)
    result = simulate(made_up, "duel", games=6, seed=4, engine="native")
    assert result.engine == "native" and result.note is None
    assert result.wins == simulate("star-realms", "duel", games=6, seed=4).wins


@needs_c
@pytest.mark.parametrize(
    "lang, said",
    [
        ("en", "no counterpart for Bless, an effect of the card shrine_ship"),
        ("pl", "nie ma odpowiednika dla Bless, efektu karty shrine_ship"),
    ],
)
def test_a_set_up_with_the_card_says_which_effect_of_which_card_has_no_c(made_up: str, lang: str, said: str) -> None:
    why = native.why_not(PROMOS, game=made_up)
    assert isinstance(why, native.MissingEffect) and said in why.message.text(lang)
    with pytest.raises(native.MissingEffect, match="Bless"):
        engine(PROMOS, game=made_up)


@needs_c
def test_that_is_said_before_anything_is_compiled(made_up: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(library, "_loaded", {})
    monkeypatch.setattr(library, "find", lambda *size: pytest.fail("looked for a library"))
    assert isinstance(native.why_not(PROMOS, game=made_up), native.MissingEffect)


@needs_c
def test_a_simulation_with_the_card_is_played_in_python_and_says_why(
    made_up: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert (
        main([*SIMULATE, "--format", PROMOS]) == 0 and main([*SIMULATE, "--format", PROMOS, "--engine", "native"]) == 0
    )
    said = capsys.readouterr()
    python, asked = [json.loads(line) for line in said.out.splitlines()]
    assert "engine" not in asked and asked["wins"] == python["wins"]
    assert "Bless, an effect of the card shrine_ship" in said.err and said.err.count("\n") == 1


@needs_c
def test_on_a_gpu_it_is_an_error(made_up: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*SIMULATE, "--format", PROMOS, "--engine", "gpu"]) == 2
    assert "Bless" in capsys.readouterr().err
