"""The packed and the installed program."""
