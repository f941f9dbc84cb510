"""What the brain of Ys knows."""

from collections import Counter
from dataclasses import replace
from statistics import fmean

import pytest

from game.ai import bots, brain, dice
from game.boxes.ys.brain import BRAIN, EXPLAINING, treasures
from game.boxes.ys.brain.bids import reading
from game.boxes.ys.brain.contests import NOTHING, chances
from game.boxes.ys.brain.features import features
from game.boxes.ys.brain.pairs import after
from game.boxes.ys.brain.projection import COMPONENTS, Projection
from game.boxes.ys.brain.strengths import MARKET, QUARTER, ROW, strengths
from game.boxes.ys.brain.watched import WATCHED, kind
from game.boxes.ys.rules import RULES, characters, components, moves, scoring, steps, view
from game.boxes.ys.rules.setup import brokers_of
from game.boxes.ys.rules.state import State
from game.core.rules import Seat
from game.core.values import put
from tests.ai.positions import positions
from tests.boxes.ys.positions import (
    RED,
    YELLOW,
    at,
    before_counting,
    bid,
    card,
    counting,
    fleet,
    go_on,
    holding,
    opening,
    placing,
    play,
    tag,
    up,
)

VARIANTS: list[tuple[int, dict[str, bool]]] = [
    (2, {}),
    (2, {"hard_neutral": True}),
    (2, {"all_open": True}),
    (3, {"three_quarters": True}),
    (3, {"favour": True, "all_open": True}),
    (4, {"favour": True, "express": True}),
]
LEVELS = ["easy", "normal"]


def chosen(state: State, level: str = "normal", seed: int = 1) -> moves.Move:
    """Returns the move of a computer player whose decision it is."""
    seat = min(RULES.to_act(state))
    move: moves.Move = bots.choose("ys", level, RULES.view(state, seat), seat, seed)
    return move


# ---------------------------------------------------------------------- judging
@pytest.mark.parametrize(("seats", "options"), VARIANTS)
def test_a_position_is_judged_by_what_the_seat_may_know(seats: int, options: dict[str, bool]) -> None:
    """Brokers of others that lie face down, their screens and hands are estimated, never read."""
    for number, (state, seat) in enumerate(positions("ys", seats, seed=42, every=9, options=options)):
        last = state.public.brokers[-1:]
        if any(broker.party == state.public.neutral_party for broker in last):
            continue  # the one just placed counts what its placer chose
        other = RULES.imagine(RULES.forget(RULES.view(state, seat)), dice.SeededDice(number))
        assert features(other, seat) == features(state, seat)


@pytest.mark.parametrize("name", ["baseline", "learned"])
def test_a_finished_game_is_worth_its_lead(name: str) -> None:
    state = opening(3)
    state.public.task, state.public.points = steps.OVER, (30, 34, 15)
    assert [BRAIN.evaluators[name](state, Seat(seat)) for seat in range(3)] == [-4, 4, -19]


def test_what_a_contest_promises() -> None:
    """Whoever has any broker takes part, even with total 0 (3); ties go to who is ahead; what may come is unsure."""
    alone = chances(((1, 0.0, 0.0), NOTHING, NOTHING), (0, 0, 0), (0, 1, 2), 0.1, 3)
    assert alone[0][0] == pytest.approx(1) and alone[1] == alone[2] == (0, 0, 0)
    tied = chances(((1, 3.0, 0.0), (2, 3.0, 0.0), (1, 2.0, 0.0)), (0, 0, 0), (0, 1, 2), 0.1, 3)
    assert tied[1][0] > 0.95 and tied[0][1] > 0.95 and tied[2][2] > 0.99
    assert sum(map(sum, tied)) == pytest.approx(3)
    sure, open_yet = (chances(((1, 3.0, 0.0), (1, 1.0, 0.0)), (left, left), (1, 0), 0.2, 1)[0][0] for left in (0, 6))
    assert 0.5 < open_yet < 0.9 < sure


def test_at_the_end_gems_are_worth_what_the_final_scoring_pays() -> None:
    """Blues 6, 5, 5, 3 at rank 1 pay 24, 12, 12, 6; black ones by their number (4)."""
    assert treasures.tops((9, 12, 12, 3), 0.0, 0) == pytest.approx((16, 24, 20, 12), abs=0.1)
    assert [part for part, _ in treasures.parts((6, 5, 5, 3), 0, None)] == pytest.approx([1, 0.5, 0.5, 0.25], abs=0.01)
    assert [part for part, _ in treasures.parts((0, 2), 0, None)] == pytest.approx([0, 1], abs=0.01)
    assert [treasures.black(number, 0) for number in range(8)] == list(scoring.BLACK_POINTS)


def test_gems_are_watched_by_what_they_are_likely_to_pay() -> None:
    """As things stand one blue more than the others pays as much as three more: but others come to blues as well."""
    (read,) = (each.read for each in WATCHED.watched if each.key == "gem_points")

    def likely(own: int) -> float:
        state = opening(3)
        state.public.gems = ((own, 0, 0, 0, 0), (2, 0, 0, 0, 0), (2, 0, 0, 0, 0))
        owned = Projection(state, Seat(0)).worth[0][COMPONENTS.index("gems")]
        assert read(state, Seat(0)) > owned, "more are still to be won"
        return read(state, Seat(0))

    assert likely(2) < likely(3) < likely(5)


def test_alone_in_front_is_who_has_more_than_anybody_else_also_when_all_was_counted() -> None:
    """A lone 0 is enough, a tie is not; brokers of a quarter count together, and so do those of a row (3)."""
    read = {each.key: each.read for each in WATCHED.watched}
    state = counting(
        3, {"1 port": [(0, 0)], "1 palace": [(0, 2), (1, 2)], "row 2 red": [(0, 3)], "row 2 blue": [(1, 4)]}
    )
    for seat, found in enumerate([(1, 0, 0), (0, 0, 1), (0, 0, 0)]):
        assert tuple(read[key](state, Seat(seat)) for key in ("leads", "quarters", "rows")) == found
    state.public.counted, state.public.brokers = state.public.brokers, ()
    assert read["leads"](state, Seat(0)) == read["rows"](state, Seat(1)) == 1


def test_a_bid_leaves_all_strength_and_a_broker_that_is_placed_takes_its_own() -> None:
    """Of a bid it was told that a smaller one leaves more, as whoever bids knows."""
    (read,) = (each.read for each in WATCHED.watched if each.key == "strength")
    begun = opening()
    bidden, _ = bid(begun, (4, 4))
    assert read(begun, Seat(0)) == read(bidden, Seat(0)) == read(bid(begun, (4, 4), (1, 1), (0, 0), (0, 1))[0], Seat(0))
    state = placing()
    value = max(state.screens[0])
    assert read(play(state, up(value, "1 port"))[0], Seat(0)) == read(state, Seat(0)) - value


def test_the_same_gems_in_another_order_are_no_other_kind_of_plan() -> None:
    yellow, white = moves.TakeGem(YELLOW, YELLOW), moves.TakeGem(components.WHITE, components.GREEN)
    assert kind((yellow, white)) == kind((white, yellow)) != kind((yellow,))


def test_brokers_count_in_all_their_regions_and_the_soldiers_mark_counts() -> None:
    state = counting(3, {"2 port": [(0, 4), (1, 4)], "2 palace": [(0, 1)], "row 2 red": [(0, 3)]})
    characters.SOLDIER.act(state, Seat(0), (tag(state, "row 2 red"),))
    found = strengths(state, Seat(0)).regions
    assert found[QUARTER + 1][0] == (2, 5.0, 0.0)
    assert found[at("2 port")][0] == (1, 4.0, 0.0)
    *exact, about = found[at("2 port")][1]
    assert exact == [1, 2.0] and about == pytest.approx(2.0, abs=0.4)
    assert found[ROW + 1][0] == found[MARKET][0] == (1, 5.0, 0.0)


# ---------------------------------------------------------------------- plans
def test_it_lays_its_own_plans() -> None:
    """A pair is one go (3): the best plans place both brokers, one up and one down."""
    assert isinstance(BRAIN, brain.Planner)
    state = placing(3)
    plans = BRAIN.plans(state, Seat(0), BRAIN.evaluators["learned"], 4)
    legal = set(RULES.legal(state, Seat(0)))
    for _, (first, second) in plans:
        assert first in legal
        assert isinstance(first, moves.Place)
        assert isinstance(second, moves.Place)
        assert first.is_up != second.is_up
    assert {plan[0].is_up for _, plan in plans} == {True, False}


def test_a_move_is_judged_before_anything_else_happens() -> None:
    """What is hidden would come to light in the counting that follows: no plan may know it."""
    state = before_counting(counting(3, {"1 port": [(0, 1), (1, 2)]}), "herald")
    found = after(state, Seat(0), moves.Pass())
    assert found.public.brokers == state.public.brokers
    assert found.public.agenda == state.public.agenda[1:]
    assert found.hidden == state.hidden


# ---------------------------------------------------------------------- deciding
def bids(seats: int) -> list[int]:
    """Returns the totals that a computer player bids at the beginning of some games."""
    found = []
    for seed in range(12):
        state = opening(seats, seed)
        assert state.public.task == steps.BID
        move = bots.choose("ys", "normal", RULES.view(state, Seat(0)), Seat(0), seed)
        assert isinstance(move, moves.Bid)
        assert move in RULES.legal(state, Seat(0))
        found.append(move.low + move.high)
    return found


def test_it_bids_more_the_more_others_may_place_before_and_cannot_be_foretold() -> None:
    """To place last after three others is worth more than after one (3); who always bids one more pays too much."""
    found = {seats: bids(seats) for seats in (2, 3, 4)}
    assert fmean(found[2]) + 1 < fmean(found[4])
    assert all(len(set(totals)) > 3 for totals in found.values())


def played_before(kept: tuple[int, ...], seats: int = 2) -> State:
    """Returns a bidding of the second turn, before which the first rival had kept these brokers, all others theirs."""
    state = opening(seats, 3)
    public = state.public
    left = [Counter(brokers_of(public.variants)) - Counter(kept if seat == 1 else (0, 1, 3)) for seat in range(seats)]
    public.round, public.order = 2, (2, 1, 3, 4)[:seats]
    public.counted = tuple(
        view.Broker(10 * seat + tag, seat, Seat(seat), 0, value)
        for seat, its in enumerate(left)
        for tag, value in enumerate(its.elements())
    )
    return state


def mean_bid(state: State) -> float:
    """Returns what the first seat bids on average, whatever it fancies just now."""
    found = []
    for tags in range(20):
        state.public.next_tag = tags
        move = bots.choose("ys", "normal", RULES.view(state, Seat(0)), Seat(0), 1)
        assert isinstance(move, moves.Bid)
        found.append(move.low + move.high)
    return fmean(found)


def test_it_outbids_by_little_who_kept_nothing_to_bid_with() -> None:
    """Everybody saw which brokers were placed: the other three were bid, or left over (3)."""
    weak, usual, strong = (mean_bid(played_before(kept)) for kept in ((0, 0, 1), (0, 1, 3), (3, 4, 4)))
    assert 1.5 <= weak <= 3
    assert weak + 1 < usual
    assert strong < weak


def test_bids_of_before_are_read_by_the_order_where_brokers_can_have_been_bid() -> None:
    """Of equal sums the one with the lower order card picks first (3); not in the first turn, nor with the king."""
    state, first, favour = (played_before((0, 0, 1)) for _ in range(3))
    first.public.counted = ()
    favour.public.variants = replace(favour.public.variants, favour=True)
    assert [reading(one.public, Seat(0), 4) for one in (first, favour)] == [0, 0]
    behind = reading(state.public, Seat(0), 1)
    state.public.order = (1, 2)
    assert behind < 0.2 < 0.8 < reading(state.public, Seat(0), 1)


def test_it_takes_the_gem_that_pays_most() -> None:
    """In the last turn a red gem is the only one that changes a place, and red is dearest (4)."""
    state = counting(3, {"1 port": [(0, 4)]})
    public = state.public
    fleet(state, (RED, YELLOW, YELLOW))
    public.round, public.quotes = 4, (4, 4, 4, 12)
    public.gems = ((5, 5, 5, 2, 0), (0, 0, 0, 3, 0), (0, 0, 0, 2, 0))
    go_on(state)
    for seed in range(3):
        assert chosen(state, seed=seed) == moves.TakeGem(RED, RED)


def test_it_plays_the_jeweler_before_he_is_lost() -> None:
    """Two gems of choice at the end of the counting; after the last turn the card is worth nothing (6)."""
    state = counting(3)
    state.public.round, state.public.agenda = 4, (steps.EndTurn(),)
    before_counting(state, "jeweler", window=components.END_COUNTING)
    move = chosen(state)
    assert isinstance(move, moves.Play)
    assert move.card == card("jeweler")


def test_of_three_cards_in_the_last_turn_one_is_lost() -> None:
    """At most two are played in a turn: who plays the least of three loses a better one (6)."""
    state = holding(placing(3), 0, "jeweler", "alchemist", "soldier")
    state.public.round = 4
    worth = treasures.in_hand(state, Seat(0), Seat(0), later=0)
    state.hands = put(state.hands, 0, (card("jeweler"), card("alchemist")))
    assert treasures.in_hand(state, Seat(0), Seat(0), later=0) == worth
    state.public.played = (1, 0, 0)
    assert treasures.in_hand(state, Seat(0), Seat(0), later=0) < worth


def test_it_raises_the_colour_of_which_it_owns_most() -> None:
    state = counting(3, {"row 2 blue": [(0, 4)]})
    public = state.public
    public.round, public.task = 4, steps.QUOTE
    public.agenda = (steps.AwaitQuote(Seat(0)), steps.EndTurn())
    public.quotes, public.gems = (8, 8, 9, 9), ((0, 4, 0, 0, 0), (0, 0, 4, 0, 0), (4, 0, 0, 4, 0))
    go_on(state)
    assert chosen(state) in (moves.MoveQuote(1, 1), moves.MoveQuote(2, -1), moves.MoveQuote(3, -1))


def test_it_keeps_its_characters_in_mind_when_it_places() -> None:
    """With the Queen in hand it thinks of playing her, and whatever it does is legal (6)."""
    state = holding(placing(3), 0, "queen")
    assert state.public.task == steps.PLACE
    drafts = BRAIN.plans(state, Seat(0), BRAIN.evaluators["learned"], 4)
    assert {plan[0] for _, plan in drafts if isinstance(plan[0], moves.Play)} == {
        moves.Play(card("queen"), (quarter,)) for quarter in state.public.quarters
    }
    assert chosen(state) in RULES.legal(state, Seat(0))


@pytest.mark.parametrize("number", [3, 4])
def test_a_character_is_kept_for_later_only_while_a_turn_is_to_come(number: int) -> None:
    """Three moves before the end it was said to stay for later (6)."""
    state = holding(placing(3), 0, "queen")
    state.public.round = number
    play = moves.Play(card("queen"), (state.public.quarters[0],))
    told = EXPLAINING.explain(RULES.view(state, Seat(0)), Seat(0), (moves.Pass(),), (play,))
    assert [reason.key for reason in told] == ["reasons.characters"][: 4 - number]


def test_it_sends_no_four_to_the_throne_for_nothing() -> None:
    """In the last turn what stands in front is of no more use: then the strongest goes (7)."""
    state = counting(3, front=[(0, 1, 4), (0, 1, 1), (1, 1, 1)], favour=True)
    state.public.round, state.public.agenda = 4, (steps.CollectFavours(), steps.EndTurn())
    go_on(state)
    assert chosen(state) == moves.Favour(4)


def best_pair(state: State, seed: int) -> tuple[moves.Place, moves.Place]:
    """Returns the pair that the first seat places best, with the ships of another game."""
    other = opening(3, seed).public
    state.public.fleet, state.public.ships, state.public.cargo = other.fleet, other.ships, other.cargo
    _, pair = max(BRAIN.plans(state, Seat(0), BRAIN.evaluators["learned"], 4), key=lambda draft: draft[0])
    first, second = pair
    return first, second


def test_it_keeps_its_strong_brokers_for_later_pairs() -> None:
    """Who shows strength at once is answered where it stands (3)."""
    assert all(sum(move.value for move in best_pair(placing(3), seed)) <= 4 for seed in range(6))


def test_it_bluffs_now_and_then() -> None:
    """Mostly the stronger broker of its last pair lies face down, sometimes the weaker one."""
    weaker = 0
    for seed in range(12):
        state = placing(3)
        state.screens, state.public.behind = put(state.screens, 0, (1, 4)), (2, 9, 9)
        state.public.agenda = tuple(step for step in state.public.agenda if step != steps.BeginGo(Seat(0)))
        first, second = best_pair(state, seed)
        weaker += (first.value > second.value) == first.is_up
    assert 0 < weaker < 8
