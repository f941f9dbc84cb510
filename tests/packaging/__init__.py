"""The packed and the installed program."""

from pathlib import Path

TOP = Path(__file__).parents[2]
