"""The frozen judge: weights set by hand, against which learned ones are measured. Never tuned, so never changed."""

from game.boxes.alhambra_cards.brain.features import GROUPS, NAMES

_ALWAYS = {
    "points_over_best": 1.0,
    "reach": 0.15,
    "fits": 0.15,
    "total": 0.05,
    "total_left": 0.2,
    "fits_left": 0.4,
    "best_exact": 0.2,
    "best_payable": 0.1,
    "next_exact": -0.2,
    "next_payable": -0.05,
    "own_buildings": 0.5,
    "acts_again": 3.0,
}
_BY_PHASE: tuple[dict[str, float], ...] = (
    {"now_a": 0.5, "now_b": 0.4, "now_c": 0.25, "ahead": 0.12},
    {"now_b": 0.6, "now_c": 0.4, "ahead": 0.1},
    {"now_c": 0.7, "safe": 0.3, "ahead": 0.03},
)

WEIGHTS = {
    group: [(_ALWAYS | _BY_PHASE[phase]).get(name, 0.0) for name in NAMES]
    for phase, groups in enumerate(GROUPS)
    for group in groups.values()
}
