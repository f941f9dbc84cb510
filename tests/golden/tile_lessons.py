"""The positions of the tile game's lessons; several lessons take a worked example as it is."""

from game.boxes.alhambra.rules.board import Board
from game.boxes.alhambra.rules.state import State
from game.boxes.alhambra_family.rules.bank import make_piles
from tests.boxes.alhambra.positions import buy, position
from tests.boxes.alhambra_family.pieces import named
from tests.golden.example import Example
from tests.golden.tile_examples import WALL, alhambra, before_scoring, laid

_OTHERS = ("denar 7, florin 5, ducat 8", "dirham 8, denar 9 b, ducat 3")
_OPEN = "dirham 7, florin 9, ducat 6, denar 2"


def lessons() -> list[Example]:
    """Returns the positions in the order of the lessons; the reader is the first player of each."""
    return [start(), build(), wall(), majorities(), scoring(), own_turn(), camps(), bazaars(), open_hands()]


def _lesson(name: str, state: State, bought: str = "", paid: str = "", *, option: str = "") -> Example:
    """Returns an example in which the reader has bought a tile, if one is named, with an option, if one is named."""
    moves = [buy(named(bought), paid)] if bought else []
    return Example("alhambra", f"lesson_{name}", ("Gabi", "Toni", "Niki"), state, moves, (option,) if option else ())


def _early(state: State) -> State:
    """Puts the money deck into its five piles, as at the start of a game."""
    make_piles(state)
    return state


# ---------------------------------------------------------------------- the basic game
def start() -> Example:
    """With the open 5 dirhams the garden of 9 can be paid exactly; nothing else can be bought."""
    state = position(
        ["dirham 4, denar 3, florin 2, ducat 7, florin 4", *_OTHERS],
        squares="palace 9 W, garden 9, tower 11 N, arcades 10",
        display="denar 2, dirham 5, florin 1, ducat 6",
    )
    return _lesson("start", _early(state))


def build() -> Example:
    """A palace with a wall on its left was bought: right of the tower nobody could walk in, below it it fits."""
    state = position(
        ["denar 5 6, dirham 4, florin 8", *_OTHERS],
        boards=(alhambra("F | tower 13", "garden 9 | ."),),
        squares="tower 11, garden 10, palace 9 W, tower 12",
        display=_OPEN,
    )
    return _lesson("build", _early(state), "palace 9 W", "denar 5 6")


def wall() -> Example:
    """The wall of eight of the rulebook without its last tile, which was bought."""
    begun = Board.read(each for each in WALL if each[1] != named("garden 8 SW"))
    state = position(
        ["dirham 9, denar 4, ducat 5, florin 3", *_OTHERS],
        boards=(begun, laid("pavilion 5, pavilion 6"), laid("tower 7, tower 8")),
        squares="tower 12, garden 8 SW, garden 10, palace 10",
        display=_OPEN,
    )
    return _lesson("wall", _early(state), "garden 8 SW", "dirham 9")


def majorities() -> Example:
    """The reader leads in gardens, ties in towers, and can buy the second tower exactly."""
    state = position(
        ["florin 4 5 b, denar 3, ducat 2", *_OTHERS],
        boards=(
            laid("garden 10, garden 11, tower 11"),
            laid("garden 12, tower 12, palace 10"),
            laid("palace 11, pavilion 8"),
        ),
        squares="tower 9 ES, garden 9, seraglio 9, palace 9 W",
        display=_OPEN,
    )
    return _lesson("majorities", _early(state))


def scoring() -> Example:
    """The scoring card is next, whatever the reader does, who has most gardens and a tie in towers."""
    boards = (laid("garden 10, garden 11, tower 13"), laid("tower 12, palace 9 S"), laid("garden 12, seraglio 9"))
    state = before_scoring(*boards)
    state.squares[0], state.squares[2] = named("tower 11"), named("garden 10 N")
    lying = {*state.squares, *(each for board in boards for _, each in board)}
    state.bag = sorted({*state.bag, named("tower 12"), named("garden 10 W")} - lying)
    return _lesson("scoring", state)


def own_turn() -> Example:
    """A game as it is after its first turns: much can be done."""
    state = position(
        [
            "denar 3 5, dirham 7, florin 2, ducat 4",
            "denar 6, dirham 2, ducat 9, florin 3",
            "dirham 5, ducat 1 8, florin 6",
        ],
        boards=(alhambra("F | garden 9"), laid("palace 9 S"), laid("tower 11 N")),
        squares="palace 9 W, garden 10, pavilion 8, tower 10",
        display="dirham 1, ducat 6, florin 4, denar 9",
    )
    return _lesson("own_turn", _early(state))


# ---------------------------------------------------------------------- more
def camps() -> Example:
    """A camp with its bastion on the left was bought; it fits right of the tower, whose wall meets it."""
    state = position(
        ["denar 9, dirham 4, florin 8", _OTHERS[0], "dirham 8, denar 8, ducat 3"],
        boards=(alhambra("palace 10 | F | tower 13", ". | garden 12 | ."),),
        squares="tower 11, garden 10, camp W, tower 12",
        display=_OPEN,
        modules=("camps",),
    )
    return _lesson("camps", _early(state), "camp W", "denar 9", option="camps")


def bazaars() -> Example:
    """A bazaar can be had for the price of the palace on the florin square; it has a place among three neighbours."""
    state = position(
        ["florin 6 4, denar 5, ducat 2", *_OTHERS],
        boards=(alhambra("garden 8 NW | palace 7 NE", "palace 9 W | .", "F | tower 9 ES"),),
        squares="palace 10, garden 10, tower 11, tower 12",
        beside=(named("bazaar florin seraglio palace tower"),),
        display=_OPEN,
        modules=("bazaars",),
    )
    return _lesson("bazaars", _early(state), option="bazaars")


def open_hands() -> Example:
    """Toni could pay the garden exactly as well; nobody else can pay the palace."""
    state = position(
        ["dirham 4 5, florin 9, denar 1", "dirham 9, denar 4, ducat 7", "dirham 6, ducat 2, florin 5"],
        squares="palace 9 W, garden 9, tower 12, seraglio 8",
        display="denar 7, florin 8, ducat 5, dirham 3",
        open_hands=True,
    )
    return _lesson("open_hands", _early(state), option="open_hands")
