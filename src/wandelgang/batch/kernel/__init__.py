"""Kernels of batches, for all games."""
