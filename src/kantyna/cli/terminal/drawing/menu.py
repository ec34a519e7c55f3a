"""The menu: the question that is asked, and a numbered line for each answer."""

from __future__ import annotations

import textwrap
from typing import TYPE_CHECKING

from ....bots.choice_groups import places
from ....engine.effects.effect import Step as Choice
from ....engine.effects.nature import PHASE
from ...colours import DIM
from ..move_parser import groups_of
from .layout import Row, View
from .log_line import numbered

if TYPE_CHECKING:
    from .screen import Screen

NARROWEST_DETAIL = 30
"""A column narrower than this is cut instead of wrapped."""
MOST_LINES = 3
LETTERS = "abcdefghijklmnopqrstuvwxyz"


class Menu:
    """The choices of one seat, as numbered lines."""

    def __init__(self, screen: Screen) -> None:
        self.screen = screen

    def question(self) -> str:
        """The open question, with the card that asks it and the cards picked so far."""
        screen = self.screen
        text = screen.table.prompt(screen.lang)
        view = self._view()
        id = str(view["stack"][-1]["card"]).partition("#")[0] if view["stack"] else ""
        name = screen.cards[id].name(screen.lang) if id in screen.cards else self._cause(view)
        if name and name not in text:
            text = f"{name}: {text[:1].lower()}{text[1:]}"
        picks = view["picks"]
        if isinstance(picks, list) and picks:  # of another seat's picks only the number is known
            names = [screen.card(label).name(screen.lang) for label in picks]
            text += f" ({screen.say('cli-picked', names=', '.join(numbered(sorted(names, key=names.index))))})"
        return text

    def groups(self) -> list[list[Choice]]:
        """The seat's choices. Equivalent ones share a group: five Scouts are one group."""
        assert self.screen.seat is not None
        return groups_of(self.screen.table, self.screen.seat)

    def rows(self) -> list[Row]:
        """The lines of the menu. Choices that differ only in their target share a line."""
        return self.screen.layout.rows(self.screen, self.groups(), self._view())

    def lettered(self, rows: list[Row], row: Row) -> dict[str, list[Choice]]:
        """The choices of a line by their letters."""
        layout = self.screen.layout
        targets = layout.targets(rows)
        aimed = [(layout.target(group[0]), group) for group in row]
        return {LETTERS[targets.index(target)]: group for target, group in aimed if target in targets}

    def lines(self) -> list[str]:
        """The whole menu as text."""
        rows = self.rows()
        if not rows:
            return []
        screen, view = self.screen, self._view()
        texts = self._texts(rows, view)
        column = max([len(text) for text in texts])
        indent = column + 10
        legend = self._legend(rows, view)
        lines: list[str] = []
        for i, (row, text) in enumerate(zip(rows, texts, strict=True)):
            if legend and len(row) > 1:  # the legend stands above the first line with letters
                lines += textwrap.wrap(
                    legend, screen.width, initial_indent=" " * 8, subsequent_indent=" " * 10, break_on_hyphens=False
                )
                legend = ""
            choice = row[0][0]
            detail = screen.layout.detail(screen, choice, view)
            if len(row) > 1:
                detail = " · ".join([" ".join([f"{i + 1}{letter}" for letter in self.lettered(rows, row)]), detail])
            first, *rest = [screen.paint(line, DIM) for line in _wrap(detail, screen.width - indent)]
            names_card = choice.card >= 0 and not screen.layout.questions(screen, choice)
            tag = screen.tag(screen.card(choice.cards[0])) if names_card else ""
            lines.append(f" {i + 1:>2} {tag or '   '} {text:<{column}}  {first}".rstrip())
            lines += [" " * indent + line for line in rest]
        return lines

    def next_question(self, choices: list[Choice]) -> tuple[list[str], dict[str, list[Choice]]]:
        """The first question that separates these choices: its lines, and the choices left after each answer.

        Amounts are answered with the amount, everything else with its number in the list.
        """
        screen = self.screen
        for i, (question, _, _) in enumerate(screen.layout.questions(screen, choices[0])):
            found: dict[tuple[int, str], list[Choice]] = {}
            for choice in choices:
                _, answer, text = screen.layout.questions(screen, choice)[i]
                found.setdefault((answer, text), []).append(choice)
            if len(found) < 2:
                continue
            if not all([text for _, text in found]):
                amounts = sorted([answer for answer, _ in found])
                asked = screen.say(question, least=amounts[0], most=amounts[-1])
                return [screen.bold(asked)], {str(answer): left for (answer, _), left in found.items()}
            lines = [screen.bold(screen.say(question))]
            lines += [f" {n:>2} {text}" for n, (_, text) in enumerate(found, 1)]
            return lines, {str(n): left for n, left in enumerate(found.values(), 1)}
        return [], {}

    def _view(self) -> View:
        return self.screen.table.view(self.screen.seat)

    def _cause(self, view: View) -> str:
        """The card used last: it is the reason for a question in another seat's turn."""
        screen = self.screen
        if view.get("active") == screen.seat or not screen.layout.names_cause:
            return ""
        for event in reversed(screen.table.events):
            if event.kind not in screen.layout.consequences:
                known = event.card_index >= 0 and event.seat != screen.seat and event.shows(screen.seat)
                return event.setup.defs[event.card_index].name(screen.lang) if known else ""
        return ""

    def _texts(self, rows: list[Row], view: View) -> list[str]:
        """What each line says, before its details."""
        screen = self.screen
        card_places = places(view)
        zones = [self._zone(row[0][0], card_places) for row in rows]
        ends_phase = any([row[0][0].effect.nature.ends == PHASE for row in rows])
        names_zones = len({zone for zone in zones if zone}) > 1 and not ends_phase
        texts: list[str] = []
        for row, zone in zip(rows, zones, strict=True):
            text = screen.layout.row_text(screen, row, view) or strongest(row[0]).text(screen.lang)
            if screen.layout.questions(screen, row[0][0]):
                texts.append(text)
                continue
            if names_zones and zone:
                text += f" ({zone})"
            copies = len({choice.card for choice in row[0]})
            texts.append(text[:1].upper() + text[1:] + (f" ×{copies}" if copies > 1 else ""))
        return texts

    def _zone(self, choice: Choice, card_places: dict[str, str]) -> str:
        zone = card_places.get(choice.cards[0], "").rpartition("/")[2] if choice.card >= 0 else ""
        return self.screen.say("cli-zone-" + zone) if zone in self.screen.layout.menu_zones else ""

    def _legend(self, rows: list[Row], view: View) -> str:
        targets = {
            letter: group[0] for row in rows if len(row) > 1 for letter, group in self.lettered(rows, row).items()
        }
        return self.screen.layout.legend(self.screen, dict(sorted(targets.items())), view)


def strongest(group: list[Choice]) -> Choice:
    """The choice with the largest amount."""
    return max(group, key=lambda choice: choice.amount)


def _wrap(text: str, room: int) -> list[str]:
    """The text on a few lines. What does not fit is cut."""
    lines = textwrap.wrap(text, room, break_on_hyphens=False) if room >= NARROWEST_DETAIL else [text]
    if len(lines) > MOST_LINES:
        lines = [*lines[: MOST_LINES - 1], " ".join(lines[MOST_LINES - 1 :])]
    return [_cut(line, room) for line in lines] or [""]


def _cut(text: str, room: int) -> str:
    return text if len(text) <= room else text[: max(0, room - 1)].rstrip() + "…"
