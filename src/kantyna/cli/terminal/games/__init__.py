"""What is special about each game at the prompt: a module named after the game, with its layout and vocabulary."""
