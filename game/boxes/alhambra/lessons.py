"""What the lessons of Alhambra read from their positions."""

from collections.abc import Mapping

from game.boxes.alhambra.brain.reasons import laid
from game.boxes.alhambra.rules.board import STEPS, Board, cell, placed, swappable, why_not, why_not_removed
from game.boxes.alhambra.rules.falcons import POINTS
from game.boxes.alhambra.rules.moves import Place
from game.boxes.alhambra.rules.scoring import bazaar_scores, camp_rays, wall
from game.boxes.alhambra.rules.tiles import BASTIONS, PRICE, SIDES, TYPE, WALLS
from game.boxes.alhambra.rules.view import View
from game.boxes.alhambra_family.brain.projection import after_one_more, share
from game.boxes.alhambra_family.lessons import NOBODY, PLAYERS, counted, pair, payer, points, priced, scored
from game.boxes.alhambra_family.rules.components import CURRENCY, TYPES, VALUE, YARD_CURRENCY, Cards, count, worth
from game.boxes.alhambra_family.rules.majorities import awards, prizes
from game.core.rules import Seat
from game.lessons.lesson import Fact
from game.locale.words import Term

_FLORIN, _DIRHAM, _DENAR = range(3)
_PAVILION, _GARDEN, _TOWER = (TYPES.index(kind) for kind in ("pavilion", "garden", "tower"))
_FINE = "fine"


def _hand(view: View, seat: int) -> Cards:
    return view.hands[seat] or ()


def _priced(view: View, seat: Seat, square: int) -> dict[str, object]:
    return priced(view.hands[seat], square, _price(view, square))


def _price(view: View, square: int) -> int | None:
    tile = view.squares[square]
    return None if tile is None else PRICE[tile]


def _newest(view: View) -> int:
    return view.waiting[0]


# ---------------------------------------------------------------------- the basic game
def garden(view: View, seat: Seat) -> Mapping[str, object]:
    """Reads how the garden on the dirham square is paid, and the most valuable open dirham."""
    shown = [VALUE[card] for card in view.display if card is not None and worth((card,), YARD_CURRENCY[_DIRHAM])]
    held = [VALUE[card] for card in _hand(view, seat) if CURRENCY[card] == YARD_CURRENCY[_DIRHAM]]
    return {**_priced(view, seat, _DIRHAM), "value": max(shown, default=0), "held": max(held, default=0)}


def alone(view: View, seat: Seat) -> Mapping[str, object]:
    """Reads what the reader's gardens would pay in scoring 1, and the wall."""
    return {"points": points(share(view.owned, "A", _GARDEN, seat)), "wall": wall(view.boards[seat])}


def beside(view: View, seat: Seat) -> Mapping[str, object]:
    """Reads why the new tile may not lie right of its upper right neighbour."""
    return {"why": why_not(view.boards[seat], _newest(view), cell(2, 0)) or _FINE}


def longest(view: View, seat: Seat) -> Mapping[str, object]:
    """Reads how long the wall is now and with the new tile in the gap, and how many walled sides there are in all."""
    board = view.boards[seat]
    after = laid(board, (Place(_newest(view), cell(1, 1)),)) if view.waiting else board
    return {"now": wall(board), "then": wall(after), "most": sum(WALLS[tile].bit_count() for _, tile in after)}


def gardens(view: View, seat: Seat) -> Mapping[str, object]:
    """Reads what gardens pay the reader in scoring 1."""
    counts = [count(held, _GARDEN) for held in view.owned]
    other = max(number for party, number in enumerate(counts) if party != seat)
    return {"own": counts[seat], "other": other, "first": share(view.owned, "A", _GARDEN, seat)}


def towers(view: View, seat: Seat) -> Mapping[str, object]:
    """Reads what towers pay the reader in scoring 1, alone and as they are shared now, and how the next is paid."""
    return {
        **_priced(view, seat, _FLORIN),
        "share": share(view.owned, "A", _TOWER, seat),
        "alone": prizes("A", _TOWER)[0],
    }


# ---------------------------------------------------------------------- redesigns, two players, open hands
_MIDDLE = cell(1, 0)


def middle(view: View, seat: Seat) -> Mapping[str, object]:
    """Reads why the tile right of the fountain cannot be taken out, and how many tiles lie around it."""
    board = view.boards[seat]
    around = sum(_MIDDLE + step in dict(board) for step in STEPS)
    return {"why": why_not_removed(board, _MIDDLE) or _FINE, "around": around}


def swaps(view: View, seat: Seat) -> Mapping[str, object]:
    """Reads which tiles of the reserve may replace the one right of the fountain."""
    fitting = [tile for tile in view.reserves[seat] if _MIDDLE in swappable(view.boards[seat], tile)]
    kinds = [TYPES[kind] for tile in fitting if (kind := TYPE[tile]) is not None]
    return {"which": kinds[0] if len(kinds) == 1 else "both" if kinds else NOBODY}


def gift(view: View, seat: Seat) -> Mapping[str, object]:
    """Reads what towers pay the other player in the next scoring if the new one is kept or given to the third."""
    other, tile = Seat(1 - seat), _newest(view)
    letter = next(pile.scoring for pile in view.piles if pile.scoring) or ""
    kept, given = (share(after_one_more(view.owned, owner, tile), letter, _TOWER, other) for owner in (seat, 2))
    held = counted(_TOWER, count(view.owned[other], _TOWER))
    first, second = prizes(letter, _TOWER)
    return {"kept": kept, "given": given, "alone": first, "second": second, "pool": first + second, "held": held}


def rival(view: View, seat: Seat) -> Mapping[str, object]:
    """Reads who else could pay the garden on the dirham square exactly."""
    return _priced(view, seat, _DIRHAM) | payer(view.hands, _DIRHAM, _price(view, _DIRHAM) or 0)


# ---------------------------------------------------------------------- modules
def errand(view: View, seat: Seat) -> Mapping[str, object]:
    """Reads what the vizier can buy on the florin square."""
    return _priced(view, seat, _FLORIN)


def asked(view: View, seat: Seat) -> Mapping[str, object]:
    """Reads whose vizier is asked first after the reader's turn."""
    order = [(seat + step) % view.seats for step in range(1, view.seats + 1)]
    return {"first": next(PLAYERS[other] for other in order if view.awake[other])}


def arrow(view: View, seat: Seat) -> Mapping[str, object]:
    """Reads how many points the new camp would score right of the tower, or the one that lies there scores."""
    board = view.boards[seat]
    after = placed(board, cell(2, 0), _newest(view)) if view.waiting else board
    return {"points": sum(len(ray.cells) for ray in camp_rays(after) if ray.camp_cell == cell(2, 0))}


def arrows(view: View, seat: Seat) -> Mapping[str, object]:
    """Reads how many tiles each arrow meets, and their sum."""
    met = [len(ray.cells) for ray in camp_rays(view.boards[seat])]
    return {"terms": " + ".join(map(str, met)), "sum": sum(met)}


def bastions(view: View, seat: Seat) -> Mapping[str, object]:
    """Reads on which side the new camp has its bastion that may lie right of the tower."""
    names = ("top", "right", "bottom", "left")
    fitting = [tile for tile in view.waiting if why_not(view.boards[seat], tile, cell(2, 0)) is None]
    sides = [names[side] for tile in fitting for side in SIDES if BASTIONS[tile] >> side & 1]
    return {"which": sides[0] if len(sides) == 1 else NOBODY}


def stall(view: View, seat: Seat) -> Mapping[str, object]:
    """Reads what the bazaar costs that needs florins, and what the new one would score above the tower."""
    found = _priced(view, seat, _FLORIN)
    return found | _matching(placed(view.boards[seat], cell(1, -1), _newest(view)) if view.waiting else None)


def matches(view: View, seat: Seat) -> Mapping[str, object]:
    """Reads what the reader's bazaar scores."""
    return _matching(view.boards[seat])


def _matching(board: Board | None) -> dict[str, object]:
    for scores in bazaar_scores(board) if board else ():
        return {"neighbours": len(scores.neighbours), "colours": len(scores.colours), "points": scores.points}
    return {}


def fee(view: View, seat: Seat) -> Mapping[str, object]:
    """Reads the lowest card of the reader."""
    lowest = min(_hand(view, seat), key=lambda card: (VALUE[card], card))
    return {"card": lowest, "value": VALUE[lowest]}


def flocks(view: View, seat: Seat) -> Mapping[str, object]:
    """Reads what one to four falcons of a kind score."""
    return dict(zip(("one", "two", "three", "four"), POINTS[1:], strict=False))


# ---------------------------------------------------------------------- worked examples
def denars(view: View, seat: Seat) -> Mapping[str, object]:
    """Reads how the tile on the denar square is paid, what is lost, and what follows."""
    found = _priced(view, seat, _DENAR)
    held = [str(VALUE[card]) for card in _hand(view, seat) if CURRENCY[card] == YARD_CURRENCY[_DENAR]]
    return {**found, "held": held, "after": "ends" if found.get("lost") else "again"}


def gap(view: View, seat: Seat) -> Mapping[str, object]:
    """Reads why the first new tile may not lie in the gap of the ring."""
    return {"why": why_not(view.boards[seat], _newest(view), cell(2, 1)) or _FINE}


def pavilions(view: View, seat: Seat) -> Mapping[str, object]:
    """Reads how the reader's pavilions are shared in scoring 1."""
    return _tied(view, seat, "A", _PAVILION)


def tied_towers(view: View, seat: Seat) -> Mapping[str, object]:
    """Reads how the reader's towers are shared in scoring 2."""
    return _tied(view, seat, "B", _TOWER)


def _tied(view: View, seat: Seat, letter: str, kind: int) -> dict[str, object]:
    counts, paid = [count(held, kind) for held in view.owned], prizes(letter, kind)
    award = next(award for award in awards(counts, paid) if seat in award.parties)
    places = [*award.prizes, *[0] * (len(award.parties) - len(award.prizes))]
    held = counted(kind, award.count)
    values = {"terms": " + ".join(map(str, places)), "pool": sum(places), "share": award.share, "held": held}
    return values | {"first": paid[0], "then": paid[-1]}


def leftover(view: View, seat: Seat) -> Mapping[str, object]:
    """Reads who gets the garden of the florin square at the end: whoever holds the most florins."""
    sums = [worth(hand, YARD_CURRENCY[_FLORIN]) for hand in view.known or ()]
    best = [player for player, held in zip(("you", "niki", "tomi", "kati"), sums, strict=False) if held == max(sums)]
    return {"garden": best[0] if len(best) == 1 else NOBODY, "held": Term("palaces.amount.florin", max(sums))}


FACTS: Mapping[str, Fact] = {
    fact.__name__: fact
    for fact in (
        garden, alone, beside, longest, gardens, towers, scored, middle, swaps, gift, rival, errand, asked, arrow,
        arrows, bastions, stall, matches, fee, flocks, denars, gap, pavilions, tied_towers, leftover, pair,
    )
}  # fmt: skip
