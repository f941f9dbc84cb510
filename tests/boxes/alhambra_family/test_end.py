"""The end of both Alhambra games (tile game: section 6): what is left in the market, the last scoring, and who wins."""

from typing import Any

import pytest

from game.boxes.alhambra.rules import RULES
from game.boxes.alhambra.rules.board import at, cell
from game.boxes.alhambra.rules.events import TilePlaced, WallsScored
from game.boxes.alhambra.rules.moves import Place, Reserve
from game.boxes.alhambra_family.rules.bank import Pile
from game.boxes.alhambra_family.rules.events import (
    GameEnded,
    LeftoverAwarded,
    MarketRanOut,
    MoneyOpened,
    ScoringDone,
    ThirdDealt,
    TileOpened,
    TypeScored,
)
from game.core.rules import Seat
from tests.boxes.alhambra.boards import drawn, walled
from tests.boxes.alhambra.positions import MODULES, acting, buy, kinds, play, position, reserved, told
from tests.boxes.alhambra_family.games import BOTH, TILES, Game
from tests.boxes.alhambra_family.pieces import DENAR, DIRHAM, DUCAT, FLORIN, bazaar, camp, held, named
from tests.boxes.playing import events

BOUGHT, SERAGLIO, GARDEN, TOWER = map(named, ("pavilion 2", "seraglio 9", "garden 10", "tower 11"))
LEFT = {DIRHAM: SERAGLIO, DENAR: GARDEN, DUCAT: TOWER}
"""All of them open on every side."""


def last_turn(game: Game, *hands: str, **more: Any) -> tuple[Any, list[Any]]:
    """Lets seat 0 buy the pavilion of 2 with a florin of 3, after which a place stays empty."""
    mine = f"florin 3, {hands[0]}" if hands[0] else "florin 3"
    given = {"market": (BOUGHT, *LEFT.values()), "rest": (), **more}
    state = game.position([mine, *hands[1:]], **given)
    state, happened = game.play(state, game.buy(state, FLORIN, "florin 3"))
    if game.is_tiles:
        state, rest = game.play(state, Reserve(BOUGHT))
        happened += rest
    return state, happened


@BOTH
@pytest.mark.parametrize(
    ("hands", "slot", "receiver", "sums", "reason"),
    [
        (("denar 5 6", "denar 9", "florin 9"), DENAR, 0, (11, 9, 0), "most"),
        (("", "ducat 1", ""), DUCAT, 1, (0, 1, 0), "most"),
        (("", "dirham 4 3", "dirham 7"), DIRHAM, None, (0, 7, 7), "tie"),
        (("dirham 5", "dirham 5 b", "dirham 7"), DIRHAM, 2, (5, 5, 7), "most"),
        (("", "", ""), DUCAT, None, (0, 0, 0), "nobody"),
    ],
    ids=["the most of its currency", "whatever the price", "a tie leaves it", "a tie of others", "nobody leaves it"],
)
def test_a_building_left_goes_to_whoever_holds_the_most_of_its_currency(
    game: Game, hands: tuple[str, ...], slot: int, receiver: Seat | None, sums: tuple[int, ...], reason: str
) -> None:
    """A tie leaves it, and so does a currency that nobody holds [ruling]; money is not spent."""
    after, happened = last_turn(game, *hands)
    if game.is_tiles:
        after, _ = reserved(after)
    assert LeftoverAwarded(slot, LEFT[slot], receiver, sums, reason) in happened
    assert FLORIN not in {event.slot for event in events(happened, LeftoverAwarded)}, "this place is empty"
    assert game.market(after)[slot] == (LEFT[slot] if receiver is None else None)
    owned = after.reserves if game.is_tiles else after.buildings
    assert [LEFT[slot] in party for party in owned] == [seat == receiver for seat in range(3)]
    assert after.hands == [held(hand) for hand in hands]


@BOTH
def test_one_player_may_get_several(game: Game) -> None:
    """With one card of each currency."""
    _, happened = last_turn(game, "", "", "dirham 1, denar 1, ducat 1")
    assert [event.seat for event in events(happened, LeftoverAwarded)] == [2, 2, 2]


@BOTH
def test_the_last_thing_said_is_why_the_game_ended(game: Game) -> None:
    after, happened = last_turn(game, "", "", "")
    reason = "end.tiles" if game.is_tiles else "end.buildings"
    assert happened[-1] == GameEnded(reason) and game.rules.result(after).reason == reason
    assert not game.rules.to_act(after)


@BOTH
def test_the_most_points_win_and_ties_share_the_victory(game: Game) -> None:
    def finished(*points: tuple[int, int, int]) -> Any:
        state = game.position([""] * len(points))
        state.points = list(points)
        return game.rules.result(state)

    result = finished((1, 2, 3), (0, 0, 16), (4, 4, 4))
    assert result.totals == (6, 16, 12) and result.places == (3, 1, 2)
    names = ("n1", "n2", "n3") if game.is_tiles else ("a", "b", "c")
    lines = [(line.key, line.points) for line in result.lines[0]]
    assert lines == [(f"score.{name}", number) for number, name in enumerate(names, 1)]
    assert finished((0, 0, 8), (0, 8, 0), (1, 1, 1), (8, 0, 0)).places == (1, 1, 4, 1)


# ---------------------------------------------------------------------- the tile game: what is distributed
def test_camps_are_distributed_bazaars_are_not() -> None:
    """Sections 6 and 8.3."""
    north, beside = camp("N"), tuple(sorted((bazaar("dirham"), bazaar("denar"))))
    market = (BOUGHT, north, GARDEN, TOWER)
    after, happened = last_turn(TILES, "", "dirham 9", "", market=market, beside=beside, modules=["camps", "bazaars"])
    assert [event.tile for event in events(happened, LeftoverAwarded)] == [north, GARDEN, TOWER]
    assert after.waiting == (north,) and after.beside == beside


def test_squares_are_filled_in_order_as_far_as_the_tiles_go_and_those_tiles_are_distributed_too() -> None:
    pavilion = named("pavilion 4")
    squares = (BOUGHT, pavilion, GARDEN, TOWER)
    state = position(["florin 2, dirham 5", "florin 1", ""], squares=squares, bag=[SERAGLIO])
    state, first = play(state, buy(BOUGHT, "florin 2"), buy(pavilion, "dirham 5"))
    after, happened = play(state, Reserve(BOUGHT), Reserve(pavilion))
    assert events(happened, TileOpened) == [TileOpened(FLORIN, SERAGLIO)] and not told(first, TileOpened)
    assert events(happened, LeftoverAwarded)[0].seat == 1 == acting(after)


# ---------------------------------------------------------------------- who receives tiles
EACH_ONE = ("dirham 9", "ducat 9", "denar 9")
FOUR = drawn("o o \n F o")


def test_they_place_in_turn_order_from_the_next_player_and_round_3_follows_the_last_tile() -> None:
    """[ruling] The one whose turn it was comes last. Hands are shown from then on."""
    state, happened = last_turn(TILES, *EACH_ONE)
    assert not told(happened, ScoringDone, WallsScored)
    order = []
    while (seat := acting(state)) is not None:
        assert RULES.view(state, None).hands == tuple(state.hands)
        order.append((seat, state.waiting))
        state, happened = play(state, Reserve(state.waiting[0]))
    assert order == [(1, (TOWER,)), (2, (GARDEN,)), (0, (SERAGLIO,))]
    assert told(happened, ScoringDone) and RULES.view(state, Seat(1)).hands == tuple(state.hands)


def test_they_place_or_reserve_in_any_order_and_can_do_nothing_else() -> None:
    """[ruling] No redesign, no falcon, no vizier; not even with every module."""
    hands = ["", "ducat 9, denar 9, florin 9", ""]
    state, _ = last_turn(TILES, *hands, boards=[FOUR] * 2, modules=MODULES, asleep=(1,))
    assert acting(state) == 1 and kinds(state) == {Place, Reserve}
    state, happened = play(state, Place(GARDEN, cell(0, -2)))
    assert events(happened, TilePlaced) == [TilePlaced(Seat(1), GARDEN, cell(0, -2))]
    assert acting(state) == 1 and state.waiting == (TOWER,)
    state, _ = play(state, Place(TOWER, cell(1, -2)))
    assert at(state.boards[1])[cell(1, -2)] == TOWER and acting(state) is None
    state, _ = last_turn(TILES, "", "dirham 9, denar 9", "ducat 9", modules=["vizier"])
    assert acting(state) == 1 and kinds(state) == {Place, Reserve} and state.window == ()


def test_the_usual_building_rules_hold() -> None:
    boards, market = [drawn("F"), drawn("F e", e=walled("E"))], (BOUGHT, SERAGLIO, named("arcades 4"), TOWER)
    state, _ = last_turn(TILES, "", "denar 9", "", boards=boards, market=market)
    assert acting(state) == 1 and kinds(state) == {Reserve}


# ---------------------------------------------------------------------- round 3
def test_tiles_received_count_in_round_3_reserved_ones_do_not() -> None:
    """Who places the garden has one garden more than nobody."""
    state, _ = last_turn(TILES, "", "denar 1", "")
    over, happened = play(state, Place(GARDEN, cell(1, 0)))
    assert events(happened, TypeScored)[4].points == (0, 20, 0)
    assert over.points[1] == (0, 0, 20) and happened[-1] == GameEnded("end.tiles")
    over, happened = reserved(last_turn(TILES, "", "denar 1", "")[0])
    assert over.points[1] == (0, 0, 0) and happened[-1] == GameEnded("end.tiles")


@pytest.mark.parametrize("letter", ["A", "B"])
def test_a_round_that_is_due_is_scored_before_the_distribution(letter: str) -> None:
    """[ruling] On the position before it; round 3 on that after it."""
    given = {"display": "denar 9, dirham 8, ducat 7, -", "piles": [Pile(0, letter), Pile(80, None)]}
    state, happened = last_turn(TILES, "", "denar 1", "", **given)
    order = [MoneyOpened, ScoringDone, MarketRanOut, *[LeftoverAwarded] * 3]
    assert told(happened, *order) == order
    _, rest = play(state, Place(GARDEN, cell(1, 0)))
    assert [event.letter for event in events([*happened, *rest], ScoringDone)] == [letter, "C"]
    gardens = [event for event in events([*happened, *rest], TypeScored) if event.kind == 4]
    assert [event.counts for event in gardens] == [(0, 0, 0), (0, 1, 0)]


def test_after_a_round_due_at_the_end_the_third_player_takes_what_there_is() -> None:
    """[ruling] Here nothing, of which nothing is told: the draw pile is empty whenever the game ends."""
    given = {"display": "denar 9, dirham 8, ducat 7, -", "piles": [Pile(0, "A"), Pile(50, None)]}
    after, happened = last_turn(TILES, "", "", **given)
    assert told(happened, ScoringDone, ThirdDealt) == [ScoringDone, ScoringDone] and after.third == ()


def test_a_sleeping_vizier_is_worth_as_much_as_one_awake() -> None:
    """Section 8.1."""
    given = {"modules": ["vizier"], "boards": [FOUR] * 3}
    awake, asleep = (last_turn(TILES, "", "", "", asleep=who, **given)[0] for who in ((), (0,)))
    assert acting(awake) is acting(asleep) is None and awake.points == asleep.points
