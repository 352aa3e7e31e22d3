"""dummy"""
from wandelgang.puzzles import Puzzle
def difficulty(puzzle, found, solver):
    return puzzle
