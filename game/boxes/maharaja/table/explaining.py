"""What each thing on the table is for, what it costs or pays now, and which page of the rulebook explains it."""

from collections.abc import Callable

from game.boxes.maharaja.rules import actions
from game.boxes.maharaja.rules.actions import is_undone, turn_parts
from game.boxes.maharaja.rules.components import CENTRE, NAMES, SADHU, START, VILLAGE_COUNT
from game.boxes.maharaja.rules.legal import progress_of
from game.boxes.maharaja.rules.rounds import COMPENSATION, lowerable
from game.boxes.maharaja.rules.scoring import CENTRE_POINTS, OUTER_POINTS, PAYOUTS, SADHU_POINTS, palaces_built
from game.boxes.maharaja.rules.tolls import blocking_village, is_connected, least_toll
from game.boxes.maharaja.rules.turn import FETCHED, HOUSE_PRICE, TAKEN_GOLD, holder, palace_price
from game.boxes.maharaja.rules.view import NEUTRAL, PLAN, TURN, Task, View
from game.boxes.maharaja.table import illegal, items, phrases
from game.boxes.maharaja.table.advice.plans import action_use
from game.boxes.maharaja.table.standings import round_of
from game.boxes.maharaja.table.touches import decider, ways
from game.core.rules import Seat
from game.tabletop.items import Item
from game.tabletop.players import Players
from game.tabletop.selection import Selection

Told = Callable[[View, Item, Selection], str]


class ItemGuide:
    """Explains the things on the table with the figures of a position."""

    def __init__(self, players: Players) -> None:
        self._players = players
        self._told: dict[str, Told] = {
            items.VILLAGE: self._village,
            items.CITY: self._city,
            items.TRAY: self._tray,
            items.SITE: self._site,
            items.PALACE: self._palace,
            items.HOUSE: self._house,
            items.ARCHITECT: self._architect,
            items.MAHARAJA.kind: self._maharaja,
            items.GOVERNOR: self._governor,
            items.SEAT: self._seat,
            items.CHARACTER: self._character,
            items.ACTION: self._action,
            items.BID: self._bid,
            items.ROUTE: self._route,
            items.CHIT.kind: self._chit,
            items.TAKE_GOLD.kind: self._gold,
            items.FETCH.kind: self._fetch,
            items.DONE.kind: self._done,
            items.PALACES.kind: self._palaces,
        }

    def explain(self, view: View, item: Item, selection: Selection) -> str:
        """Returns what an item is for, and what it costs or pays now."""
        told = self._told.get(item.kind)
        return self._say(item.kind) if told is None else told(view, item, selection)

    def _say(self, key: str, **values: object) -> str:
        return self._players.say(f"teach.{key}", **values)

    # ------------------------------------------------------------------ the map
    def _village(self, view: View, item: Item, selection: Selection) -> str:
        public, (number,) = view.public, item.at
        owners = public.villages[number]
        if not owners:
            return self._say("village_empty")
        room = self._say("village_room" if number in public.free_plots else "village_full")
        key = "village_own" if decider(view) in owners else "village_toll"
        toll = self._say(key, gold=phrases.gold(len(owners)), player=self._players.name(decider(view)))
        return f"{toll} {room}"

    def _city(self, view: View, item: Item, selection: Selection) -> str:
        (number,) = item.at
        return " ".join(filter(None, (self._scored(view, number), self._way(view, number))))

    def _scored(self, view: View, city: int) -> str:
        """When a city pays, and how much."""
        number = round_of(view.public, city)
        if view.is_over or number is None:
            return self._say("city_never")
        gold = phrases.gold(PAYOUTS[view.public.seats][0])
        return self._say("city_now" if city == view.public.city else "city_later", round=number, gold=gold)

    def _way(self, view: View, city: int) -> str:
        """What the cheapest journey of whoever decides costs."""
        public, seat = view.public, decider(view)
        if public.task not in (PLAN, TURN) or public.architects[seat] == city:
            return ""
        if is_connected(public, seat, city):
            return self._say("city_way", gold=phrases.gold(least_toll(public, seat, city)))
        closed = blocking_village(public, seat, city)
        return "" if closed is None else self._say("city_blocked", village=phrases.village(closed))

    def _tray(self, view: View, item: Item, selection: Selection) -> str:
        return self._say("tray", gold=phrases.gold(HOUSE_PRICE))

    def _site(self, view: View, item: Item, selection: Selection) -> str:
        seat, (city, where) = decider(view), item.at
        price, points = phrases.gold(palace_price(view.public, seat)), self._points(view, seat, where)
        return self._say("site", gold=price, points=points, city=phrases.city(city))

    def _points(self, view: View, seat: Seat, where: int) -> str:
        outer = SADHU_POINTS if SADHU in view.public.characters[seat] else OUTER_POINTS
        return self._counted(CENTRE_POINTS if where == CENTRE else outer)

    def _counted(self, points: int) -> str:
        return self._players.words("common.count.points", count=points)

    def _palace(self, view: View, item: Item, selection: Selection) -> str:
        city, where = item.at
        owner = view.public.sites[city][where]
        if owner is None or owner == NEUTRAL:
            return self._say("palace_neutral")
        points = self._points(view, Seat(owner), where)
        return self._say("palace", points=points, player=self._players.name(owner))

    def _house(self, view: View, item: Item, selection: Selection) -> str:
        (where, seat), public = item.at, view.public
        if where < VILLAGE_COUNT:
            gold = phrases.gold(public.villages[where].count(Seat(seat)))
            return self._say("house_village", player=self._players.name(seat), gold=gold)
        points = self._counted(public.houses[where - VILLAGE_COUNT][seat])
        return self._say("house_city", player=self._players.name(seat), points=points)

    def _architect(self, view: View, item: Item, selection: Selection) -> str:
        return self._say("architect_start" if view.public.architects[item.at[0]] == START else "architect")

    def _maharaja(self, view: View, item: Item, selection: Selection) -> str:
        payouts = " – ".join(map(str, PAYOUTS[view.public.seats]))
        return self._say("maharaja" if view.public.city is not None else "maharaja_start", payouts=payouts)

    # ------------------------------------------------------------------ the track, players, characters
    def _governor(self, view: View, item: Item, selection: Selection) -> str:
        public, (city,) = view.public, item.at
        can = self._say("governor_down" if city in lowerable(public) else "governor_low")
        number = round_of(public, city)
        if view.is_over or number is None:
            return self._say("city_never")
        key = "governor_now" if city == public.city else "governor_when"
        return f"{self._say(key, city=phrases.city(city), round=number)} {can}"

    def _seat(self, view: View, item: Item, selection: Selection) -> str:
        public, seat = view.public, Seat(item.at[0])
        built = palaces_built(public, seat)
        gold = view.gold[seat]
        told = self._say("seat", built=built, palaces=built + public.palaces[seat])
        return f"{told} {self._say('seat_gold' if gold is not None else 'seat_hidden')}"

    def _character(self, view: View, item: Item, selection: Selection) -> str:
        public, (number,) = view.public, item.at
        seat = holder(public, number)
        if public.variants.several:
            how = "character_several" if seat is None else "character_several_held"
        else:
            how = "character_bank" if seat is None else "character_held"
        name, ability = (self._players.say(f"{key}.{NAMES[number]}") for key in ("character_name", "ability"))
        told = self._say("character_number", number=number, name=name, ability=ability)
        return f"{told} {self._say(how)}"

    # ------------------------------------------------------------------ what is chosen from
    def _action(self, view: View, item: Item, selection: Selection) -> str:
        """What a chit's action is good for; of the disc's the panel below tells all, which a tip would cover."""
        if view.public.task == PLAN:
            return ""
        return action_use(self._players, view, item.at[0])

    def _bid(self, view: View, item: Item, selection: Selection) -> str:
        (amount,) = item.at
        return self._say("bid", gold=phrases.gold(amount), rest=(view.gold[decider(view)] or 0) - amount)

    def _route(self, view: View, item: Item, selection: Selection) -> str:
        (rank,), found = item.at, ways(view, selection)
        return self._say("route", gold=phrases.gold(found[rank].cost)) if rank < len(found) else ""

    def _chit(self, view: View, item: Item, selection: Selection) -> str:
        return self._say("chit", count=view.public.chits[decider(view)])

    def _gold(self, view: View, item: Item, selection: Selection) -> str:
        purse = view.gold[decider(view)]
        if purse is None:
            return self._say("gold_hidden")
        return self._say("gold", before=purse, after=purse + TAKEN_GOLD)

    def _fetch(self, view: View, item: Item, selection: Selection) -> str:
        public, seat = view.public, decider(view)
        count = min(FETCHED, public.quarry[seat])
        return self._say("quarry", before=public.supply[seat], after=public.supply[seat] + count)

    def _done(self, view: View, item: Item, selection: Selection) -> str:
        progress = progress_of(view.public)
        if not is_undone(progress):
            return self._say("done")
        undone = sum(not part.is_done for part in turn_parts(progress))
        return self._say("done_undone", count=undone, gold=phrases.gold(COMPENSATION))

    def _palaces(self, view: View, item: Item, selection: Selection) -> str:
        seat = decider(view) if view.seat is None else view.seat
        return self._say("palaces", gold=phrases.gold(palace_price(view.public, seat)))


# ---------------------------------------------------------------------- pages of the rulebook
_OF_TASK = {
    Task.BID: "auction.title",
    Task.PICK: "characters.title",
    Task.FOUND: "setup.title",
    Task.PLAN: "plan.title",
    Task.TURN: "turn.title",
    Task.SET_DOWN: "build.title",
    Task.REPLACE: "exchange.title",
    Task.GIVE: "several.title",
    Task.OVER: "end.title",
}
_OF_KIND = {
    items.CITY: "travel.title",
    items.ROUTE: "travel.title",
    items.ARCHITECT: "travel.title",
    items.GOVERNOR: "governors.title",
    items.CHARACTER: "exchange.title",
    items.SEAT: "several.title",
    items.EXCHANGE.kind: "several.title",
    items.CHIT.kind: "yogi.title",
    items.BUILDER.kind: "characters.title",
    items.SITE: "build.title",
    items.VILLAGE: "build.title",
    items.TRAY: "build.title",
    items.HOUSE: "build.title",
    items.FETCH.kind: "build.title",
    items.TAKE_GOLD.kind: "build.title",
}
"""The page about what is touched in a turn."""
_OF_ACTION = {actions.GOVERNORS: "governors.title", actions.CHARACTER: "exchange.title"}
_OF_REASON = {
    "over": "end.title",
    "turn": "round.title",
    "no_part": "plan.title",
    "one_action": "turn.title",
    "no_palace": "end.title",
    "already_there": "travel.title",
    "blocked": "travel.title",
    "too_dear": "travel.title",
    "governor_low": "governors.title",
    "own_character": "exchange.title",
    "bank_first": "several.title",
    "holds_no_more": "several.title",
    "chit_spent": "yogi.title",
    "no_chit": "yogi.title",
    "chit_character": "yogi.title",
    "builder_used": "characters.title",
    "builder_at_once": "characters.title",
    "bid_too_low": "auction.title",
    "opener_bids": "auction.title",
    **dict.fromkeys(("no_gold", "no_supply", "village_full", "architect_elsewhere", "site_taken"), "build.title"),
    **dict.fromkeys(("same_village", "no_quarry", "one_village_house", "house_in_hand", "no_goal"), "build.title"),
}
"""The page with the rule behind a reason of `illegal.reason`; any other is about the moment."""


def page(view: View, selection: Selection) -> str:
    """Returns the title key of the page about what is being decided."""
    task = view.public.task
    touched = next(iter(selection.touched), None)
    if touched is not None and task == Task.TURN:
        return _OF_KIND.get(touched.kind, _OF_TASK[task])
    if touched is not None and task == Task.PLAN and touched.kind == items.ACTION:
        return _OF_ACTION.get(touched.at[0], _OF_TASK[task])
    return _OF_TASK[task]


def reason_page(view: View, selection: Selection, item: Item) -> str:
    """Returns the title key of the page with the rule for which an item cannot be touched."""
    key = illegal.reason(view, (*selection.touched, item))
    return _OF_REASON.get(key or "", page(view, selection))


# ---------------------------------------------------------------------- what is seen when plans are played on
SPRITES = {
    "palaces": "action_palace",
    "rival_palaces": "action_palace",
    "gold": "gold_coin",
    "rival_gold": "coin_stack",
    "next_payout": "icon_crown_ink",
    "houses": "action_house",
    "villages": "action_house",
    "roads": "action_house",
}
PARTS = {"next_payout": ("track",)}
