"""Commands about stops: in which windows the player is asked."""

from __future__ import annotations

from ...stops import ANSWERS, UNTIL, windows
from ..messages import say
from .move_parser import fold
from .player import Player


class StopCommands:
    """Lists and changes a player's stops."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.console = player.console
        self.lang = player.console.lang

    def show_or_change(self, rest: str) -> None:
        """`stops` lists the windows, `stops 3 own` turns one on or off, `stops all` asks in every window."""
        known = windows(self.player.table.game)
        stops = self.player.stops
        words = fold(rest).split()
        if words and words[0].isdecimal() and 1 <= int(words[0][:3]) <= len(known):
            name = known[int(words[0]) - 1]
            for chosen, turns in ((stops.own, "own"), (stops.theirs, "theirs")):
                if not words[1:] or self._is_word_for(words[1], turns):
                    chosen.symmetric_difference_update({name})
        elif words and self._is_word_for(words[0], "all"):
            stops.everywhere = not stops.everywhere
        elif words:
            self.console.say("cli-stops-how", n=len(known))
            return
        self.console.say("cli-stops-all" if stops.everywhere else "cli-stops-title")
        for n, name in enumerate(known, 1):
            own, theirs = ("×" if name in chosen else "·" for chosen in (stops.own, stops.theirs))
            print(f" {n:>2}  {own} {theirs}  {say('window-' + 'answer-' * (name in ANSWERS) + name, self.lang)}")

    def pass_until(self, rest: str) -> None:
        """ "until turn", "until attack", "until news": pass everywhere up to then."""
        for what in UNTIL:
            if self._is_word_for(fold(rest), "until-" + what):
                self.player.stops.pass_until(self.player.table, what)
                return
        self.console.say("cli-until-how")

    def _is_word_for(self, word: str, what: str) -> bool:
        return word in fold(say("cli-words-" + what, self.lang)).split()
