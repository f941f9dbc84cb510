"""Challenges: the deal of the week, goals, puzzles, codes."""
