"""Situations for cards of The Deckbuilding Game: seat 0 plays a given faction; positive Force is on its side."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import kantyna
from kantyna.engine.registry import load_rules
from matchers import assert_choices
from situations import DECKBUILDING as CARDS
from situations import can, do, facts, galaxy, keys, mark, number, refused, zone

FORMAT = {"republic": "clone-wars", "separatist": "clone-wars", "rebel": "original", "empire": "original"}
ENEMY = {"republic": "separatist", "separatist": "republic", "rebel": "empire", "empire": "rebel"}
START = {"republic": "rishi", "separatist": "xorrn", "rebel": "dantooine", "empire": "lothal"}
"""Bases without abilities."""
QUIET = {"republic": "ryloth", "separatist": "cato_neimoidia", "rebel": "tatooine", "empire": "rodia"}
"""Bases with many hit points whose abilities only fire when they are revealed."""
SHUTTLE = {
    "republic": "republic_shuttle",
    "separatist": "separatist_shuttle",
    "rebel": "alliance_shuttle",
    "empire": "imperial_shuttle",
}
ADEPT = {"republic": "jedi_knight", "separatist": "dark_side_agent", "rebel": "temple_guardian", "empire": "inquisitor"}
"""The starter unit that may have 1 attack, 1 resource or 1 Force when it is played."""
FIGHTERS = {
    "republic": ["clone_trooper#1", "clone_trooper#2", "v_19_torrent#1", "delta_7b#1", "delta_7b#2", "at_te#1"],
    "separatist": ["b1_battle_droid#1", "b1_battle_droid#2", "vulture_droid#1", "tri_fighter#1", "tri_fighter#2"],
    "rebel": ["rebel_trooper#1", "rebel_trooper#2", "y_wing#1", "x_wing#1", "x_wing#2", "b_wing#1"],
    "empire": ["stormtrooper#1", "stormtrooper#2", "tie_fighter#1", "tie_interceptor#1", "tie_interceptor#2"],
}
"""Units with a fixed attack, to add up to any strength."""


def side_of(id: str) -> str:
    """The faction that a card is tested with: its own, or the light one of its box if it is neutral."""
    faction = str(facts(id)["faction"])
    if faction != "neutral":
        return faction
    return "republic" if facts(id)["set"] == "clone-wars" else "rebel"


def match(
    faction: str, me: dict[str, Any] | None = None, you: dict[str, Any] | None = None, *, force: int = 0, **more: Any
) -> kantyna.Table:
    """Seat 0's turn, playing that faction against the other one of the box. Positive `force` is seat 0's."""
    sign = 1 if faction in ("republic", "rebel") else -1
    mine = {"base": [START[faction]], **(me or {})}
    yours = {"base": [QUIET[ENEMY[faction]]], **(you or {})}
    options = {"faction_0": faction, **more.pop("options", {})}
    return galaxy(mine, yours, format=FORMAT[faction], options=options, force=sign * force, **more)


def next_turn(
    faction: str, me: dict[str, Any] | None = None, you: dict[str, Any] | None = None, *, force: int = 0, **more: Any
) -> kantyna.Table:
    """Like `match`, at the start of seat 0's turn: seat 1 has just ended its turn."""
    return do(match(faction, me, you, force=force, active=1, **more), "end", seat=1)


def revealed(base: str, me: dict[str, Any] | None = None, **more: Any) -> kantyna.Table:
    """Seat 0, without a base, has just chosen this one at the start of its turn."""
    t = next_turn(side_of(base), {**(me or {}), "base": [], "bases": [base]}, **more)
    return do(t, f"choose-base {base}#1")


def shuttles(faction: str, n: int, first: int = 1) -> list[str]:
    """Cards for a deck or a hand that have no effect of their own."""
    return [f"{SHUTTLE[faction]}#{first + i}" for i in range(n)]


def force(t: kantyna.Table) -> int:
    """The space of the Force marker; positive is on seat 0's side."""
    return int(t.position()["force"]) * int(t.view(None)["sides"][0])


def have(t: kantyna.Table) -> tuple[int, int, int]:
    """Seat 0's resources, the Force, seat 0's cards in hand."""
    return number(t, "resources"), force(t), len(zone(t, "hand", 0))


def gain(t: kantyna.Table, *choices: str) -> tuple[int, int, int]:
    """What seat 0 gains by these choices: resources, Force, cards in hand, not counting the cards played."""
    before = have(t)
    do(t, *choices)
    resources, moved, cards = [now - then for now, then in zip(have(t), before, strict=True)]
    return resources, moved, cards + sum(choice.startswith("play ") for choice in choices)


def attack(t: kantyna.Table, *units: str, at: str = "base") -> int:
    """Attack the enemy base or a card of the row with seat 0's units together. Returns the strength."""
    do(t, *[f"commit {unit if '#' in unit else unit + '#1'} {at}" for unit in units], f"resolve {at}")
    return int([event.n for event in t.events if event.kind in ("resolve-base", "resolve-row")][-1])


def defeat(t: kantyna.Table, target: str, *units: str, number: int = 1) -> kantyna.Table:
    """Seat 0's units defeat a card of the row; the reward is declined."""
    attack(t, *units, at=f"{target}#{number}")
    assert target in zone(t, "galaxy_discard")
    return do(t, "decline")


def strike(faction: str, n: int, at: str, you: dict[str, Any] | None = None, **more: Any) -> kantyna.Table:
    """Seat 0 has resolved an attack of exactly that strength on the enemy base (or what guards it) or a row card."""
    units, adept = units_with_attack(faction, n)
    t = match(faction, {"units": units, "hand": [ADEPT[faction]] if adept else []}, you, force=-3, **more)
    if adept:
        do(t, f"play {ADEPT[faction]}", "take attack")
        units = [*units, ADEPT[faction]]
    assert attack(t, *units, at=at) == n
    return t


def units_with_attack(faction: str, n: int) -> tuple[list[str], bool]:
    """Units with this attack together, and whether the adept's 1 is needed as well."""
    if n == 0:
        return [SHUTTLE[faction]], False
    for adept in (0, 1):
        for size in range(len(FIGHTERS[faction]) + 1):
            for units in combinations(FIGHTERS[faction], size):
                if sum(facts(unit.partition("#")[0])["attack"] for unit in units) + adept == n:
                    return list(units), bool(adept)
    raise AssertionError(f"no units of {faction} with attack {n} together")


# printed values: checks for every card


def playing_counts(id: str) -> None:
    """Its resources and its Force count when it is played, and its attack against a base."""
    printed, faction = facts(id), side_of(id)
    t = match(faction, {"hand": [f"{id}#1"]}, force=-3, pilots=0)
    do(t, f"play {id}")
    assert have(t) == (printed["resources"], printed["force"] - 3, 0)
    area = "ships" if printed["type"] == "capital_ship" else "units"
    assert zone(t, area, 0) == [id]
    if "decline" in [choice.key for choice in t.choices[0]]:
        do(t, "decline")
    assert have(t) == (printed["resources"], printed["force"] - 3, 0)
    rex = 1 if id == "captain_rex" else 0  # he counts himself
    assert attack(t, id) == printed["attack"] + rex
    assert mark(t, "damage", QUIET[ENEMY[faction]]) == printed["attack"] + rex


def cost_is_paid(id: str) -> None:
    """It is bought for its cost and not for less; the enemy cannot buy a faction's card."""
    cost, faction = facts(id)["cost"], side_of(id)
    place = {"pilots": 1} if facts(id)["deck"] == "pilots" else {"row": [id], "pilots": 0}
    t = match(faction, {"resources": cost - 1}, **place)
    assert f"buy {id}#1" not in [choice.key for choice in t.choices[0]]
    t = match(faction, {"resources": cost}, **place)
    t.choose(0, f"buy {id}#1")
    assert number(t, "resources") == 0
    enemy = match(ENEMY[faction], {"resources": 99}, **place)
    may = f"buy {id}#1" in [choice.key for choice in enemy.choices[0]]
    assert may is (facts(id)["faction"] == "neutral")


def reward_is_paid(id: str) -> None:
    """In the row it is defeated by its target value and not by less, and gives its reward, unless declined."""
    printed, hunter = facts(id), ENEMY[side_of(id)]
    value, reward = printed["target_value"], printed["reward"]
    own = next(card for card in ("arc_trooper", "stap", "rebel_commando", "death_trooper") if side_of(card) == hunter)
    t = strike(hunter, value - 1, f"{id}#1", row=[id, own])
    assert id in zone(t, "galaxy_row") and "decline" not in [choice.key for choice in t.choices[0]]
    t = strike(hunter, value, f"{id}#1", row=[id, own])
    assert zone(t, "galaxy_discard") == [id] and [choice.key for choice in t.choices[0]] == [
        f"reward {id}#1",
        "decline",
    ]
    assert gain(t.copy(), "decline") == (0, 0, 0)
    position = t.position()
    position["seats"][0]["discard"] = [f"{SHUTTLE[hunter]}#{n}" for n in (5, 6, 7)]
    t = kantyna.Table.from_position(position)
    assert gain(t, f"reward {id}#1") == (reward.get("resources", 0), min(6, reward.get("force", 0)), 0)
    exiles = reward.get("exile_up_to", 0)
    for n in range(exiles):
        assert "done" in [choice.key for choice in t.choices[0]] or n == 0
        do(t, f"exile {SHUTTLE[hunter]}")
    assert len(zone(t, "exile", 0)) == exiles
    if "free_purchase" in reward:
        buys = [choice.key for choice in t.choices[0]]
        row = zone(t, "galaxy_row")
        assert buys and all(facts(key.split()[1].partition("#")[0])["faction"] == hunter for key in buys)
        assert len(buys) == sum(facts(card)["faction"] == hunter for card in row)
        do(t, f"buy {own}")
        assert own in zone(t, "discard", 0) and number(t, "resources") == 0
    assert "end" in [choice.key for choice in t.choices[0]]


def ship_has_hit_points(id: str) -> None:
    """It gives income at the start of each turn, guards the base, and is destroyed by its hit points."""
    printed, owner = facts(id), side_of(id)
    t = next_turn(owner, {"ships": [id]})
    assert have(t)[:2] == (printed["resources"], 0)
    attacker = ENEMY[owner]
    guarded = {"ships": [id]}
    t = strike(attacker, printed["hit_points"] - 1, "base", guarded)
    assert zone(t, "ships", 1) == [id] and mark(t, "damage", id) == printed["hit_points"] - 1
    t = strike(attacker, printed["hit_points"], "base", guarded)
    assert zone(t, "ships", 1) == [] and zone(t, "discard", 1) == [id]
    assert mark(t, "damage", QUIET[owner]) == 0


def base_has_hit_points(id: str, prevented: int = 0) -> None:
    """It is destroyed by its hit points and not by less."""
    points, owner = facts(id)["hit_points"], side_of(id)
    marks = {"damage": {f"{id}#1": points - 1}}
    t = strike(ENEMY[owner], prevented, "base", {"base": [id]}, marks=marks)
    assert zone(t, "base", 1) == [id] and mark(t, "damage", id) == points - 1
    t = strike(ENEMY[owner], prevented + 1, "base", {"base": [id]}, marks=marks)
    assert zone(t, "base", 1) == [] and zone(t, "victory", 0) == [id]


# abilities that several cards share


def ability_numbers(id: str) -> list[int]:
    """The numbers in a card's abilities. Where no source confirms them, tests read them here."""
    numbers: list[int] = load_rules("deckbuilding").corrections.correctable(CARDS[id])["ability_numbers"]
    return numbers


def strength(t: kantyna.Table, card: str) -> int:
    """The attack that a card in play has now against a base."""
    return int(t.view(None)["attack"][card if "#" in card else card + "#1"])


def in_force(id: str, force: int, me: dict[str, Any] | None = None, **more: Any) -> int:
    """The strength of this unit's attack on a base, with the Force marker at this space."""
    side = {"units": [id], **(me or {})}
    return attack(match(side_of(id), side, force=force, **more), id)


def has_more_attack_with_the_force(id: str, n: int) -> None:
    printed = facts(id)["attack"]
    assert [in_force(id, space) for space in (-3, -1, 0, 1, 3)] == [printed] * 3 + [printed + n] * 2


def has_more_attack_at_the_row(id: str, n: int) -> None:
    faction = side_of(id)
    target = next(card for card in ("magnaguard", "at_st") if side_of(card) == ENEMY[faction])
    t = match(faction, {"units": [id]}, row=[target])
    assert attack(t.copy(), id) == facts(id)["attack"]
    assert attack(t, id, at=target + "#1") == facts(id)["attack"] + n


def chooses_a_bonus(id: str, n: int) -> None:
    """When played: attack, resources or Force, or nothing."""
    t = do(match(side_of(id), {"hand": [id]}), f"play {id}")
    assert keys(t) == ["take attack", "take resources", "take force", "decline"]
    stronger = t.copy()
    assert gain(stronger, "take attack") == (0, 0, 0)
    assert attack(stronger, id) == facts(id)["attack"] + n
    assert gain(t.copy(), "take resources") == (n, 0, 0)
    assert gain(t.copy(), "take force") == (0, n, 0)
    assert gain(t, "decline") == (0, 0, 0) and can(t, "end")
    at_the_end = do(match(side_of(id), {"hand": [id]}, force=3), f"play {id}")
    assert keys(at_the_end) == ["take attack", "take resources", "decline"], "no Force beyond the end of the track"


def draws(id: str, n: int, me: dict[str, Any] | None = None, **more: Any) -> None:
    """Used, it draws n cards."""
    faction = side_of(id)
    area = {"capital_ship": "ships", "unit": "units"}[facts(id)["type"]]
    side: dict[str, Any] = {"deck": shuttles(faction, 4), **(me or {})}
    side[area] = [id, *side.get(area, [])]
    t = match(faction, side, **more)
    assert gain(t, f"use {id}#1") == (0, 0, n) and can(t, "end")
    assert refused(t, f"use {id}#1") == "DBG-126"


def is_exiled_for_force(id: str, n: int) -> None:
    t = match(side_of(id), {"units": [id]})
    assert gain(t, f"use {id}") == (0, n, 0) and can(t, "end")
    assert zone(t, "units", 0) == [] and zone(t, "exile", 0) == [id]
    t = do(match(side_of(id), {"units": [id]}, force=3), f"use {id}")
    assert force(t) == 3 and zone(t, "exile", 0) == [id], "a price may be paid for nothing"


def is_exiled_to_damage(id: str, n: int) -> None:
    """The enemy base, past its ships, or one of the ships."""
    faction = side_of(id)
    enemy = ENEMY[faction]
    ship = {"republic": "acclamator", "empire": "imperial_carrier"}[enemy]
    t = match(faction, {"units": [id]}, {"ships": [ship]})
    do(t, f"use {id}")
    assert zone(t, "exile", 0) == [id]
    assert_choices(t, 0, f"hit {QUIET[enemy]}#1", f"hit {ship}#1")
    at_base = do(t.copy(), f"hit {QUIET[enemy]}")
    assert [mark(at_base, "damage", card) for card in (QUIET[enemy], ship)] == [n, 0]
    do(t, f"hit {ship}")
    assert [mark(t, "damage", card) for card in (QUIET[enemy], ship)] == [0, n] and can(t, "end")


def discards_from_the_row(id: str) -> None:
    """Any card of the row, without reward; the slot is filled."""
    faction = side_of(id)
    row = ["stap", "arc_trooper", "embo"] if FORMAT[faction] == "clone-wars" else ["x_wing", "death_trooper", "bossk"]
    t = match(faction, {"units": [id]}, row=row)
    do(t, f"use {id}")
    assert len(keys(t)) == 6
    filler = zone(t, "galaxy_deck")[0]
    assert gain(t, f"discard {row[0]}") == (0, 0, 0) and can(t, "end"), "no reward"
    assert zone(t, "galaxy_discard") == [row[0]] and zone(t, "galaxy_row")[:3] == [filler, *row[1:]]
    assert refused(match(faction, {"units": [id]}, bare=True), f"use {id}#1") == "DBG-132"


def returns_from_discard(id: str, right: tuple[str, ...], wrong: tuple[str, ...], **more: Any) -> None:
    """Used, it takes one of the right cards of the discard pile to hand."""
    t = match(side_of(id), {"units": [id], "discard": [*right, *wrong]}, **more)
    do(t, f"use {id}")
    assert_choices(t, 0, *[f"take-card {card}#1" for card in right])
    do(t, f"take-card {right[0]}")
    assert zone(t, "hand", 0) == [right[0]] and zone(t, "discard", 0) == [*right[1:], *wrong] and can(t, "end")
    t = match(side_of(id), {"units": [id], "discard": list(wrong)}, **more)
    assert refused(t, f"use {id}#1") == "DBG-132"


def puts_the_next_purchase_on_top(id: str, cards: tuple[str, str]) -> None:
    area = {"capital_ship": "ships", "unit": "units"}[facts(id)["type"]]
    t = match(side_of(id), {area: [id], "resources": 20}, row=list(cards))
    do(t, f"use {id}", *[f"buy {card}" for card in cards])
    assert zone(t, "deck", 0) == [cards[0]] and zone(t, "discard", 0) == [cards[1]]
    t = do(match(side_of(id), {area: [id], "resources": 20}, row=list(cards)), f"buy {cards[0]}")
    assert zone(t, "discard", 0) == [cards[0]], "only when it was used"


def leads(id: str, n: int, mine: dict[str, bool], yours: tuple[str, ...] = (), **more: Any) -> None:
    """While it is in play, some of its player's cards have n more attack, and no enemy card has."""
    area = {"capital_ship": "ships", "unit": "units", "base": "base"}[facts(id)["type"]]
    side: dict[str, Any] = {"units": [], "ships": []}
    for card in mine:
        side["ships" if facts(card)["type"] == "capital_ship" else "units"].append(card)
    other: dict[str, Any] = {"units": [], "ships": []}
    for card in yours:
        other["ships" if facts(card)["type"] == "capital_ship" else "units"].append(card)
    before = match(side_of(id), side, other, **more)
    side[area] = [*side.get(area, []), id]
    after = match(side_of(id), side, other, **more)
    for card, better in mine.items():
        assert strength(after, card) - strength(before, card) == (n if better else 0), card
    for card in yours:
        assert strength(after, card) == strength(before, card), card


def when_it_defeats(id: str, target: str, help: str, me: dict[str, Any] | None = None, **more: Any) -> kantyna.Table:
    """This unit has defeated a card of the row, and the reward was declined. Other units do not trigger its ability."""
    t = match(side_of(id), {"units": [id, help], **(me or {})}, row=[target], **more)
    assert can(defeat(t.copy(), target, help), "end"), "another unit defeated it"
    return defeat(t, target, id)


def answers(t: kantyna.Table, id: str) -> None:
    """The triggered ability may be used or declined."""
    assert_choices(t, 0, f"answer {id}#1", "pass")


def reveals_a_free_purchase(base: str, own: str, neutral: str, enemy: str) -> None:
    """When revealed: a card of its own faction or a neutral one to hand, for free."""
    t = revealed(base, row=[own, neutral, enemy], bare=True)
    assert keys(t) == [f"buy {own}#1", f"buy {neutral}#1", "decline"]
    declined = do(t.copy(), "decline")
    assert zone(declined, "hand", 0) == [] and can(declined, "end")
    for card in (own, neutral):
        bought = do(t.copy(), f"buy {card}")
        assert zone(bought, "hand", 0) == [card] and number(bought, "resources") == 0 and can(bought, "end")
    t = revealed(base, row=[enemy], bare=True)
    assert can(t, "end"), "nothing to buy"


def reveals_exiles(base: str, n: int = 3) -> None:
    """When revealed: exiles up to n cards from hand and discard pile."""
    faction = side_of(base)
    cards = shuttles(faction, n + 1)
    t = revealed(base, {"hand": cards[:2], "discard": cards[2:]})
    assert_choices(t, 0, *[f"exile {card}" for card in cards], "decline")
    assert zone(do(t.copy(), "decline"), "exile", 0) == []
    one = do(t.copy(), f"exile {cards[0]}", "done")
    assert len(zone(one, "exile", 0)) == 1 and can(one, "end")
    do(t, *[f"exile {card}" for card in cards[1:]])
    assert len(zone(t, "exile", 0)) == n and can(t, "end") and len(zone(t, "hand", 0)) == 1
    assert can(revealed(base), "end"), "nothing to exile"


def reveals_force(base: str, n: int) -> None:
    t = revealed(base, force=-3)
    answers(t, base)
    assert gain(t, f"answer {base}#1") == (0, n, 0) and can(t, "end")
    assert gain(revealed(base, force=-3), "pass") == (0, 0, 0)
    assert can(revealed(base, force=3), "end"), "the marker is at the end already"


def draws_for_the_first_neutral(base: str, neutrals: tuple[str, str]) -> None:
    """The first neutral card played in a turn may draw a card."""
    faction = side_of(base)
    hand = [*neutrals, SHUTTLE[faction]]
    t = match(faction, {"base": [base], "hand": hand, "deck": shuttles(faction, 2, first=2)})
    do(t, f"play {SHUTTLE[faction]}")
    assert can(t, "end"), "not neutral"
    do(t, f"play {neutrals[0]}")
    answers(t, base)
    assert gain(t, f"answer {base}#1") == (0, 0, 1)
    do(t, f"play {neutrals[1]}")
    assert can(t, "end"), "the second one"
