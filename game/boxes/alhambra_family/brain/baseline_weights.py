"""Weights set by hand for what both boxes read off a position. Frozen: learned ones are measured against them."""

from collections.abc import Mapping, Sequence

from game.boxes.alhambra_family.brain.reading import PHASES

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
    "acts_again": 3.0,
}
_BY_PHASE: tuple[dict[str, float], ...] = (
    {"now_a": 0.5, "now_b": 0.4, "now_c": 0.25, "ahead": 0.12},
    {"now_b": 0.6, "now_c": 0.4, "ahead": 0.1},
    {"now_c": 0.7, "safe": 0.3, "ahead": 0.03},
)


def handmade(
    names: Sequence[str], groups: Sequence[Mapping[int, str]], own: Sequence[Mapping[str, float]]
) -> dict[str, list[float]]:
    """Returns weights by group.

    Takes a box's names of features, its groups (see `reading.groups`), and by phase the weights of what only it knows.
    """
    rows = [[(_ALWAYS | _BY_PHASE[phase] | {**own[phase]}).get(name, 0.0) for name in names] for phase in PHASES]
    return {group: rows[phase] for phase in PHASES for group in groups[phase].values()}
