"""The Card Game in the browser: played by clicks through an engagement, paid in one tap, at every size."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import pytest
from card_game_clicks import keys, step, view
from fights import engaged
from people import Server
from screen import Open, Screen, expect, set_up
from test_accessibility import look
from test_fit import REACH
from test_languages_and_reach import focus, press

import kantyna
from kantyna.bots import decide, make_bot
from loose import view_of

Json = Any
SIZES = [(1440, 900), (1280, 720)]
PHONES = [(390, 844), (360, 640)]
MOMENTS = ["lay-aside", "play", "generate", "attack-with", "place", "strike", "commit"]
"""By what may be done: set-up, deployment, payment, choice of attackers, edge battle, strikes, the Force phase."""


@cache
def moments() -> dict[str, tuple[Json, int]]:
    """Of games of bots, the position with most cards in play in which somebody may do that, and who."""
    found: dict[str, tuple[int, Json, int]] = {}
    for seed in (2, 3):
        table = kantyna.Table("card-game", seed=seed)
        bots = [make_bot("greedy", seed + i) for i in range(2)]
        while not table.over and table.length < 400:
            seat = min(table.waiting)
            verbs = {choice.key.split()[0] for choice in table.choices[seat]}
            view = view_of(table, seat)
            count = sum([len(side["play"]) for side in view["seats"]])
            for verb in verbs.intersection(MOMENTS):
                if verb == "play" and (view["window"] or {}).get("name") != "deployment":
                    continue
                if verb == "place" and not view["seats"][1 - seat]["edge"]:
                    continue
                if verb not in found or count > found[verb][0]:
                    found[verb] = (count, table.position(), seat)
            table.choose(seat, decide(bots[seat], table, seat).key)
    return {verb: (position, seat) for verb, (_, position, seat) in found.items()}


def sit(me: Screen, server: Server, verb: str) -> int:
    """In front of that moment; which seat it is."""
    position, seat = moments()[verb]
    if me.find(".your-name input").count():
        me.call("Ada")
    me.follow(set_up(server, position, [seat])[0])
    expect(me.find(".table.my-move")).to_have_count(1)
    return seat


def test_a_table_is_set_in_the_lobby_and_the_objectives_are_chosen(open_screen: Open) -> None:
    me = open_screen()
    me.find(".new-table .what select").nth(0).select_option("card-game")
    me.set_table("me", "bot:greedy")
    assert me.until_asked()
    expect(me.find(".choosing button.card.asked")).to_have_count(4)
    assert step(me, 0) == "lay-aside"
    expect(me.find(".phases li")).to_have_count(6)
    me.nothing_amiss()


def test_at_one_screen_what_only_one_player_knows_is_covered_until_they_sit_down(open_screen: Open) -> None:
    me = open_screen()
    me.find(".new-table .what select").nth(0).select_option("card-game")
    me.set_table("me", "me")
    for _ in range(2):
        expect(me.find(".prompt.tone-covered")).to_be_visible()
        expect(me.find(".choosing .card.back")).to_have_count(4)
        assert me.find(".choosing [data-card]").count() == 0
        me.find(".prompt-actions .button").click()
        expect(me.find(".choosing button.card.asked")).to_have_count(4)
        me.act(me.find(".choosing button.card.asked").first)
    me.nothing_amiss()


def test_who_looks_on_sees_the_table_and_nobodys_secrets(server: Server, open_screen: Open) -> None:
    me, guest = open_screen(), open_screen()
    seat = sit(me, server, "place")
    guest.follow(f"/table/{me.table_id}")
    guest.page.wait_for_selector(".table.card-game.readonly")
    now = view(me, seat)
    secret = [label for zone in ("hand", "edge") for label in now["seats"][seat][zone] if label]
    assert secret
    shown = guest.find("[data-card]").evaluate_all("all => all.map((card) => card.dataset.card)")
    assert not set(secret) & set(shown)
    assert set(now["marks"]["part"]) <= set(shown)
    guest.nothing_amiss()


def test_turns_are_played_by_clicks_through_an_engagement(server: Server, open_screen: Open) -> None:
    me = open_screen(reduced_motion="reduce")
    me.call("Ada")
    me.follow(set_up(server, kantyna.Table("card-game", seed=2).position(), [0])[0])
    done: set[str] = set()
    for _ in range(240):
        if not me.until_asked():
            break
        asked = me.state["asked"]
        fought = view(me, 0)["attacker"] > 0
        done.add(step(me, asked[0]))
        if fought:
            done.add("engagement")
        if {"lay-aside", "play", "pay-with", "engage", "attack-with", "place", "commit", "engagement"} <= done:
            break
    assert {"lay-aside", "play", "pay-with", "engage", "attack-with", "place", "commit", "engagement"} <= done
    me.nothing_amiss()


def test_a_card_is_paid_for_in_one_tap_or_source_by_source(server: Server, open_screen: Open) -> None:
    me = open_screen(locale="pl-PL")
    seat = sit(me, server, "generate")
    sources = {key.split()[1] for key in keys(me, seat) if key.startswith("generate ")}
    lit = me.find(":is(.back-line, .front-line).near button.card:is(.lit, .asked)")
    assert set(lit.evaluate_all("all => all.map((card) => card.dataset.card)")) == sources
    expect(me.prompt).to_contain_text("do zapłacenia")
    pay = me.find(".action.primary")
    expect(pay).to_have_text("Zapłać")
    before = sum(view(me, seat)["resources"][seat].values())
    me.act(pay)
    assert sum(view(me, seat)["resources"][seat].values()) < before
    assert not [key for key in keys(me, seat) if key.startswith("generate ")]
    me.nothing_amiss()


def around(me: Screen, label: str) -> str:
    shadow: str = me.find(f'[data-card="{label}"]').evaluate("card => getComputedStyle(card).boxShadow")
    return shadow


@pytest.mark.parametrize("how", ["pointer", "keys"])
def test_the_cards_that_pay_are_shown_before_the_click(server: Server, open_screen: Open, how: str) -> None:
    me = open_screen(reduced_motion="reduce")
    seat = sit(me, server, "generate")
    payment = me.state["choices"][str(seat)][0]
    uses = payment["about"]["uses"]
    planned = me.find(".card.planned")
    assert set(planned.evaluate_all("all => all.map((card) => card.dataset.card)")) == set(uses)
    for label, n in uses.items():
        expect(me.find(f'[data-card="{label}"] .token-planned b')).to_have_text(str(n))
    pay = me.find(".action.pay-with")
    words = me.find("#" + (pay.get_attribute("aria-describedby") or ""))
    expect(words).to_have_text(re.compile(r"^Pay: .+"))
    before = {label: around(me, label) for label in uses}
    if how == "pointer":
        pay.hover()
    else:
        focus(me, ".action.pay-with")
    assert all([around(me, label) != before[label] for label in uses]), "they are lit"
    held = dict(view(me, seat)["marks"]["focus"])
    me.act(pay) if how == "pointer" else press(me, "Enter")
    now = view(me, seat)["marks"]["focus"]
    assert {label: now.get(label, 0) - held.get(label, 0) for label in uses} == uses
    expect(me.find(".card.planned")).to_have_count(0)
    me.nothing_amiss()


def test_a_finger_that_rests_on_the_button_looks_and_does_not_pay(server: Server, open_screen: Open) -> None:
    me = open_screen(phone=True)
    sit(me, server, "generate")
    pay, before = me.find(".action.pay-with"), me.at
    pay.dispatch_event("pointerdown", {"pointerType": "touch"})
    started = pay.evaluate("() => performance.now()")
    me.until(f"() => performance.now() > {started} + 600")
    pay.dispatch_event("click")
    assert me.at == before
    pay.tap()
    me.until_at(before + 1)
    me.nothing_amiss()


def test_a_card_is_dragged_out_of_the_hand_to_be_played(server: Server, open_screen: Open) -> None:
    me = open_screen(reduced_motion="reduce")
    seat = sit(me, server, "play")
    label = next(key.split()[1] for key in keys(me, seat) if key.startswith("play "))
    box, to = me.find(f'.hand [data-card="{label}"]').bounding_box(), me.find(".front-line.near").bounding_box()
    assert box and to
    before = me.at
    me.page.mouse.move(box["x"] + 20, box["y"] + 40)
    me.page.mouse.down()
    me.page.mouse.move(to["x"] + to["width"] / 2, to["y"] + to["height"] / 2, steps=8)
    me.page.mouse.up()
    me.until_at(before + 1)
    side = view(me, seat)["seats"][seat]
    assert label not in side["hand"] and label in [*side["playing"], *side["play"]]
    me.nothing_amiss()


def test_the_key_that_ends_a_turn_passes_in_an_action_window(server: Server, open_screen: Open) -> None:
    me = open_screen()
    seat = sit(me, server, "play")
    assert view(me, seat)["window"]["name"] == "deployment" and "pass" in keys(me, seat)
    before = me.at
    me.page.keyboard.press("e")
    me.until_at(before + 1)
    assert "pass" not in keys(me, seat) or view(me, seat)["window"]["name"] != "deployment"
    assert me.until_asked()
    step(me, seat)  # the pass was answered: the next choice is sent
    me.nothing_amiss()


def test_the_objective_is_marked_while_attackers_are_chosen(server: Server, open_screen: Open) -> None:
    me = open_screen()
    seat = sit(me, server, "attack-with")
    now = view(me, seat)
    expect(me.find(".back-line.far .card.engaged")).to_have_count(1)
    aimed = me.find(".card.engaged").get_attribute("data-card")
    assert aimed in now["seats"][1 - seat]["play"] and aimed == now["stack"][-1]["card"]
    units = {key.split()[1] for key in keys(me, seat) if key.startswith("attack-with ")}
    lit = me.find(".front-line.near button.card:is(.lit, .asked)")
    assert set(lit.evaluate_all("all => all.map((card) => card.dataset.card)")) == units


def test_the_engagement_shows_who_fights_and_hides_the_edge_stacks(server: Server, open_screen: Open) -> None:
    me = open_screen()
    seat = sit(me, server, "place")
    now = view(me, seat)
    part = now["marks"]["part"]
    shown = me.find(".engagement .fighting [data-card]").evaluate_all("all => all.map((card) => card.dataset.card)")
    assert {label for label in shown if label in part} == set(part)
    expect(me.find(f'.engaged-objective [data-card="{now["engaged"]}"]')).to_have_count(1)
    # their stack lies face down, one's own is known to oneself
    theirs = me.find(f'.edge-stack[data-zone="{1 - seat}/edge"] > li')
    assert theirs.count() == len(now["seats"][1 - seat]["edge"]) > 0
    assert theirs.locator(".card.back").count() == theirs.count()
    # icons that need the edge are dim while nobody has it, the others are lit
    assert now["edge"] == 0
    assert me.find(".fighting .combat-icon.on-edge:not(.dimmed)").count() == 0
    assert me.find(".fighting .combat-icon:not(.on-edge):not(.live)").count() == 0
    hand = [key.split()[1] for key in keys(me, seat) if key.startswith("place ")]
    me.act(me.find(f'.hand [data-card="{hand[0]}"]'))
    me.nothing_amiss()


def test_edge_stacks_stay_in_sight_turned_over_with_both_sums(server: Server, open_screen: Open) -> None:
    me = open_screen(locale="pl-PL")
    me.call("Ada")
    position = engaged("last")
    me.follow(set_up(server, position, [0])[0])
    stacks = [[label.partition("#")[0] for label in side["edge"]] for side in position["seats"]]
    assert [len(one) for one in stacks] == [3, 2]
    me.act(me.find(".actions .pass"))
    for seat, stack in enumerate(stacks):
        shown = me.find(f'.edge-stack.past[data-zone="{seat}/edge"] .card')
        assert shown.evaluate_all("all => all.map((card) => card.dataset.id)") == stack
    t = kantyna.Table.from_position(position)
    t.choose(0, "pass")
    counted: dict[int, int] = {event.seat: event.n for event in t.events if event.kind == "edge-count"}
    sums = me.find(".edge-sum > [role=img]").evaluate_all("all => all.map((one) => Number(one.textContent))")
    assert sums == [counted[1], counted[0]]
    me.nothing_amiss()


def test_keys_alone_play_a_card_pay_for_it_and_pass(server: Server, open_screen: Open) -> None:
    me = open_screen(locale="pl-PL")
    seat = sit(me, server, "play")
    focus(me, ".hand button.card.lit")
    label = me.page.evaluate("document.activeElement.dataset.card")
    press(me, "Enter")
    while label in view(me, seat)["seats"][seat]["playing"]:
        pays = me.find(".action.pay-with").count() > 0
        focus(me, ".action.pay-with" if pays else ".action.primary, .line button.card:is(.lit, .asked)")
        press(me, "Enter")
    assert label in [*view(me, seat)["seats"][seat]["play"], *view(me, seat)["seats"][seat]["discard"]]
    assert me.until_asked()
    focus(me, ".actions .action.end")
    press(me, "Enter")
    me.nothing_amiss()


def test_keys_alone_attack_and_place_for_the_edge(server: Server, open_screen: Open) -> None:
    me = open_screen()
    seat = sit(me, server, "attack-with")
    focus(me, ".front-line.near button.card:is(.lit, .asked)")
    unit = me.page.evaluate("document.activeElement.dataset.card")
    press(me, "Enter")
    assert unit in view(me, seat)["marks"]["part"] or unit in view(me, seat)["picks"]
    seat = sit(me, server, "place")
    focus(me, ".hand button.card:is(.lit, .asked)")
    card = me.page.evaluate("document.activeElement.dataset.card")
    press(me, "Enter")
    assert card not in view(me, seat)["seats"][seat]["hand"]
    me.nothing_amiss()


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_nothing_is_cut_off_moves_or_is_out_of_reach(server: Server, open_screen: Open, phone: bool) -> None:
    me = open_screen(locale="pl-PL", phone=phone, reduced_motion="reduce", bypass_csp=True)
    wrong: list[str] = []
    for verb in MOMENTS:
        sit(me, server, verb)
        for wide, high in PHONES if phone else SIZES:
            me.page.set_viewport_size({"width": wide, "height": high})
            me.page.mouse.move(0, 0)
            me.wait_until_drawn()
            wrong += [f"{verb} at {wide}×{high}: {one}" for one in me.page.evaluate(REACH)]
        wrong += look(me, verb)
    assert not wrong, "\n".join(wrong[:40])
    me.nothing_amiss()
