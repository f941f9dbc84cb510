"""Where every item lies, where new ones come from and where others go."""

from collections.abc import Iterator, Sequence

from game.boxes.alhambra.rules.board import CENTRE, Cell
from game.boxes.alhambra.rules.falcons import perches
from game.boxes.alhambra.rules.items import (
    DECLINE,
    DIRK,
    DONE,
    FALCON,
    FALCON_OF,
    MONEY_DECK,
    RESERVE,
    TILE,
    TILE_DECK,
    TILE_OF,
    cell_item,
    corner_item,
    fountain_item,
    perched_item,
    square_item,
    vizier_item,
)
from game.boxes.alhambra.rules.tasks import Task
from game.boxes.alhambra.rules.tiles import FALCONS, TYPE
from game.boxes.alhambra.rules.view import View
from game.boxes.alhambra.table.geometry import Plan, Plot
from game.boxes.alhambra.table.ground import SMALL, Land, apart, beside, fitted
from game.boxes.alhambra.table.selecting import chosen_tile
from game.boxes.alhambra_family.rules.money import CARD_OF
from game.boxes.alhambra_family.rules.money import ITEM as MONEY
from game.boxes.alhambra_family.table import hand_layout
from game.boxes.alhambra_family.table.zones import (
    current_pile,
    deck_box,
    discard,
    money_spot,
    pile,
    scoring_spots,
    shown_seat,
)
from game.core.rules import Seat
from game.paint.box import Box
from game.stage.stage import Pose
from game.tabletop.table import Selection

_TILES, _CELLS, _NEAR, _CORNERS, _PERCHED, _WAITING, _HAND = 10, 8, 30, 40, 42, 60, 100
_PERCH = 0.5
"""How wide a perched falcon is for a tile's width."""


def poses(view: View, zones: Plan, selection: Selection) -> dict[str, Pose]:
    """Returns the pose of every item of a view."""
    found = {MONEY_DECK: Pose(deck_box(zones.deck), 1), TILE_DECK: Pose(tile_deck(zones), 1)}
    found.update({f"scoring:{letter}": at for letter, at in scoring_spots(view.piles, zones.deck).items()})
    found.update(_market(view, zones, selection))
    found.update(_display(view, zones, selection))
    found.update(_hand(view, zones, selection))
    for seat in range(view.seats):
        found.update(_alhambra(view, zones, Seat(seat)))
    found.update(_places(view, zones, selection))
    found.update(_supply(view, zones, selection))
    return found


# ---------------------------------------------------------------------- market and money
def _market(view: View, zones: Plan, selection: Selection) -> Iterator[tuple[str, Pose]]:
    for square, tile in enumerate(view.squares):
        yield square_item(square) if tile is None else TILE[tile], Pose(zones.spot(square), _TILES)
    for place, bazaar in enumerate(view.beside):
        z = _NEAR if TILE[bazaar] in (selection.hover, *selection.touched) else _TILES
        yield TILE[bazaar], Pose(bazaar_spot(zones, place, len(view.beside)), z)


def tile_deck(zones: Plan) -> Box:
    """Returns where the pile of tiles stands: small above the bazaars, large where there are none."""
    side = zones.side
    if zones.has_bazaars:
        return Box(side.x + 6, side.y + 6, 46, 46)
    return Box(side.cx - 34, side.y + 14, 68, 68)


def bazaar_spot(zones: Plan, place: int, number: int) -> Box:
    """Returns where one of the bazaars beside the market lies, as large as they all fit."""
    top = zones.side.y + 66
    box = Box(zones.side.x, top, zones.side.w + 4, zones.side.bottom + 2 - top)
    columns = max(range(1, number + 1), key=lambda n: min(box.w / n, box.h / -(-number // n)))
    rows = -(-number // columns)
    step = min(box.w / columns, box.h / rows)
    row, column = divmod(place, columns)
    left, top = box.cx - columns * step / 2, box.cy - rows * step / 2
    rim = min(3.0, step * 0.04)
    return Box(left + column * step + rim, top + row * step + rim, step - 2 * rim, step - 2 * rim)


def _display(view: View, zones: Plan, selection: Selection) -> Iterator[tuple[str, Pose]]:
    for place, card in enumerate(view.display):
        if card is not None:
            box = money_spot(zones.money, place)
            is_chosen = MONEY[card] in selection.touched
            yield MONEY[card], Pose(box.moved(0, -8) if is_chosen else box, 20 + place)


def _hand(view: View, zones: Plan, selection: Selection) -> Iterator[tuple[str, Pose]]:
    seat = shown_seat(view.seat, view.acting)
    hand = view.hands[seat]
    if hand is None:
        for i, box in enumerate(hand_layout.backs(view.hand_sizes[seat], zones.hand)):
            yield f"back:seat{seat}:{i}", Pose(box, _HAND + i)
        return
    cards = [pair for group in hand_layout.fanned(hand, zones.hand) for pair in group.cards]
    for i, (card, box) in enumerate(cards):
        yield MONEY[card], Pose(hand_layout.lifted(box) if MONEY[card] in selection.touched else box, _HAND + i)


# ---------------------------------------------------------------------- Alhambras
def land(view: View, zones: Plan, seat: Seat) -> Land:
    """Returns how a seat's Alhambra lies; the large one keeps the cells around it free."""
    plot = zones.plots[seat]
    if plot.is_large:
        return fitted(view.boards[seat], plot.land, 0.95)
    box = plot.land
    used = (42 if view.reserves[seat] and not plot.foot else 0) + (56 if waiting_tiles(view, seat) else 0)
    return fitted(view.boards[seat], Box(box.x, box.y, box.w - used, box.h), 0.08, SMALL)


def _alhambra(view: View, zones: Plan, seat: Seat) -> Iterator[tuple[str, Pose]]:
    plot, ground = zones.plots[seat], land(view, zones, seat)
    for cell, tile in view.boards[seat]:
        item = fountain_item(seat) if cell == CENTRE else TILE[tile]
        yield item, Pose(ground.box(cell), _TILES)
    for corner, _ in view.perched[seat]:
        yield perched_item(seat, corner), Pose(_perch(ground, corner), _PERCHED)
    for i, tile in enumerate(view.reserves[seat]):
        yield TILE[tile], Pose(reserve_spot(plot, i, len(view.reserves[seat])), 20 + i)
    waiting = waiting_tiles(view, seat)
    for i, tile in enumerate(waiting):
        shift = 42 if view.reserves[seat] and not plot.foot else 0
        yield TILE[tile], Pose(waiting_spot(plot, i, len(waiting), shift), _WAITING + i)
    if view.modules.vizier:
        yield vizier_item(seat), Pose(vizier_spot(plot), 30)


def waiting_tiles(view: View, seat: Seat) -> tuple[int, ...]:
    """Returns the tiles that a seat has bought or received and not placed yet."""
    if seat == view.acting and view.waiting:
        return view.waiting
    return next((tiles for receiver, tiles in view.receivers if receiver == seat), ())


def _perch(ground: Land, corner: Cell) -> Box:
    x, y = ground.corner(corner)
    size = ground.size * _PERCH
    return Box(x - size / 2, y - size / 2, size, size)


def reserve_spot(plot: Plot, place: int, number: int) -> Box:
    """Returns where a tile of the reserve lies: in a column (below a squeezed Alhambra: a row), many overlapping."""
    box = plot.reserve
    if not plot.is_large:
        size = min(box.w, box.h, 36.0)
        step = min(size + 4, (max(box.w, box.h) - size) / max(1, number - 1))
        return (
            Box(box.x + place * step, box.y, size, size) if plot.foot else Box(box.x, box.y + place * step, size, size)
        )
    free = box.h - 44 - 8
    columns = 1 if number * (box.w - 16) <= free * 1.4 else 2
    size = min(box.w - 16, (box.w - 22) / columns)
    rows = -(-number // columns)
    step = min(size + 8, (free - size) / max(1, rows - 1))
    row, column = divmod(place, columns)
    return Box(box.x + 8 + column * (size + 6), box.y + 44 + row * step, size, size)


def waiting_spot(plot: Plot, place: int, number: int, shift: float) -> Box:
    """Returns where a tile lies that was bought and is still to be placed, left of what the reserve takes."""
    box = plot.waiting
    if not plot.is_large:
        step = min(box.w + 4, (box.h - box.w) / max(1, number - 1))
        return Box(box.x - shift, box.y + place * step, box.w, box.w)
    size = min(box.w - 16, box.h - 44)
    step = min(size + 8, (box.h - 44 - size) / max(1, number - 1))
    return Box(box.cx - size / 2, box.y + 38 + place * step, size, size)


def vizier_spot(plot: Plot) -> Box:
    """Returns where a seat's vizier lies: in the heading, beside a small Alhambra below its owner's token."""
    if plot.is_large:
        return Box(plot.head.x + 74, plot.head.cy - 28, 56, 56)
    if plot.foot:
        return Box(plot.foot.x, plot.foot.cy - 20, 40, 40)
    return Box(plot.box.x + 7, plot.land.y + 4, 40, 40)


# ---------------------------------------------------------------------- targets
def _places(view: View, zones: Plan, selection: Selection) -> Iterator[tuple[str, Pose]]:
    """What tiles and falcons can be brought to, where who acts is shown large."""
    seat = view.acting
    plot = zones.plots[seat]
    if not plot.is_large or view.is_over:
        return
    ground, reserve = land(view, zones, seat), view.reserves[seat]
    is_acting = view.is_acting
    if view.task == Task.PLACE or (is_acting and reserve):
        board, is_chosen = view.boards[seat], chosen_tile(view, selection.touched) is not None
        for cell in (*beside(board), *(apart(board) if is_chosen else ())):  # far ones say why a tile cannot go there
            item = cell_item(cell)
            is_near = item == selection.hover or item in selection.touched
            yield item, Pose(ground.box(cell).grown(-ground.size * 0.02), _NEAR if is_near else _CELLS)
    if view.task == Task.PLACE or is_acting:
        yield RESERVE, Pose(plot.reserve, 5)
    if zones.gift:
        yield DIRK, Pose(zones.gift, 5)
    if zones.choice:
        yield DONE if view.task == Task.FLY else DECLINE, Pose(zones.choice, 50)
    if view.modules.falcons and view.task in (Task.ACT, Task.FLY):
        taken = {corner for corner, _ in view.perched[seat]}
        free = {corner for falcon in view.falcons for corner in perches(view.boards[seat], falcon)} - taken
        for corner in sorted(free):
            yield corner_item(corner), Pose(_perch(ground, corner), _CORNERS)


def falcon_spot(zones: Plan, falcon: int) -> Box:
    """Returns where a falcon (0 to 14) of the supply lies; each keeps its place in the row."""
    assert zones.falcons is not None
    box = zones.falcons
    left = box.x + 16
    step = (box.w - 32) / len(FALCONS)
    size = min(box.h - 2, step)
    return Box(left + falcon * step + (step - size) / 2, box.cy - size / 2, size, size)


def _supply(view: View, zones: Plan, selection: Selection) -> Iterator[tuple[str, Pose]]:
    if zones.falcons is None:
        return
    for falcon in view.falcons:
        box = falcon_spot(zones, falcon)
        yield FALCON[falcon], Pose(box.moved(0, -6) if FALCON[falcon] in selection.touched else box, 20)
    if view.task == Task.PAY and view.pledged:
        falcon, corner = view.pledged
        yield FALCON[falcon], Pose(_perch(land(view, zones, view.acting), corner), _PERCHED)


# ---------------------------------------------------------------------- comings and goings
def entrances(view: View, zones: Plan, items: Sequence[str]) -> dict[str, Pose]:
    """Returns where new items come from: money from the current pile, tiles from theirs, falcons from the supply."""
    money = Pose(pile(deck_box(zones.deck), current_pile(view.piles)))
    found = {}
    for item in items:
        if item in CARD_OF:
            found[item] = money
        elif item in TILE_OF:
            found[item] = Pose(tile_deck(zones))
        elif item.startswith("perched:") and zones.falcons:
            found[item] = _supplied(view, zones, item)
    return found


def _supplied(view: View, zones: Plan, item: str) -> Pose:
    for seat, birds in enumerate(view.perched):
        for corner, falcon in birds:
            if perched_item(seat, corner) == item:
                return Pose(falcon_spot(zones, falcon))
    assert zones.falcons is not None
    return Pose(zones.falcons)


def exits(view: View, zones: Plan, items: Sequence[str]) -> dict[str, Pose]:
    """Returns where items go that are gone in a view: money to a hand or the discard, gifts to the third player."""
    found = {}
    for item in items:
        if item in CARD_OF:
            taker = _taker(view, CARD_OF[item])
            found[item] = Pose(discard(zones.deck), alpha=0) if taker is None else _row(zones, taker)
        elif item in TILE_OF and view.third and TILE_OF[item] in view.third.tiles:
            found[item] = _given(zones, TILE_OF[item], view.seats)
        elif item in FALCON_OF:
            found[item] = _settled(view, zones, FALCON_OF[item])
    return found


def _taker(view: View, card: int) -> int | None:
    """Whose hand a card went to, None when it was paid; an onlooker has only the order of turns to go by."""
    if card in view.discard:
        return None
    hands = view.known or view.hands
    before = view.turn if view.is_over or view.task != Task.ACT else (view.turn - 1) % view.seats
    return next((seat for seat, hand in enumerate(hands) if hand and card in hand), before)


def _row(zones: Plan, party: int) -> Pose:
    row = zones.standings.rows[party]
    return Pose(Box(row.x + 10, row.cy - 24, 32, 48), 200, alpha=60)


def _given(zones: Plan, tile: int, third: int) -> Pose:
    kind = TYPE[tile]
    if kind is None:
        row = zones.standings.rows[third]
        return Pose(Box(row.x + 20, row.cy - 17, 34, 34), 60, alpha=90)
    x, y = zones.standings.cell(third, kind)
    return Pose(Box(x - 17, y - 17, 34, 34), 60, alpha=90)


def _settled(view: View, zones: Plan, falcon: int) -> Pose:
    """Where a falcon that left the supply perches."""
    for seat, birds in enumerate(view.perched):
        for corner, bird in birds:
            if bird == falcon:
                return Pose(_perch(land(view, zones, Seat(seat)), corner), _PERCHED)
    assert zones.falcons is not None
    return Pose(zones.falcons, alpha=0)
