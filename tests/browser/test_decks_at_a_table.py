"""Decks brought to a table: chosen when it is set and when one sits down; lists are read only where decks are open."""

from __future__ import annotations

from playwright.sync_api import Locator
from screen import Open, Screen, expect
from test_accessibility import look

DARK = {"affiliation": "sith", "sets": [19, 19, 20, 20, 21, 22, 23, 24, 25, 36]}


def keep(me: Screen) -> str:
    order = {"game": "card-game", "name": "Na święta", "deck": DARK}
    return str(me.context.request.post("/api/decks", data=order).json()["id"])


def new_table(me: Screen) -> Locator:
    """The form for a new table of that game; the fields of its seats."""
    me.page.goto("/")
    me.find(".new-table .what select").first.select_option("card-game")
    return me.find(".new-table .seat-field")


def values(select: Locator) -> list[str]:
    expect(select).to_be_visible()
    found: list[str] = select.locator("option").evaluate_all("all => all.map((one) => one.value)")
    return found


def test_the_host_of_a_table_chooses_decks_for_their_seat_and_for_bots(open_screen: Open) -> None:
    me = open_screen()
    mine = keep(me)
    seats = new_table(me)
    first = seats.nth(0).locator("select").nth(1)
    assert {mine, "jedi", "sith"} <= set(values(first))
    assert not [deck for deck in values(first) if deck.endswith("_team")], "decks for teams are for teams"
    seats.nth(1).locator("select").first.select_option("bot:random")
    first.select_option(mine)
    second = seats.nth(1).locator("select").nth(1)
    expect(second.locator("option[value=sith]")).to_have_count(0)
    assert "rebel_alliance" in values(second) and mine not in values(second), "of the other side"
    second.select_option("rebel_alliance")
    me.button("Set the table").click()
    me.page.wait_for_selector(".table.card-game .card")
    expect(me.find(".stage")).to_contain_text("Rebel Alliance")
    me.button("Deck lists").click()
    expect(me.find(".deck-lists li")).to_have_count(8)
    me.nothing_amiss()


def test_an_invitation_asks_for_a_deck_of_the_side_that_is_left_and_a_rematch_keeps_it(open_screen: Open) -> None:
    me = open_screen(bypass_csp=True)
    mine = keep(me)
    new_table(me).nth(0).locator("select").nth(1).select_option(mine)
    me.find(".new-table .options summary").click()
    me.page.get_by_label("Open decks").check()
    me.button("Set the table").click()
    expect(me.find(".waiting-seats li").nth(0)).to_contain_text("Dark side")
    expect(me.find(".waiting-seats li").nth(1)).to_contain_text("Light side")
    wrong = look(me, "waiting table")
    you = open_screen(None, phone=True, locale="pl-PL", bypass_csp=True)
    you.page.goto(me.find(".invite-link").input_value())
    deck = you.find(".join-page select")
    assert "jedi" in values(deck) and "sith" not in values(deck)
    wrong += look(you, "invitation")
    deck.select_option("smugglers_and_spies")
    you.button("Usiądź").click()
    me.page.wait_for_selector(".table.card-game .card")
    me.button("Deck lists").click()
    expect(me.find(".deck-lists section")).to_have_count(2)
    expect(me.find(".deck-lists section").nth(1)).to_contain_text("Smugglers and Spies")
    wrong += look(me, "deck lists")
    me.page.keyboard.press("Escape")
    me.button("Resign").click()
    me.button("Really resign?").click()
    me.button("Rematch").first.click()
    expect(me.find(".waiting-seats select")).to_have_count(1)
    you.page.get_by_role("button", name="chce rewanżu").first.click()
    expect(you.find(".waiting-seats select")).to_have_value("smugglers_and_spies")
    you.find(".waiting-seats select").select_option("rebel_alliance")
    you.button("Usiądź").click()
    you.page.wait_for_selector(".table.card-game .card")
    expect(you.find(".stage")).to_contain_text("Sojusz Rebeliantów")
    assert not wrong, "\n\n".join(wrong)
    me.nothing_amiss()
    you.nothing_amiss()
