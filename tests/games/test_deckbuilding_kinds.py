"""Kinds of cards: put together from few parts, and so are the words for them in both languages."""

from __future__ import annotations

import itertools
from typing import Any

import pytest

import kantyna
from kantyna.engine.effects.selectors import And, AtMost, Selector, Theirs, Yours
from kantyna.engine.ids import Seat
from kantyna.engine.registry import load_rules
from kantyna.engine.voice import LANGUAGES, Message
from kantyna.game.deckbuilding.cards.card_types import PrintedCard
from kantyna.game.deckbuilding.cards.kinds import (
    ACC,
    BOUNTY_HUNTER,
    CARD,
    DROID,
    ENEMY,
    FIGHTER,
    JEDI,
    MANY,
    ONE,
    SHIP,
    TRANSPORT,
    TROOPER,
    UNIQUE,
    UNIT,
    VEHICLE,
    WITH,
    YOURS,
    about,
    of,
    phrase,
)
from kantyna.game.deckbuilding.effects.picks import ReturnToHand
from kantyna.shapes import Position

FORMS = (ONE, ACC, MANY, WITH, YOURS)


FIRST = Seat(0)


def table() -> kantyna.Table:
    return kantyna.Table("deckbuilding", format="clone-wars", seed=1)


def meant(which: Selector, seat: Seat = FIRST) -> set[str]:
    state = table()._state  # what a selector looks at is the engine's, not the API's
    return {state.setup.defs[card].id for card in state.setup.cards if which.fits(state, seat, card)}


def test_kinds_compose() -> None:
    troopers, vehicles, units = meant(TROOPER), meant(VEHICLE), meant(UNIT)
    assert "at_rt" in troopers & vehicles and "aat" in vehicles - troopers
    assert meant(TROOPER | VEHICLE) == troopers | vehicles
    assert meant(TROOPER & VEHICLE) == troopers & vehicles
    assert meant(UNIT & (of("neutral") | JEDI)) == units & (meant(of("neutral")) | meant(JEDI))
    assert meant(CARD) > units > meant(UNIT & UNIQUE)


def test_what_is_not_meant_and_what_is_cheap_is_meant() -> None:
    assert meant(~UNIT) == meant(CARD) - meant(UNIT) and meant(~~UNIT) == meant(UNIT)
    assert meant(UNIT & ~TROOPER) == meant(UNIT) - meant(TROOPER)
    cheap = {card.id for card in kantyna.cards("deckbuilding") if isinstance(card, PrintedCard) and 0 <= card.cost <= 3}
    assert meant(UNIT & AtMost("cost", 3)) == meant(UNIT) & cheap
    assert meant(AtMost("cost", 9)).isdisjoint(
        card.id for card in kantyna.cards("deckbuilding") if "cost" not in card.facts()
    )


def test_cards_are_yours_theirs_or_nobodys() -> None:
    state = table()._state
    (mine,), (yours,), row = [
        state.zones[state.setup.zone_names.index(name)] for name in ("0/base", "1/base", "galaxy_row")
    ]
    cards = (mine, yours, row[0])
    assert [Yours().fits(state, FIRST, card) for card in cards] == [True, False, False]
    assert [Theirs().fits(state, FIRST, card) for card in cards] == [False, True, False]


def test_an_enemy_is_another_for_each_seat() -> None:
    one, other = meant(ENEMY, FIRST), meant(ENEMY, Seat(1))
    assert {frozenset(one), frozenset(other)} == {frozenset(meant(of(side))) for side in ("republic", "separatist")}
    assert not one & other


@pytest.mark.parametrize(
    ("which", "english", "polish"),
    [
        (CARD, "a card", "kartę"),
        (ENEMY, "an enemy card", "wrogą kartę"),
        (of("empire") | of("neutral"), "an Empire or neutral card", "kartę Imperium lub neutralną"),
        (UNIT & of("neutral"), "a neutral unit", "neutralną jednostkę"),
        (UNIT & TROOPER, "a trooper unit", "żołnierza"),
        (TROOPER | VEHICLE, "a trooper or a vehicle", "żołnierza lub pojazd"),
        (UNIT & (TROOPER | VEHICLE), "a trooper or vehicle unit", "żołnierza lub pojazd"),
        # no card says these yet
        (UNIT & of("rebel"), "a Rebel unit", "jednostkę Rebelii"),
        (UNIT & of("neutral") & UNIQUE, "a neutral unique unit", "neutralną unikatową jednostkę"),
        (of("rebel") & TROOPER, "a Rebel card with the Trooper trait", "kartę Rebelii z cechą Żołnierz"),
        (TROOPER & UNIQUE & UNIT, "a unique unit with the Trooper trait", "unikatową jednostkę z cechą Żołnierz"),
        (UNIT & DROID & FIGHTER, "a unit with the Droid and Fighter trait", "jednostkę z cechą Droid i Myśliwiec"),
        (~UNIT, "a card other than units", "kartę z wyjątkiem jednostek"),
        (UNIT & ~UNIQUE, "a unit other than unique cards", "jednostkę z wyjątkiem unikatowych kart"),
        (~(TROOPER | VEHICLE), "a card other than troopers or vehicles", "kartę z wyjątkiem żołnierzy lub pojazdów"),
        (UNIT & Yours(), "a unit that you control", "jednostkę pod twoją kontrolą"),
        (SHIP & Theirs(), "a capital ship that an opponent controls", "okręt pod kontrolą przeciwnika"),
        (ENEMY & AtMost("cost", 4), "an enemy card with a cost of 4 or less", "wrogą kartę o koszcie 4 lub mniejszym"),
        (UNIT & Yours() & AtMost("cost", 2) & TROOPER, "a trooper unit that you control with a cost of 2 or less",
         "żołnierza pod twoją kontrolą o koszcie 2 lub mniejszym"),
    ],
)  # fmt: skip
def test_the_words_are_put_together(which: Selector, english: str, polish: str) -> None:
    assert phrase(which, ACC).text("en") == english
    assert phrase(which, ACC).text("pl") == polish


def test_what_agrees_with_a_kind_agrees() -> None:
    said = [
        about(Message("effect-resources-per", n=1), which).text("pl").split(" za ")[1].split(" w grze")[0]
        for which in (BOUNTY_HUNTER, TRANSPORT, SHIP, UNIT & UNIQUE, of("neutral"))
    ]
    assert said == [
        "każdego łowcę nagród", "każdy transportowiec", "każdy okręt", "każdą unikatową jednostkę",
        "każdą kartę neutralną",
    ]  # fmt: skip


def test_every_pair_of_kinds_can_be_said_in_every_form() -> None:
    traits = {trait for card in load_rules("deckbuilding").cards() for trait in getattr(card, "traits", ())}
    kinds = [
        CARD,
        UNIT,
        SHIP,
        UNIQUE,
        ENEMY,
        ~UNIT,
        Yours(),
        AtMost("cost", 4),
        *[of(name) for name in ("neutral", "empire", *sorted(traits))],
    ]
    for one, other in itertools.product(kinds, kinds):
        for form in FORMS:
            for lang in LANGUAGES:
                for which in (one & other, one | other):
                    text = phrase(which, form).text(lang)
                    assert text.strip() and "  " not in text and "{" not in text


def position(what: Any) -> Position:
    written = table().position()
    written["stack"].insert(0, {"do": ["return-to-hand", what], "seat": 0, "card": None, "n": 0})
    return written


def test_a_kind_is_written_in_positions_and_read_again() -> None:
    either = ["or", {"parts": [["kind", "trooper"], ["enemy"]]}]
    others = [["not", ["kind", "unique"]], ["yours"], ["at-most", "cost", 4]]
    written = position(["and", {"parts": [["kind", "unit"], either, *others]}])
    t = kantyna.Table.from_position(written)
    assert t.position()["stack"] == written["stack"]
    (waiting,) = [step.effect for step in t._state.stack if step.effect.word == "return-to-hand"]
    assert isinstance(waiting, ReturnToHand) and waiting.what == And(
        UNIT, TROOPER | ENEMY, ~UNIQUE, Yours(), AtMost("cost", 4)
    )


@pytest.mark.parametrize(
    "what", ["trooper", ["draw", 1], ["and", {"parts": [["draw", 1]]}], ["and", {"parts": []}], ["kind", 3], None]
)
def test_what_says_no_kind_is_refused_in_words(what: Any) -> None:
    with pytest.raises(kantyna.BadPosition) as error:
        kantyna.Table.from_position(position(what))
    said = [error.value.text(lang) for lang in LANGUAGES]
    assert said[0] != said[1]
    if isinstance(what, list) and "draw" in str(what):
        assert "must be a selector of cards" in said[0] and "o które karty chodzi" in said[1]
