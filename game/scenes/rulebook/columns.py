"""Places the pieces of a rulebook page in one column or two, as a printer would."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import combinations, groupby, pairwise, product

from game.scenes.rulebook.blocks import ColumnPiece, Typesetter
from game.scenes.rulebook.pages import AID, Page

_GUTTER = 44.0
_NARROWEST = 440.0
_LEANS = (1.25, 1.0)
"""How much worse a long right column is than a long left one; evenly set columns are shorter."""
_AIRY = (1.0, 0.75, 0.5)
"""How much of the space between pieces stays where a page is nearly too full."""
_SUMMARY = (1.4, 1.35, 1.3, 1.25, 1.2, 1.15, 1.1, 1.05, 1.0, 0.95, 0.9, 0.85)
_MOST = 3
"""How large the letters of a summary may be, and how many columns it has at most."""
Placed = tuple[float, float, ColumnPiece]


@dataclass(frozen=True, slots=True)
class Setting:
    """A page set in type: its pieces with their places, its height, and the rules between columns (x, y, length)."""

    placed: tuple[Placed, ...]
    height: float
    rules: tuple[tuple[float, float, float], ...] = ()


def arrange(typesetter: Typesetter, page: Page, w: float, room: float) -> Setting:
    """Returns a page set for a width and a height in units.

    The page that sums the game up goes into columns in the largest letters, if it fits; plain text that fits goes into
    one, other pages into two, closer together where they must; what fits neither way is one long column.
    """
    if page.title == AID and (summed := _summed(typesetter, page, w, room)):
        return summed
    limit = typesetter.line_limit()
    single = _one(typesetter, page, min(limit, w), w)
    column = min(limit, (w - _GUTTER) / 2)
    if column < _NARROWEST or (single.height <= room and not page.has_pictures):
        return single
    spread = 2 * column + _GUTTER
    whole = typesetter.pieces(page, column, spread)
    for airy, lean in product(_AIRY, _LEANS):
        pieces = [replace(piece, gap=piece.gap * airy) for piece in whole]
        double = _two(pieces, (w - spread) / 2, column, lean)
        if double.height <= room:
            return double
    return single


def _summed(typesetter: Typesetter, page: Page, w: float, room: float) -> Setting | None:
    """As many columns as are wide enough, in the largest letters in which all fits, begun with headings if may be."""
    number = min(_MOST, int((w + _GUTTER) / (_NARROWEST + _GUTTER)))
    column = (w + _GUTTER) / number - _GUTTER if number else 0.0
    for is_torn, scale in product((False, True), _SUMMARY) if number > 1 else ():
        whole = replace(typesetter, scale=scale, is_brief=True).pieces(page, column, column)
        pieces = [replace(piece, gap=piece.gap * scale) for piece in whole]
        breaks = [i for i in range(1, len(pieces)) if is_torn or pieces[i].is_headed]
        found = (_spread(pieces, cuts, column) for cuts in combinations(breaks, number - 1))
        best = min(found, key=lambda setting: setting.height, default=None)
        if best and best.height <= room:
            return best
    return None


def _spread(pieces: Sequence[ColumnPiece], cuts: Sequence[int], column: float) -> Setting:
    """Columns of a page that is cut before some of its pieces."""
    ends, placed, step = list[float](), list[Placed](), column + _GUTTER
    for i, (start, end) in enumerate(pairwise((0, *cuts, len(pieces)))):
        more, bottom = _stacked(pieces[start:end], i * step, 0)
        placed += more
        ends.append(bottom)
    rules = tuple((i * step - _GUTTER / 2, 0.0, max(ends)) for i in range(1, len(ends)))
    return Setting(tuple(placed), max(ends), rules)


def _one(typesetter: Typesetter, page: Page, column: float, w: float) -> Setting:
    placed, y = _stacked(typesetter.pieces(page, column, column), (w - column) / 2, 0)
    return Setting(tuple(placed), y)


def _stacked(pieces: Sequence[ColumnPiece], x: float, y: float) -> tuple[list[Placed], float]:
    """Places pieces below each other from a height on; no space goes before the first."""
    placed = []
    for i, piece in enumerate(pieces):
        y += piece.gap if i else 0
        placed.append((x, y, piece))
        y += piece.height
    return placed, y


def _two(pieces: Sequence[ColumnPiece], x: float, column: float, lean: float) -> Setting:
    """Fills two columns between the pieces that span both."""
    placed: list[Placed] = []
    rules = []
    y = 0.0
    for is_wide, found in groupby(pieces, key=lambda piece: piece.is_wide):
        run = list(found)
        if placed:
            y += run[0].gap
        if is_wide:
            more, y = _stacked(run, x, y)
            placed += more
            continue
        cut = _best_cut(run, lean)
        left, left_end = _stacked(run[:cut], x, y)
        right, right_end = _stacked(run[cut:], x + column + _GUTTER, y)
        if right:
            rules.append((x + column + _GUTTER / 2, y, max(left_end, right_end) - y))
        placed += left + right
        y = max(left_end, right_end)
    return Setting(tuple(placed), y, tuple(rules))


def _best_cut(run: Sequence[ColumnPiece], lean: float) -> int:
    """Returns how many pieces go left so that the columns end at nearly the same height."""

    def ends(cut: int) -> tuple[float, int]:
        left, right = (_stacked(part, 0, 0)[1] for part in (run[:cut], run[cut:]))
        return max(left, right * lean), -cut

    return min(range(1, len(run) + 1), key=ends)
