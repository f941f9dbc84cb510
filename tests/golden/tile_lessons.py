"""The positions of the tile game's lessons, written by `python -m tests.golden.tile_lessons`.

Several lessons take a worked example as it is.
"""

from collections.abc import Sequence

from game.boxes.alhambra.figures.tiles import bazaar as with_colours
from game.boxes.alhambra.figures.tiles import building, camp
from game.boxes.alhambra.rules.board import Board
from game.boxes.alhambra.rules.moves import Buy
from game.boxes.alhambra.rules.state import State
from game.boxes.alhambra_family.rules.bank import make_piles
from tests.boxes.alhambra.positions import cards, position, some
from tests.golden.example import Example
from tests.golden.tile_boards import WALL, alhambra
from tests.golden.tile_examples import before_scoring, laid

_NAMES = ("Gabi", "Pali", "Niki")
_OTHERS = (cards("denar 7", "florin 5", "ducat 8"), cards("dirham 8", "denar 9 b", "ducat 3"))
_OPEN = (*cards("dirham 7"), *cards("florin 9"), *cards("ducat 6"), *cards("denar 2"))


def lessons() -> list[Example]:
    """Returns the positions in the order of the lessons; the reader is the first player of each."""
    return [start(), build(), wall(), majorities(), scoring(), own_turn(), camps(), bazaars(), open_hands()]


def _lesson(name: str, state: State, moves: Sequence[Buy] = (), options: tuple[str, ...] = ()) -> Example:
    return Example("alhambra", f"lesson_{name}", _NAMES, state, moves, options)


def _early(state: State) -> State:
    """Puts the money deck into its five piles, as at the start of a game."""
    make_piles(state)
    return state


# ---------------------------------------------------------------------- the basic game
def start() -> Example:
    """With the open 5 dirhams the garden of 9 can be paid exactly; nothing else can be bought."""
    hands = (cards("dirham 4", "denar 3", "florin 2", "ducat 7", "florin 4"), *_OTHERS)
    squares = (
        building("palace", 9, "W"),
        building("garden", 9, "E"),
        building("tower", 11, "N"),
        some("arcades", 9)[-1],
    )
    display = (*cards("denar 2"), *cards("dirham 5"), *cards("florin 1"), *cards("ducat 6"))
    return _lesson("start", _early(position(hands, squares=squares, display=display)))


def build() -> Example:
    """A palace with a wall on its left was bought: right of the tower nobody could walk in, below it it fits."""
    palace = building("palace", 9, "W")
    state = position(
        (cards("denar 5", "denar 6", "dirham 4", "florin 8"), *_OTHERS),
        boards=(alhambra({(1, 0): building("tower", 13, "E"), (0, 1): building("garden", 9, "E")}),),
        squares=(building("tower", 11), building("garden", 10), palace, building("tower", 12)),
        display=_OPEN,
    )
    return _lesson("build", _early(state), (Buy(palace, cards("denar 5", "denar 6")),))


def wall() -> Example:
    """The wall of eight of the rulebook without its last tile, which was bought."""
    garden = building("garden", 8, "SW")
    board = Board.read(each for each in WALL if each[1] != garden)
    state = position(
        (cards("dirham 9", "denar 4", "ducat 5", "florin 3"), *_OTHERS),
        boards=(board, laid(*some("pavilion", 5)[3:]), laid(*some("tower", 2))),
        squares=(building("tower", 12), garden, building("garden", 10), building("palace", 10)),
        display=_OPEN,
    )
    return _lesson("wall", _early(state), (Buy(garden, cards("dirham 9")),))


def majorities() -> Example:
    """The reader leads in gardens, ties in towers, and can buy the second tower exactly."""
    tower = building("tower", 9, "ES")
    gardens, towers = (building("garden", 10), building("garden", 11), building("garden", 12, "S")), some("tower", 10)
    state = position(
        (cards("florin 4", "florin 5 b", "denar 3", "ducat 2"), *_OTHERS),
        boards=(
            laid(*gardens[:2], building("tower", 11)),
            laid(gardens[2], towers[-1], building("palace", 10)),
            laid(building("palace", 11), building("pavilion", 8)),
        ),
        squares=(tower, building("garden", 9, "E"), building("seraglio", 9), building("palace", 9, "W")),
        display=_OPEN,
    )
    return _lesson("majorities", _early(state))


def scoring() -> Example:
    """The scoring card is next, whatever the reader does, who has most gardens and a tie in towers."""
    boards = (
        laid(building("garden", 10), building("garden", 11), building("tower", 13, "E")),
        laid(building("tower", 12), building("palace", 9, "S")),
        laid(building("garden", 12, "S"), building("seraglio", 9)),
    )
    state = before_scoring(*boards)
    state.squares[0], state.squares[2] = building("tower", 11), building("garden", 10, "N")
    state.bag = sorted(
        {*state.bag, building("tower", 12), building("garden", 10, "W")} - {*state.squares, *_on(boards)}
    )
    return _lesson("scoring", state)


def _on(boards: Sequence[Sequence[tuple[int, int]]]) -> set[int]:
    return {tile for board in boards for _, tile in board}


def own_turn() -> Example:
    """A game as it is after its first turns: much can be done."""
    hands = (
        cards("denar 3", "denar 5", "dirham 7", "florin 2", "ducat 4"),
        cards("denar 6", "dirham 2", "ducat 9", "florin 3"),
        cards("dirham 5", "ducat 1", "ducat 8", "florin 6"),
    )
    state = position(
        hands,
        boards=(
            alhambra({(1, 0): building("garden", 9, "E")}),
            laid(building("palace", 9, "S")),
            laid(building("tower", 11, "N")),
        ),
        squares=(
            building("palace", 9, "W"),
            building("garden", 10),
            building("pavilion", 8),
            building("tower", 10, "W"),
        ),
        display=(*cards("dirham 1"), *cards("ducat 6"), *cards("florin 4"), *cards("denar 9")),
    )
    return _lesson("own_turn", _early(state))


# ---------------------------------------------------------------------- more
def camps() -> Example:
    """A camp with its bastion on the left was bought; it fits right of the tower, whose wall meets it."""
    bought = camp("W")
    state = position(
        (cards("denar 9", "dirham 4", "florin 8"), *_OTHERS[:1], cards("dirham 8", "denar 8", "ducat 3")),
        boards=(
            alhambra(
                {
                    (1, 0): building("tower", 13, "E"),
                    (0, 1): building("garden", 12, "S"),
                    (-1, 0): building("palace", 10),
                }
            ),
        ),
        squares=(building("tower", 11), building("garden", 10), bought, building("tower", 12)),
        display=_OPEN,
        modules=("camps",),
    )
    return _lesson("camps", _early(state), (Buy(bought, cards("denar 9")),), ("camps",))


def bazaars() -> Example:
    """A bazaar can be had for the price of the palace on the florin square; it has a place among three neighbours."""
    bazaar = with_colours("seraglio", "palace", "tower")
    board = alhambra(
        {
            (1, 0): building("tower", 9, "ES"),
            (0, -1): building("palace", 9, "W"),
            (0, -2): building("garden", 8, "NW"),
            (1, -2): building("palace", 7, "NE"),
        }
    )
    state = position(
        (cards("florin 6", "florin 4", "denar 5", "ducat 2"), cards("denar 7", "florin 5", "ducat 8"), _OTHERS[1]),
        boards=(board,),
        squares=(building("palace", 10), building("garden", 10), building("tower", 11), building("tower", 12)),
        beside=(bazaar,),
        display=_OPEN,
        modules=("bazaars",),
    )
    return _lesson("bazaars", _early(state), (), ("bazaars",))


def open_hands() -> Example:
    """Pali could pay the garden exactly as well; nobody else can pay the palace."""
    hands = (
        cards("dirham 4", "dirham 5", "florin 9", "denar 1"),
        cards("dirham 9", "denar 4", "ducat 7"),
        cards("dirham 6", "ducat 2", "florin 5"),
    )
    squares = (
        building("palace", 9, "W"),
        building("garden", 9, "E"),
        building("tower", 12),
        building("seraglio", 8, "S"),
    )
    display = (*cards("denar 7"), *cards("florin 8"), *cards("ducat 5"), *cards("dirham 3"))
    state = position(hands, squares=squares, display=display, open_hands=True)
    return _lesson("open_hands", _early(state), (), ("open_hands",))


if __name__ == "__main__":
    for lesson in lessons():
        lesson.path.write_bytes(lesson.record().to_bytes())
