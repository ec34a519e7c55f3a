"""A table as text, drawn only from what a seat may see."""

from __future__ import annotations

import kantyna

from ....engine.cards import CardDef
from ....engine.table import Table
from ....engine.voice import seat_name
from ....voice import bundle
from ...colours import BOLD, FACTION, Paint
from ...messages import say
from ...output import screen_width
from .layout import View, layout_of
from .menu import Menu
from .story import Story


class Screen:
    """Draws a table for a seat, or for a spectator (None)."""

    def __init__(self, table: Table, seat: int | None, lang: str, players: list[str] | None = None) -> None:
        self.table = table
        self.seat = seat
        self.lang = lang
        self.players = players or [""] * table.seat_count
        self.paint = Paint()
        self.width = screen_width()
        self.layout = layout_of(table.game)
        self.cards: dict[str, CardDef] = {card.id: card for card in kantyna.cards(table.game)}
        self.menu = Menu(self)
        self.story = Story(self)

    def say(self, id: str, **args: int | str) -> str:
        return say(id, self.lang, **args)

    # the table

    def picture(self) -> list[str]:
        """The whole table."""
        return self.layout.table(self, self.table.view(self.seat))

    def status(self) -> list[str]:
        """The short picture between two choices of one turn."""
        return self.layout.status(self, self.table.view(self.seat))

    def headline(self, view: View) -> str:
        turn = [self.say("cli-turn", n=view["turn"], who=self.name(view["active"]))] if "turn" in view else []
        text = " · ".join([self.say("game-" + self.table.game), self.say("format-" + self.table.format), *turn])
        return self.bold(f"── {text} " + "─" * max(0, self.width - len(text) - 4))

    def paragraph(self, title: str, text: str) -> list[str]:
        """A line with a title, wrapped at commas. Colour codes have no width."""
        lines: list[str] = []
        line = f"  {title + ':':<20}"
        room = self.width - len(line)
        used = 0
        for item in text.split(", "):
            size = len(bare(item)) + 2
            if used and used + size > room:
                lines.append(line + ",")
                line, used = " " * 22, 0
            line += (", " if used else "") + item
            used += size
        return [*lines, line]

    def bold(self, text: str) -> str:
        return self.paint(text, BOLD)

    # players

    def name(self, seat: int) -> str:
        return seat_name(seat).text(self.lang)

    def titled(self, seat: int) -> str:
        """The seat's name, followed by "you" or the name of its bot."""
        player = self.say("cli-you") if seat == self.seat else self.players[seat]
        return f"{self.name(seat)} ({player})" if player else self.name(seat)

    # cards

    def card(self, label: str) -> CardDef:
        return self.cards[label.partition("#")[0]]

    def example(self) -> str:
        """The name of a card for examples: the one that is easiest to type."""
        known = self.layout.examples(self, self.table.view(self.seat))
        return min([card.name(self.lang).lower() for card in known], key=_typing_effort)

    def tag(self, card: CardDef) -> str:
        """The letter of the card's faction, in its colour."""
        faction = str(card.facts().get("faction", ""))
        if not bundle(self.lang).has_message("cli-letter-" + faction):
            return ""
        return self.paint(f"[{self.say('cli-letter-' + faction)}]", FACTION.get(faction, ""))

    def listed(self, labels: list[str], view: View) -> str:
        """Cards on one line. Equal cards are counted."""
        copies = self.copies(view)
        counts: dict[str, int] = {}
        for label in labels:
            short = self._short(self.card(label), copies.get(label), self.layout.note(self, view, label))
            counts[short] = counts.get(short, 0) + 1
        return ", ".join([f"{short} ×{n}" if n > 1 else short for short, n in counts.items()])

    def copies(self, view: View) -> dict[str, CardDef]:
        """By label: the cards that are copies of another card now, with that card."""
        return {label: self.card(copied) for label, copied in view["marks"].get("copies", {}).items()}

    def _short(self, card: CardDef, copied: CardDef | None, note: str) -> str:
        if copied is not None:
            note = f" = {copied.name(self.lang)}"
        return f"{self.tag(card)} {card.name(self.lang)}{note}".strip()


def _typing_effort(name: str) -> tuple[bool, int, str]:
    """Sort key: names that need unusual letters come last, then longer ones."""
    return not (name.isascii() and name.isalpha()), len(name), name


def bare(text: str) -> str:
    """The text without colour codes."""
    bare, _, rest = text.partition("\x1b[")
    while rest:
        before, _, rest = rest.partition("m")[2].partition("\x1b[")
        bare += before
    return bare
