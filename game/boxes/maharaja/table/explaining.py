"""What each thing and each part of the table is for, what it costs or pays now, and which page explains it.

The pages say themselves what they explain (`explains` in rulebook.yml).
"""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from game.ai.reasons import Reason
from game.boxes.maharaja.rules import actions
from game.boxes.maharaja.rules.actions import CHIT_SLOT, PART_NAMES, is_undone, turn_parts
from game.boxes.maharaja.rules.components import CHARACTER_NAMES, CITY_COUNT, ROADS, START, VILLAGE_COUNT
from game.boxes.maharaja.rules.legal import progress_of
from game.boxes.maharaja.rules.rounds import COMPENSATION, lowerable
from game.boxes.maharaja.rules.scoring import PAYOUTS, palaces_built, site_points
from game.boxes.maharaja.rules.tolls import blocking_village, is_connected, least_toll
from game.boxes.maharaja.rules.turn import FETCHED, HOUSE_PRICE, TAKEN_GOLD, holder, palace_price
from game.boxes.maharaja.rules.view import NEUTRAL, PLAN, TURN, Public, View
from game.boxes.maharaja.table import choice_panel, illegal, items, phrases, zones
from game.boxes.maharaja.table.advice.plans import action_use
from game.boxes.maharaja.table.geometry import PAYS, PLAYERS, Plan
from game.boxes.maharaja.table.standings import last_round, round_of, scored_next
from game.boxes.maharaja.table.touches import PanelMode, decider, panel_mode, ways
from game.core.rules import Seat
from game.locale.words import Term
from game.paint.box import Box, bounds
from game.tabletop.explaining import page_about, seen_text
from game.tabletop.items import Item, Selection
from game.tabletop.players import Players
from game.tabletop.teaching import ReasonText, TablePart


class ItemGuide:
    """Explains the things on the table with the figures of a position."""

    def __init__(self, players: Players) -> None:
        self._players = players

    def explain(self, view: View, item: Item, selection: Selection) -> str:
        """Returns what an item is for, and what it costs or pays now."""
        public, seat = view.public, decider(view)
        match item:
            case Item(items.VILLAGE, (number,)):
                return self._village(public, seat, number)
            case Item(items.CITY, (city,)):
                return " ".join(filter(None, (self._scored(view, city), self._way(public, seat, city))))
            case Item(items.TRAY):
                return self._say("tray", gold=phrases.gold(HOUSE_PRICE))
            case Item(items.SITE, (city, where)):
                price, points = phrases.gold(palace_price(public, seat)), self._points(public, seat, where)
                return self._say("site", gold=price, points=points, city=phrases.city(city))
            case Item(items.PALACE, (city, where)):
                return self._palace(public, public.sites[city][where], where)
            case Item(items.HOUSE, (where, owner)):
                return self._house(public, where, Seat(owner))
            case Item(items.ARCHITECT, (owner,)):
                return self._say("architect_start" if public.architects[owner] == START else "architect")
            case items.MAHARAJA:
                payouts = " – ".join(map(str, PAYOUTS[public.seats]))
                return self._say("maharaja" if public.city is not None else "maharaja_start", payouts=payouts)
            case Item(items.GOVERNOR, (city,)):
                return self._governor(public, city)
            case Item(items.SEAT, (owner,)):
                return self._seat(view, Seat(owner))
            case Item(items.CHARACTER, (number,)):
                return self._character(public, number)
        return self._choice(view, seat, item, selection)

    def _say(self, key: str, **values: object) -> str:
        return self._players.say(f"teach.{key}", **values)

    def _choice(self, view: View, seat: Seat, item: Item, selection: Selection) -> str:
        """What is chosen from, and what is touched as a whole."""
        public, purse = view.public, view.gold[seat]
        match item:
            case Item(items.ACTION) if public.task == PLAN:
                return ""  # the panel below tells all of the disc's actions, and a tip would cover it
            case Item(items.ACTION, (number, _)):
                return action_use(self._players, view, number)
            case Item(items.BID, (amount,)):
                return self._say("bid", gold=phrases.gold(amount), rest=(purse or 0) - amount)
            case Item(items.ROUTE, (rank,)):
                found = ways(view, selection)
                return self._say("route", gold=phrases.gold(found[rank].cost)) if rank < len(found) else ""
            case items.CHIT:
                return self._say("chit", count=public.chits[seat])
            case items.TAKE_GOLD:
                if purse is None:
                    return self._say("gold_hidden")
                return self._say("gold", before=purse, after=purse + TAKEN_GOLD)
            case items.FETCH:
                before = public.supply[seat]
                return self._say("quarry", before=before, after=before + min(FETCHED, public.quarry[seat]))
            case items.DONE:
                progress = progress_of(public)
                undone = sum(not part.is_done for part in turn_parts(progress))
                key = "done_undone" if is_undone(progress) else "done"
                return self._say(key, count=undone, gold=phrases.gold(COMPENSATION))
            case items.PALACES:
                owner = seat if view.seat is None else view.seat
                return self._say("palaces", gold=phrases.gold(palace_price(public, owner)))
        return self._say(item.kind)

    # ------------------------------------------------------------------ the map
    def _village(self, public: Public, seat: Seat, number: int) -> str:
        owners = public.villages[number]
        if not owners:
            return self._say("village_empty")
        room = self._say("village_room" if number in public.free_plots else "village_full")
        key = "village_own" if seat in owners else "village_toll"
        toll = self._say(key, gold=phrases.gold(len(owners)), player=self._players.name(seat))
        return f"{toll} {room}"

    def _scored(self, view: View, city: int) -> str:
        """When a city pays, and how much."""
        number = round_of(view.public, city)
        if view.is_over or number is None:
            return self._say("city_never")
        gold = phrases.gold(PAYOUTS[view.public.seats][0])
        return self._say("city_now" if city == view.public.city else "city_later", round=number, gold=gold)

    def _way(self, public: Public, seat: Seat, city: int) -> str:
        """What the cheapest journey of whoever decides costs."""
        if public.task not in (PLAN, TURN) or public.architects[seat] == city:
            return ""
        if is_connected(public, seat, city):
            return self._say("city_way", gold=phrases.gold(least_toll(public, seat, city)))
        closed = blocking_village(public, seat, city)
        return "" if closed is None else self._say("city_blocked", village=phrases.village(closed))

    def _points(self, public: Public, seat: Seat, where: int) -> str:
        return self._counted(site_points(public, seat, where))

    def _counted(self, points: int) -> str:
        return self._players.words("common.count.points", count=points)

    def _palace(self, public: Public, owner: int | None, where: int) -> str:
        if owner is None or owner == NEUTRAL:
            return self._say("palace_neutral")
        points = self._points(public, Seat(owner), where)
        return self._say("palace", points=points, player=self._players.name(owner))

    def _house(self, public: Public, where: int, seat: Seat) -> str:
        if where < VILLAGE_COUNT:
            gold = phrases.gold(public.villages[where].count(seat))
            return self._say("house_village", player=self._players.name(seat), gold=gold)
        points = self._counted(public.houses[where - VILLAGE_COUNT][seat])
        return self._say("house_city", player=self._players.name(seat), points=points)

    # ------------------------------------------------------------------ the track, players, characters
    def _governor(self, public: Public, city: int) -> str:
        can = self._say("governor_down" if city in lowerable(public) else "governor_low")
        number = round_of(public, city)
        if public.is_over or number is None:
            return self._say("city_never")
        key = "governor_now" if city == public.city else "governor_when"
        return f"{self._say(key, city=phrases.city(city), round=number)} {can}"

    def _seat(self, view: View, seat: Seat) -> str:
        built = palaces_built(view.public, seat)
        told = self._say("seat", built=built, palaces=built + view.public.palaces[seat])
        return f"{told} {self._say('seat_hidden' if view.gold[seat] is None else 'seat_gold')}"

    def _character(self, public: Public, number: int) -> str:
        is_held = holder(public, number) is not None
        if public.variants.several:
            how = "character_several_held" if is_held else "character_several"
        else:
            how = "character_held" if is_held else "character_bank"
        name, ability = (self._players.say(f"{key}.{CHARACTER_NAMES[number]}") for key in ("character_name", "ability"))
        told = self._say("character_number", number=number, name=name, ability=ability)
        return f"{told} {self._say(how)}"


# ---------------------------------------------------------------------- pages of the rulebook
def page(view: View, selection: Selection) -> str:
    """Returns the title key of the page about what is being decided: the task, or what is touched for it."""
    task, touched = view.public.task, next(iter(selection.touched), None)
    about = ""
    if touched is not None and task == TURN:
        about = touched.kind
    elif touched is not None and task == PLAN and touched.kind == items.ACTION:
        about = f"action_{actions.NAMES[touched.at[0]]}"
    return page_about("maharaja", about) or page_about("maharaja", task)


def reason_page(view: View, selection: Selection, item: Item) -> str:
    """Returns the title key of the page with the rule for which an item cannot be touched."""
    why = illegal.reason(view, (*selection.touched, item))
    return page_about("maharaja", f"why_{why}") or page(view, selection)


# ---------------------------------------------------------------------- why a move is good
_SPRITES = {
    "palaces": "action_palace",
    "rival_palaces": "action_palace",
    "payouts": "icon_crown_ink",
    "rival_payouts": "icon_crown_ink",
    "tolls": "gold_coin",
    "next_payout": "icon_crown_ink",
    "houses": "action_house",
    "villages": "action_house",
    "roads": "action_house",
}
_SEEN_PARTS = {"next_payout": ("track",), "payouts": ("payouts",)}
_TOLD = {
    "palace": ("action_palace", "map"),
    "palace_only": ("action_palace", "map"),
    "first_way": ("action_house", "track"),
    "way": ("action_house", "map"),
    "free_way": ("gold_coin", "map"),
    "next": ("icon_crown_ink", "track"),
    "artisan": ("character_artisan", "choice"),
    "helped": ("character_artisan", "choice"),
    "monk": ("character_monk", "choice"),
    "road": ("action_house", "map"),
    "stand": ("icon_crown_ink", "payouts"),
    "saves": ("gold_coin", "choice"),
    "built": ("action_palace", "map"),
    "last": ("action_palace", "map"),
}
"""The picture of what surely follows, and the part of the table that it is about."""
_AS_WORDS: Mapping[str, Callable[[Any], object]] = {
    "city": phrases.city,
    "other": phrases.city,
    "gold": phrases.gold,
    "points": lambda points: Term("common.count.points", points),
}


def reason_text(players: Players, reason: Reason, other: str) -> ReasonText:
    """Returns a reason for a move in words; takes the name of the other plan."""
    if reason.compared is not None:
        return seen_text(players, reason, other, _SPRITES, _SEEN_PARTS)
    key = reason.key.removeprefix("reasons.")
    values = {name: _AS_WORDS[name](value) if name in _AS_WORDS else value for name, value in reason.values.items()}
    if (road := reason.values.get("road")) is not None:
        ends = [players.say("start") if end == START else phrases.city(end) for end in ROADS[road].ends]
        values |= zip(("from", "to"), ends, strict=True)
    look, fact, so = (players.say(f"reasons.{key}.{part}", **values) for part in ("look", "fact", "so"))
    sprite, part = _TOLD.get(key, ("", "choice"))
    return ReasonText(look, fact, so, sprite, parts=(part,))


# ---------------------------------------------------------------------- parts that are no items
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
