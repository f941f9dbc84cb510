"""Counting: quarter by quarter gems of the ships, port, commercial area and palace; then the market (3, 7)."""

from collections.abc import Container
from functools import cache

from game.boxes.ys.rules import characters, steps
from game.boxes.ys.rules import events as ev
from game.boxes.ys.rules.components import (
    BLACK,
    COMMERCE,
    GIFT,
    MARKET,
    PALACE,
    PORT,
    STEPS,
    WHITE,
    AreaKind,
    Card,
    Gem,
    Window,
    area,
    areas_of,
    squares_of,
)
from game.boxes.ys.rules.moves import ChooseColour, MoveQuote, NextColumn, TakeGem
from game.boxes.ys.rules.ranking import column_decider, column_totals, ranked_columns, ranking, totals, winner
from game.boxes.ys.rules.state import State
from game.boxes.ys.rules.view import Public, dearest, give_gem, move_quote, score, within, without
from game.core.chance import Chance
from game.core.rules import PAUSE, Emit, Seat, no_listener
from game.core.values import put

Looks = tuple[tuple[int, int], ...]
GEMS_BY_RANK = {4: (2, 1, 1), 3: (2, 1, 0), 2: (2, 1, 0)}
"""How many gems the first, second and third of a quarter pick, by number of players (3, 7)."""


def begin(state: State, step: steps.BeginCounting, chance: Chance, emit: Emit) -> bool:
    """Sets out the counting: the quarters in order, then the market."""
    state.public.task = steps.LOOK  # what comes before the counting, whatever was asked last
    emit(PAUSE)
    state.public.agenda = (*map(steps.CountQuarter, state.public.quarters), steps.CountMarket())
    return False


def reveal(state: State, places: range, emit: Emit) -> None:
    """Turns face-down brokers up in some places."""
    public = state.public
    turned = [(i, one) for i, one in enumerate(public.brokers) if one.value is None and one.place in places]
    if not turned:
        return
    brokers, hidden, values = list(public.brokers), dict(state.hidden), list[tuple[int, int]]()
    for i, broker in turned:
        value = hidden.pop(broker.tag)
        brokers[i] = broker.revealed(value)
        values.append((broker.tag, value))
    public.brokers, state.hidden = tuple(brokers), tuple(hidden.items())
    state.known = _of_hidden(state.known, hidden)
    state.seen = _of_hidden(state.seen, hidden)
    if emit is not no_listener:
        emit(ev.Revealed(tuple(sorted(values))))


def _of_hidden(looks: Looks, hidden: Container[int]) -> Looks:
    """Returns who looked at which brokers, of those that are hidden still."""
    return tuple([look for look in looks if look[1] in hidden]) if looks else looks


def count_quarter(state: State, step: steps.CountQuarter, chance: Chance, emit: Emit) -> bool:
    """Reveals a quarter and ranks who is there; sets out who picks gems, the areas, and the way home."""
    public, quarter = state.public, step.quarter
    reveal(state, areas_of(quarter), emit)
    first, last = area(quarter, PORT), area(quarter, PALACE)
    overall = totals(public, [broker for broker in public.brokers if first <= broker.place <= last])
    ranked = ranking(public, overall)
    if emit is not no_listener:
        areas = tuple(_area_totals(public, place) for place in areas_of(quarter))
        emit(ev.QuarterCounted(quarter, areas, overall, ranked))
    public.agenda = (*_course(quarter, ranked, public.seats), *public.agenda)
    return False


@cache
def _course(quarter: int, ranked: tuple[int, ...], seats: int) -> tuple[steps.Step, ...]:
    """Returns who picks gems in a quarter, then its areas, then the way home; takes the parties there, best first."""
    shares = zip(ranked, GEMS_BY_RANK[seats], strict=False)
    gems = (steps.PickGem(party, quarter) for party, number in shares for _ in range(number))
    return (*gems, *(steps.CountArea(quarter, kind) for kind in AreaKind), steps.SendHome(quarter))


# ---------------------------------------------------------------------- gems of the ship
def offer_gem(state: State, step: steps.PickGem, chance: Chance, emit: Emit) -> bool:
    """Lets a party pick a gem; the neutral player takes the dearest, and the last one needs no choice (3, 7)."""
    public, party, quarter = state.public, step.party, step.quarter
    left = public.cargo[quarter]
    if not left:
        return False
    if party == public.neutral_party:
        best = dearest(public)
        order = [WHITE, *best]  # a white one becomes the dearest colour at once
        taken = min(left, key=order.index)
        _take(public, party, quarter, taken, best[0] if taken == WHITE else taken, emit)
        return False
    if len(left) == 1 and left[0] != WHITE:
        _take(public, party, quarter, left[0], left[0], emit)
        return False
    public.task, public.acting = steps.GEM, Seat(party)
    return True


def take_gem(state: State, seat: Seat, move: TakeGem, emit: Emit) -> None:
    """Takes a gem of the ship in the quarter that is counted."""
    public = state.public
    quarter = public.picked_from
    public.agenda = public.agenda[1:]
    _take(public, seat, quarter, move.gem, move.colour, emit)
    emit(PAUSE)


def _take(public: Public, party: int, quarter: int, taken: Gem, colour: Gem, emit: Emit) -> None:
    public.cargo = put(public.cargo, quarter, without(public.cargo[quarter], taken))
    give_gem(public, party, colour)
    if emit is not no_listener:
        emit(ev.GemTaken(party, quarter, taken, colour))


# ---------------------------------------------------------------------- areas
def _area_totals(public: Public, place: int) -> ev.Totals:
    return totals(public, [broker for broker in public.brokers if broker.place == place])


def count_area(state: State, step: steps.CountArea, chance: Chance, emit: Emit) -> bool:
    """Gives the winner of an area its reward: a black gem, points, or the character."""
    public, quarter, kind = state.public, step.quarter, step.kind
    of = _area_totals(public, area(quarter, kind))
    won = winner(public, of)
    points, card = 0, None
    if kind == COMMERCE:
        points = characters.commerce_points(public)
    elif kind == PALACE:
        card = public.shown[quarter]
        public.shown = put(public.shown, quarter, None)
    if emit is not no_listener:
        emit(ev.AreaWon(quarter, kind, of, won, points if won is not None else 0, card))
    if won is None:
        if card is not None:
            public.discard = within(public.discard, card)
    elif kind == PORT:
        give_gem(public, won, BLACK)
    elif kind == COMMERCE:
        score(public, won, points)
    elif card is not None:
        _win_card(state, won, card, emit)
    return False


def _win_card(state: State, party: int, card: Card, emit: Emit) -> None:
    """Gives a party a character: most can be played from the next turn on (6)."""
    public = state.public
    if card in characters.AT_ONCE:
        characters.pay_at_once(public, party, card, emit)
    elif party == public.neutral_party:
        characters.exchange_card(public, party, card, emit)
    elif card == GIFT:
        characters.offer_gift(public, Seat(party))
    else:
        state.won = put(state.won, party, within(state.won[party], card))
        public.fresh = put(public.fresh, party, public.fresh[party] + 1)


def send_home(state: State, step: steps.SendHome, chance: Chance, emit: Emit) -> bool:
    """Sends the brokers of a counted quarter home; a Queen there has done her work (6)."""
    public, quarter = state.public, step.quarter
    first, last = area(quarter, PORT), area(quarter, PALACE)
    home = [broker for broker in public.brokers if first <= broker.place <= last]
    if home:
        public.brokers = tuple([broker for broker in public.brokers if not first <= broker.place <= last])
        public.counted += tuple(home)
    if characters.frozen(public) == quarter:
        characters.lapse(public, characters.Until.COUNTED)
    return False


COLUMN_STEPS = (2, 1, -1, -2)
"""What the first to the last column move on the quotation (3)."""


def begin_market(state: State, step: steps.CountMarket, chance: Chance, emit: Emit) -> bool:
    """Reveals the market and sets out its counting, then the last window of the turn."""
    public = state.public
    reveal(state, MARKET, emit)
    public.ranked = ()
    public.agenda = _market_course(public.rows, public.in_order(), public.variants.favour)
    return False


@cache
def _market_course(rows: range, order: tuple[Seat, ...], has_favour: bool) -> tuple[steps.Step, ...]:
    """Returns the counting of the market, and what the turn ends with."""
    return (
        *map(steps.CountRow, rows),
        steps.RankColumns(told=0),
        steps.FindBestBidder(),
        *(steps.AskForCards(seat, Window.END_COUNTING) for seat in order),
        *([steps.CollectFavours()] if has_favour else []),
        steps.EndTurn(),
    )


# ---------------------------------------------------------------------- rows
def count_row(state: State, step: steps.CountRow, chance: Chance, emit: Emit) -> bool:
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
    emit(ev.RowWon(row, gem, of, won, colour if won is not None else None))
    if won is None:
        return False
    if colour is None:
        public.agenda = (steps.ChooseWhite(Seat(won)), *public.agenda)
    else:
        give_gem(public, won, colour)
    return False


def choose_colour(state: State, seat: Seat, move: ChooseColour, emit: Emit) -> None:
    """Changes the white gem of a row."""
    state.public.agenda = state.public.agenda[1:]
    give_gem(state.public, seat, move.colour)
    emit(ev.ColourChosen(seat, move.colour))


# ---------------------------------------------------------------------- columns
def rank_columns(state: State, step: steps.RankColumns, chance: Chance, emit: Emit) -> bool:
    """Puts the columns in order; tied ones as somebody decides, the highest tied group first."""
    public = state.public
    if not step.told:
        if emit is not no_listener:
            emit(ev.ColumnsCounted(*column_totals(public)))
        public.agenda = (steps.RankColumns(told=1), *public.agenda)
        return False
    ranked, tied = ranked_columns(public)
    public.ranked = tuple(ranked)
    if tied:
        public.task, public.acting = steps.COLUMN, column_decider(public)
        return True
    before = public.quotes
    for column, change in zip(public.ranked, COLUMN_STEPS, strict=True):
        move_quote(public, column, change)
    emit(ev.ColumnsRanked(public.ranked, before, public.quotes))
    return False


def put_column(state: State, seat: Seat, move: NextColumn, emit: Emit) -> None:
    """Puts one of the tied columns next."""
    state.public.ranked = (*state.public.ranked, move.column)
    emit(ev.ColumnPut(seat, move.column))
    emit(PAUSE)


# ---------------------------------------------------------------------- best bidder
def find_best_bidder(state: State, step: steps.FindBestBidder, chance: Chance, emit: Emit) -> bool:
    """Finds the highest own total of the market; the neutral player raises the colour it owns most of (3, 7)."""
    public = state.public
    of = totals(public, [broker for broker in public.brokers if broker.place in MARKET])
    won = winner(public, of)
    emit(ev.BestBidder(of, won))
    if won is None:
        return False
    if won == public.neutral_party:
        _raise(public, won, emit)
    else:
        public.agenda = (steps.AwaitQuote(Seat(won)), *public.agenda)
    return False


def _raise(public: Public, party: int, emit: Emit) -> None:
    owned = public.gems[party]
    rising = [colour for colour in range(4) if public.quotes[colour] < STEPS]
    colour = min(rising, key=lambda colour: (-owned[colour], colour))
    move_quote(public, colour, 1)
    emit(ev.QuoteMoved(party, colour, 1))


def best_bid(state: State, seat: Seat, move: MoveQuote, emit: Emit) -> None:
    """Moves a quotation by 1."""
    state.public.agenda = state.public.agenda[1:]
    move_quote(state.public, move.column, move.step)
    emit(ev.QuoteMoved(seat, move.column, move.step))
    emit(PAUSE)
