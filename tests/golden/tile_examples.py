"""The worked examples of the tile game's rulebook as positions; where it shows an Alhambra, that one lies here."""

from collections.abc import Iterable, Sequence

from game.boxes.alhambra.figures.tiles import building, camp
from game.boxes.alhambra.rules.board import CENTRE, START, Board, Cell, cell, cells_for, placed, xy
from game.boxes.alhambra.rules.moves import Buy
from game.boxes.alhambra.rules.state import State
from game.boxes.alhambra.rules.tiles import BAZAARS
from game.boxes.alhambra_family.rules.bank import Pile, make_piles
from game.boxes.alhambra_family.rules.buildings import BUILDINGS
from tests.boxes.alhambra.positions import bazaar, card, cards, falcon, position, some
from tests.golden.example import Example
from tests.golden.tile_boards import BAZAAR_BOARD, CAMP_ROW, FALCON_BOARD, WALL, alhambra

_BOX = "alhambra"
_GARDEN, _ARCADES = building("garden", 10), building("arcades", 9)
_FIVE = ("Gabi", "Pali", "Niki", "Tomi", "Kati")
_THREE = _FIVE[:3]


def examples() -> list[Example]:
    """Returns the examples in the order of their names."""
    return [
        taking_money(),
        buying_too_dear(),
        redesigning(),
        forbidden_places(),
        paying_exactly(),
        bazaars(),
        camps(),
        placing_camps(),
        falcons(),
        vizier(),
        tie_for_pavilions(),
        tie_in_towers(),
        last_tiles(),
        wall_of_eight(),
        gift(),
    ]


# ---------------------------------------------------------------------- decks
def _nearest(board: Board, tile: int) -> Cell | None:
    """Returns the cell next to the fountain on which a tile may be placed, if there is any."""
    cells = cells_for(board, tile)
    return min(cells, key=lambda found: (sum(step * step for step in xy(found)), found), default=None)


def laid(*tiles: int) -> Board:
    """Returns an Alhambra of just these tiles, placed one after the other, the first that fits first."""
    board, waiting = START, list(tiles)
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


# ---------------------------------------------------------------------- actions
def taking_money() -> Example:
    """Taking money: the two cards at the left together, or one of the two at the right."""
    state = position(
        (
            cards("denar 9", "ducat 8", "florin 5"),
            cards("denar 3", "dirham 6", "dirham 7", "florin 8"),
            cards("denar 2", "dirham 4", "ducat 5", "ducat 7", "florin 6"),
        ),
        squares=(building("palace", 8, "NW"), building("tower", 11), building("seraglio", 6, "ES"), _GARDEN),
        display=(*cards("denar 2 b"), *cards("florin 3"), *cards("dirham 8"), *cards("ducat 6")),
    )
    make_piles(state)
    return Example(_BOX, "action_money", _THREE, state)


def buying_too_dear() -> Example:
    """Buying: Gabi pays 11 for the garden of 10; no set of her denars is worth 10."""
    return Example(_BOX, "action_purchase", _THREE, _before_the_garden("denar 5", "denar 6"))


def paying_exactly() -> Example:
    """Buying: Gabi can pay two tiles exactly, redesign, and then place both."""
    return Example(_BOX, "exact_payment", _THREE, _before_the_garden("denar 4", "denar 6"))


def _before_the_garden(*denars: str) -> State:
    state = position(
        (
            cards(*denars, "ducat 4", "dirham 9"),
            cards("denar 8", "dirham 5", "ducat 9", "florin 1"),
            cards("dirham 2", "dirham 9 b", "ducat 3", "florin 5", "florin 6"),
        ),
        boards=(
            alhambra({(1, 0): building("seraglio", 9), (0, -1): building("palace", 8, "NW")}),
            laid(building("seraglio", 8, "S"), building("palace", 9, "W")),
            laid(building("tower", 11, "N")),
        ),
        reserves=(some("arcades", 9)[-1:],),
        squares=(building("pavilion", 4, "ES"), _ARCADES, _GARDEN, building("tower", 12)),
        display=(*cards("dirham 7"), *cards("florin 9"), *cards("ducat 6"), *cards("denar 2")),
        discard=cards("denar 3", "dirham 8", "ducat 2", "florin 4"),
    )
    return stacked(state, Pile(5, None), Pile(17, "A"), Pile(17, None), Pile(17, "B"))


def redesigning() -> Example:
    """Redesigning in three ways; the garden with tiles on all sides can be swapped, though not taken away."""
    state = position(
        (
            cards("denar 3", "ducat 9", "florin 5"),
            cards("denar 8", "dirham 1", "dirham 6"),
            cards("dirham 7", "ducat 2", "florin 8"),
        ),
        boards=(WALL, laid(*some("tower", 2)), laid(building("garden", 10), building("arcades", 8, "N"))),
        reserves=((building("seraglio", 9), building("pavilion", 6, "N")),),
        squares=(building("palace", 10), building("pavilion", 8), building("garden", 12, "S"), building("tower", 12)),
        discard=cards("denar 6", "dirham 2", "florin 7"),
    )
    state.points = [(8, 0, 0), (9, 0, 0), (3, 0, 0)]
    return Example(_BOX, "action_redesign", _THREE, stacked(state, Pile(9, None), Pile(17, "B")))


# ---------------------------------------------------------------------- building
_HORSESHOE = {
    (1, 0): building("garden", 10, "N"),
    (0, 1): building("tower", 10, "W"),
    (0, 2): building("palace", 7, "SW"),
    (1, 2): building("seraglio", 8, "S"),
    (2, 2): building("arcades", 7, "ES"),
}


def forbidden_places() -> Example:
    """Building: Gabi has bought four tiles, one for each way of placing a tile wrongly."""
    hand = cards("florin 8", "dirham 7", "denar 8", "ducat 3", "ducat 9", "dirham 4")
    squares = (
        building("pavilion", 8),
        building("seraglio", 7, "W"),
        building("arcades", 8, "E"),
        building("tower", 11, "S"),
    )
    state = position(
        (hand, cards("denar 6", "ducat 5", "florin 2"), cards("dirham 8", "florin 3", "florin 9")),
        boards=(
            alhambra(_HORSESHOE),
            laid(building("palace", 9, "S")),
            laid(building("tower", 9, "NW"), building("garden", 11)),
        ),
        squares=squares,
        display=(*cards("dirham 9"), *cards("florin 6"), *cards("ducat 7"), *cards("denar 1")),
        discard=cards("denar 2", "dirham 6", "ducat 6"),
    )
    state.points = [(9, 0, 0), (4, 0, 0), (7, 0, 0)]
    payments = (("florin 8",), ("dirham 7",), ("denar 8",), ("ducat 3", "ducat 9"))
    bought = tuple(Buy(tile, cards(*paid)) for tile, paid in zip(squares, payments, strict=True))
    return Example(_BOX, "building_rules", _THREE, stacked(state, Pile(9, None), Pile(17, "B")), bought)


# ---------------------------------------------------------------------- scoring
def before_scoring(*boards: Board, modules: Sequence[str] = (), is_full: bool = True) -> State:
    """Returns a position of three in which the scoring card is next; Gabi can buy nothing.

    The money market has its four cards, or one less, so that the scoring card is drawn whatever Gabi does.
    """
    state = position(
        (
            cards("denar 2", "ducat 4", "florin 3"),
            cards("denar 8", "dirham 5", "florin 2"),
            cards("dirham 3", "ducat 5", "florin 7"),
        ),
        boards=boards,
        squares=(building("tower", 12), building("palace", 11), building("garden", 10, "W"), building("arcades", 10)),
        display=(*cards("denar 9"), *cards("dirham 8"), *cards("ducat 7"), card("florin 6") if is_full else None),
        discard=cards("denar 7", "dirham 6", "florin 9"),
        modules=modules,
    )
    return stacked(state, Pile(0, "A"), Pile(17, None), Pile(17, "B"))


def wall_of_eight() -> Example:
    """Scoring: Gabi's longest wall has eight segments; the other one and the one inside score nothing."""
    others = (laid(*some("pavilion", 5)[3:]), laid(*some("tower", 2)))
    return Example(_BOX, "scoring_wall", _THREE, before_scoring(WALL, *others))


def tie_for_pavilions() -> Example:
    """The first scoring: Gabi and Pali have two pavilions each and get nothing for them; Gabi has most palaces."""
    boards = (
        laid(building("pavilion", 6, "N"), building("pavilion", 7, "E"), building("palace", 9, "S")),
        laid(building("pavilion", 3, "SW"), building("pavilion", 8)),
        laid(building("pavilion", 5, "NW"), building("garden", 10, "N"), building("arcades", 8, "E")),
    )
    return Example(_BOX, "scoring_first", _THREE, before_scoring(*boards))


def tie_in_towers() -> Example:
    """The second scoring: Károly and Noémi have four towers each; with a fifth one Károly is alone in front."""
    towers = some("tower", 8)
    boards = (laid(*towers[::2], building("palace", 10)), laid(*towers[1::2], building("garden", 11)))
    state = position(
        (
            cards("denar 3", "ducat 6", "ducat 7", "florin 1"),
            cards("denar 9", "dirham 3", "florin 4"),
            cards("dirham 8", "dirham 9", "ducat 2"),
        ),
        boards=(*boards, laid(building("tower", 11, "S"), building("garden", 12, "S"))),
        squares=(building("palace", 11), building("garden", 10), building("arcades", 10), building("tower", 12)),
        display=(*cards("dirham 5"), *cards("denar 6"), *cards("florin 8"), None),
        discard=cards("denar 7", "dirham 6", "florin 9"),
    )
    state.points = [(10, 0, 0), (14, 0, 0), (6, 0, 0)]
    return Example(_BOX, "scoring_second", ("Károly", "Noémi", "Tomi"), stacked(state, Pile(0, "B")))


def last_tiles() -> Example:
    """The end: once Pali has bought his third garden the tiles run out.

    Of those that stay one goes to Niki, a garden is left for a tie of florins, and nobody holds a ducat. Pali and Niki
    have three gardens each, Tomi and Kati two each.
    """
    squares = (building("garden", 12, "S"), building("tower", 13, "E"), _GARDEN, building("seraglio", 9))
    gardens, pavilions = [tile for tile in some("garden", 11) if tile not in squares], some("pavilion", 7)
    begun = (
        laid(*gardens[7:], *pavilions[4:]),
        laid(*gardens[4:7], *pavilions[2:4]),
        laid(*gardens[2:4], pavilions[1]),
        laid(*gardens[:2]),
    )
    lying = {tile for board in begun for _, tile in board} | {*squares, pavilions[0]}
    boards, reserves = _shared_out(begun, [tile for tile in BUILDINGS if tile not in lying])
    state = position(
        (
            cards("denar 5", "denar 6", "dirham 2"),
            cards("dirham 7", "denar 1"),
            cards("florin 4", "dirham 1"),
            cards("florin 4 b", "dirham 3"),
        ),
        boards=boards,
        reserves=[*reserves[:3], [*reserves[3], pavilions[0]]],
        squares=squares,
        display=(*cards("ducat 7"), *cards("denar 8"), *cards("dirham 9"), *cards("ducat 4")),
        discard=cards("denar 9", "dirham 5", "ducat 5", "ducat 8", "florin 6", "florin 9"),
    )
    state.points = [(17, 42, 0), (20, 38, 0), (12, 40, 0), (16, 35, 0)]
    return Example(_BOX, "scoring_third", ("Pali", "Niki", "Tomi", "Kati"), state)


# ---------------------------------------------------------------------- two players
def gift() -> Example:
    """Two players: Gabi has bought a tower, which she may give away; then the second scoring follows.

    Pali and the third player have two towers each. If she keeps hers, those two share the points of the towers; if
    she gives it, the third player is alone in front.
    """
    tower, towers = building("tower", 9, "ES"), (building("tower", 11), building("tower", 12))
    state = position(
        (
            cards("denar 4", "ducat 4", "ducat 6", "florin 6"),
            cards("denar 7", "dirham 5", "dirham 8", "ducat 2", "florin 3"),
        ),
        boards=(laid(building("palace", 10), building("garden", 10)), laid(*towers)),
        squares=(building("garden", 9, "E"), building("pavilion", 3, "SW"), building("seraglio", 9), tower),
        display=(*cards("florin 8"), *cards("denar 5"), None, *cards("dirham 9")),
        discard=cards("denar 3", "denar 9", "dirham 4", "dirham 7", "ducat 8", "florin 5", "florin 7"),
        third=(*some("tower", 2), *some("garden", 3), *some("palace", 3), *some("arcades", 5)),
    )
    state.points = [(8, 0, 0), (9, 0, 0), (6, 0, 0)]
    bought = Buy(tower, cards("ducat 4", "ducat 6"))
    return Example(_BOX, "third_gift", ("Gabi", "Pali"), stacked(state, Pile(0, "B")), (bought,))


# ---------------------------------------------------------------------- modules
def vizier() -> Example:
    """The vizier's favour: after Gabi's turn Pali, Niki and then Gabi herself are asked; all could pay exactly."""
    state = position(
        (
            cards("denar 4", "ducat 6", "florin 7"),
            cards("denar 1", "dirham 9", "florin 7 b"),
            cards("denar 6", "denar 4 b", "dirham 2"),
        ),
        boards=(
            laid(building("seraglio", 8, "S")),
            laid(building("palace", 10)),
            laid(building("tower", 11, "N")),
        ),
        squares=(building("pavilion", 7, "E"), building("arcades", 9), building("garden", 10), building("tower", 12)),
        display=(*cards("dirham 7"), *cards("florin 9"), *cards("ducat 8"), *cards("denar 2")),
        discard=cards("denar 3", "dirham 8", "ducat 2", "florin 4"),
        modules=("vizier",),
    )
    state = stacked(state, Pile(9, None), Pile(17, "A"), Pile(17, None), Pile(17, "B"))
    return Example(_BOX, "module_vizier", _THREE, state, options=("vizier",))


def camps() -> Example:
    """The camps: 4 and 4 points for two that face each other, and 2 for the one below."""
    others = (laid(*some("seraglio", 7)[4:]), alhambra({(1, 0): building("garden", 10, "N"), (1, -1): camp("S")}))
    state = before_scoring(CAMP_ROW, *others, modules=("camps",))
    return Example(_BOX, "module_camps", _THREE, state, options=("camps",))


def placing_camps() -> Example:
    """The camps: Gabi has bought three; bastions go to walls, green sides to green ones, none to a building."""
    hand = cards("florin 4", "dirham 5", "denar 6", "denar 3", "ducat 2")
    bought = (camp("E"), camp("S"), camp("W"))
    squares = (*bought, building("tower", 12))
    state = position(
        (hand, cards("denar 7", "dirham 8", "ducat 3"), cards("denar 9", "dirham 3", "florin 6")),
        boards=(
            alhambra({(1, 0): building("tower", 13, "E"), (0, 1): building("garden", 12, "S")}),
            laid(building("palace", 10)),
            laid(building("seraglio", 8, "S")),
        ),
        squares=squares,
        display=(*cards("dirham 7"), *cards("florin 9"), *cards("ducat 8"), *cards("denar 2")),
        discard=cards("denar 8", "florin 5"),
        modules=("camps",),
    )
    payments = (("florin 4",), ("dirham 5",), ("denar 3", "denar 6"))
    moves = tuple(Buy(tile, cards(*paid)) for tile, paid in zip(bought, payments, strict=True))
    state = stacked(state, Pile(5, None), Pile(17, "A"), Pile(17, None), Pile(17, "B"))
    return Example(_BOX, "module_camps_placed", _THREE, state, moves, ("camps",))


def bazaars() -> Example:
    """The bazaars: Gabi's scores 4 × 3 = 12; had she no tower there, it would be 3 × 2 = 6.

    She may buy another one for 10 dirhams, as much as the garden costs. The next tile that is bought is the last one.
    """
    squares = (building("pavilion", 4, "ES"), _GARDEN, building("garden", 7, "NSW"), _ARCADES)
    lying = {tile for _, tile in BAZAAR_BOARD} | {*squares, bazaar("dirham")}
    rest = [tile for tile in (*BUILDINGS, *BAZAARS) if tile not in lying]
    boards, reserves = _shared_out([START] * 4, rest)
    state = position(
        (
            cards("florin 5", "dirham 2", "dirham 8 b"),
            cards("florin 5 b", "denar 3", "ducat 8"),
            cards("dirham 9", "ducat 4", "florin 1"),
            cards("denar 4", "ducat 5"),
            cards("dirham 3", "florin 2"),
        ),
        boards=(BAZAAR_BOARD, *boards),
        reserves=((), *reserves),
        squares=squares,
        beside=(bazaar("dirham"),),
        discard=cards("denar 1", "dirham 6", "florin 9"),
        modules=("bazaars",),
    )
    state.points = [(9, 21, 0), (7, 30, 0), (12, 24, 0), (6, 33, 0), (11, 19, 0)]
    return Example(_BOX, "module_bazaars", _FIVE, state, options=("bazaars",))


def falcons() -> Example:
    """The falconers: Gabi may let the falcon of garden and tower sit down; then falcons score 2, 6 and 12."""
    two = {
        (1, 0): building("pavilion", 6, "N"),
        (2, 0): building("arcades", 6, "NE"),
        (0, 1): building("palace", 9, "W"),
        (1, 1): building("garden", 12, "S"),
        (2, 1): building("arcades", 7, "ES"),
    }
    three = {
        (1, 0): building("arcades", 8, "N"),
        (2, 0): building("seraglio", 9),
        (3, 0): building("garden", 8, "NE"),
        (0, 1): building("arcades", 6, "SW"),
        (1, 1): building("palace", 9, "S"),
        (2, 1): building("seraglio", 8, "S"),
        (3, 1): building("palace", 6, "ES"),
    }
    perched = (
        (),
        ((cell(0, 0), falcon("pavilion", "palace")), (cell(1, 0), falcon("pavilion", "arcades"))),
        (
            (cell(0, 0), falcon("arcades", "palace")),
            (cell(1, 0), falcon("seraglio", "palace")),
            (cell(2, 0), falcon("seraglio", "garden")),
        ),
    )
    state = before_scoring(FALCON_BOARD, alhambra(two), alhambra(three), modules=("falcons",), is_full=False)
    taken = {each for pairs in perched for _, each in pairs}
    state.perched = list(perched)
    state.falcons = tuple(each for each in state.falcons if each not in taken)
    return Example(_BOX, "module_falcons", _THREE, state, options=("falcons",))
