"""In words: what everybody has somewhere, what is still possible, which place that is, what it pays."""

from collections.abc import Iterable, Iterator, Sequence

from game.boxes.ys.rules import components
from game.boxes.ys.rules.characters import COMMERCE_POINTS, MERCHANT_POINTS
from game.boxes.ys.rules.moves import Place, PlaceNeutral
from game.boxes.ys.rules.ranking import before
from game.boxes.ys.rules.view import Broker, Public, View
from game.boxes.ys.table import standings
from game.boxes.ys.table.phrases import YsPlayers, card, column, gem, ordinal
from game.core.rules import Seat
from game.locale.words import Term
from game.tabletop.table import PreviewLine


class Evaluation:
    """Says how everybody stands in some places, by what the viewer knows.

    It remembers what was found out about the newest view: pictures of it are drawn again and again.
    """

    def __init__(self, players: YsPlayers) -> None:
        self._players = players
        self._say = players.say
        self._view: View | None = None
        self._places: dict[tuple[int, ...], standings.Places | None] = {}
        self._sums: dict[tuple[int, ...], Sequence[str]] = {}
        self._projections: list[standings.Projection] | None = None

    # ------------------------------------------------------------------ in numbers
    def possible_places(self, view: View, places: Iterable[int]) -> standings.Places | None:
        """Returns how the viewer stands in some places together."""
        self._see(view)
        key = tuple(places)
        if key not in self._places:
            here = [broker for broker in view.public.brokers if broker.place in key]
            self._places[key] = standings.possible_places(view, here)
        return self._places[key]

    def projections(self, view: View) -> list[standings.Projection]:
        """Returns which places the columns of the market hold."""
        self._see(view)
        if self._projections is None:
            self._projections = standings.columns(view)
        return self._projections

    def _see(self, view: View) -> None:
        if self._view is not view:
            self._view, self._places, self._sums, self._projections = view, {}, {}, None

    # ------------------------------------------------------------------ in words

    def sums(self, view: View, places: Sequence[int]) -> Sequence[str]:
        """Returns what each party has in some places together and, with hidden brokers, what that may come to."""
        self._see(view)
        key = tuple(places)
        if key not in self._sums:
            here = [broker for broker in view.public.brokers if broker.place in key]
            spans = standings.spans_of(view, here)
            self._sums[key] = [
                self._sum(party, found, spans[party]) for party, found in standings.standing(view, here).items()
            ]
        return self._sums[key]

    def _sum(self, party: int, found: standings.Sum, ends: standings.Span) -> str:
        values: dict[str, object] = {"player": self._players.inside(party), "sum": found.seen}
        if not found.hidden:
            return self._say("standing.open", **values)
        least, most = ends
        span = str(least) if least == most else self._say("standing.span", least=least, most=most)
        values |= {"hidden": Term("ys.hidden", found.hidden), "span": span}
        return self._say("standing.only_hidden" if found.hidden == found.brokers else "standing.open_hidden", **values)

    def own(self, view: View, places: Iterable[int]) -> str:
        """Returns how the viewer stands in some places together, "" for whoever takes no part there."""
        found = self.possible_places(view, places)
        if found is None or view.seat is None:
            return ""
        if found.is_won or found.is_lost:
            key = "won" if found.is_won else "lost"
        else:
            key = "now" if found.best == found.worst else "now_open"
        ends = {"place": ordinal(self._players, found.best), "last": ordinal(self._players, found.worst)}
        return self._say(f"standing.{key}", player=self._players.name(view.seat), **ends)

    def told(self, view: View, places: Sequence[int]) -> list[str]:
        """Returns the viewer's hopes somewhere, if any, then what each party has there, and who wins a tie."""
        told = [self.own(view, places), *self.sums(view, places), self._tie(view, places)]
        return [line for line in told if line]

    def _tie(self, view: View, places: Sequence[int]) -> str:
        """Says why one of those with the highest total comes first, as fronts and order cards are now; or nothing."""
        public = view.public
        found = standings.standing(view, [broker for broker in public.brokers if broker.place in places])
        most = max((one.seen for one in found.values()), default=0)
        tied = sorted((p for p, one in found.items() if one.seen == most), key=lambda party: before(public, party))
        if len(tied) < 2 or any(one.hidden for one in found.values()):
            return ""
        intriguer = public.effect(components.INTRIGUER)
        if intriguer is not None and intriguer.seat == tied[0]:
            key = "intriguer"
        elif tied[0] == public.neutral_party:
            key = "neutral"
        elif standings.grows(public):
            key = "open"
        else:
            key = "front" if sum(public.front[tied[0]]) > sum(public.front[tied[1]]) else "order"
        return self._say(f"standing.tie_{key}", player=self._players.name(tied[0]))

    def column(self, view: View, number: int) -> list[str]:
        """Returns what a column of the market has, then what that moves its quotation by as things stand."""
        here = [
            broker
            for broker in view.public.brokers
            if components.is_market(broker.place) and components.column_of(broker.place) == number
        ]
        found = standings.together(standings.standing(view, here).values())
        key = "standing.column_hidden" if found.hidden else "standing.column"
        values = {"hidden": Term("ys.hidden", found.hidden), "brokers": Term("ys.brokers", found.brokers)}
        told = self._say(key, column=column(number), sum=found.seen, **values)
        changes = [standings.moved(found) for found in self.projections(view)]
        return [told, *(self._say("standing.column_move", change=change) for change in changes[number : number + 1])]

    def changes(self, view: View, move: Place | PlaceNeutral) -> list[PreviewLine]:
        """Returns how placing a broker changes the viewer's place in area and quarter, or in row and market: one line.

        Whoever takes no part there afterwards is told nothing.
        """
        found = [] if view.seat is None else [*self._changed(view, move)]
        if not found:
            return []
        told = [self._say(f"standing.change_{key}", before=_places(old), after=_places(new)) for key, old, new in found]
        absent = standings.Places(view.public.parties + 1, view.public.parties + 1, is_final=False)
        gain = sum(
            was.best + was.worst - now.best - now.worst for was, now in ((old or absent, new) for _, old, new in found)
        )
        tone = "good" if gain > 0 else "bad" if gain < 0 else "plain"
        return [(self._say("standing.change", changes=told), tone)]

    def _changed(
        self, view: View, move: Place | PlaceNeutral
    ) -> Iterator[tuple[str, standings.Places | None, standings.Places]]:
        """Yields the kind of contest, with the places before and after, where the viewer takes part."""
        public = view.public
        party = public.neutral_party if isinstance(move, PlaceNeutral) else public.acting
        assert party is not None
        more = Broker(public.next_tag, party, Seat(public.acting), move.place, move.value)
        for key, places in _contests(move.place):
            here = [broker for broker in public.brokers if broker.place in places]
            after = standings.possible_places(view, [*here, more])
            if after is not None:
                yield key, self.possible_places(view, places), after

    # ------------------------------------------------------------------ what it pays
    def reward(self, public: Public, place: int) -> str:
        """Returns what the highest total of an area, or of a row of the market, wins."""
        if components.is_market(place):
            row = components.row_of(place)
            stall = public.stalls[row]
            return "" if stall is None else self._say("reward.row", row=row + 1, gem=gem(stall))
        number, kind = divmod(place, components.AREAS)
        if kind == components.PORT:
            return self._say("reward.port")
        if kind == components.COMMERCE:
            points = MERCHANT_POINTS if public.effect(components.MERCHANT) else COMMERCE_POINTS
            return self._say("reward.commerce", count=points)
        shown = public.shown[number]
        return self._say("reward.palace_empty") if shown is None else self._say("reward.palace", card=card(shown))

    def quarter_reward(self, public: Public) -> str:
        """Returns what the highest totals of a whole quarter choose from its ship."""
        return self._say("reward.quarter" if public.seats > 3 else "reward.quarter_few")


def _places(found: standings.Places | None) -> str:
    """Returns the places as numbers, from the best to the worst; a dash for whoever takes no part."""
    if found is None:
        return "–"
    return str(found.best) if found.best == found.worst else f"{found.best}–{found.worst}"


def _contests(place: int) -> list[tuple[str, Sequence[int]]]:
    """Returns what a broker at a place takes part in, with the places."""
    number = components.quarter_of(place)
    if number is None:
        return [("row", components.squares_of(components.row_of(place))), ("market", components.MARKET)]
    return [("area", (place,)), ("quarter", components.areas_of(number))]


class Speaker:
    """What puts something of a view into words; takes who sits at the table, and how everybody stands."""

    def __init__(self, players: YsPlayers, evaluation: Evaluation) -> None:
        self._players, self._evaluation = players, evaluation
        self._say, self._words = players.say, players.words


# ---------------------------------------------------------------------- what it pays
NEUTRAL_KEYS = ("tip", "ties", "takes", "discards", "raises", "third", "hidden")
"""The keys of what the neutral player does."""
