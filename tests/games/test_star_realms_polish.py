"""The Polish of Star Realms: the words of the rulebook, in sentences that are derived from the effects."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import kantyna
from kantyna import voice
from kantyna.engine.voice import Message
from situations import do, duel, reason, table

CARDS = {card.id: card for card in kantyna.cards("star-realms")}
POLISH = (Path(voice.__file__).parent / "pl" / "star_realms.ftl").read_text(encoding="utf-8")


def message_text(id: str, lang: str = "pl", **args: int) -> str:
    return Message(id, **args).text(lang)


@pytest.mark.parametrize(
    ("card", "pl", "en"),
    [
        (
            "battlecruiser",
            "Złomuj tę kartę: dobierz kartę, a potem możesz zniszczyć Bazę przeciwnika.",
            "Scrap this card: draw a card, then you may destroy an opponent's base.",
        ),
        (
            "port_of_call",
            "Złomuj tę kartę: dobierz kartę, a potem możesz zniszczyć Bazę przeciwnika.",
            "Scrap this card: draw a card, then you may destroy an opponent's base.",
        ),
        ("ram", "Złomuj tę kartę: +3 Handlu.", "Scrap this card: +3 Trade."),
        ("blob_fighter", "Sojusz (Bloby): dobierz kartę.", "Blob ally: draw a card."),
        (
            "brain_world",
            "Złomuj do 2 kart z ręki i/lub ze swojego stosu kart odrzuconych, a potem dobierz tyle samo.",
            "Scrap up to 2 cards from your hand and/or discard pile, then draw as many.",
        ),
        (
            "blob_carrier",
            "Sojusz (Bloby): kup za darmo dowolny Okręt z Rzędu Handlu lub stosu Odkrywców i połóż go na wierzchu "
            "swojej Talii Osobistej.",
            "Blob ally: acquire any ship from the trade row or the Explorer pile for free and put it on top of your "
            "deck.",
        ),
    ],
)
def test_what_a_card_says(card: str, pl: str, en: str) -> None:
    assert CARDS[card].text("pl").split("\n")[-1] == pl
    assert CARDS[card].text("en").split("\n")[-1] == en


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_an_ability_that_is_used_is_one_sentence(lang: str) -> None:
    """What follows "Scrap this card:" is all its ability, and nothing else is."""
    for card in CARDS.values():
        for line in card.lines():
            if line.id in ("card-scrap", "card-ally"):
                assert re.fullmatch(r"[^:]+: [^.]+\.", line.text(lang)), line.text(lang)


def test_acquiring_for_free_is_called_so_everywhere() -> None:
    t = duel(play=["blob_carrier", "ram"], row=["cutter"])
    do(t, "ally blob_carrier")
    assert t.prompt("pl") == "Wybierz Okręt, który kupisz za darmo i położysz na wierzchu swojej Talii Osobistej."
    assert t.choices[0][0].text("pl") == "Kup za darmo: Kuter"


def test_what_counts_counts_for_blob_world() -> None:
    assert message_text("option-mech_world_counts_as_blob") == "Planeta Mechów liczy się dla Planety Blobów"
    assert "liczy się dla Planety Blobów" in message_text("option-needle_counts_for_blob_world-help")
    assert "Planecie Blobów" not in POLISH


def test_a_discard_that_is_put_off_says_until_when() -> None:
    t = duel(hand=["imperial_fighter"], opponent={"hand": ["scout"]}, options={"discard_timing": "next_turn"})
    do(t, "play imperial_fighter")
    assert t.events[-1].text("pl") == "Gracz 2 odrzuci kartę na początku swojej następnej tury"
    assert t.events[-1].text("en") == "Player 2 will discard a card at the start of their next turn"


def test_offers_name_what_is_offered_and_who_buys() -> None:
    them = {"play": ["the_hive"]}
    t = table("hydra-2", {"trade": 2, "combat": 2}, {"trade": 5, "combat": 3}, them, {}, row=["mothership"])
    do(t, "pledge mothership#1 2 seat#1")
    assert t.events[-1].text("pl") == "Gracz 1 oferuje 2 Handlu: Statek-Matka (kupuje Gracz 2)"
    do(t, "buy-together mothership#1", seat=1)
    texts = [event.text("pl") for event in t.events]
    assert "Gracz 1 daje 2 Handlu: Statek-Matka (kupuje Gracz 2)" in texts
    do(t, "pledge the_hive#1 2")
    assert t.events[-1].text("pl") == "Gracz 1 oferuje 2 Walki przeciw: Rój"
    do(t, "attack-together the_hive#1", seat=1)
    assert "Gracz 1 daje 2 Walki przeciw: Rój" in [event.text("pl") for event in t.events]
    assert "Player 1 gives 2 Combat against The Hive" in [event.text("en") for event in t.events]


def test_it_is_the_ally_ability_that_needs_an_ally() -> None:
    t = duel(play=["ram"])
    assert reason(t, "ally ram#1", lang="pl") == "Zdolność Sojuszu karty „Taran” wymaga innej karty Blobów w grze."
    assert reason(t, "ally ram#1") == "The ally ability of Ram needs another Blob card in play."


def test_starting_cards_have_no_cost_to_show() -> None:
    without = [id for id, card in CARDS.items() if "cost" not in card.facts()]
    assert sorted(without) == ["scout", "viper"]
    assert CARDS["explorer"].facts()["cost"] == 2


def test_names_that_a_sentence_cannot_inflect_stand_in_quotation_marks() -> None:
    bare = [
        line
        for line in POLISH.splitlines()
        if re.match(r"(refuse|ask)-", line) and re.search(r"[Kk]art(a|y|ę|ą|om|ami) \{ \$card \}", line)
    ]
    assert bare == []


def test_the_personal_deck_is_called_so() -> None:
    t = duel(hand=["corvette"], discard=["scout"])
    do(t, "play corvette")
    assert "Gracz 1 tasuje stos kart odrzuconych w nową Talię Osobistą" in [event.text("pl") for event in t.events]
    assert (
        message_text("table-personal-deck")
        == message_text("cli-deck")
        == message_text("show-zone-deck")
        == "Talia Osobista"
    )
    assert not re.search(r"\b(tali[aięą]|Tali[aięą])\b(?! (Osobist|Handlu))", POLISH)
