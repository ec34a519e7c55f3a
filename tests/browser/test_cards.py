"""What stands on a card: signs that mean something, sentences that can be read, all of it for those who listen."""

from __future__ import annotations

import re
from typing import Any

import pytest
from screen import Open, Screen, expect, played

from kantyna.engine.voice import card_name
from shipped import SHIPPED

Json = Any
LANGUAGES = {"pl": "pl-PL", "en": "en-GB"}

# Every card of a game drawn in a corner of the page; its size is then set by `--w` and `--h`, or `--short`.
DRAW = """async ([game, size]) => {
  const { html, render } = await import("/web/vendor/preact.js");
  const { Card } = await import("/web/parts/card/card.js");
  const { say } = await import("/web/voice.js");
  const cards = await (await fetch("/api/cards/" + game)).json();
  document.querySelector("#drawn")?.remove();
  const box = document.body.appendChild(document.createElement("div"));
  box.id = "drawn";
  box.className = "table " + game;
  box.style.cssText = "position: absolute; display: block; width: 3000px; height: auto; container-type: normal";
  render(cards.map((card) => html`<${Card} card=${card} say=${say} size=${size} />`), box);
  for (const face of box.querySelectorAll(".face")) face.remove();
  await document.fonts.ready;
}"""
# What is wrong with the drawn cards at each size, and which of them have words that do not show. All sizes are measured
# in one call: between two calls the browser would paint every card.
LOOK = """(sizes) => sizes.map(([wide, high]) => {
  const box = document.querySelector("#drawn");
  box.style.setProperty("--w", wide + "px");
  box.style.setProperty("--short", wide + "px");
  box.style.setProperty("--h", high + "px");
  box.style.setProperty("--tall", (high || wide * 0.72) + "px");
  const [cut, small, untold] = [[], [], []];
  for (const card of box.querySelectorAll(".card")) {
    const body = card.querySelector(".card-body");
    if (body.scrollHeight > body.clientHeight || body.scrollWidth > body.clientWidth) cut.push(card.dataset.id);
    for (const text of card.querySelectorAll(".words, .card-name > span")) {
      const shown = text.getClientRects().length > 0;
      if (shown && parseFloat(getComputedStyle(text).fontSize) < 12) small.push(card.dataset.id);
      if (!shown && text.matches(".words") && !card.matches(".reads-enlarged")) untold.push(card.dataset.id);
    }
  }
  return { cut, small, untold: [...new Set(untold)] };
})"""

# Every line of every card: what it says, the words in it, and the signs by which a card shows it.
READ = """async (game) => {
  const { abilitiesOf, rowsOf } = await import("/web/parts/card/signs.js");
  const { isDrawn } = await import("/web/parts/card/icons.js");
  const { say } = await import("/web/voice.js");
  const cards = await (await fetch("/api/cards/" + game)).json();
  return cards.flatMap((card) => abilitiesOf(card).map((ability) => ({
    card: card.id,
    line: say(ability.line),
    complete: ability.parts.every(({ words }) => !words),
    parts: ability.parts.map(({ signs, words }) => ({ signs: signs.flat(), words: words && say(words) })),
    signs: rowsOf(ability).flat(),
    undrawn: rowsOf(ability).flat().filter(({ icon }) => icon && !isDrawn(icon)),
  })));
}"""


def draw(me: Screen, game: str, size: str = "full") -> None:
    me.page.evaluate(DRAW, [game, size])


def look(me: Screen, sizes: list[tuple[float, float]]) -> list[Json]:
    """What is seen at each width and height; a height of 0 is the one that a short card has by itself."""
    return list(me.page.evaluate(LOOK, sizes))


def faulty_sizes(me: Screen, sizes: list[tuple[float, float]]) -> list[Json]:
    """The sizes at which a card is cut or has small words, and those cards."""
    looked = zip(sizes, look(me, sizes), strict=True)
    return [(size, seen["cut"], seen["small"]) for size, seen in looked if seen["cut"] or seen["small"]]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", SHIPPED)
def test_nothing_on_a_card_is_cut_or_too_small_whatever_its_size(game: str, lang: str, open_screen: Open) -> None:
    me = open_screen(locale=LANGUAGES[lang])
    draw(me, game)
    widths = (92, 100, 110, 112, 117, 119, 122, 127, 131, 134, 135, 136, 142, 146, 150, 160, 166, 190)
    assert faulty_sizes(me, [(wide, wide * ratio) for wide in widths for ratio in (1.4, 1.52, 1.7, 1.94)]) == []
    # there the longest text has room too; The Card Game prints whole sentences beside combat icons
    assert look(me, [(166, 166 * (1.94 if game == "card-game" else 1.4))])[0]["untold"] == []
    draw(me, game, "short")
    short_widths = (86, 100, 112, 124, 129, 133, 137, 141, 146, 150, 158, 178, 190)
    assert faulty_sizes(me, [(wide, 0) for wide in short_widths]) == []
    if game == "card-game":  # there they lie and stand, as their lines leave room
        widths_lying = (70, 76, 86, 96, 112, 124, 136, 150, 166, 190, 210)
        assert (
            faulty_sizes(me, [(wide, wide * ratio) for wide in widths_lying for ratio in (0.5, 0.6, 0.85, 1, 1.3)])
            == []
        )
        assert len(look(me, [(166, 136)])[0]["untold"]) < 60  # of more than two hundred
    me.nothing_amiss()


@pytest.mark.parametrize("game", SHIPPED)
def test_no_sign_stands_for_some_text(game: str, open_screen: Open) -> None:
    """Signs are drawn, and say what the line says: no two lines that say different things look alike."""
    me = open_screen()
    lines = me.page.evaluate(READ, game)
    assert lines
    meant: dict[str, set[str]] = {}
    for line in lines:
        assert line["undrawn"] == [], line
        # what signs do not tell is there in words, and a card that shows neither would say nothing
        assert all(part["signs"] or part["words"] for part in line["parts"]), line
        for sign in line["signs"]:
            assert set(sign) <= {"icon", "n", "faction", "between"} and any(sign.values()), line
        if line["complete"]:
            meant.setdefault(str(line["signs"]), set()).add(plain(line["line"]))
    assert {signs: said for signs, said in meant.items() if len(said) > 1} == {}


def plain(line: str) -> str:
    """Without what brings it about, which has a mark of its own beside the signs, and whether one may or must."""
    said = line.partition(": ")[2] if re.match(r"(Reward|Scrap this card|[\w ]+ ally): ", line) else line
    said = re.sub(r"\bon this base\b", "on your base", said)
    return re.sub(r"^you may ", "", said.lower()).replace(". ", ", ").rstrip(".")


def test_a_discard_at_random_is_no_loss_of_force(open_screen: Open) -> None:
    """It was once drawn as the Force, less one."""
    me = open_screen()
    commando = [line for line in me.page.evaluate(READ, "deckbuilding") if line["card"] == "rebel_commando"]
    assert "at random" in commando[0]["line"]
    assert "at random" in str(commando[0]["parts"][0]["words"])
    assert commando[0]["signs"] == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", SHIPPED)
def test_every_line_of_a_card_is_there_for_those_who_listen(game: str, lang: str, open_screen: Open) -> None:
    me = open_screen(locale=LANGUAGES[lang])
    draw(me, game)
    said = dict(me.find("#drawn .card").evaluate_all("all => all.map((c) => [c.dataset.id, c.ariaLabel])"))
    for line in me.page.evaluate(READ, game):
        assert line["line"] in said[line["card"]]


@pytest.mark.parametrize("phone", [False, True])
def test_a_line_of_the_log_shows_its_card(phone: bool, open_screen: Open) -> None:
    """Under the pointer, or where a finger taps; on the screen as a whole, and not over the line itself."""
    me = open_screen(phone=phone)
    me.play_on(played(5, 60, game="deckbuilding"), 0)
    me.chosen(me.find(".hand button.card.lit").first)
    if phone:
        me.button("Log").click()
    line = me.find("[data-line-card]").last
    line.scroll_into_view_if_needed()
    me.until("() => document.getAnimations().every((one) => one.playState !== 'running')")
    if phone:
        line.tap()
    else:
        line.hover()
    card = me.find(".log .lens .page h2")
    name = card_name(str(line.get_attribute("data-line-card"))).text("en")
    expect(card).to_have_text(re.compile(re.escape(name)))
    box, own = me.find(".log .lens").bounding_box(), line.bounding_box()
    screen = me.page.viewport_size
    assert box and own and screen
    assert box["x"] >= 0 and box["y"] >= 0
    assert box["x"] + box["width"] <= screen["width"] and box["y"] + box["height"] <= screen["height"]
    assert box["x"] + box["width"] <= own["x"] or box["y"] + box["height"] <= own["y"]
    if phone:
        me.find(".side-head").tap()
    else:
        me.page.mouse.move(5, 5)
    expect(card).to_have_count(0)
    me.nothing_amiss()


def test_on_a_phone_a_tap_reads_a_card_that_does_nothing_now(open_screen: Open) -> None:
    me = open_screen(phone=True)
    me.play_on(played(5, 60, game="deckbuilding"), 0)
    card = me.find(".galaxy-row button.card.quiet").first
    card.tap()
    name = card_name(str(card.get_attribute("data-id"))).text("en")
    expect(me.find(".lens .page h2")).to_have_text(re.compile(re.escape(name)))
    me.prompt.tap()
    expect(me.find(".lens")).to_have_count(0)
    me.nothing_amiss()
