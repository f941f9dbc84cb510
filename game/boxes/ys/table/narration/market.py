"""Counting the market, and the scoring at the end of the game."""

from collections.abc import Iterator, Sequence

from game.boxes.ys.rules.events import (
    BestBidder,
    BlackScored,
    ColourChosen,
    ColumnPut,
    ColumnsCounted,
    ColumnsRanked,
    GemsScored,
    QuoteMoved,
    RowWon,
    ThroneScored,
)
from game.boxes.ys.rules.gems import COLOURS, WHITE
from game.boxes.ys.table.items import column_item, stall_item
from game.boxes.ys.table.narration.narrator import EventNarrator, VisibleBeat
from game.boxes.ys.table.phrases import colour, column, gem, ordinal
from game.tabletop.table import LogLine


class Market(EventNarrator):
    """Tells rows, columns and quotations."""

    def lines(self, event: object, known: VisibleBeat) -> Iterator[LogLine]:
        match event:
            case RowWon():
                yield self._row(event)
            case ColourChosen(party, kind):
                yield self._line(party, "chooses_colour", gem=gem(kind))
            case ColumnsCounted(totals, _):
                ranked = sorted(enumerate(totals), key=lambda pair: (-pair[1], pair[0]))
                told = [self._say("column_of", colour=colour(number), sum=total) for number, total in ranked]
                yield self._line(None, "columns", *map(column_item, COLOURS), totals=told)
            case ColumnPut(seat, number):
                yield self._line(seat, "puts_column", column_item(number), column=column(number))
            case ColumnsRanked(ranking, before, after):
                told = [
                    self._say("quotation_of", colour=colour(number), before=before[number], after=after[number])
                    for number in ranking
                ]
                yield self._line(None, "quotations", moves=told)
            case BestBidder(totals, winner):
                if winner is None:
                    yield self._line(None, "best_nobody")
                else:
                    yield self._line(winner, "best", sum=totals[winner])
            case QuoteMoved(party, number, step):
                value = known.view.public.quotes[number]
                key = "raises" if step > 0 else "lowers"
                yield self._line(party, key, column_item(number), colour=colour(number), value=value)

    def _row(self, event: RowWon) -> LogLine:
        item, row = stall_item(event.row), event.row + 1
        if event.winner is None:
            return self._line(None, "nobody_row", item, row=row, gem=gem(event.gem))
        if event.gem != WHITE:
            return self._line(event.winner, "wins_row", item, row=row, gem=gem(event.gem))
        if event.colour is None:
            return self._line(event.winner, "wins_row_white", item, row=row)
        return self._line(event.winner, "wins_row_as", item, row=row, gem=gem(event.colour))


class Final(EventNarrator):
    """Tells the scoring at the end."""

    def lines(self, event: object, known: VisibleBeat) -> Iterator[LogLine]:
        match event:
            case GemsScored(rank, kind, gems, points):
                scores = self._scores(points, gems)
                place = ordinal(self._players, rank + 1)
                yield self._line(None, "scores_gems", colour=colour(kind), rank=place, scores=scores)
            case BlackScored(gems, points):
                yield self._line(None, "scores_black", scores=self._scores(points, gems))
            case ThroneScored(brokers, points):
                yield self._line(None, "throne_opened", brokers=self._sums(brokers))
                yield self._line(None, "scores_throne", scores=self._scores(points, [sum(sent) for sent in brokers]))

    def _scores(self, points: Sequence[int], numbers: Sequence[int]) -> list[str]:
        order = sorted(range(len(points)), key=lambda party: (-points[party], party))
        return [
            self._say("scored_of", player=self._players.inside(party), points=points[party], number=numbers[party])
            for party in order
        ]
