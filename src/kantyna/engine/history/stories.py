"""Stories: runs of events under one headline, such as an engagement.

A game declares which kinds of event begin and end them (`Rules.stories`); a client may fold finished ones.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..voice import Message
from .events import ALL, Event

if TYPE_CHECKING:
    from ..state import State


def headline(t: State, number: int) -> Message | None:
    """The outcome of the story that event `number` ends; None if it ends none, or its beginning is not in the log.
    The last event of a finished game ends any running story.

    It is made of public information: events about cards that somebody may not know are left out.
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
            return t.setup.rules.log.headline(story, [Event(note, t.setup) for note in notes if note[5] == ALL])
    return None


def is_within(t: State, number: int) -> bool:
    """Did event `number` happen within a story that had begun before?"""
    for story in t.setup.rules.stories:
        for n in range(number - 1, -1, -1):
            name = t.log.at(n)[0]
            if name in story.ends:
                break
            if name in story.begins:
                return True
    return False
