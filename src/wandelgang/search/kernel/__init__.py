"""The compiled board (Numba). Importing a module of this package compiles it, or loads it from disk."""
