"""Previews of the plan: the disc and its actions, a chit's one, income, and what ending the turn leaves undone."""

from collections.abc import Iterator, Sequence

from game.boxes.maharaja.rules import actions
from game.boxes.maharaja.rules.actions import ANYWHERE, BUILD, CITY_ONLY, FETCH, PARTS, is_undone, turn_parts
from game.boxes.maharaja.rules.legal import has_builder, progress_of
from game.boxes.maharaja.rules.moves import EndTurn, FetchHouses, Plan, TakeGold, UseChit
from game.boxes.maharaja.rules.rounds import COMPENSATION
from game.boxes.maharaja.rules.turn import FETCHED, HOUSE_PRICE, TAKEN_GOLD, palace_price
from game.boxes.maharaja.rules.view import View
from game.boxes.maharaja.table.items import ACTION
from game.boxes.maharaja.table.phrases import action_key, action_name, character_name, city, gold
from game.boxes.maharaja.table.standings import next_city
from game.boxes.maharaja.table.touches import decider
from game.locale.words import Term
from game.tabletop.items import Selection
from game.tabletop.players import Players
from game.tabletop.table import Preview, PreviewLine


class PlanningAdvice:
    """Says what a plan asks for and what is left of it."""

    def __init__(self, players: Players) -> None:
        self._players = players
        self._say = players.say

    # ------------------------------------------------------------------ the disc
    def plan(self, view: View, selection: Selection) -> Preview:
        """Returns what the chosen actions cost, or what is still to be chosen."""
        if not isinstance(selection.move, Plan):
            return self._half(view, selection)
        chosen = (selection.move.first, selection.move.second)
        names = [action_name(self._players, action) for action in chosen]
        is_twice = chosen[0] == chosen[1]
        title = (
            self._say("preview.plan_twice", action=names[0])
            if is_twice
            else self._say("preview.plan_these", actions=names)
        )
        return Preview(title, tuple(self._needs(view, chosen)), self._say("button.plan"), sprite="action_disc")

    def _half(self, view: View, selection: Selection) -> Preview:
        """What the action that is pointed at or chosen first does, else what is to be chosen of what."""
        touched = [item.at[0] for item in selection.touched if item.kind == ACTION]
        pointed = selection.hover.at[0] if selection.hover and selection.hover.kind == ACTION else None
        if pointed is not None and (not touched or pointed != touched[0]):
            return self._action(view, pointed, touched[0] if touched else None)
        if touched:
            return self._action(view, touched[0])
        lines = (self._say("preview.plan_choose"), self._say("explain.look"), self._stock(view))
        return Preview(self._say("preview.plan_title"), tuple((line, "plain") for line in lines))

    def _needs(self, view: View, chosen: Sequence[int]) -> Iterator[PreviewLine]:
        """What the plan costs at most, and what it lacks."""
        public, seat = view.public, decider(view)
        wanted = [sum(amounts) for amounts in zip(*(PARTS[action] for action in chosen), strict=True)]
        houses = wanted[ANYWHERE] + wanted[CITY_ONLY]
        price = houses * HOUSE_PRICE + wanted[BUILD] * palace_price(public, seat)
        if price:
            yield self._say("preview.plan_cost", gold=gold(price)), "plain"
        purse = (view.gold[seat] or 0) + wanted[actions.TAKE] * TAKEN_GOLD
        if price > purse:
            yield self._say("preview.plan_short", gold=gold(price - purse)), "bad"
        if houses > public.supply[seat] + wanted[FETCH] * FETCHED:
            yield self._say("preview.plan_supply"), "bad"

    # ------------------------------------------------------------------ one action
    def _action(self, view: View, number: int, first: int | None = None) -> Preview:
        """What an action does; `first` is another one that is chosen already (None: none is)."""
        key = action_key(view.public, number)
        texts = (self._say(f"action_text.{key}"), self._say(f"explain.use.{key}"))
        lines = [*((text, "plain") for text in texts), *self._figures(view, number)]
        if first is not None:
            lines.insert(1, (self._say("explain.first", action=action_name(self._players, first)), "plain"))
        return Preview(action_name(self._players, number), tuple(lines), sprite=f"action_{actions.NAMES[number]}")

    def _stock(self, view: View) -> str:
        """What the planner has."""
        public, seat = view.public, decider(view)
        return self._say(
            "explain.stock",
            gold=view.gold[seat] or 0,
            supply=public.supply[seat],
            quarry=public.quarry[seat],
            palaces=public.palaces[seat],
        )

    def _figures(self, view: View, number: int) -> Iterator[PreviewLine]:
        """What an action would change now."""
        public, seat = view.public, decider(view)
        purse, supply, palaces = view.gold[seat] or 0, public.supply[seat], public.palaces[seat]
        match number:
            case actions.GOLD:
                yield self._change("gold", purse, purse + TAKEN_GOLD)
            case actions.HOUSE | actions.TWO_HOUSES:
                count = 2 if number == actions.TWO_HOUSES else 1
                yield self._cost(count * HOUSE_PRICE, purse)
                line, _ = self._change("supply", supply, max(0, supply - count))
                yield line, "plain" if supply >= count else "bad"
            case actions.MOVE:
                built = sum(row[seat] for row in public.houses) + sum(owners.count(seat) for owners in public.villages)
                yield self._say("explain.own_houses", count=built), "plain" if built else "bad"
            case actions.QUARRY:
                quarry = public.quarry[seat]
                count = min(FETCHED, quarry)
                line, _ = self._change("supply", supply, supply + count)
                yield line, "good" if count else "bad"
                yield self._change("quarry", quarry, quarry - count)
            case actions.PALACE:
                yield self._cost(palace_price(public, seat), purse)
                yield self._change("palaces", palaces, max(0, palaces - 1))
            case actions.PALACE_HOUSE:
                yield self._cost(palace_price(public, seat) + HOUSE_PRICE, purse)
                yield self._change("palaces", palaces, max(0, palaces - 1))
                yield self._change("supply", supply, max(0, supply - 1))
            case actions.GOVERNORS:
                yield self._say("explain.next_city", city=city(next_city(public))), "plain"
            case actions.CHARACTER if public.bank:
                names = [character_name(self._players, held) for held in public.bank]
                yield self._say("explain.bank", characters=names), "plain"

    def _change(self, key: str, before: int, after: int) -> PreviewLine:
        return self._say(f"explain.{key}", before=before, after=after), "good" if after >= before else "plain"

    def _cost(self, price: int, purse: int) -> PreviewLine:
        return self._say("explain.cost", gold=gold(price), purse=purse), "plain" if purse >= price else "bad"

    # ------------------------------------------------------------------ a chit, income
    def chit(self, view: View, move: UseChit) -> Preview:
        """Returns what spending a chit would do."""
        name = action_name(self._players, move.action)
        lines = ((self._say("preview.chit_warning"), "plain"), (self._say("preview.chit_line"), "plain"))
        title = self._say("preview.chit_title", action=name)
        return Preview(title, lines, self._say("button.chit"), sprite=f"action_{actions.NAMES[move.action]}")

    def income(self, view: View, move: TakeGold | FetchHouses) -> Preview:
        """Returns what taking gold or fetching houses would bring."""
        if isinstance(move, TakeGold):
            purse = view.gold[view.public.acting] or 0
            title = self._say("preview.gold_title", gold=gold(TAKEN_GOLD))
            line = self._change("gold", purse, purse + TAKEN_GOLD)
            return Preview(title, (line,), self._say("button.gold"), sprite="action_gold")
        houses = Term("maharaja.houses", min(FETCHED, view.public.quarry[view.public.acting]))
        line = (self._say("preview.quarry_line", houses=houses), "good")
        return Preview(self._say("preview.quarry_title"), (line,), self._say("button.quarry"), sprite="action_quarry")

    # ------------------------------------------------------------------ the end of the turn
    def end(self, view: View, move: EndTurn) -> Preview:
        """Returns what ending the turn leaves undone and gives the others; only that is asked for once."""
        public = view.public
        progress = progress_of(public)
        undone = [part for part in turn_parts(progress) if not part.is_done]
        lines: list[PreviewLine] = []
        if is_undone(progress):
            lines.append((self._say("preview.end_price", gold=gold(COMPENSATION)), "bad"))
        if has_builder(public, public.acting):
            lines.append((self._say("preview.end_builder"), "bad"))
        if undone:
            parts = [self._say(f"turn.part.{actions.PART_NAMES[part.part]}") for part in undone]
            lines.append((self._say("preview.end_undone", parts=parts), "bad"))
        left = tuple(lines) or ((self._say("preview.end_complete"), "good"),)
        return Preview(self._say("preview.end_title"), left, self._say("button.end"))


def action_use(players: Players, view: View, number: int) -> str:
    """Returns what an action is good for, with the figures of whoever decides."""
    public, seat = view.public, decider(view)
    purse, price = view.gold[seat] or 0, palace_price(public, seat)
    return players.say(
        f"teach.action.{action_key(public, number)}",
        before=purse,
        after=purse + TAKEN_GOLD,
        supply=public.supply[seat],
        more=public.supply[seat] + min(FETCHED, public.quarry[seat]),
        gold=gold(price),
        both=gold(price + HOUSE_PRICE),
        palaces=public.palaces[seat],
    )
