"""Previews of the moves of a turn: journeys, houses and palaces, governors and characters."""

from collections.abc import Iterator

from game.boxes.maharaja.rules import moves as mv
from game.boxes.maharaja.rules.actions import may_build
from game.boxes.maharaja.rules.components import CENTRE, CHARACTER_NAMES, CITIES, MONK, ROADS, VILLAGE_COUNT
from game.boxes.maharaja.rules.legal import progress_of
from game.boxes.maharaja.rules.rounds import lower
from game.boxes.maharaja.rules.scoring import score, site_points
from game.boxes.maharaja.rules.tolls import Route
from game.boxes.maharaja.rules.turn import HOUSE_PRICE, holder, palace_price
from game.boxes.maharaja.rules.view import View
from game.boxes.maharaja.table import phrases
from game.boxes.maharaja.table.standings import after, next_city
from game.boxes.maharaja.table.touches import ways
from game.core.rules import Seat
from game.core.text import signed
from game.locale.words import Term
from game.tabletop.items import Selection
from game.tabletop.players import Players
from game.tabletop.table import Preview, PreviewLine


class MoveAdvice:
    """Says what a move of a turn would cost, open and bring."""

    def __init__(self, players: Players) -> None:
        self._players = players
        self._say = players.say

    # ------------------------------------------------------------------ journeys
    def journey(self, view: View, selection: Selection) -> Preview:
        """Returns what the chosen route costs, whom it pays and where it leads; the choice panel lists all."""
        found = ways(view, selection)
        route = next(route for route in found if route.roads == selection.move.roads)
        lines = [(self._tolls(view, route), "plain")]
        if route.cost and not self._is_monk(view):
            rest = (view.gold[view.public.acting] or 0) - route.cost
            lines.insert(0, (self._say("travel.cost", gold=phrases.gold(route.cost), rest=rest), "plain"))
        passed = [phrases.village(number) for number in self._passed(view, route)]
        lines.append((self._say("travel.by_way", villages=passed), "plain"))
        title = self._say("travel.title", city=phrases.city(route.city))
        return Preview(title, tuple(lines), self._say("button.travel"), sprite=f"city_badge_{CITIES[route.city]}")

    def _tolls(self, view: View, route: Route) -> str:
        tolls = phrases.shares(self._players, phrases.paid(route.toll))
        if not tolls:
            return self._say("travel.no_tolls")
        return self._say("travel.by_bank" if self._is_monk(view) else "travel.tolls", tolls=tolls)

    def _is_monk(self, view: View) -> bool:
        return MONK in view.public.characters[view.public.acting]

    def _passed(self, view: View, route: Route) -> list[int]:
        """Returns the villages along the way, in order."""
        here, found = view.public.architects[view.public.acting], list[int]()
        for road in route.roads:
            (first, second), along = ROADS[road]
            found += along if first == here else along[::-1]
            here = second if first == here else first
        return found

    # ------------------------------------------------------------------ first houses
    def found(self, view: View, move: mv.Found) -> Preview:
        """Returns what a first house would do."""
        lines = tuple(self._neighbours(view, move.village))
        title = self._say("preview.house_title", place=phrases.village(move.village))
        return Preview(title, lines, self._say("button.found"), sprite=self._piece(view, "house"))

    def _neighbours(self, view: View, number: int) -> Iterator[PreviewLine]:
        """Who has a house in the village already: nobody, the same player or another one."""
        owners, acting = view.public.villages[number], view.public.acting
        if not owners:
            yield self._say("preview.found_alone"), "good"
        elif acting in owners:
            yield self._say("preview.found_own"), "plain"
        else:
            yield self._say("preview.found_shared", player=self._players.name(owners[0])), "plain"

    # ------------------------------------------------------------------ houses
    def house(self, view: View, move: mv.BuildHouse) -> Preview:
        """Returns what building a house would do."""
        lines = [
            self._price(view, 0 if move.free else HOUSE_PRICE, is_house=True),
            *self._standing(view, move),
            *self._village(view, move.place),
            *self._limit(view, move),
            (self._say("preview.house_supply", count=view.public.supply[view.public.acting] - 1), "plain"),
        ]
        title = self._say("preview.house_title", place=phrases.place(move.place))
        return Preview(title, tuple(lines), self._say("button.house"), sprite=self._piece(view, "house"))

    def lift(self, view: View, move: mv.LiftHouse) -> Preview:
        """Returns what picking up a house would do."""
        public = view.public
        lines: list[PreviewLine] = []
        if move.place < VILLAGE_COUNT and len(public.villages[move.place]) == 1:
            lines.append((self._say("preview.lift_blocks"), "bad"))
        if move.place - VILLAGE_COUNT == public.city:
            points = self._say("preview.city_points", city=phrases.city(move.place - VILLAGE_COUNT), points=signed(-1))
            lines.append((points, "bad"))
        if move.free:
            lines.append((self._say("preview.house_free"), "plain"))
        title = self._say("preview.lift_title", place=phrases.place(move.place))
        return Preview(title, tuple(lines), self._say("button.lift"), sprite=self._piece(view, "house"))

    def set_down(self, view: View, move: mv.SetDown) -> Preview:
        """Returns what putting the lifted house down would do."""
        lines = [*self._standing(view, move), *self._village(view, move.place)]
        title = self._say("preview.set_down_title", place=phrases.place(move.place))
        return Preview(title, tuple(lines), self._say("button.set_down"), sprite=self._piece(view, "house"))

    def _village(self, view: View, number: int) -> Iterator[PreviewLine]:
        if number >= VILLAGE_COUNT:
            return
        owners = view.public.villages[number]
        if not owners:
            yield self._say("preview.house_opens"), "good"
        elif view.public.acting not in owners:
            yield self._say("preview.found_shared", player=self._players.name(owners[0])), "plain"

    def _limit(self, view: View, move: mv.BuildHouse) -> Iterator[PreviewLine]:
        """Of two houses the other one must stand in a city."""
        progress = progress_of(view.public)
        if move.free or move.place >= VILLAGE_COUNT:
            return
        done = (*progress.done[:1], progress.done[1] + 1, *progress.done[2:])
        later = type(progress)(progress.disc, done, progress.chit, progress.built_free)
        if may_build(later, in_village=False) and not may_build(later, in_village=True):
            yield self._say("preview.house_village_last"), "plain"

    # ------------------------------------------------------------------ palaces
    def palace(self, view: View, move: mv.BuildPalace) -> Preview:
        """Returns what building a palace would do."""
        public, seat = view.public, view.public.acting
        number, is_centre = public.architects[seat], move.site == CENTRE
        points = Term("common.count.points", site_points(public, seat, move.site))
        left = public.palaces[seat] - 1
        lines = [
            self._price(view, palace_price(public, seat)),
            *self._standing(view, move),
            (self._say("preview.palace_points", points=points), "plain"),
            (self._say("preview.palace_left", count=left), "plain")
            if left
            else (self._say("preview.palace_last"), "good"),
        ]
        site = self._say("site_name.centre" if is_centre else "site_name.outer")
        title = self._say("preview.palace_title", site=site, city=self._say(f"city.{CITIES[number]}"))
        return Preview(title, tuple(lines), self._say("button.palace"), sprite=self._piece(view, "palace"))

    # ------------------------------------------------------------------ shared
    def _price(self, view: View, price: int, *, is_house: bool = False) -> PreviewLine:
        if not price:
            return self._say("preview.house_free"), "good"
        rest = (view.gold[view.public.acting] or 0) - price
        key = "preview.house_cost" if is_house else "preview.palace_cost"
        return self._say(key, gold=phrases.gold(price), rest=rest), "plain"

    def _standing(self, view: View, move: mv.BuildHouse | mv.BuildPalace | mv.SetDown) -> Iterator[PreviewLine]:
        """What the piece changes in the Maharaja's city."""
        public, found = view.public, after(view, move)
        if public.city is None or found is None:
            return
        change = score(found[0], public.acting, public.city).points - score(public, public.acting, public.city).points
        if change:
            yield (self._say("preview.city_points", city=phrases.city(public.city), points=signed(change)), "good")

    def _piece(self, view: View, kind: str) -> str:
        return f"{kind}_{self._players.colour(view.public.acting)}"

    # ------------------------------------------------------------------ governors
    def governor(self, view: View, move: mv.LowerGovernor) -> Preview:
        """Returns where a governor would go, and which city comes next."""
        public = view.public.copy()
        box = public.track.index(move.city)
        before = next_city(public)
        lower(public, move.city)
        from_to = {"from": phrases.box_name(self._players, box), "to": phrases.box_name(self._players, box - 2)}
        key = "governor_next_same" if next_city(public) == before else "governor_next"
        lines = (
            (self._say("preview.governor_down", **from_to), "plain"),
            (self._say(f"preview.{key}", city=phrases.city(next_city(public))), "plain"),
        )
        sprite = f"governor_{CITIES[move.city]}"
        title = self._say("preview.governor_title", city=phrases.city(move.city))
        return Preview(title, lines, self._say("button.governor"), sprite=sprite)

    # ------------------------------------------------------------------ characters
    def take(self, view: View, move: mv.TakeCharacter) -> Preview:
        """Returns whose character would be taken, and what goes back."""
        public, victim = view.public, holder(view.public, move.character)
        lines = [self._ability(move.character)]
        if public.variants.several:
            lines.append((self._say("preview.character_keeps"), "plain"))
        else:
            own = phrases.character_name(self._players, public.characters[public.acting][0])
            lines.append((self._say("preview.character_returns", character=own), "plain"))
        if victim is not None:
            lines.append((self._say("preview.character_from_player", victim=self._players.name(victim)), "plain"))
        return self._character(move.character, lines, "character")

    def swap(self, view: View, move: mv.SwapCharacters) -> Preview:
        """Returns what a swap would do."""
        victim = holder(view.public, move.wanted)
        values = {"victim": self._players.name(victim), "given": phrases.character(move.given)}
        lines = [
            self._ability(move.wanted),
            (self._say("preview.swap_line", **values), "plain"),
            *self.order(view, move),
        ]
        return self._character(move.wanted, lines, "swap", title="swap_title")

    def half_swap(self, number: int) -> Preview:
        """Returns what is wanted, while what is given in return is still to be chosen."""
        lines = [self._ability(number), (self._say("preview.swap_choose"), "plain")]
        return self._character(number, lines, "", title="swap_title")

    def lure(self, view: View, move: mv.Lure) -> Preview:
        """Returns whose character would be lured away."""
        victim = self._players.name(move.victim)
        lines = ((self._say("preview.lure_line", victim=victim), "plain"),)
        return Preview(self._say("preview.lure_title", victim=victim), lines, self._say("button.lure"))

    def give(self, view: View, move: mv.GiveCharacter) -> Preview:
        """Returns which character would be given up, and to whom."""
        line = self._say("preview.give_line", player=self._players.name(view.public.turn))
        lines = [(line, "bad"), self._ability(move.character)]
        return self._character(move.character, lines, "give", title="give_title")

    def _character(self, number: int, lines: list[PreviewLine], button: str, title: str = "pick_title") -> Preview:
        name = phrases.character_name(self._players, number)
        label = self._say(f"button.{button}") if button else ""
        told = self._say(f"preview.{title}", number=number, character=name)
        return Preview(told, tuple(lines), label, sprite=f"character_{CHARACTER_NAMES[number]}")

    def _ability(self, number: int) -> PreviewLine:
        return self._say(f"ability.{CHARACTER_NAMES[number]}"), "good"

    def order(self, view: View, move: mv.SwapCharacters | mv.PickCharacter) -> Iterator[PreviewLine]:
        """Yields who comes after whom then, of those who have still to act."""
        found = after(view, move)
        if found is not None and len(found[0].waiting) > 1:
            order: list[Seat] = sorted(found[0].waiting, key=found[0].rank)
            yield self._say("preview.character_order", players=self._players.names(order)), "plain"
