"""Wandelgang: a home for shifting-maze board games."""

from importlib.metadata import version

__version__ = version("wandelgang")
