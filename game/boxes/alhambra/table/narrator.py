"""What happened, told for the log, for ears and in order of movement, and its great moments."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from game.boxes.alhambra.rules import events as ev
from game.boxes.alhambra.rules.scoring import wall
from game.boxes.alhambra.rules.tiles import CURRENCY as CURRENCY_OF
from game.boxes.alhambra.rules.view import View
from game.boxes.alhambra.table import items
from game.boxes.alhambra.table.phrases import falcon_term, falcon_terms, tile, tiles, where
from game.boxes.alhambra_family.rules.components import CURRENCIES, CURRENCY, VALUE
from game.boxes.alhambra_family.rules.events import LeftoverAwarded, MarketRanOut, ThirdDealt, TileOpened, TurnEnded
from game.boxes.alhambra_family.table.items import money
from game.boxes.alhambra_family.table.narrator import FamilyNarrator, shared_cues
from game.boxes.alhambra_family.table.phrases import THIRD, Players, amount
from game.boxes.alhambra_family.table.standings import exact
from game.core.rules import Beat, Seat
from game.locale.words import Term
from game.stage.stage import Cue
from game.tabletop.items import Item
from game.tabletop.moments import Moment
from game.tabletop.table import LogLine

_Moved = ev.TilePlaced | ev.TileReserved | ev.TileGiven | ev.TileBuilt | ev.TileStored | ev.TileSwapped
_MOVED = {
    ev.TilePlaced: "places",
    ev.TileReserved: "reserves",
    ev.TileGiven: "gives",
    ev.TileBuilt: "builds",
    ev.TileStored: "stores",
    ev.TileSwapped: "swaps",
}
_Module = ev.WallsScored | ev.CampsScored | ev.BazaarsScored | ev.FalconsScored
_SCORED = {ev.WallsScored: "wall", ev.CampsScored: "camp", ev.BazaarsScored: "bazaar", ev.FalconsScored: "falcon"}


class Narrator(FamilyNarrator):
    """Tells beats."""

    def _on_market(self, opened: Sequence[int]) -> LogLine:
        return self._line(None, "market_filled", *map(items.tile, opened), tiles=tiles(opened))

    def _own(self, event: object, view: View) -> Iterator[LogLine]:
        """The sentences of one event; the end of a turn shows in the banner and needs none."""
        match event:
            case ev.TileBought(seat, number):
                currency = CURRENCY[event.cards[0]]
                key = "vizier_buys" if event.by_vizier else "buys_exactly" if event.exact else "buys_over"
                sums = {"price": amount(currency, event.price), "paid": amount(currency, event.paid)}
                yield self._line(seat, key, items.tile(number), tile=tile(number), **sums)
                if event.by_vizier:
                    yield self._line(seat, "vizier_sleeps", items.vizier(seat))
            case ev.TilePlaced() | ev.TileReserved() | ev.TileGiven() | ev.TileBuilt() | ev.TileStored():
                yield self._moved(event)
            case ev.TileSwapped(_, _, stored):
                yield self._moved(event, items.tile(stored), stored=tile(stored))
            case ev.FalconPlaced(seat, falcon, corner, card):
                paid = amount(CURRENCY[card], VALUE[card])
                perch = items.perched(seat, corner)
                yield self._line(seat, "falcon_placed", perch, paid=paid, falcon=falcon_term(falcon))
            case ev.FalconsReturned(seat, falcons):
                things = map(items.falcon, falcons)
                yield self._line(seat, "falcons_returned", *things, falcons=falcon_terms(falcons))
            case ev.VizierWoken(seat):
                yield self._line(seat, "vizier_wakes", items.vizier(seat))
            case ev.VizierDeclined(seat):
                yield self._line(seat, "vizier_declines", items.vizier(seat))
            case _:
                yield from self._course(event)

    def _course(self, event: object) -> Iterator[LogLine]:
        """The sentences about tiles that nobody moved, and about scorings."""
        match event:
            case ev.BazaarOpened(number):
                currency = Term(f"palaces.currency.{CURRENCIES[CURRENCY_OF[number]]}")
                yield self._line(None, "bazaar_opened", items.tile(number), currency=currency)
            case ThirdDealt(dealt):
                yield self._line(None, "third_dealt", third=THIRD, tiles=tiles(dealt))
            case MarketRanOut():
                yield self._line(None, "tiles_out", items.TILE_DECK)
            case LeftoverAwarded(square, number, seat, amounts, reason):
                text = self._award(square, amounts, reason, tile=tile(number))
                yield LogLine(seat, text, (items.tile(number),), is_in_sequence=True)
            case ev.WallsScored(letter):
                key, scoring = "last_scoring" if letter == "C" else "scoring_begins", self._players.scoring(letter)
                yield self._in_sequence(None, key, scoring=scoring)
                yield self._module(event)
            case ev.CampsScored() | ev.BazaarsScored() | ev.FalconsScored():
                yield self._module(event)

    def _moved(self, event: _Moved, *others: Item, **values: object) -> LogLine:
        """A tile that somebody moved; where it lies now is said to whoever does not see it."""
        values |= {"tile": tile(event.tile), "third": THIRD}
        line = self._line(event.seat, _MOVED[type(event)], items.tile(event.tile), *others, **values)
        if not isinstance(event, ev.TilePlaced | ev.TileBuilt | ev.TileSwapped):
            return line
        place = where(self._players, event.cell)
        return replace(line, aloud=self._players.words("access.pair", name=line.text, value=place))

    def _module(self, event: _Module) -> LogLine:
        scores = [self._score(seat, points) for seat, points in enumerate(event.points) if points]
        about = (items.fountain(seat) for seat, points in enumerate(event.points) if points)
        key = f"{_SCORED[type(event)]}_{'points' if scores else 'nobody'}"
        return self._in_sequence(None, key, *about, scores=scores)

    # ------------------------------------------------------------------ movement and sound
    def cues(self, beat: Beat) -> list[Cue[Item]]:
        found = [cue for event in beat.events for cue in _movements(event)]
        view: View = beat.view
        passed = any(isinstance(event, TurnEnded) for event in beat.events) or view.acting != beat.seat
        if passed and beat.seat is not None and not view.is_over and self._players.cast[view.acting].is_human:
            found.append(Cue((), "turn"))
        return found


def _movements(event: object) -> Iterator[Cue[Item]]:
    match event:
        case ev.TileBought():
            yield Cue(tuple(map(money, event.cards)), "coins")
            yield Cue((items.tile(event.tile),), "tile")
        case ev.TileSwapped():
            yield Cue((items.tile(event.tile), items.tile(event.stored)), "tile")
        case LeftoverAwarded() if event.seat is None:
            return
        case ev.FalconPlaced():
            yield Cue((money(event.card),), "coins")
            yield Cue((items.falcon(event.falcon), items.perched(event.seat, event.corner)), "tile")
        case ev.FalconsReturned():
            yield Cue(tuple(map(items.falcon, event.falcons)), "card")
        case ev.VizierWoken(seat):
            yield Cue((items.vizier(seat),), "card")
        case _ if isinstance(event, _Moved | TileOpened | ev.BazaarOpened | LeftoverAwarded):
            yield Cue((items.tile(event.tile),), "tile")
        case _:
            yield from shared_cues(event)


# ---------------------------------------------------------------------- great moments
LONG_WALL = 8
"""From how many segments on the longest wall of the table is worth a word."""


def moments(players: Players, beat: Beat, before: Sequence[Beat]) -> Iterator[Moment]:
    """Yields the great moments of a stage of an entry, but for those that both games have after scorings."""
    for event in beat.events:
        if isinstance(event, ev.TileBought) and event.exact and not event.by_vizier:
            yield from exact(players, beat, event.seat, items.tile(event.tile))
    view: View = beat.view
    if view.is_over or not before:
        return
    had: View = before[-1].view
    builder = _longest(view)
    if builder is not None and builder != _longest(had):
        title = players.say("moment.wall", player=players.name(builder))
        yield Moment("wall", builder, title, players.say("moment.wall_text", count=wall(view.boards[builder])))
    if had.tiles_left and not view.tiles_left:
        title, text = players.say("moment.last_tiles"), players.say("moment.last_tiles_text")
        yield Moment("last_round", None, title, text, (items.TILE_DECK,))


def _longest(view: View) -> Seat | None:
    """Whose wall is long, and longer than all the others."""
    walls = [wall(board) for board in view.boards]
    most = max(walls)
    return Seat(walls.index(most)) if most >= LONG_WALL and walls.count(most) == 1 else None
