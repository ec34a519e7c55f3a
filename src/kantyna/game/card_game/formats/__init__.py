"""The formats of The Card Game, and the rules that only some of them have."""
