"""Bots at The Card Game: whole games of every ready-made deck, what greedy does, and that nobody peeks."""

from __future__ import annotations

from typing import Any

import pytest

import kantyna
from card_game_answers import answering
from card_game_fights import fight
from card_game_four import D1, D2, L1, four, jedi, navy, rebels, sith
from card_game_situations import DARK, LIGHT, PHASES, do, keys, payment, side, table, until
from kantyna.arena import play
from kantyna.bots import BOTS, decide, make_bot
from kantyna.bots.card_game.player import EVALUATION
from kantyna.game.card_game.cards.sets import CARD

PAIRS = [("sith", "jedi"), ("imperial_navy", "rebel_alliance"), ("scum_and_villainy", "smugglers_and_spies")]
MOST = 3000
"""Far more choices than any game between bots takes."""
JEDI_OBJECTIVES = ("jedi_training", "forgotten_heroes", "in_you_must_go")
LARGE_DECK = [
    *["heavy_stormtrooper_squad"] * 4,
    *["tie_fighter"] * 4,
    *["viper_probe_droid"] * 4,
    *["espo_trooper"] * 5,
]
SITH_OBJECTIVES = ("fall_of_the_jedi", "counsel_of_the_sith", "cruel_interrogations")


def start(decks: tuple[str, str], seed: int) -> kantyna.Table:
    return kantyna.Table("card-game", seed=seed, decks=list(decks))


def choice_of(t: kantyna.Table, seat: int | None = None) -> str:
    """The key greedy chooses. `choose` and `decide` must agree."""
    asked = next(iter(t.choices)) if seat is None else seat
    long = make_bot("greedy", 1).choose(t.view(asked), t.choices[asked])
    short = decide(make_bot("greedy", 1), t, asked)
    assert long.key == short.key
    return long.key


def lets(t: kantyna.Table, *ends: str) -> list[str]:
    """What greedy does for both seats until one of these verbs is offered."""
    done: list[str] = []
    while not t.over and len(done) < 200:
        (seat,) = t.choices
        if done and any(key.split()[0] in ends for key in keys(t, seat)):
            return done
        choice = decide(make_bot("greedy", 1), t, seat)
        done.append(choice.key)
        t.choose(seat, choice)
    return done


# whole games


@pytest.mark.parametrize("decks", PAIRS)
@pytest.mark.parametrize("names", [("random", "random"), ("greedy", "greedy"), ("greedy", "random")])
def test_bots_finish_games_with_every_ready_made_deck(decks: tuple[str, str], names: tuple[str, str]) -> None:
    t = start(decks, 4)
    bots = [make_bot(name, seat) for seat, name in enumerate(names)]
    while not t.over and t.length < MOST:
        seat = t.waiting[0]
        choice = bots[seat].choose(t.view(seat), t.choices[seat])
        assert choice in t.choices[seat]
        t.choose(seat, choice)
    assert t.winners


def test_greedy_plays_the_same_game_again() -> None:
    records = []
    for _ in range(2):
        t = start(PAIRS[0], 5)
        play(t, [make_bot("greedy", 1), make_bot("greedy", 2)], MOST)
        records.append(t.record())
    assert records[0] == records[1]


def test_greedy_beats_random_in_nine_games_of_ten() -> None:
    wins = 0
    for k in range(20):
        seat = k % 2
        t = start(PAIRS[k // 2 % 2], 1000 + k)
        bots = [make_bot("random", k), make_bot("random", k)]
        bots[seat] = make_bot("greedy", k)
        play(t, bots, MOST)
        wins += t.winners == (seat,)
    assert wins >= 18


# never peeking


@pytest.mark.parametrize("name", list(BOTS))
@pytest.mark.parametrize("seat", [DARK, LIGHT])
def test_hidden_cards_do_not_change_what_bots_choose(name: str, seat: int) -> None:
    t = start(PAIRS[seat], 8)
    bots = [make_bot("greedy", 1), make_bot("greedy", 2)]
    compared = 0
    while not t.over and compared < 30:
        asked = t.waiting[0]
        if asked == seat and len(t.choices[seat]) > 1:
            u = kantyna.imagine(t.view(seat), seed=t.length)
            assert u.view(seat) == t.view(seat) and keys(u, seat) == keys(t, seat)
            assert u.position()["seats"] != t.position()["seats"]
            assert decide(make_bot(name, 9), u, seat).key == decide(make_bot(name, 9), t, seat).key
            compared += 1
        t.choose(asked, decide(bots[asked], t, asked))
    assert compared == 30


@pytest.mark.parametrize("dark", [0, 1, "chance"])
def test_the_enemys_hidden_cards_are_imagined_from_the_enemys_side(dark: int | str) -> None:
    either = {"light": "jedi", "dark": "sith"}
    decks = {0: ["sith", "jedi"], 1: ["jedi", "sith"], "chance": [either, either]}[dark]
    t = kantyna.Table("card-game", seed=3, decks=decks, options={"dark_side": dark})
    for seat in (0, 1):
        imagined = kantyna.imagine(t.view(seat), seed=5).position()
        sides = {CARD[label.partition("#")[0]].side for label in imagined["seats"][1 - seat]["deck"]}
        assert sides == {"dark" if t.position()["dark_side"] == 1 - seat else "light"}


def test_a_table_composed_of_incomplete_sets_can_be_imagined() -> None:
    t = table(side("sith", "nightsister"), side("jedi", deck=["twilek_loyalist"] * 2, hand=[]))
    for seat in (DARK, LIGHT):
        assert kantyna.imagine(t.view(seat), seed=1).view(seat) == t.view(seat)


def test_thinking_changes_nothing_at_the_table() -> None:
    t = start(PAIRS[0], 8)
    bots = [make_bot("greedy", 1), make_bot("greedy", 2)]
    for _ in range(60):
        before = t.position()
        seat = t.waiting[0]
        choice = decide(bots[seat], t, seat)
        assert t.position() == before
        t.choose(seat, choice)


# before the first turn


def opening(asks: str, **zones: Any) -> kantyna.Table:
    """The dark side is asked this question before its first turn."""
    steps = [{"do": [word], "seat": DARK, "card": None, "n": 0} for word in ("turn", asks)]
    return table(side("sith", **{"deck": LARGE_DECK, **zones}), side("jedi"), phase="balance", stack=steps)


def test_greedy_keeps_the_objectives_that_give_most() -> None:
    chosen = ["the_heart_of_the_empire", "the_emperors_web", "imperial_command", "death_and_despayre"]
    assert choice_of(opening("choose-objectives", chosen=chosen)) == "lay-aside the_emperors_web#1"


def test_greedy_takes_a_mulligan_for_a_hand_without_an_opening_play() -> None:
    idle = ["emperor_palpatine", "darth_vader", "force_choke", "there_is_no_escape", "force_lightning", "interrogation"]
    assert choice_of(opening("ask-mulligan", hand=idle)) == "mulligan"
    assert choice_of(opening("ask-mulligan", hand=["nightsister", "sith_library", *idle[:4]])) == "decline"


# deploying


def test_greedy_plays_resource_cards_first_and_then_what_they_pay_for() -> None:
    hand = ["sith_library", "nightsister", "dark_side_apprentice"]
    t = table(side("sith", *SITH_OBJECTIVES, hand=hand), side("jedi", *JEDI_OBJECTIVES))
    plays = [key for key in lets(t, "engage", "commit", "discard") if key.startswith("play ")]
    assert plays == ["play sith_library#1", "play nightsister#1"]


def test_greedy_pays_in_the_obvious_way() -> None:
    t = table(side("sith", *SITH_OBJECTIVES, hand=["nightsister"]), side("jedi", *JEDI_OBJECTIVES))
    do(t, "play nightsister#1")
    assert choice_of(t) == payment(t, DARK)


def test_greedy_spends_its_resources_on_the_best_combination() -> None:
    """With four resources it plays two units of cost 2 rather than one of cost 3."""
    hand = ["human_replica_droid", "dark_side_apprentice", "kuati_security_team"]
    t = table(side("sith", *SITH_OBJECTIVES, hand=hand), side("jedi", *JEDI_OBJECTIVES))
    plays = {key.partition("#")[0] for key in lets(t, "engage", "commit", "discard") if key.startswith("play ")}
    assert plays == {"play dark_side_apprentice", "play kuati_security_team"}


def test_greedy_attaches_what_helps_to_its_own_best_unit() -> None:
    units = ("darth_vader", "dark_side_apprentice")
    dark = side("sith", *SITH_OBJECTIVES, *units, hand=["vaders_lightsaber"])
    t = table(dark, side("jedi", *JEDI_OBJECTIVES, "luke_skywalker"))
    do(t, "play vaders_lightsaber#1", "pay")
    assert choice_of(t) == "pick darth_vader#1"


def test_greedy_discards_a_unique_card_that_it_has_in_play_already() -> None:
    dark = side("sith", *SITH_OBJECTIVES, "darth_vader", hand=["darth_vader#2", "nightsister"], deck=LARGE_DECK)
    t = table(dark, side("jedi", *JEDI_OBJECTIVES), phase="draw")
    until(t, "discard")
    assert choice_of(t) == "discard darth_vader#2"


# the Force


def test_greedy_commits_the_unit_that_wins_the_balance() -> None:
    dark = side("sith", *SITH_OBJECTIVES, "advisor_to_the_emperor", "rancor")
    t = table(dark, side("jedi", *JEDI_OBJECTIVES), phase="force")
    until(t, "commit")
    assert choice_of(t) == "commit advisor_to_the_emperor#1"


def test_greedy_does_not_commit_its_fighters_when_that_wins_nothing() -> None:
    dark = side("sith", *SITH_OBJECTIVES, "rancor")
    light = side("jedi", *JEDI_OBJECTIVES, "yoda")
    t = table(dark, light, phase="force", marks={"committed": {"yoda#1": 1}})
    until(t, "commit")
    assert choice_of(t) == "decline"


def test_greedy_uses_the_balance_on_the_most_damaged_objective() -> None:
    dark = side("sith", *SITH_OBJECTIVES)
    t = table(dark, side("jedi", *JEDI_OBJECTIVES), LIGHT, "balance", marks={"damage": {"counsel_of_the_sith#1": 4}})
    assert choice_of(t) == "pick counsel_of_the_sith#1"


# attacking and defending


def test_greedy_attacks_the_undefended_objective_that_is_nearly_destroyed() -> None:
    dark = side("sith", *SITH_OBJECTIVES)
    light = side("jedi", *JEDI_OBJECTIVES, "jedi_in_hiding")
    t = table(dark, light, LIGHT, "conflict", marks={"damage": {"counsel_of_the_sith#1": 3}})
    assert lets(t, "commit")[:2] == ["engage counsel_of_the_sith#1", "attack-with jedi_in_hiding#1"]
    assert t.view(None)["seats"][LIGHT]["victory"] == ["counsel_of_the_sith#1"]


def test_greedy_does_not_send_a_weak_unit_against_strong_defenders() -> None:
    dark = side("sith", *SITH_OBJECTIVES, "darth_vader", "emperors_royal_guard", hand=["dark_precognition"] * 2)
    t = table(dark, side("jedi", *JEDI_OBJECTIVES, "believer_in_the_old_ways"), LIGHT, "conflict")
    until(t, "engage")
    assert choice_of(t) == "decline"


def test_greedy_defends_when_that_saves_the_objective() -> None:
    dark = side("sith", *SITH_OBJECTIVES, "nightsister")
    light = side("jedi", *JEDI_OBJECTIVES, "obi_wan_kenobi", "luke_skywalker")
    t = table(dark, light, phase="conflict", marks={"damage": {"jedi_training#1": 3}})
    do(t, "engage jedi_training#1", "attack-with nightsister#1")
    assert choice_of(t).startswith("defend-with ")


def test_greedy_wins_at_once_when_it_can() -> None:
    dark = side("sith", *SITH_OBJECTIVES, "rancor")
    light = side("jedi", *JEDI_OBJECTIVES, "red_five", "yoda", victory=["shadows_of_dathomir", "the_emperors_web"])
    damage = {"cruel_interrogations#1": 2, "counsel_of_the_sith#1": 1}
    t = table(dark, light, LIGHT, "conflict", dial=10, marks={"damage": damage, "focus": {"rancor#1": 1}})
    lets(t, "commit")
    assert t.winners == (LIGHT,)


# the edge


def edge_battle(dark_hand: list[str], light_hand: list[str], defenders: str, **more: Any) -> kantyna.Table:
    """The dark side attacks with Vader's fighter; stacks are being built."""
    dark = side("sith", *SITH_OBJECTIVES, "dark_side_apprentice", "tie_advanced", hand=dark_hand, deck=LARGE_DECK)
    light = side("jedi", *JEDI_OBJECTIVES, "jedi_in_hiding", hand=light_hand)
    return fight(
        dark, light, "dark_side_apprentice tie_advanced", defenders, edge=-1, steps=("strikes", "edge-battle"), **more
    )


def test_greedy_wastes_no_edge_cards_when_nobody_defends() -> None:
    t = edge_battle(["dark_alliance", "its_worse"], ["double_strike"], "")
    assert "place dark_alliance#1" in keys(t, DARK)
    assert choice_of(t) == "pass"


def test_greedy_places_a_card_for_the_edge_and_stops_when_it_is_ahead() -> None:
    t = edge_battle(["dark_alliance", "its_worse"], ["double_strike"], "jedi_in_hiding")
    assert choice_of(t).startswith("place ")
    do(t, choice_of(t))
    until(t, "place")
    do(t, "pass")
    assert choice_of(t) == "pass"


def test_greedy_does_not_chase_an_edge_that_it_cannot_win() -> None:
    t = edge_battle(["force_choke"], ["jedi_lightsaber", "shii_cho_training", "double_strike"], "jedi_in_hiding")
    do(t, "pass", "place jedi_lightsaber#1", "pass", "place shii_cho_training#1")
    assert choice_of(t) == "pass"


def test_greedy_places_a_fate_card_for_its_effect_when_the_edge_cannot_be_won() -> None:
    dark = side("sith", *SITH_OBJECTIVES)
    light = side("jedi", *JEDI_OBJECTIVES, "jedi_in_hiding", hand=["target_of_opportunity_light", "double_strike"])
    t = fight(
        dark, light, "jedi_in_hiding", engaged="fall_of_the_jedi", active=LIGHT, edge=-1,
        steps=("strikes", "edge-battle"), damage={"fall_of_the_jedi#1": 2},
    )  # fmt: skip
    assert choice_of(t) == "place target_of_opportunity_light#1"


# strikes


def test_greedy_strikes_the_unit_that_it_can_destroy() -> None:
    light = side("jedi", *JEDI_OBJECTIVES, "obi_wan_kenobi", "jedi_in_hiding")
    t = fight(side("sith", "nightsister"), light, "nightsister", "obi_wan_kenobi jedi_in_hiding")
    until(t, "pick", "resolve-unit-damage")
    do(t, choice_of(t))
    until(t, "pick")
    assert choice_of(t) == "pick jedi_in_hiding#1"


def test_greedy_puts_its_tactics_on_a_unit_that_has_yet_to_strike() -> None:
    light = side("jedi", *JEDI_OBJECTIVES, "luke_skywalker", "red_five")
    t = fight(side("sith", *SITH_OBJECTIVES, "interrogation_droid"), light, "interrogation_droid", "luke_skywalker")
    until(t, "pick")
    assert choice_of(t) == "pick luke_skywalker#1"


def test_greedy_lets_a_guardian_take_the_blow_that_would_destroy_a_hero() -> None:
    light = side("jedi", *JEDI_OBJECTIVES, "luke_skywalker", "guardian_of_peace")
    t = fight(side("sith", "nightsister"), light, "nightsister", "luke_skywalker", damage={"luke_skywalker#1": 2})
    until(t, "protect")
    assert choice_of(t) == "protect guardian_of_peace#1 1"


def test_greedy_uses_the_shield_that_saves_a_unit() -> None:
    light = side("jedi", *JEDI_OBJECTIVES, "believer_in_the_old_ways")
    t = fight(
        side("sith", "nightsister"), light, "nightsister", "believer_in_the_old_ways",
        damage={"believer_in_the_old_ways#1": 1}, shield={"believer_in_the_old_ways#1": 1},
    )  # fmt: skip
    until(t, "use-shield")
    assert choice_of(t) == "use-shield believer_in_the_old_ways#1"


def test_greedy_deals_the_unopposed_damage() -> None:
    t = fight(side("sith", "nightsister"), side("jedi", *JEDI_OBJECTIVES), "nightsister")
    until(t, "deal-one")
    assert choice_of(t) == "deal-one jedi_training#1"


# abilities of cards


def test_greedy_uses_a_helpful_action_and_leaves_a_harmful_one() -> None:
    def acting(unit: str) -> kantyna.Table:
        sides = [side("sith", *SITH_OBJECTIVES), side("jedi", *JEDI_OBJECTIVES, unit)]
        return answering({"seats": sides, "active": LIGHT, "phase": PHASES["deployment"], "dial": 5})

    t = acting("saboteur")
    chosen = EVALUATION.plan(t.view(LIGHT), t.choices[LIGHT])
    assert chosen is not None and chosen.key == "act saboteur#1"
    t = acting("agent")
    chosen = EVALUATION.plan(t.view(LIGHT), t.choices[LIGHT])
    assert chosen is not None and chosen.key == "pass"


def test_greedy_uses_reactions_that_help_it() -> None:
    light = side("jedi", *JEDI_OBJECTIVES, "luke_skywalker")
    turn = [{"do": ["turn"], "seat": DARK, "card": None, "n": 0}]
    t = table(side("sith", *SITH_OBJECTIVES), light, stack=turn, marks={"focus": {"luke_skywalker#1": 1}})
    until(t, "answer")
    assert choice_of(t, LIGHT) == "answer luke_skywalker#1"


# with a partner


def test_greedy_reserves_what_its_partner_wants_and_leaves_it_there() -> None:
    light = rebels("mission_briefing", "draw_their_fire")
    t = four(sith(), navy(), jedi(hand=["twilek_loyalist", "home_one", "fleet_officer"]), light, L1, "draw")
    until(t, "reserve")
    assert choice_of(t) == "reserve fleet_officer#1", "it can be paid for, and is worth more than the other"
    t = four(sith(), navy(), jedi(hand=["twilek_loyalist"], common_reserve=["fleet_officer"]), light, L1, "draw")
    until(t, "reserve")
    assert choice_of(t) == "decline"


def test_greedy_plays_a_card_from_its_partners_reserve() -> None:
    t = four(sith(common_reserve=["tie_fighter"]), navy("imperial_command"), jedi(), rebels(), D1)
    while D2 not in t.choices or t.view(None)["active"] != D2:
        t.choose(next(iter(t.choices)), "pass")
    assert choice_of(t, D2) == "play tie_fighter#1"
