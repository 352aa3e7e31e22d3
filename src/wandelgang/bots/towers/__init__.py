"""The strong bots of the towers game."""
