"""Words for money, buildings and players, put together from the locale's terms."""

from collections.abc import Iterable, Sequence

from game.boxes.alhambra_family.rules.components import CURRENCIES, CURRENCY, TYPE, TYPES, VALUE, YARD_CURRENCY, worth
from game.boxes.alhambra_family.rules.majorities import LETTERS, prizes
from game.locale.words import Term
from game.paint.canvas import Canvas
from game.paint.palette import BRASS_LIGHT, INK
from game.tabletop import players
from game.tabletop.table import Appearance
from game.widgets.ui import Translate

THIRD = Term("common.third_player")


def amount(currency: int, count: int) -> Term:
    """Returns a sum of one currency as a noun."""
    return Term(f"palaces.amount.{CURRENCIES[currency]}", count)


def money(cards: Iterable[int]) -> list[Term]:
    """Returns cards as a list of sums, one per card."""
    return [amount(CURRENCY[card], VALUE[card]) for card in cards]


def sums(cards: Sequence[int]) -> list[Term]:
    """Returns cards as a list of sums, one per currency."""
    sums = [(currency, worth(cards, currency)) for currency in range(len(CURRENCIES))]
    return [amount(currency, held) for currency, held in sums if held]


def currency_name(words: Translate, currency: int) -> str:
    """Returns what a currency is called on a label."""
    return words(f"palaces.currency_name.{CURRENCIES[currency]}")


def building_name(words: Translate, number: int) -> str:
    """Returns what a building is called on a label."""
    return words(f"palaces.building_name.{TYPES[TYPE[number]]}")


def building(number: int) -> Term:
    """Returns a building as a noun."""
    return Term(f"palaces.building.{TYPES[TYPE[number]]}")


def buildings(numbers: Sequence[int]) -> list[Term]:
    """Returns buildings as counted nouns, by type."""
    counted = [(kind, sum(TYPE[number] == at for number in numbers)) for at, kind in enumerate(TYPES)]
    return [Term(f"palaces.buildings.{kind}", count) for kind, count in counted if count]


def ordinal(words: Translate, place: int) -> str:
    """Returns an ordinal number ("1st")."""
    return words(f"common.ordinal.n{place}")


class Players(players.Players):
    """Who sits at the table: names and tokens by party, the imaginary third player after the seats.

    Takes the texts, the cast, the locale domain of the box, and whether its scorings are numbered instead of lettered.
    """

    def __init__(self, words: Translate, cast: Sequence[Appearance], domain: str, *, is_numbered: bool = False) -> None:
        super().__init__(words, cast, domain)
        self._is_numbered = is_numbered
        self._third = words("common.third_player")

    def scoring(self, letter: str) -> str:
        """Returns what the scoring "A", "B" or "C" is called on its card."""
        if self._is_numbered:
            return self.words(f"palaces.scoring_number.n{1 + LETTERS.index(letter)}")
        return self.words(f"palaces.scoring_letter.{letter.lower()}")

    def name(self, party: int | None) -> str:
        """Returns the name of a seat, or for None and beyond the seats of the imaginary third player."""
        return self._third if party is None or party >= len(self.cast) else self.cast[party].name

    def colour(self, party: int) -> str:
        """Returns the player colour of a seat, "" for the imaginary third player."""
        return self.cast[party].colour if party < len(self.cast) else ""

    def token(self, canvas: Canvas, party: int, x: float, y: float, w: float) -> None:
        """Draws the token of a party around a point; the imaginary third player's is a plain star."""
        if self.colour(party):
            super().token(canvas, party, x, y, w)
            return
        canvas.disc(x, y, w * 0.44, "#7A5A34", INK, 2)
        canvas.disc(x, y, w * 0.36, "#4A3320", BRASS_LIGHT, 1.5)
        canvas.star(x, y, w * 0.25, BRASS_LIGHT)


def told_of_type(players: Players, letter: str, kind: int) -> dict[str, object]:
    """Returns what is told of a type of building: its name, its worth, and what a scoring pays for it, by places."""
    words = players.words
    paid = [
        words("palaces.parts.prize", place=ordinal(words, place), points=points)
        for place, points in enumerate(prizes(letter, kind), start=1)
    ]
    name = words(f"palaces.type_name.{TYPES[kind]}")
    return {"type": name, "value": kind + 1, "scoring": players.scoring(letter), "prizes": paid}


def most_of(players: Players, square: int, amounts: Sequence[int]) -> dict[str, object]:
    """Returns what is told of who gets what was left on a square: those with most of its currency, and how much."""
    currency, most = YARD_CURRENCY[square], max(amounts)
    holders = [seat for seat, held in enumerate(amounts) if held == most]
    names = {"player": players.name(holders[0]), "players": players.names(holders)}
    return names | {"amount": amount(currency, most), "currency": Term(f"palaces.currency.{CURRENCIES[currency]}")}
