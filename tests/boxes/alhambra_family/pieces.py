"""Money and tiles of both Alhambra games, named as players do: "denar 5 6 b, florin 9", "garden 10 W, camp N"."""

import re
from collections.abc import Iterable
from itertools import chain

from game.boxes.alhambra.figures import examples as figures
from game.boxes.alhambra.rules.tiles import COLOURS, CURRENCY, FALCONS, PAIR
from game.boxes.alhambra_family.rules.components import BUILDINGS, CURRENCIES, PRICE, TYPE, TYPES, money_card

Told = str | Iterable[int | None]
"""Things by their names or by their numbers."""
Row = tuple[int | None, ...]

FLORIN, DIRHAM, DENAR, DUCAT = range(4)
"""The places of the building market, by what is paid there."""


def opened(money: Told) -> Row:
    """Returns money in the order in which it is told, "-" where there is none; "5 b" is the second 5."""
    if not isinstance(money, str):
        return tuple(money)
    found: list[int | None] = []
    for currency, values in re.findall(r"(-|\w+)((?: \d(?: [abc])?)*)(?:, |$)", money):
        found += [None] * (currency == "-")
        for value, copy in re.findall(r"(\d)(?: ([abc]))?", values):
            found.append(money_card(CURRENCIES.index(currency), int(value), "abc".index(copy)))
    return tuple(found)


def held(money: Told) -> tuple[int, ...]:
    """Returns money as a hand holds it, sorted."""
    return tuple(sorted(card for card in opened(money) if card is not None))


def cards(*money: str) -> tuple[int, ...]:
    return held(", ".join(money))


def card(name: str) -> int:
    (found,) = held(name)
    return found


def tiles(told: Told) -> Row:
    """Returns tiles in the order in which they are told, "-" where there is none."""
    if not isinstance(told, str):
        return tuple(told)
    return tuple(None if name == "-" else named(name) for name in told.split(", ") if name)


def named(name: str) -> int:
    """Returns a building by its type, its price and, where it has twins, its walled sides; a camp; or a bazaar."""
    kind, which, *sides = name.split()
    if kind == "camp":
        return camp(which)
    if kind == "bazaar":
        return bazaar(which, *sides)
    if sides:
        return figures.building(kind, int(which), *sides)
    return next(each for each in BUILDINGS if (TYPES[TYPE[each]], PRICE[each]) == (kind, int(which)))


camp = figures.camp


def bazaar(currency: str, *colours: str) -> int:
    """Returns the first bazaar of a currency, or that with these colours."""
    able = [each for each, paid in CURRENCY.items() if CURRENCIES[paid] == currency]
    return next(each for each in able if not colours or COLOURS[each] == figures.kinds(*colours))


def falcon(*colours: str) -> int:
    return next(each for each in FALCONS if PAIR[each] == figures.kinds(*colours))


def some(**numbers: int) -> tuple[int, ...]:
    """Returns so many buildings of each type, e.g. `some(garden=3, tower=1)`, the cheapest ones."""
    found = [[each for each in BUILDINGS if TYPES[TYPE[each]] == kind][:number] for kind, number in numbers.items()]
    return tuple(sorted(chain(*found)))
