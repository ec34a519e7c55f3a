"""The moves of the person at the prompt, and of the bots that answer."""

from __future__ import annotations

from ... import stops
from ...bots import Bot, accepts_draw, decide
from ...engine.draws import ACCEPT, OFFER
from ...engine.effects.effect import Step as Choice
from ...engine.ids import Seat
from ...engine.table import RESIGN, Table
from .console import Console
from .reminders import ends_phase, unused_moves
from .vocabulary import vocabulary_of


class Player:
    """One person at a table with bots: makes moves, takes them back, lets the bots play."""

    def __init__(self, table: Table, seat: int, bots: dict[int, Bot], console: Console) -> None:
        self.table = table
        self.seat = seat
        self.bots = bots
        self.console = console
        self.stops = stops.default_stops(table.game)
        self.batches: list[tuple[int, int]] = []
        """Choices that are undone together: the length of the record before the first and after the last of them."""
        self.warned_at = -1

    def offered(self) -> list[Choice]:
        return self.table.choices.get(self.seat, [])

    def choose(self, choice: Choice | str) -> None:
        """Make a move. Ending a phase with free moves left needs a second try."""
        length = self.table.length
        key = choice.key if isinstance(choice, Choice) else choice
        if self.warned_at != length and ends_phase(self.table, self.seat, key):
            unused = unused_moves(self.table, self.seat, self.console.screen)
            if unused:
                self.warned_at = length
                self.console.say("cli-left-undone", moves="; ".join(unused))
                return
        self.table.choose(self.seat, choice)

    def attack(self, rest: str) -> None:
        """Attack a player with part of the combat. With several opponents the player's number follows."""
        numbers = rest.split()
        if not 1 <= len(numbers) <= 2 or not all([n.isdecimal() and len(n) < 7 for n in numbers]):
            self.console.say("cli-attack-how")
            return
        others = [seat for seat in range(self.table.seat_count) if seat != self.seat]
        if len(numbers) == 2:
            others = [seat for seat in others if seat == int(numbers[1]) - 1]
        if len(others) != 1:
            self.console.say("cli-attack-how")
            return
        self.choose(f"attack seat#{others[0]} {int(numbers[0])}")

    def play_all(self, rest: str) -> None:
        """Play every card and use every ability that costs nothing and asks nothing, including cards drawn meanwhile.

        With words after it, what the game understands by them: all attackers against one target.
        """
        keys = vocabulary_of(self.table.game).all_moves(self.table, self.seat, rest) if rest else None
        if keys is not None:
            self._make_all(keys)
            return
        length = self.table.length
        while (choice := self._next_free_move()) is not None:
            self.table.choose(self.seat, choice)
            self.let_bots_play()
        if self.table.length == length:
            self.console.say("cli-all-none")
            return
        self.batches.append((length, self.table.length))
        left = [choice for choice in self.offered() if choice.card >= 0 and "hand" in choice.effect.nature.zones]
        if left:
            screen = self.console.screen
            names = dict.fromkeys([screen.card(choice.cards[0]).name(screen.lang) for choice in left])
            self.console.say("cli-all-left", n=len(left), names=", ".join(names))

    def _next_free_move(self) -> Choice | None:
        """The free move to make first. Copies of a card follow each other, so that the log counts them on one line."""
        screen = self.console.screen
        copies = screen.copies(self.table.view(self.seat))
        ranks: dict[Choice, tuple[int, str]] = {}
        for choice in self.offered():
            if choice.card < 0:
                continue
            about = self.table.about(choice)
            if about.get("free") and not about.get("asks"):
                face = copies.get(choice.cards[0], screen.card(choice.cards[0]))
                ranks[choice] = (about.get("order", 0), face.id)
        return min(ranks, key=ranks.__getitem__, default=None)

    def _make_all(self, keys: list[str]) -> None:
        """Several moves as one decision."""
        length = self.table.length
        for key in keys:
            self.table.choose(self.seat, key)
        if keys:
            self.batches.append((length, self.table.length))
        else:
            self.console.say("cli-all-nobody")

    def undo(self) -> bool:
        """Take back the last decision, with everything that followed it. False: there is none."""
        decision = self.table.last_decision_of([Seat(self.seat)])
        if decision is None:
            self.console.say("cli-no-undo")
            return False
        self.stops.until = ""
        self.table.rewind(min([decision, *[start for start, end in self.batches if start <= decision < end]]))
        self.batches = [(start, end) for start, end in self.batches if end <= self.table.length]
        self.console.say("cli-undone")
        return True

    def offer_draw(self, rest: str) -> None:
        """The bots answer at once."""
        self.choose(OFFER)
        for seat, bot in self.bots.items():
            if accepts_draw(bot, self.table, seat):
                self.table.choose(seat, ACCEPT)
        if not self.table.over:
            self.console.say("cli-draw-refused")

    def resign(self, rest: str) -> None:
        """`resign!` resigns; `resign` only explains how."""
        refusal = self.table.why_not(self.seat, RESIGN)
        if refusal is not None:
            self.console.refuse(refusal)
        elif not rest.startswith("!"):
            self.console.say("cli-resign-how")
        else:
            self.table.choose(self.seat, RESIGN)

    def let_bots_play(self) -> None:
        table = self.table
        while not table.over and self.seat not in table.waiting:
            seat = table.waiting[0]
            table.choose(seat, decide(self.bots[seat], table, seat))

    def let_others_play(self) -> None:
        """Let the bots play, and pass for the player where no stop is set, until there is something to decide."""
        self.let_bots_play()
        # `free`: against bots nobody can learn anything from how quickly a pass is made
        while not self.table.over and self.stops.passes(self.table, self.seat, free=True):
            self.table.choose(self.seat, stops.PASS)
            self.let_bots_play()
