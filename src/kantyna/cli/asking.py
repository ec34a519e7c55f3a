"""Reading what people type at the table: card names without accents, and moves in words, to make or to ask about."""

from __future__ import annotations

import unicodedata
from difflib import get_close_matches

import kantyna

from ..bots.sorts import places, sorts
from ..engine.cards import CardDef
from ..engine.effects import Step as Choice
from ..engine.table import Table
from ..engine.voice import LANGUAGES, seat_name
from .words import say

VERBS = ("play", "buy", "attack", "use", "ally", "scrap", "end", "decline")
ALONE = ("attack", "end", "decline")
"""Verbs that need nothing after them."""
PRICED = ("buy", "scrap")
"""Verbs that need it although there may be only one thing: nobody should pay by chance."""

NEAR = 0.7
MOST_NEAR = 3
WHERE = {
    "hand": ("play",),
    "trade_row": ("buy",),
    "explorers": ("buy",),
    "play": ("use", "ally", "scrap"),
    "theirs": ("attack",),
}
"""What one does with a card that lies there."""

ALSO = {"scrap": "scrap-card"}
"""Verbs that are also the word for an answer to a question."""


def fold(text: str) -> str:
    """Small letters without accents: "Żmija" and "zmija" are the same word."""
    plain = text.casefold().replace("ł", "l")
    return "".join([sign for sign in unicodedata.normalize("NFD", plain) if not unicodedata.combining(sign)])


def find_cards(game: str, text: str) -> list[CardDef]:
    """The cards meant by a name or the beginning of one, in any language: exact, else beginning so, else containing."""
    wanted = fold(text).strip()
    if not wanted:
        return []
    named = [(card, _names(card)) for card in kantyna.cards(game)]
    for fits in (str.__eq__, str.startswith, str.__contains__):
        found = [card for card, names in named if any([fits(name, wanted) for name in names])]
        if found:
            return found
    return []


def _names(card: CardDef) -> list[str]:
    return [fold(card.id), *[fold(card.name(lang)) for lang in LANGUAGES]]


def near_names(game: str, text: str, lang: str) -> list[str]:
    """Names of cards that look much like this one, best first: people inflect names, and mistype them."""
    named: dict[str, list[str]] = {}
    for card in kantyna.cards(game):
        for name in _names(card):
            for part in {name, *name.split()}:
                named.setdefault(part, []).append(card.name(lang))
    found = get_close_matches(fold(text).strip(), named, 2 * MOST_NEAR, NEAR)
    return list(dict.fromkeys([name for part in found for name in named[part]]))[:MOST_NEAR]


def _plain(text: str) -> str:
    """Words without what stands between them."""
    return " ".join("".join([sign if sign.isalnum() else " " for sign in fold(text)]).split())


def meant(table: Table, seat: int, text: str) -> list[list[Choice]]:
    """The offered choices that somebody may mean by these words, alike ones together.

    The words are those on the button, or a verb and (part of) a card's name, or a card's whole name. A verb alone may
    mean all that can be done so.
    """
    groups = sorts(table.choices.get(seat, []), places(table.view(seat)))
    wanted = _plain(text)
    said = [group for group in groups if wanted in [_plain(group[0].text(lang)) for lang in LANGUAGES]]
    if said or not wanted:
        return said
    verb, rest = _split(text)
    if verb in ALONE:
        keys = keys_for(table, seat, text)
        found = [[choice for choice in group if choice.key in keys] for group in groups]
        return [group for group in found if group]
    groups = [group for group in groups if group[0].card >= 0]
    if verb:
        groups = [group for group in groups if group[0].key.partition(" ")[0] in (verb, ALSO.get(verb))]
        if not rest:
            return groups
    cards = find_cards(table.game, rest) if verb else named(table.game, text)
    ids = [card.id for card in cards]
    return [group for group in groups if group[0].setup.defs[group[0].card].id in ids]


def named(game: str, text: str) -> list[CardDef]:
    """The card with exactly this name in any language."""
    return [card for card in find_cards(game, text) if fold(text).strip() in _names(card)]


def is_move(game: str, text: str) -> bool:
    """Is this a move in words, sensible or not: a verb with something after it, or the whole name of a card?"""
    verb, rest = _split(text)
    return bool(named(game, text)) or verb in ALONE or bool(verb and rest)


def is_verb(text: str) -> bool:
    return bool(_verb(text))


def verb_alone(text: str) -> str:
    """The verb, when that is all there is and something is missing."""
    verb = _verb(text.strip())
    return "" if verb in ALONE else verb


def unknown_card(table: Table, seat: int, text: str) -> str:
    """The name in a move that no card has: "xyz" in "buy xyz". Empty when there is none."""
    verb, rest = _split(text)
    if verb in ("", "end", "decline") or "#" in text or find_cards(table.game, rest):
        return ""
    return "" if verb == "attack" and _attacks(table, seat, rest) else rest


def keys_for(table: Table, seat: int, text: str) -> list[str]:
    """The choices that somebody may mean by these words; as typed, when it can only be a key."""
    if "#" in text or not text.strip():
        return [text]
    verb, rest = _split(text)
    if verb in ("end", "decline"):
        return [verb]
    if verb == "attack" and _attacks(table, seat, rest):
        return _attacks(table, seat, rest)
    cards = find_cards(table.game, rest)
    if not cards:
        return [text]
    seen: dict[str, str] = {}
    for label, place in places(table.view(seat)).items():
        holder, _, zone = place.rpartition("/")
        seen[label] = "theirs" if zone == "play" and holder != str(seat) else zone
    # of several cards with such a name the one is meant that lies where one can do that with it
    at_hand = [label.partition("#")[0] for label, zone in seen.items() if not verb or verb in WHERE.get(zone, ())]
    id = next((card.id for card in cards if card.id in at_hand), cards[0].id)
    lie = {label: zone for label, zone in seen.items() if label.partition("#")[0] == id}
    if verb:
        fitting = [label for label, zone in lie.items() if verb in WHERE.get(zone, ())]
        return [f"{verb} {[*lie, *fitting][-1] if lie else id + '#1'}"]
    for label, zone in reversed(lie.items()):
        if zone in WHERE:
            return [f"{verb} {label}" for verb in WHERE[zone]]
    return [f"play {next(iter(lie), id + '#1')}"]


def _split(text: str) -> tuple[str, str]:
    """The verb that a move begins with, perhaps none, and what follows."""
    word, *rest = text.split() or [""]
    verb = _verb(word)
    if not verb or (verb == "decline" and rest):  # "no" means no only by itself
        return "", " ".join([word, *rest])
    return verb, " ".join(rest)


def _verb(word: str) -> str:
    for verb in VERBS:
        for lang in LANGUAGES:
            if fold(word).rstrip(":") in fold(say(f"cli-words-{verb}", lang)).split():
                return verb
    return ""


def _attacks(table: Table, seat: int, rest: str) -> list[str]:
    """An attack on a player: "attack", "attack 5", "attack 5 2" (the second player), "attack player 2"."""
    words = rest.split()
    others = [other for other in range(table.seat_count) if other != seat]
    whom = [other for other in others if fold(rest) in [fold(seat_name(other).text(lang)) for lang in LANGUAGES]]
    if whom:
        others, words = whom, []
    if not all([word.isdecimal() for word in words]):
        return []
    if len(words) > 1:
        others = [other for other in others if str(other + 1) == words[1]]
    amount = int(words[0][:9]) if words else max(1, table.view(seat)["seats"][seat].get("combat", 0))
    return [f"attack seat#{other} {amount}" for other in others]
