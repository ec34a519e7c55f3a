"""The Card Game, chapter 10: damage, destroyed units and objectives, shields."""

from __future__ import annotations

import pytest

import kantyna
from card_game_fights import fight, logged
from card_game_situations import DARK, LIGHT, PHASES, do, keys, marks, pass_windows, side, table, until, zone
from kantyna.engine.effects.effect import Step
from kantyna.engine.ids import NO_CARD
from kantyna.game.card_game.engagement.damage import PLACE
from kantyna.game.card_game.terms import FOCUS
from kantyna.game.card_game.turn.tokens import PLACE_FOCUS
from loose import position_of

TARGETS = ("jedi_training", "forgotten_heroes")


# damage


@pytest.mark.rule("SWLCG-434")
def test_damage_is_marked_and_adds_up() -> None:
    light = side("jedi", *TARGETS, "redemption")
    t = fight(
        side("sith", "imperial_officer"), light, "imperial_officer", "redemption", damage={"redemption#1": 1},
        focus={"redemption#1": 1},
    )  # fmt: skip
    do(t, "pick redemption#1")
    assert marks(t, "damage") == {"redemption#1": 2}


@pytest.mark.rule("SWLCG-435")
@pytest.mark.rule("SWLCG-436")
@pytest.mark.rule("SWLCG-439")
@pytest.mark.rule("SWLCG-451")
@pytest.mark.parametrize(("before", "dealt"), [(0, "2"), (1, "1")])
def test_damage_beyond_the_capacity_is_ignored(before: int, dealt: str) -> None:
    """Three damage on Yoda, who has capacity 2 and maybe one damage; other units and the objective get none of it."""
    light = side("jedi", *TARGETS, "yoda", "obi_wan_kenobi", discard=["c_3po"])
    t = fight(
        side("sith", "stormtrooper_elite"), light, "stormtrooper_elite", "yoda obi_wan_kenobi",
        damage={"yoda#1": before} if before else {}, focus={"yoda#1": 1, "obi_wan_kenobi#1": 1},
    )  # fmt: skip
    do(t, "pick yoda#1")
    assert zone(t, LIGHT, "discard") == ["c_3po", "yoda"], "on top of the pile"
    assert [str(event.n) for event in t.events if event.kind == "damage"] == [dealt]
    assert marks(t, "damage") == {}


@pytest.mark.rule("SWLCG-435")
def test_less_than_the_capacity_destroys_nothing() -> None:
    light = side("jedi", *TARGETS, "yoda")
    t = fight(side("sith", "imperial_officer"), light, "imperial_officer", "yoda", focus={"yoda#1": 1})
    do(t, "pick yoda#1")
    assert "yoda" in zone(t, LIGHT, "play")


@pytest.mark.rule("SWLCG-438")
def test_damage_stays_through_the_refresh_phase() -> None:
    deck = ["nightsister", "nightsister", "interrogation_droid", "interrogation_droid", "darth_vader", "rancor"]
    objectives = ("fall_of_the_jedi", "counsel_of_the_sith", "the_emperors_web")
    dark = side("sith", *objectives, "stormtrooper_elite", deck=deck)
    t = table(dark, side("jedi", *TARGETS), DARK, "refresh", marks={"damage": {"stormtrooper_elite#1": 1}})
    until(t, "engage")
    assert marks(t, "damage") == {"stormtrooper_elite#1": 1}


@pytest.mark.rule("SWLCG-452")
@pytest.mark.rule("SWLCG-453")
def test_enhancements_go_to_their_owners_piles_and_the_force_card_is_free_again() -> None:
    """A committed unit with an enhancement of either player; three units are committed, so no Force card was left."""
    dark = side("sith", "nightsister", "imperial_officer", "duty_officer", "darth_vader", "blaster_pistol")
    light = side("jedi", *TARGETS, "rookie_pilot", "trust_your_feelings")
    committed = dict.fromkeys(["nightsister#1", "imperial_officer#1", "duty_officer#1"], 1)
    part = {"imperial_officer#1": 1, "rookie_pilot#1": 2}
    hosts = {"blaster_pistol#1": "imperial_officer#1", "trust_your_feelings#1": "imperial_officer#1"}
    t = fight(dark, light, "imperial_officer", "rookie_pilot", edge=LIGHT, hosts=hosts)
    position = position_of(t)
    position["marks"]["committed"] = committed
    assert position["marks"]["part"] == part
    t = kantyna.Table.from_position(position)
    do(t, "pick imperial_officer#1")
    assert set(zone(t, DARK, "discard")) == {"imperial_officer", "blaster_pistol"}
    assert zone(t, LIGHT, "discard") == ["trust_your_feelings"]
    assert set(marks(t, "committed")) == {"nightsister#1", "duty_officer#1"}
    until(t, "commit")
    assert "commit darth_vader#1" in keys(t, DARK)


# destroyed objectives


@pytest.mark.rule("SWLCG-454")
@pytest.mark.rule("SWLCG-455")
@pytest.mark.rule("SWLCG-456")
@pytest.mark.rule("SWLCG-458")
@pytest.mark.parametrize("before", [0, 1, 2, 3])
def test_the_dial_advances_by_the_number_of_destroyed_objectives(before: int) -> None:
    pile = ["hit_and_run", "in_you_must_go", "last_minute_rescue"][:before]
    dark = side("sith", "tie_bomber", victory=pile)
    t = fight(dark, side("jedi", *TARGETS), "tie_bomber", damage={"jedi_training#1": 4})
    assert zone(t, DARK, "victory") == [*pile, "jedi_training"]
    assert zone(t, LIGHT, "play") == ["affiliation_jedi", "forgotten_heroes"]
    assert t.position()["dial"] == before + 1


@pytest.mark.rule("SWLCG-457")
@pytest.mark.parametrize(("dial", "over"), [(9, False), (10, True), (11, True)])
def test_at_twelve_the_dark_side_has_won_at_once(dial: int, over: bool) -> None:
    dark = side("sith", "tie_bomber", "duty_officer", victory=["hit_and_run"])
    t = fight(dark, side("jedi", *TARGETS), "tie_bomber duty_officer", damage={"jedi_training#1": 4})
    position = t.position()
    position["dial"] = dial
    t = kantyna.Table.from_position(position)
    do(t, "strike tie_bomber#1")
    assert t.over is over
    if over:
        assert t.winners == (DARK,)
        assert "duty_officer#1" not in logged(t, "strike")


@pytest.mark.rule("SWLCG-464")
def test_two_objectives_destroyed_at_once_enter_the_pile_one_after_another() -> None:
    """The light side is asked about a shield on one while the other takes the same damage."""
    t = fight(side("sith", "tie_bomber"), side("jedi", *TARGETS), "tie_bomber", shield={"jedi_training#1": 1})
    position = position_of(t)
    position["pending"][-1]["cards"] = [[f"{objective}#1", 5] for objective in TARGETS]
    t = kantyna.Table.from_position(position)
    do(t, (LIGHT, "decline"))
    assert zone(t, DARK, "victory") == list(TARGETS)
    assert logged(t, "dial") == ["1", "3"], "by 1 and then by 2"


@pytest.mark.rule("SWLCG-462")
def test_a_destroyed_objective_goes_to_its_owners_enemy_even_if_the_owner_destroyed_it() -> None:
    """The light side's own effect, which a shield cannot prevent."""
    t = fight(side("sith", "tie_bomber"), side("jedi", *TARGETS), "tie_bomber", shield={"jedi_training#1": 1})
    position = position_of(t)
    position["pending"][-1].update(seat=LIGHT, cards=[["jedi_training#1", 5]])
    t = kantyna.Table.from_position(position)
    do(t, (LIGHT, "decline"))
    assert zone(t, DARK, "victory") == ["jedi_training"]
    assert t.position()["dial"] == 1


@pytest.mark.rule("SWLCG-459")
@pytest.mark.parametrize("before", [1, 2])
def test_with_three_objectives_the_light_side_has_won_at_once(before: int) -> None:
    pile = ["counsel_of_the_sith", "the_emperors_web"][:before]
    light = side("jedi", "y_wing", "c_3po", victory=pile)
    dark = side("sith", "fall_of_the_jedi", "cruel_interrogations")
    t = fight(dark, light, "y_wing c_3po", "", "fall_of_the_jedi", LIGHT, damage={"fall_of_the_jedi#1": 4})
    do(t, "strike y_wing#1")
    assert zone(t, LIGHT, "victory") == [*pile, "fall_of_the_jedi"]
    assert t.over is (before == 2)
    assert t.winners == ((LIGHT,) if before == 2 else ())
    assert t.position()["dial"] == 0


@pytest.mark.rule("SWLCG-460")
@pytest.mark.rule("SWLCG-463")
def test_captured_cards_are_rescued_and_enhancements_discarded() -> None:
    dark = side(
        "sith", "fall_of_the_jedi", "cruel_interrogations", "defense_upgrade", captured=["yoda", "luke_skywalker"]
    )
    light = side("jedi", "y_wing", "stolen_plans")
    t = fight(
        dark, light, "y_wing", "", "fall_of_the_jedi", LIGHT, steps=(), damage={"fall_of_the_jedi#1": 7},
        hosts={
            "yoda#1": "fall_of_the_jedi#1",
            "luke_skywalker#1": "cruel_interrogations#1",
            "defense_upgrade#1": "fall_of_the_jedi#1",
            "stolen_plans#1": "fall_of_the_jedi#1",
        },
        owners={"yoda#1": LIGHT, "luke_skywalker#1": LIGHT},
    )  # fmt: skip
    do(t, "deal-one fall_of_the_jedi#1")
    assert zone(t, LIGHT, "hand") == ["yoda"]
    assert zone(t, DARK, "captured") == ["luke_skywalker"], "he is held elsewhere"
    assert zone(t, DARK, "discard") == ["defense_upgrade"]
    assert zone(t, LIGHT, "discard") == ["stolen_plans"]


@pytest.mark.rule("SWLCG-461")
def test_a_destroyed_objective_is_replaced_in_its_owners_next_refresh_phase() -> None:
    """Two of three are left; the third comes when the light side refreshes, not before."""
    deck = ["c_3po", "x_wing", "x_wing", "y_wing", "y_wing", "a_wing"]
    light = side("jedi", *TARGETS, "in_you_must_go", deck=deck)
    t = fight(side("sith", "tie_bomber"), light, "tie_bomber", damage={"jedi_training#1": 4})
    assert "tribal_support" not in zone(t, LIGHT, "play")
    until(t, "commit")
    assert "tribal_support" not in zone(t, LIGHT, "play")
    for _ in range(20):
        if t.position()["active"] == LIGHT and t.position()["phase"] > PHASES["refresh"]:
            break
        (seat,) = t.choices
        do(t, (seat, next(key for key in keys(t, seat) if key in ("decline", "pass", "done"))))
    assert "tribal_support" in zone(t, LIGHT, "play")


# shields


@pytest.mark.rule("SWLCG-468")
@pytest.mark.rule("SWLCG-471")
@pytest.mark.parametrize(("used", "damage"), [(True, 1), (False, 2)])
def test_a_shield_prevents_one_damage_of_several_if_its_controller_chooses(used: bool, damage: int) -> None:
    light = side("jedi", *TARGETS, "obi_wan_kenobi")
    t = fight(
        side("sith", "darth_vader"), light, "darth_vader", "obi_wan_kenobi", edge=LIGHT,
        shield={"obi_wan_kenobi#1": 1}, focus={"obi_wan_kenobi#1": 1},
    )  # fmt: skip
    do(t, "resolve-unit-damage", "pick obi_wan_kenobi#1")
    assert list(t.choices) == [LIGHT]
    assert keys(t, LIGHT) == ["use-shield obi_wan_kenobi#1", "decline"]
    do(t, "use-shield obi_wan_kenobi#1" if used else "decline")
    assert marks(t, "damage")["obi_wan_kenobi#1"] == damage
    assert marks(t, "shield") == ({} if used else {"obi_wan_kenobi#1": 1})


@pytest.mark.rule("SWLCG-792")
@pytest.mark.parametrize("used", [0, 1, 2])
def test_two_shields_each_prevent_one_of_the_same_damage(used: int) -> None:
    t = fight(
        side("sith", "darth_vader"), side("jedi", *TARGETS, "obi_wan_kenobi"), "darth_vader", "obi_wan_kenobi",
        edge=LIGHT, shield={"obi_wan_kenobi#1": 2}, focus={"obi_wan_kenobi#1": 1},
    )  # fmt: skip
    do(t, "resolve-unit-damage", "pick obi_wan_kenobi#1")
    for _ in range(used):
        do(t, (LIGHT, "use-shield obi_wan_kenobi#1"))
    if used < 2:
        do(t, (LIGHT, "decline"))
    assert marks(t, "damage").get("obi_wan_kenobi#1", 0) == 2 - used
    assert marks(t, "shield").get("obi_wan_kenobi#1", 0) == 2 - used


@pytest.mark.rule("SWLCG-468")
@pytest.mark.rule("SWLCG-473")
@pytest.mark.rule("SWLCG-474")
def test_a_shield_prevents_a_focus_token_of_a_defender_but_not_that_of_the_strike() -> None:
    """The droid defends; the attacking X-Wing has a shield and strikes afterwards."""
    dark = side("sith", "fall_of_the_jedi", "interrogation_droid")
    t = fight(
        dark, side("jedi", "x_wing"), "x_wing", "interrogation_droid", "fall_of_the_jedi", LIGHT, DARK,
        shield={"x_wing#1": 1},
    )  # fmt: skip
    do(t, (DARK, "pick x_wing#1"))
    assert keys(t, LIGHT) == ["use-shield x_wing#1", "decline"]
    do(t, (LIGHT, "use-shield x_wing#1"))
    assert logged(t, "strike") == ["interrogation_droid#1", "x_wing#1"], "it is ready, and strikes"
    assert marks(t, "focus") == {"interrogation_droid#1": 1, "x_wing#1": 1}


@pytest.mark.rule("SWLCG-469")
@pytest.mark.rule("SWLCG-474")
def test_the_token_for_the_strike_is_not_shielded() -> None:
    t = fight(side("sith", "duty_officer"), side("jedi", *TARGETS), "duty_officer", shield={"duty_officer#1": 1})
    assert marks(t, "focus") == {"duty_officer#1": 1}
    assert marks(t, "shield") == {"duty_officer#1": 1}
    assert not logged(t, "shield-used")


@pytest.mark.rule("SWLCG-469")
@pytest.mark.parametrize("source", [DARK, LIGHT])
def test_damage_by_ones_own_effect_is_not_shielded(source: int) -> None:
    """The Guardian's question comes first; then the source of the damage makes the difference."""
    light = side("jedi", *TARGETS, "yoda", "guardian_of_peace")
    one = {"yoda#1": 1}
    t = fight(side("sith", "imperial_officer"), light, "imperial_officer", "yoda", shield=one, focus=one)
    do(t, (DARK, "pick yoda#1"))
    position = t.position()
    position["pending"][-1]["seat"] = source
    t = kantyna.Table.from_position(position)
    do(t, (LIGHT, "decline"))
    if source == LIGHT:
        assert marks(t, "damage") == {"yoda#1": 1}
    else:
        assert keys(t, LIGHT) == ["use-shield yoda#1", "decline"]


@pytest.mark.rule("SWLCG-470")
def test_shields_are_removed_in_their_owners_refresh_phase() -> None:
    objectives = ("fall_of_the_jedi", "counsel_of_the_sith", "the_emperors_web")
    dark = side("sith", *objectives, "duty_officer", hand=["espo_trooper"])
    shields = {"duty_officer#1": 1, "fall_of_the_jedi#1": 1, "yoda#1": 1}
    t = table(dark, side("jedi", *TARGETS, "yoda"), DARK, "refresh", marks={"shield": shields})
    assert marks(t, "shield") == {"yoda#1": 1}


@pytest.mark.rule("SWLCG-473")
def test_an_attacker_may_shield_a_defenders_damage() -> None:
    dark = side("sith", "imperial_officer")
    light = side("jedi", *TARGETS, "rookie_pilot")
    t = fight(dark, light, "imperial_officer", "rookie_pilot", edge=LIGHT, shield={"imperial_officer#1": 1})
    do(t, (LIGHT, "pick imperial_officer#1"), (DARK, "use-shield imperial_officer#1"))
    assert marks(t, "shield") == marks(t, "damage") == {}
    assert "imperial_officer" in zone(t, DARK, "play")


@pytest.mark.rule("SWLCG-472")
def test_a_shield_on_an_objective_prevents_blast_and_unopposed_damage() -> None:
    shield = {"jedi_training#1": 1}
    t = fight(side("sith", "tie_bomber"), side("jedi", *TARGETS), "tie_bomber", shield=shield)
    do(t, (LIGHT, "use-shield jedi_training#1"))
    assert marks(t, "damage") == {"jedi_training#1": 1}, "one of two"
    t = fight(side("sith", "duty_officer"), side("jedi", *TARGETS), "duty_officer", shield=shield)
    do(t, (DARK, "deal-one jedi_training#1"), (LIGHT, "use-shield jedi_training#1"))
    assert marks(t, "damage") == marks(t, "shield") == {}


@pytest.mark.rule("SWLCG-475")
@pytest.mark.rule("SWLCG-469")
def test_a_shield_does_not_prevent_focusing_for_resources() -> None:
    dark = side("sith", "advisor_to_the_emperor", hand=["tie_fighter"])
    t = table(dark, side("jedi"), marks={"shield": {"advisor_to_the_emperor#1": 1}, "focus": {"affiliation_sith#1": 1}})
    do(t, "play tie_fighter#1")
    until(t, "engage", "commit")
    assert marks(t, "focus")["advisor_to_the_emperor#1"] == 1
    assert marks(t, "shield") == {"advisor_to_the_emperor#1": 1}


@pytest.mark.rule("SWLCG-442")
def test_protect_comes_before_shields_and_shields_before_destruction() -> None:
    """Two damage on Yoda, who has a shield and capacity 2: one to the Guardian, one to the shield, none to him."""
    light = side("jedi", *TARGETS, "yoda", "guardian_of_peace")
    t = fight(
        side("sith", "darth_vader"), light, "darth_vader", "yoda", edge=LIGHT, shield={"yoda#1": 1},
        focus={"yoda#1": 1},
    )  # fmt: skip
    do(t, (DARK, "resolve-unit-damage"), (DARK, "pick yoda#1"))
    assert keys(t, LIGHT) == ["protect guardian_of_peace#1 2", "protect guardian_of_peace#1 1", "decline"]
    do(t, (LIGHT, "protect guardian_of_peace#1 1"), (LIGHT, "decline"))
    assert marks(t, "damage") == {}, "nothing is placed yet"
    assert keys(t, LIGHT) == ["use-shield yoda#1", "decline"]
    do(t, (LIGHT, "use-shield yoda#1"))
    assert marks(t, "damage") == {"guardian_of_peace#1": 1, "jedi_training#1": 1}
    order = [event.kind for event in t.events if event.kind in ("protect", "shield-used", "damage")]
    assert order[:3] == ["protect", "shield-used", "damage"]


@pytest.mark.rule("SWLCG-443")
@pytest.mark.rule("SWLCG-777")
@pytest.mark.parametrize(("shielded", "dealt"), [(True, []), (False, ["yoda#1"])])
def test_damage_that_was_prevented_was_not_dealt(shielded: bool, dealt: list[str]) -> None:
    """Reactions see the damage that was really dealt: none, or all that Yoda can take."""
    light = side("jedi", *TARGETS, "yoda", "c_3po")
    one = {"yoda#1": 1}
    t = fight(side("sith", "imperial_officer"), light, "imperial_officer", "yoda", shield=one, focus=one)
    do(t, (DARK, "pick yoda#1"))
    state = t._state.copy()
    event = state.pending[-1]
    event.amounts[0] = 0 if shielded else 5
    PLACE.run(state, Step(PLACE, DARK, NO_CARD, 0, state.setup))
    assert event.cancelled is shielded
    assert [state.setup.labels[card] for card in event.cards] == dealt
    assert event.amounts == ([] if shielded else [2]), "no more than the capacity"


@pytest.mark.parametrize("shielded", [True, False])
def test_a_focus_token_that_was_prevented_was_not_placed(shielded: bool) -> None:
    """As with damage (SWLCG-443): reactions see only what was placed."""
    light = side("jedi", *TARGETS, "yoda", "c_3po")
    one = {"yoda#1": 1}
    t = fight(side("sith", "interrogation_droid"), light, "interrogation_droid", "yoda", shield=one, focus=one)
    do(t, (DARK, "pick yoda#1"))
    before = marks(t, "focus")["yoda#1"]
    state = t._state.copy()
    event = state.pending[-1]
    event.amounts[0] = 0 if shielded else 1
    PLACE_FOCUS.run(state, Step(PLACE_FOCUS, DARK, NO_CARD, 0, state.setup))
    assert event.kind == "exhaust" and event.cancelled is shielded
    assert event.amounts == ([] if shielded else [1])
    assert state.marks[FOCUS][state.setup.index["yoda#1"]] == before + (0 if shielded else 1)


# objectives destroyed together


def falling_together(first: str, second: str, *play: str, focus: dict[str, int] | None = None) -> kantyna.Table:
    """Both objectives are about to be destroyed by one damage event, for which a shield is still asked about."""
    light = side("rebel_alliance", first, second, *play)
    dark, shield = side("sith", "tie_bomber"), {f"{first}#1": 1}
    position = fight(dark, light, "tie_bomber", engaged=first, shield=shield, focus=focus or {}).position()
    position["pending"][-1]["cards"] = [[f"{objective}#1", 5] for objective in (first, second)]
    position["dial"] = 5
    t = kantyna.Table.from_position(position)
    do(t, (LIGHT, "decline"))
    return t


@pytest.mark.rule("SWLCG-440")
@pytest.mark.rule("SWLCG-551")
@pytest.mark.rule("SWLCG-794")
@pytest.mark.parametrize(
    "order", [("decoy_at_dantooine", "draw_their_fire"), ("draw_their_fire", "decoy_at_dantooine")]
)
def test_objectives_destroyed_together_leave_together_in_either_order(order: tuple[str, str]) -> None:
    t = falling_together(*order)
    answers = [f"answer decoy_at_dantooine#1 0 for {objective}#1" for objective in order]
    assert keys(t, LIGHT) == [*answers, "pass"]
    do(t, *[(LIGHT, answer) for answer in answers])
    assert logged(t, "dial") == ["4", "3", "4", "6"], "back by 1 for each, then on by 1 and by 2"
    assert zone(t, DARK, "victory") == list(order)


@pytest.mark.rule("SWLCG-794")
def test_an_ability_reacts_once_for_each_objective_destroyed_together() -> None:
    t = falling_together("mission_briefing", "draw_their_fire", "red_two", focus={"red_two#1": 3})
    pass_windows(t, "answer red_two#1")
    both = [f"answer red_two#1 0 for {objective}#1" for objective in ("mission_briefing", "draw_their_fire")]
    assert keys(t, LIGHT) == [*both, "pass"]
    do(t, *[(LIGHT, answer) for answer in both])
    assert marks(t, "focus")["red_two#1"] == 1
    t = falling_together("mission_briefing", "draw_their_fire", "red_two", focus={"red_two#1": 1})
    do(t, (LIGHT, both[1]))
    pass_windows(t, "answer red_two#1")
    assert not [key for key in keys(t, LIGHT) if key.startswith("answer")], "there is no token left"


@pytest.mark.rule("SWLCG-551")
def test_a_unit_and_an_objective_destroyed_together_leave_together() -> None:
    """Leia cannot be held by an objective that leaves play with her."""
    light = side("rebel_alliance", "mission_briefing", "leia_organa")
    dark = side("sith", "tie_bomber", "fall_of_the_jedi")
    shield = {"mission_briefing#1": 1}
    position = fight(dark, light, "tie_bomber", engaged="mission_briefing", shield=shield).position()
    position["pending"][-1]["cards"] = [["fall_of_the_jedi#1", 5], ["leia_organa#1", 3], ["mission_briefing#1", 1]]
    t = kantyna.Table.from_position(position)
    do(t, (LIGHT, "decline"))
    pass_windows(t, "commit")
    assert "leia_organa" in zone(t, LIGHT, "discard") and zone(t, LIGHT, "victory") == ["fall_of_the_jedi"]


@pytest.mark.rule("SWLCG-178")
@pytest.mark.rule("SWLCG-452")
def test_the_owner_orders_the_discard_of_units_destroyed_together_and_their_enhancements() -> None:
    light = side("jedi", "mission_briefing", "yoda", "red_five", "jedi_lightsaber")
    hosts = {"jedi_lightsaber#1": "yoda#1"}
    shield = {"mission_briefing#1": 1}
    t = fight(side("sith", "tie_bomber"), light, "tie_bomber", engaged="mission_briefing", shield=shield, hosts=hosts)
    position = t.position()
    position["pending"][-1]["cards"] = [["yoda#1", 5], ["red_five#1", 5], ["mission_briefing#1", 1]]
    t = kantyna.Table.from_position(position)
    do(t, (LIGHT, "decline"))
    pass_windows(t, "pick")
    together = ["jedi_lightsaber", "yoda", "red_five"]
    assert zone(t, LIGHT, "discard") == together and list(t.choices) == [LIGHT]
    do(t, (LIGHT, "pick yoda#1"), (LIGHT, "done"))
    assert zone(t, LIGHT, "discard") == ["jedi_lightsaber", "red_five", "yoda"]
