"""The characters that can be played: what each is aimed at by touches, what it would do, how it is told."""

from collections.abc import Iterator, Mapping

from game.boxes.ys.rules import components
from game.boxes.ys.rules.components import is_market
from game.boxes.ys.rules.events import CardPlayed
from game.boxes.ys.rules.view import View, broker_of
from game.boxes.ys.table.items import broker_item, colour_item, owned_item, place_item, quarter_item, quote_item
from game.boxes.ys.table.phrases import YsPlayers, card_name, colour, counted, gem, quarter, spot
from game.boxes.ys.table.standings import secret
from game.core.rules import Seat
from game.tabletop.items import Item, Selection
from game.tabletop.table import Preview, PreviewLine

Targets = tuple[int, ...]
Values = dict[str, object]
Lines = Iterator[PreviewLine]


class Character:
    """A character that works for a while and is aimed at nothing; takes who sits at the table.

    The others say more. Aims are touched after the card; `wanted` is the key of what the bar asks for once the first
    one is touched, and `panel` of what the panel says then where that differs. Until it is aimed a character may need
    `colours` laid out (once or twice), the viewer's brokers of the throne room, the ways of quotations, or quarters
    that are touched anywhere.
    """

    is_aimed = False
    wanted = panel = ""
    colours = 0
    asks_throne = asks_quotation = asks_quarter = False

    def __init__(self, card: int, players: YsPlayers) -> None:
        self.key = components.CARD_NAMES[card]
        self._name = card_name(players, card)
        self._say = players.say

    def clicks(self, targets: Targets) -> tuple[Item, ...]:
        """Returns the items that it is aimed at by a legal move."""
        return ()

    def lines(self, view: View, targets: Targets) -> Lines:
        """Yields what playing it would do."""
        yield self._ability("good")
        yield self._line(f"card.{self.key}_line")

    def told(self, event: CardPlayed) -> tuple[str, Values]:
        """Returns the key of its sentence in the log and what that names."""
        return self.key, {}

    # ------------------------------------------------------------------ the bar and the panel
    def prompt(self, selection: Selection) -> str:
        """Returns what the bar asks for once the card is touched."""
        if selection.move is not None:
            return self._say("prompt.card.play")
        has_aim = self.wanted and len(selection.touched) > 1
        return self._say(f"prompt.card.{self.wanted if has_aim else self.key}")

    def preview(self, view: View, seat: Seat, selection: Selection, targets: Targets | None) -> Preview:
        """Returns what it does where it is aimed at, or what it is still to be aimed at (None)."""
        title, sprite = self._say("preview.card_title", card=self._name), f"medal_{self.key}"
        if targets is None:
            return Preview(title, tuple(self._open(selection)), sprite=sprite)
        number = self._line("card_number", number=1 + view.public.played[seat])
        return Preview(title, (*self.lines(view, targets), number), self._say("button.play"), sprite=sprite)

    def _open(self, selection: Selection) -> Lines:
        if self.wanted and len(selection.touched) > 1:
            yield self._line(self.panel or f"card.{self.wanted}")
        elif self.is_aimed:
            yield self._line(f"card.{self.key}_choose")
        yield self._ability("plain")

    def _ability(self, tone: str) -> PreviewLine:
        return self._say(f"ability.{self.key}"), tone

    def _line(self, key: str, tone: str = "plain", **values: object) -> PreviewLine:
        return self._say(f"preview.{key}", **values), tone


class _Aimed(Character):
    is_aimed = True


class Alchemist(_Aimed):
    """One of the viewer's gems becomes another; the change is not compulsory."""

    wanted, panel = "alchemist_colour", "gem_white_choose"
    colours = 1

    def clicks(self, targets: Targets) -> tuple[Item, ...]:
        return (owned_item(targets[0]), colour_item(targets[1])) if targets else ()

    def lines(self, view: View, targets: Targets) -> Lines:
        if targets:
            yield self._line("card.alchemist", "good", gem=gem(targets[0]), new_gem=gem(targets[1]))
        else:
            yield self._line("card.alchemist_choose")
            yield self._line("card.alchemist_idle", "bad")

    def told(self, event: CardPlayed) -> tuple[str, Values]:
        if not event.targets:
            return "alchemist_idle", {}
        return self.key, {"gem": gem(event.targets[0]), "new_gem": gem(event.targets[1])}


class Banker(_Aimed):
    """One quotation up, another one down."""

    wanted = "banker_down"
    asks_quotation = True

    def clicks(self, targets: Targets) -> tuple[Item, ...]:
        rising, falling = targets
        return quote_item(rising, 1), quote_item(falling, -1)

    def lines(self, view: View, targets: Targets) -> Lines:
        quotes = view.public.quotes
        for number, step in zip(targets, (1, -1), strict=True):
            values = {"colour": colour(number), "before": quotes[number], "after": quotes[number] + step}
            yield self._line("card.banker_up_line", "good" if step > 0 else "plain", **values)

    def told(self, event: CardPlayed) -> tuple[str, Values]:
        rising, falling = event.targets
        return self.key, {"rising": colour(rising), "falling": colour(falling)}


class Captain(_Aimed):
    """Two ships change places with what is left of their cargo."""

    wanted = "captain_second"
    asks_quarter = True

    def clicks(self, targets: Targets) -> tuple[Item, ...]:
        return tuple(map(quarter_item, targets))

    def lines(self, view: View, targets: Targets) -> Lines:
        for here, there in zip(targets, targets[::-1], strict=True):
            yield self._line("card.captain_line", quarter=quarter(here), cargo=counted(view.public.cargo[there]))

    def told(self, event: CardPlayed) -> tuple[str, Values]:
        one, other = event.targets
        return self.key, {"first": quarter(one), "second": quarter(other)}


class Herald(_Aimed):
    """One of the viewer's brokers moves to another place."""

    wanted = "herald_where"

    def clicks(self, targets: Targets) -> tuple[Item, ...]:
        tag, place = targets
        return broker_item(tag), place_item(place)

    def lines(self, view: View, targets: Targets) -> Lines:
        tag, place = targets
        origin = broker_of(view.public, tag).place
        yield self._line("card.herald_line", old_spot=spot(origin))
        if is_market(place) and is_market(origin):
            yield self._line("card.herald_no_point")
        elif is_market(place):
            yield self._line("card.herald_point", "good")
        yield self._line("card.keeps_side")

    def told(self, event: CardPlayed) -> tuple[str, Values]:
        return self.key, {"old_spot": spot(event.places[0] or 0), "spot": spot(event.targets[1])}


class Jeweler(_Aimed):
    """Two gems of choice; the second of two equal ones is laid out beside the first."""

    wanted = "jeweler_second"
    colours = 2

    def clicks(self, targets: Targets) -> tuple[Item, ...]:
        one, other = targets
        return colour_item(one), colour_item(other, 2 if one == other else 1)

    def lines(self, view: View, targets: Targets) -> Lines:
        yield self._line("card.jeweler_line", "good", taken=counted(targets))

    def told(self, event: CardPlayed) -> tuple[str, Values]:
        return self.key, {"taken": counted(event.targets)}


class Magician(_Aimed):
    """Two of the viewer's brokers change places; one of them, named last, may come from the throne room."""

    wanted = "magician_second"
    asks_throne = True

    def clicks(self, targets: Targets) -> tuple[Item, ...]:
        return tuple(map(broker_item, targets))

    def lines(self, view: View, targets: Targets) -> Lines:
        public, (one, other) = view.public, targets
        where = spot(broker_of(public, one).place)
        if other in public.throne[public.acting]:
            yield self._line("card.magician_throne", spot=where)
            return
        yield self._line("card.magician_line", spot=where, old_spot=spot(broker_of(public, other).place))
        yield self._line("card.keeps_side")
        yield self._line("card.magician_no_point")

    def told(self, event: CardPlayed) -> tuple[str, Values]:
        one, other = event.places
        if other is None:
            return "magician_throne", {"spot": spot(one or 0)}
        return self.key, {"spot": spot(one or 0), "old_spot": spot(other)}


class Queen(_Aimed):
    """A quarter is closed to all others."""

    asks_quarter = True

    def clicks(self, targets: Targets) -> tuple[Item, ...]:
        return tuple(map(quarter_item, targets))

    def lines(self, view: View, targets: Targets) -> Lines:
        yield self._line("card.queen_line", "good", quarter=quarter(targets[0]))
        yield self._line("card.queen_frozen")

    def told(self, event: CardPlayed) -> tuple[str, Values]:
        return self.key, {"quarter": quarter(event.targets[0])}


class Soldier(_Aimed):
    """A broker of the pair placed just now counts 5."""

    def clicks(self, targets: Targets) -> tuple[Item, ...]:
        return tuple(map(broker_item, targets))

    def lines(self, view: View, targets: Targets) -> Lines:
        marked = broker_of(view.public, targets[0])
        value = marked.value if marked.value is not None else secret(view, marked.tag)
        yield self._line("card.soldier_line", "good", value=value if value is not None else "?")
        if marked.value is None:
            yield self._line("card.soldier_mark")

    def told(self, event: CardPlayed) -> tuple[str, Values]:
        return self.key, {"spot": spot(event.places[0] or 0)}


_KINDS: Mapping[int, type[Character]] = {
    components.ALCHEMIST: Alchemist,
    components.BANKER: Banker,
    components.CAPTAIN: Captain,
    components.HERALD: Herald,
    components.JEWELER: Jeweler,
    components.MAGICIAN: Magician,
    components.QUEEN: Queen,
    components.SOLDIER: Soldier,
}


def touched_card(selection: Selection) -> int | None:
    """Returns the character that is touched."""
    return next((item.at[0] for item in selection.touched if item.kind == "card"), None)


def kind_of(card: int | None) -> type[Character]:
    """Returns what kind of character a card is; without a card one that asks for nothing."""
    return Character if card is None else _KINDS.get(card, Character)


def character(card: int, players: YsPlayers) -> Character:
    """Returns a character of a table."""
    return kind_of(card)(card, players)
