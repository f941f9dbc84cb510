"""What the computer players of the tile game know, reckon and say."""

import json
import random
from collections.abc import Iterator
from importlib.resources import files

import pytest

from game.ai.dice import SeededDice
from game.ai.linear import Weights
from game.boxes.alhambra.brain import BRAIN, GUIDE
from game.boxes.alhambra.brain.features import NAMES, features, group
from game.boxes.alhambra.brain.grounds import GROUNDS_NAMES, best_cells, grounds, next_points
from game.boxes.alhambra.brain.policy import Outlook, considered
from game.boxes.alhambra.rules import RULES
from game.boxes.alhambra.rules import moves as mv
from game.boxes.alhambra.rules.board import START, STEPS, Board, cell, cells_for, placed
from game.boxes.alhambra.rules.legal import offers, price_of
from game.boxes.alhambra.rules.moves import Move, Task
from game.boxes.alhambra.rules.scoring import wall
from game.boxes.alhambra.rules.state import State
from game.boxes.alhambra.rules.tiles import BAZAARS, CAMPS, FEATHER, SIDES, WALLS
from game.boxes.alhambra_family.brain.reading import TRADE_NAMES, trade
from game.boxes.alhambra_family.rules.components import BUILDINGS, total, worth
from game.boxes.alhambra_family.rules.payment import cheapest
from game.boxes.alhambra_family.rules.taking import TakeMoney
from game.core.rules import Seat, no_listener
from tests.ai.positions import positions as random_positions
from tests.boxes.alhambra.boards import EVERYTHING, grown
from tests.boxes.alhambra.positions import MODULES, options

ME = Seat(0)


def positions(seats: int, seed: int, every: int = 1) -> Iterator[tuple[State, Seat]]:
    return random_positions("alhambra", seats, seed, every, dict.fromkeys(MODULES, True))


# ---------------------------------------------------------------------- what is worth a thought
@pytest.mark.parametrize("seats", [2, 4])
def test_what_is_worth_a_thought_is_legal_and_every_tile_is_bought_as_cheaply_as_it_goes(seats: int) -> None:
    """It is never nothing."""
    for state, seat in positions(seats, seed=45, every=8):
        legal = RULES.legal(state, seat)
        kept = BRAIN.prune(state, seat, legal)
        assert kept and set(kept) <= set(legal) and len(kept) == len(set(kept))
        least, thought = (
            {tile: min(total(move.cards) for move in moves if isinstance(move, mv.Buy) and move.tile == tile)
             for tile in {move.tile for move in moves if isinstance(move, mv.Buy)}}
            for moves in (legal, kept)
        )  # fmt: skip
        assert thought == least


def test_a_waiting_tile_can_go_to_its_best_cell_to_the_reserve_or_to_dirk() -> None:
    waiting = [found for found in positions(2, seed=47) if found[0].task == Task.PLACE]
    assert waiting
    for state, seat in waiting:
        kept, board = BRAIN.prune(state, seat, RULES.legal(state, seat)), state.boards[seat]
        assert sum(isinstance(move, mv.Reserve) for move in kept) == 1
        assert sum(isinstance(move, mv.Give) for move in kept) == (not state.is_ending)
        places = [move for move in kept if isinstance(move, mv.Place)]
        assert bool(places) == any(cells_for(board, tile) for tile in state.waiting)
        for move in places[:1]:
            assert best_cells(board, move.tile)[0][1] in {other.cell for other in places}


def test_no_tile_is_stored_without_a_reason() -> None:
    """An Alhambra of few tiles is worth no less with them."""
    state, seat = next(positions(2, seed=48))
    state.boards[seat] = placed(START, cell(1, 0), 6)
    legal = RULES.legal(state, seat)
    assert mv.Store(cell(1, 0)) in legal
    assert not any(isinstance(move, mv.Store) for move in BRAIN.prune(state, seat, legal))


# ---------------------------------------------------------------------- what is read from a position
def number(board: Board, name: str) -> float:
    return dict(zip(GROUNDS_NAMES, grounds(board).numbers, strict=True))[name]


def test_grounds_are_what_is_counted_cell_by_cell_and_side_by_side() -> None:
    for board in list(grown(random.Random(5), EVERYTHING, 40))[::3]:
        tiles, homes = dict(board), [len(cells_for(board, building)) for building in BUILDINGS]
        sides = [(where + STEPS[side], tile) for where, tile in board for side in SIDES if WALLS[tile] >> side & 1]
        outer = sum(tiles.get(beside, CAMPS[0]) in CAMPS for beside, _ in sides)
        assert number(board, "outer") == outer - wall(board)
        assert number(board, "cells") == sum(homes) / len(BUILDINGS)
        assert number(board, "fits_in") == sum(map(bool, homes)) / len(BUILDINGS)
        homeless = [tile for tile in (*BUILDINGS, *BAZAARS) if not cells_for(board, tile)]
        assert grounds(board).homeless == sum(1 << tile for tile in homeless)


def test_grounds_tell_walls_cells_and_the_room_around_bazaars_and_the_best_cell_makes_the_best_site() -> None:
    """The pavilion of price 2 is walled but in the south (section 5); bazaars have eight neighbours (8.3)."""
    assert [number(START, name) for name in ("wall", "fits_in", "tiles")] == [0, 1.0, 0]
    pavilion = placed(START, cell(0, -1), 0)
    assert (number(pavilion, "wall"), number(pavilion, "outer"), grounds(pavilion).counts[0]) == (3, 0, 1)
    bazaar = placed(pavilion, cell(1, 0), BAZAARS[0])
    assert grounds(bazaar).room == 8 - 2 and number(bazaar, "outer") == 0
    for tile in (1, 3, 9, 15):
        worth, best = best_cells(pavilion, tile)[0]
        sites = {where: grounds(placed(pavilion, where, tile)).site for where in cells_for(pavilion, tile)}
        assert sites[best] == max(sites.values()) == pytest.approx(grounds(pavilion).site + worth)


@pytest.mark.parametrize("seats", [2, 4])
def test_what_trade_promises_is_what_the_hands_can_pay(seats: int) -> None:
    """By offer and seat, worked out one by one; what nobody can pay may as well not be offered."""
    for state, seat in positions(seats, seed=3, every=9):
        on_sale = list(offers(state.squares, state.beside))
        given = [([float(tile % 7)] * seats, coin, price) for tile, coin, price in on_sale]
        found = dict(zip(TRADE_NAMES, trade(state.hands, given, state.display, seat, 0.5), strict=True))
        exact, able = ({who: [0.0] for who in range(seats)} for _ in range(2))
        for tile, coin, price in on_sale:
            for who, hand in enumerate(state.hands):
                if worth(hand, coin) >= price:
                    able[who].append(tile % 7)
                    exact[who] += [float(tile % 7)] * (total(cheapest(hand, coin, price)) == price)
        rest = [who for who in range(seats) if who != seat]
        assert (found["best_exact"], found["best_payable"]) == (max(exact[seat]), max(able[seat]))
        assert (found["sum_exact"], found["sum_payable"]) == (sum(exact[seat]), sum(able[seat]))
        assert found["next_exact"] == max(exact[(seat + 1) % seats])
        assert found["others_payable"] == pytest.approx(sum(max(able[who]) for who in rest) / len(rest))
        assert found["other_total"] == pytest.approx(sum(total(state.hands[who]) for who in rest) / len(rest))


def test_a_falcon_more_pays_more_each_time() -> None:
    """Falcons of one feather pay 2, 6, 12, 20, 30 (section 8.4)."""
    black = [falcon for falcon, feather in enumerate(FEATHER) if feather == 0]
    found = [next_points(tuple(enumerate(black[:count])))[0] for count in range(6)]
    assert found == [2, 4, 6, 8, 10, 0]


# ---------------------------------------------------------------------- what a policy reckons
WEIGHTS: Weights = json.loads((files("game.boxes.alhambra.brain") / "weights.json").read_text("utf-8"))
PLACING = (
    *(f"{what}_{letter}" for what in ("now", "up", "down") for letter in "abc"),
    *("safe", "ahead", "soon_lead", "left_lead", "soon_wall", "left_wall", "left_fits_in", "left_room"),
    *(*GROUNDS_NAMES, "soon_modules", "left_modules"),
)
MONEY = (
    *("total", "reach", "fits", "cards", "total_left", "reach_left", "fits_left", "richest_late"),
    *("best_exact", "best_payable", "sum_exact", "sum_payable", "best_unrivalled"),
)


def named(state: State) -> dict[str, float]:
    return dict(zip(NAMES, WEIGHTS[group(state)], strict=True))


def reckoned(state: State, seat: Seat, parts: tuple[str, ...]) -> float:
    """Returns some parts of the learned value."""
    read = dict(zip(NAMES, features(state, seat), strict=True))
    return sum(named(state)[name] * read[name] for name in parts)


def played(seats: int, seed: int, *modules: str) -> Iterator[tuple[State, Seat]]:
    """Yields the decisions of a game that everybody plays by the policy, but for some random moves."""
    dice = SeededDice(seed)
    state = RULES.setup(seats, options(*modules), dice)
    while acting := RULES.to_act(state):
        seat = min(acting)
        yield state, seat
        is_random = dice.pick((True, False), (1, 9))
        move = RULES.sample(state, seat, dice) if is_random else GUIDE.policy(state, seat)[0]
        RULES.apply(state, seat, move, dice, no_listener)


def test_whatever_it_considers_is_legal() -> None:
    tasks = set()
    for seed, seats in enumerate((2, 2, 4)):
        for state, seat in played(seats, seed, *MODULES):
            moves = [move for _, move in considered(state, seat, named(state))]
            assert moves and all(RULES.accepts(state, seat, move) for move in moves)
            tasks.add(state.task)
    assert tasks >= {Task.ACT, Task.AGAIN, Task.PLACE, Task.INVITE, Task.FLY, Task.PAY}


def test_who_can_neither_take_money_nor_buy_still_moves() -> None:
    hopeless = 0
    for state, seat in played(3, seed=1):
        if state.task != Task.ACT or state.reserves[seat]:
            continue
        poor, rich = state.copy(), (seat + 1) % 3
        open_money = tuple(card for card in state.display if card is not None)
        poor.hands[rich], poor.hands[seat] = (*state.hands[rich], *open_money, *state.hands[seat]), ()
        poor.display = [None] * len(state.display)
        if legal := RULES.legal(poor, seat):
            assert all(isinstance(move, mv.Store) for move in legal)
            assert GUIDE.policy(poor, seat)[0] in legal
            hopeless += 1
    assert hopeless, "an Alhambra from which a tile can be taken"


@pytest.mark.parametrize("seats", [2, 4])
def test_a_placed_tile_adds_what_the_learned_value_says(seats: int) -> None:
    kinds: set[type[Move]] = set()
    for state, seat in played(seats, 5, *MODULES):
        if state.task != Task.PLACE or len(state.waiting) > 1 or state.receivers:
            continue
        before = state.copy()
        before.waiting = ()
        for added, move in considered(state, seat, named(state)):
            kinds.add(type(move))
            after = before.copy()
            if isinstance(move, mv.Place):
                after.boards[seat] = Board.read((*state.boards[seat], (move.cell, move.tile)))
            elif isinstance(move, mv.Give):
                after.third = tuple(sorted((*state.third, move.tile)))
            else:
                continue
            assert added == pytest.approx(reckoned(after, seat, PLACING) - reckoned(before, seat, PLACING))
    assert kinds == {mv.Place, mv.Reserve} | ({mv.Give} if seats == 2 else set())


@pytest.mark.parametrize("seats", [2, 4])
def test_money_adds_what_the_learned_value_says(seats: int) -> None:
    """What is taken by itself; what is paid together with the tile, which leaves the market."""
    compared: list[type[Move]] = []
    for state, seat in played(seats, seed=6):
        if state.task not in (Task.ACT, Task.AGAIN):
            continue
        outlook = Outlook(state, seat, named(state), state.waiting)
        for added, move in considered(state, seat, named(state)):
            after = state.copy()
            if isinstance(move, TakeMoney):
                after.hands[seat] = tuple(sorted((*state.hands[seat], *move.cards)))
            elif isinstance(move, mv.Buy) and move.tile in state.squares:
                after.hands[seat] = tuple(card for card in state.hands[seat] if card not in move.cards)
                after.squares[state.squares.index(move.tile)] = None
                added -= outlook.kept(move.tile) + outlook.again * (total(move.cards) == price_of(state, move.tile))
            else:
                continue
            assert added == pytest.approx(reckoned(after, seat, MONEY) - reckoned(state, seat, MONEY))
            compared.append(type(move))
    assert compared.count(mv.Buy) > 20 and compared.count(TakeMoney) > 100
