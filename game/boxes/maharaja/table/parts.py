"""The parts of the picture that are no items: panels, counters, the map and the track; what each is for."""

from collections.abc import Iterator

from game.boxes.maharaja.rules.actions import CHIT_SLOT, PART_NAMES, turn_parts
from game.boxes.maharaja.rules.components import CITY_COUNT
from game.boxes.maharaja.rules.rounds import COMPENSATION
from game.boxes.maharaja.rules.view import PLAN, TURN, View
from game.boxes.maharaja.table import choice_panel, phrases, zones
from game.boxes.maharaja.table.geometry import PAYS, PLAYERS, Plan
from game.boxes.maharaja.table.standings import last_round, scored_next
from game.boxes.maharaja.table.touches import PanelMode, panel_mode, ways
from game.paint.box import Box, bounds
from game.tabletop.players import Players
from game.tabletop.selection import Selection
from game.tabletop.teaching import TablePart

_START = (-60.0, -60.0, 120.0, 120.0)


class PartGuide:
    """Says what each part of the table is for."""

    def __init__(self, players: Players) -> None:
        self._players = players

    def parts(self, view: View, area: Box, plan: Plan, selection: Selection) -> Iterator[TablePart]:
        """Yields the parts from the lowest on: the whole table, then its panels, then what they hold."""
        yield self._part("table", area, seats=view.public.seats)
        yield self._part("map", plan.board)
        yield self._part("start", zones.around(plan, zones.JUNCTION_AT[-1], _START))
        yield from self._track(view, plan)
        if not plan.is_folded or PAYS in dict(plan.tabs):
            yield self._part("payouts", plan.pays, city=phrases.city(scored_next(view.public)))
        yield self._part("action", plan.action)
        yield self._part("log", plan.log)
        yield self._part("players", bounds([panel.box for panel in plan.seats]))
        if plan.bank is not None:
            yield self._part("bank", plan.bank.box)
        if PLAYERS in dict(plan.tabs):
            yield self._part("players_tab", dict(plan.tabs)[PLAYERS])
        yield from self._choice(view, plan, selection)

    def _part(self, name: str, box: Box, key: str = "", **values: object) -> TablePart:
        key = key or name
        title = self._players.say(f"part.{key}.title", **values)
        return TablePart(name, box, title, self._players.say(f"part.{key}.told", **values))

    def _track(self, view: View, plan: Plan) -> Iterator[TablePart]:
        public = view.public
        yield self._part("track", plan.track, number=last_round(public))
        tops = [zones.track_box(plan, box) for box in range(len(public.track))]
        yield self._part("track_start", bounds(tops[:CITY_COUNT]))
        yield self._part("track_end", tops[-1])
        below = Box(tops[0].x, tops[0].bottom, tops[0].w, plan.track.bottom - tops[0].bottom)
        yield self._part("arrow", below)

    # ------------------------------------------------------------------ the choice panel
    def _choice(self, view: View, plan: Plan, selection: Selection) -> Iterator[TablePart]:
        mode = panel_mode(view, selection)
        key = {
            PanelMode.PLAN: "disc",
            PanelMode.AUCTION: "auction",
            PanelMode.CHOICE: "choice",
            PanelMode.FOUNDING: "founding",
            PanelMode.ROUTES: "routes",
            PanelMode.CHIT: "chits",
            PanelMode.TURN: "plan",
            PanelMode.OVER: "over",
        }[mode]
        yield self._part("choice", plan.choice, key)
        if mode is PanelMode.PLAN and view.public.task == PLAN and (dial := choice_panel.disc(plan.choice)):
            yield self._part("dial", dial)
        if mode is PanelMode.TURN and view.public.task == TURN:
            yield from self._cards(view, plan)
            yield self._part("ending", choice_panel.warning(plan.choice), gold=phrases.gold(COMPENSATION))
        if mode is PanelMode.ROUTES:
            found = ways(view, selection)
            tolls = phrases.shares(self._players, phrases.paid(found[0].toll))
            told = tolls or self._players.say("travel.no_tolls")
            box = choice_panel.route_rows(plan.choice, len(found))[0]
            yield self._part("cheapest", box, gold=phrases.gold(found[0].cost), tolls=told)

    def _cards(self, view: View, plan: Plan) -> Iterator[TablePart]:
        """The actions of the turn with what is still to be done of them."""
        progress = view.public.progress
        if progress is None:
            return
        parts = turn_parts(progress)
        for slot, box in enumerate(choice_panel.cards(plan.choice, parts)):
            own = [part for part in parts if part.slot == slot]
            open_parts = [self._players.say(f"turn.part.{PART_NAMES[part.part]}") for part in own if not part.is_done]
            key = "card_open" if open_parts else "card_done"
            name = "chit" if slot == CHIT_SLOT else f"action_{slot + 1}"
            action = phrases.action_name(self._players, own[0].action)
            yield self._part(name, box, key, action=action, parts=open_parts)
