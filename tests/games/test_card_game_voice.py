"""What the cards of The Card Game say: the words of the rulebooks, whose cards are meant, and how often."""

from __future__ import annotations

import re
from functools import cache

import pytest

import kantyna
from kantyna.engine.voice import Message
from kantyna.game.card_game.cards.card_types import FATE, PrintedCard

CARDS = {card.id: card for card in kantyna.cards("card-game") if isinstance(card, PrintedCard)}
ABILITY = re.compile(r"(Action|Reaction|Interrupt|Forced \w+): ")


@cache
def lines() -> list[tuple[str, str, str]]:
    """The lines of all cards: the card, and the line in both languages."""
    return [(card.id, line.text("en"), line.text("pl")) for card in CARDS.values() for line in card.lines()]


def card_text(card: str, lang: str) -> str:
    return CARDS[card].text(lang)


def found(pattern: str, lang: str) -> list[tuple[str, str]]:
    """The lines in which it is said, with their cards."""
    in_language = [(card, en if lang == "en" else pl) for card, en, pl in lines()]
    return [(card, line) for card, line in in_language if re.search(pattern, line)]


@pytest.mark.rule("SWLCG-656")
def test_a_target_is_one_word_in_polish_and_what_is_chosen_another() -> None:
    """Also where an opponent chooses: only a target is „wybrany”."""
    for card, en, pl in lines():
        targets = re.search(r"\btargets?\b|be targeted", en, re.IGNORECASE)
        assert bool(targets) == bool(re.search(r"wybier|wybr", pl, re.IGNORECASE)), (card, pl)
        chooses = re.search(r"\bchoos|\bchosen?\b|\bchoice\b", en, re.IGNORECASE)
        assert bool(chooses) == bool(re.search(r"wskaż|wskaz", pl, re.IGNORECASE)), (card, pl)
    assert "przeciwnik wskazuje swoją jednostkę; zadaj 1 obrażenie wskazanej karcie" in card_text(
        "heavy_blaster_emplacement", "pl"
    )


def test_questions_tell_the_two_apart_as_well() -> None:
    for word, verb in [("ask-target", "wybierz"), ("ask-choose", "wskaż")]:
        asked = Message(word, card="Yoda", most=1, acc="jednostkę", ofmany="jednostek")
        assert asked.text("pl") == f"Yoda: {verb} jednostkę."


def test_affiliations_are_declined() -> None:
    assert not found(r"stronnictw\w+ (Sithowie|Sojusz |Marynarka|Szumowiny|Przemytnicy|Mieszkańcy)", "pl")
    assert card_text("the_heart_of_the_empire", "pl").startswith("Tylko stronnictwo Sithów.")
    assert "kartę wydarzenia stronnictwa Sithów" in card_text("darth_vader", "pl")
    for affiliation in ("rebel_alliance", "smugglers_and_spies", "imperial_navy", "scum_and_villainy", "sith"):
        name = Message("card-affiliation_" + affiliation)
        declined = Message("affiliation-gen", of=affiliation, affiliation=name).text("pl")
        assert declined != name.text("pl"), affiliation


PLAYER = re.compile(r"\w+sz\b|\bgracz|\bprzeciwnik\w*\b|\bstrona\b|\bwskazuje\b", re.IGNORECASE)
TOLD = re.compile(
    r"\b(dobierz|obejrzyj|odkryj|odłóż|odrzuć|poświęć|przejrzyj|skup|umieść|usuń|weź|wskaż|wtasować|wtasuj|wybierz)\b",
    re.IGNORECASE,
)


def test_ones_own_is_said_of_the_subject_alone() -> None:
    """„swoją” where the player does something, „twoją” where a card or damage does."""
    for card, _, pl in lines():
        for clause in re.split(r"[:;,.]", pl):
            if re.search(r"\bsw(oj|ój|ą\b)", clause):
                assert PLAYER.search(clause) or TOLD.search(clause), (card, pl)
    assert "za każdą kartę celu pod twoją kontrolą" in card_text("darth_vader_d01", "pl").lower()
    assert "kiedy na kartę pod twoją kontrolą inną" in card_text("endor_shield_generator_d01", "pl")
    assert "poświęć jednostkę pod swoją kontrolą" in card_text("youre_my_only_hope", "pl")


@pytest.mark.parametrize(
    ("wrong", "instead"),
    [
        (r"\bpróg\b(?! obrażeń)", "próg obrażeń"),
        (r"atakująca ani obrońca", "ani jako atakująca, ani jako obrońca"),
        (r"kart\w* \w+ \w+ \w+ \w+ \(\d\)", "3 wierzchnie karty talii dowództwa przeciwnika"),
        (r"uszkodzon", "z obrażeniami"),
        (r"\bz wskazan", "ze wskazanej karty"),
        (r"kontrolą gracza na turę|karta na turę", "na gracza i turę"),
        (r"w (twojej|swojej) \w+( \w+)?, ", "jeśli trwa twoja faza wystawiania"),
    ],
)
def test_polish_texts_have_none_of_these(wrong: str, instead: str) -> None:
    assert not found(wrong, "pl")
    assert found(re.escape(instead), "pl")


def test_ships_and_peoples_are_spelt_in_one_way() -> None:
    for game in ("card-game", "deckbuilding"):
        for card in kantyna.cards(game):
            assert not re.search(r"-Wing|[Tt]wilek", card.name("pl")), card.name("pl")


def test_what_happens_once_depends_on_an_if() -> None:
    """A constant holds while something is so; an ability or a fate card asks once."""
    for card, en, pl in lines():
        if ABILITY.match(en) or CARDS[card].kind == FATE:
            assert not re.search(r"\bwhile\b", en, re.IGNORECASE), en
            assert not re.search(r"\bgdy\b", pl, re.IGNORECASE), pl
    assert card_text("boushh_l01", "en").startswith(
        "If there is a unit you control named Leia Organa in play, this card"
    )


@pytest.mark.parametrize(
    ("card", "en", "pl"),
    [
        ("cruel_interrogations", "from each opponent's hand", "z ręki każdego przeciwnika"),
        ("interrogation_droid", "each opponent discards", "każdy przeciwnik odrzuca"),
        ("outer_rim_hunter", "the defending player chooses", "broniący się gracz wskazuje"),
        (
            "a_new_hope",
            "you first (in a team game, clockwise from the active player)",
            "(w grze drużynowej zgodnie z ruchem wskazówek zegara od aktywnego gracza)",
        ),
        ("lightsaber_deflection", "redirect 1 of that damage to the target", "przekieruj 1 z tych obrażeń na wybraną"),
        ("force_choke", "At most one such card per player and turn.", "Najwyżej jedna taka karta na gracza i turę."),
        ("boba_fett", "to an enemy Character unit, capture that card.", "Postać, schwytaj tamtą kartę."),
        ("supporting_fire_light", "Target a friendly player", "Wybierz przyjaznego gracza"),
        ("fully_armed_d01", "target an opponent", "wybierz przeciwnika"),
        ("mercenary_support", "a Bounty Hunter or Mercenary unit", "o cesze Łowca nagród lub Najemnik"),
        ("last_minute_rescue", "target a damaged unit", "wybierz jednostkę z obrażeniami"),
        ("rebel_honor_guard_l01", "to a Character unit other than", "do innej jednostki o cesze Postać"),
        ("the_mines_l01", "from the top of their command deck", "z wierzchu swojej talii dowództwa"),
    ],
)
def test_a_text_says_who_and_what_is_meant(card: str, en: str, pl: str) -> None:
    assert en in card_text(card, "en") and pl in card_text(card, "pl")
