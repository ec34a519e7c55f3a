"""Stories: events that are told together under a headline, from one that begins them to one that ends them.

Which kinds of event do so a game declares (`Rules.stories`); whoever shows a log may fold what is over.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..voice import Message
from .events import ALL, Event

if TYPE_CHECKING:
    from ..state import State


def headline(t: State, number: int) -> Message | None:
    """What came of the story that event `number` ends; None where it ends none, or its beginning is not in the log.
    With the last event of a game that is over, whatever story was running has come to its end.

    The game finds it in what everybody knows: events about a card that somebody may not know are left out.
    """
    name = t.log.at(number)[0]
    cut_short = t.over and number == len(t.log) - 1 and is_within(t, number + 1)
    for story in t.setup.rules.stories:
        if name in story.ends or cut_short:
            first = number
            while first >= 0 and t.log.at(first)[0] not in story.begins:
                first -= 1
            if first < 0:
                return None
            notes = [t.log.at(n) for n in range(first, number + 1)]
            return t.setup.rules.headline(story, [Event(note, t.setup) for note in notes if note[5] == ALL])
    return None


def is_within(t: State, number: int) -> bool:
    """Has a story begun before event `number` that was not over then?"""
    for story in t.setup.rules.stories:
        for n in range(number - 1, -1, -1):
            name = t.log.at(n)[0]
            if name in story.ends:
                break
            if name in story.begins:
                return True
    return False
