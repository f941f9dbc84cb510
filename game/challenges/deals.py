"""A deal that everybody can play who knows its code of eight letters.

A code holds the box, the number of seats, every option that people choose, and which of some thousand deals it is; the
last letter is a check. A letter that is mistyped, or two neighbours that are swapped, never make another code.
"""

import hashlib
from collections.abc import Iterable
from dataclasses import dataclass, field

from game.core import box as shelf
from game.core.rules import Options, Seat
from game.saves.trouble import Trouble
from game.session.dice import Dice

LETTERS = "BCDFGHJKLMPRSTWXZ"
"""No vowels, so that codes are no words, and of letters that look alike only one. Their number has to be prime."""
LENGTH = 8
_BASE = len(LETTERS)
_BOXES, _SEATS, _OPTIONS = 8, 8, 256
"""How many boxes, numbers of seats and choices of options there is room for in a code."""
DEALS = _BASE ** (LENGTH - 1) // (_BOXES * _SEATS * _OPTIONS)
"""How many deals a box has with each choice of seats and options."""
_SEEDS = 10**18
"""Seeds stay below it, so that each can also be typed in the lobby."""


class WrongCode(Trouble):
    """Says that a text is no code of a deal."""


@dataclass(frozen=True, slots=True)
class Deal:
    """A box with a number of seats, options (those that people choose; what is not named is at its default), a number.

    Raises ValueError when the box does not know the options or the seats, or has no codes.
    """

    box: str
    seats: int
    number: int
    options: Options = field(default_factory=dict, hash=False)

    def __post_init__(self) -> None:
        about = shelf.about(self.box)
        about.complete(self.options)
        if self.seats not in about.seats or not about.deal_mark or not 0 <= self.number < DEALS:
            raise ValueError(f"{self.box}: no deal {self.number} with {self.seats} seats")
        coded = {each.key: self.options.get(each.key, each.default) for each in _coded(self.box, self.seats)}
        object.__setattr__(self, "options", coded)  # the same deal is equal, whatever was named

    @property
    def code(self) -> str:
        """Returns its eight letters."""
        whole, radix = 0, 1
        for option in _coded(self.box, self.seats):
            whole += radix * _values(option).index(self.options[option.key])
            radix *= len(option.values)
        whole = ((self.number * _OPTIONS + whole) * _SEATS + self.seats) * _BOXES + shelf.about(self.box).deal_mark
        letters = [whole // _BASE**place % _BASE for place in range(LENGTH - 1)]
        return "".join(LETTERS[letter] for letter in (*letters, _check(letters)))

    @property
    def seed(self) -> int:
        """Returns the seed of its game."""
        return int(hashlib.sha256(self.code.encode()).hexdigest(), 16) % _SEEDS

    @property
    def seat(self) -> Seat:
        """Returns whose seat it is that plays it alone against computer players."""
        return Dice(self.seed, "challenge").pick([Seat(seat) for seat in range(self.seats)])

    @property
    def all_options(self) -> dict[str, bool | int | str]:
        """Returns the options that its game begins with; what nobody is asked for is drawn, too."""
        about, drawn = shelf.about(self.box), Dice(self.seed, "options")
        unasked = {option.key: drawn.pick(option.values[: self.seats]) for option in about.options if not option.asked}
        return about.complete({**self.options, **unasked})

    def is_played_with(self, options: Options) -> bool:
        """Tells whether a game with these options is one of this deal, as far as people choose them."""
        return all(options.get(key) == value for key, value in self.options.items())


def deal_of(text: str, boxes: Iterable[str]) -> Deal:
    """Returns the deal whose code was typed, spaces, hyphens and small letters allowed; raises WrongCode.

    Takes the names of the boxes that there are.
    """
    typed = "".join(_capital(letter) for letter in text if not letter.isspace() and letter not in "-–")
    if strange := next((letter for letter in typed if letter not in LETTERS), ""):
        raise WrongCode("challenges.code.error_letter", letter=strange)
    if len(typed) != LENGTH:
        raise WrongCode("challenges.code.error_length", number=len(typed))
    letters = [LETTERS.index(letter) for letter in typed]
    if letters[-1] != _check(letters[:-1]):
        raise WrongCode("challenges.code.error_check")
    whole, mark = divmod(sum(letter * _BASE**place for place, letter in enumerate(letters[:-1])), _BOXES)
    whole, seats = divmod(whole, _SEATS)
    number, chosen = divmod(whole, _OPTIONS)
    box = next((name for name in boxes if shelf.about(name).deal_mark == mark > 0), "")
    if not box or seats not in shelf.about(box).seats or number >= DEALS:
        raise WrongCode("challenges.code.error_unknown")
    options: dict[str, bool | int | str] = {}
    for option in _coded(box, seats):
        chosen, index = divmod(chosen, len(option.values))
        options[option.key] = _values(option)[index]
    if chosen:
        raise WrongCode("challenges.code.error_unknown")
    return Deal(box, seats, number, options)


def _capital(letter: str) -> str:
    """Returns the capital of one of our letters; others have capitals that are ours, as ß has SS."""
    return letter.upper() if letter.isascii() else letter


def shown(code: str) -> str:
    """Returns a code as it is read and written: two groups of four letters."""
    return f"{code[: LENGTH // 2]} {code[LENGTH // 2 :]}"


def _coded(box: str, seats: int) -> list[shelf.Option]:
    """Returns the options that a code holds: those that people choose and that the rules know."""
    offered = [option for option in shelf.about(box).options if option.asked and not option.people]
    return [option for option in offered if not option.seats or seats in option.seats]


def _values(option: shelf.Option) -> list[bool | int | str]:
    """Returns the values of an option, the default in front: an option that a box gets later changes no code."""
    return sorted(option.values, key=lambda value: value != option.default)


def _check(letters: list[int]) -> int:
    """Returns the check: of a sum that counts each place otherwise, what is missing to a multiple of a prime."""
    return -sum((place + 2) * letter for place, letter in enumerate(letters)) % _BASE
