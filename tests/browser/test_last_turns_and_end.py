"""What the others did last, and how it ended."""

from __future__ import annotations

from typing import Any

import pytest
from screen import Open, Screen, expect, played

import kantyna


@pytest.fixture(scope="module")
def duel() -> kantyna.Table:
    return played(seed=5)


def pictures(screen: Screen) -> list[str]:
    """The cards in the strip of the only opponent, without those that come in sums."""
    return [
        str(id) for id in screen.find(".last-turn .deed[data-id]").evaluate_all("all => all.map((x) => x.dataset.id)")
    ]


def bots_turn(screen: Screen) -> tuple[set[str], int]:
    """From all messages received: which cards the bot played and bought in its last turn, and its attack on us."""
    events = screen.state["events"]
    starts = [i for i, event in enumerate(events) if event["kind"] == "turn" and event["seat"] == 1]
    turn = events[starts[-1] + 1 :]
    cards = {
        event["card"].partition("#")[0] for event in turn if event["kind"] in ("play", "buy") and event["seat"] == 1
    }
    return cards, sum(event["n"] for event in turn if event["kind"] == "attack" and event["other"] == 0)


def one_round(me: Screen) -> None:
    """Our turn ends without anything, and the bot has its own."""
    me.find(".action.end").click()
    me.until("() => received.state.events.some((event) => event.kind === 'turn' && event.seat === 0)")
    assert me.until_asked()


@pytest.mark.parametrize("phone", [False, True])
def test_the_opponents_last_turn_stays_in_pictures_and_sums(
    open_screen: Open, duel: kantyna.Table, phone: bool
) -> None:
    me = open_screen(phone=phone)
    at = next(n for n in range(120, duel.length) if ends_turn(duel, n))
    me.play_on(duel, at)
    one_round(me)
    me.page.reload()  # the strip is there again, though all of the turn happened before
    me.page.wait_for_selector(".table")
    me.wait_until_drawn()
    cards, attack = bots_turn(me)
    assert cards
    if phone:
        assert not me.find(".last-turn").first.is_visible()
        me.button("Log").click()  # one tap away
    expect(me.find(".last-turn")).to_have_count(1)
    assert me.find(".last-turn").is_visible()
    assert cards <= set(pictures(me))
    if attack:
        expect(me.find(".last-turn .deed-attack b")).to_have_text(str(attack))
    if phone:
        return
    me.find(".last-turn .deed[data-id]").first.hover()  # a picture enlarges over the page, and moves nothing on it
    expect(me.find(".last-turns .lens .page h2")).to_be_visible()
    assert me.find(".last-turns .lens").evaluate("(el) => getComputedStyle(el).position") == "fixed"
    me.page.mouse.move(5, 5)
    expect(me.find(".lens")).to_have_count(0)
    before = pictures(me)
    me.move()  # what we do does not end it
    assert pictures(me) == before
    me.button("Replay").click()
    me.page.get_by_role("slider").fill(str(me.at - 1))
    me.until("() => received.looked")
    expect(me.find(".replay-at")).to_contain_text(str(me.at - 1))
    assert pictures(me) == before, "the same in replay"
    me.nothing_amiss()


def ends_turn(duel: kantyna.Table, at: int) -> bool:
    past = duel.copy()
    past.rewind(at)
    return any(choice.key == "end" for choice in past.choices.get(0, []))


def test_without_the_panel_the_strip_lies_between_the_tools(open_screen: Open, duel: kantyna.Table) -> None:
    me = open_screen()
    me.play_on(duel, next(n for n in range(120, duel.length) if ends_turn(duel, n)))
    one_round(me)
    expect(me.find(".side .last-turn")).to_have_count(1)
    me.button("Log").first.click()
    expect(me.find(".side")).to_have_count(0)
    strip = me.find(".tools .last-turn")
    expect(strip).to_be_visible()
    box, bar = strip.bounding_box(), me.find(".tools").bounding_box()
    assert box and bar and box["y"] >= bar["y"] and box["y"] + box["height"] <= bar["y"] + bar["height"] + 1


SIZES: list[dict[str, Any]] = [{"viewport": {"width": 1280, "height": 720}}, {"phone": True}]


@pytest.mark.parametrize("how", SIZES)
def test_the_end_says_who_won_and_why_and_how_it_went(open_screen: Open, how: dict[str, Any]) -> None:
    me = open_screen(locale="pl-PL", **how)
    me.play_against_bot()
    me.button("Poddaj się").click()
    me.button("Na pewno?").click()
    me.until("() => received.state.over")
    end = me.find(".ending")
    expect(end.locator("h2")).to_contain_text("Wygrywa")
    expect(end.locator(".ending-rule")).to_contain_text("SR-175")
    expect(end.locator(".ending-rule")).to_contain_text("Rozstrzygnięcie: gracza, który się poddaje,")
    expect(end.locator(".ending-last")).to_have_text("Poddajesz się.")
    left = [side["authority"] for side in me.state["views"]["0"]["seats"]]
    went = f"Autorytet: Ty od 50 do {left[0]}; Trybik od 50 do {left[1]}"
    expect(end.locator(".chart-lines")).to_have_attribute("aria-label", went)
    end.locator(".chart-table summary").click()
    expect(end.locator(".chart-table tbody tr").last).to_contain_text("Koniec")
    expect(end.locator(".ending-deck").first).to_contain_text("10 kart")
    expect(end.locator(".ending-deck li").filter(has_text="Zwiadowca").first).to_have_text("8Zwiadowca")
    wide = end.evaluate("(el) => el.scrollWidth <= el.clientWidth")
    assert wide, "nothing sticks out at the side"
    end.get_by_role("button", name="Zobacz stół").click()
    expect(end).to_have_count(0)
    me.button("Jak było").click()
    expect(end.locator(".ending-rule")).to_contain_text("SR-175")
    me.button("Rewanż").click()
    me.page.wait_for_function("() => !document.querySelector('.ending')")
    me.nothing_amiss()


def test_a_moment_of_the_chart_opens_the_replay_there(open_screen: Open, duel: kantyna.Table) -> None:
    me = open_screen()
    made = me.context.request.post("/api/records", data=duel.record()).json()["id"]
    me.follow(f"/table/{made}")
    end = me.find(".ending")
    expect(end.locator(".ending-rule")).to_contain_text("SR-016")
    end.locator(".chart-table summary").click()
    end.get_by_role("button", name="Turn 5", exact=True).click()
    expect(end).to_have_count(0)
    me.until("() => received.looked?.views.spectator.turn === 5")
    me.nothing_amiss()


def test_bases_and_the_force_in_the_other_game(open_screen: Open) -> None:
    match = played(seed=4, game="deckbuilding", format="clone-wars")
    me = open_screen()
    made = me.context.request.post("/api/records", data=match.record()).json()["id"]
    me.follow(f"/table/{made}")
    me.page.wait_for_selector(".chart-lines")
    bases, force = me.find(".chart figcaption > b").all()
    assert (bases.inner_text(), force.inner_text()) == ("Bases destroyed", "The Force")
    won = [f"Player {seat + 1} from 0 to {n}" for seat, n in enumerate([3, 2])]
    expect(me.find(".chart-lines").first).to_have_attribute("aria-label", "Bases destroyed: " + "; ".join(won))
    me.nothing_amiss()
