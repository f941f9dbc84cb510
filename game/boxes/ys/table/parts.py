"""The parts of the picture that are no items: what each is called, and what it says and is for."""

from collections.abc import Iterator
from dataclasses import replace

from game.boxes.ys.rules.components import COLOURS, MARKET, QUARTERS, areas_of, is_market, quarter_of
from game.boxes.ys.rules.scoring import gem_points
from game.boxes.ys.rules.setup import brokers_of
from game.boxes.ys.rules.steps import ASK, LOOK
from game.boxes.ys.rules.view import Public, View, dearest
from game.boxes.ys.table import board_geometry as ground
from game.boxes.ys.table import zones
from game.boxes.ys.table.evaluation import NEUTRAL_KEYS, Evaluation, Speaker
from game.boxes.ys.table.explaining import Tips
from game.boxes.ys.table.geometry import NOWHERE, Plan
from game.boxes.ys.table.painting import seats
from game.boxes.ys.table.painting.choice_panel import sheet_of
from game.boxes.ys.table.phrases import YsPlayers, colour, counted, gems_of, ordinal, phase_name, phase_text
from game.boxes.ys.table.phrases import quarter as named
from game.boxes.ys.table.queries import order_of
from game.boxes.ys.table.standings import moved, standing
from game.core.rules import Seat
from game.locale.words import Term
from game.paint.box import Box, bounds
from game.tabletop.items import Selection
from game.tabletop.teaching import TablePart


class Parts(Speaker):
    """Names the parts of a table; takes who sits there, how everybody stands, and what things are for."""

    def __init__(self, players: YsPlayers, evaluation: Evaluation, tips: Tips) -> None:
        super().__init__(players, evaluation)
        self._tips = tips

    def of(self, view: View, plan: Plan, area: Box, selection: Selection) -> Iterator[TablePart]:
        """Yields the parts, lowest first."""
        yield self._part("table", area)
        if plan.has_city:
            yield from self._sea(view, plan)
        else:
            yield self._part("city", bounds((plan.sea, plan.spare)), "city_away")
        yield from self._market(view, plan)
        if plan.turn != NOWHERE:
            told, phase = self._say("progress.turn", number=view.public.round), phase_name(self._players, view.public)
            title = f"{told}: {phase}" if phase else told
            yield TablePart("turn", plan.turn, title, phase_text(self._players, view.public))
        for party in plan.seen:
            yield from (replace(part, reacts=True) for part in self._seat(view, party, plan.rows[party]))
        if plan.hand != NOWHERE:
            yield self._part("hand", plan.hand)
        yield self._part("log", plan.log)
        yield self._part("action", plan.action)
        if plan.is_up:
            key = "sheet_cards" if view.public.task in (ASK, LOOK) else "screen"
            yield self._part("screen", sheet_of(plan, view, selection).ground, key)

    def _part(self, name: str, box: Box, key: str = "", **values: object) -> TablePart:
        key = key or name
        return TablePart(name, box, self._say(f"part.{key}.title", **values), self._say(f"part.{key}.told", **values))

    # ------------------------------------------------------------------ the sea
    def _sea(self, view: View, plan: Plan) -> Iterator[TablePart]:
        public = view.public
        yield self._part("city", plan.sea, number=len(public.quarters))
        for quarter in range(QUARTERS):
            sealed = self._part(f"sealed:{quarter}", plan.chart.box(Box(*ground.SEALED_BOX)), "sealed")
            for part in self._corner(view, plan, quarter) if quarter in public.quarters else (sealed,):
                if (seen := part.box.common(plan.sea)) is not None:
                    yield TablePart(part.name, seen, part.title, part.told)
        x, y = plan.at(ground.CENTRE)
        width = 2 * ground.THRONE_RADIUS * plan.k
        room = Box(x, y, 0, 0).centred(width, width)
        key = "throne" if public.variants.favour else "throne_idle"
        values = {"payouts": self._tips.payouts(public)} if public.variants.favour else {}
        places = (room, zones.throne_reward(plan)) if public.variants.favour else (room,)
        if (seen := bounds(places).common(plan.sea)) is not None:
            yield self._part("throne", seen, key, **values)

    def _corner(self, view: View, plan: Plan, quarter: int) -> Iterator[TablePart]:
        """The ship and its cargo, what it is shared by, and the sums of the quarter."""
        public = view.public
        cargo = public.cargo[quarter]
        boxes = [zones.hold(plan, quarter, len(cargo))] if cargo else []
        if public.ships[quarter] is not None and not plan.is_low:
            boxes.append(zones.ship(plan, quarter))
        if boxes:
            key = "ship" if cargo else "ship_empty"
            title = self._say(f"item.{key}", quarter=named(quarter), cargo=counted(cargo))
            told = [self._say(f"part.{key}"), *([self._tips.shares(public)] if cargo else ())]
            yield TablePart(f"ship:{quarter}", bounds(boxes), title, " ".join(told))
        if public.shown[quarter] is not None:
            yield from self._totals(view, plan, quarter)

    def _totals(self, view: View, plan: Plan, quarter: int) -> Iterator[TablePart]:
        sums = standing(view, [b for b in view.public.brokers if quarter_of(b.place) == quarter])
        if plan.is_low and plan.zoom.k == 1:
            sums = {party: found for party, found in sums.items() if party == view.seat}
        if sums or not plan.is_low:
            told = self._evaluation.told(view, areas_of(quarter)) or [self._say("standing.empty")]
            title = self._say("part.totals", quarter=named(quarter))
            box = bounds(zones.totals(plan, quarter, max(1, len(sums))))
            yield TablePart(f"totals:{quarter}", box, title, "; ".join(told))

    # ------------------------------------------------------------------ the market
    def _market(self, view: View, plan: Plan) -> Iterator[TablePart]:
        if plan.quotations != NOWHERE:
            yield from self._track(view.public, plan)
        if not plan.has_market:
            return
        public = view.public
        told = self._evaluation.told(view, MARKET) if any(is_market(b.place) for b in public.brokers) else []
        title, for_what = self._say("part.market.title"), self._say("part.market.told")
        yield TablePart("market", plan.market, title, " ".join([for_what, *(f"{line}." for line in told)]))
        yield self._part("rows", plan.slab)
        if plan.quotations != NOWHERE:
            return
        yield self._part("values", plan.prices)
        changes = [moved(found) for found in self._evaluation.projections(view)]
        for number, box in enumerate(zones.prices(plan, dearest(public))):
            change = self._say("part.price_change", change=changes[number]) if changes else ""
            yield self._value(public, number, box, change)

    def _track(self, public: Public, plan: Plan) -> Iterator[TablePart]:
        """The quotation track: its columns, what moves them, and what the best bidder brings."""
        yield self._part("values", plan.quotations)
        for number in COLOURS:
            box = zones.step(plan, number, 1)
            yield self._value(public, number, Box(box.x, plan.track.y, box.w, plan.track.h))
        yield self._part("moves", plan.on_track(ground.QUOTATION_MOVES))
        _, y, _, h = ground.QUOTATION_MOVES
        yield self._part("best", plan.on_track((ground.step_label(1)[0], y, ground.step_label(1)[2], h)))

    def _value(self, public: Public, number: int, box: Box, change: str = "") -> TablePart:
        rank = ordinal(self._players, dearest(public).index(number) + 1)
        title = self._say("item.quote", rank=rank, colour=colour(number), value=public.quotes[number])
        told = self._tips.gem(public, number)
        return TablePart(f"value:{number}", box, title, f"{told} {change}" if change else told)

    # ------------------------------------------------------------------ the players
    def _seat(self, view: View, party: int, box: Box) -> Iterator[TablePart]:
        public = view.public
        title = self._say(
            "part.seat", player=self._players.name(party), points=Term("common.count.points", public.points[party])
        )
        if party >= public.seats:
            told = ". ".join(self._say(f"neutral.{key}") for key in NEUTRAL_KEYS)
            yield TablePart(f"seat:{party}", box, title, f"{told}.")
            return
        yield TablePart(f"seat:{party}", box, title, self._worth(public, Seat(party)))
        if any(public.gems[party]) and not seats.is_short(box):
            yield self._gems(public, party, box)
        name, total = self._players.name(party), sum(public.front[party])
        yield self._part(f"front:{party}", seats.front_line(box), "front", player=name, sum=total)
        brokers = Term("ys.brokers", public.behind[party])
        behind, cards = seats.behind_box(box).columns(2) if box.w >= seats.NARROW else (seats.behind_box(box), None)
        whole = len(brokers_of(public.variants))
        told = self._say("part.behind", number=whole)
        yield TablePart(f"behind:{party}", behind, self._say("item.behind", player=name, brokers=brokers), told)
        if cards is not None:
            count = Term("ys.cards", public.hand_sizes[party] + public.fresh[party])
            title = self._say("item.hand", player=name, cards=count)
            yield TablePart(f"cards:{party}", cards, title, self._say("part.cards"))

    def _worth(self, public: Public, seat: Seat) -> str:
        told = self._say("standing.worth", player=self._players.name(seat), points=gem_points(public, seat))
        number = order_of(public, seat) or public.order[seat]
        return f"{told}. {self._say('part.seat_order', number=number)}"

    def _gems(self, public: Public, party: int, box: Box) -> TablePart:
        owned = [gems_of(kind, number) for kind, number in enumerate(public.gems[party]) if number]
        title = self._say("item.owned", player=self._players.name(party), gems=owned)
        return TablePart(f"gems:{party}", seats.gem_line(box), title, self._say("part.gems"))
