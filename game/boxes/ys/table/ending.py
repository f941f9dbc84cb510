"""A finished game of Ys: what points came of, the best deeds, the gems of a seat as a picture, the points by turn."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import partial

from game.boxes.ys.rules import events as ev
from game.boxes.ys.rules.components import BLACK, GEM_NAMES, PALACE
from game.boxes.ys.rules.view import View
from game.boxes.ys.table.phrases import YsPlayers, added, counted, gems_of, quarter
from game.core.rules import Beat, Seat
from game.paint import lettering
from game.paint.box import Box
from game.paint.canvas import Canvas
from game.paint.palette import CREAM
from game.tabletop.ended import Breakdown, Chronicle, Deed, Habit, Party, PointKind, Share, Works, best, worth_telling
from game.tabletop.ended import chronicle as chronicle_of
from game.tabletop.players import Players
from game.tabletop.table import PointHistory

Events = Sequence[object]
_GEMS = {"blue": "#2E69AB", "green": "#1F7A4D", "yellow": "#E0B23C", "red": "#B8352C", "black": "#33303A"}
"""The gems that bring points, with their colours in a bar."""
_FEWEST_CHARACTERS, _FEWEST_GEMS, _BOLD = 2, 3, 5


# ---------------------------------------------------------------------- what points came of
def kinds(players: YsPlayers) -> tuple[PointKind, ...]:
    """Returns the market, trade, characters, colours of gems, black gems and the throne room."""
    say = players.say
    return (
        PointKind("market", say("ending.market"), say("ending.market_label"), ("points",), "#8A5A2C"),
        PointKind("trade", say("ending.trade"), "", ("reward_commerce",), "#C9A24A"),
        PointKind("court", say("ending.court"), "", ("ys_icon_prince",), "#8E4478"),
        *(PointKind(name, say(f"score.{name}"), "", (f"gem_{name}",), fill) for name, fill in _GEMS.items()),
        PointKind("throne", say("ending.throne"), "", ("ys_icon_king",), "#E8D9AE"),
    )


def breakdown(players: YsPlayers, beats: Sequence[Beat]) -> Breakdown:
    """Returns the points by these kinds, the throne room's only where it is played.

    The neutral player of a game for two comes last.
    """
    view: View = beats[-1].view
    events = [event for beat in beats for event in beat.events]
    shown = kinds(players) if view.public.variants.favour else kinds(players)[:-1]
    parties = []
    for party in range(view.public.parties):
        points = Counter[str]()
        for key, brought in (pair for event in events for pair in _brought(event, party)):
            points[key] += brought
        shares = tuple(_share(players, kind, points[kind.key], view, events, party) for kind in shown)
        parties.append(Party(Seat(party) if party < view.public.seats else None, players.name(party), shares))
    note = players.say("neutral.tip") if view.public.neutral_party is not None else ""
    return Breakdown(shown, tuple(parties), note)


def _brought(event: object, party: int) -> Iterator[tuple[str, int]]:
    """Yields the points that an event brought a party, with the key of their kind."""
    match event:
        case ev.BrokerPlaced(party=who, point=points) | ev.CardPlayed(seat=who, point=points) if who == party:
            yield "market", points
        case ev.AreaWon(winner=who, points=points) if who == party:
            yield "trade", points
        case ev.PointsGiven(party=who, points=points) if who == party:
            yield "court", points
        case ev.GemsScored():
            yield GEM_NAMES[event.colour], event.points[party]
        case ev.BlackScored():
            yield GEM_NAMES[BLACK], event.points[party]
        case ev.ThroneScored() if party < len(event.points):
            yield "throne", event.points[party]


def _share(players: YsPlayers, kind: PointKind, points: int, view: View, events: Events, party: int) -> Share:
    """The points, and for gems how many there are and how many of them came from ships."""
    values = {"player": players.name(party), "kind": kind.name, "count": points}
    if kind.key not in _GEMS:
        return Share(points, players.say("ending.share", **values))
    number = GEM_NAMES.index(kind.key)
    held = gems_of(number, view.public.gems[party][number])
    if number == BLACK:
        return Share(points, players.say("ending.share_black", gems=held, **values))
    shipped = sum(isinstance(e, ev.GemTaken) and e.party == party and e.colour == number for e in events)
    return Share(points, players.say("ending.share_gems", gems=held, ships=shipped, **values))


# ---------------------------------------------------------------------- deeds
def deeds(players: YsPlayers, beats: Sequence[Beat]) -> list[Deed]:
    """Returns the best deeds of a game."""
    events = [event for beat in beats for event in beat.events]
    found = (_finest, _quarter, _narrowest, _bid, _ships, _characters)
    return worth_telling(deed for find in found for deed in find(players, events))


def habits(players: YsPlayers, beats: Sequence[Beat]) -> list[Habit]:
    """Returns the bids, the places in quarters, and how brokers fared in areas and rows, also where these were tied."""
    events = [event for beat in beats for event in beat.events]
    seats = [Seat(seat) for seat in range(len(players.cast))]
    told = (("bids", _bids), ("quarters", _quarters), ("vain", _vain), ("ties", _ties))
    return [
        Habit(players.say(f"habits.{name}"), tuple(of(players, events, seat) for seat in seats)) for name, of in told
    ]


def _bids(players: YsPlayers, events: Events, seat: Seat) -> str:
    return " · ".join(str(sum(event.bids[seat])) for event in events if isinstance(event, ev.BidsRevealed))


def _quarters(players: YsPlayers, events: Events, seat: Seat) -> str:
    rankings = [event.ranking for event in events if isinstance(event, ev.QuarterCounted)]
    return " · ".join(str(sum(ranking[place : place + 1] == (seat,) for ranking in rankings)) for place in range(3))


def _contests(events: Events, seat: Seat) -> list[tuple[bool, bool]]:
    """Tells of every area and row in which a seat took part whether it won, and whether it was tied for that."""
    return [
        (event.winner == seat, event.totals[seat] == highest and event.totals.count(highest) > 1)
        for event in events
        if isinstance(event, ev.AreaWon | ev.RowWon) and event.totals[seat] is not None
        for highest in [max(total for total in event.totals if total is not None)]
    ]


def _vain(players: YsPlayers, events: Events, seat: Seat) -> str:
    found = _contests(events, seat)
    return players.say("habits.vain_told", vain=sum(not is_won for is_won, _ in found), count=len(found))


def _ties(players: YsPlayers, events: Events, seat: Seat) -> str:
    tied = [is_won for is_won, is_tied in _contests(events, seat) if is_tied]
    return players.say("habits.ties_told", won=tied.count(True), lost=tied.count(False))


def chronicle(players: YsPlayers, beats: Sequence[Beat]) -> Chronicle:
    """Returns the bids and the order cards that they brought, round by round."""

    def told() -> Iterator[str | tuple[int, Seat, str]]:
        yield players.say("progress.turn", number=max(1, beats[0].view.public.round))
        for beat in beats:
            for event in beat.events:
                match event:
                    case ev.TurnBegun(number) if number > 1:
                        yield players.say("progress.turn", number=number)
                    case ev.BidsRevealed(bids, _):
                        for seat, bid in enumerate(bids):
                            yield beat.number, Seat(seat), players.say("chronicle.bid", bid=added(bid), sum=sum(bid))
                    case ev.OrderPicked(seat, number, _):
                        yield beat.number, seat, players.say("chronicle.order", number=number)

    return chronicle_of(players.say("chronicle.title"), len(players.cast), told())


def _finest(players: YsPlayers, events: Events) -> Iterator[Deed]:
    """The colour of gems that brought most."""
    for points, (seat, kind, number) in best(
        (points, (Seat(seat), event.colour, event.gems[seat]))
        for event in events
        if isinstance(event, ev.GemsScored)
        for seat, points in enumerate(event.points[: len(players.cast)])
    ):
        told = players.say("ending.finest_told", gems=gems_of(kind, number))
        yield Deed(seat, players.say("ending.finest"), told, f"+{points}")


def _quarter(players: YsPlayers, events: Events) -> Iterator[Deed]:
    """The highest sum with which a quarter was won."""
    for total, event in best(
        (event.totals[event.ranking[0]] or 0, event)
        for event in events
        if isinstance(event, ev.QuarterCounted) and event.ranking and event.ranking[0] < len(players.cast)
    ):
        told = players.say("ending.quarter_told", quarter=quarter(event.quarter))
        yield Deed(Seat(event.ranking[0]), players.say("ending.quarter"), told, str(total))


def _narrowest(players: YsPlayers, events: Events) -> Iterator[Deed]:
    """The hardest fought area that was won by a single point: of several the one with the highest sums."""
    for own, (event, seat, other) in best(
        (own, (event, seat, other)) for event, seat, own, other in _fought(players, events) if own - other == 1
    ):
        told = players.say("ending.narrow_told", quarter=quarter(event.quarter))
        yield Deed(seat, players.say("ending.narrow"), told, f"{own}:{other}")


def _fought(players: YsPlayers, events: Events) -> Iterator[tuple[ev.AreaWon, Seat, int, int]]:
    for event in events:
        if isinstance(event, ev.AreaWon) and event.winner is not None and event.winner < len(players.cast):
            others = [own for party, own in enumerate(event.totals) if party != event.winner and own is not None]
            if others:
                yield event, Seat(event.winner), event.totals[event.winner] or 0, max(others)


def _bid(players: YsPlayers, events: Events) -> Iterator[Deed]:
    """The highest bid for the order of play."""
    for total, (seat, bid) in best(
        (
            (sum(bid), (Seat(seat), bid))
            for event in events
            if isinstance(event, ev.BidsRevealed)
            for seat, bid in enumerate(event.bids)
        ),
        _BOLD,
    ):
        low, high = sorted(bid)
        yield Deed(seat, players.say("ending.bid"), players.say("ending.bid_told", high=high, low=low), str(total))


def _ships(players: YsPlayers, events: Events) -> Iterator[Deed]:
    """Who took most gems from ships."""
    yield from _most(players, "ships", (e.party for e in events if isinstance(e, ev.GemTaken)), _FEWEST_GEMS)


def _characters(players: YsPlayers, events: Events) -> Iterator[Deed]:
    """Who won most characters."""
    won = (e.winner for e in events if isinstance(e, ev.AreaWon) and e.kind == PALACE and e.card is not None)
    yield from _most(players, "characters", (party for party in won if party is not None), _FEWEST_CHARACTERS)


def _most(players: YsPlayers, key: str, parties: Iterable[int], least: int) -> Iterator[Deed]:
    number = Counter(party for party in parties if party < len(players.cast))
    for count, seat in best(((count, Seat(party)) for party, count in sorted(number.items())), least):
        yield Deed(seat, players.say(f"ending.{key}"), players.say(f"ending.{key}_told", count=count), str(count))


# ---------------------------------------------------------------------- the picture
def works(players: YsPlayers, view: View, seat: Seat) -> Works | None:
    """Returns the gems of a seat, colour by colour."""
    held = view.public.gems[seat]
    if not any(held):
        return None
    kinds = [kind for kind, number in enumerate(held) for _ in range(number)]
    told = players.say("ending.works", player=players.name(seat), gems=counted(kinds))
    return Works(players.say("ending.caption", player=players.name(seat)), told, partial(_paint, tuple(held)))


def _paint(held: Sequence[int], canvas: Canvas, box: Box) -> None:
    """A line for each colour with its number before it, all gems of one size."""
    rows = [(kind, number) for kind, number in enumerate(held) if number]
    height = box.h / len(rows)
    size = min(height * 0.94, box.w / (1.2 + 0.86 * max(number for _, number in rows)), 96.0)
    left = box.cx - size * (1.0 + 0.86 * max(number for _, number in rows)) / 2
    for row, (kind, number) in enumerate(rows):
        y = box.y + height * (row + 0.5)
        lettering.text(canvas, str(number), left + size * 0.5, y - 1, min(40.0, size * 0.6), CREAM, "heavy", "r")
        for i in range(number):
            canvas.put(f"gem_{GEM_NAMES[kind]}", left + size * (1.2 + 0.86 * i), y, size, centre=True)


# ---------------------------------------------------------------------- the points over the course of a game
def points(view: View) -> tuple[int, ...]:
    """Returns the points of every seat; the neutral player's are shown on the table only."""
    return view.public.points[: view.public.seats]


def history(players: Players, beats: Sequence[Beat]) -> PointHistory:
    """Returns the totals at the start, after each turn and, before the end, now."""
    view: View = beats[-1].view
    moments = [(players.say("chapter.start"), (0,) * view.public.seats)]
    over = [(event, beat.view) for beat in beats for event in beat.events if isinstance(event, ev.TurnEnded)]
    moments += [
        (players.say("chapter.turn", number=event.round), points(then)) for event, then in over if not then.is_over
    ]
    moments.append((players.say("chapter.final" if view.is_over else "chapter.now"), points(view)))
    labels, totals = zip(*moments, strict=True)
    return PointHistory(labels, totals)
