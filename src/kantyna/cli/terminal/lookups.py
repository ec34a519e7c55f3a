"""Looking things up during a game: cards, decks, zones, the log and the help."""

from __future__ import annotations

from ...engine.registry import load_rules
from ...engine.table import Table
from ...engine.zones import ZoneKind
from ...voice import bundle
from ..card_text import doubts
from ..messages import say
from .console import Console
from .drawing.open_zones import names, public_zones, zone_lines
from .move_parser import cards_named

HELP_COLUMN = 17
"""The column in which the explanations begin."""


class Lookups:
    """Answers questions about the table without changing it."""

    def __init__(self, table: Table, seat: int, console: Console) -> None:
        self.table = table
        self.seat = seat
        self.console = console
        self.screen = console.screen
        self.lang = console.lang

    def show_card(self, rest: str) -> bool:
        """Show the card that is named. False: there is none with this name."""
        found = cards_named(self.table, rest)
        if not rest:
            self.console.say("cli-card-how", card=self.screen.example())
        elif not found:
            return False
        elif len(found) > 1:
            self.console.say("cli-many-cards", names=", ".join([card.name(self.lang) for card in found]))
        else:
            card = found[0]
            name, other = card.name(self.lang), card.name("en" if self.lang == "pl" else "pl")
            in_brackets = f" ({other})" if other != name else ""
            kind = self.screen.layout.kind(self.screen, card)
            print(f"{self.screen.tag(card)} {self.screen.bold(name)}{in_brackets} · {kind}")
            for message in [*card.lines(), doubts(card)]:
                if message is not None:
                    self.console.write_indented(message.text(self.lang))
        return True

    def show_decks(self, rest: str) -> None:
        """What is left in the decks that the player knows, hands included: their own, or all where decks are open."""
        view = self.table.view(self.seat)
        for seat in range(self.table.seat_count):
            left = view["unseen"].get(str(seat), [])
            nothing = "–" if seat == self.seat else say("cli-deck-secret", self.lang)
            text = self.screen.listed(left, view) if left else nothing
            self.console.print_lines(self.screen.paragraph(self.screen.name(seat), text))

    def show_zone(self, zone: ZoneKind, of_seats: bool) -> None:
        self.console.print_lines(zone_lines(self.screen, zone, of_seats))

    def show_log(self, rest: str) -> None:
        self.console.print_lines(self.screen.story.lines(self.table.events, True))

    def show_help(self, rest: str) -> None:
        game, rules = self.table.game, load_rules(self.table.game)
        card = self.screen.example()
        id = "cli-help-" + game
        moves = say(id, self.lang, card=card) if bundle(self.lang).has_message(id) else say("cli-help-any", self.lang)
        if rules.brings_decks:
            moves += "\n" + say("cli-help-decks", self.lang)
        zones = [names(game, zone, self.lang) for zone, _ in public_zones(self.table)]
        piles = ", ".join([words[0] for words in zones if words])
        text = say("cli-help", self.lang, card=card, moves=moves, piles=piles, rule=rules.over_rule)
        self.console.write(text, HELP_COLUMN)
