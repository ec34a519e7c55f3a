"""The log: what happened, in few lines."""

from __future__ import annotations

import textwrap
from typing import TYPE_CHECKING

from ....engine.history.events import Event
from .log_line import LogLine, counted, numbered

if TYPE_CHECKING:
    from .screen import Screen

DRAWS = ("shuffle", "draw")
"""Events at the end of a turn, after its cards were put away."""


class Story:
    """Events as one seat may read them: consequences on the line of their cause, equal lines counted."""

    def __init__(self, screen: Screen) -> None:
        self.screen = screen

    def lines(self, events: list[Event], whole: bool = False) -> list[str]:
        """The table's latest events. `whole` also lists cards that the player drew.

        Within an engagement, or another group of events with a common headline, lines are indented. The group ends
        with its headline.
        """
        screen = self.screen
        log = self._log(events, whole)
        headings = {line.head for line in log if line.heading}
        lines: list[str] = []
        for text, n in counted(["  " * line.indented + line.text() for line in log]):
            if text in headings:
                lines.append(screen.bold(text))
            else:
                line = text if n == 1 else f"{text} ×{n}"
                lines += textwrap.wrap(
                    line, screen.width, initial_indent="  ", subsequent_indent="      ", break_on_hyphens=False
                )
        return lines

    def _log(self, events: list[Event], whole: bool) -> list[LogLine]:
        screen, layout, table = self.screen, self.screen.layout, self.screen.table
        log: list[LogLine] = []
        first = max(0, table.event_count - len(events))
        in_story = table.is_within_story(first)
        ends = turn_ends(events, layout.cleanup)
        can_follow = False  # may the next event be a consequence of the last line?
        last_kind = ""
        skip_to = 0
        for i, event in enumerate(events):
            outcome = layout.outcomes.get((last_kind, event.kind), "")
            last_kind = event.kind
            begins, ends_story = event.begins(), event.ends()
            indented = in_story and not begins and not ends_story
            in_story = begins or indented
            if i < skip_to:
                continue
            text, skip_to = layout.combine(screen, events, i)
            if text:
                log.append(LogLine(text, event.seat, indented=indented))
                can_follow = True
            elif skip_to > i:
                continue
            elif i in ends:
                if i - 1 not in ends:
                    log += [LogLine(text) for text in self._turn_end(events[i : ends[i]], whole)]
            elif event.kind in layout.unmentioned:
                continue
            elif outcome:
                log[-1].consequences.append((screen.say(outcome), ""))
            elif event.kind not in layout.consequences:
                headline = table.headline(first + i) if ends_story else None
                text = event.text(screen.lang, screen.seat) if headline is None else headline.text(screen.lang)
                log.append(LogLine(text, event.seat, event.kind == "turn", indented))
                can_follow = event.kind != "turn"
            elif can_follow and (event.seat < 0 or log[-1].seat in (-1, event.seat)):
                log[-1].consequences.append(self._consequence(event, log[-1]))
            elif whole or can_follow or event.kind != "draw":
                log.append(LogLine(event.text(screen.lang, screen.seat), indented=indented))
        outcome_of_game = table.headline(table.event_count - 1) if in_story and table.over else None
        if outcome_of_game is not None:
            log.append(LogLine(outcome_of_game.text(screen.lang)))
        return log

    def _consequence(self, event: Event, line: LogLine) -> tuple[str, str]:
        """The event's text without names that the line has already; a card at its end stands apart."""
        screen = self.screen
        card = event.setup.defs[event.card_index] if event.card_index >= 0 else None
        refill_kind, refill_message = screen.layout.refill
        if event.kind == refill_kind and card is not None:
            return screen.say(refill_message, card=card.name(screen.lang), cost=card.facts().get("cost", 0)), ""
        text = event.text(screen.lang, screen.seat)
        if event.seat == line.seat >= 0:
            rest = text.removeprefix(screen.name(line.seat))
            text = rest.removeprefix(":").lstrip() if rest[:1] in (":", " ") else text
        if card is not None and card.name(screen.lang) in line.head:
            text = text.removeprefix(card.name(screen.lang) + ": ")
        if card is not None and text.endswith(" " + card.name(screen.lang)):
            return text.removesuffix(card.name(screen.lang)), card.name(screen.lang)
        return text, ""

    def _turn_end(self, events: list[Event], whole: bool) -> list[str]:
        """A line for each player whose turn ended: cards put away and drawn."""
        screen = self.screen
        lines: list[str] = []
        for seat in dict.fromkeys([event.seat for event in events]):
            own = [event for event in events if event.seat == seat]
            draws = [event for event in own if event.kind == "draw"]
            text = screen.say(
                "cli-turn-end",
                who=screen.name(seat),
                away=sum([event.n for event in own if event.kind in screen.layout.cleanup]),
                drawn=len(draws),
                shuffled=len([event for event in own if event.kind == "shuffle"]),
            )
            seen = [event for event in draws if event.shows(screen.seat)]
            names = [event.setup.defs[event.card_index].name(screen.lang) for event in seen]
            if whole and names:
                text += f" ({', '.join(numbered(sorted(names, key=names.index)))})"
            lines.append(text)
        return lines


def turn_ends(events: list[Event], cleanup: tuple[str, ...]) -> dict[int, int]:
    """The indexes of events that end a turn, each with the index of the first event after that end.

    `cleanup`: the kinds of event that put a turn's cards away.
    """
    ends: dict[int, int] = {}
    for after, event in enumerate(events):
        if event.kind != "turn" or event.n == 1:  # hands are dealt before the first turn
            continue
        start = after
        while start and events[start - 1].kind in (*cleanup, *DRAWS):
            start -= 1
        # an ability drew what was drawn before cards were put away
        clears = [i for i in range(start, after) if events[i].kind in cleanup]
        ends.update(dict.fromkeys(range(min(clears, default=start), after), after))
    return ends
