"""Reading what people type at the table: card names without accents, and moves in words, to ask why not."""

from __future__ import annotations

import unicodedata

import kantyna

from ..bots.sorts import places
from ..engine.cards import CardDef
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


def fold(text: str) -> str:
    """Small letters without accents: "Żmija" and "zmija" are the same word."""
    plain = text.casefold().replace("ł", "l")
    return "".join([sign for sign in unicodedata.normalize("NFD", plain) if not unicodedata.combining(sign)])


def find_cards(game: str, text: str) -> list[CardDef]:
    """The cards meant by a name or the beginning of one, in any language: exact, else beginning so, else containing."""
    wanted = fold(text).strip()
    if not wanted:
        return []
    named = [(card, [fold(card.id), *[fold(card.name(lang)) for lang in LANGUAGES]]) for card in kantyna.cards(game)]
    for fits in (str.__eq__, str.startswith, str.__contains__):
        found = [card for card, names in named if any([fits(name, wanted) for name in names])]
        if found:
            return found
    return []


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
    id = cards[0].id
    lie: dict[str, str] = {}
    for label, place in places(table.view(seat)).items():
        if label.partition("#")[0] == id:
            holder, _, zone = place.rpartition("/")
            lie[label] = "theirs" if zone == "play" and holder != str(seat) else zone
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
