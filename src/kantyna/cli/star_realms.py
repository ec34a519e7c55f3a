"""The habits of Star Realms: hand and abilities are free to use, scrapping and buying are not."""

from __future__ import annotations

from ..engine.cards import CardDef
from ..engine.effects import Effect
from ..engine.effects import Step as Choice
from ..games.star_realms.cards import Card
from .habits import Habits


class StarRealmsHabits(Habits):
    others_asked = ("opponent-discards",)

    def sets_off(self, choice: Choice, face: CardDef) -> tuple[Effect, ...] | None:
        assert isinstance(face, Card)
        word = choice.effect.word
        if word == "play":
            return face.primary if face.ship else ()  # a base does nothing yet when it is played
        if word == "use":
            return face.primary
        return face.ally if word == "ally" else None

    def rank(self, choice: Choice, face: CardDef) -> int:
        """Bases first, and what counts them last, when all that can be drawn has been drawn and played."""
        assert isinstance(face, Card)
        if choice.effect.word != "play":
            return 2
        if not face.ship:
            return 0
        return 3 if any([effect.word == "if-bases" for effect in face.primary]) else 1

    def wanted(self, choice: Choice) -> bool:
        return choice.effect.word in ("play", "use", "ally", "attack", "attack-seat")

    def doubtful(self, choice: Choice) -> bool:
        """An ability may have nothing to work on: no base to destroy, no card to discard."""
        return choice.effect.word in ("use", "ally")


HABITS = StarRealmsHabits()
