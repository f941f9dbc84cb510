"""Previews of the plan: the disc, a chit's action, income, and the end of the turn with what it leaves undone."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from game.boxes.maharaja.rules import actions
from game.boxes.maharaja.rules.actions import ANYWHERE, BUILD, CITY_ONLY, FETCH, PARTS, TurnPart, is_undone, turn_parts
from game.boxes.maharaja.rules.legal import has_builder, progress_of
from game.boxes.maharaja.rules.moves import EndTurn, FetchHouses, Plan, TakeGold, UseChit
from game.boxes.maharaja.rules.rounds import COMPENSATION
from game.boxes.maharaja.rules.turn import FETCHED, HOUSE_PRICE, TAKEN_GOLD, palace_price
from game.boxes.maharaja.rules.view import View
from game.boxes.maharaja.table.explaining import Explanation
from game.boxes.maharaja.table.items import ACTION
from game.boxes.maharaja.table.move_items import decider
from game.boxes.maharaja.table.phrases import action_name, gold
from game.locale.words import Term
from game.tabletop.players import Players
from game.tabletop.selection import Selection
from game.tabletop.table import Preview

Line = tuple[str, str]

PART_NAMES = ("take", "anywhere", "city_only", "shift", "fetch", "build", "lower", "exchange")
"""The keys of the parts of actions, in their order."""


class PlanningAdvice:
    """Says what a plan asks for and what is left of it."""

    def __init__(self, players: Players) -> None:
        self._players = players
        self._say = players.say
        self._explanation = Explanation(players)

    # ------------------------------------------------------------------ the disc
    def plan(self, view: View, selection: Selection) -> Preview:
        """Returns what the chosen actions cost, or what is still to be chosen."""
        title = self._say("preview.plan_title")
        if not isinstance(selection.move, Plan):
            return self._half(view, selection, title)
        chosen = (selection.move.first, selection.move.second)
        names = [action_name(self._players, action) for action in chosen]
        lines = ((self._say("preview.plan_these", actions=names), "plain"), *self._needs(view, chosen))
        return Preview(title, lines, self._say("button.plan"), sprite="action_disc")

    def _half(self, view: View, selection: Selection, title: str) -> Preview:
        """What the action that is pointed at or chosen first does, else what is to be chosen of what."""
        touched = [item.at[0] for item in selection.touched if item.kind == ACTION]
        pointed = selection.hover.at[0] if selection.hover and selection.hover.kind == ACTION else None
        if pointed is not None and (not touched or pointed != touched[0]):
            return self._explanation.action(view, pointed, touched[0] if touched else None)
        if touched:
            told = self._explanation.action(view, touched[0])
            return replace(told, lines=(*told.lines, (self._say("preview.plan_second"), "good")))
        lines = (self._say("preview.plan_choose"), self._say("explain.look"), self._explanation.stock(view))
        return Preview(title, tuple((line, "plain") for line in lines))

    def _needs(self, view: View, chosen: Sequence[int]) -> Iterator[Line]:
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
            line = self._say("preview.gold_line", gold=gold(TAKEN_GOLD))
            title, button, sprite = "gold_title", "gold", "action_gold"
        else:
            count = min(FETCHED, view.public.quarry[view.public.acting])
            line = self._say("preview.quarry_line", houses=Term("maharaja.houses", count))
            title, button, sprite = "quarry_title", "quarry", "action_quarry"
        return Preview(self._say(f"preview.{title}"), ((line, "good"),), self._say(f"button.{button}"), sprite=sprite)

    # ------------------------------------------------------------------ the end of the turn
    def end(self, view: View, move: EndTurn) -> Preview:
        """Returns what ending the turn leaves undone and gives the others; only that is asked for once."""
        public = view.public
        progress = progress_of(public)
        undone = [part for part in turn_parts(progress) if not part.is_done]
        lines: list[Line] = []
        if is_undone(progress):
            lines.append((self._say("preview.end_price", gold=gold(COMPENSATION)), "bad"))
        if has_builder(public, public.acting):
            lines.append((self._say("preview.end_builder"), "bad"))
        if undone:
            lines.append((self._say("preview.end_undone", parts=self._parts(undone)), "bad"))
        left = tuple(lines) or ((self._say("preview.end_complete"), "good"),)
        return Preview(self._say("preview.end_title"), left, self._say("button.end"))

    def _parts(self, undone: Sequence[TurnPart]) -> list[str]:
        return [self._say(f"turn.part.{PART_NAMES[part.part]}") for part in undone]
