"""The turn of The Card Game: phases, playing and paying for cards, moving them, tokens."""
