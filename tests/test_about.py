"""What a choice is about is said once, on its verb, and read there by browser, terminal and bots."""

from __future__ import annotations

import pytest

import kantyna
from deckbuilding_situations import match
from kantyna.bots.choice_groups import group_alike, places
from kantyna.engine.registry import load_rules
from kantyna.server.protocol.wire import choice_json
from kantyna.shapes import ChoiceFacts
from shipped import SHIPPED
from situations import duel, find, table


def about(t: kantyna.Table, key: str, seat: int = 0) -> ChoiceFacts:
    wanted = find(t, key, seat)
    return t.about(next(choice for choice in t.choices[seat] if choice.key == wanted))


def test_a_choice_travels_with_what_it_is_about() -> None:
    t = duel(hand=["scout"])
    written = choice_json(t, t.choices[0][0])
    assert (written["key"], written["cards"], written["n"]) == ("play scout#1", ["scout#1"], 0)
    assert written["about"] == {"zones": ["hand"], "free": True, "wanted": True, "order": 1}


def test_star_realms_says_what_its_verbs_are_about() -> None:
    t = duel(
        hand=["ram", "survey_ship"], play=["barter_world", "trading_post"], row=["cutter"], trade=3, combat=5,
        opponent={"play": ["blob_wheel"]},
    )  # fmt: skip
    assert about(t, "end") == {"ends": "phase"}
    assert about(t, "use barter_world") == {
        "zones": ["play"], "lines": ["card-primary"], "free": True, "wanted": True, "asks": True, "order": 2,
    }  # fmt: skip
    assert about(t, "scrap trading_post")["spare"] and "free" not in about(t, "scrap trading_post")
    assert about(t, "buy cutter") == {"zones": ["trade_row", "explorers"], "spends": "trade"}
    assert about(t, "attack blob_wheel") == {"zones": ["other/play"], "wanted": True, "spends": "combat"}
    assert about(t, "attack seat#1 5") == {"at": "seat#1", "amount": 5, "wanted": True, "spends": "combat"}


def test_the_deckbuilding_game_says_what_its_verbs_are_about() -> None:
    t = match(
        "rebel", {"hand": ["temple_guardian"], "units": ["rebel_trooper", "alliance_shuttle"]}, row=["scout_trooper"]
    )
    assert about(t, "play temple_guardian")["asks"] and about(t, "play temple_guardian")["order"] == 1
    assert about(t, "commit rebel_trooper#1 base") == {"zones": ["units", "ships"], "at": "base", "wanted": True}
    assert about(t, "commit rebel_trooper#1 scout_trooper#1")["at"] == "scout_trooper#1"
    assert about(t, "commit alliance_shuttle#1 base")["spare"], "it has nothing to attack with"
    t.choose(0, "commit rebel_trooper#1 base")
    assert about(t, "resolve base")["expires"] == "DBG-192"


@pytest.mark.parametrize(("base", "lost"), [("xorrn", True), ("mygeeto", False)])
def test_what_would_be_lost_with_the_turn_is_named_and_what_is_kept_is_not(base: str, lost: bool) -> None:
    t = match("separatist", {"base": [base], "resources": 7}, row=["tri_fighter"])
    assert about(t, "buy tri_fighter").get("spends") == ("resources" if lost else None)


@pytest.mark.parametrize("game", SHIPPED)
def test_what_is_spent_is_a_number_of_a_player(game: str) -> None:
    spent = {verb.nature.spends for verb in load_rules(game).verbs()} - {""}
    assert spent <= set(kantyna.Table(game).view(0)["seats"][0])


def test_an_ability_has_a_price_or_none() -> None:
    t = match("rebel", {"units": ["y_wing", "snowspeeder", "han_solo"]}, {"hand": ["imperial_shuttle"]})
    assert "free" not in about(t, "use y_wing") and "wanted" not in about(t, "use y_wing")
    assert about(t, "use snowspeeder")["free"] and "asks" not in about(t, "use snowspeeder"), "it asks the opponent"


def test_an_answer_that_only_draws_asks_no_further() -> None:
    t = match("rebel", {"hand": ["lobot"], "base": ["bespin"], "deck": ["alliance_shuttle"] * 2})
    t.choose(0, find(t, "play lobot"))
    while "answer bespin#1" not in [choice.key for choice in t.choices[0]]:
        t.choose(0, "decline")
    assert about(t, "answer bespin") == {}, "it is a decision, and asks no more"


@pytest.mark.parametrize(("players", "asked"), [(2, False), (3, True)])
def test_only_among_several_opponents_one_is_asked_whom(players: int, asked: bool) -> None:
    sides = [{"hand": ["imperial_fighter"]}] + [{} for _ in range(players - 1)]
    t = table("duel" if players == 2 else "free-for-all", *sides)
    assert about(t, "play imperial_fighter").get("asks", False) == asked


def test_amounts_are_one_sort_and_targets_are_several() -> None:
    t = duel(combat=3)
    attacks = [choice for choice in t.choices[0] if choice.effect.word == "attack-seat"]
    assert len(attacks) == 3 and len(group_alike(attacks, places(t.view(0)))) == 1
    t = match("rebel", {"units": ["rebel_trooper"]}, row=["scout_trooper", "death_trooper"])
    commits = [choice for choice in t.choices[0] if choice.effect.word == "commit"]
    assert len(group_alike(commits, places(t.view(0)))) == len(commits) > 1


@pytest.mark.parametrize(
    ("label", "key"),
    [
        ("ram#1", "buy ram#1"),
        ("scout#1", "play scout#1"),
        ("barter_world#1", "use barter_world#1"),
        ("cutter#1", "ally cutter#1"),
        ("blob_wheel#1", "attack blob_wheel#1"),
        ("viper#1", "play viper#1"),
        ("freighter#1", "buy freighter#1"),
    ],
)
def test_a_card_alone_is_tried_as_cards_are_that_lie_there(label: str, key: str) -> None:
    t = duel(
        hand=["scout"], play=["barter_world", "cutter"], row=["ram"], discard=["viper"],
        opponent={"play": ["blob_wheel"]}, more={"scrap_heap": ["freighter"]},
    )  # fmt: skip
    assert t.tried(0, label)[0] == key
    assert t.why_not(0, label) == t.why_not(0, key)
    with pytest.raises(kantyna.BadKey):
        t.choose(0, label)


def test_what_one_cannot_see_is_tried_as_anything_is() -> None:
    t = duel(opponent={"hand": ["ram"], "deck": ["cutter"]})
    assert t.tried(0, "ram#1") == ["play ram#1"] and t.tried(0, "cutter#1") == ["play cutter#1"]


def test_in_the_deckbuilding_game_an_enemy_front_is_attacked_and_ones_own_used() -> None:
    t = match("rebel", {"units": ["rebel_trooper"], "base": ["dantooine"]}, {"base": ["rodia"]})
    assert t.tried(0, "rodia#1") == ["resolve base"]
    assert t.tried(0, "rebel_trooper#1")[0] == "commit rebel_trooper#1 base"


@pytest.mark.parametrize("game", SHIPPED)
def test_every_zone_and_line_that_a_verb_names_is_there(game: str) -> None:
    rules = load_rules(game)
    zones = {
        zone.name
        for format in rules.formats
        for zone in (*rules.tables.zones(format), *rules.tables.zones_of_seat(format))
    }
    lines = {line.id for card in rules.cards() for line in card.lines()}
    for verb in rules.verbs():
        assert {zone.removeprefix("other/") for zone in verb.nature.zones} <= zones
        assert set(verb.nature.lines) <= lines


def test_a_view_says_whether_teams_play_their_turn_together() -> None:
    assert kantyna.Table("star-realms", "hydra-2").view(0)["team_turns"] is True
    assert kantyna.Table("star-realms", "emperor").view(None)["team_turns"] is False
