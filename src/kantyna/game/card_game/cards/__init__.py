"""The cards of The Card Game as declarations, and the objective sets they belong to."""
