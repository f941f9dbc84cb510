"""What each thing on the table is for, what it costs or pays now, and which page of the rulebook explains it.

The pages say themselves what they explain (`explains` in rulebook.yml).
"""

from game.boxes.maharaja.rules import actions
from game.boxes.maharaja.rules.actions import is_undone, turn_parts
from game.boxes.maharaja.rules.components import NAMES, START, VILLAGE_COUNT
from game.boxes.maharaja.rules.legal import progress_of
from game.boxes.maharaja.rules.rounds import COMPENSATION, lowerable
from game.boxes.maharaja.rules.scoring import PAYOUTS, palaces_built, site_points
from game.boxes.maharaja.rules.tolls import blocking_village, is_connected, least_toll
from game.boxes.maharaja.rules.turn import FETCHED, HOUSE_PRICE, TAKEN_GOLD, holder, palace_price
from game.boxes.maharaja.rules.view import NEUTRAL, PLAN, TURN, Public, View
from game.boxes.maharaja.table import illegal, items, phrases
from game.boxes.maharaja.table.advice.plans import action_use
from game.boxes.maharaja.table.standings import round_of
from game.boxes.maharaja.table.touches import decider, ways
from game.core.rules import Seat
from game.tabletop.items import Item
from game.tabletop.pages import explaining
from game.tabletop.players import Players
from game.tabletop.selection import Selection


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
        name, ability = (self._players.say(f"{key}.{NAMES[number]}") for key in ("character_name", "ability"))
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
    return explaining("maharaja", about) or explaining("maharaja", task)


def reason_page(view: View, selection: Selection, item: Item) -> str:
    """Returns the title key of the page with the rule for which an item cannot be touched."""
    why = illegal.reason(view, (*selection.touched, item))
    return explaining("maharaja", f"why_{why}") or page(view, selection)


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
