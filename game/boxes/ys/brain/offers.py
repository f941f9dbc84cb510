"""What brokers bring wherever they may join what stands: found once for a decision, then added up."""

from operator import mul

from game.boxes.ys.brain.appraisal import Rates, by_party
from game.boxes.ys.brain.contests import Standing
from game.boxes.ys.brain.projection import COMPONENTS, Projection
from game.boxes.ys.brain.races import race
from game.boxes.ys.brain.strengths import REGIONS, REGIONS_OF, SHARED
from game.boxes.ys.rules.components import COLUMNS, MARKET, column_of
from game.core.rules import Seat

_POINTS, _GEMS = COMPONENTS.index("points"), COMPONENTS.index("gems")


class Offers:
    """What it is worth to a seat to place brokers of a party, by value and place.

    Only the regions differ between places, in the market also the column, whose rank moves a quotation. (What moved
    quotations then do to the worth of gems still to be won is left out.)
    """

    def __init__(self, rates: Rates, projected: Projection, seat: Seat, party: int) -> None:
        """Takes the rates, what can be won when brokers are placed with what stands where without them, and whose."""
        self._projected, self._columns = projected, projected.strengths.columns
        regions = projected.strengths.regions
        by_component = by_party(rates, seat, projected.seats)
        self._point = by_component[_POINTS][party]
        self._paying = [
            sum([rate * part for rate, (part, _) in zip(by_component[_GEMS], owned, strict=True)])
            for owned in projected.owned
        ]
        ties = projected.ties
        self._races = [
            (region, race(regions[region], left, ties, share, prizes, party, by_component[component]))
            for component, region, share, left, prizes in projected.contests
        ]
        self._by_region: dict[int, list[float]] = {}
        self._by_place: dict[int, list[float]] = {}
        self._before = self._paid(self._columns)

    def by_place(self, value: int) -> list[float]:
        """Returns what a broker of that value brings at each place."""
        found = self._by_place.get(value)
        if found is None:
            gains = self._gains(value)
            found = [gains[first] + gains[other] for first, other in REGIONS_OF]
            moved = [self._moved(column, value) for column in range(COLUMNS)]
            for place in MARKET:
                found[place] = found[place] + self._point + moved[column_of(place)]
            self._by_place[value] = found
        return found

    def one(self, value: int, place: int) -> float:
        """Returns what a broker of that value brings at a place."""
        return self.by_place(value)[place]

    def two(self, value: int, place: int, other_value: int, other_place: int) -> float:
        """Returns what two brokers bring together."""
        found = self.one(value, place) + self.one(other_value, other_place)
        for region in SHARED[place][other_place]:
            both, one, other = self._gains(value + other_value), self._gains(value), self._gains(other_value)
            found += both[region] - one[region] - other[region]
        return found

    def _gains(self, value: int) -> list[float]:
        """Returns what a broker of that value, or several with that sum, bring to each region."""
        found = self._by_region.get(value)
        if found is None:
            found = self._by_region[value] = [0.0] * REGIONS
            for region, one in self._races:
                found[region] += one.gain(value)
        return found

    # ------------------------------------------------------------------ columns
    def _moved(self, column: int, value: int) -> float:
        """Returns what it is worth that a broker joins a column."""
        columns = list(self._columns)
        number, mean, variance = columns[column]
        columns[column] = number + 1, mean + value, variance
        return self._paid(columns) - self._before

    def _paid(self, columns: list[Standing]) -> float:
        """Returns what all gems may pay if such brokers are in the columns, at the rates of their owners."""
        return float(sum(map(mul, self._paying, self._projected.tops(columns))))
