"""Touching the table of the tile game, and why something cannot be touched, by section of the rules."""

from dataclasses import replace
from typing import Any

import pytest

from game.boxes.alhambra.rules import RULES, moves
from game.boxes.alhambra.rules.board import START, Board, cell
from game.boxes.alhambra.rules.state import State
from game.boxes.alhambra.table import illegal, items
from game.core.rules import Seat
from game.tabletop.items import Item, Selection
from tests.boxes.alhambra.boards import drawn, walled
from tests.boxes.alhambra.positions import DEAR, TAKE, buy, placing, play, position
from tests.boxes.alhambra_family import games, pieces, tables
from tests.boxes.alhambra_family.tables import FALCON, TILE, thing
from tests.boxes.looking import AREA, words

PAVILION, GARDEN, PALACE = pieces.named("pavilion 5"), walled("", "garden"), walled("", "palace")
CLOSED_WEST, CLOSED_EAST = walled("W"), walled("E")
SQUARES = games.offering("pavilion 5")
ROW, LONG_ROW = drawn("F g"), drawn("F g o")


def reason(state: State, *touched: Item | str, seat: int = 0) -> str | None:
    return illegal.reason(RULES.view(state, Seat(seat)), [thing(each) for each in touched])


Row = tuple[Item | str, ...]


# ---------------------------------------------------------------------- section 3: money and tiles
@pytest.mark.parametrize(
    ("touched", "expected"),
    [
        ((), None),
        (("ducat 8",), None),
        (("denar 4", "dirham 1"), None),
        (("dirham 1", "ducat 8"), "over_five"),
        (("denar 2",), None),
        ((TILE[PAVILION], "denar 3"), None),
        (("denar 2", "denar 3", "denar 3 b"), None),
        (("denar 2", "florin 9"), "two_currencies"),
        ((TILE[PAVILION], "florin 9"), "wrong_currency"),
        ((TILE[DEAR[0]],), "too_little"),
        (("florin 9",), "too_little"),
        ((TILE[DEAR[0]], TILE[PAVILION]), "one_tile"),
        (("ducat 8", "denar 2"), "one_action"),
        (("ducat 8", TILE[PAVILION]), "one_action"),
        (("ducat 8", "reserve"), "one_action"),
        (("denar 9",), "not_yours"),
        (("back:1:0",), "not_yours"),
        (("money_deck",), "not_here"),
        (("done",), "not_here"),
    ],
    ids=str,
)
def test_exactly_one_action_either_takes_money_or_buys_a_tile(touched: Row, expected: str | None) -> None:
    """Others wait for their turn, and onlookers for ever."""
    hands, display = ["denar 2 3 3 b, florin 9 1", "denar 9", ""], "denar 4, dirham 1, ducat 8 9"
    state = position(hands, squares=SQUARES, display=display)
    assert reason(state, *touched) == expected
    assert reason(state, seat=1) == illegal.reason(RULES.view(state, None), []) == "turn"


def test_within_a_turn_nothing_is_refilled_and_bought_tiles_wait_for_its_end() -> None:
    state, _ = play(position(["denar 2 3 3 b", "", ""], squares=SQUARES), buy(PAVILION, "denar 2 3"))
    assert (reason(state, "square:2"), reason(state, TILE[PAVILION])) == ("empty_slot", "waiting")


def test_who_hoards_a_currency_may_add_cards_to_a_price_that_is_reached() -> None:
    """Any set of cards worth at least the price pays (3), finding 6; such sets are not listed."""
    state = position(["denar 1 2 3 4 5 6 7 8", "", ""], squares=SQUARES)
    assert reason(state, TILE[PAVILION], "denar 4") is reason(state, TILE[PAVILION], "denar 4", "denar 8") is None
    needless = buy(PAVILION, "denar 1 2 5")
    assert needless not in RULES.legal(state, Seat(0)) and RULES.accepts(state, Seat(0), needless)
    assert not RULES.accepts(state, Seat(0), moves.Buy(PAVILION, pieces.cards("denar 1 2")))


# ---------------------------------------------------------------------- section 3: redesigning
U_SHAPE = drawn("o o o \n o . o \n F . .")


@pytest.mark.parametrize(
    ("board", "reserve", "touched", "expected"),
    [
        (ROW, (PALACE,), (TILE[PALACE], "cell:2:0"), None),
        (ROW, (PALACE,), ("cell:2:0",), None),
        (ROW, (PALACE,), (TILE[PALACE], "cell:4:0"), "no_join"),
        (ROW, (CLOSED_WEST,), (TILE[CLOSED_WEST], "cell:2:0"), "no_match"),
        (ROW, (CLOSED_WEST, PALACE), ("cell:2:0",), None),
        (drawn("F e"), (CLOSED_WEST,), (TILE[CLOSED_WEST], "cell:2:0"), "not_on_foot"),
        (U_SHAPE, (PALACE,), (TILE[PALACE], "cell:1:0"), "hole"),
        (ROW, (PALACE,), (TILE[PALACE], "cell:1:0"), "taken"),
        (ROW, (), ("cell:2:0",), "empty_reserve"),
        (ROW, (PALACE,), (TILE[PALACE], TILE[GARDEN]), None),
        (ROW, (PALACE,), (TILE[PALACE], "reserve"), "in_reserve"),
        (ROW, (PALACE,), (TILE[PALACE], "ducat 7"), "one_action"),
        (ROW, (PALACE, CLOSED_WEST), (TILE[PALACE], TILE[CLOSED_WEST]), "one_tile_moved"),
        (ROW, (), (TILE[GARDEN], "reserve"), None),
        (START, (), ("reserve",), "nothing_to_store"),
        (LONG_ROW, (), (TILE[GARDEN],), "falls_apart"),
        (LONG_ROW, (PALACE,), (TILE[GARDEN],), None),
        (LONG_ROW, (PALACE,), (TILE[GARDEN], "reserve"), "falls_apart"),
        (drawn("F g \n e w"), (), (TILE[GARDEN],), "cut_off"),
        (ROW, (), ("fountain:0",), "fountain"),
        (ROW, (), ("fountain:1",), "not_your_tile"),
    ],
    ids=str,
)
def test_all_building_rules_hold_for_a_redesign(
    board: Board, reserve: tuple[int, ...], touched: Row, expected: str | None
) -> None:
    assert reason(position(boards=[board], reserves=[reserve]), *touched) == expected


def test_tiles_of_others_stay_with_them() -> None:
    state = position(boards=[START, ROW], reserves=["", (PALACE,)])
    assert reason(state, TILE[GARDEN]) == reason(state, TILE[PALACE]) == "not_your_tile"


# ---------------------------------------------------------------------- section 3: placing what was bought
def bought(*waiting: int, seats: int = 3) -> State:
    """Returns the end of a turn in which a tile was bought for too much money; these tiles wait."""
    state = position(["denar 8", *[""] * (seats - 1)], boards=[ROW], squares=SQUARES)
    after, _ = play(state, buy(PAVILION, "denar 8"))
    after.waiting = tuple(sorted(waiting))
    return after


def test_new_tiles_are_placed_before_anything_else_one_at_a_time() -> None:
    state = bought(PALACE)
    assert reason(state, "ducat 7") == reason(state, TILE[GARDEN]) == "settle"
    assert reason(state, TILE[PALACE], "cell:2:0") is reason(state, "cell:2:0") is reason(state, "reserve") is None
    assert reason(state, "cell:4:0") == "no_join"
    assert reason(state, "cell:2:0", "reserve") == "one_by_one"
    assert reason(state, "dirk") == "not_here"
    two = bought(PALACE, CLOSED_WEST)
    assert reason(two, "cell:2:0") is None
    assert reason(two, TILE[CLOSED_WEST], "cell:2:0") == "no_match"
    assert reason(two, TILE[CLOSED_WEST], TILE[PALACE]) == "one_by_one"


def test_only_bought_tiles_may_be_given_away() -> None:
    """Section 9: any bought tile may be given to the third player, tiles of the distribution may not."""
    state = bought(PALACE, seats=2)
    assert reason(state, "dirk") is None
    state.stage = moves.Stage.END
    assert (reason(state, "dirk"), reason(state, "ducat 7")) == ("not_given", "distribution")


# ---------------------------------------------------------------------- 8.1 the vizier's favour
def test_the_vizier_buys_with_exact_money_and_does_nothing_else() -> None:
    given: dict[str, Any] = {"squares": SQUARES, "modules": ("vizier", "bazaars"), "beside": [pieces.bazaar("denar")]}
    state, _ = play(position(["", "denar 2 3 4, ducat 3", ""], **given), TAKE)
    assert state.task == moves.Task.INVITE
    assert reason(state, TILE[PAVILION], "denar 2", seat=1) is reason(state, "decline", seat=1) is None
    assert reason(state, TILE[PAVILION], "denar 4", seat=1) == "vizier_exact"
    for other in ("florin 6", "reserve", "cell:1:0", "vizier:1"):
        assert reason(state, other, seat=1) == "vizier_only"
    assert reason(state, seat=0) == "turn"


def test_only_a_sleeping_vizier_is_woken() -> None:
    state = position(modules=("vizier",), asleep=(0,))
    assert (reason(state, "vizier:0"), reason(state, "vizier:1")) == (None, "not_here")
    assert reason(position(modules=("vizier",)), "vizier:0") == "vizier_awake"


# ---------------------------------------------------------------------- 8.2 the camps
@pytest.mark.parametrize(
    ("board", "bastions", "spot", "expected"),
    [
        pytest.param(drawn("F e"), "W", "cell:2:0", None, id="bastion and wall"),
        pytest.param(ROW, "W", "cell:2:0", "camp_bastion", id="bastion and open side"),
        pytest.param(drawn("F e"), "N", "cell:2:0", "camp_green", id="green and building"),
        pytest.param(START, "E", "cell:1:0", "camp_open", id="fountain"),
        pytest.param(drawn("F e c", c=pieces.camp("W")), "S", "cell:3:0", None, id="two camps with their green sides"),
        pytest.param(drawn("F e c", c=pieces.camp("W")), "SW", "cell:3:0", "camp_camp", id="and only with these"),
    ],
)
def test_camps_touch_walls_with_bastions_only(board: Board, bastions: str, spot: str, expected: str | None) -> None:
    tile = pieces.camp(bastions)
    state = position(boards=[board], reserves=[(tile,)], modules=("camps",))
    assert reason(state, TILE[tile], spot) == expected


# ---------------------------------------------------------------------- 8.3 the bazaars
def test_a_bazaar_is_paid_exactly_and_has_no_price_without_a_tile_on_its_square() -> None:
    tile = pieces.bazaar("denar")

    def trading(hand: str, squares: tuple[int | None, ...] = SQUARES) -> State:
        return position([hand, ""], squares=squares, beside=[tile], modules=("bazaars",))

    state = trading("denar 2 3 8")
    assert (reason(state, TILE[tile], "denar 2"), reason(state, TILE[tile], "denar 8")) == (None, "bazaar_exact")
    assert reason(trading("denar 8"), TILE[tile]) == "no_exact"
    assert reason(trading("denar 5", (*DEAR[:2], None, DEAR[3])), TILE[tile]) == "bazaar_empty"


# ---------------------------------------------------------------------- 8.4 the falconers
BIRD = pieces.falcon("garden", "palace")
NOWHERE = FALCON[pieces.falcon("tower", "seraglio")]


def flying(hand: str = "denar 1 2", **more: Any) -> State:
    given: dict[str, Any] = {"boards": [drawn("F g \n p o")], "modules": ("falcons",), "squares": SQUARES, **more}
    return position([hand, ""], **given)


@pytest.mark.parametrize(
    ("touched", "expected"),
    [
        ((FALCON[BIRD], "corner:0:0"), None),
        ((FALCON[BIRD], "corner:1:0"), "corner_open"),
        ((FALCON[pieces.falcon("garden", "seraglio")], "corner:0:0"), "corner_colour"),
        ((NOWHERE, "corner:0:0"), "corner_colours"),
        ((NOWHERE,), "falcon_nowhere"),
        ((FALCON[BIRD], NOWHERE), "falcon_one_by_one"),
    ],
    ids=str,
)
def test_a_falcon_perches_where_four_tiles_show_both_its_colours(touched: Row, expected: str | None) -> None:
    assert reason(flying(), *touched) == expected


def test_falcons_cost_money_and_a_point_touched_by_a_camp_does_not_qualify() -> None:
    assert reason(flying(""), FALCON[BIRD]) == "falcon_money"
    board = drawn("F g s \n p e c", s=walled("S"), c=pieces.camp("NW"))
    assert reason(flying(boards=[board]), "corner:1:0") == "corner_camp"


def test_falcons_are_a_whole_turn_never_a_bonus_action_and_stay_where_they_are() -> None:
    perching = moves.PlaceFalcon(BIRD, cell(0, 0))
    after, _ = play(flying("denar 5 1"), buy(PAVILION, "denar 5"))
    assert reason(after, FALCON[BIRD]) == "falcon_bonus"
    paying, _ = play(flying(), perching)
    assert reason(paying, "denar 1") is None
    assert reason(paying, TILE[DEAR[0]]) == "falcon_unpaid"
    assert reason(paying, "denar 1", "denar 2") == "falcon_one_card"
    more, _ = play(flying(boards=[drawn("F g o \n p o o")]), perching, moves.PayFalcon(pieces.card("denar 1")))
    assert more.task == moves.Task.FLY
    assert reason(more, TILE[DEAR[0]]) == "falcon_started"
    assert reason(more, "done") is None
    assert reason(more, "corner:0:0") == "corner_taken"
    assert reason(more, items.perched(Seat(0), cell(0, 0))) == "falcon_stays"


def test_nothing_can_be_touched_after_the_end() -> None:
    view = RULES.view(position(), Seat(0))
    assert illegal.reason(replace(view, task=moves.Task.OVER), [TILE[DEAR[0]]]) == "over"


# ---------------------------------------------------------------------- touches, and what is said of a wrong one
BESIDE, FAR = items.cell(cell(1, 0)), items.cell(cell(1, 1))


def made(state: State, *touched: Item) -> Any:
    return tables.picked(games.TILES, state, *touched).move


def refused(state: State, item: Item, *touched: Item) -> str:
    shown, view = tables.table(games.TILES, state.seats), RULES.view(state, Seat(0))
    found: str = shown.illegal_reason(view, tables.picked(games.TILES, state, *touched), item)
    return found


def test_a_redesign_touches_what_moves_and_where_it_goes() -> None:
    """Section 3: from the reserve, to the reserve, or both in the same cell."""
    state = position(boards=[ROW], reserves=[(PALACE,)])
    assert made(state, TILE[GARDEN], items.RESERVE) == moves.Store(cell(1, 0))
    assert made(state, TILE[PALACE], TILE[GARDEN]) == moves.Swap(PALACE, cell(1, 0))
    assert made(state, thing("cell:2:0"), TILE[PALACE]) == moves.Build(PALACE, cell(2, 0))


@pytest.mark.parametrize(
    ("touched", "asked"),
    [("tile:{palace}", "build"), ("cell:2:0", "build_here"), ("tile:{garden}", "store"), ("reserve", "reserve")],
)
def test_the_bar_asks_for_what_a_redesign_lacks(touched: str, asked: str) -> None:
    """Section 3: which tile, and where it goes, in any order."""
    state = position(boards=[ROW], reserves=[(PALACE,)])
    mood = tables.picked(games.TILES, state, thing(touched.format(palace=PALACE, garden=GARDEN)))
    assert mood.move is None
    told = tables.table(games.TILES, state.seats).prompt(RULES.view(state, Seat(0)), mood)
    assert told == words()(f"alhambra.prompt.{asked}")


def test_a_single_new_tile_need_not_be_touched_of_several_one_is_touched_first() -> None:
    """Section 3, end of turn: one at a time, in any order."""
    one, two = placing(GARDEN), placing(GARDEN, PALACE)
    assert made(one, BESIDE) == moves.Place(GARDEN, cell(1, 0)) and made(one, items.RESERVE) == moves.Reserve(GARDEN)
    assert refused(one, TILE[GARDEN]) == words()("alhambra.refuse.chosen")
    assert made(two, BESIDE) is None and made(two, TILE[PALACE], BESIDE) == moves.Place(PALACE, cell(1, 0))


@pytest.mark.parametrize(
    ("item", "told"),
    [
        ("cell:2:-1", "2 right and 1 up"),
        ("cell:0:3", "3 down"),
        ("corner:0:0", "1 right and 1 down"),
        ("corner:-1:-1", "1 up and 1 left"),
    ],
)
def test_places_are_described_by_the_way_from_the_fountain(item: str, told: str) -> None:
    """A corner is named by its north-west cell; those of the fountain itself are one step off each way."""
    parts = tables.table(games.TILES, 3).describe(RULES.view(position(), Seat(0)), thing(item))
    assert all(step in parts for step in told.split(" and "))


def test_a_place_where_the_tile_may_lie_says_no_more_than_where_it_is() -> None:
    """The tile itself is seen there, and the panel tells what it brings: a large tip would hide the small city."""
    shown, state = tables.table(games.TILES, 3), placing(GARDEN)
    view, mood = RULES.view(state, Seat(0)), tables.picked(games.TILES, state)
    assert BESIDE in mood.open and shown.explain(view, BESIDE, mood) == ""
    assert shown.explain(view, FAR, mood)


def test_a_redesign_that_a_line_cannot_choose_says_that_a_tile_is_touched_first() -> None:
    state = position(reserves=[(GARDEN,)])
    told = tables.table(games.TILES, 3).preview(RULES.view(state, Seat(0)), tables.picked(games.TILES, state))
    assert words()("alhambra.action.option_redesign_touch") in [line for line, _ in told.lines]


# ---------------------------------------------------------------------- why not
def test_a_place_is_judged_for_the_tile_that_was_touched() -> None:
    closed = walled("W")
    state = position(boards=[ROW], reserves=[(closed, PALACE)])
    assert refused(state, thing("cell:2:0")) == ""
    assert refused(state, thing("cell:2:0"), TILE[closed]) == words()("alhambra.refuse.no_match")


def test_a_space_that_no_tile_joins_says_so_once_a_tile_is_chosen() -> None:
    """Section 4.4: it lies in the frame around the Alhambra, and touches it with a corner at most."""
    shown, two = tables.table(games.TILES, 3), placing(GARDEN, PALACE)
    for state, touched in ((placing(GARDEN), ()), (two, (TILE[PALACE],))):
        assert FAR in shown.layout(RULES.view(state, Seat(0)), AREA, tables.picked(games.TILES, state, *touched))
        assert refused(state, FAR, *touched) == words()("alhambra.refuse.no_join")
    assert FAR not in shown.layout(RULES.view(two, Seat(0)), AREA, Selection())


@pytest.mark.parametrize(
    ("board", "colours", "lacks"),
    [("F g t \n p o o", ("garden", "tower"), "purple"), ("F g \n p o", ("garden", "palace"), "")],
)
def test_a_falcon_says_which_colour_a_point_lacks(board: str, colours: tuple[str, str], lacks: str) -> None:
    """Section 8.4: each of its two colours is on at least one of the four tiles."""
    state = position(["denar 1", ""], boards=[drawn(board), START], modules=("falcons",))
    told = refused(state, thing("corner:0:0"), FALCON[pieces.falcon(*colours)])
    assert lacks in told and bool(told) == bool(lacks)


def test_letters_decide_where_no_place_is_asked_for() -> None:
    def keys(state: State) -> dict[str, Any]:
        return dict(tables.table(games.TILES, 3).shortcuts(RULES.view(state, Seat(0)), RULES.legal(state, Seat(0))))

    assert keys(placing(GARDEN))["k"] == (items.RESERVE,)
    assert keys(position(modules=("vizier",), asleep=(0,)))["w"] == (items.vizier(0),)
