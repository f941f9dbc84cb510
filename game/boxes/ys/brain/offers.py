"""What brokers bring wherever they may join what stands: found once for a decision, then added up."""

from collections.abc import Sequence
from operator import mul

from game.boxes.ys.brain.appraisal import Rates
from game.boxes.ys.brain.contests import Standing
from game.boxes.ys.brain.projection import COMPONENTS, Projection
from game.boxes.ys.brain.races import Race
from game.boxes.ys.brain.strengths import REGIONS_OF, Strengths
from game.boxes.ys.rules.board import column_of, is_market
from game.core.rules import Seat

_POINTS, _GEMS = COMPONENTS.index("points"), COMPONENTS.index("gems")


class Offers:
    """What it is worth to a seat to place brokers of a party, by value and place.

    Only the regions differ between places, in the market also the column, whose rank moves a quotation. (What moved
    quotations then do to the worth of gems still to be won is left out.)
    """

    def __init__(self, rates: Rates, projected: Projection, stands: Strengths, seat: Seat, party: int) -> None:
        """Takes the rates, what can be won when the brokers are placed, what stands where without them, and whose."""
        self._projected, self._stands, self._rates, self._seat = projected, stands, rates, seat
        seats, parties = projected.seats, len(projected.worth)
        by_component = [rates.by_party(number, seat, seats, parties) for number in range(len(COMPONENTS))]
        self._point = by_component[_POINTS][party]
        self._paying = [
            sum([rate * part for rate, (part, _) in zip(by_component[_GEMS], owned, strict=True)])
            for owned in projected.owned
        ]
        self._races: dict[int, list[Race]] = {}
        for contest in projected.contests:
            row = stands.regions[contest.region]
            race = Race(contest, row, projected.ties, party, by_component[contest.component])
            self._races.setdefault(contest.region, []).append(race)
        self._found: dict[tuple[int, int], float] = {}
        self._columns: dict[tuple[int, int], float] = {}
        self._before = self._paid(stands.columns)

    def one(self, value: int, place: int) -> float:
        """Returns what a broker of that value brings at a place."""
        found = self._found.get((value, place))
        if found is None:
            found = sum([self._joined(region, value) for region in REGIONS_OF[place]])
            if is_market(place):
                found += self._point + self._moved(column_of(place), value)
            self._found[value, place] = found
        return found

    def two(self, value: int, place: int, other_value: int, other_place: int) -> float:
        """Returns what two brokers bring together."""
        found = self.one(value, place) + self.one(other_value, other_place)
        for region in REGIONS_OF[place]:
            if region in REGIONS_OF[other_place]:
                both = self._joined(region, value + other_value)
                found += both - self._joined(region, value) - self._joined(region, other_value)
        return found

    def _joined(self, region: int, value: int) -> float:
        return sum([race.gain(value) for race in self._races.get(region, ())])

    # ------------------------------------------------------------------ columns
    def _moved(self, column: int, value: int) -> float:
        """Returns what it is worth that a broker joins a column."""
        found = self._columns.get((column, value))
        if found is None:
            columns = list(self._stands.columns)
            number, mean, variance = columns[column]
            columns[column] = number + 1, mean + value, variance
            found = self._columns[column, value] = self._paid(columns) - self._before
        return found

    def _paid(self, columns: Sequence[Standing]) -> float:
        """Returns what all gems may pay if such brokers are in the columns, at the rates of their owners."""
        return float(sum(map(mul, self._paying, self._projected.tops(columns))))
