"""What every party may expect at the end, in points: what it has, and what this turn's counting may bring it."""

from functools import lru_cache
from itertools import accumulate, pairwise

from game.boxes.ys.brain.contests import Prizes, Standing, ahead, hopes
from game.boxes.ys.brain.medals import in_hand, prize
from game.boxes.ys.brain.pace import pace
from game.boxes.ys.brain.strengths import MARKET, QUARTER, ROW, Strengths, expected
from game.boxes.ys.brain.treasures import black, parts, tops
from game.boxes.ys.rules.arrivals import LAST_TURN
from game.boxes.ys.rules.board import AREAS, PORT, area
from game.boxes.ys.rules.cards import GIFT, QUEEN, Card
from game.boxes.ys.rules.characters.at_once import AT_ONCE
from game.boxes.ys.rules.characters.merchant import commerce_points
from game.boxes.ys.rules.counting import GEMS_BY_RANK
from game.boxes.ys.rules.final import THRONE_POINTS
from game.boxes.ys.rules.gems import BLACK, WHITE
from game.boxes.ys.rules.market import COLUMN_STEPS
from game.boxes.ys.rules.ranking import before
from game.boxes.ys.rules.state import State
from game.boxes.ys.rules.steps import (
    CollectFavours,
    CountArea,
    CountMarket,
    CountQuarter,
    FindBestBidder,
    PickGem,
    RankColumns,
)
from game.core.rules import Seat

COMPONENTS = ("points", "gems", "black", "ships", "port", "commerce", "palace", "rows", "bidder", "cards", "throne")
_POINTS, _GEMS, _BLACK, _SHIPS, _PORT, _COMMERCE, _PALACE, _ROWS, _BIDDER, _CARDS, _THRONE = range(len(COMPONENTS))
_QUARTER_SHARE, _AREA_SHARE, _ROW_SHARE, _MARKET_SHARE = 0.17, 0.06, 0.1, 0.33
"""The part of the brokers to come that may come to each of these: as if two in three went evenly to four quarters of
three areas, and one in three to the market's three rows. With three quarters they are the same.
"""
_COLUMN_SPREAD = 0.3
"""The variance that each broker to come adds to the difference of two columns."""
_RAISE = 2.0
"""What it is worth to move a quotation by one."""
_THRONE_SPREAD = 4.0
"""The variance that each turn to come adds to the difference of two throne sums."""
_COLOURS = range(4)
_BY_KIND = (_PORT, _COMMERCE, _PALACE, _SHIPS)
_EVERYTHING: tuple[int, ...] = (0, 1, 2, 3)
"""What is counted in a quarter: the areas by kind, and the ship."""
_SHARES = (_AREA_SHARE, _AREA_SHARE, _AREA_SHARE, _QUARTER_SHARE)


class Projection:
    """The worth of a game for every party, by component; only what one seat may know is used."""

    def __init__(self, state: State, seat: Seat) -> None:
        """Takes a game that the seat could believe in."""
        public = self._public = state.public
        self._later = LAST_TURN - public.round
        self._is_open, self.left, self._due = pace(public)
        self.strengths = Strengths(state, seat)
        self.worth = [[0.0] * len(COMPONENTS) for _ in range(public.parties)]
        order = sorted(range(public.parties), key=lambda party: before(public, party))
        self.ties = tuple([len(order) - 1 - order.index(party) for party in range(public.parties)])
        self._hold(state, seat)
        self._count()

    # ------------------------------------------------------------------ what everybody has
    def _hold(self, state: State, seat: Seat) -> None:
        public, later = self._public, self._later
        values = self._tops()
        owned = [parts(tuple([gems[c] for gems in public.gems]), later, public.neutral_party) for c in _COLOURS]
        self._gains = tuple(
            [tuple([round(values[c] * owned[c][party][1], 1) for c in _COLOURS]) for party in range(public.parties)]
        )
        self._blacks = tuple([gems[BLACK] for gems in public.gems])
        for party, worth in enumerate(self.worth):
            worth[_POINTS] = public.points[party]
            worth[_GEMS] = sum([values[c] * owned[c][party][0] for c in _COLOURS])
            worth[_BLACK] = black(public.gems[party][BLACK], later)
        for party in range(public.seats):
            self.worth[party][_CARDS] = in_hand(state, Seat(party), seat, later)
        if public.variants.favour:
            self._throne(state, seat)

    def _tops(self) -> tuple[float, ...]:
        """Returns by colour what its first place may pay, the columns of this turn included."""
        public = self._public
        if not (self._is_open or CountMarket in self._due or RankColumns in self._due):
            return tops(public.quotes, 0.0, self._later)
        columns = self.strengths.columns
        if self._is_open and not any(column[0] for column in columns):
            return tops(public.quotes, 0.15 * sum(self.left), self._later)
        coming = _COLUMN_SPREAD * sum(self.left)
        steps = []
        for column, (number, mean, variance) in enumerate(columns):
            if column in public.ranked:
                steps.append(float(COLUMN_STEPS[public.ranked.index(column)]))
                continue
            better = float(len(public.ranked)) + sum(
                ahead(total + 0.1 * count - mean - 0.1 * number, spread + variance + coming)
                for other, (count, total, spread) in enumerate(columns)
                if other != column and other not in public.ranked
            )
            steps.append(_steps(better))
        quotes = tuple([round(quote + step, 1) for quote, step in zip(public.quotes, steps, strict=True)])
        return tops(quotes, 0.15 * sum(self.left), self._later)

    def _throne(self, state: State, seat: Seat) -> None:
        public, values = self._public, dict(state.hidden)
        variance = _THRONE_SPREAD * (self._later + (self._is_open or CollectFavours in self._due))
        sums = []
        for party in range(public.seats):
            mean, spread = expected(public, party, Seat(party))
            tags = public.throne[party]
            known = [values[tag] for tag in tags if party == seat or (seat, tag) in state.known]
            own = (state.favours[seat] or 0) if party == seat else 0
            sums.append((sum(known) + own + mean * (len(tags) - len(known)), spread * (len(tags) - len(known))))
        for party, (mean, spread) in enumerate(sums):
            better = sum(
                ahead(total - mean, variance + more + spread)
                for other, (total, more) in enumerate(sums)
                if other != party
            )
            low = min(int(better), len(THRONE_POINTS) - 2)
            pays = THRONE_POINTS[low] + (better - low) * (THRONE_POINTS[low + 1] - THRONE_POINTS[low])
            self.worth[party][_THRONE] = pays

    # ------------------------------------------------------------------ what this turn's counting may bring
    def _count(self) -> None:
        public = self._public
        for quarter, kinds in self._to_count().items():
            self._quarter(quarter, kinds)
        if PickGem in self._due:
            self._gems_left()
        regions = self.strengths.regions
        for row, gem in enumerate(public.stalls):
            if gem is not None:
                prizes = tuple([(self._gain(party, gem),) for party in range(public.parties)])
                self._add(_ROWS, hopes(regions[ROW + row], self.left, self.ties, _ROW_SHARE, prizes))
        if self._is_open or CountMarket in self._due or FindBestBidder in self._due:
            prizes = ((_RAISE,),) * public.parties
            self._add(_BIDDER, hopes(regions[MARKET], self.left, self.ties, _MARKET_SHARE, prizes))

    def _to_count(self) -> dict[int, tuple[int, ...]]:
        """Returns by quarter what is still to be counted: the areas by kind, and its ship."""
        public = self._public
        if self._is_open:
            return dict.fromkeys(public.quarters, _EVERYTHING)
        left = {step.quarter: _EVERYTHING for step in public.due(CountQuarter)}
        for step in public.due(CountArea):
            left[step.quarter] = (*left.get(step.quarter, ()), step.kind)
        return left

    def _quarter(self, quarter: int, kinds: tuple[int, ...]) -> None:
        public, regions = self._public, self.strengths.regions
        first = area(quarter, PORT)
        standings = (*regions[first : first + AREAS], regions[QUARTER + quarter])
        queen = public.effect(QUEEN)
        left = self.left
        if queen is not None and queen.number == quarter:  # closed to all others (6)
            left = tuple([more if party == queen.seat else 0 for party, more in enumerate(left)])
        prizes = _prizes(
            public.cargo[quarter],
            public.shown[quarter],
            self._gains,
            self._blacks,
            (self._later, public.neutral_party, commerce_points(public)),
        )
        for component, hoped in zip(kinds, _quarter_hopes(standings, left, self.ties, prizes, kinds), strict=True):
            self._add(_BY_KIND[component], hoped)

    def _add(self, component: int, points: tuple[float, ...]) -> None:
        for worth, more in zip(self.worth, points, strict=True):
            worth[component] += more

    def _gain(self, party: int, gem: int) -> float:
        """Returns what a gem more is worth to a party; a white one is its best colour."""
        return _gain(self._gains[party], gem)

    def _gems_left(self) -> None:
        """Shares the gems of the ship that is being counted: whoever is next takes the best."""
        left = {quarter: list(self._public.cargo[quarter]) for quarter in self._public.quarters}
        for step in self._public.due(PickGem):
            party, gems = step.party, left[step.quarter]
            if gems:
                best = max(gems, key=lambda gem: self._gain(party, gem))
                gems.remove(best)
                self.worth[party][_SHIPS] += self._gain(party, best)


def _gain(gains: tuple[float, ...], gem: int) -> float:
    return max(gains) if gem == WHITE else gains[gem]


@lru_cache(maxsize=1 << 13)
def _quarter_hopes(
    standings: tuple[tuple[Standing, ...], ...],
    left: tuple[int, ...],
    ties: tuple[int, ...],
    prizes: tuple[Prizes, ...],
    kinds: tuple[int, ...],
) -> list[tuple[float, ...]]:
    """Returns what the parties may expect of the areas of a quarter and of its ship, as far as they are asked for."""
    return [hopes(standings[kind], left, ties, _SHARES[kind], prizes[kind]) for kind in kinds]


@lru_cache(maxsize=1 << 12)
def _prizes(
    cargo: tuple[int, ...],
    card: Card | None,
    gains: tuple[tuple[float, ...], ...],
    blacks: tuple[int, ...],
    game: tuple[int, int | None, int],
) -> tuple[Prizes, ...]:
    """Returns what it is worth to each party to win each area of a quarter, and the places of its ship.

    `game` are the turns to come, the neutral party, and what a commercial area pays.
    """
    later, neutral, commerce = game
    return (
        tuple([(black(number + 1, later) - black(number, later),) for number in blacks]),
        ((commerce,),) * len(gains),
        tuple([(_card(card, row, later, is_neutral=party == neutral),) for party, row in enumerate(gains)]),
        tuple([_picks(cargo, row, GEMS_BY_RANK[len(gains)]) for row in gains]),
    )


def _card(card: Card | None, gains: tuple[float, ...], later: int, *, is_neutral: bool) -> float:
    """Returns what it is worth to win a palace: the neutral player takes a gem for most cards (7)."""
    if card is None:
        return 0.0
    return max(gains) if card == GIFT or (is_neutral and card not in AT_ONCE) else prize(card, later)


def _picks(cargo: tuple[int, ...], gains: tuple[float, ...], numbers: tuple[int, ...]) -> tuple[float, ...]:
    """Returns what each place in a quarter is worth: the first picks the best gems (3)."""
    best = sorted([_gain(gains, gem) for gem in cargo], reverse=True)
    return tuple([sum(best[first:end]) for first, end in pairwise((0, *accumulate(numbers)))])


def _steps(better: float) -> float:
    """Returns the likely step of a quotation, from the number of columns that may be ahead."""
    low = min(int(better), len(COLUMN_STEPS) - 2)
    return COLUMN_STEPS[low] + (better - low) * (COLUMN_STEPS[low + 1] - COLUMN_STEPS[low])
