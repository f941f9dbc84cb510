"""The pictures of both rulebooks agree with the rules and with the sentences beside them."""

import re
from collections.abc import Sequence

import pytest

from game.boxes.alhambra import figures as tile_figures
from game.boxes.alhambra.figures import examples
from game.boxes.alhambra.figures.examples import Plan
from game.boxes.alhambra.rules.board import STEPS, Board, at, cell, removed
from game.boxes.alhambra.rules.falcons import perches, touches
from game.boxes.alhambra.rules.scoring import bazaar_points, bazaar_scores, camp_points, camp_rays, wall, wall_run
from game.boxes.alhambra.rules.tiles import (
    BASTION,
    BAZAARS,
    CAMPS,
    COLOURS,
    FALCONS,
    GREEN,
    KIND,
    OPEN,
    PAIR,
    SIDES,
    TYPE,
    WALL,
    WALLS,
)
from game.boxes.alhambra_cards.figures import THIRD, first_pages
from game.boxes.alhambra_cards.rules.setup import THIRD_AT_START
from game.boxes.alhambra_family.figures import values
from game.boxes.alhambra_family.rules import components, majorities
from tests.boxes.alhambra import boards, plain
from tests.boxes.alhambra_family.games import BOTH, Game
from tests.boxes.figures import EVERY_LANGUAGE, numbers
from tests.boxes.looking import words


def told(box: str, language: str, key: str) -> str:
    return words(language)(f"rulebook_{box}.{key}")


# ---------------------------------------------------------------------- both games
@BOTH
@EVERY_LANGUAGE
def test_there_are_as_many_buildings_of_each_type_as_the_text_says(game: Game, language: str) -> None:
    """Components."""
    assert numbers(told(game.box, language, "parts.prices")) == [len(values.prices(kind)) for kind in components.TYPES]


@BOTH
@EVERY_LANGUAGE
def test_the_exact_payment_is_exact_and_that_of_the_caption(game: Game, language: str) -> None:
    slot, paid = tile_figures.EXACT if game.is_tiles else first_pages.EXACT
    price = components.PRICE[tile_figures.MARKET[slot]] if game.is_tiles else first_pages.YARD[slot][1]
    assert sum(paid) == price
    assert numbers(told(game.box, language, "buy.exact_figure")) == [price, *paid]


@BOTH
@EVERY_LANGUAGE
def test_the_tie_is_the_example(game: Game, language: str) -> None:
    """Majorities: gardens 3, 3, 2, 2 in the last scoring bring 16, 16, 2, 2."""
    shares = [(award.count, award.share) for award in values.tied() for _ in award.parties]
    assert shares == [(3, 16), (3, 16), (2, 2), (2, 2)]
    example = told(game.box, language, "tie.gardens" if game.is_tiles else "tie.example")
    sums = [number for award in values.tied() for number in (*award.prizes, sum(award.prizes), award.share)]
    found = [number for number in numbers(example) if number]
    assert found == ([3, *sums] if game.is_tiles else sums)
    assert all(told(game.box, language, f"tie.n{i}")[:3] in example for i in range(1, 5))


# ---------------------------------------------------------------------- the card game
def test_the_figures_of_the_card_game_are_as_its_rules() -> None:
    """Buildings at their prices; money by what may be taken together; one place paid in A, two in B, three in C.

    The third player shows what is dealt at the start; scoring cards lie in the second and the fourth of five piles.
    """
    assert len(first_pages.YARD) == len(components.SLOTS)
    assert all(price in values.prices(kind) for kind, price in first_pages.YARD)
    groups = [[value for _, value in group] for group in first_pages.OPEN_MONEY]
    assert sum(map(len, groups)) == components.OPEN_MONEY
    assert all(len(group) == 1 or sum(group) <= components.TAKE_LIMIT for group in groups)
    assert all(min(one) + min(other) > components.TAKE_LIMIT for one in groups for other in groups if one is not other)
    assert [letter for letter, _ in values.PLACES] == ["A", "B", "B", "C", "C", "C"]
    assert majorities.prizes("C", components.TYPES.index("tower"))[0] == 21
    assert len(THIRD) == THIRD_AT_START and list(THIRD) == sorted(THIRD, key=components.TYPES.index)
    assert (components.PILES, components.LETTER_OF_PILE) == (5, {1: "A", 3: "B"})


@EVERY_LANGUAGE
def test_the_captions_of_the_card_game_name_what_is_taken_and_overpaid(language: str) -> None:
    shown = sorted(value for group in first_pages.OPEN_MONEY for _, value in group)
    assert sorted(numbers(told("alhambra_cards", language, "turn.take_figure"))) == shown
    slot, paid = first_pages.OVER
    assert sum(paid) - first_pages.YARD[slot][1] == 1
    assert numbers(told("alhambra_cards", language, "buy.over_figure")) == [first_pages.YARD[slot][1], *paid]


# ---------------------------------------------------------------------- the tile game: parts, market, building rules
@pytest.mark.parametrize(
    "board",
    [
        *(examples.PLACINGS[0].after, examples.HOLES[0].after),
        *(examples.WALL, examples.CAMP_ROW, examples.BAZAAR_BOARD, examples.FALCON_BOARD),
    ],
    ids=["placements", "hole", "wall", "camp_rays", "bazaar", "falcon"],
)
def test_every_alhambra_that_is_shown_as_allowed_is_legal_and_made_of_different_tiles(board: Board) -> None:
    assert plain.is_legal(boards.plan(board))
    assert len({tile for _, tile in board}) == len(board)


@EVERY_LANGUAGE
def test_the_parts_and_squares_are_those_of_the_text(language: str) -> None:
    """Components: square 1 florin, 2 dirham, 3 denar, 4 ducat."""
    assert numbers(told("alhambra", language, "parts.tiles"))[:1] == [len(components.BUILDINGS)]
    assert numbers(told("alhambra", language, "parts.money"))[:1] == [len(components.CARDS)]
    caption = told("alhambra", language, "parts.market_figure").lower()
    assert numbers(caption) == [square + 1 for square in components.SLOTS]
    stems = {"denar": "d[eé]n[aá]r", "dirham": "dirham", "ducat": "du[ck]", "florin": "flor|gulden"}
    places = [
        re.search(stems[components.CURRENCIES[components.YARD_CURRENCY[square]]], caption)
        for square in components.SLOTS
    ]
    starts = [found.start() for found in places if found]
    assert len(starts) == len(components.SLOTS) == len({*tile_figures.MARKET}) and starts == sorted(starts)
    square, _ = tile_figures.EXACT
    assert components.TYPES[TYPE[tile_figures.MARKET[square]] or 0] == "garden", "which is paid exactly"
    assert components.CURRENCIES[components.YARD_CURRENCY[square]] == "dirham"


def test_one_placement_is_allowed_and_three_break_a_rule_each() -> None:
    """Building rules: as the caption says, in its order; what cannot be reached on foot stands wall to wall."""
    assert [placing.reason for placing in examples.PLACINGS] == [None, "walls", "on_foot", "no_join"]
    placing = examples.PLACINGS[2]
    touching = [side for side in SIDES if placing.cell + STEPS[side] in at(placing.before)]
    assert touching and all(WALLS[placing.tile] >> side & 1 for side in touching)


def test_a_gap_at_a_side_is_no_hole_and_one_at_a_corner_is() -> None:
    """Building rules: the ring has one gap, first at a side of the empty space, then at its corner."""
    assert [placing.reason for placing in examples.HOLES] == [None, "hole"]
    around = [examples.HOLE + step for step in (-257, -256, -255, -1, 1, 255, 256, 257)]
    gaps = [[cell for cell in around if cell not in at(placing.after)] for placing in examples.HOLES]
    assert gaps[0] == [examples.MOUTH]
    assert [cell - examples.HOLE in STEPS for (cell,) in gaps] == [True, False]


# ---------------------------------------------------------------------- the tile game: scoring and modules
@EVERY_LANGUAGE
def test_the_walls_are_those_of_the_caption(language: str) -> None:
    """The longest wall: one of 8, one of 3 and an inner wall."""
    tiles = at(examples.WALL)
    walled = [(cell, side) for cell, tile in tiles.items() for side in SIDES if WALLS[tile] >> side & 1]
    outer = [(cell, side) for cell, side in walled if cell + STEPS[side] not in tiles]
    longest = wall(examples.WALL)
    assert numbers(told("alhambra", language, "wall.figure")) == [longest, longest, len(outer) - longest]
    assert len(walled) - len(outer) == 2, "one inner wall, seen from either side"
    rest = {edge for edge in outer if edge not in wall_run(examples.WALL)}
    assert {cell // 256 for cell, _ in rest} == {min(cell for cell in tiles) // 256}, "the other wall is at the top"


def test_camps_touch_what_the_caption_says() -> None:
    """The camps: bastion at a wall, green at green; not bastion at an open side or a camp, nor green at a building."""
    found = [(KIND[contact.left][1], KIND[contact.right][3], contact.is_allowed) for contact in examples.CONTACTS]
    allowed = [(WALL, BASTION, True), (GREEN, GREEN, True)]
    assert found == [*allowed, (OPEN, BASTION, False), (BASTION, BASTION, False), (OPEN, GREEN, False)]
    assert all(contact.left in CAMPS or contact.right in CAMPS for contact in examples.CONTACTS)


@EVERY_LANGUAGE
def test_camps_and_bazaars_score_the_points_of_the_captions(language: str) -> None:
    """The camps: 4 + 4 + 2 = 10. The bazaars: 4 x 3 = 12, and without the tower 3 x 2 = 6."""
    lines = [len(ray.cells) for ray in camp_rays(examples.CAMP_ROW)]
    assert lines == [4, 4, 2]
    assert numbers(told("alhambra", language, "camp_points.figure"))[-4:] == [*lines, camp_points(examples.CAMP_ROW)]
    board = examples.BAZAAR_BOARD
    (full,), (less,) = bazaar_scores(board), bazaar_scores(removed(board, cell(1, 0)))
    terms = [[len(each.neighbours), len(each.colours), each.points] for each in (full, less)]
    assert numbers(told("alhambra", language, "bazaar_points.figure")) == [*terms[0], *terms[1]]
    assert bazaar_points(board) == full.points
    shown = sorted(components.TYPES[kind] for _, tile in board if (kind := TYPE[tile]) is not None)
    assert shown == ["garden", "palace", "palace", "seraglio", "tower"]
    assert at(board)[full.cell] == examples.BAZAAR in BAZAARS


@EVERY_LANGUAGE
@pytest.mark.parametrize(
    ("page", "shown"), [("bazaar_points", COLOURS[examples.BAZAAR]), ("falcons", PAIR[examples.FALCON])]
)
def test_captions_name_the_colours_that_are_seen(language: str, page: str, shown: Sequence[int]) -> None:
    caption, word = told("alhambra", language, f"{page}.figure").lower(), words(language)
    named = {at for at, kind in enumerate(components.TYPES) if word(f"alhambra.colour.{kind}").lower() in caption}
    assert named == {*shown}


def test_the_falcon_may_perch_where_it_sits_and_pictures_span_all_alhambras() -> None:
    """The falconers: both of its colours lie at the point where the four tiles meet."""
    assert examples.PERCH in perches(examples.FALCON_BOARD, examples.FALCON)
    assert {*touches(examples.PERCH)} == {*at(examples.FALCON_BOARD)}
    others = [falcon for falcon in FALCONS if examples.PERCH in perches(examples.FALCON_BOARD, falcon)]
    assert {components.TYPES[kind] for falcon in others for kind in PAIR[falcon]} == {"garden", "palace", "tower"}
    assert Plan(tuple(cell for cell, _ in examples.CAMP_ROW), 0).shape == 3 / 6
