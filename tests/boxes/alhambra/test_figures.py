"""The pictures of the rulebook agree with the rules and with the sentences beside them."""

import re
from collections.abc import Sequence

import pytest

from game.boxes.alhambra import figures
from game.boxes.alhambra.figures import examples
from game.boxes.alhambra.figures.plan import Plan
from game.boxes.alhambra.rules.bazaars import bazaar_points, bazaar_scores
from game.boxes.alhambra.rules.board import STEPS, Board, at, cell, removed
from game.boxes.alhambra.rules.camps import camp_points, camp_rays
from game.boxes.alhambra.rules.contacts import BASTION, GREEN, KIND, OPEN, WALL
from game.boxes.alhambra.rules.falcons import perches, touches
from game.boxes.alhambra.rules.tiles import BAZAARS, CAMPS, COLOURS, FALCONS, PAIR, SIDES, TYPE, WALLS
from game.boxes.alhambra.rules.walls import wall, wall_run
from game.boxes.alhambra_family.rules.buildings import BUILDINGS, TYPES
from game.boxes.alhambra_family.rules.market import SLOTS, YARD_CURRENCY
from game.boxes.alhambra_family.rules.money import CARDS, CURRENCIES
from tests.boxes.alhambra.boards import is_legal, plan
from tests.boxes.alhambra_family.test_figures import EVERY_LANGUAGE, numbers
from tests.boxes.looking import words

BOARDS = {
    "placements": examples.PLACINGS[0].after,
    "hole": examples.HOLES[0].after,
    "wall": examples.WALL,
    "camp_rays": examples.CAMP_ROW,
    "bazaar": examples.BAZAAR_BOARD,
    "falcon": examples.FALCON_BOARD,
}


def told(language: str, key: str) -> str:
    return words(language)(f"rulebook_alhambra.{key}")


def kinds(board: Board) -> list[str]:
    """Returns the types of the buildings of an Alhambra."""
    return [TYPES[kind] for _, tile in board if (kind := TYPE[tile]) is not None]


def colours(language: str, of: Sequence[int]) -> list[str]:
    """Returns how the box calls the colours of types."""
    return [words(language)(f"alhambra.colour.{TYPES[kind]}") for kind in of]


@pytest.mark.parametrize("name", BOARDS)
def test_every_alhambra_that_is_shown_as_allowed_is_legal_and_made_of_different_tiles(name: str) -> None:
    board = BOARDS[name]
    assert is_legal(plan(board))
    assert len({tile for _, tile in board}) == len(board)


# ---------------------------------------------------------------------- parts, market, payment
@EVERY_LANGUAGE
def test_the_parts_are_as_many_as_the_text_says(language: str) -> None:
    """Components."""
    assert numbers(told(language, "parts.tiles"))[:1] == [len(BUILDINGS)]
    assert numbers(told(language, "parts.money"))[:1] == [len(CARDS)]


@EVERY_LANGUAGE
def test_the_squares_have_the_currencies_of_the_caption(language: str) -> None:
    """Components: square 1 florin, 2 dirham, 3 denar, 4 ducat."""
    caption = told(language, "parts.market_figure").lower()
    assert numbers(caption) == [square + 1 for square in SLOTS]
    stems = {"denar": "d[eé]n[aá]r", "dirham": "dirham", "ducat": "du[ck]", "florin": "flor|gulden"}
    places = [re.search(stems[CURRENCIES[YARD_CURRENCY[square]]], caption) for square in SLOTS]
    starts = [found.start() for found in places if found]
    assert len(starts) == len(SLOTS)
    assert starts == sorted(starts)
    assert len({*figures.MARKET}) == len(SLOTS)


def test_the_exact_payment_is_for_a_garden_with_dirhams() -> None:
    square, _ = figures.EXACT
    assert (TYPES[TYPE[figures.MARKET[square]] or 0], CURRENCIES[YARD_CURRENCY[square]]) == ("garden", "dirham")


# ---------------------------------------------------------------------- building rules
def test_one_placement_is_allowed_and_three_break_a_rule_each() -> None:
    """Building rules: as the caption says, in its order."""
    assert [placing.reason for placing in examples.PLACINGS] == [None, "walls", "on_foot", "no_join"]


def test_the_tile_that_cannot_be_reached_stands_wall_to_wall() -> None:
    """Building rules: its sides fit; what it lacks is the way on foot."""
    placing = examples.PLACINGS[2]
    tiles = at(placing.before)
    touching = [side for side in SIDES if placing.cell + STEPS[side] in tiles]
    assert touching
    assert all(WALLS[placing.tile] >> side & 1 for side in touching)


def test_a_gap_at_a_side_is_no_hole_and_one_at_a_corner_is() -> None:
    """Building rules: the ring has one gap, first at a side of the empty space, then at its corner."""
    assert [placing.reason for placing in examples.HOLES] == [None, "hole"]
    around = [examples.HOLE + step for step in (-257, -256, -255, -1, 1, 255, 256, 257)]
    gaps = [[cell for cell in around if cell not in at(placing.after)] for placing in examples.HOLES]
    assert gaps[0] == [examples.MOUTH]
    assert [cell - examples.HOLE in STEPS for (cell,) in gaps] == [True, False]


# ---------------------------------------------------------------------- scoring
@EVERY_LANGUAGE
def test_the_walls_are_those_of_the_caption(language: str) -> None:
    """The longest wall: one of 8, one of 3 and an inner wall."""
    tiles = at(examples.WALL)
    walled = [(cell, side) for cell, tile in tiles.items() for side in SIDES if WALLS[tile] >> side & 1]
    outer = [(cell, side) for cell, side in walled if cell + STEPS[side] not in tiles]
    longest = wall(examples.WALL)
    other = len(outer) - longest
    assert numbers(told(language, "wall.figure")) == [longest, longest, other]
    assert len(walled) - len(outer) == 2, "one inner wall, seen from either side"
    rest = {edge for edge in outer if edge not in wall_run(examples.WALL)}
    assert {cell // 256 for cell, _ in rest} == {min(cell for cell in tiles) // 256}, "the other wall is at the top"


# ---------------------------------------------------------------------- modules
def test_camps_touch_what_the_caption_says() -> None:
    """The camps: bastion at a wall, green at green; not bastion at an open side or a camp, nor green at a building."""
    found = [(KIND[contact.left][1], KIND[contact.right][3], contact.is_allowed) for contact in examples.CONTACTS]
    assert found == [
        (WALL, BASTION, True),
        (GREEN, GREEN, True),
        (OPEN, BASTION, False),
        (BASTION, BASTION, False),
        (OPEN, GREEN, False),
    ]
    assert all(contact.left in CAMPS or contact.right in CAMPS for contact in examples.CONTACTS)


@EVERY_LANGUAGE
def test_the_camps_score_the_ten_points_of_the_caption(language: str) -> None:
    """The camps: 4 + 4 + 2 = 10."""
    lines = [len(ray.cells) for ray in camp_rays(examples.CAMP_ROW)]
    assert lines == [4, 4, 2]
    total = camp_points(examples.CAMP_ROW)
    assert numbers(told(language, "camp_points.figure"))[-4:] == [*lines, total]


@EVERY_LANGUAGE
def test_the_bazaar_scores_the_twelve_points_of_the_caption_and_six_without_the_tower(language: str) -> None:
    """The bazaars: 4 x 3 = 12 and 3 x 2 = 6."""
    (full,) = bazaar_scores(examples.BAZAAR_BOARD)
    (less,) = bazaar_scores(removed(examples.BAZAAR_BOARD, cell(1, 0)))
    terms = [[len(each.neighbours), len(each.colours), each.points] for each in (full, less)]
    assert numbers(told(language, "bazaar_points.figure")) == [*terms[0], *terms[1]]
    assert bazaar_points(examples.BAZAAR_BOARD) == full.points
    shown = sorted(kinds(examples.BAZAAR_BOARD))
    assert shown == sorted(["palace", "palace", "tower", "seraglio", "garden"])
    assert at(examples.BAZAAR_BOARD)[full.cell] == examples.BAZAAR in BAZAARS


@EVERY_LANGUAGE
def test_captions_name_the_colours_that_are_seen(language: str) -> None:
    pairs = (("bazaar_points", COLOURS[examples.BAZAAR]), ("falcons", PAIR[examples.FALCON]))
    for page, shown in pairs:
        caption = told(language, f"{page}.figure")
        named = {kind for kind in range(len(TYPES)) if colours(language, [kind])[0].lower() in caption.lower()}
        assert named == {*shown}


def test_the_falcon_may_perch_where_it_sits() -> None:
    """The falconers: both of its colours lie at the point where the four tiles meet."""
    assert examples.PERCH in perches(examples.FALCON_BOARD, examples.FALCON)
    assert {*touches(examples.PERCH)} == {*at(examples.FALCON_BOARD)}
    others = [falcon for falcon in FALCONS if examples.PERCH in perches(examples.FALCON_BOARD, falcon)]
    assert {TYPES[kind] for falcon in others for kind in PAIR[falcon]} == {"garden", "palace", "tower"}


def test_pictures_of_a_figure_span_all_its_alhambras() -> None:
    assert Plan(tuple(cell for cell, _ in examples.CAMP_ROW), 0).shape == 3 / 6


# ---------------------------------------------------------------------- the book
