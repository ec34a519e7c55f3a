"""What cards of The Deckbuilding Game do, and when."""
