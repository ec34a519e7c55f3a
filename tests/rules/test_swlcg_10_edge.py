"""The Card Game, chapter 10.4: the edge battle, with the rulebook's example."""

from __future__ import annotations

import pytest

import kantyna
from card_game_fights import attack, defend, fight, gone, logged
from card_game_situations import DARK, LIGHT, do, keys, marks, pass_windows, refusal, side, table, zone

A, D = "target_of_opportunity_light#1", "yoda#1"
B, C, E = "heat_of_battle_dark#1", "nightsister#1", "force_lightning#1"
PLACING: list[tuple[int, str]] = [
    (LIGHT, f"place {A}"),
    (DARK, f"place {B}"),
    (LIGHT, "pass"),
    (DARK, f"place {C}"),
    (LIGHT, f"place {D}"),
    (DARK, f"place {E}"),
    (LIGHT, "pass"),
    (DARK, "pass"),
]


def example() -> kantyna.Table:
    """Each side holds one card more than it places, because a player with an empty hand is not asked."""
    light = side("jedi", "jedi_in_hiding#1", "jedi_in_hiding#2", hand=[A, D, "c_3po"])
    dark = side("sith", "fall_of_the_jedi", "dark_side_apprentice", "imperial_officer", hand=[B, C, E, "darth_vader"])
    t = table(dark, light, LIGHT, "conflict")
    attack(t, "fall_of_the_jedi", "jedi_in_hiding#1", "jedi_in_hiding#2")
    defend(t, "dark_side_apprentice", "imperial_officer")
    return t


def battle(
    light_hand: list[str], dark_hand: list[str], *defenders: str, attacker: str = "jedi_in_hiding"
) -> kantyna.Table:
    """The light side attacks with one unit, and the dark side defends with these, or with nobody."""
    dark = side("sith", "fall_of_the_jedi", "duty_officer", "imperial_officer", hand=dark_hand)
    t = table(dark, side("jedi", attacker, hand=light_hand), LIGHT, "conflict")
    attack(t, "fall_of_the_jedi", attacker)
    defend(t, *defenders)
    pass_windows(t, "place")
    return t


@pytest.mark.rule("SWLCG-396")
@pytest.mark.rule("SWLCG-361")
@pytest.mark.rule("SWLCG-362")
@pytest.mark.rule("SWLCG-363")
@pytest.mark.rule("SWLCG-364")
@pytest.mark.rule("SWLCG-365")
@pytest.mark.rule("SWLCG-732")
def test_the_example_placing() -> None:
    t = example()
    stacks: dict[int, list[str]] = {LIGHT: [], DARK: []}
    for seat, key in PLACING:
        assert list(t.choices) == [seat], "by turns, the attacker first"
        assert "pass" in keys(t, seat)
        assert [zone(t, LIGHT, "edge"), zone(t, DARK, "edge")] == [stacks[LIGHT], stacks[DARK]]
        if key != "pass":
            stacks[seat].append(key.removeprefix("place ").partition("#")[0])
        do(t, (seat, key))
    assert {seat: len(cards) for seat, cards in stacks.items()} == {LIGHT: 2, DARK: 3}
    assert logged(t, "reveal-edge") == [A, D, B, C, E], "two passes in a row end it, the first pass did not"


@pytest.mark.rule("SWLCG-397")
@pytest.mark.rule("SWLCG-376")
@pytest.mark.rule("SWLCG-360")
def test_the_example_fate_cards_by_priority() -> None:
    t = example()
    do(t, *PLACING)
    assert logged(t, "fate") == [B] and list(t.choices) == [DARK], "6 of the dark side before 9 of the light side"
    do(t, (DARK, "pick jedi_in_hiding#1"))
    pass_windows(t, "strike")
    assert logged(t, "fate") == [B, A]
    assert zone(t, LIGHT, "play") == ["affiliation_jedi", "jedi_in_hiding"], "Heat of Battle"
    assert marks(t, "damage") == {"fall_of_the_jedi#1": 1}, "Target of Opportunity"
    order = [event.kind for event in t.events if event.kind in ("placed", "reveal-edge", "fate", "edge-won", "discard")]
    assert order == ["placed"] * 5 + ["reveal-edge"] * 5 + ["fate"] * 2 + ["edge-won"] + ["discard"] * 5


@pytest.mark.rule("SWLCG-398")
@pytest.mark.rule("SWLCG-385")
@pytest.mark.rule("SWLCG-386")
@pytest.mark.rule("SWLCG-387")
@pytest.mark.rule("SWLCG-389")
def test_the_example_seven_to_five() -> None:
    t = example()
    do(t, *PLACING, (DARK, "pick jedi_in_hiding#2"), (LIGHT, "decline"))
    pass_windows(t, "resolve")
    assert logged(t, "edge-count") == ["7", "5"]
    assert logged(t, "edge-won") == ["7"]
    assert t.position()["edge"] == LIGHT + 1
    assert zone(t, LIGHT, "edge") == zone(t, DARK, "edge") == []
    assert set(zone(t, LIGHT, "discard")) == {"jedi_in_hiding", "target_of_opportunity_light", "yoda"}
    assert set(zone(t, DARK, "discard")) == {"heat_of_battle_dark", "nightsister", "force_lightning"}
    assert list(t.choices) == [LIGHT], "who has the edge strikes first"
    assert logged(t, "strike") == ["jedi_in_hiding#1"]


@pytest.mark.rule("SWLCG-398")
@pytest.mark.rule("SWLCG-387")
def test_the_dark_side_has_five_icons_in_the_example() -> None:
    """The same dark stack against Obi-Wan alone, who has four icons."""
    t = battle(["obi_wan_kenobi", "c_3po"], [B, C, E], "duty_officer", "imperial_officer")
    do(t, (LIGHT, "place obi_wan_kenobi#1"), (DARK, f"place {B}"), (LIGHT, "pass"), (DARK, f"place {C}"))
    do(t, (LIGHT, "pass"), (DARK, f"place {E}"), (LIGHT, "pass"), (DARK, "pick jedi_in_hiding#1"))
    pass_windows(t, "strike")
    assert logged(t, "edge-won") == ["5"]
    assert t.position()["edge"] == DARK + 1


# placing cards


@pytest.mark.rule("SWLCG-366")
@pytest.mark.rule("SWLCG-367")
def test_any_card_may_be_placed_and_costs_nothing() -> None:
    """A unit of cost 5, an event, a fate card, an enhancement, a card of another affiliation; nothing to pay with."""
    hand = ["obi_wan_kenobi", "return_of_the_jedi", "twist_of_fate_light", "jedi_lightsaber", "han_solo"]
    dark = side("sith", "fall_of_the_jedi", "duty_officer")
    t = table(
        dark, side("jedi", "jedi_in_hiding", hand=hand), LIGHT, "conflict",
        marks={"focus": {"affiliation_jedi#1": 1}},
    )  # fmt: skip
    attack(t, "fall_of_the_jedi", "jedi_in_hiding")
    defend(t)
    pass_windows(t, "place")
    assert keys(t, LIGHT) == [*[f"place {card}#1" for card in hand], "pass"]
    do(t, *[(LIGHT, f"place {card}#1") for card in hand[:4]])
    assert zone(t, LIGHT, "edge") == hand[:4]
    assert marks(t, "focus") == {"affiliation_jedi#1": 1}


@pytest.mark.rule("SWLCG-361")
@pytest.mark.rule("SWLCG-363")
def test_cards_are_placed_face_down() -> None:
    t = battle(["yoda", "c_3po"], ["nightsister"], "duty_officer")
    do(t, (LIGHT, "place yoda#1"), (DARK, "place nightsister#1"))
    by = {event.seat: event for event in t.events if event.kind == "placed"}
    for seat, card in ((LIGHT, "yoda#1"), (DARK, "nightsister#1")):
        assert by[seat].view(seat)["card"] == card and t.view(seat)["seats"][seat]["edge"] == [card]
        for other in (1 - seat, None):
            assert by[seat].view(other)["card"] is None and t.view(other)["seats"][seat]["edge"] == [None]


@pytest.mark.rule("SWLCG-361")
def test_only_cards_from_hand_are_placed() -> None:
    t = battle(["yoda"], [], "duty_officer")
    assert refusal(t, LIGHT, "place jedi_in_hiding#1") == "SWLCG-361"


@pytest.mark.rule("SWLCG-357")
@pytest.mark.rule("SWLCG-358")
@pytest.mark.rule("SWLCG-359")
@pytest.mark.rule("SWLCG-363")
@pytest.mark.rule("SWLCG-368")
def test_without_a_defender_the_attacker_alone_may_place_and_wins() -> None:
    t = battle(["c_3po", "x_wing"], ["darth_vader"])
    do(t, (LIGHT, "place c_3po#1"))
    assert list(t.choices) == [LIGHT], "the dark side has a hand and no participant"
    do(t, (LIGHT, "pass"))
    assert t.position()["edge"] == LIGHT + 1
    assert zone(t, LIGHT, "discard") == ["c_3po"]


@pytest.mark.rule("SWLCG-358")
@pytest.mark.rule("SWLCG-369")
def test_an_attacker_with_an_empty_stack_wins_if_nobody_defends() -> None:
    t = battle(["c_3po"], [])
    do(t, (LIGHT, "pass"))
    assert t.position()["edge"] == LIGHT + 1


@pytest.mark.rule("SWLCG-368")
def test_a_player_without_cards_can_only_pass() -> None:
    t = battle(["c_3po", "x_wing"], [], "duty_officer")
    do(t, (LIGHT, "place c_3po#1"))
    assert list(t.choices) == [LIGHT], "the dark side has a defender and no card"


@pytest.mark.rule("SWLCG-392")
@pytest.mark.rule("SWLCG-369")
@pytest.mark.rule("SWLCG-388")
def test_two_empty_stacks_are_a_tie() -> None:
    t = battle(["yoda"], ["darth_vader"], "duty_officer", "imperial_officer")
    do(t, (LIGHT, "pass"), (DARK, "pass"))
    assert t.position()["edge"] == DARK + 1


@pytest.mark.rule("SWLCG-388")
def test_a_tie_goes_to_the_defender() -> None:
    t = battle(["obi_wan_kenobi", "c_3po"], ["darth_vader"], "duty_officer", "imperial_officer")
    do(t, (LIGHT, "place obi_wan_kenobi#1"), (DARK, "place darth_vader#1"), (LIGHT, "pass"))
    assert logged(t, "edge-won") == ["4"]
    assert t.position()["edge"] == DARK + 1


@pytest.mark.rule("SWLCG-395")
@pytest.mark.parametrize("placed", [None, "darth_vader"])
def test_an_attacker_without_attackers_places_nothing(placed: str | None) -> None:
    dark = side("sith", "fall_of_the_jedi", "duty_officer", "imperial_officer", hand=["darth_vader", "nightsister"])
    light = side("jedi", "yoda", hand=["obi_wan_kenobi"])
    t = fight(
        dark, light, "", "duty_officer imperial_officer", "fall_of_the_jedi", LIGHT, steps=("strikes", "edge-battle")
    )
    assert list(t.choices) == [DARK], "the light side has a card and no participant"
    if placed:
        do(t, (DARK, f"place {placed}#1"))
    do(t, (DARK, "pass"))
    assert logged(t, "edge-won") == ["4" if placed else "0"]
    assert t.position()["edge"] == DARK + 1


@pytest.mark.rule("SWLCG-393")
@pytest.mark.parametrize(("unit", "seat"), [("duty_officer#1", DARK), ("jedi_in_hiding#1", LIGHT)])
def test_the_battle_is_counted_even_if_the_last_participant_has_left(unit: str, seat: int) -> None:
    """Vader against C-3PO: the dark side wins by four to one, with or without its defender."""
    t = battle(["c_3po", "x_wing"], ["darth_vader"], "duty_officer")
    do(t, (LIGHT, "place c_3po#1"), (DARK, "place darth_vader#1"))
    t = gone(t, unit, seat)
    if seat == DARK:
        do(t, (LIGHT, "pass"))  # without an attacker nobody is asked
    won = [(event.seat, event.n) for event in t.events if event.kind == "edge-won"]
    assert won == [(DARK, 4)]


# hidden information


@pytest.mark.rule("SWLCG-370")
@pytest.mark.rule("SWLCG-372")
def test_stacks_are_hidden_until_both_are_turned_over() -> None:
    t = example()
    do(t, *PLACING[:-1])
    assert t.view(LIGHT)["seats"][LIGHT]["edge"] == [A, D]
    assert t.view(LIGHT)["seats"][DARK]["edge"] == [None, None, None]
    assert t.view(DARK)["seats"][DARK]["edge"] == [B, C, E]
    assert t.view(DARK)["seats"][LIGHT]["edge"] == [None, None]
    seen = [event.view(LIGHT)["card"] for event in t.events if event.kind == "placed"]
    assert seen == [A, None, None, D, None]
    assert logged(t, "reveal-edge") == []
    do(t, PLACING[-1])
    assert len(logged(t, "reveal-edge")) == 5, "at once, with nothing in between"


@pytest.mark.rule("SWLCG-373")
@pytest.mark.rule("SWLCG-374")
@pytest.mark.rule("SWLCG-562")
def test_a_card_in_a_stack_is_blank_apart_from_its_icons() -> None:
    """Mon Mothma's Edge (1) does not count from a stack: two icons against two."""
    t = battle(["mon_mothma", "c_3po"], ["nightsister"], "duty_officer", "imperial_officer")
    do(t, (LIGHT, "place mon_mothma#1"))
    assert "mon_mothma" not in zone(t, LIGHT, "play")
    do(t, (DARK, "place nightsister#1"), (LIGHT, "pass"))
    assert logged(t, "edge-won") == ["2"]
    assert t.position()["edge"] == DARK + 1


@pytest.mark.rule("SWLCG-375")
@pytest.mark.rule("SWLCG-566")
def test_a_card_placed_is_not_played() -> None:
    t = battle(["hidden_outpost", "c_3po"], [], "duty_officer", "imperial_officer")
    do(t, (LIGHT, "place hidden_outpost#1"), (LIGHT, "pass"))
    assert t.position()["seats"][LIGHT]["limited"] == 0
    assert not logged(t, "play")
    assert zone(t, LIGHT, "discard") == ["hidden_outpost"]


# fate cards


@pytest.mark.rule("SWLCG-377")
@pytest.mark.rule("SWLCG-382")
def test_the_attacker_orders_fate_cards_of_equal_priority_even_the_defenders() -> None:
    one, two = "heat_of_battle_dark#1", "heat_of_battle_dark#2"
    t = battle([A, "c_3po"], [one, two], "duty_officer", "imperial_officer")
    do(t, (LIGHT, f"place {A}"), (DARK, f"place {one}"), (LIGHT, "pass"), (DARK, f"place {two}"), (LIGHT, "pass"))
    assert list(t.choices) == [LIGHT]
    assert set(keys(t, LIGHT)) == {f"resolve-first {one}", f"resolve-first {two}"}, "9 has to wait"
    assert refusal(t, LIGHT, f"resolve-first {A}") == "SWLCG-377"
    do(t, f"resolve-first {two}", (DARK, "pick jedi_in_hiding#1"))
    pass_windows(t, "strike")
    assert logged(t, "fate") == [two, one, A]


@pytest.mark.rule("SWLCG-376")
def test_the_lowest_priority_is_first_for_either_player() -> None:
    heat, target = "heat_of_battle_light#1", "target_of_opportunity_dark#1"
    t = battle([A, heat], [target, B], "duty_officer", "imperial_officer")
    do(t, (LIGHT, f"place {A}"), (DARK, f"place {target}"), (LIGHT, f"place {heat}"), (DARK, f"place {B}"))
    do(t, (LIGHT, "pick duty_officer#1"), (DARK, "pick jedi_in_hiding#1"))
    pass_windows(t, "strike")
    assert logged(t, "fate") == [heat, B, A, target], "5, 6, 9 and 10"


@pytest.mark.rule("SWLCG-379")
def test_a_fate_card_is_never_played() -> None:
    t = table(side("sith", hand=["heat_of_battle_dark", "espo_trooper"]), side("jedi"))
    assert "play heat_of_battle_dark#1" not in keys(t, DARK)
    assert refusal(t, DARK, "play heat_of_battle_dark#1") == "SWLCG-379"


@pytest.mark.rule("SWLCG-380")
def test_the_player_who_placed_a_fate_card_chooses_and_cannot_decline() -> None:
    t = battle([A, "c_3po"], [B], "duty_officer", attacker="believer_in_the_old_ways")
    do(t, (LIGHT, "pass"), (DARK, f"place {B}"), (LIGHT, "pass"))
    assert keys(t, DARK) == ["pick believer_in_the_old_ways#1"], "an enemy that takes part"
    assert refusal(t, DARK, "decline") == "SWLCG-660"
    assert refusal(t, DARK, "pick duty_officer#1") == "SWLCG-661"


@pytest.mark.rule("SWLCG-381")
@pytest.mark.rule("SWLCG-386")
def test_a_fate_card_that_can_do_nothing_still_counts() -> None:
    """One has no defender to affect, and the other was placed by the defender."""
    heat, target = "heat_of_battle_light#1", "target_of_opportunity_dark#1"
    t = battle([heat, "c_3po"], [], attacker="twilek_loyalist")
    do(t, (LIGHT, f"place {heat}"), (LIGHT, "pass"))
    pass_windows(t, "pick")
    assert (logged(t, "fate"), logged(t, "edge-won"), marks(t, "damage")) == ([heat], ["2"], {})
    t = battle(["c_3po", "x_wing"], [target], "duty_officer", "imperial_officer")
    do(t, (LIGHT, "place c_3po#1"), (DARK, f"place {target}"), (LIGHT, "pass"))
    pass_windows(t, "strike")
    assert (logged(t, "fate"), logged(t, "edge-won"), marks(t, "damage")) == ([target], ["2"], {})


@pytest.mark.rule("SWLCG-378")
@pytest.mark.rule("SWLCG-384")
def test_a_fate_card_destroys_before_the_next_is_resolved_and_before_any_strike() -> None:
    """The lone attacker falls to the first; the damage of the second is still dealt, and destroys the objective."""
    dark = side("sith", "fall_of_the_jedi", "duty_officer", hand=[B])
    light = side("jedi", "jedi_in_hiding", hand=[A, "c_3po"])
    t = table(dark, light, LIGHT, "conflict", marks={"damage": {"fall_of_the_jedi#1": 4}})
    attack(t, "fall_of_the_jedi", "jedi_in_hiding")
    defend(t, "duty_officer")
    do(t, (LIGHT, f"place {A}"), (DARK, f"place {B}"), (LIGHT, "pass"))
    assert "fall_of_the_jedi" in zone(t, DARK, "play")
    do(t, (DARK, "pick jedi_in_hiding#1"))
    pass_windows(t, "resolve")
    fates = [(event.kind, event.n) for event in t.events if event.kind in ("fate", "destroy", "edge-won", "strike")]
    assert [kind for kind, _ in fates][:5] == ["fate", "destroy", "fate", "destroy", "edge-won"]
    assert zone(t, LIGHT, "victory") == ["fall_of_the_jedi"]


@pytest.mark.rule("SWLCG-393")
def test_heat_of_battle_may_destroy_the_last_defender_whose_player_still_wins() -> None:
    heat = "heat_of_battle_light#1"
    t = battle([heat, "c_3po"], ["darth_vader"], "duty_officer")
    do(t, (LIGHT, f"place {heat}"), (DARK, "place darth_vader#1"), (LIGHT, "pass"), (LIGHT, "pick duty_officer#1"))
    pass_windows(t, "deal-one")
    assert logged(t, "destroy") == ["duty_officer#1"] and t.position()["edge"] == DARK + 1


@pytest.mark.rule("SWLCG-383")
def test_twist_of_fate_restarts_the_battle() -> None:
    """Its stack would lose; the cards left in hand decide, and the other fate cards have no effect."""
    twist = "twist_of_fate_light#1"
    t = battle([twist, "yoda", "c_3po"], [B, "darth_vader", "nightsister"], "duty_officer", "imperial_officer")
    do(t, (LIGHT, f"place {twist}"), (DARK, f"place {B}"), (LIGHT, "pass"), (DARK, "place darth_vader#1"))
    do(t, (LIGHT, "pass"), (DARK, "pass"))
    assert logged(t, "fate") == [twist] and logged(t, "edge-won") == [] and logged(t, "restart-edge"), "nobody has won"
    assert marks(t, "damage") == {} and zone(t, LIGHT, "edge") == zone(t, DARK, "edge") == []
    assert set(zone(t, DARK, "discard")) == {"heat_of_battle_dark", "darth_vader"}
    assert keys(t, LIGHT) == ["place yoda#1", "place c_3po#1", "pass"], "the attacker again places first"
    do(t, (LIGHT, "place yoda#1"), (DARK, "place nightsister#1"), (LIGHT, "pass"))
    pass_windows(t, "resolve")
    assert logged(t, "edge-won") == ["5"] and t.position()["edge"] == LIGHT + 1


@pytest.mark.rule("SWLCG-376")
@pytest.mark.rule("SWLCG-383")
def test_only_the_first_of_two_twists_of_fate_is_resolved() -> None:
    light, dark = "twist_of_fate_light#1", "twist_of_fate_dark#1"
    t = battle([light, "yoda"], [dark, "nightsister"], "duty_officer", "imperial_officer")
    do(t, (LIGHT, f"place {light}"), (DARK, f"place {dark}"), (LIGHT, "pass"), (DARK, "pass"))
    assert logged(t, "fate") == [light]
    do(t, (LIGHT, "pass"), (DARK, "pass"))
    pass_windows(t, "strike")
    assert logged(t, "fate") == [light] and logged(t, "edge-won") == ["0"]


# the keyword, beside the stacks


@pytest.mark.rule("SWLCG-391")
@pytest.mark.rule("SWLCG-560")
def test_the_edge_keyword_counts_even_with_an_empty_stack() -> None:
    t = battle([], [], "duty_officer", "imperial_officer", attacker="mon_mothma")
    assert logged(t, "edge-won") == ["1"]
    assert t.position()["edge"] == LIGHT + 1


# in which order the stack is discarded


def discarding(*placed: str, options: dict[str, bool] | None = None, deck: tuple[str, ...] = ()) -> kantyna.Table:
    """The light side has placed these cards against two of the dark side, and both stacks are being discarded."""
    dark = side("sith", "fall_of_the_jedi", "duty_officer", hand=["nightsister", "darth_vader", "tie_fighter"])
    light = side("jedi", "jedi_in_hiding", hand=[*placed, "c_3po"], discard=["r2_d2"], deck=[*deck, "y_wing"])
    t = table(dark, light, LIGHT, "conflict", options=options or {})
    attack(t, "fall_of_the_jedi", "jedi_in_hiding")
    defend(t, "duty_officer")
    theirs = ["place nightsister#1", "place darth_vader#1"]
    for card in placed:
        do(t, (LIGHT, f"place {card if '#' in card else card + '#1'}"), (DARK, theirs.pop(0) if theirs else "pass"))
    do(t, (LIGHT, "pass"))
    if "place tie_fighter#1" in keys(t, DARK):
        do(t, (DARK, "pass"))
    pass_windows(t, "pick")
    return t


def asks_for_order(t: kantyna.Table) -> bool:
    return t.prompt("en").startswith("Discarded together")


@pytest.mark.rule("SWLCG-178")
@pytest.mark.rule("SWLCG-389")
@pytest.mark.rule("SWLCG-798")
def test_the_owner_chooses_the_order_in_which_the_stack_is_discarded() -> None:
    """The dark side, none of whose cards looks at the top of a pile, is not asked."""
    stack = ("yoda", "obi_wan_kenobi", "jedi_mind_trick")
    t = discarding(*stack)
    assert list(t.choices) == [LIGHT] and len(zone(t, DARK, "discard")) == 2
    assert keys(t, LIGHT) == [*[f"pick {card}#1" for card in reversed(stack)], "decline"], "the top one first"
    assert refusal(t, LIGHT, "pick r2_d2#1") == "SWLCG-178", "it lay there before"
    kept = t.copy()
    do(kept, (LIGHT, "decline"))
    assert zone(kept, LIGHT, "discard") == ["r2_d2", *stack]
    t = kantyna.Table.from_position(t.position())
    do(t, (LIGHT, "pick yoda#1"))
    assert keys(t, LIGHT) == ["pick jedi_mind_trick#1", "pick obi_wan_kenobi#1", "done"]
    do(t, (LIGHT, "pick jedi_mind_trick#1"))
    assert zone(t, LIGHT, "discard") == ["r2_d2", "obi_wan_kenobi", "jedi_mind_trick", "yoda"]


@pytest.mark.rule("SWLCG-798")
def test_nobody_is_asked_for_the_order_of_copies_or_one_card_or_if_the_option_is_off() -> None:
    two = ("yoda", "obi_wan_kenobi")
    assert asks_for_order(discarding(*two))
    for t in (discarding("yoda"), discarding("jedi_mind_trick#1", "jedi_mind_trick#2"),
              discarding(*two, options={"discard_order": False})):  # fmt: skip
        assert not asks_for_order(t) and not zone(t, LIGHT, "edge")


@pytest.mark.rule("SWLCG-798")
@pytest.mark.parametrize("binding", [True, False])
def test_public_deck_lists_decide_whether_the_order_is_asked(binding: bool) -> None:
    deck = ("it_binds_all_things",) if binding else ("jedi_lightsaber",)
    two = ("yoda", "obi_wan_kenobi")
    assert asks_for_order(discarding(*two, deck=deck)), "nobody knows that it is not there"
    t = discarding(*two, deck=deck, options={"open_decks": True})
    assert asks_for_order(t) == binding


@pytest.mark.rule("SWLCG-361")
def test_a_player_who_has_seen_the_hand_cannot_tell_which_card_was_placed() -> None:
    light = side("jedi", "jedi_in_hiding", hand=["yoda", "c_3po"])
    dark = side("sith", "fall_of_the_jedi", "duty_officer", hand=["nightsister", "rancor"])
    seen = {"nightsister#1": 1 << LIGHT, "rancor#1": 1 << LIGHT}
    t = table(dark, light, LIGHT, "conflict", known=seen)
    attack(t, "fall_of_the_jedi", "jedi_in_hiding")
    defend(t, "duty_officer")
    do(t, (LIGHT, "place c_3po#1"))
    assert t.view(LIGHT)["seats"][DARK]["hand"] == ["nightsister#1", "rancor#1"], "light has seen both"
    do(t, (DARK, "place nightsister#1"))
    assert t.view(LIGHT)["seats"][DARK]["hand"] == [None] and t.view(LIGHT)["seats"][DARK]["edge"] == [None]
    assert t.view(DARK)["seats"][DARK]["hand"] == ["rancor#1"]
