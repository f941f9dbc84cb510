"""Previews of governors and characters: where the Maharaja goes next, and who comes after whom."""

from collections.abc import Iterator

from game.boxes.maharaja.rules import components
from game.boxes.maharaja.rules.components import CITIES
from game.boxes.maharaja.rules.moves import (
    GiveCharacter,
    LowerGovernor,
    Lure,
    PickCharacter,
    SwapCharacters,
    TakeCharacter,
)
from game.boxes.maharaja.rules.rounds import lower
from game.boxes.maharaja.rules.turn import holder
from game.boxes.maharaja.rules.view import Public, View
from game.boxes.maharaja.table.phrases import box_name, character, character_name, city
from game.boxes.maharaja.table.projection import after
from game.core.rules import Seat
from game.tabletop.players import Players
from game.tabletop.table import Preview

Line = tuple[str, str]


class ExchangeAdvice:
    """Says what lowering a governor or exchanging a character would do."""

    def __init__(self, players: Players) -> None:
        self._players = players
        self._say = players.say

    # ------------------------------------------------------------------ governors
    def governor(self, view: View, move: LowerGovernor) -> Preview:
        """Returns where a governor would go, and which city comes next."""
        public = view.public.copy()
        box = public.track.index(move.city)
        before = _lowest(public)
        lower(public, move.city)
        from_to = {"from": box_name(self._players, box), "to": box_name(self._players, box - 2)}
        key = "governor_next_same" if _lowest(public) == before else "governor_next"
        lines = (
            (self._say("preview.governor_down", **from_to), "plain"),
            (self._say(f"preview.{key}", city=city(_lowest(public))), "plain"),
        )
        sprite = f"governor_{CITIES[move.city]}"
        title = self._say("preview.governor_title", city=city(move.city))
        return Preview(title, lines, self._say("button.governor"), sprite=sprite)

    # ------------------------------------------------------------------ characters
    def take(self, view: View, move: TakeCharacter) -> Preview:
        """Returns whose character would be taken, and what goes back."""
        public, victim = view.public, holder(view.public, move.character)
        lines = [self._ability(move.character)]
        if public.variants.several:
            lines.append((self._say("preview.character_keeps"), "plain"))
        else:
            own = character_name(self._players, public.characters[public.acting][0])
            lines.append((self._say("preview.character_returns", character=own), "plain"))
        if victim is not None:
            lines.append((self._say("preview.character_from_player", victim=self._players.name(victim)), "plain"))
        return self._character(move.character, lines, "character")

    def swap(self, view: View, move: SwapCharacters) -> Preview:
        """Returns what a swap would do."""
        victim = holder(view.public, move.wanted)
        values = {"victim": self._players.name(victim), "given": character(move.given)}
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

    def lure(self, view: View, move: Lure) -> Preview:
        """Returns whose character would be lured away."""
        victim = self._players.name(move.victim)
        lines = ((self._say("preview.lure_line", victim=victim), "plain"),)
        return Preview(self._say("preview.lure_title", victim=victim), lines, self._say("button.lure"))

    def give(self, view: View, move: GiveCharacter) -> Preview:
        """Returns which character would be given up, and to whom."""
        line = self._say("preview.give_line", player=self._players.name(view.public.turn))
        lines = [(line, "bad"), self._ability(move.character)]
        return self._character(move.character, lines, "give", title="give_title")

    def _character(self, number: int, lines: list[Line], button: str, title: str = "pick_title") -> Preview:
        name = character_name(self._players, number)
        label = self._say(f"button.{button}") if button else ""
        told = self._say(f"preview.{title}", number=number, character=name)
        return Preview(told, tuple(lines), label, sprite=f"character_{components.NAMES[number]}")

    def _ability(self, number: int) -> Line:
        return self._say(f"ability.{components.NAMES[number]}"), "good"

    def order(self, view: View, move: SwapCharacters | PickCharacter) -> Iterator[Line]:
        """Yields who comes after whom then, of those who have still to act."""
        found = after(view, move)
        if found is not None and len(found[0].waiting) > 1:
            order: list[Seat] = sorted(found[0].waiting, key=found[0].rank)
            yield self._say("preview.character_order", players=self._players.names(order)), "plain"


def _lowest(public: Public) -> int:
    return next(governor for governor in public.track if governor is not None)
