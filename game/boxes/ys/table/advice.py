"""What the actor can do now, and what the chosen items would do."""

from game.boxes.ys.rules import cards
from game.boxes.ys.rules.cards import AFTER_PAIR
from game.boxes.ys.rules.final import END_REASON
from game.boxes.ys.rules.illegal import must_act
from game.boxes.ys.rules.items import HAND
from game.boxes.ys.rules.legal import facings
from game.boxes.ys.rules.moves import (
    Bid,
    ChooseColour,
    Favour,
    Look,
    MoveQuote,
    NextColumn,
    Pass,
    PickOrder,
    Place,
    PlaceNeutral,
    Play,
    Refill,
    TakeGem,
)
from game.boxes.ys.rules.steps import ChooseGift
from game.boxes.ys.rules.tasks import ASK, BID, COLOUR, FAVOUR, GEM, LOOK, PLACE
from game.boxes.ys.rules.view import View
from game.boxes.ys.table.characters import CharacterAdvice
from game.boxes.ys.table.counting import CountingAdvice
from game.boxes.ys.table.details import Details
from game.boxes.ys.table.evaluation import Evaluation
from game.boxes.ys.table.phrases import WINDOW_NAMES, YsPlayers, offered
from game.boxes.ys.table.placing import PlacingAdvice
from game.tabletop.table import Preview, Selection

_SECOND = {
    "alchemist": "alchemist_colour",
    "banker": "banker_down",
    "captain": "captain_second",
    "herald": "herald_where",
    "jeweler": "jeweler_second",
    "magician": "magician_second",
}
"""What a character asks for once its first aim is touched."""


def played_card(selection: Selection) -> int | None:
    """Returns the character that is touched."""
    return next((HAND.index(item) for item in selection.touched if item in HAND), None)


class Advice:
    """Words for the action panel and the bar above the table."""

    def __init__(self, players: YsPlayers, evaluation: Evaluation) -> None:
        self._players = players
        self._say = players.say
        self._placing = PlacingAdvice(players, evaluation)
        self._details = Details(players, evaluation)
        self._counting = CountingAdvice(players)
        self._characters = CharacterAdvice(players)

    # ------------------------------------------------------------------ prompt
    def prompt(self, view: View, selection: Selection) -> str:
        """Returns what the actor can do now."""
        public = view.public
        if view.is_over:
            return self._say(END_REASON)
        if public.task in (BID, FAVOUR) and not must_act(view):
            return self._say(f"prompt.{public.task}_waiting")
        card = played_card(selection)
        if card is not None and any(isinstance(move, Play) for move in selection.moves):
            return self._say(f"prompt.card.{self._card(card, selection)}")
        return self._say(f"prompt.{self._task(view, selection)}", number=self._pair(view), pairs=public.pairs)

    def _pair(self, view: View) -> int:
        """Returns which pair is being placed, counted from 1."""
        public = view.public
        own = [broker for broker in public.brokers if broker.party == public.acting]
        return min(public.pairs, 1 + (len(own) - len(public.go)) // 2)

    def _task(self, view: View, selection: Selection) -> str:
        public = view.public
        match public.task:
            case task if task == BID:
                return "bid_second" if selection.touched else "bid"
            case task if task == ASK:
                return self._window(view, selection)
            case task if task == PLACE:
                return self._place(view, selection)
            case task if task == GEM:
                return "gem_white" if "gem:" in "".join(selection.touched) and selection.move is None else "gem"
            case task if task == COLOUR:
                return "gift" if public.due(ChooseGift) else "stall"
            case task:
                return task

    def _window(self, view: View, selection: Selection) -> str:
        number = view.public.window
        assert number is not None
        only_looks = number == AFTER_PAIR and not any(isinstance(move, Play) for move in selection.moves)
        return f"ask.{WINDOW_NAMES[number]}{'_look' if only_looks else ''}"

    def _place(self, view: View, selection: Selection) -> str:
        if any(item.startswith(("screen:", "front:")) for item in selection.touched):
            return "place_where"
        if not view.public.go:
            return "place"
        sides = facings(view.public, view.public.acting)
        return "place_second" if len(sides) > 1 else f"place_second_{'up' if sides[0] else 'down'}"

    def _card(self, card: int, selection: Selection) -> str:
        """Returns the key of what a touched character still needs."""
        name = cards.NAMES[card]
        if selection.move is not None:
            return "play"
        is_aimed = len(selection.touched) > 1
        return _SECOND.get(name, name) if is_aimed else name

    # ------------------------------------------------------------------ preview
    def preview(self, view: View, selection: Selection) -> Preview:
        """Returns what the chosen items would do, or what can be done while nothing is chosen."""
        if view.is_over:
            return Preview(self._idle_title(view))
        if not must_act(view):
            return self._details.preview(view, selection) or Preview(self._idle_title(view))
        card = played_card(selection)
        if card is not None:
            return self._characters.card(view, selection, card)
        match selection.move:
            case Bid() | PickOrder() | Refill() | Place() | PlaceNeutral() | Look() | Favour():
                return self._placing.whole(view, selection.move)
            case TakeGem() | ChooseColour() | NextColumn() | MoveQuote():
                return self._counting.whole(view, selection.move)
            case Pass():
                return self._pass(view)
        return self._details.preview(view, selection) or self._unfinished(view, selection)

    def _idle_title(self, view: View) -> str:
        public = view.public
        if view.is_over:
            return self._say(END_REASON)
        if public.task in (BID, FAVOUR):
            left = [seat for seat in range(public.seats) if seat not in public.done]
            return self._say(f"prompt.{public.task}_several", players=self._players.names(left))
        return self._say(f"prompt.{public.task}_named", player=self._players.name(public.acting))

    def _pass(self, view: View) -> Preview:
        suffix = "_look" if view.public.task == LOOK else ""
        lines = ((self._say(f"preview.pass{suffix}_line"), "plain"),)
        return Preview(self._say(f"preview.pass{suffix}_title"), lines, self._say(f"button.pass{suffix}"))

    def _unfinished(self, view: View, selection: Selection) -> Preview:
        task = view.public.task
        if task == ASK:
            return self._offers(selection)
        if task == PLACE and not selection.touched:
            return self._placing.options(view, selection)
        if task in (BID, PLACE, LOOK, FAVOUR) or task in self._placing.choosing:
            return self._placing.half(view, selection)
        return self._counting.half(view, selection)

    def _offers(self, selection: Selection) -> Preview:
        """What can be played at a window."""
        lines, choices = list[tuple[str, str]](), list[object]()
        for key, kind in (("card", Play), ("look", Look), ("pass", Pass)):
            if ways := [move for move in selection.moves if isinstance(move, kind)]:
                cards = offered(self._players, ways)
                lines.append((self._say(f"preview.can_{key}", cards=cards), "plain"))
                choices.append(ways[0] if len(ways) == 1 else None)
        return Preview(self._say("preview.options"), tuple(lines), choices=tuple(choices))
