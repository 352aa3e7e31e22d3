"""The strong bots of the master game."""
