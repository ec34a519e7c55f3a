"""The rules of a game: what it declares and answers, one class for each subject."""
