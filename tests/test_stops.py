"""Stops: where a pass is made for a seat, and where it is asked."""

from __future__ import annotations

import pytest

import kantyna
from card_game_fights import attack, fight
from card_game_situations import DARK, LIGHT, do, keys, side, table, until
from kantyna.bots import decide, make_bot
from kantyna.engine.table import imagine
from kantyna.stops import ENGAGEMENT, NEWS, TURN, Stops, default_stops, read, windows
from loose import view_of


def to_fight(hand: str = "jedi_mind_trick") -> kantyna.Table:
    dark = side("sith", "fall_of_the_jedi", "darth_vader", hand=["force_choke"])
    return table(dark, side("jedi", "jedi_training", "luke_skywalker", hand=[hand]), LIGHT, "conflict")


def window(t: kantyna.Table) -> str:
    found: str = view_of(t)["window"]["name"]
    return found


def test_action_windows_are_stops_as_the_game_says() -> None:
    stops = default_stops("card-game")
    assert stops.own == {"deployment", "attackers", "defenders", "edge-fought"}
    assert stops.theirs == {"attackers", "defenders", "edge-fought"}
    assert windows("card-game")[-2:] == ["interrupt", "reaction"] and windows("star-realms") == []


def test_a_pass_is_made_only_where_nobody_wants_to_be_asked() -> None:
    t = to_fight()
    assert window(t) == "conflict" and list(t.choices) == [LIGHT]
    assert Stops().passes(t, LIGHT)
    assert not Stops().passes(t, DARK), "a player who is not asked does not pass"
    assert not Stops(own={"conflict"}).passes(t, LIGHT)
    assert Stops(theirs={"conflict"}).passes(t, LIGHT), "it is its own turn"
    assert not Stops(everywhere=True).passes(t, LIGHT)
    do(t, "engage fall_of_the_jedi#1")
    assert not Stops().passes(t, LIGHT), "attackers must be declared: that is no window"


def test_a_turn_of_the_team_is_ones_own() -> None:
    t = kantyna.Table("card-game", format="two-on-two", seed=1)
    asked: set[tuple[bool, int]] = set()
    while len(asked) < 3:
        (seat,) = t.waiting[:1]
        view = t.view(None)
        if view["window"] and not view["window"]["event"]:
            name, ours = view["window"]["name"], {seat, view["active"]} in ({0, 1}, {2, 3}, {seat})
            assert Stops(own={name}).passes(t, seat) == (not ours), (seat, view["active"])
            assert Stops(theirs={name}).passes(t, seat) == ours, (seat, view["active"])
            asked.add((ours, abs(seat - view["active"])))
        t.choose(seat, next((key for key in keys(t, seat) if key in ("pass", "decline", "done")), keys(t, seat)[0]))


def test_who_is_asked_only_when_able_passes_where_there_is_nothing_else() -> None:
    t = to_fight()
    assert "act jedi_mind_trick#1" in keys(t, LIGHT)
    assert not Stops(own={"conflict"}).passes(t, LIGHT, free=True)
    dark = side("sith", "fall_of_the_jedi", "darth_vader", hand=["espo_trooper"])
    t = table(dark, side("jedi", "jedi_training", "luke_skywalker", hand=["yoda"]), LIGHT, "conflict")
    assert window(t) == "conflict" and keys(t, LIGHT) == ["pass"]
    stop = {"conflict"}
    assert Stops(stop).passes(t, LIGHT, free=True), "by default nobody is asked in vain where passing reveals nothing"
    assert not Stops(stop, able=False).passes(t, LIGHT, free=True)
    assert not Stops(stop, able=True).passes(t, LIGHT), "elsewhere the windows decide"


def test_without_able_two_hands_pass_alike() -> None:
    """What stops read is what everybody knows."""
    for theirs in (set[str](), {"attackers"}):
        said: list[bool] = []
        for hand in (["jedi_mind_trick"], ["yoda"]):
            light = side("jedi", "jedi_training", "luke_skywalker", hand=hand)
            t = table(side("sith", "darth_vader", hand=["espo_trooper"]), light, DARK, "conflict")
            attack(t, "jedi_training", "darth_vader")
            while list(t.choices) == [DARK]:
                do(t, "pass")
            assert window(t) == "attackers" and list(t.choices) == [LIGHT]
            said.append(Stops(theirs=theirs).passes(t, LIGHT))
        assert said == [not theirs] * 2


def test_the_decision_needs_no_hidden_information() -> None:
    """In a whole stretch of a game: another hand behind the same view never changes how a window is passed."""
    t = kantyna.Table("card-game", seed=5)
    bots = [make_bot("random", 1), make_bot("random", 2)]
    various = [
        default_stops("card-game"),
        Stops(),
        Stops(target=False),
        Stops(answers=False, theirs={"interrupt", "strike"}),
    ]
    compared = 0
    while not t.over and t.length < 160:
        (seat,) = t.waiting[:1]
        if t.view(None)["window"]:
            other = imagine(t.view(1 - seat), t.length)
            for stops in various:
                assert stops.passes(t, seat) == stops.passes(other, seat), (t.length, t.view(None)["window"])
            compared += keys(t, seat) != keys(other, seat)
        t.choose(seat, decide(bots[seat], t, seat).key)
    assert compared > 20, "hands that offered something else"


# interrupts and reactions


def struck(*hand: str) -> kantyna.Table:
    """Vader's damage is about to be dealt to Luke, and the light side may hold something against it."""
    dark = side("sith", "fall_of_the_jedi", "darth_vader")
    light = side("jedi", "jedi_training", "luke_skywalker", hand=list(hand))
    t = fight(dark, light, "darth_vader", "luke_skywalker")
    for _ in range(20):
        if (view_of(t)["window"] or {}).get("event") == "damage":
            return t
        seat = next(iter(t.choices))
        t.choose(seat, next((key for key in keys(t, seat) if key == "pass"), keys(t, seat)[0]))
    raise AssertionError("no damage is dealt")


@pytest.mark.parametrize("hand", ["lightsaber_deflection", "yoda"])
def test_whose_card_is_the_target_is_asked_whatever_the_hand(hand: str) -> None:
    t = struck(hand)
    assert list(t.choices) == [LIGHT] and (keys(t, LIGHT) == ["pass"]) == (hand == "yoda")
    assert not default_stops("card-game").passes(t, LIGHT)
    assert Stops(target=False).passes(t, LIGHT), "no visible card answers, and interrupts are off"
    assert not Stops(theirs={"interrupt"}, target=False).passes(t, LIGHT)
    assert Stops(own={"interrupt"}, target=False).passes(t, LIGHT)
    assert Stops(target=False, able=True).passes(t, LIGHT), "between people nothing reads the hand"
    assert Stops(target=False).passes(t, LIGHT, free=True) == (hand == "yoda"), "where that is free, only this does"
    assert Stops(target=False, answers=False).passes(t, LIGHT, free=True)


def test_a_card_in_sight_that_could_answer_stops() -> None:
    """Luke reacts to the beginning of the other's turn, as everybody can see."""
    dark, light = side("sith", "fall_of_the_jedi"), side("jedi", "jedi_training", "luke_skywalker")
    t = table(dark, light, LIGHT, "force", marks={"focus": {"luke_skywalker#1": 1}})
    until(t, "answer")
    assert keys(t, LIGHT) == ["answer luke_skywalker#1", "pass"] and t.answers_in_sight(LIGHT)
    assert not default_stops("card-game").passes(t, LIGHT)
    assert Stops(answers=False).passes(t, LIGHT)
    assert not struck("lightsaber_deflection").answers_in_sight(LIGHT), "a card in hand is not in sight"


# until


def test_one_may_pass_until_the_next_engagement() -> None:
    t = to_fight()
    stops = default_stops("card-game")
    stops.pass_until(t, ENGAGEMENT)
    assert stops.passes(t, LIGHT)
    attack(t, "fall_of_the_jedi", "luke_skywalker")
    assert window(t) == "attackers" and not stops.passes(t, LIGHT) and stops.until == ""
    stops.pass_until(t, ENGAGEMENT)
    assert stops.passes(t, LIGHT), "said in one, it means the next"


def test_one_may_pass_until_the_own_turn_and_then_everything_is_as_before() -> None:
    t = to_fight()
    attack(t, "fall_of_the_jedi", "luke_skywalker")
    stops = default_stops("card-game")
    assert not stops.passes(t, LIGHT)
    stops.pass_until(t, TURN)
    assert stops.passes(t, LIGHT), "it is this turn still"
    turn = t.view(None)["turn"]
    while t.view(None)["active"] == LIGHT or not t.view(None)["window"] or LIGHT not in t.choices:
        seat = next(iter(t.choices))
        offered = keys(t, seat)
        t.choose(seat, next((key for key in offered if key in ("pass", "decline", "done")), offered[0]))
    assert t.view(None)["turn"] == turn + 1 and stops.passes(t, LIGHT)


def test_news_is_what_another_seat_does_and_not_that_the_turn_goes_on() -> None:
    t = to_fight()
    stops = default_stops("card-game")
    stops.pass_until(t, NEWS)
    attack(t, "fall_of_the_jedi", "luke_skywalker")
    assert stops.passes(t, LIGHT), "a player's own moves are no news"
    while DARK not in t.choices:
        do(t, "pass")
    do(t, (DARK, "act force_choke#1"))
    assert not stops.is_passing(t, LIGHT)
    dark = side("sith", "fall_of_the_jedi", deck=["espo_trooper"] * 4 + ["nightsister"] * 2, hand=["force_choke"])
    light = side("jedi", "jedi_training", hand=["jedi_mind_trick"])
    t = table(dark, light, DARK, "draw")
    stops.pass_until(t, NEWS)
    while t.view(None)["phase"] < 6:
        seat = next(iter(t.choices))
        t.choose(seat, next(key for key in keys(t, seat) if key in ("pass", "decline", "done")))
    assert {"phase", "draw"} <= {event.kind for event in t.events} and stops.is_passing(t, LIGHT)


# saved stops


def test_saved_stops_are_read_back_without_windows_that_no_longer_exist() -> None:
    stops = Stops({"force", "refresh"}, {"reaction"}, target=False, able=False, until=TURN)
    saved = stops.json("card-game")
    assert saved == {
        "own": ["refresh", "force"], "theirs": ["reaction"], "target": False, "answers": True, "able": False,
        "everywhere": False,
    }  # fmt: skip
    again = read("card-game", saved)
    assert again == Stops({"force", "refresh"}, {"reaction"}, target=False, able=False), "passing on is not saved"
    assert read("card-game", {**saved, "able": None}).able, "old ones have null for the default"
    assert read("card-game", {"own": ["force", "teatime"], "flavour": 3}).own == {"force"}
