"""The end of both Alhambra games (tile game: section 6): what is left in the market, and who wins."""

from typing import Any

import pytest

from game.boxes.alhambra_family.rules.events import GameEnded, LeftoverAwarded
from game.core.rules import Seat
from tests.boxes.alhambra.positions import building, cards
from tests.boxes.alhambra_family.games import BOTH, DENAR, DIRHAM, DUCAT, FLORIN, Game
from tests.boxes.playing import events

BOUGHT = building("pavilion", 2)
LEFT = {DIRHAM: building("seraglio", 9), DENAR: building("garden", 12), DUCAT: building("tower", 13)}
NOTHING: tuple[str, ...] = ()


def last_turn(game: Game, *hands: tuple[str, ...]) -> tuple[Any, list[Any]]:
    """Lets seat 0 buy the pavilion of 2 with a florin of 3, after which a place stays empty; all is kept."""
    held = [cards("florin 3", *hands[0]), *(cards(*hand) for hand in hands[1:])]
    state = game.position(held, market=(BOUGHT, *LEFT.values()), rest=())
    return game.bought(state, game.buy(state, FLORIN, "florin 3"))


@BOTH
@pytest.mark.parametrize(
    ("hands", "slot", "receiver", "sums", "reason"),
    [
        ((("denar 5", "denar 6"), ("denar 9",), ("florin 9",)), DENAR, 0, (11, 9, 0), "most"),
        ((NOTHING, ("ducat 1",), NOTHING), DUCAT, 1, (0, 1, 0), "most"),
        ((NOTHING, ("dirham 4", "dirham 3"), ("dirham 7",)), DIRHAM, None, (0, 7, 7), "tie"),
        ((("dirham 5",), ("dirham 5 b",), ("dirham 7",)), DIRHAM, 2, (5, 5, 7), "most"),
        ((NOTHING, NOTHING, NOTHING), DUCAT, None, (0, 0, 0), "nobody"),
    ],
    ids=["the most of its currency", "whatever the price", "a tie leaves it", "a tie of others", "nobody leaves it"],
)
def test_a_building_left_goes_to_whoever_holds_the_most_of_its_currency(
    game: Game,
    hands: tuple[tuple[str, ...], ...],
    slot: int,
    receiver: Seat | None,
    sums: tuple[int, ...],
    reason: str,
) -> None:
    """A tie leaves it, and so does a currency that nobody holds [ruling]; money is not spent."""
    after, happened = last_turn(game, *hands)
    assert LeftoverAwarded(slot, LEFT[slot], receiver, sums, reason) in happened
    assert FLORIN not in {event.slot for event in events(happened, LeftoverAwarded)}, "this place is empty"
    assert game.market(after)[slot] == (LEFT[slot] if receiver is None else None)
    owned = [after.reserves if game.is_tiles else after.buildings][0]
    assert [LEFT[slot] in party for party in owned] == [seat == receiver for seat in range(3)]
    assert [sorted(hand) for hand in after.hands] == [sorted(cards(*hand)) for hand in hands]


@BOTH
def test_one_player_may_get_several(game: Game) -> None:
    """With one card of each currency."""
    _, happened = last_turn(game, NOTHING, NOTHING, ("dirham 1", "denar 1", "ducat 1"))
    assert [event.seat for event in events(happened, LeftoverAwarded)] == [2, 2, 2]


@BOTH
def test_the_last_thing_said_is_why_the_game_ended(game: Game) -> None:
    after, happened = last_turn(game, NOTHING, NOTHING, NOTHING)
    reason = "end.tiles" if game.is_tiles else "end.buildings"
    assert happened[-1] == GameEnded(reason) and game.rules.result(after).reason == reason
    assert not game.rules.to_act(after)


def finished(game: Game, *points: tuple[int, int, int]) -> Any:
    state = game.position([()] * len(points))
    state.points = list(points)
    return game.rules.result(state)


@BOTH
def test_the_most_points_win(game: Game) -> None:
    result = finished(game, (1, 2, 3), (0, 0, 16), (4, 4, 4))
    assert result.totals == (6, 16, 12) and result.places == (3, 1, 2)
    names = ("n1", "n2", "n3") if game.is_tiles else ("a", "b", "c")
    told = [(line.key, line.points) for line in result.lines[0]]
    assert told == [(f"score.{name}", number) for number, name in enumerate(names, 1)]


@BOTH
def test_ties_share_the_victory(game: Game) -> None:
    assert finished(game, (0, 0, 8), (0, 8, 0), (1, 1, 1), (8, 0, 0)).places == (1, 1, 4, 1)
