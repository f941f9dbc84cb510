"""The numbers of the template."""

VALUES = 8
COPIES = 3
CARDS = range(VALUES * COPIES)
VALUE = tuple(1 + card // COPIES for card in CARDS)
HAND = 4
