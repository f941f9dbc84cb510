"""The shelf: the boxes by name, in the order in which they stand."""

NAMES = ("alhambra_cards", "alhambra", "maharaja", "ys", "template", "kalah")
