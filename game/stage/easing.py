"""Curves of movement: parts of time (0..1) to parts of the way (0..1)."""


def smooth(t: float) -> float:
    """Returns a soft start and a soft end."""
    return t * t * (3 - 2 * t)


def arriving(t: float) -> float:
    """Returns a quick start and a soft end."""
    return 1 - (1 - t) ** 3
