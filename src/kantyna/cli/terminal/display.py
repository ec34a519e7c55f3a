"""What is shown before each input: the news, the table and the menu."""

from __future__ import annotations

from ...engine.table import Table
from ..messages import say
from .console import Console


class Display:
    """Remembers how far the player has read, and shows what is new."""

    def __init__(self, table: Table, seat: int, console: Console) -> None:
        self.table = table
        self.seat = seat
        self.console = console
        self.screen = console.screen
        self.read_events = 0
        self.drawn_turn = -1

    def show(self) -> None:
        """The news; then the whole table once a turn, else its short form; then the menu."""
        print()
        news = self.table.events_since(self.read_events)
        self.read_events += len(news)
        lines = self.screen.story.lines(news)
        if news and news[-1].kind == "turn":
            lines.pop()  # the headline names the turn
        self.console.print_lines(lines)
        if self.table.over:
            self._show_result()
            return
        turn = self.table.view(self.seat)["turn"]
        print()
        self.console.print_lines(self.screen.picture() if turn != self.drawn_turn else self.screen.status())
        self.drawn_turn = turn
        self._show_menu()

    def show_table(self) -> None:
        self.console.print_lines(self.screen.picture())
        if not self.table.over:
            self._show_menu()

    def forget(self) -> None:
        """After an undo nothing is news, and the next picture is a whole one."""
        self.read_events = len(self.table.events)
        self.drawn_turn = -1

    def _show_menu(self) -> None:
        print()
        print(self.screen.bold(self.screen.menu.question()))
        self.console.print_lines(self.screen.menu.lines())

    def _show_result(self) -> None:
        print()
        self.console.print_lines(self.screen.picture())
        print()
        lang, winners = self.screen.lang, self.table.winners
        if not winners:
            text = say("cli-drawn", lang)
        elif self.seat in winners:
            text = say("cli-you-win", lang)
        else:
            text = say("cli-they-win", lang, who=", ".join([self.screen.name(seat) for seat in winners]))
        rule = self.table.ended_by
        print(self.screen.bold(f"{text} ({rule})" if rule else text))
        self.console.say("cli-after-game")
