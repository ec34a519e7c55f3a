"""Star Wars: The Card Game, the core set."""
