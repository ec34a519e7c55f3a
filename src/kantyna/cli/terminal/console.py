"""Printing for the game at the prompt."""

from __future__ import annotations

import textwrap

from ... import ledgers
from ...engine.errors import Refusal
from ..messages import say
from .drawing.screen import Screen


class Console:
    """Prints messages and lines in the player's language, as wide as the screen."""

    def __init__(self, screen: Screen) -> None:
        self.screen = screen
        self.lang = screen.lang

    def say(self, id: str, **args: int | str) -> None:
        self.write(say(id, self.lang, **args))

    def write(self, text: str, indent: int = 0) -> None:
        """Wrap long lines between words; a terminal would break them anywhere."""
        for line in text.split("\n"):
            wrapped = textwrap.wrap(line, self.screen.width, subsequent_indent=" " * indent, break_on_hyphens=False)
            self.print_lines(wrapped if len(line) > self.screen.width else [line])

    def write_indented(self, text: str) -> None:
        print(textwrap.indent(textwrap.fill(text, self.screen.width - 4), "    "))

    def print_lines(self, lines: list[str]) -> None:
        for line in lines:
            print(line)

    def refuse(self, refusal: Refusal) -> None:
        self.write(f"{refusal.text(self.lang)} [{refusal.rule}]")

    def show_rule(self, id: str) -> None:
        """A ledger line in the player's language."""
        line = ledgers.find(id, self.lang)
        if line is not None:
            self.write(f"{line.id}  {line.text}", len(line.id) + 2)
