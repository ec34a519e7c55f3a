"""Moves in words: making them, and explaining why they are not allowed."""

from __future__ import annotations

from ...engine.errors import BadKey
from ...engine.table import RESIGN
from .drawing.menu import strongest
from .move_parser import is_move, keys_for, meant, near_names, unknown_card, verb_alone
from .player import Player
from .vocabulary import is_paid


class WordedMoves:
    """Reads "buy corvette", and answers "why buy corvette"."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.table = player.table
        self.seat = player.seat
        self.console = player.console
        self.lang = player.console.lang

    def make(self, typed: str) -> None:
        """Make the move if exactly one choice fits; otherwise explain."""
        groups = [] if "#" in typed else meant(self.table, self.seat, typed)
        verb = verb_alone(self.table.game, typed)
        if len(groups) == 1 and not is_paid(self.table.game, verb):
            self.player.choose(strongest(groups[0]))
        elif groups:
            moves = dict.fromkeys([group[0].text(self.lang) for group in groups])
            self.console.say("cli-many-moves", moves="; ".join(moves))
        elif verb:
            self.console.say("cli-none-now", value=typed)
        elif missing := unknown_card(self.table, self.seat, typed):
            self.no_card(missing)
        elif not self._refuse(typed):
            self._not_understood(typed)

    def why(self, rest: str) -> None:
        """Say whether a move is allowed; if not, with the rule that forbids it."""
        example = self.console.screen.example()
        if not rest:
            self.console.say("cli-why-how", card=example)
            return
        missing = unknown_card(self.table, self.seat, rest)
        if missing:
            self.no_card(missing)
            return
        try:
            keys = [] if verb_alone(self.table.game, rest) else keys_for(self.table, self.seat, rest)
            answers = [(key, self.table.why_not(self.seat, key)) for key in keys]
        except BadKey:
            answers = []
        if not answers:
            self.console.say("cli-what-move", value=rest, card=example)
        for key, refusal in answers:
            if refusal is not None:
                self.console.refuse(refusal)
                self.console.show_rule(refusal.rule)
                continue
            offered = [choice for choice in self.player.offered() if choice.key == key]
            self.console.say("cli-allowed", move=offered[0].text(self.lang) if offered else rest)

    def no_card(self, name: str) -> None:
        """Say that no card has this name, and which names are similar."""
        near = near_names(self.table.game, name, self.lang)
        if near:
            self.console.say("cli-no-card-near", value=name, names=", ".join(near))
        else:
            self.console.say("cli-no-card", value=name)

    def _refuse(self, typed: str) -> bool:
        """Print why the move is not allowed. False: it is no move, or nothing forbids it."""
        keys = keys_for(self.table, self.seat, typed) if is_move(self.table.game, typed) else [typed]
        try:
            refusals = [self.table.why_not(self.seat, key) for key in keys if key != RESIGN]
        except BadKey:
            return False
        for refusal in refusals:
            if refusal is not None:
                self.console.refuse(refusal)
        return any(refusals)

    def _not_understood(self, typed: str) -> None:
        near = near_names(self.table.game, typed, self.lang)
        if near:
            self.console.say("cli-what-near", value=typed, names=", ".join(near))
        else:
            self.console.say("cli-what", value=typed)
