"""The kinds of events of The Deckbuilding Game, for the log and for triggers."""

from __future__ import annotations

from typing import Final

from ...engine.history.kinds import EventKinds

EVENTS: Final = EventKinds(
    logged={
        # turn and resources
        "turn": "a turn begins",
        "force": "the Force moves towards a player",
        "resources": "a player gains resources",
        "spend": "a player spends resources",
        "use": "an ability is used",
        "clear-units": "the units in play are discarded at the end of a turn",
        "clear-hand": "the rest of the hand is discarded at the end of a turn",
        "resign": "a player resigns",
        "win": "a player wins",
        # purchases and the galaxy row
        "gain-hand": "a gained card goes to hand",
        "gain-deck": "a gained card goes on top of the deck",
        "gain-discard": "a gained card goes to the discard pile",
        "take-from-row": "a card is taken from the row to hand",
        "fill-row": "a card comes into the row",
        "discard-row": "a card of the row is discarded",
        "swap": "a card of the row is swapped for another",
        "pay-off": "a card of the row is paid off",
        "put-on-galaxy": "a card of the row goes on top of the galaxy deck",
        "discard-galaxy": "the top card of the galaxy deck is discarded",
        "shuffle-galaxy": "the galaxy discard pile becomes the new galaxy deck",
        "next-on-top": "the next card bought goes on top of the deck",
        "next-droid-on-top": "the next droid bought goes on top of the deck",
        "next-neutral-cheaper": "the next neutral card costs less",
        "fill-next": "the next empty slot is filled from exile",
        # cards that move or are looked at
        "exile": "a card is exiled",
        "return": "a card returns to hand",
        "put-on-deck": "a card goes on top of the deck",
        "hide-on-deck": "a card from hand goes face down on top of the deck",
        "their-card-on-deck": "a card of an opponent goes on top of the deck",
        "to-opponent": "a card goes to an opponent's discard pile",
        "draw-revealed": "a revealed card is drawn",
        "take-revealed": "a revealed card is taken to hand",
        "discard-revealed": "a revealed card is discarded",
        "reveal-galaxy": "the top card of the galaxy deck is revealed",
        "look": "a player looks at a card of the galaxy deck",
        "look-at-hand": "a player looks at an opponent's hand",
        "capture": "a card is put face down under the base",
        "free": "a card under a base goes back to its owner's discard pile",
        # attacks and damage
        "commit-base": "a card is committed against the base",
        "commit-row": "a card is committed against a card of the row",
        "commit-target": "the target in the row",
        "attack-gained": "a card gains attack",
        "resolve-base": "an attack on the base is resolved",
        "resolve-row": "an attack on a card of the row is resolved",
        "attack-failed": "an attack was too weak",
        "damage": "damage is put on a base or ship",
        "damage-lost": "damage finds no target",
        "prevent": "damage is prevented",
        "repair": "damage is removed",
        "destroy-base": "a base is destroyed, which can decide the game; cards answer `destroy`",
    },
    answered={
        "start": "the steps at the start of a turn are over",
    },
    both={
        "play": "a card is played",
        "buy": "a card is bought",
        "discard": "a card is discarded from hand",
        "reveal": "the top card of a deck is revealed",
        "base": "a base is revealed",
        "defeat": "a card of the row is defeated",
        "destroy": "a capital ship or base is destroyed; the log has `destroy-base` for a base",
    },
)
