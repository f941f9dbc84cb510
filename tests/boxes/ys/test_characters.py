"""The characters (section 6): each does what its row says, alone and in the combinations that meet."""

import pytest

from game.boxes.ys.rules import RULES
from game.boxes.ys.rules.board import is_market, quarter_of
from game.boxes.ys.rules.cards import MOST_PLAYED, NAMES, QUEEN, SPY, Window
from game.boxes.ys.rules.characters import WINDOW
from game.boxes.ys.rules.events import BrokerLookedAt, CardPlayed, ValueLearned
from game.boxes.ys.rules.moves import Look, Move, Place, PlaceNeutral, Play, Refill
from game.boxes.ys.rules.state import State
from game.boxes.ys.rules.steps import EndTurn
from game.boxes.ys.rules.tasks import ASK, LOOK, PLACE
from game.core.rules import Seat, step, visible_events
from game.session.dice import Dice
from tests.boxes.ys.positions import (
    BLACK,
    BLUE,
    GREEN,
    PASS,
    RED,
    YELLOW,
    after,
    at,
    before_counting,
    card,
    counting,
    events,
    go_on,
    holding,
    legal,
    placing,
    play,
    tag,
)


def plays(state: State, name: str) -> list[tuple[int, ...]]:
    """Returns what a card can be aimed at now."""
    return [move.targets for move in legal(state, Play) if move.card == card(name)]


def use(name: str, *targets: int) -> Play:
    return Play(card(name), targets)


def put(value: int, place: str, *, is_up: bool = True, from_front: bool = False) -> Place:
    return Place(from_front, is_up, value, at(place))


# ---------------------------------------------------------------------- windows
def test_nobody_is_asked_who_could_play_nothing() -> None:
    assert placing().public.task == PLACE


@pytest.mark.parametrize("name", ["bishop", "spy", "conjurer"])
def test_at_the_start_of_placement_several_may_be_played_and_passing_ends_it(name: str) -> None:
    state = holding(placing(), 1, "bishop", "conjurer", "spy")
    assert state.public.task == ASK and state.public.acting == 1
    assert plays(state, name) == [()]
    state = after(state, use(name))
    assert state.public.task == ASK and after(state, PASS).public.task == PLACE


def test_at_most_two_cards_per_player_and_turn() -> None:
    state = holding(placing(), 1, "bishop", "conjurer", "spy")
    state = after(state, use("bishop"), use("spy"))
    assert state.public.played[1] == MOST_PLAYED and state.public.task == PLACE


def test_every_card_but_prince_king_and_the_blue_one_has_a_window() -> None:
    assert {NAMES[number] for number in range(16) if number not in WINDOW} == {"prince", "king", "blue"}


def test_cards_won_in_this_turn_cannot_be_played_yet() -> None:
    state = counting(4, {"1 palace": [(2, 1)]})
    state.public.shown = (card("jeweler"), None, None, None)
    told = go_on(state)
    assert not events(told, CardPlayed) and state.public.task != ASK and state.won[2] == (card("jeweler"),)


# ---------------------------------------------------------------------- placement
class TestBishop:
    def test_any_or_all_own_brokers_may_be_face_down(self) -> None:
        state = after(holding(placing(), 0, "bishop"), use("bishop"))
        assert {move.is_up for move in legal(state, Place)} == {True, False}
        state = after(state, put(1, "1 port", is_up=False))
        assert {move.is_up for move in legal(state, Place)} == {True, False}

    def test_only_for_this_placement(self) -> None:
        state = after(holding(placing(2), 0, "bishop"), use("bishop"))
        while state.public.round == 1 and any(effect.card == card("bishop") for effect in state.public.effects):
            state = after(state, RULES.legal(state, state.public.acting)[0])
        assert card("bishop") in state.public.discard


class TestSpy:
    def declared(self) -> State:
        """Seat 0 has declared the Spy; seat 1 has placed a hidden 4 before it, in order."""
        state = after(holding(placing(2, order=(2, 1)), 0, "spy"), use("spy"))
        assert state.public.acting == 1
        return after(state, put(1, "1 port"), put(4, "2 port", is_up=False), PlaceNeutral(4, at("3 port")))

    def test_looks_at_hidden_brokers_before_between_or_after_ones_own_never_at_neutral_ones(self) -> None:
        state = self.declared()
        hidden = tag(state, "2 port")
        assert legal(state, Look) == [Look(hidden)]
        assert legal(after(state, put(1, "1 port")), Look) == [Look(hidden)]

    def test_the_value_is_private_and_remembered(self) -> None:
        state = self.declared()
        hidden = tag(state, "2 port")
        done = step(RULES, state, Seat(0), Look(hidden), Dice(0))
        assert events(visible_events(done.events, None), BrokerLookedAt) and not events(
            visible_events(done.events, None), ValueLearned
        )
        assert events(visible_events(done.events, Seat(0)), ValueLearned) == [ValueLearned(Seat(0), hidden, 4)]
        assert (hidden, 4) in RULES.view(done.state, Seat(0)).values
        assert not legal(done.state, Look)

    def test_three_in_all(self) -> None:
        effect = self.declared().public.effect(SPY)
        assert effect is not None and effect.number == 3

    def test_once_more_after_the_last_pair_of_all(self) -> None:
        """A ruling."""
        state = self.declared()
        while state.public.task != LOOK:
            moves = [move for move in RULES.legal(state, state.public.acting) if not isinstance(move, Look)]
            state = after(state, next((move for move in moves if move == PASS), moves[0]))
        assert state.public.acting == 0 and legal(state, Look)


class TestConjurer:
    def conjuring(self) -> State:
        return after(holding(placing(), 0, "conjurer"), use("conjurer"))

    def test_each_broker_of_a_pair_may_come_from_the_front_which_is_refilled_at_once(self) -> None:
        state = self.conjuring()
        assert {move.value for move in legal(state, Place) if move.from_front} == {0, 1}
        state = after(state, put(1, "1 port", from_front=True))
        assert {move.value for move in legal(state, Refill)} == {0, 1, 2, 3, 4}
        state = after(state, Refill(4))
        assert state.public.front[0] == (0, 4) and state.public.behind[0] == 8

    def test_a_front_broker_may_lie_face_down_though_everybody_saw_it(self) -> None:
        state = after(self.conjuring(), put(1, "1 port", from_front=True, is_up=False), Refill(4))
        hidden = tag(state, "1 port")
        assert (hidden, 1) in (RULES.view(state, Seat(2)).recalled or ())
        assert hidden not in dict(RULES.view(state, Seat(2)).values)

    def test_together_with_the_bishop(self) -> None:
        state = after(holding(placing(), 0, "bishop", "conjurer"), use("bishop"), use("conjurer"))
        state = after(state, put(1, "1 port", from_front=True, is_up=False), Refill(4))
        ways = {(move.from_front, move.is_up) for move in legal(state, Place)}
        assert ways == {(False, False), (False, True), (True, False), (True, True)}


class TestQueen:
    def queened(self, seats: int = 4) -> State:
        """Seat 0 has closed quarter 2 before its pair."""
        state = holding(placing(seats), 0, "queen")
        assert plays(state, "queen") == [(quarter,) for quarter in state.public.quarters]
        return after(state, use("queen", 1))

    def test_only_before_a_pair(self) -> None:
        state = holding(placing(), 0, "queen")
        assert not plays(after(state, put(1, "1 port")), "queen")

    def test_nobody_else_may_place_there(self) -> None:
        state = self.queened()
        assert any(quarter_of(move.place) == 1 for move in legal(state, Place))
        state = after(state, put(1, "2 port"), put(1, "2 port", is_up=False))
        assert state.public.acting == 1 and not any(quarter_of(move.place) == 1 for move in legal(state, Place))

    def test_her_player_may_place_a_neutral_broker_there_the_opponent_not(self) -> None:
        """A ruling."""
        state = after(self.queened(2), put(1, "1 port"), put(1, "1 port", is_up=False))
        assert any(quarter_of(move.place) == 1 for move in legal(state, PlaceNeutral))
        state = after(state, PlaceNeutral(0, at("1 port")), put(1, "1 port"), put(1, "1 port", is_up=False))
        assert not any(quarter_of(move.place) == 1 for move in legal(state, PlaceNeutral))

    def test_no_magician_moves_a_broker_into_out_of_or_within_it_not_even_her_players(self) -> None:
        state = holding(placing(), 0, "magician", "queen")
        state = after(state, use("queen", 1), put(1, "2 port"), put(3, "1 port", is_up=False))
        assert not plays(state, "magician")

    def test_no_herald_either(self) -> None:
        state = counting(4, {"2 port": [(0, 3)], "1 port": [(0, 1)]}, effects=[("queen", 1)])
        state.public.effects = tuple(effect.__class__(QUEEN, Seat(1), 1) for effect in state.public.effects)
        state = before_counting(state, "herald")
        moved = plays(state, "herald")
        assert {targets[0] for targets in moved} == {tag(state, "1 port")}
        assert not any(quarter_of(targets[1]) == 1 for targets in moved)

    def test_until_the_quarter_is_counted(self) -> None:
        state = counting(4, effects=[("queen", 1)])
        go_on(state)
        assert card("queen") in state.public.discard and not state.public.effects


class TestSoldier:
    def test_marks_one_of_the_two_just_placed_which_counts_5(self) -> None:
        state = after(holding(placing(), 0, "soldier"), put(0, "1 port", is_up=False), put(4, "1 palace"))
        assert state.public.task == ASK and len(plays(state, "soldier")) == 2
        state = after(state, use("soldier", tag(state, "1 port")))
        marked = state.public.brokers[0]
        assert marked.marked and marked.value is None  # a face-down one stays down: a ruling

    def test_the_mark_stays_when_the_herald_moves_the_broker_and_counts_in_the_market(self) -> None:
        state = counting(4, {"1 port": [(0, 0)], "row 1 blue": [(1, 4)]})
        state.public.brokers = (
            state.public.brokers[0].__class__(0, 0, Seat(0), at("1 port"), None, marked=True),
            *state.public.brokers[1:],
        )
        state = before_counting(state, "herald")
        state = after(state, use("herald", 0, at("row 1 red")))
        assert state.public.gems[0][BLUE] == 1  # the gem of row 1: 5 against 4


class TestMagician:
    def test_swaps_two_own_brokers_each_keeps_its_facing_without_a_market_point(self) -> None:
        """The point is a ruling."""
        state = after(holding(placing(), 0, "magician"), put(4, "1 port", is_up=False), put(1, "row 1 blue"))
        first, second = tag(state, "1 port"), tag(state, "row 1 blue")
        assert plays(state, "magician") == [(first, second)]
        state = after(state, use("magician", first, second))
        assert tag(state, "row 1 blue") == first and tag(state, "1 port") == second
        assert state.public.points[0] == 1
        assert [broker.value for broker in state.public.brokers[:2]] == [None, 1]

    def test_may_follow_the_same_pair_as_the_soldier(self) -> None:
        state = after(holding(placing(), 0, "magician", "soldier"), put(4, "1 port", is_up=False), put(1, "2 port"))
        state = after(state, use("soldier", 0), use("magician", 0, 1))
        assert state.public.brokers[0].marked and state.public.brokers[0].place == at("2 port")

    def test_with_the_kings_favour_one_may_be_ones_own_throne_broker(self) -> None:
        """The one coming out stays face down, the one going in is turned down: a ruling."""
        state = holding(placing(3, favour=True), 0, "magician")
        state.public.throne, state.hidden = ((90,), (91,), ()), ((90, 4), (91, 4))
        state = after(state, put(1, "1 port"), put(0, "2 port", is_up=False))
        assert (tag(state, "1 port"), 90) in plays(state, "magician")
        assert not any(91 in targets for targets in plays(state, "magician"))
        going = tag(state, "1 port")
        state = after(state, use("magician", going, 90))
        assert state.public.throne[0] == (going,) and dict(state.hidden)[going] == 1
        assert tag(state, "1 port") == 90 and state.public.brokers[0].value is None


# ---------------------------------------------------------------------- the start of counting
def test_the_captain_swaps_two_ships_in_the_ports() -> None:
    state = counting(4)
    state.public.ships = ((BLUE, GREEN, YELLOW), (GREEN, YELLOW, RED), None, None)
    state.public.cargo = ((BLUE, BLUE, GREEN, YELLOW), (GREEN, GREEN, YELLOW, RED), (), ())
    state = after(before_counting(state, "captain"), use("captain", 0, 1))
    assert state.public.ships[0] == (1, 2, 3) and state.public.cargo[1] == (0, 0, 1, 2)


class TestHerald:
    def test_moves_one_own_broker_facing_kept_into_the_market_for_a_point(self) -> None:
        state = before_counting(counting(4, {"1 port": [(0, 3)], "row 1 blue": [(1, 2)]}), "herald")
        assert (0, at("row 1 blue")) not in plays(state, "herald")
        state, told = play(state, use("herald", 0, at("row 1 red")))
        assert state.public.points[0] == 1 and events(told, CardPlayed)[0].point == 1

    def test_within_the_market_for_none(self) -> None:
        state = before_counting(counting(4, {"row 1 blue": [(0, 2)]}), "herald")
        assert after(state, use("herald", 0, at("row 1 red"))).public.points[0] == 0

    def test_not_a_neutral_or_foreign_one(self) -> None:
        state = before_counting(counting(2, {"1 port": [(0, 3), (1, 3), (2, 3)]}), "herald")
        assert {targets[0] for targets in plays(state, "herald")} == {0}


def test_the_intriguer_and_the_merchant_work_for_the_whole_phase() -> None:
    state = before_counting(
        counting(4, {"1 commerce": [(0, 2), (1, 2)]}, front=((0,), (4,), (), ())), "intriguer", "merchant"
    )
    state = after(state, use("intriguer"), use("merchant"))
    assert state.public.points[:2] == (5, 0)


def test_the_intriguer_wins_against_the_neutral_player() -> None:
    state = before_counting(counting(2, {"1 commerce": [(0, 2), (2, 2)]}), "intriguer")
    assert after(state, use("intriguer")).public.points == (3, 0, 0)


# ---------------------------------------------------------------------- the end of counting
def ending(*names: str) -> State:
    state = counting(4)
    state.public.gems = ((1, 0, 0, 0, 1), *state.public.gems[1:])
    state.public.agenda = (EndTurn(),)
    return before_counting(state, *names, window=Window.END_COUNTING)


def test_the_alchemist_changes_one_own_gem_black_included_into_one_of_the_four_colours() -> None:
    """Black is a ruling."""
    state = ending("alchemist")
    changes = [(BLUE, 1), (BLUE, 2), (BLUE, 3), *((BLACK, colour) for colour in range(4))]
    assert plays(state, "alchemist") == [(), *changes]
    assert after(state, use("alchemist", BLACK, RED)).public.gems[0] == (1, 0, 0, 1, 0)


def test_the_alchemist_may_leave_the_gems_alone_but_the_card_goes_either_way() -> None:
    state = after(ending("alchemist"), use("alchemist"))
    assert state.public.gems[0] == (1, 0, 0, 0, 1) and card("alchemist") in state.public.discard


def test_the_banker_moves_one_quotation_up_and_a_different_one_down() -> None:
    state = ending("banker")
    assert len(plays(state, "banker")) == 12
    assert after(state, use("banker", GREEN, RED)).public.quotes == (8, 9, 8, 7)


def test_the_banker_makes_no_move_without_effect() -> None:
    """A ruling."""
    state = counting(4)
    state.public.quotes, state.public.agenda = (15, 8, 8, 1), (EndTurn(),)
    state = before_counting(state, "banker", window=Window.END_COUNTING)
    assert not any(up == BLUE or fall == RED for up, fall in plays(state, "banker"))


def test_the_jeweler_takes_two_gems_of_choice_alike_or_not() -> None:
    state = ending("jeweler")
    assert len(plays(state, "jeweler")) == 10
    assert after(state, use("jeweler", YELLOW, YELLOW)).public.gems[0] == (1, 0, 2, 0, 1)


def test_used_cards_are_discarded() -> None:
    state = ending("banker", "jeweler")
    moves: list[Move] = [use("jeweler", 0, 0), use("banker", 0, 1)]
    state = after(state, *moves)
    assert {card("banker"), card("jeweler")} <= set(state.public.discard) and state.public.hand_sizes[0] == 0


def test_a_market_square_that_is_left_is_free_again() -> None:
    state = before_counting(counting(4, {"row 1 blue": [(0, 2)], "1 port": [(0, 3)]}), "herald")
    assert is_market(at("row 1 blue"))
    assert (1, at("row 1 blue")) not in plays(state, "herald")
