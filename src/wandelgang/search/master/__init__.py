"""Kernels of the game with the dragon."""
