"""The language of abilities: timing, costs, conditions, targets, selectors and constants."""
