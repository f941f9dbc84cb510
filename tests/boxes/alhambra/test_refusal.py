"""Why something cannot be touched: the tooltips of the table, by section of the rules."""

from collections import Counter
from dataclasses import replace

import pytest

from game.boxes.alhambra.rules import RULES
from game.boxes.alhambra.rules.board import START, Board, at, cell, xy
from game.boxes.alhambra.rules.moves import Buy, PayFalcon, PlaceFalcon
from game.boxes.alhambra.rules.state import State
from game.boxes.alhambra.rules.tasks import Stage, Task
from game.boxes.alhambra.rules.view import View
from game.boxes.alhambra.table import illegal, items
from game.boxes.alhambra_family.table.items import money
from game.core.rules import Seat
from game.tabletop.items import Item
from tests.boxes.alhambra.boards import camp, drawn, walled
from tests.boxes.alhambra.positions import DEAR, TAKE, bazaar, building, card, cards, falcon, play, position
from tests.boxes.alhambra.speaking import FALCON, TILE, Speaker, decisions, thing

HAND = cards("denar 2", "denar 3", "denar 3 b", "florin 9", "florin 1")
PAVILION, GARDEN, PALACE = building("pavilion", 5), walled("", "garden"), walled("", "palace")
CLOSED_WEST, CLOSED_EAST = walled("W"), walled("E")
SQUARES = (*DEAR[:2], PAVILION, DEAR[3])
DISPLAY = cards("denar 4", "dirham 1", "ducat 8", "ducat 9")
ROW = drawn("F g", g=GARDEN)


def reason(state: State, *touched: Item | str, seat: int = 0) -> str | None:
    return illegal.reason(RULES.view(state, Seat(seat)), [thing(each) for each in touched])


# ---------------------------------------------------------------------- section 3: money and tiles
@pytest.mark.parametrize(
    ("touched", "expected"),
    [
        ([], None),
        (["money:ducat:8:0"], None),
        (["money:denar:4:0", "money:dirham:1:0"], None),
        (["money:dirham:1:0", "money:ducat:8:0"], "over_five"),
        (["money:denar:2:0"], None),
        ([TILE[PAVILION], "money:denar:3:0"], None),
        ([TILE[PAVILION], "money:denar:3:0"], None),
        (["money:denar:2:0", "money:denar:3:0", "money:denar:3:1"], None),
        (["money:denar:2:0", "money:florin:9:0"], "two_currencies"),
        ([TILE[PAVILION], "money:florin:9:0"], "wrong_currency"),
        ([TILE[DEAR[0]]], "too_little"),
        (["money:florin:9:0"], "too_little"),
        ([TILE[DEAR[0]], TILE[PAVILION]], "one_tile"),
        (["money:ducat:8:0", "money:denar:2:0"], "one_action"),
        (["money:ducat:8:0", TILE[PAVILION]], "one_action"),
        (["money:ducat:8:0", "reserve"], "one_action"),
        (["money:denar:9:0"], "not_yours"),
        (["back:1:0"], "not_yours"),
        (["money_deck"], "not_here"),
        (["done"], "not_here"),
    ],
    ids=str,
)
def test_exactly_one_action_either_takes_money_or_buys_a_tile(touched: list[Item | str], expected: str | None) -> None:
    state = position([HAND, cards("denar 9"), ()], squares=SQUARES, display=DISPLAY)
    assert reason(state, *touched) == expected


def test_others_wait_for_their_turn_and_onlookers_for_ever() -> None:
    state = position([HAND, (), ()], squares=SQUARES)
    assert reason(state, seat=1) == "turn"
    assert illegal.reason(RULES.view(state, None), []) == "turn"


def test_within_a_turn_nothing_is_refilled_and_bought_tiles_wait_for_its_end() -> None:
    state, _ = play(position([HAND, (), ()], squares=SQUARES), Buy(PAVILION, cards("denar 2", "denar 3")))
    assert reason(state, "square:2") == "empty_slot"
    assert reason(state, TILE[PAVILION]) == "waiting"


def test_who_hoards_a_currency_may_add_cards_to_a_price_that_is_reached() -> None:
    """Any set of cards worth at least the price pays (3), finding 6; such sets are not listed."""
    state = position([cards(*(f"denar {value}" for value in range(1, 9))), (), ()], squares=SQUARES)
    assert reason(state, TILE[PAVILION], "money:denar:4:0") is None
    assert reason(state, TILE[PAVILION], "money:denar:4:0", "money:denar:8:0") is None
    needless = Buy(PAVILION, cards("denar 1", "denar 2", "denar 5"))
    assert needless not in RULES.legal(state, Seat(0)) and RULES.accepts(state, Seat(0), needless)
    assert not RULES.accepts(state, Seat(0), Buy(PAVILION, cards("denar 1", "denar 2")))


# ---------------------------------------------------------------------- section 3: redesigning
U_SHAPE = drawn("o o o \n o . o \n F . .")


@pytest.mark.parametrize(
    ("board", "reserve", "touched", "expected"),
    [
        (ROW, (PALACE,), [TILE[PALACE], "cell:2:0"], None),
        (ROW, (PALACE,), ["cell:2:0"], None),
        (ROW, (PALACE,), [TILE[PALACE], "cell:4:0"], "no_join"),
        (ROW, (CLOSED_WEST,), [TILE[CLOSED_WEST], "cell:2:0"], "no_match"),
        (ROW, (CLOSED_WEST, PALACE), ["cell:2:0"], None),
        (drawn("F e", e=CLOSED_EAST), (CLOSED_WEST,), [TILE[CLOSED_WEST], "cell:2:0"], "not_on_foot"),
        (U_SHAPE, (PALACE,), [TILE[PALACE], "cell:1:0"], "hole"),
        (ROW, (PALACE,), [TILE[PALACE], "cell:1:0"], "taken"),
        (ROW, (), ["cell:2:0"], "empty_reserve"),
        (ROW, (PALACE,), [TILE[PALACE], TILE[GARDEN]], None),
        (ROW, (PALACE,), [TILE[PALACE], "reserve"], "in_reserve"),
        (ROW, (PALACE,), [TILE[PALACE], "money:ducat:7:0"], "one_action"),
        (ROW, (PALACE, CLOSED_WEST), [TILE[PALACE], TILE[CLOSED_WEST]], "one_tile_moved"),
        (ROW, (), [TILE[GARDEN], "reserve"], None),
        (START, (), ["reserve"], "nothing_to_store"),
        (drawn("F g o", g=GARDEN), (), [TILE[GARDEN]], "falls_apart"),
        (drawn("F g o", g=GARDEN), (PALACE,), [TILE[GARDEN]], None),
        (drawn("F g o", g=GARDEN), (PALACE,), [TILE[GARDEN], "reserve"], "falls_apart"),
        (drawn("F g \n e w", g=GARDEN, e=CLOSED_EAST, w=CLOSED_WEST), (), [TILE[GARDEN]], "cut_off"),
        (ROW, (), ["fountain:0"], "fountain"),
        (ROW, (), ["fountain:1"], "not_your_tile"),
    ],
    ids=str,
)
def test_all_building_rules_hold_for_a_redesign(
    board: Board, reserve: tuple[int, ...], touched: list[Item | str], expected: str | None
) -> None:
    assert reason(position([(), (), ()], boards=[board], reserves=[reserve]), *touched) == expected


def test_tiles_of_others_stay_with_them() -> None:
    state = position(boards=[START, ROW], reserves=[(), (PALACE,)])
    assert reason(state, TILE[GARDEN]) == reason(state, TILE[PALACE]) == "not_your_tile"


# ---------------------------------------------------------------------- section 3: placing what was bought
def bought(board: Board, tile: int, seats: int = 3) -> State:
    """Returns the end of a turn in which a tile for 5 denars was bought for too much money."""
    hands = [cards("denar 8"), *[()] * (seats - 1)]
    state, _ = play(position(hands, boards=[board], squares=SQUARES), Buy(PAVILION, cards("denar 8")))
    return replace_waiting(state, tile)


def replace_waiting(state: State, *tiles: int) -> State:
    after = state.copy()
    after.waiting = tuple(sorted(tiles))
    return after


def test_a_new_tile_is_placed_before_anything_else() -> None:
    state = bought(ROW, PALACE)
    assert reason(state, "money:ducat:7:0") == reason(state, TILE[GARDEN]) == "settle"
    assert reason(state, TILE[PALACE], "cell:2:0") is reason(state, "cell:2:0") is reason(state, "reserve") is None
    assert reason(state, "cell:4:0") == "no_join"
    assert reason(state, "cell:2:0", "reserve") == "one_by_one"
    assert reason(state, "dirk") == "not_here"


def test_several_new_tiles_are_placed_one_at_a_time() -> None:
    state = replace_waiting(bought(ROW, PALACE), PALACE, CLOSED_WEST)
    assert reason(state, "cell:2:0") is None
    assert reason(state, TILE[CLOSED_WEST], "cell:2:0") == "no_match"
    assert reason(state, TILE[CLOSED_WEST], TILE[PALACE]) == "one_by_one"


def test_only_bought_tiles_may_be_given_away() -> None:
    """Section 9: any bought tile may be given to the third player, tiles of the distribution may not."""
    state = bought(ROW, PALACE, seats=2)
    assert reason(state, "dirk") is None
    state.stage = Stage.END
    assert reason(state, "dirk") == "not_given"
    assert reason(state, "money:ducat:7:0") == "distribution"


# ---------------------------------------------------------------------- 8.1 the vizier's favour
def invited(hand: tuple[int, ...]) -> State:
    """Returns the vizier window after the first turn, with the next seat asked."""
    state = position([(), hand, ()], squares=SQUARES, modules=("vizier", "bazaars"), beside=[bazaar("denar")])
    after, _ = play(state, TAKE)
    assert after.task == Task.INVITE
    return after


def test_the_vizier_buys_with_exact_money_and_does_nothing_else() -> None:
    state = invited(cards("denar 2", "denar 3", "denar 4", "ducat 3"))
    assert reason(state, TILE[PAVILION], "money:denar:2:0", seat=1) is None
    assert reason(state, TILE[PAVILION], "money:denar:4:0", seat=1) == "vizier_exact"
    assert reason(state, "decline", seat=1) is None
    for other in ("money:florin:6:0", "reserve", "cell:1:0", "vizier:1"):
        assert reason(state, other, seat=1) == "vizier_only"
    assert reason(state, seat=0) == "turn"


def test_only_a_sleeping_vizier_is_woken() -> None:
    state = position(modules=("vizier",), asleep=(0,))
    assert reason(state, items.vizier(0)) is None
    assert reason(position(modules=("vizier",)), items.vizier(0)) == "vizier_awake"
    assert reason(state, items.vizier(1)) == "not_here"


# ---------------------------------------------------------------------- 8.2 the camps
@pytest.mark.parametrize(
    ("board", "tile", "expected"),
    [
        (drawn("F e", e=walled("E")), camp("W"), None),
        (ROW, camp("W"), "camp_bastion"),
        (drawn("F e", e=walled("E")), camp("N"), "camp_green"),
        (START, camp("E"), "camp_open"),
    ],
    ids=["bastion and wall", "bastion and open side", "green and building", "fountain"],
)
def test_camps_touch_walls_with_bastions_only(board: Board, tile: int, expected: str | None) -> None:
    state = position(boards=[board], reserves=[(tile,)], modules=("camps",))
    where = "cell:1:0" if board == START else "cell:2:0"
    assert reason(state, TILE[tile], where) == expected


def test_two_camps_touch_only_with_their_green_sides() -> None:
    state = position(boards=[drawn("F e w", e=walled("E"), w=camp("W"))], reserves=[(camp("S"), camp("SW"))])
    assert reason(state, TILE[camp("S")], "cell:3:0") is None
    assert reason(state, TILE[camp("SW")], "cell:3:0") == "camp_camp"


# ---------------------------------------------------------------------- 8.3 the bazaars
def test_a_bazaar_is_paid_exactly_and_has_no_price_without_a_tile_on_its_square() -> None:
    tile = bazaar("denar")
    state = position([cards("denar 2", "denar 3", "denar 8"), ()], squares=SQUARES, beside=[tile], modules=("bazaars",))
    assert reason(state, TILE[tile], "money:denar:2:0") is None
    assert reason(state, TILE[tile], "money:denar:8:0") == "bazaar_exact"
    assert reason(position([cards("denar 8"), ()], squares=SQUARES, beside=[tile]), TILE[tile]) == "no_exact"
    empty = position([cards("denar 5"), ()], squares=(*DEAR[:2], None, DEAR[3]), beside=[tile])
    assert reason(empty, TILE[tile]) == "bazaar_empty"


# ---------------------------------------------------------------------- 8.4 the falconers
BLOCK = drawn("F g \n p o", g=GARDEN, p=PALACE)


def flying(hand: tuple[int, ...] = cards("denar 1", "denar 2"), board: Board = BLOCK) -> State:
    return position([hand, ()], boards=[board], modules=("falcons",), squares=SQUARES)


def test_a_falcon_perches_where_four_tiles_show_both_its_colours() -> None:
    bird = FALCON[falcon("garden", "palace")]
    assert reason(flying(), bird, "corner:0:0") is None
    assert reason(flying(), bird, "corner:1:0") == "corner_open"
    assert reason(flying(), FALCON[falcon("garden", "seraglio")], "corner:0:0") == "corner_colour"
    assert reason(flying(), FALCON[falcon("tower", "seraglio")], "corner:0:0") == "corner_colours"
    assert reason(flying(), FALCON[falcon("tower", "seraglio")]) == "falcon_nowhere"
    assert reason(flying(hand=()), bird) == "falcon_money"
    assert reason(flying(), bird, FALCON[falcon("tower", "seraglio")]) == "falcon_one_by_one"


def test_a_point_touched_by_a_camp_does_not_qualify() -> None:
    board = drawn("F g s \n p e c", g=GARDEN, p=PALACE, s=walled("S"), e=CLOSED_EAST, c=camp("NW"))
    assert reason(flying(board=board), "corner:1:0") == "corner_camp"


def test_falcons_are_a_whole_turn_never_a_bonus_action_and_stay_where_they_are() -> None:
    bird = falcon("garden", "palace")
    after, _ = play(flying(cards("denar 5", "denar 1")), Buy(PAVILION, cards("denar 5")))
    assert reason(after, FALCON[bird]) == "falcon_bonus"
    paying, _ = play(flying(), PlaceFalcon(bird, cell(0, 0)))
    assert reason(paying, "money:denar:1:0") is None
    assert reason(paying, TILE[DEAR[0]]) == "falcon_unpaid"
    assert reason(paying, "money:denar:1:0", "money:denar:2:0") == "falcon_one_card"
    two = drawn("F g o \n p o o", g=GARDEN, p=PALACE)
    more, _ = play(flying(board=two), PlaceFalcon(bird, cell(0, 0)), PayFalcon(card("denar 1")))
    assert more.task == Task.FLY
    assert reason(more, TILE[DEAR[0]]) == "falcon_started"
    assert reason(more, "done") is None
    assert reason(more, "corner:0:0") == "corner_taken"
    assert reason(more, items.perched(Seat(0), cell(0, 0))) == "falcon_stays"


# ---------------------------------------------------------------------- all of it, against the legal moves
def around(view: View) -> list[Item]:
    """Returns the items that lie on a table: all that a person could touch."""
    board = at(view.boards[view.acting])
    columns, rows = zip(*map(xy, board), strict=True)
    cells = [cell(x, y) for x in range(min(columns) - 2, max(columns) + 3) for y in range(min(rows) - 2, max(rows) + 3)]
    found = [items.cell(each) for each in cells if each not in board] + [items.corner(each) for each in cells]
    found += [*TILE, *FALCON, *map(thing, ("reserve", "dirk", "done", "decline", "money_deck", "tile_deck"))]
    found += [money(each) for each in view.display if each is not None]
    found += [money(each) for hand in view.hands for each in hand or ()]
    for seat in range(view.seats):
        found += [items.fountain(seat), items.vizier(seat)]
        found += [items.perched(Seat(seat), corner) for corner, _ in view.perched[seat]]
    return found


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (3, 2)])
def test_a_thing_has_a_reason_just_when_no_move_touches_it(seats: int, seed: int) -> None:
    speaker = Speaker(seats)
    for state, seat in decisions(seats, seed)[::3]:
        view = RULES.view(state, seat)
        legal = [speaker.clicks(view, move) for move in RULES.legal(state, seat)]
        presumed = TILE[view.waiting[0]] if view.task == Task.PLACE and len(view.waiting) == 1 else None
        wanted = [Counter(speaker.equivalence_key(view, item) for item in parts) for parts in legal]
        alone = {item for parts in wanted for item in parts} | {presumed}
        lying = around(view)
        for item in lying:
            assert (illegal.reason(view, [item]) is None) == (speaker.equivalence_key(view, item) in alone), item
        for parts in legal[:: max(1, len(legal) // 8)]:
            assert illegal.reason(view, parts) is None
            for item in lying[:: len(lying) // 40]:
                pair = [speaker.equivalence_key(view, each) for each in {parts[0], item} - {presumed}]
                is_possible = any(Counter(pair) <= kinds for kinds in wanted)
                assert (illegal.reason(view, [*{parts[0], item}]) is None) == is_possible, (parts[0], item)


def test_nothing_can_be_touched_after_the_end() -> None:
    view = RULES.view(position(), Seat(0))
    assert illegal.reason(replace(view, task=Task.OVER), [TILE[DEAR[0]]]) == "over"
