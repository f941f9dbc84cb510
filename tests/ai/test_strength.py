"""The ladder is a ladder. Few games with fixed seeds: figures that can be believed come from `simulate`."""

from game.core import box as shelf
from game.tools.matches import Match
from game.tools.simulate import simulate

BOX = "alhambra_cards"


def win_rate(levels: tuple[str, ...], games: int, seed: int, box: str = BOX) -> float:
    match = Match(box, shelf.about(box).complete({}), levels, seed, swap=True)
    rate: float = simulate(match, games)["levels"][levels[0]]["win_rate"]
    return rate


def test_easy_beats_random_play() -> None:
    assert win_rate(("easy", "random"), games=12, seed=31) >= 0.8
