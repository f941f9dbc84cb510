"""What everybody saw when something was counted, and who is ahead in a tie, explained in words."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from game.boxes.ys.rules.components import INTRIGUER, Ship
from game.boxes.ys.rules.events import Revealed, Totals, TurnEnded
from game.boxes.ys.rules.setup import brokers_of
from game.boxes.ys.rules.view import Broker, Public, View
from game.boxes.ys.table.phrases import YsPlayers
from game.core.beat import Beat


@dataclass(frozen=True, slots=True)
class Moment:
    """A counting as everybody saw it.

    `brokers` are those on the board, counted ones too; `fronts` the sums in front by seat; `ships` None where a new
    one has come since.
    """

    public: Public
    turn: int
    brokers: tuple[Broker, ...]
    fronts: tuple[int, ...]
    ships: tuple[Ship | None, ...]

    def at(self, *places: int) -> list[Broker]:
        """Returns the brokers in some places, party by party."""
        return sorted((b for b in self.brokers if b.place in places), key=lambda broker: (broker.party, broker.tag))

    def edge(self, party: int) -> tuple[bool, int, int]:
        """Returns what puts a party before others with the same total unless a character does (3, 7)."""
        if party == self.public.neutral_party:
            return (False, 0, 0)
        return (True, -self.fronts[party], self.public.order[party])


def moment(beat: Beat) -> Moment:
    """Returns what was seen at the counting of a beat, even when the beat went on to the next turn."""
    view: View = beat.view
    public = view.public
    ended = next((event for event in beat.events if isinstance(event, TurnEnded)), None)
    brokers = (*public.counted, *public.brokers)
    if ended is None:
        fronts = tuple(sum(front) for front in public.front)
        return Moment(public, public.round, brokers, fronts, public.ships)
    fronts = tuple(_left(public, seat, brokers) for seat in range(public.seats))
    return Moment(public, ended.round, brokers, fronts, (None,) * len(public.ships))


def _left(public: Public, seat: int, brokers: Sequence[Broker]) -> int:
    """The sum of a seat's brokers that were not placed: all those stood in front.

    With the King's favour a turn never ends without a decision after the counting, so there are no others.
    """
    placed = sum(broker.value or 0 for broker in brokers if broker.party == seat)
    return sum(brokers_of(public.variants)) - placed


def turned_up(beat: Beat) -> frozenset[int]:
    """Returns the brokers, by tag, that a beat turns up."""
    return frozenset(tag for event in beat.events if isinstance(event, Revealed) for tag, _ in event.values)


# ---------------------------------------------------------------------- in words
def present(players: YsPlayers, totals: Totals) -> list[str]:
    """Returns who is there with which total, the highest first, as a sentence; none where nobody is."""
    there = {party: total for party, total in enumerate(totals) if total is not None}
    order = sorted(there, key=lambda party: -there[party])
    return [players.each((party, there[party]) for party in order)] if order else []


def highest(players: YsPlayers, now: Moment, totals: Totals, winner: int | None) -> Iterator[str]:
    """Yields who has the highest total, and why."""
    if winner is None:
        yield players.say("walk.nobody")
        return
    tied = [party for party, total in enumerate(totals) if total == totals[winner]]
    if len(tied) > 1:
        best_first = sorted(tied, key=lambda party: (party != winner, now.edge(party)))
        yield from tie(players, now, best_first, totals[winner] or 0, is_whole=False)
    elif totals[winner] == 0:
        yield players.say("walk.lone_zero", player=players.name(winner))
    else:
        yield players.say("walk.wins", player=players.name(winner))


def tie(players: YsPlayers, now: Moment, tied: Sequence[int], total: int, *, is_whole: bool) -> Iterator[str]:
    """Yields why the first of some parties with the same total, best first, is ahead; `is_whole`: and the others."""
    yield players.say("walk.tie", players=[players.inside(party) for party in tied], sum=total)
    yield from _reasons(players, now, tied, is_whole)


def _reasons(players: YsPlayers, now: Moment, tied: Sequence[int], is_whole: bool) -> Iterator[str]:
    first, *others = tied
    winner = players.name(first)
    intriguer = now.public.effect(INTRIGUER)
    if min(tied, key=now.edge) != first or (intriguer is not None and intriguer.seat == first):
        yield players.say("walk.tie_intriguer", winner=winner)
    elif first == now.public.neutral_party:
        yield players.say("walk.tie_neutral")
    elif now.fronts[first] > now.fronts[others[0]]:
        fronts = [players.say("walk.front_of", player=players.inside(seat), sum=now.fronts[seat]) for seat in tied]
        yield players.say("walk.tie_front", fronts=fronts, winner=winner)
        if len({now.fronts[seat] for seat in others}) == len(others):
            return
    else:
        yield players.say("walk.tie_order", number=now.public.order[first], winner=winner)
    if is_whole and len(others) > 1:
        yield from _reasons(players, now, others, is_whole)
