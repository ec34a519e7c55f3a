"""A game at a text prompt, against bots."""

from __future__ import annotations

import re
from collections.abc import Callable

from ... import ledgers
from ...bots import Bot
from ...engine.errors import KantynaError
from ...engine.registry import load_rules
from ...engine.table import Table
from ...engine.voice import LANGUAGES
from ..messages import say
from .console import Console
from .display import Display
from .drawing.open_zones import open_zone
from .drawing.screen import Screen
from .lookups import Lookups
from .menu_input import MenuInput
from .move_parser import fold
from .player import Player
from .saved_game import save
from .stop_commands import StopCommands
from .vocabulary import verbs_of
from .worded_moves import WordedMoves

RULE = re.compile(r"[a-zA-Z]+-[0-9]+")


class Game:
    """One person at a table with bots: shows the table, reads a line, obeys it."""

    def __init__(self, table: Table, seat: int, bots: dict[int, Bot], screen: Screen) -> None:
        self.table = table
        self.screen = screen
        self.console = Console(screen)
        self.display = Display(table, seat, self.console)
        self.player = Player(table, seat, bots, self.console)
        self.menu_input = MenuInput(self.player)
        self.worded_moves = WordedMoves(self.player)
        self.lookups = Lookups(table, seat, self.console)
        self.finished = False
        self.commands = self._commands()

    def _commands(self) -> dict[str, Callable[[str], None]]:
        """The commands by each of their names in each language."""
        rules = load_rules(self.table.game)
        stops = StopCommands(self.player)
        named: dict[str, Callable[[str], None]] = {"undo": self.undo, "why": self.worded_moves.why, "card": self.card}
        if "attack" in verbs_of(self.table.game):
            named["attack"] = self.player.attack
        named |= {"all": self.player.play_all, "draw": self.player.offer_draw}
        if rules.windows:
            named |= {"stops": stops.show_or_change, "until": stops.pass_until}
        if rules.brings_decks:
            named["decks"] = self.lookups.show_decks
        named |= {
            "save": self.save,
            "resign": self.player.resign,
            "log": self.lookups.show_log,
            "table": lambda rest: self.display.show_table(),
            "help": self.lookups.show_help,
            "quit": self.quit,
        }
        commands: dict[str, Callable[[str], None]] = {}
        for name, command in named.items():
            for lang in LANGUAGES:
                commands.update(dict.fromkeys(fold(say("cli-command-" + name, lang)).split(), command))
        return commands

    def play(self) -> None:
        """Until the person leaves. A finished game can still be looked at, undone and saved."""
        self.console.say("cli-welcome", seed=str(self.table.seed))
        shown = -1
        while not self.finished:
            self.player.let_others_play()
            if shown != self.table.length:
                self.display.show()
                shown = self.table.length
            try:
                typed = input("> ").strip()
            except EOFError:
                print()
                return
            length = self.table.length
            self.obey(typed)
            if self.table.length < length:
                shown = -1

    def obey(self, typed: str) -> None:
        """Do what a line says: answer the menu, run a command, look something up, or make a move."""
        if not typed:
            return
        try:
            if not self.menu_input.read(typed):
                self._obey_words(typed)
        except KantynaError as error:
            self.console.write(error.text(self.screen.lang))

    def _obey_words(self, typed: str) -> None:
        name, _, rest = typed.partition(" ")
        if typed.startswith("?") and len(name) > 1:
            name, rest = "?", typed[1:]
        if len(name) > 1 and name.endswith("!"):
            name, rest = name[:-1], f"! {rest}"  # "save! game.json": without asking first
        command = self.commands.get(fold(name))
        zone = open_zone(self.table, typed)
        if command is not None:
            command(rest.strip())
        elif zone is not None:
            self.lookups.show_zone(*zone)
        elif RULE.fullmatch(typed) and ledgers.find(typed) is not None:
            self.console.show_rule(typed)
        elif typed in [choice.key for choice in self.player.offered()]:
            self.player.choose(typed)
        else:
            self.worded_moves.make(typed)

    # commands that concern several of the classes above

    def undo(self, rest: str) -> None:
        if self.player.undo():
            self.display.forget()

    def card(self, rest: str) -> None:
        if not self.lookups.show_card(rest):
            self.worded_moves.no_card(rest)

    def save(self, rest: str) -> None:
        """`save! game.json` overwrites another saved game."""
        overwrite = rest.startswith("!")
        name = rest.removeprefix("!").strip()
        lang = self.screen.lang
        print(save(self.table.record(), name, overwrite).text(lang) if name else say("cli-save-how", lang))

    def quit(self, rest: str) -> None:
        self.finished = True
