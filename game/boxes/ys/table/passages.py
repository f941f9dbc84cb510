"""What is read of the table of Ys: the own brokers, quarter by quarter, the market row by row, and everybody."""

from collections.abc import Iterator

from game.boxes.ys.rules import components
from game.boxes.ys.rules.scoring import GEM_POINTS, gem_points
from game.boxes.ys.rules.view import View, dearest
from game.boxes.ys.table import items
from game.boxes.ys.table.evaluation import Speaker
from game.boxes.ys.table.phrases import AREA_NAMES, card_name, colour, gems_of, phase_name
from game.boxes.ys.table.queries import copies, held, order_of, owned
from game.core.rules import Seat
from game.locale.words import Term
from game.tabletop.items import Item
from game.tabletop.passages import BOARD, HAND, MARKET, SCORING, STATUS, Passage, PassageEntry, listed, player
from game.widgets.reading import joined


class Reader(Speaker):
    """Says what is read of a view; takes the players and what says how everybody stands somewhere."""

    def read(self, view: View) -> Iterator[Passage]:
        """Yields the parts of a view in the order in which they are read."""
        yield listed(STATUS, "", [*self._status(view)])
        yield self._own(view)
        yield listed(SCORING, self._words("access.harbour.hopes"), [*self._hopes(view)])
        for number in view.public.quarters:
            yield self._quarter(view, number)
        yield self._market(view)
        yield self._placed(view)
        for seat in map(Seat, range(view.public.seats)):
            yield self._player(view, seat)

    def _status(self, view: View) -> Iterator[str]:
        public = view.public
        yield self._say("progress.turn", number=public.round)
        if phase := phase_name(self._players, public):
            yield phase
        points = self._players.each((party, public.points[party]) for party in range(public.parties))
        yield self._words("access.points", players=points)
        if not public.cards:
            order = [self._players.name(seat) for seat in public.in_order()]
            yield self._words("access.harbour.order", players=order)
        quotes = "; ".join(
            self._words("access.pair", name=self._colour(kind), value=public.quotes[kind])
            for kind in components.COLOURS
        )
        ranked = "; ".join(
            self._words("access.pair", name=self._colour(kind), value=" – ".join(map(str, points[: public.parties])))
            for kind, points in zip(dearest(public), GEM_POINTS, strict=True)
        )
        yield self._words("access.harbour.values", values=quotes)
        yield self._words("access.harbour.pays", values=ranked)

    # ------------------------------------------------------------------ the own side
    def _own(self, view: View) -> Passage:
        """Returns what the listener can choose from: brokers, characters, order cards, own gems, colours, answers."""
        name = self._players.name(_listener(view))
        brokers = [
            PassageEntry(self._say(f"broker.v{value}"), items.screen_item(value, copy))
            for value, copy in copies(owned(view, view.screens))
        ]
        neutral = [PassageEntry(item=items.neutral_item(value)) for value in owned(view, view.neutrals)]
        cards = [
            PassageEntry(
                card_name(self._players, card),
                items.card_item(card),
                self._say(f"ability.{components.CARD_NAMES[card]}"),
            )
            for card in held(view)
        ]
        own = () if view.seat is None else view.public.front[view.seat]
        fronts = [PassageEntry(item=items.front_item(view.seat or 0, value, copy)) for value, copy in copies(own)]
        gems = () if view.seat is None else view.public.gems[view.seat]
        choices: list[Item] = [items.DOWN, items.PASS, *map(items.order_item, view.public.cards)]
        choices += [items.owned_item(kind) for kind, number in enumerate(gems) if number]
        choices += [items.colour_item(kind, which) for kind in components.COLOURS for which in (1, 2)]
        choices += [items.quote_item(kind, step) for kind in components.COLOURS for step in (1, -1)]
        behind = [str(value) for value in owned(view, view.screens)]
        title = self._words(f"access.harbour.{'own' if behind else 'own_empty'}", player=name, brokers=behind)
        values = [str(value) for value in owned(view, view.neutrals)]
        briefly = [self._words("access.harbour.neutrals", brokers=values)] if values else []
        return listed(
            HAND, title, [*brokers, *neutral, *fronts, *cards, *(PassageEntry(item=item) for item in choices)],
            joined([title, *briefly, *(card.text for card in cards)]),
        )  # fmt: skip

    # ------------------------------------------------------------------ quarters and market
    def _quarter(self, view: View, number: int) -> Passage:
        public = view.public
        rows = [[*self._area(view, number, kind)] for kind in range(components.AREAS)]
        shown = public.shown[number]
        if shown is not None:
            rows.append([PassageEntry(item=items.shown_item(number, shown))])
        rows += [[PassageEntry(item=items.gem_item(number, gem, copy))] for gem, copy in copies(public.cargo[number])]
        rows.append([PassageEntry(item=items.quarter_item(number))])
        title = self._words("access.harbour.quarter", number=number + 1)
        standing = self._evaluation.sums(view, components.areas_of(number))
        told = self._words("access.pair", name=title, value=standing or self._words("access.nobody"))
        return Passage(f"quarter:{number}", told, rows)

    def _area(self, view: View, number: int, kind: int) -> Iterator[PassageEntry]:
        place = components.area(number, kind)
        standing = self._evaluation.sums(view, (place,))
        name = self._say(f"walk.{AREA_NAMES[kind]}")
        told = self._words("access.pair", name=name, value=standing or self._words("access.nobody"))
        yield PassageEntry(told, items.place_item(place))
        yield from self._brokers(view, place)

    def _brokers(self, view: View, place: int) -> Iterator[PassageEntry]:
        for broker in view.public.brokers:
            if broker.place == place:
                yield PassageEntry(item=items.broker_item(broker.tag))

    def _market(self, view: View) -> Passage:
        rows: list[list[PassageEntry]] = []
        title, briefly = self._words("access.part.market"), list[str]()
        for row in view.public.rows:
            briefly.append(self._row(view, row))
            entries = [PassageEntry(item=items.stall_item(row))] if view.public.stalls[row] is not None else []
            for place in components.squares_of(row):
                entries += [PassageEntry(item=items.place_item(place)), *self._brokers(view, place)]
            rows.append(entries)
        rows.append([PassageEntry(item=items.column_item(column)) for column in range(components.COLUMNS)])
        briefly += self._columns(view)
        return Passage(MARKET, title, rows, joined([title, *briefly]))

    def _row(self, view: View, row: int) -> str:
        """Returns a row of the market in a sentence: its gem, who has what there, which squares are free."""
        public = view.public
        taken, gem = {broker.place for broker in public.brokers}, public.stalls[row]
        free = [colour(components.column_of(place)) for place in components.squares_of(row) if place not in taken]
        parts = [] if gem is None else [self._say(f"gem.{components.GEM_NAMES[gem]}")]
        parts += self._evaluation.sums(view, components.squares_of(row))
        parts += [self._words("access.harbour.free", colours=free)] if free else []
        name = self._words("access.harbour.row", number=row + 1)
        return self._words("access.pair", name=name, value="; ".join(parts))

    def _columns(self, view: View) -> Iterator[str]:
        """Yields who has what in each column where somebody is."""
        for column in range(components.COLUMNS):
            if standing := self._evaluation.sums(view, [components.square(row, column) for row in view.public.rows]):
                name = self._words("access.harbour.column", colour=colour(column))
                yield self._words("access.pair", name=name, value="; ".join(standing))

    def _colour(self, kind: int) -> str:
        return self._say(f"colour_name.{components.GEM_NAMES[kind]}")

    def _placed(self, view: View) -> Passage:
        """Returns where the listener's own brokers stand."""
        own = _listener(view)
        tags = [broker.tag for broker in view.public.brokers if broker.party == own]
        title = self._words("access.harbour.placed", player=self._players.name(own))
        return listed(BOARD, title, [PassageEntry(item=items.broker_item(tag)) for tag in tags])

    def _hopes(self, view: View) -> Iterator[str]:
        """Yields how everybody stands in each quarter and row and in the whole market, with the listener's hopes."""
        for number in view.public.quarters:
            if told := self._evaluation.told(view, components.areas_of(number)):
                name = self._words("access.harbour.quarter", number=number + 1)
                yield self._words("access.pair", name=name, value="; ".join(told))
        for row in view.public.rows:
            if told := self._evaluation.told(view, components.squares_of(row)):
                name = self._words("access.harbour.row", number=row + 1)
                yield self._words("access.pair", name=name, value="; ".join(told))
        if told := self._evaluation.told(view, components.MARKET):
            yield self._words("access.pair", name=self._words("access.harbour.all_rows"), value="; ".join(told))

    # ------------------------------------------------------------------ everybody
    def _player(self, view: View, seat: Seat) -> Passage:
        public = view.public
        owned_gems = [gems_of(kind, number) for kind, number in enumerate(public.gems[seat]) if number]
        points = Term("common.count.points", public.points[seat])
        key = "player" if owned_gems else "player_poor"
        title = self._words(f"access.harbour.{key}", player=self._players.name(seat), points=points, gems=owned_gems)
        lines = []
        if owned_gems:
            lines.append(self._say("standing.worth", player=self._players.name(seat), points=gem_points(public, seat)))
        if public.behind[seat]:
            lines.append(self._words("access.harbour.behind", brokers=Term("ys.brokers", public.behind[seat])))
        if public.hand_sizes[seat]:
            lines.append(self._words("access.harbour.cards", number=public.hand_sizes[seat]))
        fronts = [PassageEntry(item=items.front_item(seat, value, copy)) for value, copy in copies(public.front[seat])]
        order = (
            PassageEntry(item=items.order_item(order_of(public, seat))) if order_of(public, seat) else PassageEntry()
        )
        return listed(player(seat), title, [*lines, *([] if seat == view.seat else fronts), order])


def _listener(view: View) -> Seat:
    """Returns who looks, or on an open table who acts."""
    return view.public.acting if view.seat is None else view.seat
