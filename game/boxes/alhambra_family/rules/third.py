"""The imaginary third player of a game for two: what he is given in either box."""

AT_START = 6
AFTER_A = 6
