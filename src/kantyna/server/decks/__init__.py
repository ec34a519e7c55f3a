"""Decks that people keep, and what seats bring to a table."""
