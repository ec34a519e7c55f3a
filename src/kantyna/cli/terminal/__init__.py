"""A game at a text prompt: reading what people type, drawing the table."""
