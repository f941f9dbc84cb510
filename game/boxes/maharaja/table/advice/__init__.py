"""What the actor can do now, and what the chosen items would do."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from game.boxes.maharaja.rules import moves as mv
from game.boxes.maharaja.rules.actions import is_undone
from game.boxes.maharaja.rules.components import CHARACTER_NAMES, HOME
from game.boxes.maharaja.rules.scoring import end_reason
from game.boxes.maharaja.rules.view import Task, View
from game.boxes.maharaja.table import items
from game.boxes.maharaja.table.advice.moves import MoveAdvice
from game.boxes.maharaja.table.advice.plans import PlanningAdvice
from game.boxes.maharaja.table.illegal import must_act
from game.boxes.maharaja.table.phrases import character_name, city, gold
from game.boxes.maharaja.table.touches import clicks, equivalence_key
from game.tabletop.items import Selection
from game.tabletop.players import Players
from game.tabletop.table import Preview

_OPTIONS: dict[str, type | tuple[type, ...]] = {
    "can_palace": mv.BuildPalace,
    "can_house": mv.BuildHouse,
    "can_move": mv.LiftHouse,
    "can_gold": mv.TakeGold,
    "can_quarry": mv.FetchHouses,
    "can_governor": mv.LowerGovernor,
    "can_character": mv.TakeCharacter,
    "can_swap": (mv.SwapCharacters, mv.Lure),
    "can_chit": mv.UseChit,
    "can_travel": mv.Travel,
}
_PROMPTS = {
    items.CITY: "travel",
    items.GOVERNOR: "governor",
    items.VILLAGE: "house",
    items.TRAY: "house",
    items.ARCHITECT: "house",
    items.HOUSE: "lift",
    items.SEAT: "lure",
    items.BUILDER.kind: "builder",
    items.CHIT.kind: "chit",
}
"""The prompt once something of a kind is touched in one's own turn."""
_TOLD = {
    Task.BID: ("preview.bid_choose", "auction.rule"),
    Task.PICK: ("explain.pick", "explain.order"),
    Task.REPLACE: ("explain.pick", "explain.order"),
    Task.FOUND: ("explain.found", "explain.toll"),
    Task.SET_DOWN: ("preview.set_down_choose",),
    Task.GIVE: ("explain.give",),
}
"""What is said of a decision outside the plan of a turn while nothing is chosen or pointed at."""
_HEADING = {Task.BID: "auction.title", Task.FOUND: "part.founding.title", Task.SET_DOWN: "action_name.move"}
"""What stands above that: the bar asks, and is not said again. The other decisions choose a character."""


class Advice:
    """Words for the action panel and the bar above the table."""

    def __init__(self, players: Players) -> None:
        self._players = players
        self._say = players.say
        self._moves = MoveAdvice(players)
        self._planning = PlanningAdvice(players)

    # ------------------------------------------------------------------ prompt
    def prompt(self, view: View, selection: Selection) -> str:
        """Returns what the actor can do now."""
        public = view.public
        if view.is_over:
            return self._say(end_reason(public))
        if public.task == Task.PLAN and not must_act(view):
            return self._say("prompt.plan_waiting")
        number = 1 + public.founded // public.seats
        return self._say(
            f"prompt.{self._prompt(view, selection)}", number=number, player=self._players.name(public.turn)
        )

    def _prompt(self, view: View, selection: Selection) -> str:
        match view.public.task:
            case Task.BID:
                assert view.public.auction is not None
                return "bid_first" if view.public.auction.leader is None else "bid"
            case Task.PLAN:
                return "plan_second" if selection.touched else "plan"
            case Task.TURN:
                return _touched(selection) or self._idle(view, selection)
            case task:
                return task

    def _idle(self, view: View, selection: Selection) -> str:
        """Nothing is touched in a turn: is there more to do?"""
        progress = view.public.progress
        if progress is not None and not is_undone(progress):
            return "turn_done"
        has_more = any(not isinstance(move, mv.EndTurn | mv.UseChit) for move in selection.moves)
        return "turn" if has_more else "turn_undone"

    # ------------------------------------------------------------------ preview
    def preview(self, view: View, selection: Selection) -> Preview:
        """Returns what the chosen items would do, or what can be done while nothing is chosen."""
        if view.is_over or not must_act(view):
            return Preview(self._idle_title(view))
        match view.public.task:
            case Task.PLAN:
                return self._planning.plan(view, selection)
            case Task.BID | Task.PICK | Task.FOUND | Task.SET_DOWN | Task.REPLACE | Task.GIVE:
                return self._small(view, selection)
        return self._turn(view, selection)

    def _idle_title(self, view: View) -> str:
        public = view.public
        if view.is_over:
            return self._say(end_reason(public))
        if public.task == Task.PLAN:
            planning = [seat for seat in public.waiting if seat not in public.planned]
            return self._say("prompt.plan_several", players=self._players.names(planning))
        return self._say(f"prompt.{public.task}_named", player=self._players.name(public.acting))

    def _small(self, view: View, selection: Selection) -> Preview:
        """The decisions outside the plan of a turn: one touch makes them."""
        if selection.move is not None:
            return self._decided(view, selection.move)
        pointed = _pointed(view, selection)
        if pointed is not None:
            return replace(self._decided(view, pointed), label="")
        lines = tuple((self._say(key), "plain") for key in _TOLD.get(view.public.task, ()))
        return Preview(self._say(_HEADING.get(view.public.task, "part.choice.title")), lines)

    def _decided(self, view: View, move: Any) -> Preview:
        """What a move outside the plan of a turn does."""
        told: dict[type, Callable[[View, Any], Preview]] = {
            mv.Bid: self._bid,
            mv.Pass: self._bid,
            mv.PickCharacter: self._pick,
            mv.Found: self._moves.found,
            mv.SetDown: self._moves.set_down,
            mv.GiveCharacter: self._moves.give,
        }
        return told[type(move)](view, move)

    def _simple(self, title: str, line: str, sprite: str = "") -> Preview:
        return Preview(self._say(title), ((self._say(line), "plain"),), sprite=sprite)

    def _bid(self, view: View, move: mv.Bid | mv.Pass) -> Preview:
        if isinstance(move, mv.Pass):
            lines = ((self._say("preview.pass_line"), "plain"),)
            return Preview(self._say("preview.pass_title"), lines, self._say("button.pass"))
        rest = (view.gold[view.public.acting] or 0) - move.amount
        line = self._say("preview.bid_rest", gold=gold(rest))
        title = self._say("preview.bid_title", gold=gold(move.amount))
        return Preview(title, ((line, "plain"),), self._say("button.bid"), sprite="gold_coin")

    def _pick(self, view: View, move: mv.PickCharacter) -> Preview:
        character, public = move.character, view.public
        name = character_name(self._players, character)
        lines = [(self._say(f"ability.{CHARACTER_NAMES[character]}"), "good")]
        if public.task == Task.PICK:
            place = 1 + sum(number < character for held in public.characters for number in held)
            lines.append((self._say("preview.pick_order", place=place), "plain"))
        elif public.acting in public.waiting:
            lines += self._moves.order(view, move)
        if view.public.variants.homes and character in HOME:
            lines.append((self._say("preview.pick_home", city=city(HOME.index(character))), "plain"))
        title = self._say("preview.pick_title", number=character, character=name)
        sprite = f"character_{CHARACTER_NAMES[character]}"
        return Preview(title, tuple(lines), self._say("button.pick"), sprite=sprite)

    # ------------------------------------------------------------------ a turn
    def _turn(self, view: View, selection: Selection) -> Preview:
        told: dict[type, Callable[[View, Any], Preview]] = {
            mv.BuildHouse: self._moves.house,
            mv.LiftHouse: self._moves.lift,
            mv.BuildPalace: self._moves.palace,
            mv.LowerGovernor: self._moves.governor,
            mv.TakeCharacter: self._moves.take,
            mv.SwapCharacters: self._moves.swap,
            mv.Lure: self._moves.lure,
            mv.UseChit: self._planning.chit,
            mv.EndTurn: self._planning.end,
        }
        if isinstance(selection.move, mv.Travel):
            return self._moves.journey(view, selection)
        if (found := told.get(type(selection.move))) is not None:
            return found(view, selection.move)
        if isinstance(selection.move, mv.TakeGold | mv.FetchHouses):
            return self._planning.income(view, selection.move)
        pointed = None if selection.touched else _pointed(view, selection)
        if pointed is not None and selection.hover is not None:
            whole = replace(selection, touched=(selection.hover,), move=pointed)
            return replace(self._turn(view, whole), label="")
        return self._unfinished(view, selection)

    def _unfinished(self, view: View, selection: Selection) -> Preview:
        """Something is touched but not yet a move, or nothing is: what can be done."""
        if items.CHIT in selection.touched:
            return self._simple("item.chit", "preview.chit_choose", "action_chit")
        if items.BUILDER in selection.touched:
            return self._simple("character_name.builder", "preview.builder_choose", "character_builder")
        if selection.touched and selection.touched[0].kind == items.CHARACTER:
            return self._moves.half_swap(selection.touched[0].at[0])
        found = {key: [move for move in selection.moves if isinstance(move, kind)] for key, kind in _OPTIONS.items()}
        lines = [(self._say(f"preview.{key}"), "plain") for key, ways in found.items() if ways]
        choices = [ways[0] if len(ways) == 1 else None for ways in found.values() if ways]
        if any(isinstance(move, mv.BuildHouse | mv.LiftHouse) and move.free for move in selection.moves):
            lines.insert(0, (self._say("preview.can_builder"), "plain"))
            choices.insert(0, None)
        return Preview(self._say("preview.options"), tuple(lines), choices=tuple(choices))


def _touched(selection: Selection) -> str:
    """The prompt once something is touched in one's own turn, "" while nothing is."""
    if not selection.touched:
        return ""
    kind: str = selection.touched[0].kind
    if kind == items.CHARACTER and any(isinstance(move, mv.SwapCharacters) for move in selection.moves):
        return "swap"
    return _PROMPTS.get(kind, "turn")


def _pointed(view: View, selection: Selection) -> Any:
    """The move that a touch on what is pointed at would make, so that it can be read before; None: it makes none."""
    hover = selection.hover
    if hover is None:
        return None
    wanted = equivalence_key(view, hover)
    return next((move for move in selection.moves if clicks(view, move) == (wanted,)), None)
