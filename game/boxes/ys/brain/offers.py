"""What brokers bring wherever they may join what stands: found once for a decision, then added up."""

from collections.abc import Sequence
from operator import mul

from game.boxes.ys.brain.appraisal import Rates, by_party
from game.boxes.ys.brain.contests import Standing
from game.boxes.ys.brain.projection import COMPONENTS, Projection
from game.boxes.ys.brain.races import Race
from game.boxes.ys.brain.strengths import REGIONS, REGIONS_OF
from game.boxes.ys.rules.board import CITY, column_of
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
        self._races = [
            (contest.region, Race(contest, regions[contest.region], projected.ties, party, its))
            for contest, its in [(contest, by_component[contest.component]) for contest in projected.contests]
        ]
        self._by_region: dict[int, list[float]] = {}
        self._by_column: dict[tuple[int, int], float] = {}
        self._before = self._paid(self._columns)

    def one(self, value: int, place: int) -> float:
        """Returns what a broker of that value brings at a place."""
        gains = self._by_region.get(value) or self._gains(value)
        first, other = REGIONS_OF[place]
        found = gains[first] + gains[other]
        return found + self._point + self._moved(column_of(place), value) if place >= CITY else found

    def two(self, value: int, place: int, other_value: int, other_place: int) -> float:
        """Returns what two brokers bring together."""
        found = self.one(value, place) + self.one(other_value, other_place)
        for region in REGIONS_OF[place]:
            if region in REGIONS_OF[other_place]:
                both, one, other = (self._joined(region, its) for its in (value + other_value, value, other_value))
                found += both - one - other
        return found

    def _gains(self, value: int) -> list[float]:
        """Returns what a broker of that value brings to each region."""
        found = self._by_region[value] = [0.0] * REGIONS
        for region, race in self._races:
            found[region] += race.gain(value)
        return found

    def _joined(self, region: int, value: int) -> float:
        return sum([race.gain(value) for its, race in self._races if its == region])

    # ------------------------------------------------------------------ columns
    def _moved(self, column: int, value: int) -> float:
        """Returns what it is worth that a broker joins a column."""
        found = self._by_column.get((column, value))
        if found is None:
            columns = list(self._columns)
            number, mean, variance = columns[column]
            columns[column] = number + 1, mean + value, variance
            found = self._by_column[column, value] = self._paid(columns) - self._before
        return found

    def _paid(self, columns: Sequence[Standing]) -> float:
        """Returns what all gems may pay if such brokers are in the columns, at the rates of their owners."""
        return float(sum(map(mul, self._paying, self._projected.tops(columns))))
