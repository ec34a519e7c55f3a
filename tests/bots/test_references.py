"""The reference opponents for Star Realms: each plays its style, and C plays it like Python."""

from __future__ import annotations

import pytest

import kantyna
from kantyna import native
from kantyna.arena import play
from kantyna.bots import UnknownBot, make_bot
from kantyna.bots.registry import REFERENCES
from kantyna.bots.star_realms.reference_player import ReferencePlayer
from kantyna.bots.star_realms.references import STYLES
from kantyna.bots.star_realms.style_in_c import style_policy
from long_runs import runs
from situations import duel


def chosen(name: str, t: kantyna.Table) -> str:
    key = make_bot(name, 1).choose(t.view(0), t.choices[0]).key
    return key if key.startswith("attack seat#") else key.rpartition("#")[0] or key


FORMATS = [("duel", 2), ("free-for-all", 3), ("hydra-2", 4), ("emperor", 6), ("raid", 3)]


@pytest.mark.parametrize("name", REFERENCES)
@pytest.mark.parametrize(("format", "seats"), FORMATS)
def test_a_reference_plays_every_format_of_star_realms_to_its_end(name: str, format: str, seats: int) -> None:
    t = kantyna.Table("star-realms", format=format, seats=seats, seed=3)
    play(t, [make_bot(name, seat) for seat in range(seats)])
    assert t.over


def test_references_refuse_other_games() -> None:
    t = kantyna.Table("deckbuilding", seed=3)
    seat = t.waiting[0]
    with pytest.raises(UnknownBot) as error:
        make_bot("rush", 1).choose(t.view(seat), t.choices[seat])
    assert "Star Realms" in error.value.text("en") and "Star Realms" in error.value.text("pl")


def test_every_style_takes_the_winning_attack() -> None:
    t = duel(hand=["scout"], combat=9, opponent={"authority": 9})
    for name in REFERENCES:
        assert chosen(name, t) == "attack seat#1 9"


def test_styles_differ_in_what_they_buy() -> None:
    t = duel(hand=[], trade=3, row=["trade_bot", "imperial_frigate", "battle_station", "embassy_yacht", "ram"])
    assert chosen("rush", t) in ("buy ram", "buy imperial_frigate")
    assert chosen("economy", t) == "buy embassy_yacht"


@pytest.mark.skipif(not native.available(), reason="there is no C compiler")
@pytest.mark.parametrize(("format", "seats"), [("duel", 2), ("free-for-all", 4), ("hunter", 3)])
def test_c_and_python_make_the_same_choices(format: str, seats: int) -> None:
    engine = native.engine(format, seats)
    names = [*REFERENCES][:seats]
    played = native.play(
        runs(100), 7, [style_policy(engine, STYLES[name]) for name in names], format=format, seats=seats
    )
    players = [ReferencePlayer(STYLES[name]) for name in names]
    for k in range(played.games):
        record = played.record(k)
        t = kantyna.Table("star-realms", format=format, seats=seats, seed=record["seed"])
        for seat, key in record["choices"]:
            choices = t.choices[seat]
            if len(choices) > 1:
                assert players[seat].choose(t.view(seat), choices).key == key, f"game {k}, choice {t.length}"
            t.choose(seat, key)
