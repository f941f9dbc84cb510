"""What every party may expect at the end, in points: what it has, and what this turn's counting may bring it."""

from collections.abc import Sequence

from game.boxes.ys.brain.contests import Chances, ahead, chances
from game.boxes.ys.brain.medals import in_hand, prize
from game.boxes.ys.brain.pace import is_open, to_place
from game.boxes.ys.brain.strengths import MARKET, QUARTER, ROW, Strengths, expected
from game.boxes.ys.brain.treasures import black, parts, tops
from game.boxes.ys.rules.arrivals import LAST_TURN
from game.boxes.ys.rules.cards import GIFT, MERCHANT
from game.boxes.ys.rules.counting import COMMERCE_POINTS, GEMS_BY_RANK, MERCHANT_POINTS
from game.boxes.ys.rules.final import THRONE_POINTS
from game.boxes.ys.rules.gems import BLACK, WHITE
from game.boxes.ys.rules.market import COLUMN_STEPS
from game.boxes.ys.rules.places import AREAS, COMMERCE, PALACE, PORT, area
from game.boxes.ys.rules.ranking import before
from game.boxes.ys.rules.state import State
from game.core.rules import Seat

COMPONENTS = ("points", "gems", "black", "ships", "port", "commerce", "palace", "rows", "bidder", "cards", "throne")
_POINTS, _GEMS, _BLACK, _SHIPS, _PORT, _COMMERCE, _PALACE, _ROWS, _BIDDER, _CARDS, _THRONE = range(len(COMPONENTS))
_QUARTER_SHARE, _AREA_SHARE, _ROW_SHARE, _MARKET_SHARE = 0.17, 0.06, 0.1, 0.33
_COLUMN_SPREAD = 0.3
"""The variance that each broker to come adds to the difference of two columns."""
_RAISE = 2.0
"""What it is worth to move a quotation by one."""
_THRONE_SPREAD = 4.0
"""The variance that each turn to come adds to the difference of two throne sums."""
_COLOURS = range(4)


class Outlook:
    """The worth of a game for every party, by component; only what one seat may know is used."""

    def __init__(self, state: State, seat: Seat) -> None:
        """Takes a game that the seat could believe in."""
        public = self._public = state.public
        self._later = LAST_TURN - public.round
        self._is_open = is_open(public)
        self._left = to_place(public)
        self.strengths = Strengths(state, seat)
        self._pending = {step[0] for step in public.agenda}
        self.worth = [[0.0] * len(COMPONENTS) for _ in range(public.parties)]
        order = sorted(range(public.parties), key=lambda party: before(public, party))
        self._ties = tuple(len(order) - 1 - order.index(party) for party in range(public.parties))
        self._hold(state, seat)
        self._count()

    # ------------------------------------------------------------------ what everybody has
    def _hold(self, state: State, seat: Seat) -> None:
        public, later = self._public, self._later
        values = self._tops()
        owned = [parts(tuple([gems[c] for gems in public.gems]), later, public.neutral_party) for c in _COLOURS]
        self._gains = [[values[c] * owned[c][party][1] for c in _COLOURS] for party in range(public.parties)]
        for party, worth in enumerate(self.worth):
            worth[_POINTS] = public.points[party]
            worth[_GEMS] = sum([values[c] * owned[c][party][0] for c in _COLOURS])
            worth[_BLACK] = black(public.gems[party][BLACK], later)
        for party in range(public.seats):
            self.worth[party][_CARDS] = in_hand(state, Seat(party), seat, later)
        if public.variants.favour:
            self._throne(state, seat)

    def _tops(self) -> list[float]:
        """Returns by colour what its first place may pay, the columns of this turn included."""
        public = self._public
        if not (self._is_open or "market" in self._pending or "column" in self._pending):
            return tops(public.quotes, 0.0, self._later)
        columns = self.strengths.columns
        coming = _COLUMN_SPREAD * sum(self._left)
        steps = []
        for number, (count, mean, variance) in enumerate(columns):
            if number in public.ranked:
                steps.append(float(COLUMN_STEPS[public.ranked.index(number)]))
                continue
            better = float(len(public.ranked)) + sum(
                ahead(its.mean + 0.1 * its.number - mean - 0.1 * count, its.variance + variance + coming)
                for other, its in enumerate(columns)
                if other != number and other not in public.ranked
            )
            steps.append(_steps(better))
        quotes = tuple([quote + step for quote, step in zip(public.quotes, steps, strict=True)])
        return tops(quotes, 0.15 * sum(self._left), self._later)

    def _throne(self, state: State, seat: Seat) -> None:
        public, values = self._public, dict(state.hidden)
        variance = _THRONE_SPREAD * (self._later + (self._is_open or "favour" in self._pending))
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
        areas = {(first, kind) for name, first, kind in public.agenda if name == "area"}
        full = (
            set(public.quarters) if self._is_open else {first for name, first, _ in public.agenda if name == "quarter"}
        )
        for quarter in public.quarters:
            if quarter in full:
                self._ship(quarter)
            for kind in range(AREAS):
                if quarter in full or (quarter, kind) in areas:
                    self._area(quarter, kind)
        self._gems_left()
        for row, gem in enumerate(public.stalls):
            if gem is not None:
                won = self._chances(ROW + row, _ROW_SHARE)
                self._add(_ROWS, [chance[0] * self._gain(party, gem) for party, chance in enumerate(won)])
        if self._is_open or "market" in self._pending or "best" in self._pending:
            won = self._chances(MARKET, _MARKET_SHARE)
            self._add(_BIDDER, [chance[0] * _RAISE for chance in won])

    def _chances(self, region: int, share: float) -> Chances:
        return chances(tuple(self.strengths.regions[region]), self._left, share, self._ties)

    def _add(self, component: int, points: Sequence[float]) -> None:
        for worth, more in zip(self.worth, points, strict=True):
            worth[component] += more

    def _gain(self, party: int, gem: int) -> float:
        """Returns what a gem more is worth to a party; a white one is its best colour."""
        return max(self._gains[party]) if gem == WHITE else self._gains[party][gem]

    def _ship(self, quarter: int) -> None:
        """Shares the gems of a ship among those who may be there, the best first (3)."""
        public = self._public
        won = self._chances(QUARTER + quarter, _QUARTER_SHARE)
        for party, chance in enumerate(won):
            gains = sorted([self._gain(party, gem) for gem in public.cargo[quarter]], reverse=True)
            first = 0
            for place, number in enumerate(GEMS_BY_RANK[public.seats]):
                self.worth[party][_SHIPS] += chance[place] * sum(gains[first : first + number])
                first += number

    def _gems_left(self) -> None:
        """Shares the gems of the ship that is being counted: whoever is next takes the best."""
        left = {quarter: list(self._public.cargo[quarter]) for quarter in self._public.quarters}
        for name, party, quarter in self._public.agenda:
            if name == "gem" and left[quarter]:
                best = max(left[quarter], key=lambda gem: self._gain(party, gem))
                left[quarter].remove(best)
                self.worth[party][_SHIPS] += self._gain(party, best)

    def _area(self, quarter: int, kind: int) -> None:
        public, later = self._public, self._later
        won = self._chances(area(quarter, kind), _AREA_SHARE)
        for party, chance in enumerate(won):
            if kind == PORT:
                owned = public.gems[party][BLACK]
                self.worth[party][_PORT] += chance[0] * (black(owned + 1, later) - black(owned, later))
            elif kind == COMMERCE:
                points = MERCHANT_POINTS if public.effect(MERCHANT) else COMMERCE_POINTS
                self.worth[party][_COMMERCE] += chance[0] * points
            elif kind == PALACE and (card := public.shown[quarter]) is not None:
                is_gem = card == GIFT or party == public.neutral_party
                self.worth[party][_PALACE] += chance[0] * (self._gain(party, WHITE) if is_gem else prize(card, later))


def _steps(better: float) -> float:
    """Returns the likely step of a quotation, from the number of columns that may be ahead."""
    low = min(int(better), len(COLUMN_STEPS) - 2)
    return COLUMN_STEPS[low] + (better - low) * (COLUMN_STEPS[low + 1] - COLUMN_STEPS[low])
