"""Kernels of the game with the towers."""
