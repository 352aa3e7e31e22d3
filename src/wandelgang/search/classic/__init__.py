"""Kernels of the classic game."""
