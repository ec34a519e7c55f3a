"""Every card of every game as a picture: found by words and by what is printed on it, each at an address of its own."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Locator
from screen import Open, Screen, expect
from test_accessibility import look

import kantyna
from kantyna import LANGUAGES
from shipped import SHIPPED

# What the page lets one choose by, and every name on it.
NAMES = """async ([game, lang]) => {
  const { filtersOf } = await import("/web/cards/search.js");
  await (await import("/web/voice.js")).speak(lang);
  const cards = await (await fetch("/api/cards/" + game)).json();
  return filtersOf(cards).map(({ fact, label, flag, values }) =>
    ({ fact, label, flag, values: values.map(({ value, label, cards }) => [value, label, cards.length]) }));
}"""
# Cards whose sentences do not show, or whose text is cut.
UNREADABLE = """() => [...document.querySelectorAll(".browser-list .card")].filter((card) => {
  const body = card.querySelector(".card-body");
  const large = card.matches(".reads-enlarged"); // a text that fits on no card is read on the card's own page
  const hidden = !large && [...card.querySelectorAll(".words")].some((text) => !text.getClientRects().length);
  return hidden || body.scrollHeight > body.clientHeight || body.scrollWidth > body.clientWidth;
}).map((card) => card.dataset.id)"""
RAW = re.compile(r"[a-z]_|^[a-z]+-[a-z]|^yes$")


def count(me: Screen) -> int:
    """How many cards are shown, as is said and as is seen."""
    said = int(me.find(".browser-count [role=status]").inner_text().split()[0])
    assert me.find(".browser-list > li").count() == said
    return said


def pick(me: Screen, label: str, value: str) -> None:
    options(me, label).select_option(value)


def options(me: Screen, label: str) -> Locator:
    return me.find(f".field:has(> span:text-is('{label}')) select")


def facts(game: str) -> list[dict[str, Any]]:
    return [dict(card.facts()) for card in kantyna.cards(game)]


def test_cards_are_found_by_words_of_either_language_and_by_what_is_printed_on_them(open_screen: Open) -> None:
    me = open_screen("/cards/deckbuilding")
    all_facts = facts("deckbuilding")
    assert count(me) == len(all_facts) == 164
    words = me.page.get_by_role("searchbox")
    words.fill("rubiezy zewnetrznych pilot")  # Polish without its accents, on an English page
    expect(me.find(".browser-list > li")).to_have_count(2)
    words.fill("outer rim pilot")
    assert count(me) == 2
    words.fill("no card says this")
    assert count(me) == 0
    expect(me.find(".browser-none")).to_be_visible()
    me.button("Clear filters").click()
    pick(me, "Type", "unit")
    pick(me, "Trait", "jedi")
    jedi = [one for one in all_facts if one["type"] == "unit" and "jedi" in one["traits"]]
    assert count(me) == len(jedi) > 0
    pick(me, "Cost", "6")
    me.page.get_by_role("checkbox", name="Unique").check()
    left = [one for one in jedi if one["cost"] == 6 and one["unique"]]
    assert count(me) == len(left) > 0
    # what no card of these has is not offered
    shown = options(me, "Faction").locator("option").evaluate_all("all => all.map((o) => o.value)")
    assert set(shown) == {"", *[one["faction"] for one in left]}
    me.page.reload()
    me.page.wait_for_selector(".browser-list > li")
    assert count(me) == len(left), "the address holds what is looked for"
    me.nothing_amiss()


def test_everything_one_may_choose_by_has_a_name(open_screen: Open) -> None:
    me = open_screen("/rules/SR-999")
    for lang in LANGUAGES:
        for game in SHIPPED:
            filters = me.page.evaluate(NAMES, [game, lang])
            assert {"type", "cost"} < {one["fact"] for one in filters}
            raw = [one for one in filters if RAW.search(one["label"])]
            raw += [value for one in filters if not one["flag"] for value in one["values"] if RAW.search(value[1])]
            assert raw == [], (game, lang)


def test_a_card_and_a_line_of_the_rules_have_addresses_and_lead_to_each_other(open_screen: Open) -> None:
    me = open_screen()
    me.page.get_by_role("link", name="Star Realms", exact=True).click()
    me.page.wait_for_selector(".browser-list > li")
    first = me.find(".browser-list a").first
    first.focus()
    me.page.keyboard.press("Enter")
    large = me.page.get_by_role("dialog")
    expect(large.get_by_role("heading", name="Scout", level=2).last).to_be_visible()
    assert me.page.url.endswith("/cards/star-realms/scout")
    me.page.keyboard.press("ArrowRight")
    expect(large.get_by_role("heading", name="Viper", level=2).last).to_be_visible()
    expect(large.get_by_text("Żmija")).to_be_visible()
    me.page.keyboard.press("Escape")
    expect(large).to_have_count(0)
    me.page.wait_for_url("**/cards/star-realms")
    assert me.page.evaluate("document.activeElement.getAttribute('href')") == "/cards/star-realms/scout"
    me.page.go_back()
    me.page.wait_for_selector(".lobby")
    # from the card to the line that speaks of it, and from there to the card
    me.follow("/cards/star-realms/fleet_hq")
    large.get_by_role("link", name="SR-335", exact=True).click()
    lit = me.find(".rules-lines [aria-current=true]")
    expect(lit).to_be_in_viewport()
    expect(lit.get_by_role("link", name="SR-335", exact=True)).to_be_visible()
    lit.get_by_role("link", name="Fleet HQ", exact=True).click()
    expect(large.get_by_role("heading", name="Fleet HQ", level=2).last).to_be_visible()
    # closing a card that was opened by its address shows all cards; links of facts show those like it
    large.get_by_role("link", name="Star Empire", exact=True).click()
    expect(large).to_have_count(0)
    empire = [one for one in facts("star-realms") if one["faction"] == "star_empire"]
    expect(me.find(".browser-list > li")).to_have_count(len(empire))
    me.nothing_amiss()
    for nowhere in ("/cards/chess", "/cards/star-realms/pawn", "/rules/SR-999", "/rules/XYZ-1"):
        me.page.goto(nowhere)
        expect(me.find(".notice-text")).to_be_visible()


def test_cards_and_rules_can_be_read_by_everybody(open_screen: Open) -> None:
    me = open_screen("/cards/card-game", locale="pl-PL", phone=True, bypass_csp=True)
    assert me.page.evaluate(UNREADABLE) == []
    me.follow("/cards/deckbuilding?type=base&faction=rebel")
    me.find("summary").click()
    wrong = look(me, "cards")
    sizes = me.page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    assert sizes[0] <= sizes[1], "nothing stands out at the side"
    me.find(".browser-list a").first.click()
    me.page.wait_for_selector("dialog[open] .browser-rules li")
    wrong += look(me, "a card")
    me.find(".browser-rules a").first.click()
    me.page.wait_for_selector(".rules-lines .lit")
    me.page.get_by_role("searchbox").fill("rebeli")
    wrong += look(me, "rules")
    assert not wrong, "\n\n".join(wrong)
