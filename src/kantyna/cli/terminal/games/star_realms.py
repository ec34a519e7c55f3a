"""Star Realms at the prompt: how the table is drawn, and how moves are typed."""

from __future__ import annotations

import textwrap
from typing import TYPE_CHECKING

from ....engine.cards import CardDef
from ....engine.effects.effect import Step as Choice
from ....engine.table import Table
from ....engine.voice import LANGUAGES, seat_name
from ....game.star_realms.teams import Pledge
from ...card_text import kind
from ..drawing.layout import Layout, Question, Row, View
from ..drawing.log_line import number
from ..move_parser import fold
from ..vocabulary import Vocabulary

if TYPE_CHECKING:
    from ..drawing.screen import Screen

PLEDGE = Pledge.word


class StarRealmsLayout(Layout):
    consequences = (
        "trade", "combat", "authority", "draw", "shuffle", "refill", "acquire-top", "copy", "next-ship-on-top",
    )  # fmt: skip
    unmentioned = ("acquire",)
    cleanup = ("clear-ships", "clear-hand")
    outcomes = {("attack-base", "destroy"): "cli-destroyed"}
    refill = ("refill", "cli-refill")
    menu_zones = ("hand", "discard", "play", "trade_row", "explorers")

    def table(self, screen: Screen, view: View) -> list[str]:
        """Teams that share their authority are drawn together, the player's own team below the trade row."""
        if not view["team_turns"]:
            return super().table(screen, view)
        near = screen.seat if screen.seat is not None else view["active"]
        lines = [screen.headline(view), ""]
        for far in (True, False):
            for n, team in enumerate(view["teams"], 1):
                if (near not in team) == far:
                    lines += [self._team(screen, view, n), ""]
                    for seat in sorted(team, key=lambda seat: seat == near):
                        lines += [*self.side(screen, view, seat), ""]
            lines += [*self.market(screen, view), ""] if far else []
        return lines[:-1]

    def status(self, screen: Screen, view: View) -> list[str]:
        teams = len(view["teams"]) if view["team_turns"] else 0
        lines = [self._team(screen, view, n) for n in range(1, teams + 1)]
        return [*lines, *super().status(screen, view)]

    def _team(self, screen: Screen, view: View, n: int) -> str:
        team = view["teams"][n - 1]
        names = ", ".join([screen.name(seat) for seat in team])
        return screen.bold(f"{screen.say('cli-team', n=n)}: {names}") + "   " + _authority(screen, view, team[0])

    def side(self, screen: Screen, view: View, seat: int) -> list[str]:
        side = view["seats"][seat]
        say = screen.say
        numbers: list[str] = []
        if side["out"] and not view["over"]:
            numbers.append(say("cli-out"))
        elif not view["team_turns"]:
            numbers.append(_authority(screen, view, seat))
        if view["active"] == seat or (view["team_turns"] and (side["trade"] or side["combat"])):
            numbers += [f"{say('cli-trade')} {side['trade']}", f"{say('cli-combat')} {side['combat']}"]
        numbers += [f"{say('cli-hand')} {len(side['hand'])}"] if None in side["hand"] or screen.seat is None else []
        numbers += [f"{say('cli-deck')} {len(side['deck'])}", f"{say('cli-discard')} {len(side['discard'])}"]
        title = ", ".join([screen.titled(seat), *self._role_and_team(screen, view, seat)])
        lines = [screen.bold(f"{title:<22}") + ("" if len(title) < 22 else "   ") + "   ".join(numbers)]
        bases = [label for label in side["play"] if screen.card(label).facts()["type"] == "base"]
        ships = [label for label in side["play"] if label not in bases]
        for title, labels in (("cli-bases", bases), ("cli-ships", ships)):
            if labels:
                lines += screen.paragraph(say(title), screen.listed(labels, view))
        known = [label for label in side["hand"] if label is not None]
        if known:
            lines += screen.paragraph(say("cli-hand"), screen.listed(known, view))
        if seat == screen.seat and side["discard"]:
            lines += screen.paragraph(say("cli-discard"), screen.listed(side["discard"], view))
        return lines

    def _role_and_team(self, screen: Screen, view: View, seat: int) -> list[str]:
        """The role of a seat, and its team where several teams have more than one member."""
        words = [screen.say(f"role-{view['roles'][seat]}")] if view["roles"][seat] else []
        teams = view["teams"]
        if len([team for team in teams if len(team) > 1]) > 1 and not view["team_turns"]:
            words.append(screen.say("cli-team-of", n=1 + next(n for n, team in enumerate(teams) if seat in team)))
        return words

    def market(self, screen: Screen, view: View) -> list[str]:
        decks = f"{screen.say('cli-trade-deck')} {len(view['trade_deck'])}"
        if view["scrap_heap"]:
            decks += f" · {screen.say('cli-scrap-heap')} {len(view['scrap_heap'])}"
        title = screen.say("cli-trade-row")
        lines = [screen.bold(title) + decks.rjust(screen.width - len(title))]
        offers = [(screen.card(label), 1) for label in view["trade_row"]]
        if view["explorers"]:
            offers.append((screen.card(view["explorers"][-1]), len(view["explorers"])))
        names = max([len(card.name(screen.lang)) + (len(f" ×{n}") if n > 1 else 0) for card, n in offers], default=0)
        kinds = max([len(_type(card, screen.lang)) for card, _ in offers], default=0)
        indent = names + kinds + 14
        for card, n in offers:
            name = card.name(screen.lang) + (f" ×{n}" if n > 1 else "")
            text = textwrap.wrap(card.text(screen.lang).replace("\n", " "), screen.width - indent) or [""]
            cost = str(card.facts()["cost"])
            type = _type(card, screen.lang)
            lines.append(f"  {screen.tag(card)} {name:<{names}}  {cost:>2}  {type:<{kinds}}  {text[0]}".rstrip())
            lines += [" " * indent + rest for rest in text[1:]]
        return lines

    def note(self, screen: Screen, view: View, label: str) -> str:
        facts = screen.card(label).facts()
        if "defense" not in facts:
            return ""
        note = f"{screen.say('type-outpost' if facts['outpost'] else 'type-base')} {facts['defense']}"
        left = _defense_left(screen, view, label)
        if left != facts["defense"]:
            note += ", " + screen.say("cli-endures", n=left, most=int(str(facts["defense"])))
        return f" ({note})"

    def rows(self, screen: Screen, groups: list[list[Choice]], view: View) -> list[Row]:
        """All offers to teammates are one line; questions about the offer follow."""
        rows: list[Row] = []
        offers: list[Choice] = []
        for group in groups:
            if group[0].effect.word != PLEDGE:
                rows.append([group])
                continue
            if not offers:
                rows.append([offers])
            offers += group
        return rows

    def row_text(self, screen: Screen, row: Row, view: View) -> str:
        return screen.say("cli-offer") if row[0][0].effect.word == PLEDGE else ""

    def questions(self, screen: Screen, choice: Choice) -> list[Question]:
        """For which card, for which buyer, and how much."""
        pledge = choice.effect
        if not isinstance(pledge, Pledge):
            return []
        card = screen.card(choice.cards[0])
        buyer = screen.name(pledge.buyer) if pledge.buyer >= 0 else screen.say("cli-offer-nobody")
        return [
            ("cli-offer-card", choice.card, f"{screen.tag(card)} {card.name(screen.lang)}"),
            ("cli-offer-whom", pledge.buyer, buyer),
            ("cli-offer-amount", choice.amount, ""),
        ]

    def detail(self, screen: Screen, choice: Choice, view: View) -> str:
        """A card that copies another shows the other's abilities."""
        if choice.card < 0 or choice.effect.word == PLEDGE:
            return ""
        card = screen.card(choice.cards[0])
        facts = card.facts()
        lines = choice.effect.nature.lines
        if lines:
            face = screen.copies(view).get(choice.cards[0], card)
            said = [line.text(screen.lang) for line in face.lines() if line.id in lines]
            if lines != ("card-primary",):
                said = [line.partition(": ")[2] for line in said]
            text = " ".join(said)
            return text[:1].upper() + text[1:]
        text = card.text(screen.lang).replace("\n", " ")
        if choice.key.startswith(("buy ", "acquire ")):
            return f"{screen.say('cli-cost')} {facts['cost']} · {text}"
        if choice.key.startswith(("attack ", "destroy ")):
            return f"{screen.say('cli-defense')} {_defense_left(screen, view, choice.cards[0])} · {text}"
        return text


def _authority(screen: Screen, view: View, seat: int) -> str:
    return f"{screen.say('cli-authority')} {number(max(0, view['seats'][seat]['authority']))}"


def _defense_left(screen: Screen, view: View, label: str) -> int:
    printed = int(str(screen.card(label).facts()["defense"]))
    damage: int = view["marks"].get("damage", {}).get(label, 0)
    return printed - damage


def _type(card: CardDef, lang: str) -> str:
    return kind(card, lang).rpartition(", ")[2]


class StarRealmsVocabulary(Vocabulary):
    complete_verbs = ("attack",)
    answer_verbs = {"scrap": "scrap-card"}

    def variant(self, choice: Choice, view: View) -> object:
        return None  # numbers are amounts, and the largest is taken

    def keys(self, table: Table, seat: int, verb: str, rest: str) -> list[str]:
        """An attack on a player: "attack", "attack 5", "attack 5 2" (against player 2), "attack player 2"."""
        if verb != "attack":
            return []
        numbers = rest.split()
        others = [other for other in range(table.seat_count) if other != seat]
        named = [other for other in others if fold(rest) in [fold(seat_name(other).text(lang)) for lang in LANGUAGES]]
        if named:
            others, numbers = named, []
        if not all([number.isdecimal() for number in numbers]):
            return []
        if len(numbers) > 1:
            others = [other for other in others if str(other + 1) == numbers[1]]
        amount = int(numbers[0][:9]) if numbers else max(1, table.view(seat)["seats"][seat].get("combat", 0))
        return [f"attack seat#{other} {amount}" for other in others]


LAYOUT = StarRealmsLayout()
VOCABULARY = StarRealmsVocabulary()
