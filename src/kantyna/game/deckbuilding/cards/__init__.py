"""The cards of The Deckbuilding Game as declarations."""
