"""Kernels on a board of any size, for all games."""
