"""What is read of the table of the tile game: money and market as in the card game, and each Alhambra as a grid."""

from collections.abc import Iterator, Sequence
from functools import lru_cache

from game.boxes.alhambra.rules.board import Board, at, xy
from game.boxes.alhambra.rules.board import cell as cell_at
from game.boxes.alhambra.rules.scoring import wall_run
from game.boxes.alhambra.rules.sites import CENTRE, STEPS, Cell
from game.boxes.alhambra.rules.tiles import BAZAARS, CAMPS, COLOURS, GREEN, KIND, OPEN, PRICE, SIDES
from game.boxes.alhambra.rules.view import View
from game.boxes.alhambra.table import items
from game.boxes.alhambra.table.explaining import Explainer
from game.boxes.alhambra.table.phrases import colours, draw_pile, sides, tile_name, where
from game.boxes.alhambra.table.standing import majorities, scoreboard
from game.boxes.alhambra.table.touches import offers
from game.boxes.alhambra_family.rules.components import YARD_CURRENCY
from game.boxes.alhambra_family.table import passages
from game.boxes.alhambra_family.table.phrases import Players
from game.boxes.alhambra_family.table.zones import front_seat
from game.core.rules import Seat
from game.locale.words import Term
from game.tabletop.passages import BOARD, MARKET, STATUS, Passage, PassageEntry, listed, player

_SIDE = "nesw"
_KEPT = 16
"""Of how many Alhambras the cells are kept as they are read."""
_NEW = "new"
"""The passage about what is bought and not placed, the reserve, and what is decided."""


def read(players: Players, view: View) -> Iterator[Passage]:
    """Yields the parts of a view in the order in which they are read."""
    now, own = scoreboard(view), front_seat(view)
    yield listed(STATUS, "", [players.words("access.points", players=players.each(enumerate(now.points)))])
    yield passages.hand(players, view)
    yield listed(MARKET, players.words("access.part.market"), [*_market(players, view)])
    yield listed(_NEW, players.words("access.tiles.new"), [*_new(players, view, own)])
    yield _alhambra(players, view, own, BOARD)
    for party in range(view.seats + view.has_third):
        title = passages.standing(players, view, now, party)
        built = passages.counted(players, majorities(view), party)
        if party < view.seats:
            built += [_wall(players, view.boards[party])]
        if party in (own, view.seats):
            yield listed(player(party), title, built)
        else:
            alhambra = _alhambra(players, view, Seat(party), player(party))
            summary = ". ".join([title, *built])
            rows = [*((PassageEntry(line),) for line in built), *alhambra.rows]
            yield Passage(player(party), title, rows, summary, alhambra.path)
    yield passages.scoring(players, now)


# ---------------------------------------------------------------------- market and reserve
def _market(players: Players, view: View) -> Iterator[PassageEntry]:
    found = offers(view)
    for square, tile in enumerate(view.squares):
        if tile is None:
            yield PassageEntry(item=items.square(square))
        else:
            told = passages.offered(players, _named(players, tile), YARD_CURRENCY[square], found.get(tile), PRICE[tile])
            yield PassageEntry(told, items.tile(tile), Explainer(players).gain(view, tile))
    for tile in view.beside:
        offer = found.get(tile)
        told = _named(players, tile)
        told = passages.offered(players, told, offer.currency, offer, offer.price) if offer else told
        yield PassageEntry(told, items.tile(tile), Explainer(players).gain(view, tile))
    yield from passages.open_money(players, view)
    yield PassageEntry(draw_pile(players, view), items.TILE_DECK)


def _new(players: Players, view: View, own: Seat) -> Iterator[PassageEntry]:
    """Yields tiles that wait for their place, the reserve, and the answers that can be given."""
    for tile in view.waiting_of(own):
        yield PassageEntry(players.words("access.tiles.waiting", tile=_named(players, tile)), items.tile(tile))
    for tile in view.reserves[own]:
        yield PassageEntry(players.words("access.tiles.reserved", tile=_named(players, tile)), items.tile(tile))
    for item in (items.RESERVE, items.DIRK, items.DONE, items.DECLINE, *map(items.falcon, view.falcons)):
        yield PassageEntry(item=item)


# ---------------------------------------------------------------------- the grid
def _alhambra(players: Players, view: View, seat: Seat, name: str) -> Passage:
    """Returns an Alhambra row by row from the top, with the empty cells around it."""
    board = view.boards[seat]
    rows = _rows(players, board, seat, is_acting=seat == view.acting)
    title = players.words(
        "access.tiles.alhambra" if len(board) > 1 else "access.tiles.alhambra_empty",
        player=players.name(seat),
        tiles=Term("alhambra.tiles.any", len(board) - 1),
        wall=len(wall_run(board)),
    )
    summary = ". ".join([title, *passages.counted(players, majorities(view), seat)])
    return Passage(name, title, rows, summary, [*_along_wall(players, view, seat)])


@lru_cache(maxsize=_KEPT)
def _rows(players: Players, board: Board, seat: Seat, *, is_acting: bool) -> Sequence[Sequence[PassageEntry]]:
    """Returns the cells of an Alhambra; most moves change one at most, and a voice needs all of them after each."""
    places = [xy(cell) for cell, _ in board]
    columns = range(min(x for x, _ in places) - 1, max(x for x, _ in places) + 2)
    lines = range(min(y for _, y in places) - 1, max(y for _, y in places) + 2)
    return [[_cell(players, board, seat, cell_at(x, y), is_acting=is_acting) for x in columns] for y in lines]


def _cell(players: Players, board: Board, seat: Seat, cell: Cell, *, is_acting: bool) -> PassageEntry:
    tiles = at(board)
    if cell == CENTRE:
        return PassageEntry(players.words("access.tiles.fountain"), items.fountain(seat))
    way = where(players, cell)
    if cell in tiles:
        key = "placed" if PRICE[tiles[cell]] else "placed_free"
        told = players.words(
            f"access.tiles.{key}", tile=_named(players, tiles[cell]), price=PRICE[tiles[cell]], where=way
        )
        return PassageEntry(told, items.tile(tiles[cell]))
    item = items.cell(cell) if is_acting else None
    return PassageEntry(_empty(players, board, cell), item, open=players.words("access.tiles.fits"))


def _empty(players: Players, board: Board, cell: Cell) -> str:
    """What an empty cell asks of a tile: a wall where the neighbour has one, none where one can walk over."""
    tiles = at(board)
    beside = {side: KIND[tiles[cell + STEPS[side]]][side ^ 2] for side in SIDES if cell + STEPS[side] in tiles}
    open_to = [players.say(f"side.{_SIDE[side]}") for side, kind in beside.items() if kind in (OPEN, GREEN)]
    walled = [players.say(f"side.{_SIDE[side]}") for side, kind in beside.items() if kind not in (OPEN, GREEN)]
    way = where(players, cell)
    if open_to and walled:
        return players.words("access.tiles.empty_both", where=way, walls=walled, open=open_to)
    if walled:
        return players.words("access.tiles.empty_walls", where=way, walls=walled)
    key = "empty_open" if open_to else "empty"
    return players.words(f"access.tiles.{key}", where=way, open=open_to)


def _named(players: Players, tile: int) -> str:
    """Returns what a tile is and which of its sides have walls."""
    name, shown = tile_name(players, tile), sides(players, tile)
    if tile in BAZAARS:
        return players.words("access.tiles.bazaar", tile=name, colours=colours(players, COLOURS[tile]))
    if not shown:
        return name
    return players.words("access.tiles.bastions" if tile in CAMPS else "access.tiles.walled", tile=name, sides=shown)


def _along_wall(players: Players, view: View, seat: Seat) -> Iterator[PassageEntry]:
    """Yields the longest outer wall, walked clockwise, tile by tile with the side it stands on."""
    tiles, run = at(view.boards[seat]), wall_run(view.boards[seat])
    for number, (cell, side) in enumerate(run, start=1):
        values = {"number": number, "length": len(run), "side": players.say(f"side.{_SIDE[side]}")}
        item = items.fountain(seat) if cell == CENTRE else items.tile(tiles[cell])
        yield PassageEntry(players.words("access.tiles.along_wall", **values), item)


def _wall(players: Players, board: Board) -> str:
    """Returns the longest outer wall, walked clockwise: its length, and each tile with the side it stands on."""
    tiles, run = at(board), wall_run(board)
    if not run:
        return players.words("access.tiles.no_wall")
    steps = [
        players.words("access.pair", name=tile_name(players, tiles[cell]), value=players.say(f"side.{_SIDE[side]}"))
        for cell, side in run
    ]
    return players.words("access.tiles.wall", length=len(run), steps="; ".join(steps))
