"""Decks of objective sets: reading, checking, writing and pairing them."""
