"""Tiles, the board, push and walk: the mechanism that all shifting-maze games share. Knows no game."""

from wandelgang.maze.board import Board
from wandelgang.maze.fan import Fan
from wandelgang.maze.grid import MOST_CELLS, Arrow, Grid, cell_tuple, cells, grid
from wandelgang.maze.tiles import E, N, S, Shape, Tile, W, letters, openings, shape, turned, turns
from wandelgang.maze.walk import Corridors

__all__ = [
    "MOST_CELLS",
    "Arrow",
    "Board",
    "Corridors",
    "E",
    "Fan",
    "Grid",
    "N",
    "S",
    "Shape",
    "Tile",
    "W",
    "cell_tuple",
    "cells",
    "grid",
    "letters",
    "openings",
    "shape",
    "turned",
    "turns",
]
