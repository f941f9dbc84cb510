"""Old names of `majorities`, until the tile game has moved over."""

from game.boxes.alhambra_family.table.majorities import Majorities as Standing
from game.boxes.alhambra_family.table.majorities import count_majorities as stand
from game.boxes.alhambra_family.table.majorities import next_letter, paid, with_one_more

__all__ = ["Standing", "next_letter", "paid", "stand", "with_one_more"]
