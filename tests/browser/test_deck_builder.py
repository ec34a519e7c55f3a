"""One's decks: built set by set, with every limit in words; brought in, taken away, deleted."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from screen import Open, Screen, expect
from test_accessibility import look
from test_card_browser import UNREADABLE, options

from kantyna.engine.registry import load_rules

TEXT = "Jedi\n2 A Hero's Journey\n2 Wejść tam musisz\n"


def decks_page(me: Screen) -> None:
    me.page.goto("/decks")
    me.page.wait_for_selector(".deck-new select")


def saved(me: Screen) -> list[int]:
    """The sets of the newest deck, as the server has them."""
    sets: list[int] = me.context.request.get("/api/decks").json()["decks"][0]["deck"]["sets"]
    return sets


def test_a_deck_is_built_set_by_set_and_every_limit_is_said(open_screen: Open) -> None:
    me = open_screen()
    me.page.get_by_role("link", name="Decks", exact=True).click()
    me.page.wait_for_selector(".deck-new select")
    me.find(".deck-new select").select_option("jedi")
    me.button("Build it").click()
    expect(me.find(".builder-short")).to_contain_text("Jedi · 8 sets · legal")
    light = [part for part in load_rules("card-game").decks.parts() if part["side"] == "light"]
    assert me.find(".deck-set").count() == len(light), "the sets of its side"
    assert me.find(".deck-set").first.locator(".card").count() == 6
    # the last of a small deck's sets goes: it is no ready-made one any more, and too small
    with me.page.expect_response("**/api/decks/*"):
        me.button("Remove: A Hero's Journey").click()
    expect(me.find(".flaws li")).to_have_count(2)
    expect(me.find(".flaws li").first).to_contain_text("SWLCG-674")
    expect(me.find(".flaws li").last).to_contain_text(
        "A ready-made deck may have fewer than 10 sets as long as nothing in it is changed (SWLCG-689)"
    )
    assert saved(me) == [2, 3, 4, 5, 6, 7, 18]
    for _ in range(2):
        with me.page.expect_response("**/api/decks/*"):
            me.button("Add: A Hero's Journey").click()
    expect(me.button("Add: A Hero's Journey")).to_be_disabled()
    assert saved(me) == [1, 1, 2, 3, 4, 5, 6, 7, 18]
    # a set that is only for another affiliation cannot be put in
    bound = next(part for part in load_rules("card-game").decks.parts() if part["only"] == "rebel_alliance")
    name = next(card.name() for card in load_rules("card-game").cards() if card.id == bound["cards"][0])
    expect(me.button(f"Add: {name}")).to_be_disabled()
    me.find(".builder-deck input").fill("For the holidays")
    with me.page.expect_response("**/api/decks/*"):
        me.find(".builder-deck input").press("Enter")
    # a set is found by a word on any of its cards, in either language
    me.page.get_by_role("searchbox").fill("luke skywalker sciezka")
    expect(me.find(".deck-set")).to_have_count(0)
    me.page.get_by_role("searchbox").fill("luke skywalker precyzyjne")
    expect(me.find(".deck-set")).to_have_count(1)
    expect(me.find(".deck-set h2")).to_have_text("A Hero's Journey")
    costs = me.find(".bars").first.locator(".unseen").all_inner_texts()
    rules = load_rules("card-game")
    free = {card.id for card in rules.cards() if "cost" not in card.facts()}
    assert len(free) > 36, "objectives and fate cards"
    inside = [card for part in rules.decks.parts() for card in part["cards"] * saved(me).count(part["id"])]
    assert sum(int(each.split(": ")[1]) for each in costs) == len([card for card in inside if card not in free])
    me.nothing_amiss()


def test_a_deck_comes_in_as_text_and_file_is_copied_and_deleted(open_screen: Open, tmp_path: Path) -> None:
    me = open_screen(None, locale="pl-PL")
    decks_page(me)
    me.find("textarea").fill("Jedi\n2 A Hero's Jorney\n")
    me.button("Wczytaj").click()
    expect(me.find(".flaws li")).to_contain_text("czy chodzi o „Ścieżka bohatera”?")
    assert me.complaints.pop().startswith("Failed to load resource"), "the refusal"
    file = tmp_path / "Na święta.txt"
    file.write_text(TEXT, encoding="utf-8")
    me.find("input[type=file]").set_input_files(file)
    me.button("Wczytaj").click()
    expect(me.page.get_by_role("heading", name="Na święta", level=1)).to_be_visible()
    assert saved(me) == [1, 1, 2, 2]
    with me.page.expect_download() as download:
        me.page.get_by_role("link", name="Zapisz jako .o8d").click()
    assert "<deck" in Path(download.value.path()).read_text(encoding="utf-8")
    decks_page(me)
    me.button("Kopiuj").click()
    expect(me.page.get_by_role("heading", name="Na święta (kopia)", level=1)).to_be_visible()
    decks_page(me)
    expect(me.find(".deck-list li")).to_have_count(2)
    me.button("Usuń: Na święta (kopia)").click()
    me.button("Na pewno usunąć?").click()
    expect(me.find(".deck-list li")).to_have_count(1)
    me.page.goto("/decks/somebody-elses")
    expect(me.find(".notice-text")).to_have_text("Nie masz takiej talii.")
    me.nothing_amiss()


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_every_card_of_a_set_can_be_read_while_one_builds(open_screen: Open, phone: bool) -> None:
    more = {} if phone else {"viewport": {"width": 1366, "height": 768}}
    me = open_screen(None, locale="pl-PL", phone=phone, bypass_csp=True, **more)
    decks_page(me)
    wrong = look(me, "decks") if phone else []
    me.find(".deck-new select").select_option("sith")
    me.button("Buduj").click()
    me.page.wait_for_selector(".deck-set .card")
    me.page.add_style_tag(content=".deck-set { content-visibility: visible !important }")
    me.page.evaluate("document.fonts.ready")
    assert me.page.evaluate(UNREADABLE) == []
    sizes = me.page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    assert sizes[0] <= sizes[1], "nothing stands out at the side"
    if phone:
        me.page.get_by_role("searchbox").fill("vader")
        wrong += look(me, "builder")
    assert not wrong, "\n\n".join(wrong)


SITH = {"affiliation": "sith", "sets": [19, 19, 20, 20, 21, 22, 23, 24, 25, 36]}


def keep(me: Screen, name: str = "Na święta") -> str:
    answer = me.context.request.post("/api/decks", data={"game": "card-game", "name": name, "deck": SITH})
    return str(answer.json()["id"])


def test_first_hands_are_dealt_exchanged_and_dealt_again(open_screen: Open) -> None:
    me = open_screen(phone=True, bypass_csp=True)
    me.page.goto(f"/decks/{keep(me)}")
    me.button("Try first hands").click()
    expect(me.find(".first-hand .card")).to_have_count(4)
    me.find(".first-hand .deck-tools .button").first.click()
    expect(me.find(".first-hand .card")).to_have_count(3 + 6)
    wrong = look(me, "first hand")
    me.button("Exchange all six cards").click()
    expect(me.find(".first-hand [role=status]")).to_have_text("This is your starting hand.")
    expect(me.find(".first-hand .card")).to_have_count(3 + 6)
    me.button("Deal again").click()
    expect(me.find(".first-hand .card")).to_have_count(4)
    assert not wrong, "\n\n".join(wrong)
    me.nothing_amiss()


def test_a_shared_deck_is_read_and_copied_until_it_is_taken_back(open_screen: Open) -> None:
    me, other = open_screen(), open_screen(locale="pl-PL", bypass_csp=True)
    me.page.goto(f"/decks/{keep(me)}")
    me.button("Share by link").click()
    link = me.find(".invite-link").input_value()
    other.page.goto(link)
    expect(other.page.get_by_role("heading", level=1)).to_contain_text("Na święta")
    expect(other.find(".deck-set")).to_have_count(8)
    assert other.find(".deck-set .icon-button").count() == 0, "there is nothing to change"
    wrong = look(other, "shared deck")
    other.button("Skopiuj do moich talii").click()
    expect(other.find(".builder-deck input").first).to_have_value("Na święta")
    assert saved(other) == SITH["sets"]
    me.button("Stop sharing").click()
    expect(me.button("Share by link")).to_be_visible()
    other.page.goto(link)
    expect(other.find(".notice-text")).to_contain_text("nie prowadzi do żadnej talii")
    assert other.complaints.pop().startswith("Failed to load resource"), "the refusal"
    assert not wrong, "\n\n".join(wrong)
    other.nothing_amiss()


def test_the_second_of_two_windows_is_told_and_loses_nothing(open_screen: Open) -> None:
    me = open_screen()
    id = keep(me)
    me.page.goto(f"/decks/{id}")
    expect(me.find(".builder-short")).to_contain_text("10 sets")
    change = {"name": "Elsewhere", "deck": {**SITH, "sets": SITH["sets"][:-1]}, "version": 1}
    assert me.context.request.post(f"/api/decks/{id}", data=change).ok, "as another window would"
    me.button("Remove: Fall of the Jedi").click()
    expect(me.find(".form-error")).to_contain_text("changed elsewhere")
    assert me.complaints.pop().startswith("Failed to load resource"), "the refusal"
    me.button("Remove: Fall of the Jedi").click()
    me.button("Keep mine as a copy").click()
    expect(me.page.get_by_role("heading", level=1)).to_have_text("Na święta (copy)")
    assert saved(me) == SITH["sets"][2:], "with what was changed meanwhile"
    me.page.goto(f"/decks/{id}")
    expect(me.page.get_by_role("heading", level=1)).to_have_text("Elsewhere")
    me.nothing_amiss()


def test_flaws_link_to_the_rules_and_sets_are_found_by_so_much_or_more(open_screen: Open) -> None:
    me = open_screen()
    small = {"game": "card-game", "name": "Small", "deck": {"affiliation": "jedi", "sets": [1]}}
    id = me.context.request.post("/api/decks", data=small).json()["id"]
    me.page.goto(f"/decks/{id}")
    expect(me.find(".flaws a").first).to_have_attribute("href", "/rules/SWLCG-674")
    expect(me.button("Play it against a bot")).to_be_disabled()
    me.find(".browser-filters summary").click()
    cards: dict[str, Any] = {card.id: card.facts() for card in load_rules("card-game").cards()}
    light = [part["cards"] for part in load_rules("card-game").decks.parts() if part["side"] == "light"]
    dear = {card for card, facts in cards.items() if facts.get("cost", 0) >= 4}
    strong = {card for card, facts in cards.items() if facts.get("icons", {}).get("unit-damage", 0) >= 2}
    for label, value, fitting in (("Cost", "4+", dear), ("Combat icon", "unit-damage:2+", strong)):
        options(me, label).select_option(value)
        expected = [part for part in light if not fitting.isdisjoint(part)]
        assert 0 < len(expected) < len(light)
        expect(me.find(".deck-set")).to_have_count(len(expected))
        options(me, label).select_option("")
    me.nothing_amiss()


def test_a_deck_is_played_at_once(open_screen: Open) -> None:
    me = open_screen()
    me.page.goto(f"/decks/{keep(me)}")
    me.button("Play it against a bot").click()
    me.page.wait_for_selector(".table.card-game .card")
    expect(me.find(".stage")).to_contain_text("Sith")
    me.nothing_amiss()
