"""Previews of houses and palaces: what they cost, open and bring."""

from collections.abc import Iterator

from game.boxes.maharaja.rules.actions import may_build
from game.boxes.maharaja.rules.components import CENTRE, CITIES, SADHU, VILLAGE_COUNT
from game.boxes.maharaja.rules.legal import progress_of
from game.boxes.maharaja.rules.moves import BuildHouse, BuildPalace, Found, LiftHouse, SetDown
from game.boxes.maharaja.rules.scoring import CENTRE_POINTS, OUTER_POINTS, SADHU_POINTS, score
from game.boxes.maharaja.rules.turn import HOUSE_PRICE, palace_price
from game.boxes.maharaja.rules.view import View
from game.boxes.maharaja.table.phrases import city, gold, place, signed, village
from game.boxes.maharaja.table.projection import after
from game.locale.words import Term
from game.tabletop.players import Players
from game.tabletop.table import Preview

Line = tuple[str, str]


class BuildingAdvice:
    """Says what a house or palace would do."""

    def __init__(self, players: Players) -> None:
        self._players = players
        self._say = players.say

    def found(self, view: View, move: Found) -> Preview:
        """Returns what a first house would do."""
        public = view.public
        number = 1 + public.founded // public.seats
        lines = [*self._neighbours(view, move.village), (self._say("preview.found_number", number=number), "plain")]
        title = self._say("preview.found_title", village=village(move.village))
        return Preview(title, tuple(lines), self._say("button.found"), sprite=self._piece(view, "house"))

    def _neighbours(self, view: View, number: int) -> Iterator[Line]:
        """Who has a house in the village already: nobody, the same player or another one."""
        owners, acting = view.public.villages[number], view.public.acting
        if not owners:
            yield self._say("preview.found_alone"), "good"
        elif acting in owners:
            yield self._say("preview.found_own"), "plain"
        else:
            yield self._say("preview.found_shared", player=self._players.name(owners[0])), "plain"

    # ------------------------------------------------------------------ houses
    def services(self, view: View, move: BuildHouse) -> Preview:
        """Returns what building a house would do."""
        lines = [
            self._price(view, 0 if move.free else HOUSE_PRICE, is_house=True),
            *self._standing(view, move),
            *self._village(view, move.place),
            *self._limit(view, move),
            (self._say("preview.house_supply", count=view.public.supply[view.public.acting] - 1), "plain"),
        ]
        title = self._say("preview.house_title", place=place(move.place))
        return Preview(title, tuple(lines), self._say("button.house"), sprite=self._piece(view, "house"))

    def lift(self, view: View, move: LiftHouse) -> Preview:
        """Returns what picking up a house would do."""
        public = view.public
        lines: list[Line] = []
        if move.place < VILLAGE_COUNT and len(public.villages[move.place]) == 1:
            lines.append((self._say("preview.lift_blocks"), "bad"))
        if move.place - VILLAGE_COUNT == public.city:
            points = self._say("preview.city_points", city=city(move.place - VILLAGE_COUNT), points=signed(-1))
            lines.append((points, "bad"))
        if move.free:
            lines.append((self._say("preview.house_free"), "plain"))
        title = self._say("preview.lift_title", place=place(move.place))
        return Preview(title, tuple(lines), self._say("button.lift"), sprite=self._piece(view, "house"))

    def set_down(self, view: View, move: SetDown) -> Preview:
        """Returns what putting the lifted house down would do."""
        lines = [*self._standing(view, move), *self._village(view, move.place)]
        title = self._say("preview.set_down_title", place=place(move.place))
        return Preview(title, tuple(lines), self._say("button.set_down"), sprite=self._piece(view, "house"))

    def _village(self, view: View, number: int) -> Iterator[Line]:
        if number >= VILLAGE_COUNT:
            return
        owners = view.public.villages[number]
        if not owners:
            yield self._say("preview.house_opens"), "good"
        elif view.public.acting not in owners:
            yield self._say("preview.found_shared", player=self._players.name(owners[0])), "plain"

    def _limit(self, view: View, move: BuildHouse) -> Iterator[Line]:
        """Of two houses the other one must stand in a city."""
        progress = progress_of(view.public)
        if move.free or move.place >= VILLAGE_COUNT:
            return
        done = (*progress.done[:1], progress.done[1] + 1, *progress.done[2:])
        later = type(progress)(progress.disc, done, progress.chit, progress.built_free)
        if may_build(later, in_village=False) and not may_build(later, in_village=True):
            yield self._say("preview.house_village_last"), "plain"

    # ------------------------------------------------------------------ palaces
    def palace(self, view: View, move: BuildPalace) -> Preview:
        """Returns what building a palace would do."""
        public, seat = view.public, view.public.acting
        number, is_centre = public.architects[seat], move.site == CENTRE
        outer = SADHU_POINTS if SADHU in public.characters[seat] else OUTER_POINTS
        points = Term("common.count.points", CENTRE_POINTS if is_centre else outer)
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
    def _price(self, view: View, price: int, *, is_house: bool = False) -> Line:
        if not price:
            return self._say("preview.house_free"), "good"
        rest = (view.gold[view.public.acting] or 0) - price
        key = "preview.house_cost" if is_house else "preview.palace_cost"
        return self._say(key, gold=gold(price), rest=rest), "plain"

    def _standing(self, view: View, move: BuildHouse | BuildPalace | SetDown) -> Iterator[Line]:
        """What the piece changes in the Maharaja's city."""
        public, found = view.public, after(view, move)
        if public.city is None or found is None:
            return
        change = score(found[0], public.acting, public.city).points - score(public, public.acting, public.city).points
        if change:
            yield self._say("preview.city_points", city=city(public.city), points=signed(change)), "good"

    def _piece(self, view: View, kind: str) -> str:
        return f"{kind}_{self._players.colour(view.public.acting)}"
