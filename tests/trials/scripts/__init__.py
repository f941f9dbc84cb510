"""Simple players that follow one idea: a level that a single trick beats is no opponent for an evening.

`python -m tests.trials.scripts BOX --level normal --games 100 --jobs 2` plays each against a level at two seats.
"""
