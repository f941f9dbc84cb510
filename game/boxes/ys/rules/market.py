"""Counting the market: rows, columns, the best bidder (3, 7)."""

from functools import cache

from game.boxes.ys.rules.board import MARKET, STEPS, squares_of
from game.boxes.ys.rules.cards import Window
from game.boxes.ys.rules.change import dearest, give_gem, move_quote, put
from game.boxes.ys.rules.counting import reveal
from game.boxes.ys.rules.events import (
    BestBidder,
    ColourChosen,
    ColumnPut,
    ColumnsCounted,
    ColumnsRanked,
    QuoteMoved,
    RowWon,
)
from game.boxes.ys.rules.gems import WHITE, Gem
from game.boxes.ys.rules.moves import ChooseColour, MoveQuote, NextColumn
from game.boxes.ys.rules.public import Public
from game.boxes.ys.rules.ranking import column_decider, column_totals, ranked_columns, totals, winner
from game.boxes.ys.rules.state import State
from game.boxes.ys.rules.steps import (
    AskForCards,
    AwaitQuote,
    ChooseWhite,
    CollectFavours,
    CountMarket,
    CountRow,
    EndTurn,
    FindBestBidder,
    RankColumns,
    Step,
)
from game.boxes.ys.rules.tasks import COLUMN
from game.core.chance import Chance
from game.core.rules import Emit, Seat, no_listener

COLUMN_STEPS = (2, 1, -1, -2)
"""What the first to the last column move on the quotation (3)."""


def begin(state: State, step: CountMarket, chance: Chance, emit: Emit) -> bool:
    """Reveals the market and sets out its counting, then the last window of the turn."""
    public = state.public
    reveal(state, MARKET, emit)
    public.ranked = ()
    public.agenda = _course(public.rows, public.in_order(), public.variants.favour)
    return False


@cache
def _course(rows: range, order: tuple[Seat, ...], has_favour: bool) -> tuple[Step, ...]:
    """Returns the counting of the market, and what the turn ends with."""
    return (
        *map(CountRow, rows),
        RankColumns(told=0),
        FindBestBidder(),
        *(AskForCards(seat, Window.END_COUNTING) for seat in order),
        *([CollectFavours()] if has_favour else []),
        EndTurn(),
    )


# ---------------------------------------------------------------------- rows
def count_row(state: State, step: CountRow, chance: Chance, emit: Emit) -> bool:
    """Gives a row's gem to the highest own total there; a white one is changed at once."""
    public, row = state.public, step.row
    gem = public.stalls[row]
    assert gem is not None
    squares = squares_of(row)
    of = totals(public, [broker for broker in public.brokers if broker.place in squares])
    won = winner(public, of)
    public.stalls = put(public.stalls, row, None)
    colour: Gem | None = gem
    if gem == WHITE:
        colour = dearest(public)[0] if won == public.neutral_party else None
    emit(RowWon(row, gem, of, won, colour if won is not None else None))
    if won is None:
        return False
    if colour is None:
        public.agenda = (ChooseWhite(Seat(won)), *public.agenda)
    else:
        give_gem(public, won, colour)
    return False


def choose_colour(state: State, seat: Seat, move: ChooseColour, emit: Emit) -> None:
    """Changes the white gem of a row."""
    state.public.agenda = state.public.agenda[1:]
    give_gem(state.public, seat, move.colour)
    emit(ColourChosen(seat, move.colour))


# ---------------------------------------------------------------------- columns
def rank_columns(state: State, step: RankColumns, chance: Chance, emit: Emit) -> bool:
    """Puts the columns in order; tied ones as somebody decides, the highest tied group first."""
    public = state.public
    if not step.told:
        if emit is not no_listener:
            emit(ColumnsCounted(*column_totals(public)))
        public.agenda = (RankColumns(told=1), *public.agenda)
        return False
    ranked, tied = ranked_columns(public)
    public.ranked = tuple(ranked)
    if tied:
        public.task, public.acting = COLUMN, column_decider(public)
        return True
    before = public.quotes
    for column, steps in zip(public.ranked, COLUMN_STEPS, strict=True):
        move_quote(public, column, steps)
    emit(ColumnsRanked(public.ranked, before, public.quotes))
    return False


def put_column(state: State, seat: Seat, move: NextColumn, emit: Emit) -> None:
    """Puts one of the tied columns next."""
    state.public.ranked = (*state.public.ranked, move.column)
    emit(ColumnPut(seat, move.column))


# ---------------------------------------------------------------------- best bidder
def find_best_bidder(state: State, step: FindBestBidder, chance: Chance, emit: Emit) -> bool:
    """Finds the highest own total of the market; the neutral player raises the colour it owns most of (3, 7)."""
    public = state.public
    of = totals(public, [broker for broker in public.brokers if broker.place in MARKET])
    won = winner(public, of)
    emit(BestBidder(of, won))
    if won is None:
        return False
    if won == public.neutral_party:
        _raise(public, won, emit)
    else:
        public.agenda = (AwaitQuote(Seat(won)), *public.agenda)
    return False


def _raise(public: Public, party: int, emit: Emit) -> None:
    owned = public.gems[party]
    rising = [colour for colour in range(4) if public.quotes[colour] < STEPS]
    colour = min(rising, key=lambda colour: (-owned[colour], colour))
    move_quote(public, colour, 1)
    emit(QuoteMoved(party, colour, 1))


def best_bid(state: State, seat: Seat, move: MoveQuote, emit: Emit) -> None:
    """Moves a quotation by 1."""
    state.public.agenda = state.public.agenda[1:]
    move_quote(state.public, move.column, move.step)
    emit(QuoteMoved(seat, move.column, move.step))
