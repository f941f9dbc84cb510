"""Challenges: the deal of the week, deals with a code, goals with medals, puzzles; none of it needs a screen."""
