"""Reading what people type at the table: card names without accents, and moves in words, to make or to ask about."""

from __future__ import annotations

import unicodedata

import kantyna

from ..bots.sorts import places, sorts
from ..engine.cards import CardDef
from ..engine.effects import Ask, Effect
from ..engine.effects import Step as Choice
from ..engine.table import Table
from ..engine.voice import LANGUAGES
from .words import say

VERBS = ("play", "buy", "attack", "use", "ally", "scrap", "end")
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


def could_ask(effect: Effect, seats: int) -> bool:
    """Could this effect, or a part of it, ask its user something? Judged by what is declared, not by what would be."""
    if isinstance(effect, Ask) and not (effect.word == "opponent-discards" and seats == 2):  # the opponent is asked
        return True
    for name in effect.fields:
        value = getattr(effect, name)
        parts = value if isinstance(value, tuple) else (value,)
        if any([isinstance(part, Effect) and could_ask(part, seats) for part in parts]):
            return True
    return False


def _plain(text: str) -> str:
    """Words without what stands between them."""
    return " ".join("".join([sign if sign.isalnum() else " " for sign in fold(text)]).split())


def meant(table: Table, seat: int, text: str) -> list[list[Choice]]:
    """The offered choices that somebody may mean by these words, alike ones together.

    The words are those on the button, or a verb and (part of) a card's name, or a card's whole name.
    """
    groups = sorts(table.choices.get(seat, []), places(table.view(seat)))
    wanted = _plain(text)
    said = [group for group in groups if wanted in [_plain(group[0].text(lang)) for lang in LANGUAGES]]
    if said or not wanted:
        return said
    word, *rest = text.split()
    verb = _verb(word)
    if verb in ("end", "attack"):
        keys = keys_for(table, seat, text)
        found = [[choice for choice in group if choice.key in keys] for group in groups]
        return [group for group in found if group]
    cards = find_cards(table.game, " ".join(rest)) if verb else named(table.game, text)
    ids = [card.id for card in cards]
    words = (verb, ALSO.get(verb))
    return [
        group
        for group in groups
        if group[0].card >= 0
        and group[0].setup.defs[group[0].card].id in ids
        and (not verb or group[0].key.partition(" ")[0] in words)
    ]


def named(game: str, text: str) -> list[CardDef]:
    """The card with exactly this name in any language."""
    return [card for card in find_cards(game, text) if fold(text).strip() in _names(card)]


def is_move(game: str, text: str) -> bool:
    """Is this a move in words, sensible or not: a verb with something after it, or the whole name of a card?"""
    word, _, rest = text.strip().partition(" ")
    verb = _verb(word)
    return bool(named(game, text)) or verb in ("end", "attack") or bool(verb and rest)


def unknown_card(game: str, text: str) -> str:
    """The name in a move that no card has: "xyz" in "buy xyz". Empty when there is none."""
    word, _, rest = text.strip().partition(" ")
    if _verb(word) in ("", "end", "attack") or "#" in text or find_cards(game, rest):
        return ""
    return rest.strip()


def keys_for(table: Table, seat: int, text: str) -> list[str]:
    """The choices that somebody may mean by these words; as typed, when it can only be a key."""
    words = text.split()
    if "#" in text or not words:
        return [text]
    verb = _verb(words[0])
    rest = " ".join(words[1:] if verb else words)
    if verb == "end":
        return ["end"]
    if verb == "attack" and (not rest or not find_cards(table.game, rest)):
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


def _verb(word: str) -> str:
    for verb in VERBS:
        for lang in LANGUAGES:
            if fold(word).rstrip(":") in fold(say(f"cli-words-{verb}", lang)).split():
                return verb
    return ""


def _attacks(table: Table, seat: int, rest: str) -> list[str]:
    """An attack on a player: "attack 5", "attack"."""
    view = table.view(seat)
    numbers = [int(word) for word in rest.split() if word.isdecimal() and len(word) < 7]
    amount = numbers[0] if numbers else max(1, view["seats"][seat]["combat"])
    return [f"attack seat#{other} {amount}" for other in range(table.seat_count) if other != seat]
