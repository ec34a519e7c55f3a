"""What The Deckbuilding Game says: everything, in both languages, and nothing that only a program would say."""

from __future__ import annotations

import json
import random
import re
from collections import Counter
from typing import Any

import pytest

import kantyna
from kantyna.engine.registry import load_rules
from kantyna.engine.voice import LANGUAGES, Message
from kantyna.game.deckbuilding.cards.card_types import PrintedCard
from kantyna.voice import HERE, bundle

LEAKS = re.compile(r"[{}$]|\b(?:kind|effect|card|if|trigger|constant)-[a-z]|-(?:one|acc|gen|many)\b|_|\?\?\?")
CLUMSY = re.compile(r"  | [.,;:]|\.\.|[,;:][.,;]|\(\)|: *$")
ONLY_NAMES = ("choice-answer", "choice-pick")
FORMATS = [format.id for format in load_rules("deckbuilding").formats]
MESSAGE_ID = re.compile(r"^([a-zA-Z][a-zA-Z0-9_-]*) =", re.MULTILINE)


class MessageChecker:
    """Checks the text of each message once in both languages."""

    def __init__(self) -> None:
        self.checked: set[str] = set()
        self.ids: set[str] = set()

    def check(self, message: Message, whole: bool = False) -> None:
        """`whole`: it must be a sentence, with a capital and a mark at its end."""
        same = json.dumps(message.data(), sort_keys=True)
        if same in self.checked:
            return
        self.checked.add(same)
        self.ids.add(message.id)
        said = [message.text(lang) for lang in LANGUAGES]
        for text in said:
            self.check_text(text, whole)
        assert not re.search("[ąćęłńśźż]", said[0]), said
        if message.id not in ONLY_NAMES:
            assert said[0] != said[1], said

    def check_text(self, text: str, whole: bool) -> None:
        assert text and not LEAKS.search(text) and not CLUMSY.search(text), text
        if whole:
            assert text[-1] in ".?" and not text[0].islower(), text


# cards


@pytest.mark.parametrize("card", kantyna.cards("deckbuilding"), ids=lambda card: card.id)
def test_a_card_has_a_name_and_a_text_in_both_languages(card: PrintedCard) -> None:
    for lang in LANGUAGES:
        assert card.name(lang) and not LEAKS.search(card.name(lang))
    checker = MessageChecker()
    for line in card.lines():
        checker.check(line, whole=True)
    for part in (card.ability, *card.triggers, *card.constants):
        assert part is None or card.text("en")


def test_a_text_can_be_read() -> None:
    cards = {card.id: card for card in kantyna.cards("deckbuilding")}
    assert cards["padme_amidala"].text("en").split("\n")[0] == "Draw a card; 2 cards instead if your base is Naboo."
    assert cards["padme_amidala"].text("pl").split("\n")[0] == "Dobierz kartę (2 karty, jeśli twoją bazą jest Naboo)."
    assert cards["felucia"].text("pl") == "Dopóki ta karta jest w grze, każdy twój droid ma +1 do ataku."
    assert cards["cad_bane"].text("pl").startswith("Jeśli masz w grze 3 lub więcej kart neutralnych, wybierz: zniszcz")
    assert cards["duros_spy"].text("en").startswith("Your opponent chooses: they discard a card from hand, or you get")
    assert cards["outer_rim_pilot"].text("pl") == "Anihiluj tę kartę: +1 Mocy."


@pytest.mark.parametrize(
    ("card", "words"),
    [
        ("jedha", "na koniec tury musisz ją anihilować"),
        ("grand_moff_tarkin", "na koniec tury musisz anihilować tę kartę"),
        ("mygeeto", "Na koniec tury zachowujesz niewydane zasoby"),
        ("princess_leia", "Kup za darmo kartę Rebelii z rzędu galaktyki"),
        ("mon_cala", "kartę Rebelii lub neutralną"),
        ("baze_malbus", "za każdą bazę Rebelii w stosie"),
        ("nebulon_b_frigate", "Wybierz: napraw 3 obrażenia ze swojej bazy albo +3 zasoby."),
        ("landing_craft", "Wybierz: +4 zasoby albo napraw 4 obrażenia ze swojej bazy."),
        ("rebel_transport", "Wybierz: napraw 2 obrażenia ze swojej bazy albo +1 zasób."),
        ("cad_bane", ", wybierz: zniszcz okręt przeciwnika będący w grze albo anihiluj kartę"),
        ("hwk_290", "napraw 4 obrażenia ze swojej bazy"),
        ("u_wing", "napraw 3 obrażenia ze swojej bazy"),
        ("christophsis", "napraw 1 obrażenie z tej bazy"),
        ("ryloth", "anihiluj wrogą kartę z rzędu galaktyki i umieść kartę ze swojego stosu kart odrzuconych na"),
        ("tatooine", "zamień kartę z rzędu galaktyki z kartą Rebelii ze stosu odrzuconych kart galaktyki i +1 zasób."),
        ("gauntlet_fighter", "kart galaktyki, jakby była w rzędzie galaktyki, i weź tę kartę na rękę"),
        ("droid_control_ship", "Kup droida ze swojego stosu anihilowanych kart, jakby był w rzędzie galaktyki."),
        ("jawa_scavenger", "kup kartę ze stosu odrzuconych kart galaktyki, jakby była w rzędzie galaktyki."),
        ("hoth", "W każdej turze zapobiegasz 2 pierwszym obrażeniom zadanym tej bazie."),
        ("anakin_skywalker", "Dopóki Moc jest z tobą, ta jednostka ma +4 do ataku."),
        ("wat_tambor", "jeśli Moc jest z tobą, możesz zastąpić ją kartą Separatystów ze stosu odrzuconych kart"),
        ("cato_neimoidia", "i zastąpić ją inną wrogą kartą ze stosu odrzuconych kart galaktyki"),
        ("clone_commander_cody", "Umieść żołnierza ze swojego stosu kart odrzuconych na wierzchu swojej talii"),
        ("at_te", "Umieść inną swoją jednostkę z gry na wierzchu swojej talii."),
        ("jyn_erso", "umieść kartę z ręki przeciwnika na wierzchu jego talii"),
        ("lola_sayu", "możesz umieścić pod tą bazą zakrytą kartę"),
        ("hondo_ohnaka", "Gdy kupisz kartę o koszcie 4 albo większym: dobierz kartę."),
        ("super_commando", "Gdy kupisz tę kartę, możesz wziąć ją na rękę"),
        ("quarren_mercenary", "Gdy kupisz tę kartę, możesz anihilować"),
        ("jar_jar_binks", "Gdy kupisz tę kartę, możesz wydać 2 zasoby"),
        ("kamino", "Gdy pierwszy raz w turze zagrasz żołnierza: "),
        ("ord_mantell", "celem eliminacji może być neutralna jednostka"),
    ],
)  # fmt: skip
def test_polish_texts_use_the_terms_of_the_rulebook(card: str, words: str) -> None:
    (found,) = [found for found in kantyna.cards("deckbuilding") if found.id == card]
    assert words in found.text("pl")


def test_no_polish_text_uses_another_term_for_the_same() -> None:
    said = [card.text("pl") for card in kantyna.cards("deckbuilding")]
    said += [path.read_text("utf-8") for path in (HERE / "pl").glob("deckbuilding*.ftl")]
    for other in ("pod koniec", "Rebeliant", "ozstrzygn", "połóż", "położ", "z Tobą", "Gdy kupujesz", "przepada"):
        assert not [text for text in said if other in text], other


def test_a_text_says_whose_attack_rises() -> None:
    for card in kantyna.cards("deckbuilding"):
        for line in card.lines():
            for clause in re.split(r"[.;:]", line.text("en")):
                if "attack" in clause and "+" in clause:
                    assert re.search(r"this unit (gets|has)|each of your|it has", clause, re.IGNORECASE), line.text(
                        "en"
                    )
            for clause in re.split(r"[.;:]", line.text("pl")):
                if "do ataku" in clause:
                    assert re.search(r"ta jednostka|każd\w+ tw\w+|to łowca nagród", clause, re.IGNORECASE), line.text(
                        "pl"
                    )
            if "this unit" in line.text("en").lower():
                assert isinstance(card, PrintedCard) and card.type == "unit"


@pytest.mark.parametrize("card", ["corellia", "mon_cala", "anaxes", "dac"])
def test_what_one_may_do_is_told_as_such(card: str) -> None:
    (found,) = [found for found in kantyna.cards("deckbuilding") if found.id == card]
    assert re.search(r": you may buy .+ for free and take it to your hand\.", found.text("en"))
    assert re.search(r": możesz kupić za darmo .+ i wziąć ją na rękę\.", found.text("pl"))


@pytest.mark.parametrize("card", ["fang_fighter", "super_commando"])
def test_what_more_is_done_is_done_only_with_the_card_in_hand(card: str) -> None:
    (found,) = [found for found in kantyna.cards("deckbuilding") if found.id == card]
    assert "you may take it to your hand; if you do and the Force is with you, " in found.text("en")
    assert "możesz wziąć ją na rękę; jeśli to zrobisz, a Moc jest z tobą, " in found.text("pl")


PROPER_NAMES = ("Naboo",)
"""Cards whose names take no article."""


def test_a_card_is_named_with_an_article() -> None:
    names = [card.name("en") for game in ("deckbuilding", "card-game") for card in kantyna.cards(game)]
    named = "|".join([re.escape(name) for name in names if name not in PROPER_NAMES])
    bare = re.compile(rf"\b(is|have|beneath|under|of|with) ({named})\b")
    for game in ("deckbuilding", "card-game"):
        for card in kantyna.cards(game):
            assert not bare.search(card.text("en")), card.text("en")
    cards = {card.id: card for card in kantyna.cards("deckbuilding")}
    assert "if your base is the Death Star." in cards["director_krennic"].text("en")
    assert "if you have the Millennium Falcon in play." in cards["han_solo"].text("en")


def test_the_help_of_an_option_reads_well() -> None:
    (game,) = [game for game in kantyna.games() if game["id"] == "deckbuilding"]
    help = game["formats"][0]["options"]["length"]["help"]["pl"]
    assert "w grze dwuosobowej ze wszystkimi bazami 4" in help


def test_the_button_and_the_typed_word_for_an_attack_are_the_same() -> None:
    words = Message("cli-words-resolve").text("pl").split()
    said = Message("choice-resolve-base").text("pl")
    assert said == "Rozpatrz atak na bazę" and said.split()[0].lower() == words[0]


def test_factions_types_and_traits_have_names() -> None:
    for card in kantyna.cards("deckbuilding"):
        assert isinstance(card, PrintedCard)
        for id in (f"faction-{card.faction}", f"type-{card.type}", *[f"trait-{trait}" for trait in card.traits]):
            assert all([Message(id).text(lang) for lang in LANGUAGES])


@pytest.mark.parametrize(
    ("id", "forms"),
    [
        ("effect-resources", ["+1 zasób", "+2 zasoby", "+5 zasobów", "+22 zasoby"]),
        ("effect-repair-this", [f"napraw {n} z tej bazy" for n in ("1 obrażenie", "2 obrażenia", "5 obrażeń")]),
        ("choice-pay", ["Wydaj 1 zasób", "Wydaj 2 zasoby", "Wydaj 5 zasobów", "Wydaj 22 zasoby"]),
        ("effect-their-discard", [f"przeciwnik odrzuca {n} z ręki" for n in ("kartę", "2 karty", "5 kart")]),
    ],
)
def test_polish_counts_in_three_ways(id: str, forms: list[str]) -> None:
    for n, form in zip((1, 2, 5, 22), forms, strict=False):
        assert Message(id, n=n).text("pl") == form


# games and options


def test_formats_and_options_have_names_and_help() -> None:
    (game,) = [game for game in kantyna.games() if game["id"] == "deckbuilding"]
    assert [format["id"] for format in game["formats"]] == FORMATS
    for format in game["formats"]:
        assert format["name"]["en"] != format["name"]["pl"]
        for option in format["options"].values():
            assert option["name"]["en"] != option["name"]["pl"]
            assert option["help"]["en"] != option["help"]["pl"]
            for value in option["values"]:
                if isinstance(value, str):
                    assert all([Message(f"web-value-{value}").text(lang) for lang in LANGUAGES])


def test_zones_and_numbers_have_names() -> None:
    rules = load_rules("deckbuilding")
    zones = {zone.name for format in rules.formats for zone in (*rules.tables.zones(format), *rules.seat_zones)}
    numbers = {number.name for number in (*rules.numbers, *rules.seat_numbers)}
    wanted = [f"show-zone-{name}" for name in zones] + [f"show-number-{name}" for name in numbers]
    for lang in LANGUAGES:
        assert [id for id in wanted if not bundle(lang).has_message(id)] == []


# whole games


def play(format: str, seed: int, checker: MessageChecker) -> kantyna.Table:
    """A random game that seldom ends a turn early, listened to by each seat and by somebody who looks on."""
    chance = random.Random(f"{format} {seed}")
    options = {"bases": "all", "buy_off_neutrals": True} if seed % 2 else {}
    t = kantyna.Table("deckbuilding", format=format, options=options, seed=seed)
    seen = 0
    for _ in range(1500):
        for event in t.events_since(seen):
            for seat in (*range(t.seat_count), None):
                checker.check(event.message(seat))
        seen = t.event_count
        if t.over:
            break
        question = t.question()
        assert question is not None
        checker.check(question, whole=True)
        for choices in t.choices.values():
            for choice in choices:
                checker.check(choice.message())
        seat = chance.choice(sorted(t.choices))
        choices = t.choices[seat]
        busy = [choice for choice in choices if choice.key not in ("end", "resume", "decline", "pass")]
        t.choose(seat, chance.choice(busy if busy and chance.random() < 0.95 else choices))
        if chance.random() < 0.02 and not t.over:
            check_refusals(t, chance, checker)
    return t


def check_refusals(t: kantyna.Table, chance: random.Random, checker: MessageChecker) -> None:
    """A few dozen things that somebody might try."""
    cards = sorted(set(re.findall(r'"([a-z0-9_]+#\d+)"', json.dumps(t.position()))))
    words = [verb.spoken() for verb in load_rules("deckbuilding").verbs()]
    keys = [f"{word} {chance.choice(cards)}" for word in words] + ["end", "decline", "done", "resume", "resolve base"]
    keys += [f"{chance.choice(words)} {chance.choice(cards)}" for _ in range(20)]
    for card in chance.sample(cards, 12):
        keys += [f"commit {card} base", f"commit {card} {chance.choice(cards)}", f"assign {card} 9"]
    for card in [card for zone in row_of(t) for card in zone]:
        keys += [f"buy {card}", f"pay-off {card}", f"commit {chance.choice(cards)} {card}"]
        for unit in in_play(t):
            keys.append(f"commit {unit} {card}")
    keys += [f"use {card}" for card in in_play(t)]
    for key in keys:
        for seat in range(t.seat_count):
            try:
                refusal = t.why_not(seat, key)
            except kantyna.BadKey:
                continue
            if refusal is not None:
                checker.check(refusal.message, whole=True)


def row_of(t: kantyna.Table) -> list[list[str]]:
    view = t.view(None)
    return [view[zone] for zone in ("galaxy_row", "galaxy_row_2") if zone in view]


def in_play(t: kantyna.Table) -> list[str]:
    return [card for side in t.view(None)["seats"] for zone in ("units", "ships", "base") for card in side[zone]]


@pytest.mark.parametrize("seed", [1, 2, 3, 4])
@pytest.mark.parametrize("format", FORMATS)
def test_a_game_says_everything_in_both_languages(format: str, seed: int) -> None:
    checker = MessageChecker()
    t = play(format, seed, checker)
    assert t.event_count > 100
    said = {id.split("-")[0] for id in checker.ids}
    assert {"event", "ask", "choice", "refuse"} <= said


# what is wrong


def test_two_players_of_one_faction_are_told_so() -> None:
    wrong = [("mixed", {"faction_0": "empire"}), ("teams", {"faction_0": "empire"})]
    for format, options in wrong:
        with pytest.raises(kantyna.BadSetup) as error:
            kantyna.Table("deckbuilding", format=format, options=options)
        assert "faction_0" in error.value.text("en") and "faction_0" in error.value.text("pl")


@pytest.mark.parametrize(
    "flaw",
    [
        {"galaxy_row": ["at_te", *["cr70_corvette"] * 3, *["v_19_torrent"] * 3]},
        {"active": 2},
        {"seats": [{"base": ["rishi", "anaxes"]}, {}]},
        {"seats": [{"units": ["rishi"]}, {}]},
        {"seats": [{"victory": ["xorrn", "dac", "felucia"]}, {}]},
    ],
)
def test_a_flawed_position_is_told_what_is_wrong(flaw: dict[str, Any]) -> None:
    position = {"game": "deckbuilding", "format": "clone-wars", "seats": [{}, {}], **flaw}
    with pytest.raises(kantyna.BadPosition) as error:
        kantyna.Table.from_position(position)
    said = [error.value.text(lang) for lang in LANGUAGES]
    assert said[0] != said[1] and all([text.endswith(".") and "{" not in text for text in said])


# the files


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_message_is_defined_twice(lang: str) -> None:
    ids = Counter([id for path in (HERE / lang).glob("*.ftl") for id in MESSAGE_ID.findall(path.read_text("utf-8"))])
    assert [id for id, n in ids.items() if n > 1] == []


def test_both_languages_have_the_same_messages() -> None:
    english, polish = [MESSAGE_ID.findall((HERE / lang / "deckbuilding.ftl").read_text("utf-8")) for lang in LANGUAGES]
    assert english == polish
