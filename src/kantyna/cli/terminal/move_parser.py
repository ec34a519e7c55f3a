"""Reading what people type at the table: card names without accents, and moves in words."""

from __future__ import annotations

import unicodedata
from difflib import get_close_matches
from functools import cache

import kantyna

from ...bots.choice_groups import group_alike, places
from ...engine.cards import CardDef
from ...engine.effects.effect import Step as Choice
from ...engine.effects.nature import ANOTHERS, QUESTION
from ...engine.registry import load_rules
from ...engine.table import Table
from ...engine.voice import LANGUAGES
from ..messages import say
from .vocabulary import ends, is_complete, verbs_by_zone, verbs_of, vocabulary_of

NEAR = 0.7
"""How similar a name must be to be suggested: 1 is equal."""
MOST_NEAR = 3


def fold(text: str) -> str:
    """Small letters without accents: "Żmija" and "zmija" are the same word."""
    plain = text.casefold().replace("ł", "l")
    return "".join([sign for sign in unicodedata.normalize("NFD", plain) if not unicodedata.combining(sign)])


def find_cards(game: str, text: str) -> list[CardDef]:
    """The cards that a name fits in any language: exactly, else as a beginning, else anywhere in the name."""
    wanted = fold(text).strip()
    if not wanted:
        return []
    named = [(card, [*_names(card), *_joined(card)]) for card in kantyna.cards(game)]
    for fits in (str.__eq__, str.startswith, str.__contains__):
        found = [card for card, names in named if any([fits(name, wanted) for name in names])]
        if found:
            return found
    return []


def cards_named(table: Table, text: str) -> list[CardDef]:
    """The cards that a name fits. Cards in this table's box come before those of other boxes."""
    rules = load_rules(table.game)
    format = next(format for format in rules.formats if format.id == table.format)
    box = {card.id for card in rules.tables.box(format, table.options, table.seat_count)}
    found = find_cards(table.game, text)
    return [card for card in found if card.id in box] or found


@cache
def _names(card: CardDef) -> list[str]:
    return [fold(card.id), *[fold(card.name(lang)) for lang in LANGUAGES]]


@cache
def _joined(card: CardDef) -> list[str]:
    """Names with hyphens as people type them: "v19", "obi wan"."""
    names = [name for name in _names(card) if "-" in name]
    return [*[name.replace("-", "") for name in names], *[name.replace("-", " ") for name in names]]


def near_names(game: str, text: str, lang: str) -> list[str]:
    """Similar card names, best first: people inflect names, and mistype them."""
    named: dict[str, list[str]] = {}
    for card in kantyna.cards(game):
        for name in _names(card):
            for piece in {name, *name.split()}:
                named.setdefault(piece, []).append(card.name(lang))
    found = get_close_matches(fold(text).strip(), named, 2 * MOST_NEAR, NEAR)
    return list(dict.fromkeys([name for piece in found for name in named[piece]]))[:MOST_NEAR]


def _plain(text: str) -> str:
    """The words without punctuation."""
    return " ".join("".join([sign if sign.isalnum() else " " for sign in fold(text)]).split())


def groups_of(table: Table, seat: int) -> list[list[Choice]]:
    """The seat's choices. Equivalent ones share a group: five Scouts in a hand are one group."""
    view = table.view(seat)
    vocabulary = vocabulary_of(table.game)
    groups: list[list[Choice]] = []
    for alike in group_alike(table.choices.get(seat, []), places(view)):
        found: dict[object, list[Choice]] = {}
        for choice in alike:
            found.setdefault(vocabulary.variant(choice, view), []).append(choice)
        groups += found.values()
    return groups


def meant(table: Table, seat: int, text: str) -> list[list[Choice]]:
    """The offered choices that these words may mean, in groups of equivalent ones.

    The words are the text of the menu, or a verb and (part of) a card's name, or a card's whole name. A verb alone
    means every choice with that verb.
    """
    groups = groups_of(table, seat)
    wanted = _plain(text)
    by_text = [group for group in groups if wanted in [_plain(group[0].text(lang)) for lang in LANGUAGES]]
    if by_text or not wanted:
        return by_text
    vocabulary = vocabulary_of(table.game)
    verb, rest = split(table.game, text)
    if is_complete(table.game, verb):
        return _with_keys(groups, keys_for(table, seat, text))
    if verb:
        verbs = (verb, vocabulary.answer_verbs.get(verb))
        groups = [group for group in groups if group[0].key.partition(" ")[0] in verbs]
        if not rest:
            return groups
        offered = vocabulary.offered(table, seat, verb, rest)
        if offered is not None:
            return _with_keys(groups, [choice.key for choice in offered])
    groups = [group for group in groups if group[0].card >= 0]
    cards = cards_named(table, rest) if verb else named(table.game, text)
    ids = [card.id for card in cards]
    return [group for group in groups if group[0].setup.defs[group[0].card].id in ids]


def _with_keys(groups: list[list[Choice]], keys: list[str]) -> list[list[Choice]]:
    found = [[choice for choice in group if choice.key in keys] for group in groups]
    return [group for group in found if group]


def named(game: str, text: str) -> list[CardDef]:
    """The card with exactly this name in any language."""
    return [card for card in find_cards(game, text) if fold(text).strip() in [*_names(card), *_joined(card)]]


def is_move(game: str, text: str) -> bool:
    """Is this a move in words, allowed or not: a verb with something after it, or the whole name of a card?"""
    verb, rest = split(game, text)
    return bool(named(game, text)) or is_complete(game, verb) or bool(verb and rest)


def is_verb(game: str, text: str) -> bool:
    return bool(_verb(game, text))


def verb_alone(game: str, text: str) -> str:
    """The verb, if nothing follows although something must; else empty."""
    verb = _verb(game, text.strip())
    return "" if is_complete(game, verb) else verb


def unknown_card(table: Table, seat: int, text: str) -> str:
    """The name in a move that fits no card: "xyz" in "buy xyz". Empty if there is none."""
    verb, rest = split(table.game, text)
    if not verb or ends(table.game, verb) or "#" in text or cards_named(table, rest):
        return ""
    vocabulary = vocabulary_of(table.game)
    return "" if vocabulary.keys(table, seat, verb, rest) else vocabulary.unknown_name(table, verb, rest)


def keys_for(table: Table, seat: int, text: str) -> list[str]:
    """The keys that these words may mean, offered or not. Words that can only be a key are returned as typed."""
    if "#" in text or not text.strip():
        return [text]
    vocabulary = vocabulary_of(table.game)
    verb, rest = split(table.game, text)
    if ends(table.game, verb):
        return [verb]
    special = vocabulary.keys(table, seat, verb, rest)
    if special:
        return special
    cards = cards_named(table, rest)
    if not cards:
        return [text]
    verbs = verbs_by_zone(table.game)
    seen: dict[str, str] = {}
    for label, place in places(table.view(seat)).items():
        holder, _, zone = place.rpartition("/")
        anothers = ANOTHERS + zone
        seen[label] = anothers if anothers in verbs and holder != str(seat) else zone
    # of several cards with this name, prefer one in a zone where the verb applies
    usable = [label.partition("#")[0] for label, zone in seen.items() if not verb or verb in verbs.get(zone, ())]
    id = next((card.id for card in cards if card.id in usable), cards[0].id)
    zones = {label: zone for label, zone in seen.items() if label.partition("#")[0] == id}
    if verb:
        fitting = [label for label, zone in zones.items() if verb in verbs.get(zone, ())]
        return [vocabulary.key(verb, [*zones, *fitting][-1] if zones else id + "#1")]
    for label, zone in reversed(zones.items()):
        if zone in verbs:
            return table.tried(seat, label)
    return [f"{next(iter(verbs.values()))[0]} {next(iter(zones), id + '#1')}"] if verbs else [text]


def split(game: str, text: str) -> tuple[str, str]:
    """The verb that a move begins with (empty if there is none) and the rest."""
    word, *rest = text.split() or [""]
    verb = _verb(game, word)
    if not verb or (ends(game, verb) == QUESTION and rest):  # "no" is an answer only when nothing follows
        return "", " ".join([word, *rest])
    return verb, " ".join(rest)


def _verb(game: str, word: str) -> str:
    for verb in verbs_of(game):
        if is_word_for(word, verb):
            return verb
    return ""


def is_word_for(word: str, what: str) -> bool:
    """Is the word listed in `cli-words-<what>` of any language?"""
    return any([fold(word).rstrip(":,") in fold(say(f"cli-words-{what}", lang)).split() for lang in LANGUAGES])
