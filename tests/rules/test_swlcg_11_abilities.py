"""The Card Game, chapter 11: kinds of abilities, and when each may be used."""

from __future__ import annotations

import pytest

import kantyna
from card_game_answers import answering
from card_game_fights import attack, defend, fight, logged
from card_game_situations import (
    DARK,
    LIGHT,
    do,
    keys,
    marks,
    pass_answers,
    pass_windows,
    payment,
    refusal,
    side,
    table,
    until,
    zone,
)
from kantyna.engine.abilities.triggers import ACTION, INTERRUPT, REACTION
from kantyna.game.card_game.cards.sets import CARDS
from loose import view_of

CARD = {card.id: card for card in CARDS}


def window(t: kantyna.Table) -> tuple[str, str]:
    found = t.view(None)["window"]
    return (found["name"], found["event"]) if found else ("", "")


@pytest.mark.rule("SWLCG-490")
@pytest.mark.rule("SWLCG-503")
@pytest.mark.rule("SWLCG-507")
@pytest.mark.rule("SWLCG-516")
@pytest.mark.rule("SWLCG-519")
@pytest.mark.rule("SWLCG-530")
@pytest.mark.rule("SWLCG-557")
def test_the_name_of_each_kind_of_ability_on_a_card() -> None:
    words = {
        ACTION: ("Action: ", "Akcja: "),
        INTERRUPT: ("Interrupt: ", "Zakłócenie: "),
        REACTION: ("Reaction: ", "Reakcja: "),
    }
    seen: set[int] = set()
    for card in CARDS:
        for trigger in card.triggers if card.kind != "fate" else ():
            seen.add(trigger.timing)
            for lang, word in zip(("en", "pl"), words[trigger.timing], strict=True):
                text = trigger.describe().text(lang)
                assert text.startswith(word) or (trigger.forced and word.strip(": ").lower() in text.lower()), card.id
        for constant in card.constants:
            text = constant.describe().text("en")
            assert not text.startswith(("Action", "Interrupt", "Reaction", "Forced")), "no word marks a constant effect"
        for keyword in card.keywords:
            assert card.keyword_text(keyword).text("en").lower() in card.text("en").lower()
        assert card.facts()["traits"] == list(card.traits), "traits stand by themselves"
    assert seen == {ACTION, INTERRUPT, REACTION}


@pytest.mark.rule("SWLCG-491")
@pytest.mark.rule("SWLCG-538")
def test_players_are_not_asked_about_forced_abilities() -> None:
    light = side("jedi", "jedi_training", "luke_skywalker", "twilek_loyalist")
    hosts = {"intimidated#1": "luke_skywalker#1"}
    t = fight(side("sith", "fall_of_the_jedi", "intimidated", "nightsister"), light, "luke_skywalker", "nightsister",
              engaged="fall_of_the_jedi", active=LIGHT, hosts=hosts)  # fmt: skip
    until(t, "pick", "resolve-unit-damage", "resolve-blast")
    assert marks(t, "focus")["luke_skywalker#1"] == 2, "one for the strike, one that nobody could decline"


@pytest.mark.rule("SWLCG-492")
@pytest.mark.rule("SWLCG-508")
@pytest.mark.rule("SWLCG-520")
@pytest.mark.rule("SWLCG-531")
def test_each_kind_of_ability_has_its_own_time() -> None:
    """An action needs an action window; interrupts and reactions need their triggering event."""
    light = side("jedi", "last_minute_rescue", "in_you_must_go", "forgotten_heroes", "luke_skywalker", "repair_droid",
                 "redemption", hand=["jedi_mind_trick"])  # fmt: skip
    hurt = {"damage": {"redemption#1": 1}}
    t = table(side("sith", "nightsister"), light, LIGHT, "refresh", marks=hurt)
    assert window(t) == ("reaction", "refreshed")
    assert "answer last_minute_rescue#1" in keys(t, LIGHT) and "act repair_droid#1" not in keys(t, LIGHT)
    assert refusal(t, LIGHT, "act repair_droid#1") == "SWLCG-508"
    do(t, "pass")
    assert window(t) == ("refresh", "")
    assert "act repair_droid#1" in keys(t, LIGHT) and "answer last_minute_rescue#1" not in keys(t, LIGHT)


@pytest.mark.rule("SWLCG-494")
def test_events_are_played_from_hand() -> None:
    light = side("jedi", "jedi_training", "luke_skywalker", discard=["jedi_mind_trick"], hand=["yoda"])
    t = table(side("sith", "nightsister"), light, LIGHT)
    assert "act jedi_mind_trick#1" not in keys(t, LIGHT)
    assert refusal(t, LIGHT, "act jedi_mind_trick#1") == "SWLCG-766"


@pytest.mark.rule("SWLCG-499")
def test_an_ability_is_announced_checked_paid_targeted_and_resolved_in_this_order() -> None:
    light = side("jedi", "jedi_training", "luke_skywalker", hand=["jedi_mind_trick"])
    t = table(side("sith", "nightsister", hand=["force_choke"]), light, LIGHT)
    do(t, "act jedi_mind_trick#1")
    assert zone(t, LIGHT, "playing") == ["jedi_mind_trick"], "announced"
    assert {key.split()[0] for key in keys(t, LIGHT)} == {"pay-with", "generate"}, "then the cost"
    do(t, "generate jedi_training#1 1")
    assert "pick nightsister#1" in keys(t, LIGHT) and marks(t, "focus") == {"jedi_training#1": 1}, "then targets"
    do(t, "pick nightsister#1")
    pass_answers(t)
    assert marks(t, "focus")["nightsister#1"] == 2, "then it resolves; the Balance is with the light side"
    empty = table(side("sith"), side("jedi", "jedi_training", hand=["jedi_mind_trick"]), LIGHT)
    assert refusal(empty, LIGHT, "act jedi_mind_trick#1") == "SWLCG-658", "without a target it is not begun"


@pytest.mark.rule("SWLCG-499")
@pytest.mark.parametrize("canceller", ["c_3po", "counter_stroke"])
def test_a_player_who_may_cancel_an_event_knows_its_target(canceller: str) -> None:
    light = side("jedi", "forgotten_heroes", "yoda", "c_3po", hand=["counter_stroke", "rebel_trooper"])
    t = table(side("sith", "fall_of_the_jedi", hand=["force_choke"]), light, DARK)
    do(t, (DARK, "act force_choke#1"))
    assert list(t.choices) == [DARK] and keys(t, DARK) == ["pick yoda#1"], "nobody is asked before"
    do(t, (DARK, "pick yoda#1"))
    assert window(t) == ("interrupt", "ability") and list(t.choices) == [LIGHT]
    assert t.view(LIGHT)["pending"][-1]["targets"] == ["yoda#1"]
    do(t, (LIGHT, f"answer {canceller}#1"))
    until(t, "pay-with", "play", "act")
    if payment(t, LIGHT):
        do(t, "pay")
    pass_answers(t)
    assert marks(t, "damage") == {} and zone(t, DARK, "discard") == ["force_choke"]


@pytest.mark.rule("SWLCG-669")
def test_a_cancelled_event_leaves_its_own_cost_paid() -> None:
    """Yub Yub! focuses an Ewok; the player who cancels it has seen that, and for which enhancement."""
    light = side("jedi", "jedi_training", "ewok_scout", "c_3po", hand=["yub_yub"])
    t = table(side("sith", "fall_of_the_jedi", "sith_library"), light, LIGHT)
    do(t, (LIGHT, "act yub_yub#1"), "focus ewok_scout#1", "pick sith_library#1", "answer c_3po#1")
    pass_answers(t)
    assert marks(t, "focus") == {"ewok_scout#1": 1} and "sith_library" in zone(t, DARK, "play")


@pytest.mark.rule("SWLCG-499")
@pytest.mark.rule("SWLCG-497")
def test_an_event_is_discarded_before_reactions_to_it() -> None:
    dark = side("sith", "fall_of_the_jedi", "darth_vader", hand=["force_choke"])
    t = table(dark, side("jedi", "jedi_training", "luke_skywalker"), DARK)
    do(t, (DARK, "act force_choke#1"), (DARK, "pick luke_skywalker#1"))
    pass_windows(t, "answer darth_vader#1")
    assert window(t) == ("reaction", "played") and zone(t, DARK, "discard") == ["force_choke"]


def acting() -> kantyna.Table:
    """The light side's deployment: both have an action, and the light side has a second one."""
    light = side("jedi", "jedi_training", "in_you_must_go", "luke_skywalker", hand=["jedi_mind_trick"] * 2)
    light["play"] += ["trust_your_feelings#1"]
    return table(
        side("sith", "fall_of_the_jedi", "nightsister", hand=["force_choke", "espo_trooper"]), light, LIGHT,
        hosts={"trust_your_feelings#1": "luke_skywalker#1"}, marks={"focus": {"luke_skywalker#1": 1}},
    )  # fmt: skip


@pytest.mark.rule("SWLCG-509")
@pytest.mark.rule("SWLCG-510")
@pytest.mark.rule("SWLCG-513")
@pytest.mark.rule("SWLCG-515")
def test_players_alternate_until_both_pass_in_a_row() -> None:
    t = acting()
    assert list(t.choices) == [LIGHT], "the active player is first"
    do(t, (LIGHT, "pass"))
    assert list(t.choices) == [DARK] and window(t)[0] == "deployment", "one pass closes nothing"
    do(t, (DARK, "act force_choke#1"), (DARK, "pick luke_skywalker#1"))
    pass_windows(t, "act trust")
    assert list(t.choices) == [LIGHT], "who has passed may act again after the other has"
    do(t, (LIGHT, "act trust_your_feelings#1"))
    while window(t)[1]:  # somebody might answer it
        do(t, "pass")
    assert list(t.choices) == [DARK], "one action, then the other's opportunity"
    do(t, (DARK, "pass"))
    assert list(t.choices) == [LIGHT] and window(t)[0] == "deployment"
    do(t, (LIGHT, "pass"))
    assert window(t)[0] != "deployment", "both have passed in a row"


@pytest.mark.rule("SWLCG-512")
def test_an_action_is_resolved_whole_before_the_next_begins() -> None:
    t = acting()
    do(t, (LIGHT, "act jedi_mind_trick#1"))
    assert list(t.choices) == [LIGHT] and "act trust_your_feelings#1" not in keys(t, LIGHT)
    do(t, "pay")
    pass_windows(t, "pick")
    assert list(t.choices) == [LIGHT] and not [key for key in keys(t, LIGHT) if key.startswith("act")]
    assert refusal(t, LIGHT, "act trust_your_feelings#1") == "SWLCG-657"


@pytest.mark.rule("SWLCG-517")
def test_a_trait_does_nothing_by_itself() -> None:
    """A Vehicle and a Character with the same numbers behave the same, except for effects that refer to a trait."""
    dark = side("sith", "fall_of_the_jedi", "nightsister", hand=["im_on_the_leader"])
    t = table(dark, side("jedi", "red_five", "yoda"), DARK)
    do(t, "act im_on_the_leader#1", "pay")
    pass_windows(t, "pick")
    assert keys(t, DARK) == ["pick red_five#1"], "the only enemy Fighter"
    assert refusal(t, DARK, "pick yoda#1") == "SWLCG-661"


def shot(light_hand: list[str], dark_hand: list[str]) -> kantyna.Table:
    """The dark side strikes Yoda with two damage; both could interrupt it."""
    light = side("jedi", "jedi_training", "yoda", "luke_skywalker", "in_you_must_go", hand=light_hand)
    t = fight(side("sith", "darth_vader", "fall_of_the_jedi", hand=dark_hand), light, "darth_vader", "yoda")
    pass_windows(t, "resolve")
    if any(key.startswith("resolve-unit-damage") for key in keys(t, DARK)):
        do(t, "resolve-unit-damage")
    do(t, "pick yoda#1")
    return t


@pytest.mark.rule("SWLCG-521")
@pytest.mark.rule("SWLCG-523")
@pytest.mark.rule("SWLCG-545")
@pytest.mark.rule("SWLCG-651")
def test_interrupts_come_before_the_event_they_interrupt() -> None:
    t = shot(["lightsaber_deflection"], [])
    assert window(t) == ("interrupt", "damage") and marks(t, "damage") == {}, "the damage is going on"
    do(t, (LIGHT, "answer lightsaber_deflection#1"))
    until(t, "pick")
    do(t, (LIGHT, "pick luke_skywalker#1"))
    pass_windows(t, "nothing")
    until(t, "commit", "strike", "resolve-blast", "deal-one")
    assert marks(t, "damage").get("yoda#1") == 1 and marks(t, "damage").get("luke_skywalker#1") == 1


@pytest.mark.rule("SWLCG-522")
@pytest.mark.rule("SWLCG-527")
@pytest.mark.rule("SWLCG-528")
def test_one_trigger_allows_several_interrupts_one_after_another() -> None:
    t = shot(["lightsaber_deflection", "it_could_be_worse"], [])
    do(t, (LIGHT, "answer it_could_be_worse#1"))
    assert list(t.choices) != [] and logged(t, "damage") == []
    pass_windows(t, "answer lightsaber_deflection#1")
    assert window(t) == ("interrupt", "damage"), "the first is over, and the same event may be answered again"
    do(t, (LIGHT, "answer lightsaber_deflection#1"))
    until(t, "pick")
    do(t, (LIGHT, "pick luke_skywalker#1"))
    until(t, "commit", "strike", "resolve-blast", "deal-one")
    assert "yoda#1" not in marks(t, "damage"), "of two damage one was prevented and one redirected"
    assert marks(t, "damage").get("luke_skywalker#1") == 1


@pytest.mark.rule("SWLCG-525")
@pytest.mark.rule("SWLCG-526")
@pytest.mark.rule("SWLCG-552")
def test_the_active_player_interrupts_first_and_a_player_who_passed_may_still_respond() -> None:
    light = side(
        "jedi", "jedi_training", "in_you_must_go", "luke_skywalker", hand=["counter_stroke", "jedi_mind_trick"]
    )
    dark = side("sith", "fall_of_the_jedi", "nightsister", hand=["force_choke"])
    t = table(dark, light, DARK)
    do(t, (DARK, "act force_choke#1"), (DARK, "pick luke_skywalker#1"))
    assert window(t) == ("interrupt", "ability")
    if list(t.choices) == [DARK]:
        do(t, (DARK, "pass"))
    assert list(t.choices) == [LIGHT], "then the opponent"
    do(t, (LIGHT, "answer counter_stroke#1"))
    until(t, "pay-with", "generate")
    do(t, (LIGHT, "pay"))
    until(t, "act", "play")
    assert zone(t, DARK, "discard") == ["force_choke"] and marks(t, "damage") == {}


@pytest.mark.rule("SWLCG-532")
@pytest.mark.rule("SWLCG-533")
@pytest.mark.rule("SWLCG-534")
@pytest.mark.rule("SWLCG-653")
def test_reactions_follow_an_event_and_do_not_change_it() -> None:
    light = side("jedi", "forgotten_heroes", "jedi_training", "in_you_must_go", "affiliation_jedi", hand=["yoda"])
    light["play"] = ["affiliation_jedi", "forgotten_heroes", "jedi_training", "in_you_must_go"]
    t = table(side("sith"), light, LIGHT)
    do(t, "play yoda#1", "pay")
    assert window(t) == ("reaction", "played") and "yoda" in zone(t, LIGHT, "play"), "it is done"
    assert keys(t, LIGHT) == ["answer forgotten_heroes#1", "pass"]
    do(t, "answer forgotten_heroes#1")
    assert len(zone(t, LIGHT, "hand")) == 1 and "yoda" in zone(t, LIGHT, "play")


@pytest.mark.rule("SWLCG-535")
@pytest.mark.rule("SWLCG-655")
def test_a_reaction_is_used_once_and_only_directly_after() -> None:
    light = side("jedi", "forgotten_heroes", "jedi_training", "in_you_must_go", hand=["yoda"])
    t = table(side("sith"), light, LIGHT)
    do(t, "play yoda#1", "pay", "pass")
    assert window(t)[0] != "reaction" and refusal(t, LIGHT, "answer forgotten_heroes#1") == "SWLCG-226"
    t = table(side("sith"), light, LIGHT)
    do(t, "play yoda#1", "pay", "answer forgotten_heroes#1")
    assert "answer forgotten_heroes#1" not in keys(t, LIGHT)


@pytest.mark.rule("SWLCG-542")
@pytest.mark.rule("SWLCG-553")
def test_the_active_player_orders_forced_effects() -> None:
    three = ("fall_of_the_jedi", "counsel_of_the_sith", "shadows_of_dathomir")
    for first, other in (("rancor", "sleeper"), ("sleeper", "rancor")):
        focus = {"focus": {"sleeper#1": 3}}
        dark = side("sith", *three, "rancor", "sleeper")
        t = answering({"seats": [dark, side("jedi", "twilek_loyalist")], "active": DARK, "phase": 2, "marks": focus})
        assert keys(t, DARK) == ["answer rancor#1", "answer sleeper#1"], "no order is given, and neither is declined"
        do(t, f"answer {first}#1")
        asked = keys(t, DARK)
        assert [key for key in asked if key.startswith("pick")], "the Rancor asks for one of the cheapest"
        assert ("sleeper#1" in marks(t, "focus")) == (first == "rancor"), f"{other} comes after it"


@pytest.mark.rule("SWLCG-542")
@pytest.mark.parametrize(
    "damage, asked", [({"rancor#1": 1}, True), ({}, False), ({"rancor#1": 1, "rancor#2": 1}, False)]
)
def test_copies_with_different_damage_are_ordered_too(damage: dict[str, int], asked: bool) -> None:
    """Only if the second Rancor acts first can it be the only one left."""
    three = ("fall_of_the_jedi", "counsel_of_the_sith", "shadows_of_dathomir")
    dark = side("sith", *three, "rancor", "rancor")
    t = table(dark, side("jedi"), phase="refresh", marks={"damage": damage})
    pass_windows(t, "answer" if asked else "pick")
    assert (keys(t, DARK) == ["answer rancor#1", "answer rancor#2"]) == asked
    if asked:
        do(t, (DARK, "answer rancor#2"), (DARK, "pick rancor#1"))
        pass_windows(t, "discard")
        assert "rancor#2" in t.position()["seats"][DARK]["play"]


@pytest.mark.rule("SWLCG-543")
def test_a_forced_effect_that_could_do_nothing_does_not_begin() -> None:
    three = ("fall_of_the_jedi", "counsel_of_the_sith", "shadows_of_dathomir")
    for tokens, begun in ((3, True), (1, False)):
        dark = side("sith", *three, "sleeper")
        position = {
            "seats": [dark, side("jedi")],
            "active": DARK,
            "phase": 2,
            "marks": {"focus": {"sleeper#1": tokens}},
        }
        t = answering(position)
        used = [entry for entry in t.view(None)["lasting"] if entry[0] == "used-0"]
        assert bool(used) == begun, "the refreshing itself takes the only token"
        assert marks(t, "focus") == {}


@pytest.mark.rule("SWLCG-546")
@pytest.mark.rule("SWLCG-672")
def test_windows_nest_and_the_inner_one_is_finished_first() -> None:
    light = side("jedi", "jedi_training", "yoda", "luke_skywalker", "in_you_must_go",
                 hand=["lightsaber_deflection", "counter_stroke"])  # fmt: skip
    dark = side("sith", "darth_vader", "fall_of_the_jedi", hand=["its_worse"])
    t = fight(dark, light, "darth_vader", "yoda")
    pass_windows(t, "resolve")
    if any(key.startswith("resolve-unit-damage") for key in keys(t, DARK)):
        do(t, "resolve-unit-damage")
    do(t, "pick yoda#1", (LIGHT, "answer lightsaber_deflection#1"))
    pass_windows(t, "pick")
    do(t, (LIGHT, "pick luke_skywalker#1"))
    depth = len(t.view(None)["pending"])
    do(t, (DARK, "answer its_worse#1"))
    assert len(t.view(None)["pending"]) > depth, "an answer to an answer"
    assert marks(t, "damage") == {}, "nothing of the outer ones has happened"


@pytest.mark.rule("SWLCG-548")
@pytest.mark.rule("SWLCG-550")
@pytest.mark.rule("SWLCG-551")
def test_a_card_reacts_to_its_own_leaving_only_while_still_in_play() -> None:
    light = side("rebel_alliance", "the_rebel_fleet", "x_wing_escort", "mobilize_the_squadrons")
    dark = side("sith", "darth_vader", "fall_of_the_jedi", "tie_fighter")
    t = fight(dark, light, "darth_vader", "x_wing_escort", engaged="mobilize_the_squadrons")
    pass_windows(t, "resolve")
    if any(key.startswith("resolve-unit-damage") for key in keys(t, DARK)):
        do(t, "resolve-unit-damage")
    do(t, "pick x_wing_escort#1")
    pass_windows(t, "answer x_wing_escort#1")
    assert window(t) == ("interrupt", "leave") and "x_wing_escort" in zone(t, LIGHT, "play"), "it is still in play"
    do(t, (LIGHT, "answer x_wing_escort#1"))
    until(t, "sacrifice", "commit")
    if any(key.startswith("sacrifice") for key in keys(t, DARK)):
        do(t, "sacrifice tie_fighter#1")
    assert "tie_fighter" in zone(t, DARK, "discard")


@pytest.mark.rule("SWLCG-555")
def test_reactions_to_the_beginning_of_a_turn_come_before_its_first_framework_event() -> None:
    three = ("fall_of_the_jedi", "counsel_of_the_sith", "shadows_of_dathomir")
    deck = ["force_choke", "sith_library", "interrogation", "force_stasis", "rancor", "tie_advanced", "nightsister"]
    t = table(side("sith", *three, deck=deck), side("jedi", "luke_skywalker"), LIGHT, "force",
              marks={"focus": {"luke_skywalker#1": 2}})  # fmt: skip
    until(t, "answer")
    assert window(t) == ("reaction", "turn-begins") and t.position()["active"] == DARK
    assert t.position()["dial"] == 0, "the dial has not moved yet"
    do(t, (LIGHT, "answer luke_skywalker#1"))
    assert marks(t, "focus")["luke_skywalker#1"] == 1


@pytest.mark.rule("SWLCG-556")
def test_an_effect_until_the_end_of_a_phase_ends_after_the_reactions_to_that_end() -> None:
    dark = side("sith", "fall_of_the_jedi", "nightsister", hand=["force_stasis"])
    t = table(dark, side("jedi", "jedi_training", "yoda"), DARK, "conflict")
    do(t, "act force_stasis#1", "pay")
    pass_windows(t, "pick")
    do(t, "pick yoda#1")
    assert [entry[0] for entry in t.view(None)["lasting"] if str(entry[0]).startswith("cannot")]
    until(t, "commit")
    assert not [entry[0] for entry in t.view(None)["lasting"] if str(entry[0]).startswith("cannot")]


@pytest.mark.rule("SWLCG-558")
@pytest.mark.rule("SWLCG-559")
def test_keyword_values_add_up_and_a_keyword_without_a_value_counts_once() -> None:
    light = side("jedi", "jedi_training", "mentor", "yoda")
    t = answering(
        {"seats": [side("sith", "fall_of_the_jedi", "nightsister"), light], "active": LIGHT, "phase": 5, "marks": {}}
    )
    attack(t, "fall_of_the_jedi", "mentor", "yoda")
    assert view_of(t)["edge_icons"][LIGHT] == 5, "edge 1 and 2 on the one, 2 on the other"
    until(t, "pick")
    do(t, "pick yoda#1")
    until(t, "pick")
    do(t, "pick mentor#1")
    until(t, "place", "strike", "defend-with")
    assert logged(t, "shield") == ["yoda#1", "mentor#1"], "one each for being declared, as the keyword's rule says"


@pytest.mark.rule("SWLCG-559")
def test_shielding_twice_gives_one_shield() -> None:
    hosts = {"aft_armor_plating#1": "coruscant_defense_fleet#1"}
    dark = side("sith", "fall_of_the_jedi", "coruscant_defense_fleet", "aft_armor_plating")
    t = table(dark, side("jedi", "jedi_training", "yoda"), LIGHT, "conflict", hosts=hosts)
    attack(t, "fall_of_the_jedi", "yoda")
    defend(t, "coruscant_defense_fleet")
    until(t, "pick")
    assert keys(t, DARK) == ["pick coruscant_defense_fleet#1", "pick fall_of_the_jedi#1", "decline"]
    do(t, "pick fall_of_the_jedi#1")
    until(t, "commit")
    assert logged(t, "shield") == ["fall_of_the_jedi#1"]
