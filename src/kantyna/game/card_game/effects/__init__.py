"""What abilities do: to cards in play, to hands, decks and discard piles."""
