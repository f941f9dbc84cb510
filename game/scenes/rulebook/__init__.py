"""The rules in the program."""
