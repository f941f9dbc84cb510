"""The fast tests of the building rules against plain flood fills of the final position (sections 4 and 8.2)."""

import pickle
import random
from functools import cache

import pytest

from game.boxes.alhambra.rules import board as fast
from game.boxes.alhambra.rules.board import START, Board, at, cell, cells_for, placed, removable, removed, swappable, xy
from game.boxes.alhambra.rules.codes import CODES
from game.boxes.alhambra.rules.sites import NOTHING, unknown
from game.boxes.alhambra.rules.tiles import CAMPS, FOUNTAIN
from game.boxes.alhambra_family.rules.buildings import BUILDINGS
from game.core.codec import Codec
from tests.boxes.alhambra import plain
from tests.boxes.alhambra.boards import EVERYTHING, grown, plan, walled
from tests.boxes.alhambra.plain import Plan, Spot, beside, has_hole, is_apart, is_legal
from tests.boxes.alhambra.positions import position

POOLS = {
    "buildings": BUILDINGS,
    "camps and bazaars": EVERYTHING,
    "many camps": [*BUILDINGS, *CAMPS, *CAMPS, *CAMPS, *CAMPS],
}


def _around(before: Plan) -> list[Spot]:
    """Returns the tiles, the cells beside them, and those that touch them with a corner only."""
    return sorted({(x + east, y + south) for x, y in before for east in (-1, 0, 1) for south in (-1, 0, 1)})


def placements(now: Board, tiles: list[int]) -> int:
    before = plan(now)
    zones = _around(before)
    for tile in tiles:
        reasons = {spot: plain.why_not(before, tile, spot) for spot in zones}
        assert {spot: fast.why_not(now, tile, cell(*spot)) for spot in zones} == reasons
        assert [xy(where) for where in cells_for(now, tile)] == sorted(
            [spot for spot in zones if reasons[spot] is None], key=lambda spot: cell(*spot)
        )
    return len(zones) * len(tiles)


def removals(now: Board) -> int:
    before = plan(now)
    reasons = {cell(*spot): plain.why_not_removed(before, spot) for spot in before}
    assert {where: fast.why_not_removed(now, where) for where in reasons} == reasons
    assert list(removable(now)) == sorted(where for where, reason in reasons.items() if reason is None)
    return len(reasons)


def swaps(now: Board, tiles: list[int]) -> int:
    before = plan(now)
    zones = [spot for spot in before if spot != (0, 0)]
    for tile in tiles:
        after = {spot: {**before, spot: tile} for spot in zones}
        legal = sorted(cell(*spot) for spot in zones if is_legal(after[spot]))
        assert list(swappable(now, tile)) == legal
        reasons = {spot: plain.misfit(after[spot], spot) for spot in zones}
        assert {spot: fast.why_not_swapped(now, tile, cell(*spot)) for spot in zones} == reasons
    return len(zones) * len(tiles)


@cache
def games(pool: str, games: int, steps: int) -> list[tuple[Board, list[int]]]:
    """Returns Alhambras of some random games, each with three tiles to try."""
    found = []
    for game in range(games):
        luck = random.Random(f"{pool} {game}")
        found += [(now, luck.sample(POOLS[pool], 3)) for now in grown(luck, POOLS[pool], steps)]
    return found


@pytest.mark.parametrize("pool", POOLS)
def test_all_is_judged_as_by_flood_fill_of_the_final_position_and_stays_legal(pool: str) -> None:
    found = games(pool, 4, 24)
    assert sum(placements(now, tiles[:1]) + removals(now) for now, tiles in found) > 3000
    assert sum(swaps(now, tiles) for now, tiles in found[1::2]) > 500
    assert all(is_legal(plan(now)) for now, _ in found)


def shapes_of(size: int) -> list[frozenset[Spot]]:
    """Returns every shape without holes of up to so many cells that holds the fountain."""
    layer = {frozenset([(0, 0)])}
    found = [*layer]
    while len(found[-1]) < size:
        bigger = {shape | {spot} for shape in layer for here in shape for spot in beside(here) if spot not in shape}
        layer = {shape for shape in bigger if not has_hole(shape)}
        found += layer
    return found


def _open(shape: frozenset[Spot]) -> Board:
    return Board.read((cell(*spot), FOUNTAIN if spot == (0, 0) else walled("")) for spot in shape)


def shape_is_judged(shape: frozenset[Spot]) -> int:
    now = _open(shape)
    edge = {spot for here in shape for spot in beside(here)} - shape
    good = sorted(cell(*spot) for spot in edge if not has_hole(shape | {spot}))
    assert list(cells_for(now, walled("", "tower"))) == good
    gone = [spot for spot in shape if spot != (0, 0)]
    fine = [spot for spot in gone if not has_hole(shape - {spot}) and not is_apart(shape - {spot})]
    assert list(removable(now)) == sorted(cell(*spot) for spot in fine)
    return len(edge) + len(gone)


def test_every_small_shape_forbids_just_holes_and_falling_apart() -> None:
    shapes = shapes_of(5)
    assert len(shapes) == 1 + 2 * 2 + 3 * 6 + 4 * 19 + 5 * 63  # fixed polyominoes times places of the fountain
    assert sum(map(shape_is_judged, shapes)) > 4_000


def test_a_placement_is_undone_by_taking_the_tile_away_and_an_exchange_is_both() -> None:
    for now, tiles in games("camps and bazaars", 4, 24):
        for where in cells_for(now, tiles[0]):
            after = placed(now, where, tiles[0])
            assert after == Board.read([*now, (where, tiles[0])])
            assert removed(after, where) == now
        removable(now)  # what is known of it is known of what comes from it
        for where in swappable(now, tiles[0]):
            after = fast.exchanged(now, where, tiles[0])
            again = placed(removed(now, where), where, tiles[0])
            assert after == again and removable(after) == removable(again)
            assert [cells_for(after, tile) for tile in tiles] == [cells_for(again, tile) for tile in tiles]


def test_what_is_known_of_the_cells_does_not_depend_on_how_the_alhambra_came_about() -> None:
    for game in range(12):
        before, sites = START, unknown(at(START))
        for now in grown(random.Random(game), EVERYTHING, 40):
            for where in {where for where, _ in {*before} ^ {*now}}:
                sites = sites.changed([(where, *(at(board).get(where, NOTHING) for board in (before, now)))], at(now))
            before, fresh = now, unknown(at(now))
            assert (sites.free, sites.exchangeable(now.cells)) == (fresh.free, fresh.exchangeable(now.cells))
            assert all(sites.surroundings[where] == around for where, around in fresh.surroundings.items())


@pytest.mark.parametrize("number", [1, 5, 6, 7, 15])
def test_changes_that_nobody_looked_at_are_found_out_all_the_same(number: int) -> None:
    """One tile after the other is taken away or, against the rules, exchanged for any; only then somebody asks."""
    for before in list(grown(random.Random(number), EVERYTHING, 40))[20:]:
        now = before
        removable(now)
        for where, tile in before[-number:]:
            now = removed(now, where) if tile % 3 == 0 else fast.exchanged(now, where, tile - 1)
        fresh = unknown(dict(now))
        assert (now.sites.free, now.sites.exchangeable(now.cells)) == (fresh.free, fresh.exchangeable(now.cells))


def test_an_alhambra_is_the_same_elsewhere_and_files_hold_it_as_its_tiles() -> None:
    codec = Codec(CODES)
    for now in grown(random.Random(0), EVERYTHING, 20):
        there = pickle.loads(pickle.dumps(now))
        assert there == now and hash(there) == hash(now) and [*there] == sorted(now)
        assert (removable(there), fast.why_not(there, 0, cell(1, 0))) == (
            removable(now),
            fast.why_not(now, 0, cell(1, 0)),
        )
        assert codec.encode(now) == codec.encode(tuple(sorted(now)))
        state = position(boards=[now])
        assert codec.decode(codec.encode(state)) == state
