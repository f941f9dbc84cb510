"""What bazaars (section 8.3) and falcons (8.4) score, where falcons may sit, and the tiles of the modules."""

import random
from collections import Counter
from itertools import combinations, product

import pytest

from game.boxes.alhambra.rules.bazaars import Bazaar, bazaar_points, bazaar_scores
from game.boxes.alhambra.rules.board import CENTRE, Board, cell
from game.boxes.alhambra.rules.falcons import corners, perched_points, perches, touches
from game.boxes.alhambra.rules.tiles import (
    BASTIONS,
    BAZAARS,
    CAMPS,
    COLOURS,
    CURRENCY,
    FALCONS,
    FEATHER,
    FEATHERS,
    FOUNTAIN,
    PAIR,
    PRICE,
    SIDES,
    TILES,
    TYPE,
    WALLS,
)
from game.boxes.alhambra_family.rules.buildings import BUILDINGS, TYPES
from game.boxes.alhambra_family.rules.money import CURRENCIES
from tests.boxes.alhambra.boards import EVERYTHING, Plan, camp, drawn, grown, plan, walled

PAVILION, SERAGLIO, ARCADES, PALACE, GARDEN, TOWER = range(6)
OPEN = {kind[0]: walled("", kind) for kind in ("seraglio", "arcades", "palace", "garden", "tower")}
OPEN["v"] = walled("", "pavilion")


def bazaar(*colours: int) -> int:
    """Returns the bazaar with three colours."""
    return next(tile for tile, shown in COLOURS.items() if shown == colours)


def falcon(*pair: int) -> int:
    """Returns the falcon with two colours."""
    return next(each for each in FALCONS if PAIR[each] == tuple(sorted(pair)))


def test_the_example_of_the_rulebook_scores_twelve() -> None:
    """Section 7: six neighbours, four in the bazaar's colours, all three of them, 4 x 3 = 12."""
    now = drawn("v p g \n p b s \n F t .", b=bazaar(PAVILION, PALACE, TOWER), **OPEN)
    zones = (cell(0, -2), cell(1, -2), cell(0, -1), cell(1, 0))
    kinds = (PAVILION, PALACE, TOWER)
    assert bazaar_scores(now) == (Bazaar(cell(1, -1), bazaar(*kinds), zones, kinds, 4 * 3),)


def test_the_example_without_the_tower_scores_six() -> None:
    """Section 7: 3 x 2 = 6."""
    now = drawn("v p g \n p b s \n F . .", b=bazaar(PAVILION, PALACE, TOWER), **OPEN)
    assert bazaar_points(now) == 3 * 2


def test_the_fountain_bazaars_and_camps_have_no_colour() -> None:
    assert bazaar_points(drawn("F b", b=BAZAARS[0])) == 0
    now = drawn("F d \n b s \n . c", b=BAZAARS[0], d=BAZAARS[1], s=walled("S", "tower"), c=camp("N"))
    assert [(each.tile, each.neighbours, each.points) for each in bazaar_scores(now)] == [
        (BAZAARS[1], (cell(1, 1),), 1),
        (BAZAARS[0], (), 0),
    ]


def test_a_building_counts_for_several_bazaars_and_walls_do_not_matter() -> None:
    now = drawn(
        "F e w \n b o d", b=BAZAARS[0], d=BAZAARS[5], e=walled("E", "garden"), w=walled("W", "palace"), o=OPEN["g"]
    )
    assert [each.points for each in bazaar_scores(now)] == [2 * 1, 3 * 2]


def test_only_the_alhambra_is_looked_at_up_to_eight_neighbours() -> None:
    now = drawn("F g g g \n g g b g \n . g g g \n . . . g", b=BAZAARS[0], **OPEN)
    assert bazaar_points(now) == 8


def _plain_bazaars(plan: Plan) -> int:
    points = 0
    for (x, y), tile in plan.items():
        if tile in BAZAARS:
            around = [plan.get((x + east, y + south), FOUNTAIN) for east, south in product((-1, 0, 1), repeat=2)]
            kinds = [TYPE[other] for other in around if TYPE[other] in COLOURS[tile]]
            points += len(kinds) * len({*kinds})
    return points


def _random() -> list[Board]:
    return [now for game in range(20) for now in grown(random.Random(game), EVERYTHING, 40)]


def test_bazaars_as_plainly_counted() -> None:
    boards = _random()
    assert [bazaar_points(now) for now in boards] == [_plain_bazaars(plan(now)) for now in boards]
    assert max(map(bazaar_points, boards)) > 12


def test_a_falcon_sits_where_four_tiles_meet_and_both_its_colours_are() -> None:
    """The source's example: a garden and a tower; the fountain may be there too but has no colour."""
    now = drawn("F t p \n g a v", **OPEN)
    assert perches(now, falcon(GARDEN, TOWER)) == (CENTRE,)
    assert perches(now, falcon(ARCADES, TOWER)) == (CENTRE, cell(1, 0))
    assert perches(now, falcon(ARCADES, PAVILION)) == (cell(1, 0),)
    assert perches(now, falcon(GARDEN, PALACE)) == ()


def test_a_falcon_needs_all_four_tiles() -> None:
    assert perches(drawn("F t \n g .", **OPEN), falcon(GARDEN, TOWER)) == ()


def test_bazaars_may_touch_a_falcon_camps_may_not() -> None:
    """[ruling] Section 8.4."""
    assert perches(drawn("F t \n g b", b=BAZAARS[0], **OPEN), falcon(GARDEN, TOWER)) == (CENTRE,)
    now = drawn("F t \n g c", t=walled("S", "tower"), g=walled("E", "garden"), c=camp("NW"))
    assert perches(now, falcon(GARDEN, TOWER)) == ()


def test_walls_do_not_matter_to_falcons() -> None:
    now = drawn("o o \n e w \n F .", e=walled("E", "garden"), w=walled("W", "palace"))
    assert perches(now, falcon(GARDEN, PALACE)) == (cell(0, -2),)


def _plain_perches(plan: Plan, pair: tuple[int, ...]) -> list[int]:
    found = []
    for x, y in sorted(plan, key=lambda spot: cell(*spot)):
        four = [plan.get((x + east, y + south)) for east, south in product((0, 1), repeat=2)]
        if not any(tile is None or tile in CAMPS for tile in four) and {*pair} <= {TYPE[tile or 0] for tile in four}:
            found.append(cell(x, y))
    return found


def test_perches_as_plainly_searched() -> None:
    boards = _random()[::4]
    found = [[list(perches(now, each)) for each in FALCONS] for now in boards]
    assert found == [[_plain_perches(plan(now), PAIR[each]) for each in FALCONS] for now in boards]
    assert sum(len(each) for perch in found for each in perch) > 1000


def test_a_corner_is_named_by_the_tile_to_its_north_west() -> None:
    assert touches(cell(3, -2)) == (cell(3, -2), cell(4, -2), cell(3, -1), cell(4, -1))
    assert corners(cell(3, -2)) == (cell(2, -3), cell(3, -3), cell(2, -2), cell(3, -2))
    near = [cell(*spot) for spot in product(range(-3, 4), repeat=2)]
    assert all((tile in touches(corner)) == (corner in corners(tile)) for tile, corner in product(near, repeat=2))


@pytest.mark.parametrize(("counts", "points"), [((0, 0, 0), 0), ((1, 2, 3), 20), ((4, 5, 0), 50), ((1, 1, 1), 6)])
def test_what_falcons_score_by_feather(counts: tuple[int, ...], points: int) -> None:
    """1, 2, 3, 4 and 5 alike score 2, 6, 12, 20 and 30."""
    sitting = [falcon for feather, count in enumerate(counts) for falcon in _feathered(feather)[:count]]
    assert perched_points(tuple(enumerate(sitting))) == points


def _feathered(feather: int) -> list[int]:
    return [falcon for falcon in FALCONS if FEATHER[falcon] == feather]


def test_the_tiles_of_the_game() -> None:
    """Section 1: 54 buildings, 80 walls, 20 on each side, never four around one tile."""
    assert Counter(TYPE[tile] for tile in BUILDINGS) == {0: 7, 1: 7, 2: 9, 3: 9, 4: 11, 5: 11}
    assert [sum(WALLS[tile] >> side & 1 for tile in TILES) for side in SIDES] == [20] * 4
    assert 15 not in WALLS
    assert [TYPES[TYPE[tile] or 0] for tile in (0, 53)] == ["pavilion", "tower"]
    assert [PRICE[tile] for tile in (0, 53)] == [2, 13]


def test_the_camps() -> None:
    """Section 8.2: eight, the cheaper half with one bastion, the others with two in a corner; that of 8 is known."""
    assert [PRICE[tile] for tile in CAMPS] == [3, 4, 5, 6, 7, 8, 9, 10]
    assert sorted(BASTIONS[tile] for tile in CAMPS) == sorted([1, 2, 4, 8, 3, 6, 12, 9])
    assert [BASTIONS[tile].bit_count() for tile in CAMPS] == [1, 1, 1, 1, 2, 2, 2, 2]
    assert BASTIONS[next(tile for tile in CAMPS if PRICE[tile] == 8)] == 0b0011


def test_the_bazaars() -> None:
    """Section 8.3: eight, two of each currency, three colours each, no price; one is known."""
    assert Counter(CURRENCY[tile] for tile in BAZAARS) == dict.fromkeys(range(4), 2)
    assert {COLOURS[tile] for tile in BAZAARS} == {*product((PAVILION, SERAGLIO), (ARCADES, PALACE), (GARDEN, TOWER))}
    assert CURRENCIES[CURRENCY[BAZAARS[0]]] == "dirham"
    assert COLOURS[BAZAARS[0]] == (SERAGLIO, ARCADES, GARDEN)
    assert FOUNTAIN == BAZAARS.stop == 70
    assert not any(PRICE[tile] or WALLS[tile] for tile in (*BAZAARS, FOUNTAIN))


def test_the_falcons() -> None:
    """Section 8.4: five of each feather, every pair of colours once."""
    assert [FEATHERS[FEATHER[each]] for each in FALCONS] == ["black"] * 5 + ["brown"] * 5 + ["white"] * 5
    assert sorted(PAIR) == [*combinations(range(6), 2)]


def test_a_falcon_leaves_with_any_of_its_four_tiles() -> None:
    """Section 8.4: the corners of a tile are those where a falcon touches it."""
    now = drawn("F t p \n g a v", **OPEN)
    perch = perches(now, falcon(ARCADES, TOWER))[0]
    assert all(perch in corners(where) for where in touches(perch))
