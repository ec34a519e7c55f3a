"""Answers to the menu by number and letter."""

from __future__ import annotations

import re

from ...engine.effects.effect import Step as Choice
from .drawing.menu import strongest
from .player import Player

PICK = re.compile(r"([0-9]+) ?([a-z]?)")
"""The number of a line, with a letter where the line has several choices."""


class MenuInput:
    """Reads "4", "4a", and the numbers that answer further questions about a choice."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.console = player.console
        self.menu = player.console.screen.menu
        self.open_choices: list[Choice] = []
        """The choices that are left while further questions are asked; otherwise empty."""

    def read(self, typed: str) -> bool:
        """Answer with what was typed. False: it is no answer; it then also leaves the open question."""
        choices, self.open_choices = self.open_choices, []
        if choices and typed.isdecimal():
            self._answer(choices, typed)
            return True
        picked = PICK.fullmatch(typed)
        if picked is None:
            return False
        self._pick(picked[1], picked[2])
        return True

    def _pick(self, number: str, letter: str) -> None:
        rows = self.menu.rows()
        n = int(number[:9])
        if not 1 <= n <= len(rows):
            self.console.say("cli-no-number", n=len(rows)) if rows else self.console.say("cli-game-over")
            return
        row = rows[n - 1]
        screen = self.console.screen
        if screen.layout.questions(screen, row[0][0]):
            self._narrow(row[0])
            return
        lettered = self.menu.lettered(rows, row)
        if letter in lettered:
            self.player.choose(strongest(lettered[letter]))
        elif lettered and (letter or len(row) > 1):
            self.console.say("cli-no-letter", known=", ".join([f"{n}{known}" for known in lettered]))
        elif letter:
            self.console.say("cli-letter-nowhere", n=n)
        else:
            self.player.choose(strongest(row[0]))

    def _answer(self, choices: list[Choice], typed: str) -> None:
        _, answers = self.menu.next_question(choices)
        if typed in answers:
            self._narrow(answers[typed])
        else:
            self.console.say("cli-step-no", known=", ".join(answers))
            self.open_choices = choices

    def _narrow(self, choices: list[Choice]) -> None:
        """Ask the next question, or choose when only one choice is left."""
        if len(choices) == 1:
            self.player.choose(choices[0])
            return
        self.open_choices = choices
        lines, _ = self.menu.next_question(choices)
        self.console.print_lines(lines)
