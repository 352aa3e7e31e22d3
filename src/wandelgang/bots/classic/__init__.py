"""The strong bots of the classic game, and what they share: a view as masks, the decisions of a turn."""
