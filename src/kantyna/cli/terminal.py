"""`kantyna play --terminal`: a game at a text prompt, against bots."""

from __future__ import annotations

import argparse
import json
import secrets
from collections.abc import Callable
from pathlib import Path

from ..arena import bot_seed
from ..bots import Bot, decide, make_bot
from ..engine.effects import Step as Choice
from ..engine.errors import BadKey, KantynaError
from ..engine.table import RESIGN, Table
from .asking import could_ask, find_cards, is_move, keys_for, meant, unknown_card
from .colours import BOLD
from .listings import kind, need_game
from .screen import Screen
from .words import say


def run(arguments: argparse.Namespace) -> int:
    seed = secrets.randbits(53) if arguments.seed is None else arguments.seed
    table = Table(need_game(arguments.game), arguments.format, seed, arguments.seats, dict(arguments.option))
    table.view(arguments.seat)  # complains about a seat that is not there
    bots = {
        seat: make_bot(arguments.bot, bot_seed(seed, 0, seat))
        for seat in range(table.seat_count)
        if seat != arguments.seat
    }
    players = [arguments.bot if seat in bots else "" for seat in range(table.seat_count)]
    Game(table, arguments.seat, bots, Screen(table, arguments.seat, arguments.lang, players)).play()
    return 0


class Game:
    """One person at a table with bots: what they type, and what they are shown."""

    def __init__(self, table: Table, seat: int, bots: dict[int, Bot], screen: Screen) -> None:
        self.table = table
        self.seat = seat
        self.bots = bots
        self.screen = screen
        self.lang = screen.lang
        self.read_events = 0
        self.drawn_turn = -1
        self.decisions: list[int] = []
        self.commands: dict[str, Callable[[str], None]] = {
            "u": self.undo,
            "undo": self.undo,
            "?": self.why,
            "why": self.why,
            "c": self.card,
            "a": self.attack,
            "all": self.all,
            "save": self.save,
            "log": self.log,
            "t": self.show_table,
            "h": self.help,
            "help": self.help,
        }

    def say(self, id: str, **args: int | str) -> None:
        print(say(id, self.lang, **args))

    # the game

    def play(self) -> None:
        """Until the person leaves. A game that is over can still be looked at, undone and saved."""
        self.say("cli-welcome", seed=str(self.table.seed))
        shown = -1
        while True:
            self.bots_play()
            if shown != self.table.length:
                self.show()
                shown = self.table.length
            try:
                typed = input("> ").strip()
            except EOFError:
                print()
                return
            if typed in ("q", "quit"):
                return
            length = self.table.length
            self.obey(typed)
            if self.table.length < length:
                shown = -1

    def bots_play(self) -> None:
        table = self.table
        while not table.over and self.seat not in table.waiting:
            seat = table.waiting[0]
            table.choose(seat, decide(self.bots[seat], table, seat))

    def show(self) -> None:
        """What happened, then the whole table at the start of a turn and one's own side within it, then the menu."""
        print()
        news = self.table.events_since(self.read_events)
        self.read_events += len(news)
        lines = self.screen.told(news)
        if news and news[-1].kind == "turn":
            lines.pop()  # the headline says it
        for line in lines:
            print(line)
        if self.table.over:
            self.show_winner()
            return
        turn = self.table.view(self.seat)["turn"]
        print()
        for line in self.screen.picture() if turn != self.drawn_turn else self.screen.status():
            print(line)
        self.drawn_turn = turn
        self.show_menu()

    def show_menu(self) -> None:
        print()
        print(self.screen.paint(self.screen.question(), BOLD))
        for line in self.screen.menu(self.screen.groups()):
            print(line)

    def show_winner(self) -> None:
        print()
        for line in self.screen.picture():
            print(line)
        print()
        winners = self.table.winners
        if self.seat in winners:
            text = say("cli-you-win", self.lang)
        else:
            text = say("cli-they-win", self.lang, who=", ".join([self.screen.name(seat) for seat in winners]))
        print(self.screen.paint(text, BOLD))
        self.say("cli-after-game")

    # what one types

    def obey(self, typed: str) -> None:
        word, _, rest = typed.partition(" ")
        if not typed:
            return
        if typed.startswith("?") and len(word) > 1:
            word, rest = "?", typed[1:]
        try:
            if typed.isdecimal():
                self.pick(typed)
            elif word.lower() in self.commands:
                self.commands[word.lower()](rest.strip())
            elif typed in [choice.key for choice in self.table.choices.get(self.seat, [])]:
                self.choose(typed)
            else:
                self.do(typed)
        except KantynaError as error:
            print(error.text(self.lang))

    def do(self, typed: str) -> None:
        """A move in words: made when just one that is offered is meant, else explained."""
        groups = [] if "#" in typed else meant(self.table, self.seat, typed)
        if len(groups) == 1:
            self.choose(max(groups[0], key=lambda choice: choice.n))
        elif groups:
            self.say("cli-many-moves", moves="; ".join([group[0].text(self.lang) for group in groups]))
        elif unknown_card(self.table.game, typed):
            self.say("cli-no-card", value=unknown_card(self.table.game, typed))
        else:
            keys = keys_for(self.table, self.seat, typed) if is_move(self.table.game, typed) else [typed]
            try:
                refusals = [self.table.why_not(self.seat, key) for key in keys if key != RESIGN]
            except BadKey:
                refusals = []
            for refusal in refusals:
                if refusal is not None:
                    print(f"{refusal.text(self.lang)} [{refusal.rule}]")
            if not any(refusals):
                self.say("cli-what", value=typed)

    def pick(self, typed: str) -> None:
        groups = self.screen.groups()
        number = int(typed[:9])
        if not 1 <= number <= len(groups):
            self.say("cli-no-number", n=len(groups)) if groups else self.say("cli-game-over")
            return
        self.choose(max(groups[number - 1], key=lambda choice: choice.n))

    def choose(self, choice: Choice | str) -> None:
        length = self.table.length
        self.table.choose(self.seat, choice)
        self.decisions.append(length)

    def attack(self, rest: str) -> None:
        """Attack a player with part of the combat; with several opponents the player's number follows."""
        words = rest.split()
        if not 1 <= len(words) <= 2 or not all([word.isdecimal() and len(word) < 7 for word in words]):
            self.say("cli-attack-how")
            return
        n = int(words[0])
        others = [seat for seat in range(self.table.seat_count) if seat != self.seat]
        if len(words) == 2:
            others = [seat for seat in others if seat == int(words[1]) - 1]
        if len(others) != 1:
            self.say("cli-attack-how")
            return
        self.choose(f"attack seat#{others[0]} {n}")

    def all(self, rest: str) -> None:
        """Play every card in hand that asks nothing, cards drawn on the way too."""
        length = self.table.length
        while True:
            plays = [choice for choice in self.table.choices.get(self.seat, []) if choice.key.startswith("play ")]
            plain = [choice for choice in plays if self._asks_nothing(choice)]
            if not plain:
                break
            self.table.choose(self.seat, min(plain, key=self._late))
            self.bots_play()
        if self.table.length == length:
            self.say("cli-all-none")
            return
        self.decisions.append(length)
        if plays:
            names = dict.fromkeys([self.screen.card(choice.cards[0]).name(self.lang) for choice in plays])
            self.say("cli-all-left", names=", ".join(names))

    def _asks_nothing(self, choice: Choice) -> bool:
        """Nothing that happens when it is played could ask. A base does nothing yet when it is played."""
        card = self.screen.card(choice.cards[0])
        effects = () if card.facts().get("type") == "base" else getattr(card, "primary", ())
        return not any([could_ask(effect, self.table.seat_count) for effect in effects])

    def _late(self, choice: Choice) -> int:
        """Bases come first, and last of all what counts them."""
        card = self.screen.card(choice.cards[0])
        if card.facts().get("type") == "base":
            return 0
        return 2 if any([effect.word == "if-bases" for effect in getattr(card, "primary", ())]) else 1

    def undo(self, rest: str) -> None:
        if not self.decisions:
            self.say("cli-no-undo")
            return
        self.table.rewind(self.decisions.pop())
        self.read_events = len(self.table.events)
        self.drawn_turn = -1
        self.say("cli-undone")

    def why(self, rest: str) -> None:
        if not rest:
            self.say("cli-why-how")
            return
        for key in keys_for(self.table, self.seat, rest):
            refusal = self.table.why_not(self.seat, key)
            if refusal is None:
                self.say("cli-allowed", key=key)
            else:
                print(f"{refusal.text(self.lang)} [{refusal.rule}]")

    def card(self, rest: str) -> None:
        found = find_cards(self.table.game, rest)
        if not found:
            self.say("cli-no-card", value=rest)
        elif len(found) > 1:
            self.say("cli-many-cards", names=", ".join([card.name(self.lang) for card in found]))
        else:
            card = found[0]
            other = card.name("en" if self.lang == "pl" else "pl")
            name = self.screen.paint(card.name(self.lang), BOLD)
            cost = card.facts().get("cost")
            print(f"{self.screen.tag(card)} {name} ({other}) · {kind(card, self.lang)}", end="")
            print(f" · {say('cli-cost', self.lang)} {cost}" if cost is not None else "")
            for line in card.lines():
                print("    " + line.text(self.lang))

    def save(self, rest: str) -> None:
        if not rest:
            self.say("cli-save-how")
            return
        path = Path(rest)
        try:
            if path.exists() and not _is_record(path):
                self.say("cli-save-other", file=rest)
                return
            path.write_text(json.dumps(self.table.record(), ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
        except (OSError, ValueError) as error:
            reason = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
            self.say("cli-save-failed", file=rest, reason=reason)
            return
        self.say("cli-saved", file=rest)

    def log(self, rest: str) -> None:
        for line in self.screen.told(self.table.events, True):
            print(line)

    def show_table(self, rest: str) -> None:
        for line in self.screen.picture():
            print(line)
        if not self.table.over:
            self.show_menu()

    def help(self, rest: str) -> None:
        self.say("cli-help")


def _is_record(path: Path) -> bool:
    """A saved game may be saved over; anything else is somebody's."""
    try:
        written = json.loads(path.read_text(encoding="utf-8"))
    except ValueError:
        return False
    return isinstance(written, dict) and "kantyna" in written and "choices" in written
