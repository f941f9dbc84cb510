"""The longest run of outer wall (section 5), by hand and against a plain walk along the outline."""

import random
from itertools import product

from game.boxes.alhambra.rules.board import START, Board, cell
from game.boxes.alhambra.rules.tiles import CAMPS, FOUNTAIN
from game.boxes.alhambra.rules.walls import Edge, wall, wall_run
from game.boxes.alhambra_family.rules.buildings import BUILDINGS
from tests.boxes.alhambra.boards import EVERYTHING, Plan, Spot, board, camp, drawn, grown, looks, plan, walled

RING = {
    "a": walled("NW"),
    "b": walled("N"),
    "c": walled("NE"),
    "d": walled("W"),
    "e": walled("E"),
    "f": walled("SW"),
    "g": walled("S"),
    "h": walled("ES"),
}


def _edges(text: str) -> tuple[Edge, ...]:
    """Returns edges written as x, y and side: "1,0E 1,1E"."""
    zones = [(edge[:-1].split(","), "NESW".index(edge[-1])) for edge in text.split()]
    return tuple((cell(int(x), int(y)), side) for (x, y), side in zones)


def test_there_is_no_wall_at_the_fountain() -> None:
    assert wall(START) == wall(drawn("F o o")) == 0
    assert wall_run(START) == ()


def test_a_wall_of_eight() -> None:
    """Section 7, as in the source's picture: it does not matter that there is another, shorter one."""
    now = drawn(
        """
        a b c
        . F e
        g o h
        i j .
        """,
        **{**RING, "i": walled("NSW"), "j": walled("S")},
    )
    assert wall(now) == 8
    assert wall_run(now) == _edges("-1,-1W -1,-1N 0,-1N 1,-1N 1,-1E 1,0E 1,1E 1,1S")


def test_a_wall_goes_around_corners_both_ways() -> None:
    now = drawn("b . \n e . \n F c", **RING)
    assert wall_run(now) == _edges("0,-1E 1,0N 1,0E")


def test_walls_back_to_back_inside_score_nothing() -> None:
    assert wall(drawn("o o \n e d \n F o", **RING)) == 0


def test_an_open_side_ends_a_run() -> None:
    assert wall(drawn("F b o b c", **RING)) == 3


def test_a_closed_ring_scores_every_edge() -> None:
    now = drawn("a b c \n d F e \n f g h", **RING)
    assert wall(now) == len({*wall_run(now)}) == 12


def test_camps_are_as_empty_cells() -> None:
    """A wall with a bastion against it counts, and goes on; the camp's own sides are none."""
    assert wall(drawn("F e", e=walled("NES"))) == 3
    assert wall(drawn("F e c", e=walled("NES"), c=camp("W"))) == 3
    assert wall(drawn("F e c k", e=walled("NES"), c=camp("SW"), k=camp("E"))) == 3


COURT = """
    F s s o
    e p q w
    e r t w
    o n n o
    """
CAMPS_INSIDE = {"p": camp("NW"), "q": camp("NE"), "r": camp("SW"), "t": camp("ES")}
INWARDS = {"s": walled("S"), "n": walled("N"), "e": walled("E"), "w": walled("W")}


def test_a_wall_around_camps_inside_is_a_curve_of_its_own() -> None:
    """Section 5: with camps there may be several closed curves; here the inner one is walled all around."""
    now = drawn(COURT, **CAMPS_INSIDE, **INWARDS)
    assert wall(now) == 8
    assert wall(board({spot: tile for spot, tile in plan(now).items() if tile not in CAMPS})) == 8


def test_where_corners_touch_the_hand_stays_on_the_tile() -> None:
    """[ruling] Section 5: the outer and the inner border are one curve here, not two that touch."""
    picture = COURT.replace("s s o", "s j .", 1).replace("q w", "q k", 1)
    now = drawn(picture, **CAMPS_INSIDE, **INWARDS, j=walled("ES"), k=walled("NW"))
    assert wall(now) == 10
    assert wall_run(now) == _edges("2,0E 2,0S 1,0S 0,1E 0,2E 1,3N 2,3N 3,2W 3,1W 3,1N")


def _curves(plan: Plan) -> list[list[tuple[Spot, str]]]:
    """Returns the closed curves around all tiles but camps, by walking from point to point, tiles on the right hand."""
    filled = {spot for spot, tile in plan.items() if tile not in CAMPS}
    lines = {}  # by the point where a border line begins and its heading: the tile, its side and the point at the end
    for x, y in filled:
        for side, heading, outside, start, end in (
            ("N", 0, (x, y - 1), (x, y), (x + 1, y)),
            ("E", 1, (x + 1, y), (x + 1, y), (x + 1, y + 1)),
            ("S", 2, (x, y + 1), (x + 1, y + 1), (x, y + 1)),
            ("W", 3, (x - 1, y), (x, y + 1), (x, y)),
        ):
            if outside not in filled:
                lines[start, heading] = ((x, y), side), end
    curves, left = [], {*lines}
    while left:
        start, heading = min(left)
        curve = []
        while (start, heading) in left:
            left.remove((start, heading))
            edge, start = lines[start, heading]
            curve.append(edge)
            turns = [(heading + turn) % 4 for turn in (1, 0, 3)]  # right, which stays on the tile, straight, left
            heading = next(turn for turn in turns if (start, turn) in lines)
        curves.append(curve)
    return curves


def _longest(plan: Plan, curve: list[tuple[Spot, str]]) -> int:
    walls = [looks(plan[spot], side) == "wall" for spot, side in curve]
    longest = run = 0
    for has_wall in walls * 2:
        run = run + 1 if has_wall else 0
        longest = max(longest, run)
    return min(longest, len(curve))


def _is_walked(now: Board) -> bool:
    """Tells whether the wall is as long as on the outline and its run lies on one of the curves, without a gap."""
    curves = _curves(plan(now))
    assert wall(now) == max(_longest(plan(now), curve) for curve in curves)
    run = wall_run(now)
    for curve in curves:
        edges = [(cell(*spot), "NESW".index(side)) for spot, side in curve] * 2
        if any(tuple(edges[at : at + len(run)]) == run for at in range(len(curve))):
            return len({*run}) == len(run)
    return False


def _scattered(luck: random.Random) -> Board:
    """Returns tiles thrown anywhere in a small field: holes, islands, corners that touch, many walls."""
    pool = luck.choice(([*range(70)], [*CAMPS, *RING.values()], [walled("NES"), walled("NSW"), walled("NEW"), 54]))
    zones = [spot for spot in product(range(-2, 3), range(-2, 3)) if luck.random() < 0.7]
    return board({**{spot: luck.choice(pool) for spot in zones}, (0, 0): FOUNTAIN})


def is_found(games: int) -> bool:
    legal = (now for game in range(games) for now in grown(random.Random(game), EVERYTHING, 30))
    walled_in = (now for game in range(games) for now in grown(random.Random(game), [*BUILDINGS[:30]], 24))
    wild = (_scattered(random.Random(game)) for game in range(games * 40))
    return all(map(_is_walked, [*legal, *walled_in, *wild]))


def test_the_wall_is_that_of_a_plain_walk_along_the_outline() -> None:
    assert is_found(8)
