"""Chance: the generator, secret seeds, the deal, and checking shuffles afterwards."""
