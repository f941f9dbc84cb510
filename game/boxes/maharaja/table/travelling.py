"""The preview of a journey: what it costs, who is paid, and by which villages it goes."""

from game.boxes.maharaja.rules.components import CITIES, MONK, ROADS
from game.boxes.maharaja.rules.tolls import Route
from game.boxes.maharaja.rules.view import View
from game.boxes.maharaja.table.panel_mode import ways
from game.boxes.maharaja.table.phrases import gold, paid, shares, village
from game.tabletop.players import Players
from game.tabletop.selection import Selection
from game.tabletop.table import Preview


class TravelAdvice:
    """Says what a journey would cost."""

    def __init__(self, players: Players) -> None:
        self._players = players
        self._say = players.say

    def journey(self, view: View, selection: Selection) -> Preview:
        """Returns what the chosen route costs, whom it pays and where it leads; the choice panel lists all."""
        found = ways(view, selection)
        route = next(route for route in found if route.roads == selection.move.roads)
        lines = [(self._tolls(view, route), "plain")]
        if route.cost and not self._is_monk(view):
            rest = (view.gold[view.public.acting] or 0) - route.cost
            lines.insert(0, (self._say("travel.cost", gold=gold(route.cost), rest=rest), "plain"))
        passed = [village(number) for number in self._villages(view, route)]
        lines.append((self._say("travel.by_way", villages=passed), "plain"))
        title = self._say("travel.title", city=self._say(f"city.{CITIES[route.city]}"))
        return Preview(title, tuple(lines), self._say("button.travel"), sprite=f"city_badge_{CITIES[route.city]}")

    def _tolls(self, view: View, route: Route) -> str:
        tolls = shares(self._players, paid(route.toll))
        if not tolls:
            return self._say("travel.no_tolls")
        return self._say("travel.by_bank" if self._is_monk(view) else "travel.tolls", tolls=tolls)

    def _is_monk(self, view: View) -> bool:
        return MONK in view.public.characters[view.public.acting]

    def _villages(self, view: View, route: Route) -> list[int]:
        """Returns the villages along the way, in order."""
        here, found = view.public.architects[view.public.acting], list[int]()
        for road in route.roads:
            (first, second), along = ROADS[road]
            found += along if first == here else along[::-1]
            here = second if first == here else first
        return found
