"""What is special about each game at the prompt: one module a game, with its picture and its words."""
