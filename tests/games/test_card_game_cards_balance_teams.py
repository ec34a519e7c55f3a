"""Balance of the Force, its objective sets where teams play: what they say of partners, opponents and reserves."""

from __future__ import annotations

from typing import Any

import pytest

import kantyna
from card_game_fights import attack, logged
from card_game_four import D1, D2, L1, L2, four, jedi, navy, player, rebels, sith
from card_game_situations import do, keys, marks, pass_answers, pass_windows, refusal, until, zone

DARKS = (sith("counsel_of_the_sith"), navy("imperial_command"))
LIGHTS = (jedi("a_heros_journey"), rebels("fleeing_the_empire"))


def lights(first: dict[str, Any], second: dict[str, Any], active: int = L1, **more: Any) -> kantyna.Table:
    return four(*DARKS, first, second, active=active, **more)


def darks(first: dict[str, Any], second: dict[str, Any], active: int = D1, **more: Any) -> kantyna.Table:
    return four(first, second, *LIGHTS, active=active, **more)


def idle(t: kantyna.Table) -> None:
    """Whoever is asked does as little as may be."""
    (seat,) = t.choices
    offered = keys(t, seat)
    t.choose(seat, next((key for key in offered if key in ("pass", "decline", "done")), offered[0]))


# the light side


@pytest.mark.parametrize(("objective", "of"), [("watchers_in_the_wasteland", "light"), ("the_emperors_hand", "dark")])
def test_cards_in_common_reserves_of_ones_side_count_in_the_struggle(objective: str, of: str) -> None:
    if of == "light":
        t = lights(jedi(objective, common_reserve=["yoda"]), rebels(common_reserve=["x_wing"]))
        own, enemy = (L1, L2), (D1, D2)
    else:
        t = darks(sith(objective, common_reserve=["nightsister"]), navy(common_reserve=["at_st"]))
        own, enemy = (D1, D2), (L1, L2)
    struggle = t.view(None)["struggle"]
    assert sum([struggle[seat] for seat in own]) == 2 and sum([struggle[seat] for seat in enemy]) == 0


@pytest.mark.rule("BOTF-257")
@pytest.mark.rule("BOTF-222")
def test_obi_wan_serves_each_friendly_player() -> None:
    t = lights(
        jedi("a_heros_journey", discard=["yoda"]), rebels("obi_wan_kenobi_91", discard=["x_wing"]), phase="force",
        marks={"committed": {"obi_wan_kenobi_91#1": 1}},
    )  # fmt: skip
    until(t, "answer")
    do(t, (L2, "answer obi_wan_kenobi_91#1"), (L1, "pick yoda#1"), (L2, "decline"))
    assert zone(t, L1, "hand") == ["yoda"] and zone(t, L2, "hand") == [] and zone(t, L2, "discard") == ["x_wing"]


@pytest.mark.rule("BOTF-261")
@pytest.mark.parametrize("card", ["force_cleansing", "weapons_upgrade"])
def test_an_enhancement_for_a_friendly_unit_goes_on_a_partners(card: str) -> None:
    if card == "force_cleansing":
        t, seat = lights(jedi("a_heros_journey", hand=[card]), rebels("mon_mothma", "x_wing")), L1
        fitting = "mon_mothma#1"
    else:
        t, seat = darks(navy("imperial_command", hand=[card]), sith("tie_fighter", "nightsister")), D1
        fitting = "tie_fighter#1"
    do(t, (seat, f"play {card}#1"), (seat, "pay"))
    if keys(t, seat) == [f"pick {fitting}"]:
        do(t, (seat, f"pick {fitting}"))
    assert t.position()["hosts"] == {f"{card}#1": fitting}


@pytest.mark.rule("BOTF-284")
def test_a_partner_adds_a_card_for_supporting_fire() -> None:
    t = four(
        sith("counsel_of_the_sith"), navy("imperial_command", "at_st"), jedi("a_heros_journey", "luke_skywalker",
        hand=["supporting_fire_light"]), rebels(hand=["mon_mothma"]), active=L1, phase="conflict",
    )  # fmt: skip
    attack(t, "imperial_command", "luke_skywalker")
    until(t, "defend-with")
    do(t, (D2, "defend-with at_st#1"))
    until(t, "place")
    do(t, (L1, "place supporting_fire_light#1"))
    while L2 not in t.choices or not any(key.startswith("pick") for key in keys(t, L2)):
        idle(t)
    do(t, (L2, "pick mon_mothma#1"))
    assert [event.view(None)["n"] for event in t.events if event.kind == "edge-won"] == [1 + 2]
    assert zone(t, L2, "discard") == ["mon_mothma"], "it goes to its owner's pile"


@pytest.mark.rule("BOTF-256")
def test_blue_squadron_support_is_for_each_in_order() -> None:
    first = jedi("blue_squadron_support", deck=["yoda", "luke_skywalker"])
    t = lights(first, rebels(deck=["x_wing", "mon_mothma"]), active=L2)
    do(t, (L1, "act blue_squadron_support#1"))
    assert list(t.choices) == [L2], "the active player first"
    do(t, (L2, "pick mon_mothma#1"), (L1, "pick yoda#1"))
    assert zone(t, L2, "hand") == ["mon_mothma"] and zone(t, L1, "hand") == ["yoda"]


@pytest.mark.rule("BOTF-258")
def test_a_b_wing_lets_the_partner_draw() -> None:
    t = lights(jedi("a_heros_journey", "b_wing"), rebels(deck=["x_wing"]), phase="conflict")
    attack(t, "imperial_command", "b_wing")
    until(t, "answer")
    do(t, (L1, "answer b_wing#1"))
    pass_answers(t)
    assert zone(t, L2, "hand") == ["x_wing"] and zone(t, L1, "hand") == []


@pytest.mark.rule("BOTF-026")
def test_rapid_fire_hits_a_unit_of_each_opponent_also_in_the_partners_part() -> None:
    t = four(
        sith("counsel_of_the_sith", "nightsister", "tie_fighter"), navy("imperial_command", "at_st"),
        jedi("a_heros_journey"), rebels("fleeing_the_empire", hand=["rapid_fire"]), active=L1,
    )  # fmt: skip
    while L2 not in t.choices:
        idle(t)
    do(t, (L2, "act rapid_fire#1"), (L2, "pay"))
    pass_answers(t)
    do(t, (L2, "pick nightsister#1"))
    assert "pick tie_fighter#1" not in keys(t, L2) and refusal(t, L2, "pick tie_fighter#1") == "SWLCG-661"
    do(t, (L2, "pick at_st#1"))
    assert marks(t, "damage") == {"nightsister#1": 1, "at_st#1": 1} or "nightsister" in zone(t, D1, "discard")


@pytest.mark.rule("BOTF-204")
@pytest.mark.rule("BOTF-216")
def test_a_partner_strengthens_dash_rendar_from_cards_of_the_partners() -> None:
    smuggler = player("smugglers_and_spies", "rendars_wrath", "dash_rendar")
    t = lights(smuggler, rebels("fleeing_the_empire"), phase="conflict")
    attack(t, "imperial_command", "dash_rendar")
    while L2 not in t.choices:
        idle(t)
    do(t, (L2, "act dash_rendar#1"), (L2, "pay"))
    pass_answers(t)
    assert t.view(None)["icons"]["dash_rendar#1"]["unit-damage"] == 1
    focused = marks(t, "focus")
    assert not {"rendars_wrath#1", "affiliation_smugglers_and_spies#1"} & set(focused)


@pytest.mark.rule("BOTF-257")
def test_smuggling_shipment_refreshes_a_card_of_each_friendly_player() -> None:
    smuggler = player("smugglers_and_spies", "rendars_wrath", hand=["smuggling_shipment"])
    focus = {"rendars_wrath#1": 1, "fleeing_the_empire#1": 1, "imperial_command#1": 1}
    t = lights(smuggler, rebels("fleeing_the_empire"), marks={"focus": focus})
    do(t, (L1, "act smuggling_shipment#1"), (L1, "pick rendars_wrath#1"))
    assert refusal(t, L1, "pick affiliation_smugglers_and_spies#1") == "SWLCG-661"
    do(t, (L1, "pick fleeing_the_empire#1"))
    assert logged(t, "refresh")[:2] == ["rendars_wrath#1", "fleeing_the_empire#1"]


# the dark side


@pytest.mark.rule("BOTF-287")
@pytest.mark.rule("BOTF-288")
@pytest.mark.rule("BOTF-214")
def test_mara_jade_is_handed_to_the_partner_with_her_force_card() -> None:
    t = darks(
        sith("the_emperors_hand", "mara_jade"), navy("agent_of_the_hand"), phase="force",
        marks={"focus": {"mara_jade#1": 2, "agent_of_the_hand#1": 2}, "committed": {"mara_jade#1": 1}},
    )  # fmt: skip
    until(t, "answer")
    do(t, (D1, "answer mara_jade#1"))
    pass_answers(t)
    assert keys(t, D1) == [f"target seat#{D2}", "decline"]
    do(t, (D1, f"target seat#{D2}"))
    assert "mara_jade" in zone(t, D2, "play") and marks(t, "committed") == {"mara_jade#1": 1}
    do(t, (D2, "answer agent_of_the_hand#1"))
    assert marks(t, "focus") == {"mara_jade#1": 1, "agent_of_the_hand#1": 1}


@pytest.mark.rule("BOTF-287")
def test_mara_jade_stays_where_no_token_could_be_removed() -> None:
    t = darks(sith("the_emperors_hand", "mara_jade"), navy("imperial_command"), phase="force")
    while not t.over and t.position()["active"] in (D1, D2):
        (seat,) = t.choices
        assert "answer mara_jade#1" not in keys(t, seat)
        idle(t)


def test_an_agent_refreshes_after_a_card_from_the_partners_reserve() -> None:
    own = sith("the_emperors_hand", "agent_of_the_hand")
    t = darks(own, navy(common_reserve=["tie_fighter"]), marks={"focus": {"agent_of_the_hand#1": 1}})
    do(t, (D1, "play tie_fighter#1"), (D1, "pay"))
    do(t, (D1, "answer agent_of_the_hand#1 1"))
    assert marks(t, "focus").get("agent_of_the_hand#1") is None
    t = darks(own | {"common_reserve": ["tie_fighter"]}, navy(), marks={"focus": {"agent_of_the_hand#1": 1}})
    do(t, (D1, "play tie_fighter#1"), (D1, "pay"))
    assert "answer agent_of_the_hand#1 1" not in keys(t, D1), "not after a card from your own reserve"


@pytest.mark.rule("BOTF-257")
def test_repair_and_refurbish_is_for_each_friendly_player() -> None:
    damage = {"imperial_command#1": 1, "repair_and_refurbish#1": 1}
    t = darks(
        navy("repair_and_refurbish"), sith("imperial_command"), active=L2, phase="force", marks={"damage": damage}
    )
    until(t, "answer")
    do(t, (D1, "answer repair_and_refurbish#1"))
    pass_windows(t, "pick")
    do(t, (D1, "decline"), (D2, "pick imperial_command#1"))
    assert marks(t, "damage") == {"repair_and_refurbish#1": 1}


@pytest.mark.rule("BOTF-258")
def test_a_logistics_officer_given_to_the_partner_repairs_an_objective() -> None:
    own = navy("repair_and_refurbish", hand=["logistics_officer"])
    t = darks(own, sith("counsel_of_the_sith"), marks={"damage": {"counsel_of_the_sith#1": 2}})
    do(t, (D1, "play logistics_officer#1"), (D1, "pay"))
    pass_answers(t)
    assert keys(t, D1) == [f"target seat#{D2}", "decline"]
    kept = t.copy()
    do(t, (D1, f"target seat#{D2}"))
    assert keys(t, D1) == ["pick counsel_of_the_sith#1"], "its player says which"
    assert not t.position()["pending"], "a part of deploying it: no ability is used that could be cancelled"
    assert refusal(t, D1, "decline") == "SWLCG-660" and refusal(t, D1, "pick logistics_officer#1") == "SWLCG-661"
    do(t, (D1, "pick counsel_of_the_sith#1"))
    assert "logistics_officer" in zone(t, D2, "play") and marks(t, "damage") == {"counsel_of_the_sith#1": 1}
    do(kept, (D1, "decline"))
    assert "logistics_officer" in zone(kept, D1, "play") and marks(kept, "damage") == {"counsel_of_the_sith#1": 2}


def test_a_logistics_officer_given_away_heals_nothing_where_nothing_is_damaged() -> None:
    t = darks(navy("repair_and_refurbish", hand=["logistics_officer"]), sith("counsel_of_the_sith"))
    do(t, (D1, "play logistics_officer#1"), (D1, "pay"), (D1, f"target seat#{D2}"))
    assert "logistics_officer" in zone(t, D2, "play") and not logged(t, "damage-removed")


@pytest.mark.rule("BOTF-261")
@pytest.mark.parametrize("host, drawn", [("at_st#1", 0), ("tie_fighter#1", 1)])
def test_a_weapons_upgrade_on_a_partners_unit_draws_a_card(host: str, drawn: int) -> None:
    own = navy("imperial_command", "at_st", hand=["weapons_upgrade"], deck=["espo_trooper"])
    t = darks(own, sith("counsel_of_the_sith", "tie_fighter"))
    do(t, (D1, "play weapons_upgrade#1"), (D1, "pay"), (D1, f"pick {host}"))
    assert t.position()["hosts"] == {"weapons_upgrade#1": host}
    assert len(zone(t, D1, "hand")) == drawn and not zone(t, D2, "hand"), "who plays it draws"


@pytest.mark.rule("BOTF-290")
def test_a_mercenary_fights_for_the_partner_until_the_phase_ends() -> None:
    own = player("scum_and_villainy", "mercenary_support", hand=["boba_fett", "tie_fighter"])
    t = darks(own, sith("counsel_of_the_sith"))
    do(t, (D1, "act mercenary_support#1"), (D1, "pick boba_fett#1"), (D1, f"target seat#{D2}"))
    assert "boba_fett" in zone(t, D2, "play")
    while t.position()["phase"] == 4:
        idle(t)
    assert zone(t, D1, "discard") == ["boba_fett"], "to its owner's pile"


def test_punishing_one_moves_a_captive_to_the_partners_objective() -> None:
    own = player("scum_and_villainy", "mercenary_support", "punishing_one", captured=["yoda"])
    t = four(
        own, sith("counsel_of_the_sith"), *LIGHTS, hosts={"yoda#1": "mercenary_support#1"}, owners={"yoda#1": L1}
    )  # fmt: skip
    do(t, (D1, "answer punishing_one#1"), (D1, "pick yoda#1"))
    assert zone(t, D2, "captured") == ["yoda"] and t.position()["hosts"] == {"yoda#1": "counsel_of_the_sith#1"}
    assert "yoda#1" not in str(t.view(L2)["seats"][D2]["captured"])


def test_a_price_on_their_heads_captures_one_unit_of_each() -> None:
    rich = ("the_heart_of_the_empire", "death_and_despayre", "mercenary_support")
    own = player("scum_and_villainy", *rich, hand=["a_price_on_their_heads"])
    t = four(own, sith(), jedi("a_heros_journey", "yoda"), rebels("fleeing_the_empire", "x_wing"), active=D1)
    do(t, (D1, "act a_price_on_their_heads#1"), (D1, "pay"), (D1, "pick yoda#1"), (D1, "pick x_wing#1"))
    do(t, (D1, "pick mercenary_support#1"))
    pass_answers(t)
    do(t, (D1, "pick the_heart_of_the_empire#1"))
    pass_answers(t)
    hosts = t.position()["hosts"]
    assert hosts == {"yoda#1": "mercenary_support#1", "x_wing#1": "the_heart_of_the_empire#1"}, "each at its own"


@pytest.mark.rule("BOTF-313")
def test_a_partners_trandoshans_strike_at_the_defenders_opportunity_if_both_agree() -> None:
    t = four(
        sith("counsel_of_the_sith", "trandoshan_security_team"), navy("imperial_command"), jedi("a_heros_journey",
        "luke_skywalker", "yoda"), rebels("fleeing_the_empire"), active=L1, phase="conflict",
    )  # fmt: skip
    attack(t, "imperial_command", "luke_skywalker")
    while D2 not in t.choices or not any(key.startswith("strike") for key in keys(t, D2)):
        idle(t)
    assert keys(t, D2) == ["strike trandoshan_security_team#1", "decline"]
    do(t, (D2, "strike trandoshan_security_team#1"))
    assert keys(t, D1) == ["lend trandoshan_security_team#1", "decline"]
    refused = t.copy()
    do(refused, (D1, "decline"))
    assert "strike trandoshan_security_team#1" not in [key for seat in refused.choices for key in keys(refused, seat)]
    do(t, (D1, "lend trandoshan_security_team#1"))
    do(t, (D1, "pick luke_skywalker#1"))
    assert marks(t, "focus")["trandoshan_security_team#1"] == 1
    assert "luke_skywalker#1" in marks(t, "damage")


@pytest.mark.rule("BOTF-204")
def test_rendars_wrath_hits_a_lone_supporting_defender() -> None:
    smuggler = player("smugglers_and_spies", "rendars_wrath", "han_solo")
    t = four(sith("counsel_of_the_sith", "nightsister"), navy("imperial_command"), smuggler, rebels(), active=L1,
             phase="conflict")  # fmt: skip
    attack(t, "imperial_command", "han_solo")
    until(t, "defend-with")
    do(t, (D2, "defend-with nightsister#1"), (D1, "lend nightsister#1"))
    if "done" in keys(t, D2):
        do(t, (D2, "done"))
    until(t, "answer")
    do(t, (L1, "answer rendars_wrath#1"))
    assert "nightsister#1" in marks(t, "damage") or "nightsister" in zone(t, D1, "discard")
