"""A table as text: drawn from what a seat may see, and nothing else."""

from __future__ import annotations

import textwrap

import kantyna

from ....bots.choice_groups import places
from ....engine.cards import CardDef
from ....engine.effects.effect import Step as Choice
from ....engine.effects.nature import PHASE
from ....engine.history.events import Event
from ....engine.table import Table
from ....engine.voice import seat_name
from ....voice import bundle
from ...colours import BOLD, DIM, FACTION, Paint
from ...commands.listings import width
from ...messages import say
from ..move_parser import groups_of
from .log_lines import LogLine, counted, numbered, turn_ends
from .picture import Row, View, picture_of

LEAST_ROOM = 30
"""So much room a text needs to be told in several lines."""
MOST_LINES = 3
LETTERS = "abcdefghijklmnopqrstuvwxyz"


class Screen:
    """Draws a table for a seat, or for a spectator (None)."""

    def __init__(self, table: Table, seat: int | None, lang: str, players: list[str] | None = None) -> None:
        self.table = table
        self.seat = seat
        self.lang = lang
        self.players = players or [""] * table.seat_count
        self.paint = Paint()
        self.width = width()
        self.drawn = picture_of(table.game)
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
        known = self.drawn.examples(self, self.table.view(self.seat))
        return min([card.name(self.lang).lower() for card in known], key=_effort)

    def tag(self, card: CardDef) -> str:
        """The faction's letter, in its colour."""
        faction = str(card.facts().get("faction", ""))
        if not bundle(self.lang).has_message("cli-letter-" + faction):
            return ""
        return self.paint(f"[{self.say('cli-letter-' + faction)}]", FACTION.get(faction, ""))

    def listed(self, labels: list[str], view: View) -> str:
        """Cards in one line, equal ones counted."""
        copies = self.copies(view)
        counts: dict[str, int] = {}
        for label in labels:
            short = self._short(self.card(label), copies.get(label), self.drawn.aside(self, view, label))
            counts[short] = counts.get(short, 0) + 1
        return ", ".join([f"{short} ×{n}" if n > 1 else short for short, n in counts.items()])

    def copies(self, view: View) -> dict[str, CardDef]:
        """The cards that are copies of others now, by label."""
        return {label: self.card(copied) for label, copied in view["marks"].get("copies", {}).items()}

    def _short(self, card: CardDef, copied: CardDef | None, aside: str) -> str:
        if copied is not None:
            aside = f" = {copied.name(self.lang)}"
        return f"{self.tag(card)} {card.name(self.lang)}{aside}".strip()

    def bold(self, text: str) -> str:
        return self.paint(text, BOLD)

    # the picture

    def picture(self) -> list[str]:
        return self.drawn.table(self, self.table.view(self.seat))

    def status(self) -> list[str]:
        """The players in short, between two choices of one turn."""
        return self.drawn.status(self, self.table.view(self.seat))

    def headline(self, view: View) -> str:
        said = " · ".join(
            [
                self.say("game-" + self.table.game),
                self.say("format-" + self.table.format),
                *([self.say("cli-turn", n=view["turn"], who=self.name(view["active"]))] if "turn" in view else []),
            ]
        )
        return self.bold(f"── {said} " + "─" * max(0, self.width - len(said) - 4))

    def paragraph(self, title: str, text: str) -> list[str]:
        """A titled line, folded at commas. Colours have no width."""
        lines: list[str] = []
        line = f"  {title + ':':<20}"
        room = self.width - len(line)
        used = 0
        for part in text.split(", "):
            size = len(bare(part)) + 2
            if used and used + size > room:
                lines.append(line + ",")
                line, used = " " * 22, 0
            line += (", " if used else "") + part
            used += size
        return [*lines, line]

    # what happened

    def told(self, events: list[Event], whole: bool = False) -> list[str]:
        """The latest events as this seat may read them: what follows from what in one line, and equal lines counted.

        New hands, which the table shows anyway, are only told when the whole story is. Within an engagement, or
        whatever else the game tells together, lines are set in, and it ends with what came of it.
        """
        told: list[LogLine] = []
        first = max(0, self.table.event_count - len(events))
        story = self.table.is_within_story(first)
        drawn = self.drawn
        ends = turn_ends(events, drawn.clears)
        finished = True  # nothing to follow from
        last = ""
        after = 0
        for i, event in enumerate(events):
            finishing = drawn.finishing.get((last, event.kind), "")
            last = event.kind
            begins, ends_story = event.begins(), event.ends()
            within = story and not begins and not ends_story
            story = begins or within
            if i < after:
                continue
            text, after = drawn.together(self, events, i)
            if text:
                told.append(LogLine(text, event.seat, within=within))
                finished = False
            elif after > i:
                continue
            elif i in ends:
                if i - 1 not in ends:
                    told += [LogLine(text) for text in self._turn_end(events[i : ends[i]], whole)]
            elif event.kind in drawn.tacit:
                continue
            elif finishing:
                told[-1].gains.append((self.say(finishing), ""))
            elif event.kind not in drawn.gains:
                headline = self.table.headline(first + i) if ends_story else None
                text = event.text(self.lang, self.seat) if headline is None else headline.text(self.lang)
                told.append(LogLine(text, event.seat, event.kind == "turn", within))
                finished = event.kind == "turn"
            elif not finished and (event.seat < 0 or told[-1].seat in (-1, event.seat)):
                told[-1].gains.append(self._gain(event, told[-1]))
            elif whole or not finished or event.kind != "draw":
                told.append(LogLine(event.text(self.lang, self.seat), within=within))
        outcome = self.table.headline(self.table.event_count - 1) if story and self.table.over else None
        if outcome is not None:
            told.append(LogLine(outcome.text(self.lang)))
        headings = {line.head for line in told if line.heading}
        lines: list[str] = []
        for text, n in counted(["  " * line.within + line.text() for line in told]):
            if text in headings:
                lines.append(self.bold(text))
            else:
                line = text if n == 1 else f"{text} ×{n}"
                lines += textwrap.wrap(
                    line, self.width, initial_indent="  ", subsequent_indent="      ", break_on_hyphens=False
                )
        return lines

    def _gain(self, event: Event, told: LogLine) -> tuple[str, str]:
        """What followed, without the name of who or what is named already; a card at its end stands apart."""
        card = event.setup.defs[event.card_index] if event.card_index >= 0 else None
        kind, said = self.drawn.refill
        if event.kind == kind and card is not None:
            return self.say(said, card=card.name(self.lang), cost=card.facts().get("cost", 0)), ""
        text = event.text(self.lang, self.seat)
        if event.seat == told.seat >= 0:
            rest = text.removeprefix(self.name(told.seat))
            text = rest.removeprefix(":").lstrip() if rest[:1] in (":", " ") else text
        if card is not None and card.name(self.lang) in told.head:
            text = text.removeprefix(card.name(self.lang) + ": ")
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
                away=sum([event.n for event in own if event.kind in self.drawn.clears]),
                drawn=len(drawn),
                shuffled=len([event for event in own if event.kind == "shuffle"]),
            )
            names = [event.setup.defs[event.card_index].name(self.lang) for event in drawn if event.shows(self.seat)]
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

    def _cause(self, view: View) -> str:
        """Who is asked in another seat's turn is asked because of the card that was used last."""
        if view.get("active") == self.seat or not self.drawn.names_cause:
            return ""
        for event in reversed(self.table.events):
            if event.kind not in self.drawn.gains:
                known = event.card_index >= 0 and event.seat != self.seat and event.shows(self.seat)
                return event.setup.defs[event.card_index].name(self.lang) if known else ""
        return ""

    def groups(self) -> list[list[Choice]]:
        """The seat's choices, alike ones together: five Scouts are one sort."""
        assert self.seat is not None
        return groups_of(self.table, self.seat)

    def rows(self) -> list[Row]:
        """The lines of the menu; what differs only in its target is one line."""
        return self.drawn.rows(self, self.groups(), self.table.view(self.seat))

    def lettered(self, rows: list[Row], row: Row) -> dict[str, list[Choice]]:
        """The choices of a line by their letters."""
        targets = self.drawn.targets(rows)
        aimed = [(self.drawn.target(group[0]), group) for group in row]
        return {LETTERS[targets.index(target)]: group for target, group in aimed if target in targets}

    def menu(self, rows: list[Row]) -> list[str]:
        if not rows:
            return []
        view = self.table.view(self.seat)
        zones = places(view)
        found = [self._zone(row[0][0], zones) for row in rows]
        several = len({zone for zone in found if zone}) > 1 and not self._main(rows)
        said: list[str] = []
        for row, zone in zip(rows, found, strict=True):
            text = self.drawn.row_text(self, row, view) or strongest(row[0]).text(self.lang)
            if self.drawn.steps(self, row[0][0]):
                said.append(text)
                continue
            if several and zone:
                text += f" ({zone})"
            copies = len({choice.card for choice in row[0]})
            said.append(capital(text) + (f" ×{copies}" if copies > 1 else ""))
        texts = max([len(text) for text in said])
        lines: list[str] = []
        indent = texts + 10
        targets = {sign: group[0] for row in rows if len(row) > 1 for sign, group in self.lettered(rows, row).items()}
        legend = self.drawn.legend(self, dict(sorted(targets.items())), view)
        for i, (row, text) in enumerate(zip(rows, said, strict=True)):
            if legend and len(row) > 1:  # before the first line with letters
                lines += textwrap.wrap(
                    legend, self.width, initial_indent=" " * 8, subsequent_indent=" " * 10, break_on_hyphens=False
                )
                legend = ""
            about = self.drawn.detail(self, row[0][0], view)
            if len(row) > 1:
                about = " · ".join([" ".join([f"{i + 1}{sign}" for sign in self.lettered(rows, row)]), about])
            detail = [self.paint(line, DIM) for line in _fold(about, self.width - indent)]
            one = row[0][0].card >= 0 and not self.drawn.steps(self, row[0][0])
            tag = self.tag(self.card(row[0][0].cards[0])) if one else "   "
            lines.append(f" {i + 1:>2} {tag or '   '} {text:<{texts}}  {detail[0]}".rstrip())
            lines += [" " * indent + line for line in detail[1:]]
        return lines

    def step(self, choices: list[Choice]) -> tuple[list[str], dict[str, list[Choice]]]:
        """The first thing in which these choices differ: the question with its answers, and what each one leaves.

        An amount is answered with itself, anything else with its number in the list.
        """
        for i, (question, _, _) in enumerate(self.drawn.steps(self, choices[0])):
            found: dict[tuple[int, str], list[Choice]] = {}
            for choice in choices:
                _, answer, said = self.drawn.steps(self, choice)[i]
                found.setdefault((answer, said), []).append(choice)
            if len(found) < 2:
                continue
            if not all([said for _, said in found]):
                amounts = sorted([answer for answer, _ in found])
                asked = self.say(question, least=amounts[0], most=amounts[-1])
                return [self.bold(asked)], {str(answer): left for (answer, _), left in found.items()}
            lines = [self.bold(self.say(question))]
            lines += [f" {n:>2} {said}" for n, (_, said) in enumerate(found, 1)]
            return lines, {str(n): left for n, left in enumerate(found.values(), 1)}
        return [], {}

    def _main(self, rows: list[Row]) -> bool:
        return any([row[0][0].effect.nature.ends == PHASE for row in rows])

    def _zone(self, choice: Choice, zones: dict[str, str]) -> str:
        zone = zones.get(choice.cards[0], "").rpartition("/")[2] if choice.card >= 0 else ""
        return self.say("cli-zone-" + zone) if zone in self.drawn.menu_zones else ""


def strongest(group: list[Choice]) -> Choice:
    """Of choices that differ in their amount the largest is meant."""
    return max(group, key=lambda choice: choice.payload)


def capital(text: str) -> str:
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


def bare(text: str) -> str:
    """Without colours."""
    bare, _, rest = text.partition("\x1b[")
    while rest:
        before, _, rest = rest.partition("m")[2].partition("\x1b[")
        bare += before
    return bare
