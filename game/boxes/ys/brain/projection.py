"""What every party may expect at the end, in points: what it has, and what this turn's counting may bring it."""

from functools import cached_property, lru_cache
from itertools import accumulate, pairwise

from game.boxes.ys.brain.contests import NOTHING, Contest, Hopes, Prizes, Standing, ahead
from game.boxes.ys.brain.latest import latest, latest_by
from game.boxes.ys.brain.strengths import MARKET, QUARTER, ROW, Strengths, expected, strengths
from game.boxes.ys.brain.treasures import black, in_hands, pace, parts, prize, tops
from game.boxes.ys.rules.characters import AT_ONCE, commerce_points
from game.boxes.ys.rules.components import AREAS, BLACK, COLUMNS, GIFT, PORT, QUARTERS, QUEEN, WHITE, Card, area
from game.boxes.ys.rules.counting import COLUMN_STEPS, GEMS_BY_RANK
from game.boxes.ys.rules.ranking import before
from game.boxes.ys.rules.scoring import THRONE_POINTS
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
from game.boxes.ys.rules.turn_start import LAST_TURN
from game.boxes.ys.rules.view import Gems, Public
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
_EMPTY = [NOTHING] * COLUMNS
_SHIP = AREAS
_EVERYTHING: tuple[int, ...] = (*range(AREAS), _SHIP)
"""What is counted in a quarter: the areas by kind, and the ship."""
_SHARES = (_AREA_SHARE, _AREA_SHARE, _AREA_SHARE, _QUARTER_SHARE)
_REGION = tuple((*range(area(q, PORT), area(q, PORT) + AREAS), QUARTER + q) for q in range(QUARTERS))


class Projection:
    """What can be won in a game, and its worth for every party; only what one seat may know is used."""

    def __init__(self, state: State, seat: Seat, stands: Strengths | None = None) -> None:
        """Takes a game that the seat could believe in, and what stands where if that is to be judged otherwise."""
        public = self._public = state.public
        self._state, self._seat = state, seat
        self.seats = public.seats
        self._later = LAST_TURN - public.round
        self._is_open, self.left, self._due = pace(public)
        self.strengths = stands or strengths(state, seat)
        self.ties = _ties(public)
        self._counting = self._to_count()
        ships = sum([_SHIP in kinds for kinds in self._counting.values()]) / len(public.quarters)
        self._blacks, self._black, self.owned = _owned(public.gems, self._later, ships, public.neutral_party)
        self.gains, self._pays = _paid(self.tops(self.strengths.columns), self.owned)

    @cached_property
    def contests(self) -> tuple[Contest, ...]:
        """What is still to be won in this turn."""
        public = self._public
        queen = public.effect(QUEEN)
        return _contests(
            (public.cargo, public.shown, public.stalls),
            tuple(self._counting.items()),
            (self.gains, self._blacks, (self._later, public.neutral_party, commerce_points(public))),
            self.left,
            (queen.number, queen.seat) if queen else None,
            self._is_open or CountMarket in self._due or FindBestBidder in self._due,
        )

    @cached_property
    def worth(self) -> list[list[float]]:
        """The worth by party and component."""
        public, seat = self._public, self._seat
        found = [[0.0] * len(COMPONENTS) for _ in range(public.parties)]
        for party, worth in enumerate(found):
            worth[_POINTS] = public.points[party]
            worth[_GEMS] = self._pays[party]
            worth[_BLACK] = self._black[party]
        for worth, cards in zip(found, in_hands(self._state, seat, self._later), strict=False):
            worth[_CARDS] = cards
        if public.variants.favour:
            self._throne(found)
        for component, points in _hopes(self.ties).by_component(self.contests, self.strengths.regions).items():
            for worth, more in zip(found, points, strict=True):
                worth[component] = more
        if PickGem in self._due:
            self._gems_left(found)
        return found

    # ------------------------------------------------------------------ what everybody has
    def tops(self, columns: list[Standing]) -> tuple[float, ...]:
        """Returns by colour what its first place may pay, this turn's columns included if these brokers are there."""
        public, later = self._public, self._later
        if not (self._is_open or CountMarket in self._due or RankColumns in self._due):
            return tops(public.quotes, 0.0, later)
        coming = sum(self.left)
        if self._is_open and columns == _EMPTY:
            return tops(public.quotes, 0.15 * coming, later)
        return _moved(public.quotes, tuple(columns), public.ranked, coming, later)

    def _throne(self, found: list[list[float]]) -> None:
        state, seat = self._state, self._seat
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
            found[party][_THRONE] = pays

    # ------------------------------------------------------------------ what this turn's counting may bring
    def _to_count(self) -> dict[int, tuple[int, ...]]:
        """Returns by quarter what is still to be counted: the areas by kind, and its ship."""
        public = self._public
        if self._is_open:
            return dict.fromkeys(public.quarters, _EVERYTHING)
        left = {step.quarter: _EVERYTHING for step in public.due(CountQuarter)}
        for step in public.due(CountArea):
            left[step.quarter] = (*left.get(step.quarter, ()), step.kind)
        return left

    def _gems_left(self, found: list[list[float]]) -> None:
        """Shares the gems of the ship that is being counted: whoever is next takes the best."""
        left = {quarter: list(self._public.cargo[quarter]) for quarter in self._public.quarters}
        for step in self._public.due(PickGem):
            party, gems = step.party, left[step.quarter]
            if gems:
                best = max(gems, key=lambda gem: _gain(self.gains[party], gem))
                gems.remove(best)
                found[party][_SHIPS] += _gain(self.gains[party], best)


def _gain(gains: tuple[float, ...], gem: int) -> float:
    return max(gains) if gem == WHITE else gains[gem]


# ---------------------------------------------------------------------- found out once for many positions
@latest_by(lambda public: (public.front, public.order, public.effects, public.seats))
def _ties(public: Public) -> tuple[int, ...]:
    """Returns by party how many others it beats where totals are equal."""
    order = sorted(range(public.parties), key=lambda party: before(public, party))
    return tuple([len(order) - 1 - order.index(party) for party in range(public.parties)])


@latest
def _owned(
    gems: tuple[Gems, ...], later: int, ships: float, neutral: int | None
) -> tuple[tuple[int, ...], tuple[float, ...], tuple[tuple[tuple[float, float], ...], ...]]:
    """Returns by party its black gems and their worth, and by colour the parts of its points that they may get."""
    counts = tuple([row[BLACK] for row in gems])
    owned = tuple([parts(tuple([row[colour] for row in gems]), later + ships, neutral) for colour in _COLOURS])
    return counts, tuple([black(count, later) for count in counts]), owned


@latest
def _paid(
    values: tuple[float, ...], owned: tuple[tuple[tuple[float, float], ...], ...]
) -> tuple[tuple[tuple[float, ...], ...], tuple[float, ...]]:
    """Returns by party what a gem more of each colour is worth to it, and what its gems may pay."""
    everybody = range(len(owned[0]))
    gains = tuple([tuple([round(values[c] * owned[c][party][1], 1) for c in _COLOURS]) for party in everybody])
    return gains, tuple([sum([values[c] * owned[c][party][0] for c in _COLOURS]) for party in everybody])


@lru_cache(maxsize=1 << 12)
def _moved(
    quotes: tuple[int, ...], columns: tuple[Standing, ...], ranked: tuple[int, ...], left: int, later: int
) -> tuple[float, ...]:
    """Returns by colour what its first place may pay after the columns have moved the quotations."""
    coming = _COLUMN_SPREAD * left
    steps = []
    for column, (number, mean, variance) in enumerate(columns):
        if column in ranked:
            steps.append(float(COLUMN_STEPS[ranked.index(column)]))
            continue
        better = 0.0
        for other, (count, total, spread) in enumerate(columns):
            if other != column and other not in ranked:
                better += ahead(total + 0.1 * count - mean - 0.1 * number, spread + variance + coming)
        steps.append(_steps(len(ranked) + better))
    expected_quotes = tuple([round(quote + step, 1) for quote, step in zip(quotes, steps, strict=True)])
    return tops(expected_quotes, 0.15 * left, later)


_hopes = latest(Hopes)


@latest
def _contests(
    offered: tuple[tuple[tuple[int, ...], ...], tuple[Card | None, ...], tuple[int | None, ...]],
    to_count: tuple[tuple[int, tuple[int, ...]], ...],
    values: tuple[tuple[tuple[float, ...], ...], tuple[int, ...], tuple[int, int | None, int]],
    left: tuple[int, ...],
    closed: tuple[int, int] | None,
    has_bidder: bool,
) -> tuple[Contest, ...]:
    """Returns what is still to be won in this turn.

    Takes the gems of the ships, the characters and the gems of the rows, what is to be counted in each quarter, what
    gems are worth as `_prizes` takes it, the brokers to come, the quarter that the Queen closes to all but a party, and
    whether a best bidder is still to be found.
    """
    (cargo, shown, stalls), gains = offered, values[0]
    found = []
    for quarter, kinds in to_count:
        prizes, coming = _prizes(cargo[quarter], shown[quarter], *values), left
        if closed is not None and closed[0] == quarter:  # (6)
            coming = tuple([more if party == closed[1] else 0 for party, more in enumerate(left)])
        found += [
            Contest(_BY_KIND[kind], _REGION[quarter][kind], _SHARES[kind], coming, prizes[kind]) for kind in kinds
        ]
    for row, gem in enumerate(stalls):
        if gem is not None:
            found.append(Contest(_ROWS, ROW + row, _ROW_SHARE, left, tuple([(_gain(its, gem),) for its in gains])))
    if has_bidder:
        found.append(Contest(_BIDDER, MARKET, _MARKET_SHARE, left, ((_RAISE,),) * len(gains)))
    return tuple(found)


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
