"""What a table shows: an icon for whatever happens, cards that are known, and everything on a small screen too."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from people import Server
from screen import MOTION, Open, Screen, expect, set_up

import kantyna
from situations import duel

Json = Any
VOICE = Path(kantyna.__file__).parent / "voice" / "en"
NAMES = ["Bartłomiej", "Grzegorz z Bełchatowa", "Wilhelmina", "Konstancja W.", "Święcisława", "Krzysztof"]

CUT = """() => [...document.querySelectorAll(".plate-name")]
  .filter((one) => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1)
  .map((one) => one.textContent)"""
# parts of the table that lie over one another by more than a hair, and cards by more than a part that hides nothing
OVERLAPS = """() => {
  const found = [];
  const check = (all, part) => all.forEach((one, i) => all.slice(i + 1).forEach((other) => {
    const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
    const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    if (wide > 2 + a.width * part && high > 2) found.push(`${one.className} and ${other.className}`);
  }));
  check([...document.querySelectorAll(".mine .row .card")], 0.3);
  check([...document.querySelectorAll(".opponents, .market, .mine .row, .ask-prompt, .table .home, .actions, .tools")]
    .filter((one) => one.offsetHeight), 0);
  return found;
}"""


def test_every_event_has_an_icon_of_its_own(open_screen: Open) -> None:
    me = open_screen()
    known = me.page.evaluate(
        """async () => {
          const { ICONS } = await import("/web/room/side.js");
          const { icons } = await import("/web/layouts/star_realms.js");
          return {...ICONS, ...icons};
        }"""
    )
    text = (VOICE / "star_realms.ftl").read_text(encoding="utf-8")
    kinds = [line.split(" ")[0].removeprefix("event-") for line in text.splitlines() if line.startswith("event-")]
    assert kinds and [kind for kind in kinds if kind.removesuffix("-hidden") not in known] == []


FRAMES = """() => Object.fromEntries([...document.querySelectorAll(".table button.card:is(.lit, .asked)")]
  .map((card) => [card.dataset.id, getComputedStyle(card).boxShadow.includes("rgb(242, 177, 60)")]))"""


def test_an_outpost_that_can_be_had_has_the_frame_that_other_cards_have(open_screen: Open, server: Server) -> None:
    cards = ["war_world", "blob_wheel", "cutter"]
    table = duel(hand=["space_station", "ram"], row=cards, trade=9, combat=9, opponent={"play": ["trading_post"]})
    (link,) = set_up(server, table.position(), [0])
    me = open_screen(link, reduced_motion="reduce")
    me.find("[type=submit]").click()
    me.until_asked()
    framed = me.page.evaluate(FRAMES)
    assert framed.keys() >= {*cards, "space_station", "ram", "trading_post"}
    assert all(framed.values()), framed


def test_the_question_names_its_card(open_screen: Open, server: Server) -> None:
    (link,) = set_up(server, duel(hand=["barter_world"]).position(), [0])
    me = open_screen(link, reduced_motion="reduce")
    me.find("[type=submit]").click()
    me.until_asked()
    me.act(me.find(".hand button.card"))
    me.chosen(me.find(".mine button.card.lit"))
    expect(me.prompt).to_have_text("Your turn: Barter World: choose one.")


def test_nobody_has_less_than_no_authority(open_screen: Open, server: Server) -> None:
    (link,) = set_up(server, duel(combat=7, opponent={"authority": 3}).position(), [0])
    me = open_screen(link, reduced_motion="reduce")
    me.find("[type=submit]").click()
    me.until_asked()
    me.act(me.find(".action.attack"))
    assert me.state["views"]["0"]["seats"][1]["authority"] < 0
    expect(me.find(".opponents .counter.of-authority")).to_have_attribute("aria-label", "Authority: 0")
    expect(me.find(".opponents .counter.of-authority b")).to_have_text("0")
    story = me.context.request.get(f"/api/tables/{me.table_id}/story").json()
    assert min(value for line in story["lines"] for value in line["values"]) == 0


def test_a_card_known_to_lie_on_top_of_a_deck_can_be_seen(open_screen: Open, server: Server) -> None:
    table = kantyna.Table("star-realms", seed=1)
    position = table.position()
    (seat,) = table.choices
    top = position["seats"][1 - seat]["deck"][0]
    position["known"][top] = -1
    (link,) = set_up(server, position, [seat])
    me = open_screen(reduced_motion="reduce")
    me.call("Ada")
    me.follow(link)
    me.until_asked()
    deck = me.find(f'.opponents [data-zone="{1 - seat}/deck"]')
    deck.click()
    expect(me.find(".sheet .card").first).to_have_attribute("data-card", top)
    expect(me.find(".sheet .card.back")).to_have_count(0)
    deck.click()
    expect(me.find(".sheet")).to_have_count(0)
    me.nothing_amiss()


def crowded(format: str, seats: int) -> tuple[Json, int]:
    """Everybody with a base or two, and the one to move with bases, six ships and cards in hand."""
    table = kantyna.Table("star-realms", format=format, seats=seats, seed=1)
    position = table.position()
    me = min(table.choices)
    bases = ["blob_wheel", "trading_post", "barter_world", "royal_redoubt", "space_station", "recycling_station"]
    for i in range(seats):
        # out of the trade deck alone: what lies in the row stays there
        found = [label for label in position["trade_deck"] if label.partition("#")[0] in bases][: 2 if i % 2 else 1]
        position["trade_deck"] = [label for label in position["trade_deck"] if label not in found]
        position["seats"][i]["play"] = found
    side = position["seats"][me]
    side["play"] = side["play"] + side["deck"]
    side["deck"] = []
    side["play"], side["discard"] = side["play"][:7], side["play"][7:] + side["discard"]
    side["combat"], side["trade"] = 6, 3
    return position, me


def open_crowded(open_screen: Open, server: Server, format: str, **how: Any) -> Screen:
    position, seat = crowded(format, 6)
    (link,) = set_up(server, position, [seat], NAMES)
    me = open_screen(reduced_motion="reduce", **how)
    me.call(NAMES[seat])
    me.follow(link)
    me.until_asked()
    return me


def test_six_seats_fit_a_phone(open_screen: Open, server: Server) -> None:
    for format in ("free-for-all", "emperor", "hydra-3"):
        me = open_crowded(open_screen, server, format, phone=True, locale="pl-PL")
        assert len(me.find(".mine .ships .card").all()) >= 5
        assert me.page.evaluate(CUT) == [], format
        assert me.page.evaluate(OVERLAPS) == [], format
        for button in me.find(
            ".table button.stock-item:visible, .table button.pile-caption:visible, .actions button:visible"
        ).all():
            box = button.bounding_box()
            assert box and box["height"] >= 40, (format, button.inner_text())
        me.find(".tools .icon-button").nth(2).click()  # the replay bar takes its room from the table
        me.find(".replay").wait_for()
        me.wait_until_drawn()
        assert me.page.evaluate(OVERLAPS) == [], format
        me.nothing_amiss()


def test_six_seats_fit_a_laptop(open_screen: Open, server: Server) -> None:
    for format in ("free-for-all", "emperor", "hydra-3"):
        me = open_crowded(open_screen, server, format, viewport={"width": 1366, "height": 768})
        assert me.page.evaluate(CUT) == [], format
        assert me.page.evaluate(OVERLAPS) == [], format
        me.nothing_amiss()


def test_a_card_in_flight_moves_nothing_else(open_screen: Open) -> None:
    me = open_screen(**MOTION)
    me.play_against_bot()
    me.page.evaluate(
        """() => { window.flights = [];
          new MutationObserver((all) => { for (const { addedNodes } of all) for (const node of addedNodes)
            if (node.classList?.contains("ghost")) flights.push(getComputedStyle(node).position);
          }).observe(document.querySelector(".table"), { childList: true }); }"""
    )
    me.end_turn()
    me.until_asked()
    flights = me.page.evaluate("flights")
    assert flights and set(flights) == {"fixed"}
