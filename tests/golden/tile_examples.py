"""The worked examples of the tile game's rulebook as positions; where it shows an Alhambra, that one lies here."""

from collections.abc import Iterable, Sequence

from game.boxes.alhambra.rules.board import CENTRE, START, Board, Cell, cell, cells_for, placed, xy
from game.boxes.alhambra.rules.state import State
from game.boxes.alhambra.rules.tiles import BAZAARS, FOUNTAIN
from game.boxes.alhambra_family.rules.bank import Pile, make_piles
from game.boxes.alhambra_family.rules.components import BUILDINGS
from tests.boxes.alhambra.positions import buy, position
from tests.boxes.alhambra_family.pieces import Told, bazaar, falcon, named, some, tiles
from tests.golden.example import Example

_BOX = "alhambra"
_FIVE = ("Gabi", "Toni", "Niki", "Tomi", "Kati")
_THREE = _FIVE[:3]


def examples() -> list[Example]:
    return [
        *(taking_money(), buying_too_dear(), redesigning(), forbidden_places(), paying_exactly()),
        *(bazaars(), camps(), placing_camps(), falcons(), vizier()),
        *(tie_for_pavilions(), tie_in_towers(), last_tiles(), wall_of_eight(), gift()),
    ]


# ---------------------------------------------------------------------- Alhambras
def alhambra(*rows: str) -> Board:
    """Returns an Alhambra from its rows, tile by tile; F is the fountain, a dot an empty cell."""
    names = {(x, y): name.strip() for y, row in enumerate(rows) for x, name in enumerate(row.split("|"))}
    left, top = next(spot for spot, name in names.items() if name == "F")
    found = {cell(x - left, y - top): name for (x, y), name in names.items() if name not in (".", "F")}
    return Board.read([(CENTRE, FOUNTAIN), *((where, named(name)) for where, name in found.items())])


WALL = alhambra(
    ".             | palace 8 NW  | tower 11 N  | .",
    "seraglio 7 W  | F            | garden 11   | tower 13 E",
    "pavilion 3 SW | arcades 7 ES | garden 8 SW | palace 6 ES",
)
"""An Alhambra with two outer walls and one inside."""
CAMP_ROW = alhambra(
    ".      | .          | . | arcades 8 N | .          | .",
    "camp E | palace 9 W | F | tower 11 S  | garden 9 E | camp W",
    ".      | .          | . | camp N      | .          | .",
)
"""Two camps that face each other across four tiles, and a third below."""
BAZAAR_BOARD = alhambra(
    "garden 8 NW | palace 7 NE                         | .",
    "palace 9 W  | bazaar florin seraglio palace tower | seraglio 6 ES",
    "F           | tower 9 ES                          | .",
)
"""A bazaar with six neighbours."""
FALCON_BOARD = alhambra("F | garden 10 N", "palace 7 SW | tower 9 ES")
"""Four tiles, the fountain among them, that meet at the perch."""


def _nearest(board: Board, tile: int) -> Cell | None:
    """Returns the cell next to the fountain on which a tile may be placed, if there is any."""
    cells = cells_for(board, tile)
    return min(cells, key=lambda found: (sum(step * step for step in xy(found)), found), default=None)


def laid(told: Told) -> Board:
    """Returns an Alhambra of just these tiles, placed one after the other, the first that fits first."""
    board, waiting = START, [each for each in tiles(told) if each is not None]
    while waiting:
        tile = next(tile for tile in waiting if _nearest(board, tile) is not None)
        waiting.remove(tile)
        board = placed(board, _nearest(board, tile) or CENTRE, tile)
    return board


def _shared_out(boards: Sequence[Board], tiles: Iterable[int]) -> tuple[list[Board], list[list[int]]]:
    """Deals tiles round the table; what fits is placed, the rest is reserved. Returns Alhambras and reserves."""
    built, reserves = list(boards), [list[int]() for _ in boards]
    for number, tile in enumerate(tiles):
        seat = number % len(boards)
        where = _nearest(built[seat], tile)
        if where is None:
            reserves[seat].append(tile)
        else:
            built[seat] = placed(built[seat], where, tile)
    return built, reserves


def stacked(state: State, *tops: Pile) -> State:
    """Lays these piles on top of the money deck; what else is in it makes the last one."""
    rest = len(state.money_deck) - sum(pile.money for pile in tops)
    state.piles = (*tops, Pile(rest, None))
    return state


def _early(state: State, first: int) -> State:
    """Lays so many cards on a deck in which both scorings are still to come."""
    return stacked(state, Pile(first, None), Pile(17, "A"), Pile(17, None), Pile(17, "B"))


# ---------------------------------------------------------------------- actions
def taking_money() -> Example:
    """Taking money: the two cards at the left together, or one of the two at the right."""
    state = position(
        ["denar 9, ducat 8, florin 5", "denar 3, dirham 6 7, florin 8", "denar 2, dirham 4, ducat 5 7, florin 6"],
        squares="palace 8 NW, tower 11, seraglio 6 ES, garden 10",
        display="denar 2 b, florin 3, dirham 8, ducat 6",
    )
    make_piles(state)
    return Example(_BOX, "action_money", _THREE, state)


def buying_too_dear() -> Example:
    """Buying: Gabi pays 11 for the garden of 10; no set of her denars is worth 10."""
    return Example(_BOX, "action_purchase", _THREE, _before_the_garden("denar 5 6"))


def paying_exactly() -> Example:
    """Buying: Gabi can pay two tiles exactly, redesign, and then place both."""
    return Example(_BOX, "exact_payment", _THREE, _before_the_garden("denar 4 6"))


def _before_the_garden(denars: str) -> State:
    state = position(
        [f"{denars}, ducat 4, dirham 9", "denar 8, dirham 5, ducat 9, florin 1", "dirham 2 9 b, ducat 3, florin 5 6"],
        boards=(alhambra("palace 8 NW | .", "F | seraglio 9"), laid("seraglio 8 S, palace 9 W"), laid("tower 11 N")),
        reserves=["arcades 10"],
        squares="pavilion 4 ES, arcades 9, garden 10, tower 12",
        display="dirham 7, florin 9, ducat 6, denar 2",
        discard="denar 3, dirham 8, ducat 2, florin 4",
    )
    return _early(state, 5)


def redesigning() -> Example:
    """Redesigning in three ways; the garden with tiles on all sides can be swapped, though not taken away."""
    state = position(
        ["denar 3, ducat 9, florin 5", "denar 8, dirham 1 6", "dirham 7, ducat 2, florin 8"],
        boards=(WALL, laid(some(tower=2)), laid("garden 10, arcades 8 N")),
        reserves=["seraglio 9, pavilion 6"],
        squares="palace 10, pavilion 8, garden 12, tower 12",
        discard="denar 6, dirham 2, florin 7",
    )
    state.points = [(8, 0, 0), (9, 0, 0), (3, 0, 0)]
    return Example(_BOX, "action_redesign", _THREE, stacked(state, Pile(9, None), Pile(17, "B")))


def forbidden_places() -> Example:
    """Building: Gabi has bought four tiles, one for each way of placing a tile wrongly."""
    bought = {"pavilion 8": "florin 8", "seraglio 7": "dirham 7", "arcades 8 E": "denar 8", "tower 11 S": "ducat 3 9"}
    horseshoe = alhambra(
        "F           | garden 10 N  | .", "tower 10    | .            | .", "palace 7 SW | seraglio 8   | arcades 7"
    )
    state = position(
        ["florin 8, dirham 7, denar 8, ducat 3 9, dirham 4", "denar 6, ducat 5, florin 2", "dirham 8, florin 3 9"],
        boards=(horseshoe, laid("palace 9 S"), laid("tower 9 NW, garden 11")),
        squares=", ".join(bought),
        display="dirham 9, florin 6, ducat 7, denar 1",
        discard="denar 2, dirham 6, ducat 6",
    )
    state.points = [(9, 0, 0), (4, 0, 0), (7, 0, 0)]
    moves = [buy(named(name), paid) for name, paid in bought.items()]
    return Example(_BOX, "building_rules", _THREE, stacked(state, Pile(9, None), Pile(17, "B")), moves)


# ---------------------------------------------------------------------- scoring
def before_scoring(*boards: Board, modules: Sequence[str] = (), is_full: bool = True) -> State:
    """Returns a position of three in which the scoring card is next; Gabi can buy nothing.

    The money market has its four cards, or one less, so that the scoring card is drawn whatever Gabi does.
    """
    state = position(
        ["denar 2, ducat 4, florin 3", "denar 8, dirham 5, florin 2", "dirham 3, ducat 5, florin 7"],
        boards=boards,
        squares="tower 12, palace 11, garden 10 W, arcades 10",
        display=f"denar 9, dirham 8, ducat 7, {'florin 6' if is_full else '-'}",
        discard="denar 7, dirham 6, florin 9",
        modules=modules,
    )
    return stacked(state, Pile(0, "A"), Pile(17, None), Pile(17, "B"))


def wall_of_eight() -> Example:
    """Scoring: Gabi's longest wall has eight segments; the other one and the one inside score nothing."""
    state = before_scoring(WALL, laid("pavilion 5, pavilion 6"), laid(some(tower=2)))
    return Example(_BOX, "scoring_wall", _THREE, state)


def tie_for_pavilions() -> Example:
    """The first scoring: Gabi and Toni have two pavilions each and get nothing for them; Gabi has most palaces."""
    state = before_scoring(
        laid("pavilion 6, pavilion 7, palace 9 S"),
        laid("pavilion 3, pavilion 8"),
        laid("pavilion 5, garden 10 N, arcades 8 E"),
    )
    return Example(_BOX, "scoring_first", _THREE, state)


def tie_in_towers() -> Example:
    """The second scoring: Károly and Noémi have four towers each; with a fifth one Károly is alone in front."""
    towers = some(tower=8)
    state = position(
        ["denar 3, ducat 6 7, florin 1", "denar 9, dirham 3, florin 4", "dirham 8 9, ducat 2"],
        boards=(
            laid((*towers[::2], named("palace 10"))),
            laid((*towers[1::2], named("garden 11"))),
            laid("tower 11 S, garden 12"),
        ),
        squares="palace 11, garden 10, arcades 10, tower 12",
        display="dirham 5, denar 6, florin 8, -",
        discard="denar 7, dirham 6, florin 9",
    )
    state.points = [(10, 0, 0), (14, 0, 0), (6, 0, 0)]
    return Example(_BOX, "scoring_second", ("Károly", "Noémi", "Tomi"), stacked(state, Pile(0, "B")))


def last_tiles() -> Example:
    """The end: once Toni has bought his third garden the tiles run out.

    Of those that stay one goes to Niki, a garden is left for a tie of florins, and nobody holds a ducat. Toni and Niki
    have three gardens each, Tomi and Kati two each.
    """
    squares = tiles("garden 12, tower 13, garden 10, seraglio 9")
    gardens, pavilions = [tile for tile in some(garden=11) if tile not in squares], some(pavilion=7)
    begun = (
        laid((*gardens[7:], *pavilions[4:])),
        laid((*gardens[4:7], *pavilions[2:4])),
        laid((*gardens[2:4], pavilions[1])),
        laid(gardens[:2]),
    )
    lying = {tile for board in begun for _, tile in board} | {*squares, pavilions[0]}
    boards, reserves = _shared_out(begun, [tile for tile in BUILDINGS if tile not in lying])
    state = position(
        ["denar 5 6, dirham 2", "dirham 7, denar 1", "florin 4, dirham 1", "florin 4 b, dirham 3"],
        boards=boards,
        reserves=[*reserves[:3], [*reserves[3], pavilions[0]]],
        squares=squares,
        display="ducat 7, denar 8, dirham 9, ducat 4",
        discard="denar 9, dirham 5, ducat 5 8, florin 6 9",
    )
    state.points = [(17, 42, 0), (20, 38, 0), (12, 40, 0), (16, 35, 0)]
    return Example(_BOX, "scoring_third", ("Toni", "Niki", "Tomi", "Kati"), state)


def gift() -> Example:
    """Two players: Gabi has bought a tower, which she may give away; then the second scoring follows.

    Toni and the third player have two towers each. If she keeps hers, those two share the points of the towers; if
    she gives it, the third player is alone in front.
    """
    state = position(
        ["denar 4, ducat 4 6, florin 6", "denar 7, dirham 5 8, ducat 2, florin 3"],
        boards=(laid("palace 10, garden 10"), laid("tower 11, tower 12")),
        squares="garden 9, pavilion 3, seraglio 9, tower 9 ES",
        display="florin 8, denar 5, -, dirham 9",
        discard="denar 3 9, dirham 4 7, ducat 8, florin 5 7",
        third=some(tower=2, garden=3, palace=3, arcades=5),
    )
    state.points = [(8, 0, 0), (9, 0, 0), (6, 0, 0)]
    bought = buy(named("tower 9 ES"), "ducat 4 6")
    return Example(_BOX, "third_gift", _THREE[:2], stacked(state, Pile(0, "B")), (bought,))


# ---------------------------------------------------------------------- modules
def vizier() -> Example:
    """The vizier's favour: after Gabi's turn Toni, Niki and then Gabi herself are asked; all could pay exactly."""
    state = position(
        ["denar 4, ducat 6, florin 7", "denar 1, dirham 9, florin 7 b", "denar 6 4 b, dirham 2"],
        boards=(laid("seraglio 8"), laid("palace 10"), laid("tower 11 N")),
        squares="pavilion 7, arcades 9, garden 10, tower 12",
        display="dirham 7, florin 9, ducat 8, denar 2",
        discard="denar 3, dirham 8, ducat 2, florin 4",
        modules=("vizier",),
    )
    return Example(_BOX, "module_vizier", _THREE, _early(state, 9), options=("vizier",))


def camps() -> Example:
    """The camps: 4 and 4 points for two that face each other, and 2 for the one below."""
    others = (laid(some(seraglio=7)[4:]), alhambra(". | camp S", "F | garden 10 N"))
    state = before_scoring(CAMP_ROW, *others, modules=("camps",))
    return Example(_BOX, "module_camps", _THREE, state, options=("camps",))


def placing_camps() -> Example:
    """The camps: Gabi has bought three; bastions go to walls, green sides to green ones, none to a building."""
    bought = {"camp E": "florin 4", "camp S": "dirham 5", "camp W": "denar 3 6"}
    state = position(
        ["florin 4, dirham 5, denar 6 3, ducat 2", "denar 7, dirham 8, ducat 3", "denar 9, dirham 3, florin 6"],
        boards=(alhambra("F | tower 13", "garden 12 | ."), laid("palace 10"), laid("seraglio 8")),
        squares=f"{', '.join(bought)}, tower 12",
        display="dirham 7, florin 9, ducat 8, denar 2",
        discard="denar 8, florin 5",
        modules=("camps",),
    )
    moves = [buy(named(name), paid) for name, paid in bought.items()]
    return Example(_BOX, "module_camps_placed", _THREE, _early(state, 5), moves, ("camps",))


def bazaars() -> Example:
    """The bazaars: Gabi's scores 4 × 3 = 12; had she no tower there, it would be 3 × 2 = 6.

    She may buy another one for 10 dirhams, as much as the garden costs. The next tile that is bought is the last one.
    """
    squares, beside = tiles("pavilion 4, garden 10, garden 7, arcades 9"), (bazaar("dirham"),)
    lying = {tile for _, tile in BAZAAR_BOARD} | {*squares, *beside}
    rest = [tile for tile in (*BUILDINGS, *BAZAARS) if tile not in lying]
    boards, reserves = _shared_out([START] * 4, rest)
    state = position(
        [
            *("florin 5, dirham 2 8 b", "florin 5 b, denar 3, ducat 8", "dirham 9, ducat 4, florin 1"),
            *("denar 4, ducat 5", "dirham 3, florin 2"),
        ],
        boards=(BAZAAR_BOARD, *boards),
        reserves=("", *reserves),
        squares=squares,
        beside=beside,
        discard="denar 1, dirham 6, florin 9",
        modules=("bazaars",),
    )
    state.points = [(9, 21, 0), (7, 30, 0), (12, 24, 0), (6, 33, 0), (11, 19, 0)]
    return Example(_BOX, "module_bazaars", _FIVE, state, options=("bazaars",))


def falcons() -> Example:
    """The falconers: Gabi may let the falcon of garden and tower sit down; then falcons score 2, 6 and 12."""
    two = alhambra("F | pavilion 6 | arcades 6 NE", "palace 9 W | garden 12 | arcades 7")
    three = alhambra(
        "F            | arcades 8 N | seraglio 9 | garden 8 NE", "arcades 6 SW | palace 9 S  | seraglio 8 | palace 6"
    )
    perched = (
        (),
        ((cell(0, 0), falcon("pavilion", "palace")), (cell(1, 0), falcon("pavilion", "arcades"))),
        (
            (cell(0, 0), falcon("arcades", "palace")),
            (cell(1, 0), falcon("seraglio", "palace")),
            (cell(2, 0), falcon("seraglio", "garden")),
        ),
    )
    state = before_scoring(FALCON_BOARD, two, three, modules=("falcons",), is_full=False)
    taken = {each for pairs in perched for _, each in pairs}
    state.perched = list(perched)
    state.falcons = tuple(each for each in state.falcons if each not in taken)
    return Example(_BOX, "module_falcons", _THREE, state, options=("falcons",))
