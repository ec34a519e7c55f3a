"""What happened at a table: events, stories, and how the game went."""
