"""The cards of the Jedi: what each does, and what it does not."""

from __future__ import annotations

from typing import Any

import pytest

import kantyna
from card_game_fights import attack, fight, logged, stack
from card_game_situations import DARK, LIGHT, do, keys, marks, pass_windows, refusal, side, table, until, zone
from kantyna.game.card_game import board
from kantyna.game.card_game.cards.card_types import ICONS, read_icons
from kantyna.game.card_game.cards.jedi import JEDI_CARDS
from loose import view_of
from matchers import assert_choices, assert_no_choice

# splitting


def shii_cho(*defenders: str, striker: str = "jedi_in_hiding") -> kantyna.Table:
    light = side("jedi", striker, "shii_cho_training")
    dark = side("sith", "fall_of_the_jedi", "nightsister#1", "nightsister#2", "duty_officer")
    return fight(
        dark, light, striker, " ".join(defenders), "fall_of_the_jedi", LIGHT,
        hosts={"shii_cho_training#1": f"{striker}#1"},
    )  # fmt: skip


def test_shii_cho_training_divides_the_unit_damage() -> None:
    t = shii_cho("nightsister#1", "nightsister#2")
    do(t, "resolve-unit-damage", "pick nightsister#1")
    assert refusal(t, LIGHT, "pick duty_officer#1") == "SWLCG-410", "a unit that takes no part gets nothing"
    why = t.why_not(LIGHT, "pick duty_officer#1")
    assert why is not None and why.text("en") == "Duty Officer does not take part in the engagement."
    do(t, "pick nightsister#2")
    assert logged(t, "destroy") == ["nightsister#1", "nightsister#2"]


def test_shii_cho_training_may_leave_it_with_one_unit() -> None:
    t = shii_cho("nightsister#1", "nightsister#2")
    do(t, "resolve-unit-damage", "pick nightsister#2", "pick nightsister#2")
    assert logged(t, "destroy") == ["nightsister#2"]


@pytest.mark.rule("SWLCG-782")
def test_targeted_strike_or_shii_cho_training_and_not_both() -> None:
    t = shii_cho("nightsister#1", "nightsister#2", striker="luke_skywalker")
    do(t, "resolve-unit-damage")
    assert_choices(t, LIGHT, "pick nightsister#1", "pick nightsister#2", "pick duty_officer#1")
    do(t, "pick nightsister#1")
    assert_choices(t, LIGHT, "pick nightsister#1", "pick nightsister#2")
    assert refusal(t, LIGHT, "pick duty_officer#1") == "SWLCG-782"
    t = shii_cho("nightsister#1", "nightsister#2", striker="luke_skywalker")
    do(t, "resolve-unit-damage", "pick duty_officer#1")
    assert logged(t, "destroy") == ["duty_officer#1"], "all of it goes there"
    assert_no_choice(t, "pick", LIGHT)


@pytest.mark.rule("SWLCG-410")
def test_without_shii_cho_training_all_of_it_goes_to_one() -> None:
    dark = side("sith", "fall_of_the_jedi", "nightsister#1", "nightsister#2")
    light = side("jedi", "jedi_in_hiding")
    t = fight(dark, light, "jedi_in_hiding", "nightsister#1 nightsister#2", "fall_of_the_jedi", LIGHT)
    do(t, "resolve-unit-damage", "pick nightsister#1")
    assert logged(t, "destroy") == ["nightsister#1"]


# objectives


def yavin(*moves: str) -> kantyna.Table:
    light = side("jedi", "jedi_training", "the_secret_of_yavin_4", "red_five")
    t = table(side("sith", "darth_vader", "rancor"), light, DARK, "conflict")
    attack(t, "jedi_training", "rancor")
    return t


@pytest.mark.rule("SWLCG-786")
@pytest.mark.rule("SWLCG-789")
@pytest.mark.rule("SWLCG-224")
def test_the_secret_of_yavin_4_turns_the_engagement_to_itself() -> None:
    t = yavin()
    assert keys(t, LIGHT) == ["answer the_secret_of_yavin_4#1", "pass"]
    do(t, (LIGHT, "answer the_secret_of_yavin_4#1"))
    assert t.position()["engaged"] == "the_secret_of_yavin_4#1" and logged(t, "turn-engagement")
    assert t.position()["marks"]["part"] == {"rancor#1": 1}
    until(t, "engage", "deal-one")
    do(t, (DARK, "deal-one the_secret_of_yavin_4#1"))
    until(t, "engage")
    assert marks(t, "damage") == {"the_secret_of_yavin_4#1": 1}
    assert refusal(t, DARK, "engage jedi_training#1") == "SWLCG-216"
    attack(t, "the_secret_of_yavin_4", "darth_vader")
    assert t.position()["engaged"] == "the_secret_of_yavin_4#1"


@pytest.mark.rule("SWLCG-789")
def test_the_secret_of_yavin_4_does_so_once_a_turn_and_not_for_itself() -> None:
    light = side("jedi", "jedi_training", "last_minute_rescue", "the_secret_of_yavin_4")
    t = table(side("sith", "darth_vader", "rancor"), light, DARK, "conflict")
    attack(t, "the_secret_of_yavin_4", "rancor")
    assert_no_choice(t, "answer", DARK, LIGHT)
    t = table(side("sith", "darth_vader", "rancor"), light, DARK, "conflict")
    attack(t, "jedi_training", "rancor")
    do(t, (LIGHT, "answer the_secret_of_yavin_4#1"))
    until(t, "engage")
    attack(t, "last_minute_rescue", "darth_vader")
    assert_no_choice(t, "answer", DARK, LIGHT)
    assert t.position()["engaged"] == "last_minute_rescue#1"


def must_go() -> kantyna.Table:
    hand = ["trust_your_feelings", "jedi_lightsaber", "jedi_in_hiding", "shii_cho_training"]
    return table(side("sith"), side("jedi", "in_you_must_go", "a_heros_journey", "yoda", hand=hand), LIGHT)


def spent(t: kantyna.Table) -> int:
    return sum(marks(t, "focus").values())


def test_in_you_must_go_the_first_enhancement_of_a_turn_costs_1_less() -> None:
    t = must_go()
    do(t, (LIGHT, "play jedi_in_hiding#1"), (LIGHT, "generate a_heros_journey#1 2"))
    assert spent(t) == 2, "a unit is no enhancement"
    do(t, (LIGHT, "play trust_your_feelings#1"), (LIGHT, "pay"), (LIGHT, "pick yoda#1"))
    assert spent(t) == 3
    do(t, (LIGHT, "play shii_cho_training#1"), (LIGHT, "pay"), (LIGHT, "pick yoda#1"))
    assert spent(t) == 4, "the second costs what it costs"


def test_in_you_must_go_makes_what_costs_1_free() -> None:
    t = must_go()
    do(t, (LIGHT, "play jedi_lightsaber#1"), (LIGHT, "pick yoda#1"))
    assert spent(t) == 0


def test_in_you_must_go_is_not_for_the_opponent() -> None:
    dark = side("sith", "rancor", "tie_fighter", "fall_of_the_jedi", hand=["aft_armor_plating", "sith_library"])
    t = table(dark, side("jedi", "in_you_must_go"), DARK)
    do(t, (DARK, "play sith_library#1"), (DARK, "pay"))
    assert spent(t) == 1


def dagobah(deck: list[str]) -> kantyna.Table:
    """The dark side's Death Star dial is far off; its Rancor's friend destroys the objective with a last damage."""
    light = side("jedi", "a_journey_to_dagobah", "red_five", objective_deck=deck)
    t = fight(
        side("sith", "tie_bomber"),
        light,
        "tie_bomber",
        "",
        "a_journey_to_dagobah",
        damage={"a_journey_to_dagobah#1": 3},
    )
    return t


@pytest.mark.rule("SWLCG-465")
@pytest.mark.rule("SWLCG-754")
@pytest.mark.rule("SWLCG-183")
def test_a_journey_to_dagobah_fetches_an_objective() -> None:
    t = dagobah(["jedi_training", "tribal_support", "hit_and_run"])
    assert keys(t, LIGHT) == ["answer a_journey_to_dagobah#1", "pass"]
    do(t, (LIGHT, "answer a_journey_to_dagobah#1"))
    offered = {"pick jedi_training#1", "pick tribal_support#1", "pick hit_and_run#1", "decline"}
    assert set(keys(t, LIGHT)) == offered
    assert set(t.view(LIGHT)["seats"][LIGHT]["objective_deck"]) == {
        "jedi_training#1", "tribal_support#1", "hit_and_run#1",
    }  # fmt: skip
    assert t.view(DARK)["seats"][LIGHT]["objective_deck"] == [None] * 3
    do(t, (LIGHT, "pick jedi_training#1"))
    until(t, "engage", "commit", "deal-one")
    assert zone(t, LIGHT, "play") == ["affiliation_jedi", "red_five", "jedi_training"]
    assert zone(t, DARK, "victory") == ["a_journey_to_dagobah"]
    assert t.view(LIGHT)["seats"][LIGHT]["objective_deck"] == [None] * 2, "shuffled"
    assert marks(t, "damage") == {}, "the new one is not engaged"


@pytest.mark.rule("SWLCG-754")
@pytest.mark.rule("SWLCG-183")
def test_a_journey_to_dagobah_need_not_find_any_but_shuffles() -> None:
    t = dagobah(["jedi_training", "tribal_support", "hit_and_run"])
    do(t, (LIGHT, "answer a_journey_to_dagobah#1"), (LIGHT, "decline"))
    until(t, "engage", "commit", "deal-one")
    assert zone(t, LIGHT, "play") == ["affiliation_jedi", "red_five"]
    assert len(zone(t, LIGHT, "objective_deck")) == 3 and logged(t, "search-objectives") == logged(
        t, "shuffle-objectives"
    ) == ["0"]
    assert t.view(LIGHT)["seats"][LIGHT]["objective_deck"] == [None] * 3


def test_a_journey_to_dagobah_without_a_deck_does_nothing() -> None:
    t = dagobah([])
    assert zone(t, DARK, "victory") == ["a_journey_to_dagobah"]


# what becomes of the destroyed, and of the discarded


@pytest.mark.rule("SWLCG-796")
def test_redemption_sends_a_destroyed_character_to_hand_once_a_turn() -> None:
    light = side("jedi", "jedi_training", "redemption", "yoda", "jedi_in_hiding", "shii_cho_training")
    t = fight(
        side("sith", "rancor", "nightsister"), light, "rancor nightsister", "yoda jedi_in_hiding",
        hosts={"shii_cho_training#1": "yoda#1"}, committed={"yoda#1": 1}, focus={"yoda#1": 1, "jedi_in_hiding#1": 1},
    )  # fmt: skip
    do(t, (DARK, "strike rancor#1"), (DARK, "pick yoda#1"))
    pass_windows(t, "answer redemption")
    assert keys(t, LIGHT) == ["answer redemption#1", "pass"]
    do(t, (LIGHT, "answer redemption#1"))
    until(t, "resolve-unit-damage", "pick")
    assert zone(t, LIGHT, "hand") == ["yoda"] and logged(t, "destroy") == ["yoda#1"], "destroyed all the same"
    assert zone(t, LIGHT, "discard") == ["shii_cho_training"] and marks(t, "committed") == {}
    do(t, (DARK, "resolve-unit-damage"), (DARK, "pick jedi_in_hiding#1"))
    until(t, "engage", "commit", "deal-one")
    assert zone(t, LIGHT, "hand") == ["yoda"] and "jedi_in_hiding" in zone(t, LIGHT, "discard"), "once a turn"


def test_redemption_saves_one_of_those_that_are_destroyed_together() -> None:
    light = side("jedi", "redemption", "luke_skywalker", "yoda")
    damage = {"do": ["deal", 3, ["trait", "force_user"]], "seat": DARK, "card": "fall_of_the_jedi#1", "n": 0}
    t = table(side("sith", "fall_of_the_jedi"), light, LIGHT, stack=[*stack(LIGHT), damage])
    assert keys(t, LIGHT) == ["answer redemption#1 0 for luke_skywalker#1", "answer redemption#1 0 for yoda#1", "pass"]
    do(t, (LIGHT, "answer redemption#1 0 for yoda#1"))
    assert zone(t, LIGHT, "hand") == ["yoda"] and zone(t, LIGHT, "discard") == ["luke_skywalker"]


def test_redemption_saves_enemies_too_and_no_vehicles() -> None:
    light = side("jedi", "redemption", "jedi_in_hiding")
    dark = side("sith", "fall_of_the_jedi", "nightsister", "tie_fighter")
    t = fight(dark, light, "jedi_in_hiding", "nightsister tie_fighter", "fall_of_the_jedi", LIGHT)
    do(t, (LIGHT, "resolve-unit-damage"), (LIGHT, "pick nightsister#1"), (LIGHT, "answer redemption#1"))
    assert zone(t, DARK, "hand") == ["nightsister"]
    assert t.view(LIGHT)["seats"][DARK]["hand"] == ["nightsister#1"], "everybody saw it go there"
    t = fight(dark, light, "jedi_in_hiding", "nightsister tie_fighter", "fall_of_the_jedi", LIGHT)
    do(t, (LIGHT, "resolve-unit-damage"), (LIGHT, "pick tie_fighter#1"))
    assert zone(t, DARK, "discard") == ["tie_fighter"]


def revival(*discard: str, play: tuple[str, ...] = ()) -> kantyna.Table:
    hand = ["return_of_the_jedi", "twilek_loyalist"]
    light = side("jedi", "a_heros_journey", *play, hand=hand, discard=list(discard))
    return table(side("sith"), light, LIGHT)


@pytest.mark.rule("SWLCG-274")
def test_return_of_the_jedi_puts_a_force_user_into_play() -> None:
    t = revival("obi_wan_kenobi", "red_five", "jedi_lightsaber", "guardian_of_peace")
    do(t, (LIGHT, "act return_of_the_jedi#1"), (LIGHT, "pay"))
    assert keys(t, LIGHT) == ["pick obi_wan_kenobi#1"], "nobody else is a Force User"
    assert refusal(t, LIGHT, "pick guardian_of_peace#1") == "SWLCG-661"
    do(t, (LIGHT, "pick obi_wan_kenobi#1"))
    assert "obi_wan_kenobi" in zone(t, LIGHT, "play") and "obi_wan_kenobi#1" not in marks(t, "focus")
    assert set(zone(t, LIGHT, "discard")) == {"red_five", "jedi_lightsaber", "guardian_of_peace", "return_of_the_jedi"}


@pytest.mark.rule("SWLCG-763")
def test_return_of_the_jedi_needs_a_force_user_in_ones_own_pile() -> None:
    t = revival("red_five")
    assert refusal(t, LIGHT, "act return_of_the_jedi#1") == "SWLCG-763"


@pytest.mark.rule("SWLCG-600")
def test_return_of_the_jedi_brings_no_second_unique_unit() -> None:
    t = revival("yoda#2", "jedi_in_hiding", play=("yoda#1",))
    do(t, (LIGHT, "act return_of_the_jedi#1"), (LIGHT, "pay"))
    assert keys(t, LIGHT) == ["pick jedi_in_hiding#1"]
    assert refusal(t, LIGHT, "pick yoda#2") == "SWLCG-600"


def rejuvenation(**given: Any) -> kantyna.Table:
    light = side("jedi", "a_heros_journey", "yoda", "red_five", "shii_cho_training", "trust_your_feelings",
                 hand=["force_rejuvenation"])  # fmt: skip
    hosts = {"shii_cho_training#1": "yoda#1", "trust_your_feelings#1": "yoda#1"}
    t = table(side("sith", "nightsister"), light, LIGHT, marks=given, hosts=hosts)
    pass_windows(t, "act force")
    do(t, (LIGHT, "act force_rejuvenation#1"), (LIGHT, "pay"))
    assert keys(t, LIGHT) == ["pick yoda#1"], "a friendly Character"
    do(t, (LIGHT, "pick yoda#1"))
    return t


def test_force_rejuvenation_takes_off_what_one_likes() -> None:
    t = rejuvenation(damage={"yoda#1": 1}, focus={"yoda#1": 3}, shield={"yoda#1": 1}, committed={"yoda#1": 1})
    assert keys(t, LIGHT) == ["take-off-damage 1", "decline"]
    assert t.prompt("en") == "Yoda: how much damage is taken off?"
    assert refusal(t, LIGHT, "take-off-damage 2") == refusal(t, LIGHT, "take-off-focus 1") == "SWLCG-537"
    for bad in ("take-off-damage", "take-off-damage 0", "take-off-damage yoda#1 1", "take-off-damage 1 1"):
        with pytest.raises(kantyna.BadKey):
            t.why_not(LIGHT, bad)
    do(t, (LIGHT, "take-off-damage 1"))
    assert keys(t, LIGHT) == ["take-off-focus 3", "take-off-focus 2", "take-off-focus 1", "decline"]
    do(t, (LIGHT, "take-off-focus 2"), (LIGHT, "decline"))
    assert_choices(t, LIGHT, "pick shii_cho_training#1", "pick trust_your_feelings#1", "decline")
    assert marks(t, "damage") == {"yoda#1": 1}, "all of it together, in the end"
    do(t, (LIGHT, "pick trust_your_feelings#1"), (LIGHT, "done"))
    assert marks(t, "damage") == {} and marks(t, "focus")["yoda#1"] == 1
    assert marks(t, "shield") == {"yoda#1": 1} and marks(t, "committed") == {"yoda#1": 1}
    assert set(zone(t, LIGHT, "discard")) == {"trust_your_feelings", "force_rejuvenation"}


def test_force_rejuvenation_may_take_off_enhancements_alone() -> None:
    t = rejuvenation()
    do(t, (LIGHT, "pick shii_cho_training#1"), (LIGHT, "pick trust_your_feelings#1"), (LIGHT, "decline"))
    assert set(zone(t, LIGHT, "discard")) == {"shii_cho_training", "trust_your_feelings", "force_rejuvenation"}


@pytest.mark.rule("SWLCG-763")
def test_force_rejuvenation_needs_something_to_take_off() -> None:
    light = side("jedi", "a_heros_journey", "yoda", hand=["force_rejuvenation", "twilek_loyalist"])
    t = table(side("sith", "nightsister"), light, LIGHT, marks={"focus": {"nightsister#1": 1}})
    assert refusal(t, LIGHT, "act force_rejuvenation#1") == "SWLCG-763"


# icons


def strength(t: kantyna.Table, card: str) -> dict[str, int]:
    """How much of each icon that unit has now."""
    state = t._state
    return {icon: board.strength(state, state.setup.index[card], icon) for icon in ICONS}


@pytest.mark.parametrize(("edge", "expected"), [(LIGHT, (3, 1, 3)), (DARK, (0, 1, 0))])
def test_yoda_has_edge_enabled_icons_for_each_enhancement_on_him(edge: int, expected: tuple[int, ...]) -> None:
    """Two on him, of either player; one on somebody else and a Force card count for nothing."""
    light = side("jedi", "yoda", "luke_skywalker", "shii_cho_training", "trust_your_feelings", "jedi_lightsaber")
    hosts = {
        "shii_cho_training#1": "yoda#1", "trust_your_feelings#1": "yoda#1", "jedi_lightsaber#1": "luke_skywalker#1",
    }  # fmt: skip
    t = table(side("sith"), light, LIGHT, hosts=hosts, edge=edge + 1, marks={"committed": {"yoda#1": 1}})
    assert tuple(strength(t, "yoda#1").values()) == expected


def test_jedi_lightsaber_gives_normal_icons_to_its_host_alone() -> None:
    light = side("jedi", "luke_skywalker", "jedi_in_hiding", "jedi_lightsaber")
    t = table(side("sith"), light, LIGHT, hosts={"jedi_lightsaber#1": "luke_skywalker#1"}, edge=DARK + 1)
    assert tuple(strength(t, "luke_skywalker#1").values()) == (3, 0, 2)
    assert tuple(strength(t, "jedi_in_hiding#1").values()) == (2, 0, 0)


@pytest.mark.rule("SWLCG-207")
def test_jedi_lightsaber_wants_a_force_user_or_force_sensitive_unit() -> None:
    light = side("jedi", "a_heros_journey", "red_five", hand=["jedi_lightsaber"])
    assert refusal(table(side("sith"), light, LIGHT), LIGHT, "play jedi_lightsaber#1") == "SWLCG-207"
    light = side("jedi", "a_heros_journey", "red_five", "guardian_of_peace", hand=["jedi_lightsaber"])
    t = table(side("sith", "nightsister"), light, LIGHT)
    do(t, (LIGHT, "play jedi_lightsaber#1"), (LIGHT, "pay"))
    assert_choices(t, LIGHT, "pick guardian_of_peace#1", "pick nightsister#1")  # of either side


# reactions and actions


def test_luke_skywalker_readies_as_the_opponents_turn_begins() -> None:
    t = table(side("sith"), side("jedi", "luke_skywalker"), LIGHT, "force", marks={"focus": {"luke_skywalker#1": 2}})
    until(t, "answer")
    assert keys(t, LIGHT) == ["answer luke_skywalker#1", "pass"] and t.position()["active"] == DARK
    assert t.position()["dial"] == 0, "before the balance phase"
    do(t, (LIGHT, "answer luke_skywalker#1"))
    assert marks(t, "focus") == {"luke_skywalker#1": 1}


def test_luke_skywalker_needs_a_focus_token_and_the_opponents_turn() -> None:
    t = table(side("sith"), side("jedi", "luke_skywalker"), LIGHT, "force")
    until(t, "answer", "play", "discard")
    assert_no_choice(t, "answer", LIGHT)


def test_forgotten_heroes_draws_for_a_force_user_that_was_played() -> None:
    light = side("jedi", "forgotten_heroes", "a_heros_journey", hand=["jedi_in_hiding", "guardian_of_peace"])
    t = table(side("sith"), light, LIGHT)
    do(t, (LIGHT, "play jedi_in_hiding#1"), (LIGHT, "pay"))
    assert keys(t, LIGHT) == ["answer forgotten_heroes#1", "pass"]
    do(t, (LIGHT, "answer forgotten_heroes#1"))
    assert len(zone(t, LIGHT, "hand")) == 2 and len(zone(t, LIGHT, "deck")) == 2
    t = table(side("sith"), light, LIGHT)
    do(t, (LIGHT, "play guardian_of_peace#1"), (LIGHT, "pay"))
    assert_no_choice(t, "answer", LIGHT)  # only Force Sensitive


def test_forgotten_heroes_draws_nothing_for_what_is_put_into_play() -> None:
    light = side("jedi", "a_heros_journey", "forgotten_heroes", hand=["return_of_the_jedi"], discard=["yoda"])
    t = table(side("sith"), light, LIGHT)
    pass_windows(t, "act")
    do(t, (LIGHT, "act return_of_the_jedi#1"), (LIGHT, "pay"), (LIGHT, "pick yoda#1"))
    assert_no_choice(t, "answer", LIGHT)


def test_last_minute_rescue_heals_any_damaged_unit() -> None:
    light = side("jedi", "last_minute_rescue", "jedi_training", "a_heros_journey", "yoda")
    damage = {"yoda#1": 1, "rancor#1": 2, "jedi_training#1": 1}
    t = table(side("sith", "rancor"), light, LIGHT, "refresh", marks={"damage": damage})
    do(t, (LIGHT, "answer last_minute_rescue#1"))
    assert_choices(t, LIGHT, "pick yoda#1", "pick rancor#1")  # no objectives
    do(t, (LIGHT, "pick rancor#1"))
    assert marks(t, "damage") == {"yoda#1": 1, "rancor#1": 1, "jedi_training#1": 1}


def test_last_minute_rescue_without_a_damaged_unit_or_in_the_opponents_turn() -> None:
    light = side("jedi", "last_minute_rescue", "jedi_training", "a_heros_journey", "yoda")
    for active, damage in ((LIGHT, {"jedi_training#1": 1}), (DARK, {"yoda#1": 1})):
        t = table(side("sith", "rancor"), light, active, "refresh", marks={"damage": damage})
        assert_no_choice(t, "answer")


def test_trust_your_feelings_readies_its_host() -> None:
    light = side("jedi", "yoda", "trust_your_feelings", hand=["c_3po"])
    given = {"focus": {"yoda#1": 2}}
    t = table(side("sith"), light, LIGHT, marks=given, hosts={"trust_your_feelings#1": "yoda#1"})
    do(t, (LIGHT, "act trust_your_feelings#1"))
    assert marks(t, "focus") == {"yoda#1": 1, "trust_your_feelings#1": 1}
    assert refusal(t, LIGHT, "act trust_your_feelings#1") == "SWLCG-762", "it is exhausted"


@pytest.mark.rule("SWLCG-763")
def test_trust_your_feelings_needs_a_token_on_its_host() -> None:
    light = side("jedi", "yoda", "trust_your_feelings", hand=["c_3po"])
    t = table(side("sith"), light, LIGHT, hosts={"trust_your_feelings#1": "yoda#1"})
    assert refusal(t, LIGHT, "act trust_your_feelings#1") == "SWLCG-763"


@pytest.mark.parametrize(("balance", "tokens"), [(0, 2), (1, 1)])
def test_jedi_mind_trick_exhausts_a_character_or_creature(balance: int, tokens: int) -> None:
    light = side("jedi", "a_heros_journey", "yoda", hand=["jedi_mind_trick"])
    t = table(side("sith", "rancor", "tie_fighter"), light, LIGHT, balance=balance)
    pass_windows(t, "act")
    do(t, (LIGHT, "act jedi_mind_trick#1"), (LIGHT, "pay"))
    assert_choices(t, LIGHT, "pick rancor#1", "pick yoda#1")
    assert refusal(t, LIGHT, "pick tie_fighter#1") == "SWLCG-661"
    do(t, (LIGHT, "pick rancor#1"))
    assert marks(t, "focus")["rancor#1"] == tokens


@pytest.mark.parametrize("committed", [0, 1])
def test_double_strike_lets_a_character_strike_again(committed: int) -> None:
    """A committed one stays exhausted with the second of its tokens."""
    light = side("jedi", "a_heros_journey", "jedi_in_hiding", hand=["double_strike"])
    dark = side("sith", "fall_of_the_jedi", "nightsister#1", "nightsister#2")
    t = fight(
        dark, light, "jedi_in_hiding", "nightsister#1 nightsister#2", "fall_of_the_jedi", LIGHT,
        committed={"jedi_in_hiding#1": committed},
    )  # fmt: skip
    do(t, (LIGHT, "answer double_strike#1"), (LIGHT, "pay"))
    assert marks(t, "focus").get("jedi_in_hiding#1", 0) == committed
    do(t, (LIGHT, "resolve-unit-damage"), (LIGHT, "pick nightsister#1"))
    assert logged(t, "destroy") == ["nightsister#1"], "this strike is resolved all the same"


def test_double_strike_is_not_for_vehicles() -> None:
    light = side("jedi", "a_heros_journey", "red_five", hand=["double_strike"])
    t = fight(side("sith", "fall_of_the_jedi"), light, "red_five", "", "fall_of_the_jedi", LIGHT)
    assert logged(t, "strike") == ["red_five#1"] and keys(t, LIGHT) == ["pass"]
    assert view_of(t)["window"]["event"] == "damage", "the strike itself was answered by nobody"


def counter(*hand: str) -> kantyna.Table:
    """The light side plays an event of its own, and holds an answer to it."""
    light = side("jedi", "a_heros_journey", "yoda", "jedi_training", hand=["jedi_mind_trick", *hand])
    t = table(side("sith", "rancor"), light, LIGHT)
    pass_windows(t, "act")
    do(t, (LIGHT, "act jedi_mind_trick#1"), (LIGHT, "pay"), (LIGHT, "pick rancor#1"))
    return t


def test_counter_stroke_cancels_an_event_of_anybodys() -> None:
    t = counter("counter_stroke")
    assert "answer counter_stroke#1" in keys(t, LIGHT), "paid for, and before it does anything"
    do(t, (LIGHT, "answer counter_stroke#1"), (LIGHT, "pay"))
    assert "rancor#1" not in marks(t, "focus")
    assert set(zone(t, LIGHT, "discard")) == {"jedi_mind_trick", "counter_stroke"}


@pytest.mark.rule("SWLCG-505")
@pytest.mark.parametrize("cards", [("jedi_training",), ("ancient_monument",), ("jedi_training", "ancient_monument")])
@pytest.mark.parametrize("active", [DARK, LIGHT])
def test_jedi_training_and_ancient_monument_count_in_every_struggle(cards: tuple[str, ...], active: int) -> None:
    """An icon each, exhausted or not, in both players' Force phases; the icons printed on the Monument do not count."""
    focus = dict.fromkeys([f"{card}#1" for card in cards], 2)
    light = side("jedi", *cards, "a_heros_journey")
    t = table(side("sith"), light, active, "force", marks={"focus": focus}, balance=1)
    until(t, "discard", "answer", "play")
    won = [(event.seat, event.n) for event in t.events if event.kind == "struggle-won"]
    assert won[0] == (LIGHT, len(cards)) and t.position()["balance"] == 0


# cards without text


@pytest.mark.parametrize(
    ("id", "numbers", "icons", "keywords"),
    [
        ("a_heros_journey", (None, 4, 0, 2), "", ""),
        ("twilek_loyalist", (1, 1, 1, 0), "(UD) (T)", ""),
        ("believer_in_the_old_ways", (2, 2, 1, 0), "UD (BD)", ""),
        ("jedi_in_hiding", (2, 1, 1, 0), "UD UD (BD)", ""),
        ("red_five", (3, 2, 2, 0), "BD BD BD", "elite"),
        ("guardian_of_peace", (2, 2, 1, 0), "(UD)", "shielding protect"),
    ],
)
def test_a_card_with_keywords_at_most(id: str, numbers: tuple[int | None, ...], icons: str, keywords: str) -> None:
    """Cost, damage capacity, Force icons and resources; combat icons; keywords; and nothing else."""
    card = next(card for card in JEDI_CARDS if card.id == id)
    assert (card.cost, card.capacity, card.force_icons, card.resources) == numbers
    assert card.icons == read_icons(icons) and list(card.keywords) == keywords.split()
    assert not card.triggers and not card.constants and not card.replacements
