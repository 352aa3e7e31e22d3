"""What the compiled bots of the classic game share: a view as masks, and the decisions of a turn."""
