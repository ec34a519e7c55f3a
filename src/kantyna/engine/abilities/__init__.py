"""Abilities of cards: triggers, the events they answer, and the windows in which seats may act."""
