"""Says which folders the wheel holds: code from game/, and assets, languages and example games from beside it."""

from setuptools import find_packages, setup

house = [*find_packages(include=["game", "game.*"]), "game.assets", "game.locales", "game.positions"]
setup(packages=["kupola", *(f"kupola.house.{name}" for name in house)])
