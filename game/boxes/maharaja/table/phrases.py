"""Words for places, pieces and gold, put together from the locale's terms."""

from collections.abc import Iterable, Sequence

from game.boxes.maharaja.rules import actions
from game.boxes.maharaja.rules.components import CHARACTER_NAMES, CITIES, CITY_COUNT, VILLAGE_COUNT, VILLAGES
from game.boxes.maharaja.rules.view import Public
from game.core.rules import Seat
from game.locale.words import Term
from game.tabletop.players import Players


def city(number: int) -> Term:
    """Returns a city as a noun."""
    return Term(f"maharaja.city.{CITIES[number]}")


def village(number: int) -> Term:
    """Returns a village as a noun."""
    return Term(f"maharaja.village.{VILLAGES[number]}")


def place(number: int) -> Term:
    """Returns where houses stand as a noun: a village or city."""
    return village(number) if number < VILLAGE_COUNT else city(number - VILLAGE_COUNT)


def character(number: int) -> Term:
    """Returns a character as a noun."""
    return Term(f"maharaja.character.{CHARACTER_NAMES[number]}")


def gold(count: int) -> Term:
    """Returns a sum of gold as a noun."""
    return Term("maharaja.gold", count)


def character_name(players: Players, number: int) -> str:
    """Returns the label of a character."""
    return players.say(f"character_name.{CHARACTER_NAMES[number]}")


def action_key(public: Public, action: int) -> str:
    """Returns the key of what is said of an action, which is another one with several characters each (8)."""
    return f"{actions.NAMES[action]}{'_several' if action == actions.CHARACTER and public.variants.several else ''}"


def action_name(players: Players, action: int) -> str:
    """Returns the label of an action."""
    return players.say(f"action_name.{actions.NAMES[action]}")


def box_of(box: int) -> int | None:
    """Returns the number of a box of the track (0 to 16 from the arrow), None for one of the start boxes."""
    return box - CITY_COUNT + 1 if box >= CITY_COUNT else None


def box_name(players: Players, box: int) -> str:
    """Returns the label of a box of the track."""
    number = box_of(box)
    return players.say("track.start_box", number=box + 1) if number is None else players.say("track.box", number=number)


def shares(players: Players, tolls: Iterable[tuple[Seat, int]]) -> list[str]:
    """Returns who receives how much, as a list."""
    return [players.say("log.received", player=players.name(seat), amount=amount) for seat, amount in tolls]


def paid(amounts: Sequence[int]) -> list[tuple[Seat, int]]:
    """Returns amounts by seat as pairs, without those who receive nothing."""
    return [(Seat(seat), amount) for seat, amount in enumerate(amounts) if amount]
