"""The seven characters by number; the lowest is first in order and wins ties (3)."""

from game.boxes.maharaja.rules.board import BOARD, CITIES

MOGUL, TRADER, SADHU, MONK, BUILDER, ARTISAN, YOGI = CHARACTERS = range(1, 8)
NAMES = ("", "mogul", "trader", "sadhu", "monk", "builder", "artisan", "yogi")
"""The key of each character by number."""

HOME = tuple(NAMES.index(BOARD["cities"][city]["home"]) for city in CITIES)
"""Who is at home in each city (2, 8)."""
