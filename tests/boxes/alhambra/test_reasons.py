"""What is said first of a plan of the tile game and of what it would spare."""

from game.boxes.alhambra.brain import EXPLAIN
from game.boxes.alhambra.rules import RULES
from game.boxes.alhambra.rules.board import START, Board, cells_for, placed
from game.boxes.alhambra.rules.moves import Buy
from game.core.rules import Seat
from tests.boxes.alhambra.positions import DIRHAM, OPEN, TAKE, building, cards, position, some


def owning(*tiles: int) -> Board:
    """Returns an Alhambra with these tiles, each where it may lie."""
    grown = START
    for tile in tiles:
        grown = placed(grown, cells_for(grown, tile)[0], tile)
    return grown


def test_a_tile_that_brings_nothing_is_told_before_how_it_is_paid() -> None:
    """Nobody else has a seraglio: a fourth one pays no more than the third (4)."""
    boards = [owning(*some("seraglio", 3))]
    squares = [building("tower", price) for price in (13, 12, 11, 10)]
    squares[DIRHAM] = seraglio = building("seraglio", 9)
    hand = cards("dirham 1", "dirham 4", "dirham 5")
    state = position(boards=boards, hands=[hand, (), ()], squares=tuple(squares), display=OPEN)
    view = RULES.view(state, Seat(0))
    overpaid, exact = Buy(seraglio, hand), Buy(seraglio, hand[1:])
    keys = [reason.key for reason in EXPLAIN(view, Seat(0), (TAKE,), (overpaid,)) if reason.is_against]
    assert keys == ["reasons.nothing", "reasons.avoidable"]
    assert EXPLAIN(view, Seat(0), (exact,), (overpaid,))[0].key == "reasons.avoidable"
