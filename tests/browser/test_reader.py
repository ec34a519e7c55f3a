"""Events are worded for their reader: "You play Scout", where others read "Ada plays Scout"."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from screen import Open, expect

from kantyna import voice

LANGUAGES = {"pl": "pl-PL", "en": "en-GB"}
# Every message in three ways: done by the reader, done to the reader, and read by somebody else.
TELL = """async (ids) => {
  const { sayWith } = await import("/web/voice.js");
  const seat = (n) => ({ id: "seat-name", args: { seat: n } });
  const args = { who: seat(0), whom: seat(1), card: { id: "card-scout" }, n: 3, raid: "sabotage", rule: "SR-016",
    units: [{ id: "card-scout" }], outcome: { id: "card-viper" } };
  const readers = [0, 1, 2].map((reader) => sayWith(["Ada", "Bo", "Cy"], reader));
  return ids.map((id) => readers.map((say) => say({ id, args })));
}"""


def events(lang: str) -> list[str]:
    texts = [path.read_text(encoding="utf-8") for path in sorted((Path(voice.__file__).parent / lang).glob("*.ftl"))]
    return [id for text in texts for id in re.findall(r"^(event-[\w-]+) =", text, re.MULTILINE)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_log_line_knows_its_reader(lang: str, open_screen: Open) -> None:
    me = open_screen(locale=LANGUAGES[lang])
    ids = events(lang)
    assert len(ids) > 80
    for id, (doer, other, else_) in zip(ids, me.page.evaluate(TELL, ids), strict=True):
        assert "{" not in doer + other + else_, id
        assert "Ada" not in doer and "Bo" not in other, (id, doer, other)
        assert not doer[0].islower(), doer
        if "Ada" not in else_:
            assert doer == else_, "nobody is named"
        elif lang == "en":
            assert re.search(r"\byou(r|rs)?\b", doer, re.IGNORECASE), doer
            assert not re.match(r"You (is|\w+[^s]s)\b", doer), doer
        else:
            assert re.match(r"(\w+sz|Jesteś)\b", doer) or re.search(r"\b([Tt]y|twoj\w+)\b", doer), doer
        assert not re.search(r"(?<=.)\b(You|Ty)\b", doer), doer
        if "Bo" in else_:
            assert re.search(r"\b(you|your|cię|ty|twoją|\w+sz)\b", other), other


def test_who_has_the_edge_is_told_as_one_would_say_it(open_screen: Open) -> None:
    me = open_screen(locale=LANGUAGES["pl"])
    (edge, other, _), (turn, _, _) = me.page.evaluate(TELL, ["event-edge-won", "event-turn"])
    assert edge == "Masz przewagę: symbole Mocy 3" and other == "Przewagę ma Ada: symbole Mocy 3"
    assert turn == "Tura 3: ty"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_log_says_you(lang: str, open_screen: Open) -> None:
    me = open_screen(locale=LANGUAGES[lang])
    me.call("Grzegorz")
    me.play_against_bot()
    me.chosen(me.find(".hand button.card.lit").first)
    expect(me.log.filter(has_text={"en": "You play ", "pl": "Zagrywasz: "}[lang]).first).to_be_visible()
    assert me.log.filter(has_text="Grzegorz").count() == 0
    me.end_turn()
    me.until_asked()
    assert me.log.filter(has_text={"en": " plays ", "pl": " zagrywa: "}[lang]).count() > 0, "the bot by its name"
    assert me.log.filter(has_text="Grzegorz").count() == 0
    me.nothing_amiss()
