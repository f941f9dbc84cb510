"""A finished game of Ys: what points came of, the best deeds, the gems of a seat as a picture, the points by turn."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial

from game.boxes.ys.rules import events as ev
from game.boxes.ys.rules.components import BLACK, COLOURS, GEM_NAMES, PALACE
from game.boxes.ys.rules.view import View
from game.boxes.ys.table.phrases import YsPlayers, counted, gems_of, quarter
from game.core.beat import Beat
from game.core.rules import Seat
from game.paint import lettering
from game.paint.box import Box
from game.paint.canvas import Canvas
from game.paint.palette import CREAM
from game.tabletop.ended import Breakdown, Deed, Kind, Party, Share, Works, best
from game.tabletop.players import Players
from game.tabletop.table import History

Events = Sequence[object]
_GEM_COLOURS = ("#2E69AB", "#1F7A4D", "#E0B23C", "#B8352C")
_MOST_DEEDS = 5
_FEWEST_CHARACTERS, _FEWEST_GEMS, _BOLD = 2, 3, 5


# ---------------------------------------------------------------------- what points came of
def kinds(players: YsPlayers) -> tuple[Kind, ...]:
    """Returns the market, trade, characters, colours of gems, black gems and the throne room."""
    return tuple(kind for kind, _ in _sources(players, has_throne=True))


def breakdown(players: YsPlayers, beats: Sequence[Beat]) -> Breakdown:
    """Returns the points by the market, trade, characters, colours of gems, black gems and the throne room.

    The neutral player of a game for two comes last.
    """
    view: View = beats[-1].view
    events = [event for beat in beats for event in beat.events]
    sources = _sources(players, has_throne=view.public.variants.favour)
    parties = tuple(
        Party(
            Seat(party) if party < view.public.seats else None,
            players.name(party),
            tuple(_share(players, kind, told(events, party), view, events, party) for kind, told in sources),
        )
        for party in range(view.public.parties)
    )
    note = players.say("neutral.tip") if view.public.neutral_party is not None else ""
    return Breakdown(tuple(kind for kind, _ in sources), parties, note)


Source = tuple[Kind, Callable[[Events, int], int]]
"""A kind, and what counts the points of a party in the events of a game."""


def _sources(players: YsPlayers, *, has_throne: bool) -> list[Source]:
    return [*_in_play(players), *_gems(players), *_at_end(players, has_throne=has_throne)]


def _in_play(players: YsPlayers) -> list[Source]:
    return [
        (
            Kind("market", players.say("ending.market"), players.say("ending.market_label"), ("points",), "#8A5A2C"),
            _market,
        ),
        (Kind("trade", players.say("ending.trade"), "", ("reward_commerce",), "#C9A24A"), _trade),
        (Kind("court", players.say("ending.court"), "", ("ys_icon_prince",), "#8E4478"), _court),
    ]


def _market(events: Events, party: int) -> int:
    placed = sum(event.point for event in events if isinstance(event, ev.BrokerPlaced) and event.party == party)
    return placed + sum(event.point for event in events if isinstance(event, ev.CardPlayed) and event.seat == party)


def _trade(events: Events, party: int) -> int:
    return sum(event.points for event in events if isinstance(event, ev.AreaWon) and event.winner == party)


def _court(events: Events, party: int) -> int:
    return sum(event.points for event in events if isinstance(event, ev.PointsGiven) and event.party == party)


def _gems(players: YsPlayers) -> list[Source]:
    return [
        (
            Kind(GEM_NAMES[kind], players.say(f"score.{GEM_NAMES[kind]}"), "", (f"gem_{GEM_NAMES[kind]}",), fill),
            partial(_coloured, kind),
        )
        for kind, fill in zip(COLOURS, _GEM_COLOURS, strict=True)
    ]


def _coloured(kind: int, events: Events, party: int) -> int:
    return sum(event.points[party] for event in events if isinstance(event, ev.GemsScored) and event.colour == kind)


def _at_end(players: YsPlayers, *, has_throne: bool) -> list[Source]:
    black = Kind("black", players.say("score.black"), "", ("gem_black",), "#33303A"), _black
    throne = Kind("throne", players.say("ending.throne"), "", ("ys_icon_king",), "#E8D9AE"), _throne
    return [black, throne] if has_throne else [black]


def _black(events: Events, party: int) -> int:
    return sum(event.points[party] for event in events if isinstance(event, ev.BlackScored))


def _throne(events: Events, party: int) -> int:
    scored = [event for event in events if isinstance(event, ev.ThroneScored)]
    return sum(event.points[party] for event in scored if party < len(event.points))


def _share(players: YsPlayers, kind: Kind, points: int, view: View, events: Events, party: int) -> Share:
    """The points, and for gems how many there are and how many of them came from ships."""
    number = next((i for i, name in enumerate(GEM_NAMES) if kind.sprites == (f"gem_{name}",)), None)
    values = {"player": players.name(party), "kind": kind.name, "count": points}
    if number is None:
        return Share(points, players.say("ending.share", **values))
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
    return [deed for find in found for deed in find(players, events)][:_MOST_DEEDS]


def _of_seats(players: YsPlayers, points: Sequence[int]) -> Iterator[tuple[Seat, int]]:
    return ((Seat(seat), number) for seat, number in enumerate(points[: len(players.cast)]))


def _finest(players: YsPlayers, events: Events) -> Iterator[Deed]:
    """The colour of gems that brought most."""
    found = best(
        (points, (seat, event.colour, event.gems[seat]))
        for event in events
        if isinstance(event, ev.GemsScored)
        for seat, points in _of_seats(players, event.points)
    )
    if found and found[0]:
        points, (seat, kind, number) = found
        told = players.say("ending.finest_told", gems=gems_of(kind, number))
        yield Deed(seat, players.say("ending.finest"), told, f"+{points}")


def _quarter(players: YsPlayers, events: Events) -> Iterator[Deed]:
    """The highest sum with which a quarter was won."""
    found = best(
        (event.totals[event.ranking[0]] or 0, event)
        for event in events
        if isinstance(event, ev.QuarterCounted) and event.ranking and event.ranking[0] < len(players.cast)
    )
    if found:
        total, event = found
        told = players.say("ending.quarter_told", quarter=quarter(event.quarter))
        yield Deed(Seat(event.ranking[0]), players.say("ending.quarter"), told, str(total))


def _narrowest(players: YsPlayers, events: Events) -> Iterator[Deed]:
    """The hardest fought area that was won by a single point: of several the one with the highest sums."""
    found = best(
        (own, (event, seat, other)) for event, seat, own, other in _fought(players, events) if own - other == 1
    )
    if found:
        own, (event, seat, other) = found
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
    found = best(
        (sum(bid), (Seat(seat), bid))
        for event in events
        if isinstance(event, ev.BidsRevealed)
        for seat, bid in enumerate(event.bids)
    )
    if found and found[0] >= _BOLD:
        total, (seat, bid) = found
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
    found = best((count, Seat(party)) for party, count in sorted(number.items()))
    if found and found[0] >= least:
        count, seat = found
        yield Deed(seat, players.say(f"ending.{key}"), players.say(f"ending.{key}_told", count=count), str(count))


# ---------------------------------------------------------------------- the picture
def works(players: YsPlayers, view: View, seat: Seat) -> Works | None:
    """Returns the gems of a seat, colour by colour."""
    held = view.public.gems[seat]
    if not any(held):
        return None
    kinds = [kind for kind, number in enumerate(held) for _ in range(number)]
    told = players.say("ending.works", player=players.name(seat), gems=counted(kinds))
    return Works(told, partial(_paint, tuple(held)))


def _paint(held: Sequence[int], canvas: Canvas, box: Box) -> None:
    """A line for each colour with its number before it, all gems of one size."""
    rows = [(kind, number) for kind, number in enumerate(held) if number]
    high = box.h / len(rows)
    size = min(high * 0.94, box.w / (1.2 + 0.86 * max(number for _, number in rows)), 96.0)
    left = box.cx - size * (1.0 + 0.86 * max(number for _, number in rows)) / 2
    for row, (kind, number) in enumerate(rows):
        y = box.y + high * (row + 0.5)
        lettering.text(canvas, str(number), left + size * 0.5, y - 1, min(40.0, size * 0.6), CREAM, "heavy", "r")
        for i in range(number):
            canvas.put(f"gem_{GEM_NAMES[kind]}", left + size * (1.2 + 0.86 * i), y, size, centre=True)


# ---------------------------------------------------------------------- the points over the course of a game
def points(view: View) -> tuple[int, ...]:
    """Returns the points of every seat; the neutral player's are shown on the table only."""
    return view.public.points[: view.public.seats]


def history(players: Players, beats: Sequence[Beat]) -> History:
    """Returns the totals at the start, after each turn and, before the end, now."""
    view: View = beats[-1].view
    moments = [(players.say("chapter.start"), (0,) * view.public.seats)]
    over = [(event, beat.view) for beat in beats for event in beat.events if isinstance(event, ev.TurnEnded)]
    moments += [
        (players.say("chapter.turn", number=event.round), points(then)) for event, then in over if not then.is_over
    ]
    moments.append((players.say("chapter.final" if view.is_over else "chapter.now"), points(view)))
    labels, totals = zip(*moments, strict=True)
    return History(labels, totals)
