"""The kinds of events of Star Realms, for the log and for triggers."""

from __future__ import annotations

from typing import Final

from ...engine.history.kinds import EventKinds

EVENTS: Final = EventKinds(
    logged={
        "turn": "a turn begins",
        "use": "a primary ability is used",
        "ally": "an ally ability is used",
        "trade": "a player gains Trade",
        "combat": "a player gains Combat",
        "authority": "a player gains Authority",
        "copy": "a card becomes a copy of another",
        "buy": "a player pays for a card",
        "acquire": "an acquired card goes to the discard pile",
        "acquire-top": "an acquired card goes on top of the deck",
        "next-ship-on-top": "the next acquired ship may go on top of the deck",
        "refill": "a card comes into the trade row",
        "scrap": "a card is scrapped",
        "scrap-explorer": "an explorer is scrapped and goes back to its pile",
        "owes-discard": "a player must discard at the start of the next turn",
        "attack": "a player is attacked",
        "attack-base": "a base is attacked",
        "destroy": "a base is destroyed",
        "clear-ships": "the ships in play are discarded at the end of a turn",
        "clear-hand": "the rest of the hand is discarded at the end of a turn",
        "pledge": "a teammate offers Trade for a purchase",
        "pledge-combat": "a teammate offers Combat against a base",
        "withdraw": "a teammate withdraws an offer",
        "lapse": "an offer lapses",
        "gave": "a teammate pays a part of a purchase",
        "gave-combat": "a teammate pays a part of an attack",
        "pass": "a card is passed to a teammate",
        "legacy": "a teammate inherits a card of an eliminated player",
        "resign": "a player resigns",
        "eliminated": "a player is eliminated",
        "win": "a player wins",
    },
    answered={},
    both={
        "play": "a card is played",
    },
)
