"""How the majorities of a view stand, and what a tile more or less would change."""

from game.boxes.alhambra.rules.moves import Stage
from game.boxes.alhambra.rules.scoring import wall
from game.boxes.alhambra.rules.tiles import TYPE
from game.boxes.alhambra.rules.view import View
from game.boxes.alhambra_family.rules.majorities import LETTERS
from game.boxes.alhambra_family.table.scoreboard import Scores
from game.boxes.alhambra_family.table.standings import Majorities, count_majorities, next_letter

Owned = tuple[tuple[int, ...], ...]


def owned(view: View) -> Owned:
    """Returns everybody's buildings that count (the reserve does not), the imaginary third player's last."""
    found = tuple(tuple(tile for _, tile in board if TYPE[tile] is not None) for board in view.boards)
    return (*found, tuple(tile for tile in view.third.tiles if TYPE[tile] is not None)) if view.third else found


def scoring_ahead(view: View) -> str:
    """Returns which scoring comes next ("A", "B" or "C"); one whose card has come up is still due."""
    if view.is_over or view.stage == Stage.END:
        return LETTERS[-1]
    return view.due[0] if view.due else next_letter(view.piles)


def majorities(view: View) -> Majorities:
    """Returns how the majorities of a view stand for the next scoring (after the game: for the last)."""
    return count_majorities(owned(view), scoring_ahead(view))


def changed(view: View, party: int, arriving: int | None, leaving: int | None = None) -> Majorities:
    """Returns how the majorities would stand with a tile more and another less for a party."""
    parties = list(owned(view))
    kept = [tile for tile in parties[party] if tile != leaving]
    parties[party] = (*kept, *(() if arriving is None or TYPE[arriving] is None else (arriving,)))
    return count_majorities(tuple(parties), scoring_ahead(view))


def scoreboard(view: View) -> Scores:
    """Returns what the majority table shows of a view, with the walls."""
    points = (*view.points, view.third.points) if view.third else view.points
    waiting = frozenset(kind for tile in view.waiting if (kind := TYPE[tile]) is not None)
    acting = None if view.is_over else view.acting
    return Scores(majorities(view), tuple(map(sum, points)), acting, waiting, tuple(map(wall, view.boards)))
