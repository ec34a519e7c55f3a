"""A table as text: drawn from what a seat may see, and nothing else."""

from __future__ import annotations

import textwrap
from typing import Any

import kantyna

from ..bots.sorts import places, sorts
from ..engine.cards import CardDef
from ..engine.effects import Step as Choice
from ..engine.events import Event
from ..engine.table import Table
from ..engine.voice import seat_name
from .colours import BOLD, DIM, FACTION, Paint
from .listings import kind, width
from .story import CLEARS, GAINS, TACIT, Told, counted, numbered, turn_ends
from .words import say

ABILITY_LINES = {"use": "card-primary", "ally": "card-ally", "scrap": "card-scrap"}
"""Choices about one ability of a card, and the line of its text that is meant."""


LEAST_ROOM = 30
"""So much room a text needs to be told in several lines."""
MOST_LINES = 3


class Screen:
    """Draws a table for a seat, or for a spectator (None)."""

    def __init__(self, table: Table, seat: int | None, lang: str, players: list[str] | None = None) -> None:
        self.table = table
        self.seat = seat
        self.lang = lang
        self.players = players or [""] * table.seat_count
        self.paint = Paint()
        self.width = width()
        self.cards: dict[str, CardDef] = {card.id: card for card in kantyna.cards(table.game)}

    # words

    def say(self, id: str, **args: int | str) -> str:
        return say(id, self.lang, **args)

    def name(self, seat: int) -> str:
        return seat_name(seat).text(self.lang)

    def titled(self, seat: int) -> str:
        """The name, and who plays there."""
        aside = self.say("cli-you") if seat == self.seat else self.players[seat]
        return f"{self.name(seat)} ({aside})" if aside else self.name(seat)

    def card(self, label: str) -> CardDef:
        return self.cards[label.partition("#")[0]]

    def example(self) -> str:
        """A card for examples: the one whose name is typed most easily."""
        return min([card.name(self.lang).lower() for card in self.cards.values()], key=_effort)

    def tag(self, card: CardDef) -> str:
        """The faction's letter, in its colour."""
        faction = str(card.facts().get("faction", ""))
        return self.paint(f"[{self.say('cli-letter-' + faction)}]", FACTION.get(faction, "")) if faction else ""

    def listed(self, labels: list[str]) -> str:
        """Cards in one line, equal ones counted."""
        copies = self.copies()
        counts: dict[str, int] = {}
        for label in labels:
            short = self._short(self.card(label), copies.get(label))
            counts[short] = counts.get(short, 0) + 1
        return ", ".join([f"{short} ×{n}" if n > 1 else short for short, n in counts.items()])

    def copies(self) -> dict[str, CardDef]:
        """The cards that are copies of others now, by label."""
        marked = self.table.view(self.seat)["marks"].get("copies", {})
        offered = next(iter(self.table.choices.values()), None)
        if not marked or not offered:
            return {}
        labels = offered[0].setup.labels  # marks name a card by its number, counted from 1
        return {label: self.card(labels[number - 1]) for label, number in marked.items()}

    def _short(self, card: CardDef, copied: CardDef | None) -> str:
        facts = card.facts()
        type = "outpost" if facts.get("outpost") else facts.get("type")
        aside = f" ({self.say(f'type-{type}')} {facts['defense']})" if "defense" in facts else ""
        if copied is not None:
            aside = f" = {copied.name(self.lang)}"
        return f"{self.tag(card)} {card.name(self.lang)}{aside}".strip()

    # the picture

    def picture(self) -> list[str]:
        view = self.table.view(self.seat)
        seats = list(range(len(view["seats"])))
        if self.seat is not None:  # the others in the order of play, oneself at the near edge
            seats = seats[self.seat + 1 :] + seats[: self.seat + 1]
        lines = [self.headline(view), ""]
        for seat in seats if self.seat is None else seats[:-1]:
            lines += [*self.side(view, seat), ""]
        lines += [*self.market(view), ""]
        if self.seat is not None:
            lines += self.side(view, self.seat)
        return lines

    def headline(self, view: dict[str, Any]) -> str:
        said = " · ".join(
            [
                self.say("game-" + self.table.game),
                self.say("format-" + self.table.format),
                self.say("cli-turn", n=view["turn"], who=self.name(view["active"])),
            ]
        )
        return self.paint(f"── {said} " + "─" * max(0, self.width - len(said) - 4), BOLD)

    def side(self, view: dict[str, Any], seat: int) -> list[str]:
        side = view["seats"][seat]
        numbers = [f"{self.say('cli-authority')} {_number(side['authority'])}"]
        if view["active"] == seat:
            numbers += [f"{self.say('cli-trade')} {side['trade']}", f"{self.say('cli-combat')} {side['combat']}"]
        numbers += [f"{self.say('cli-hand')} {len(side['hand'])}"] if None in side["hand"] or self.seat is None else []
        numbers += [f"{self.say('cli-deck')} {len(side['deck'])}", f"{self.say('cli-discard')} {len(side['discard'])}"]
        lines = [self.paint(f"{self.titled(seat):<22}", BOLD) + "   ".join(numbers)]
        bases = [label for label in side["play"] if self.card(label).facts()["type"] == "base"]
        ships = [label for label in side["play"] if label not in bases]
        for title, labels in (("cli-bases", bases), ("cli-ships", ships)):
            if labels:
                lines += self.paragraph(self.say(title), self.listed(labels))
        known = [label for label in side["hand"] if label is not None]
        if known:
            lines += self.paragraph(self.say("cli-hand"), self.listed(known))
        if seat == self.seat and side["discard"]:
            lines += self.paragraph(self.say("cli-discard"), self.listed(side["discard"]))
        return lines

    def paragraph(self, title: str, text: str) -> list[str]:
        """A titled line, folded at commas. Colours have no width."""
        lines: list[str] = []
        line = f"  {title + ':':<20}"
        room = self.width - len(line)
        used = 0
        for part in text.split(", "):
            size = len(_bare(part)) + 2
            if used and used + size > room:
                lines.append(line + ",")
                line, used = " " * 22, 0
            line += (", " if used else "") + part
            used += size
        return [*lines, line]

    def market(self, view: dict[str, Any]) -> list[str]:
        decks = f"{self.say('cli-trade-deck')} {len(view['trade_deck'])}"
        if view["scrap_heap"]:
            decks += f" · {self.say('cli-scrap-heap')} {len(view['scrap_heap'])}"
        title = self.say("cli-trade-row")
        lines = [self.paint(title, BOLD) + decks.rjust(self.width - len(title))]
        offers = [(self.card(label), 1) for label in view["trade_row"]]
        if view["explorers"]:
            offers.append((self.card(view["explorers"][-1]), len(view["explorers"])))
        names = max([len(card.name(self.lang)) + (len(f" ×{n}") if n > 1 else 0) for card, n in offers], default=0)
        kinds = max([len(self._type(card)) for card, _ in offers], default=0)
        indent = names + kinds + 14
        for card, n in offers:
            name = card.name(self.lang) + (f" ×{n}" if n > 1 else "")
            text = textwrap.wrap(card.text(self.lang).replace("\n", " "), self.width - indent) or [""]
            cost = str(card.facts()["cost"])
            lines.append(
                f"  {self.tag(card)} {name:<{names}}  {cost:>2}  {self._type(card):<{kinds}}  {text[0]}".rstrip()
            )
            lines += [" " * indent + rest for rest in text[1:]]
        return lines

    def _type(self, card: CardDef) -> str:
        return kind(card, self.lang).rpartition(", ")[2]

    def status(self) -> list[str]:
        """The players in short, between two choices of one turn."""
        view = self.table.view(self.seat)
        others = [seat for seat in range(len(view["seats"])) if seat != self.seat]
        return [line for seat in [*others, self.seat] if seat is not None for line in self.side(view, seat)]

    # what happened

    def told(self, events: list[Event], whole: bool = False) -> list[str]:
        """The events as this seat may read them: what follows from what in one line, and equal lines counted.

        New hands, which the table shows anyway, are only told when the whole story is.
        """
        told: list[Told] = []
        ends = turn_ends(events)
        finished = True  # nothing to follow from
        last = ""
        for i, event in enumerate(events):
            finishing = event.kind == "destroy" and last == "attack-base"
            last = event.kind
            if i in ends:
                if i - 1 not in ends:
                    told += [Told(text) for text in self._turn_end(events[i : ends[i]], whole)]
            elif event.kind in TACIT:
                continue
            elif finishing:
                told[-1].gains.append((self.say("cli-destroyed"), ""))
            elif event.kind not in GAINS:
                told.append(Told(event.text(self.lang, self.seat), event.seat, event.kind == "turn"))
                finished = event.kind == "turn"
            elif not finished:
                told[-1].gains.append(self._gain(event, told[-1].seat))
            elif whole or event.kind != "draw":
                told.append(Told(event.text(self.lang, self.seat)))
        headings = {line.head for line in told if line.heading}
        lines: list[str] = []
        for text, n in counted([line.text() for line in told]):
            if text in headings:
                lines.append(self.paint(text, BOLD))
            else:
                line = text if n == 1 else f"{text} ×{n}"
                lines += textwrap.wrap(
                    line, self.width, initial_indent="  ", subsequent_indent="      ", break_on_hyphens=False
                )
        return lines

    def _gain(self, event: Event, seat: int) -> tuple[str, str]:
        """What followed, without the name of who is named already; a card at its end stands apart."""
        card = event.setup.defs[event.card] if event.card >= 0 else None
        if event.kind == "refill" and card is not None:
            return self.say("cli-refill", card=card.name(self.lang), cost=card.facts().get("cost", 0)), ""
        text = event.text(self.lang, self.seat)
        if event.seat == seat >= 0:
            bare = text.removeprefix(self.name(seat))
            text = bare.removeprefix(":").lstrip() if bare[:1] in (":", " ") else text
        if card is not None and text.endswith(" " + card.name(self.lang)):
            return text.removesuffix(card.name(self.lang)), card.name(self.lang)
        return text, ""

    def _turn_end(self, events: list[Event], whole: bool) -> list[str]:
        """A line for each player whose turn ended: cards put away and drawn."""
        lines: list[str] = []
        for seat in dict.fromkeys([event.seat for event in events]):
            own = [event for event in events if event.seat == seat]
            drawn = [event for event in own if event.kind == "draw"]
            text = self.say(
                "cli-turn-end",
                who=self.name(seat),
                away=sum([event.n for event in own if event.kind in CLEARS]),
                drawn=len(drawn),
                shuffled=len([event for event in own if event.kind == "shuffle"]),
            )
            names = [event.setup.defs[event.card].name(self.lang) for event in drawn if event.shows(self.seat)]
            if whole and names:
                text += f" ({', '.join(numbered(sorted(names, key=names.index)))})"
            lines.append(text)
        return lines

    # what one may do

    def question(self) -> str:
        """The open question, with the card that asks it, and what has been answered already."""
        text = self.table.prompt(self.lang)
        view = self.table.view(self.seat)
        id = str(view["stack"][-1]["card"]).partition("#")[0] if view["stack"] else ""
        name = self.cards[id].name(self.lang) if id in self.cards else self._cause(view)
        if name and name not in text:
            text = f"{name}: {text[:1].lower()}{text[1:]}"
        picks = view["picks"]
        if isinstance(picks, list) and picks:  # another seat's are only a number
            names = [self.card(label).name(self.lang) for label in picks]
            text += f" ({self.say('cli-picked', names=', '.join(numbered(sorted(names, key=names.index))))})"
        return text

    def _cause(self, view: dict[str, Any]) -> str:
        """Who is asked in another seat's turn is asked because of the card that was used last."""
        if view.get("active") == self.seat:
            return ""
        for event in reversed(self.table.events):
            if event.kind not in GAINS:
                known = event.card >= 0 and event.seat != self.seat and event.shows(self.seat)
                return event.setup.defs[event.card].name(self.lang) if known else ""
        return ""

    def groups(self) -> list[list[Choice]]:
        """The seat's choices, alike ones together: five Scouts are one line."""
        assert self.seat is not None
        return sorts(self.table.choices.get(self.seat, []), places(self.table.view(self.seat)))

    def menu(self, groups: list[list[Choice]]) -> list[str]:
        if not groups:
            return []
        lie = places(self.table.view(self.seat))
        found = [self._zone(group[0], lie) for group in groups]
        several = len({zone for zone in found if zone}) > 1 and not self._main(groups)
        said: list[str] = []
        for group, zone in zip(groups, found, strict=True):
            text = _capital(max(group, key=lambda choice: choice.n).text(self.lang))
            if several and zone:
                text += f" ({zone})"
            said.append(text + (f" ×{len(group)}" if len(group) > 1 and group[0].card >= 0 else ""))
        texts = max([len(text) for text in said])
        copies = self.copies()
        lines: list[str] = []
        indent = texts + 10
        for i, (group, text) in enumerate(zip(groups, said, strict=True)):
            detail = [self.paint(line, DIM) for line in _fold(self._detail(group[0], copies), self.width - indent)]
            tag = self.tag(self.card(group[0].cards[0])) if group[0].card >= 0 else "   "
            lines.append(f" {i + 1:>2} {tag or '   '} {text:<{texts}}  {detail[0]}".rstrip())
            lines += [" " * indent + line for line in detail[1:]]
        return lines

    def _main(self, groups: list[list[Choice]]) -> bool:
        return any([group[0].effect.word == "end" for group in groups])

    def _zone(self, choice: Choice, lie: dict[str, str]) -> str:
        zone = lie.get(choice.cards[0], "").rpartition("/")[2] if choice.card >= 0 else ""
        return self.say("cli-zone-" + zone) if zone in ("hand", "discard", "play", "trade_row", "explorers") else ""

    def _detail(self, choice: Choice, copies: dict[str, CardDef]) -> str:
        """What one should know before choosing it. A card that copies another has the other's abilities."""
        if choice.card < 0:
            return ""
        card = self.card(choice.cards[0])
        facts = card.facts()
        wanted = ABILITY_LINES.get(choice.effect.word)
        if wanted is not None:
            face = copies.get(choice.cards[0], card)
            said = [line.text(self.lang) for line in face.lines() if line.id == wanted]
            if wanted != "card-primary":
                said = [line.partition(": ")[2] for line in said]
            return _capital(" ".join(said))
        text = card.text(self.lang).replace("\n", " ")
        if choice.key.startswith(("buy ", "acquire ")):
            return f"{self.say('cli-cost')} {facts['cost']} · {text}"
        if choice.key.startswith(("attack ", "destroy ")):
            return f"{self.say('cli-defense')} {facts['defense']} · {text}"
        return text


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def _effort(name: str) -> tuple[bool, int, str]:
    """How hard it is to type: with letters that not every keyboard has, and by its length."""
    return not (name.isascii() and name.isalpha()), len(name), name


def _fold(text: str, room: int) -> list[str]:
    """The text in a few lines; what is too long for them is cut."""
    lines = textwrap.wrap(text, room, break_on_hyphens=False) if room >= LEAST_ROOM else [text]
    if len(lines) > MOST_LINES:
        lines = [*lines[: MOST_LINES - 1], " ".join(lines[MOST_LINES - 1 :])]
    return [_cut(line, room) for line in lines] or [""]


def _cut(text: str, room: int) -> str:
    return text if len(text) <= room else text[: max(0, room - 1)].rstrip() + "…"


def _number(n: int) -> str:
    """With a minus sign, which a hyphen is not."""
    return str(n).replace("-", "−")


def _bare(text: str) -> str:
    """Without colours."""
    bare, _, rest = text.partition("\x1b[")
    while rest:
        before, _, rest = rest.partition("m")[2].partition("\x1b[")
        bare += before
    return bare
