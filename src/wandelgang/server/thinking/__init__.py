"""Bots, each thinking in a separate process."""
