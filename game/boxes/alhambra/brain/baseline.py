"""The frozen evaluator: weights set by hand, against which learned ones are measured. Never tuned, so never changed."""

from game.boxes.alhambra.brain.features import GROUPS, NAMES
from game.boxes.alhambra_family.brain.reading import handmade

_ALWAYS = {
    "tiles": 0.5,
    "outer": 0.2,
    "cells": 0.1,
    "left_fits_in": 6.0,
    "bazaars": 0.9,
    "other_bazaars": -0.5,
    "left_room": 0.8,
    "reserve": 0.5,
    "reserve_gain": 0.2,
    "next_falcon": 0.4,
    "left_vizier": 4.0,
}
_SCORED = (2.2, 1.7, 1.0)
"""By phase, what a point of every scoring to come is worth: it may be lost again, and others grow too."""


def _site(phase: int) -> dict[str, float]:
    own = dict.fromkeys(("wall", "promise", "camps", "falcons"), _SCORED[phase])
    return own | {f"other_{name}": -0.5 * _SCORED[phase] for name in ("wall", "camps", "falcons")}


WEIGHTS = handmade(NAMES, GROUPS, [_ALWAYS | _site(phase) for phase in range(len(_SCORED))])
