"""Who sits at the table, the neutral player too; words for places, gems, cards and brokers from the locale's terms."""

from collections import Counter
from collections.abc import Iterable, Sequence

from game.boxes.ys.rules import components
from game.boxes.ys.rules.characters import WINDOW
from game.boxes.ys.rules.components import AFTER_PAIR, AREAS, START_COUNTING, column_of, is_market, row_of
from game.boxes.ys.rules.events import GiftTaken, PointsGiven
from game.boxes.ys.rules.steps import ASK, BID, COLOUR, FAVOUR, GEM, LOOK, NEUTRAL, ORDER, PLACE, REFILL
from game.boxes.ys.rules.view import Public
from game.boxes.ys.table.queries import counted_quarter, is_gift, pair_number
from game.locale.words import Term
from game.tabletop.players import Players

AREA_NAMES = ("port", "commerce", "palace")
"""The keys of the kinds of areas."""


class YsPlayers(Players):
    """Names and tokens by party; the neutral player of a game for two comes after the seats."""

    def name(self, party: int | None) -> str:
        """Returns the name of a seat, or what the neutral player is called at the beginning of a sentence."""
        return self.say("neutral.name") if party is None or party >= len(self.cast) else self.cast[party].name

    def inside(self, party: int) -> str:
        """Returns the name of a party within a sentence or list."""
        return self.say("neutral.inside") if party >= len(self.cast) else self.cast[party].name

    def colour(self, party: int) -> str:
        """Returns the player colour of a seat, "neutral" for the neutral player."""
        return "neutral" if party >= len(self.cast) else self.cast[party].colour


def spot(place: int) -> Term:
    """Returns a place for brokers as a noun."""
    if is_market(place):
        return Term(f"ys.spot.{components.GEM_NAMES[column_of(place)]}_{row_of(place) + 1}")
    return Term(f"ys.spot.{AREA_NAMES[place % AREAS]}_{place // AREAS + 1}")


def quarter(number: int) -> Term:
    """Returns a quarter (0 to 3) as a noun."""
    return Term(f"ys.quarter.n{number + 1}")


def broker(value: int) -> Term:
    """Returns a broker by its value as a noun."""
    return Term(f"ys.broker.v{value}")


def gem(kind: int) -> Term:
    """Returns one gem as a noun."""
    return Term(f"ys.gem.{components.GEM_NAMES[kind]}")


def counted(kinds: Iterable[int]) -> list[Term]:
    """Returns gems as counted nouns, by kind."""
    number = Counter(kinds)
    return [Term(f"ys.gems.{components.GEM_NAMES[kind]}", number[kind]) for kind in sorted(number)]


def gems_of(kind: int, number: int) -> Term:
    """Returns so many gems of a kind as a noun."""
    return Term(f"ys.gems.{components.GEM_NAMES[kind]}", number)


def colour(kind: int) -> Term:
    """Returns a colour as a word without a noun."""
    return Term(f"ys.colour.{components.GEM_NAMES[kind]}")


def column(number: int) -> Term:
    """Returns a column of the market as a noun."""
    return Term(f"ys.column.{components.GEM_NAMES[number]}")


def card(number: int) -> Term:
    """Returns a character as a noun."""
    return Term(f"ys.card.{components.CARD_NAMES[number]}")


def brought(players: YsPlayers, event: PointsGiven | GiftTaken) -> str:
    """Returns the sentence about what a character gave at once."""
    named = {"player": players.name(event.party), "card": card(event.card)}
    if isinstance(event, PointsGiven):
        return players.say("log.gets_points", count=event.points, **named)
    is_own = event.card == components.GIFT and event.party < len(players.cast)
    return players.say("log.gets_gift" if is_own else "log.neutral_gift", gem=gem(event.colour), **named)


def card_name(players: Players, number: int) -> str:
    """Returns the label of a character."""
    return players.say(f"card_name.{components.CARD_NAMES[number]}")


def added(values: Sequence[int]) -> str:
    """Returns values as an addition, the highest first: "4 + 2"."""
    return " + ".join(map(str, sorted(values, reverse=True)))


def ordinal(players: Players, place: int) -> str:
    """Returns an ordinal number, counted from 1."""
    return players.words(f"common.ordinal.n{place}")


WINDOW_NAMES = ("start_placing", "before_pair", "after_pair", "start_counting", "end_counting")
"""The keys of the windows for characters, in their order."""


def window_name(players: Players, number: int) -> str:
    """Returns when a character is played: its window, or at once."""
    at = WINDOW.get(number)
    return players.say("window.at_once" if at is None else f"window.{WINDOW_NAMES[at]}")


# ---------------------------------------------------------------------- what is going on
def phase_name(players: Players, public: Public) -> str:
    """Returns what is going on in words; nothing at the end of the game."""
    if public.is_over:
        return ""
    key, values = _phase(public)
    return players.say(f"table.phase.{key}", **values)


def phase_text(players: Players, public: Public) -> str:
    """Returns what that is for, in a sentence or two."""
    return players.say(f"part.phase.{'over' if public.is_over else _phase(public)[0]}")


def _phase(public: Public) -> tuple[str, dict[str, object]]:
    task, window = public.task, public.window
    if task in (BID, ORDER, FAVOUR):
        return task, {}
    if task in (PLACE, REFILL, NEUTRAL) or (window is not None and window <= AFTER_PAIR):
        return "place", {"number": pair_number(public), "pairs": public.pairs}
    if task == LOOK or window == START_COUNTING:
        return "before_counting", {}
    if task == GEM or (task == COLOUR and is_gift(public)):
        return "quarter", {"quarter": quarter(counted_quarter(public))}
    return ("end_counting" if task == ASK else "market"), {}
