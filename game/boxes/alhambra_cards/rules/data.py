"""The numbers of the card game that are its own."""

from game.boxes.alhambra_family.rules import third

THIRD_AT_START = third.AT_START
THIRD_AFTER = {"A": third.AFTER_A, "B": 2}
"""How many buildings the imaginary third player gets after which scoring."""
