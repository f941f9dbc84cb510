"""A deal that everybody can play who knows its code: eight letters, or twenty for a table that was laid in the lobby.

A code holds the box, the number of seats and every option that people choose. One of eight letters says which of some
thousand deals it is; one of twenty holds the seed itself, and what nobody was asked for. The last letter is a check. A
letter that is mistyped, or two neighbours that are swapped, never make another code.
"""

import hashlib
from collections.abc import Iterable
from dataclasses import dataclass, field

from game.core import box as shelf
from game.core.rules import Options, Seat
from game.saves.trouble import Trouble
from game.session.dice import SEEDS, Dice
from game.session.session import Session

LETTERS = "BCDFGHJKLMPRSTWXZ"
"""No vowels, so that codes are no words, and of letters that look alike only one. Their number has to be prime."""
LENGTH, LONG, GROUP = 8, 20, 4
"""The letters of a code, of that of a table with a seed of its own, and how many are written together."""
LONGEST = 30
"""Letters of a field for codes: the code, and what may stand between its groups."""
_BASE = len(LETTERS)
_BOXES, _SEATS, _OPTIONS = 8, 8, 256
"""How many boxes, numbers of seats and choices of options there is room for in a code."""
DEALS = _BASE ** (LENGTH - 1) // (_BOXES * _SEATS * _OPTIONS)
"""How many deals a box has with each choice of seats and options."""
_UNASKED = 8
"""How many choices there is room for of what nobody is asked for."""


class WrongCode(Trouble):
    """Says that a text is no code of a deal."""

    @property
    def is_unfinished(self) -> bool:
        """Tells whether more letters may make it one."""
        return int(str(self.notice.values.get("number", LONG))) < LONG


@dataclass(frozen=True, slots=True)
class Deal:
    """A box with a number of seats, options (those that people choose; what is not named is at its default), a number.

    Where the game was begun without a number, `luck` is its seed, and `unasked` what nobody was asked for. Raises
    ValueError when the box does not know the options or the seats, or has no codes, and for a seed that no code holds.
    """

    box: str
    seats: int
    number: int
    options: Options = field(default_factory=dict, hash=False)
    luck: int | None = None
    unasked: Options = field(default_factory=dict, hash=False)

    def __post_init__(self) -> None:
        about = shelf.about(self.box)
        about.complete(self.options)
        if self.seats not in about.seats or not about.deal_mark or not 0 <= self.number < DEALS:
            raise ValueError(f"{self.box}: no deal {self.number} with {self.seats} seats")
        if self.luck is not None and not 0 <= self.luck < SEEDS:
            raise ValueError(f"{self.box}: no code holds the seed")
        coded = {each.key: self.options.get(each.key, each.default) for each in _coded(self.box, self.seats)}
        object.__setattr__(self, "options", coded)  # the same deal is equal, whatever was named

    @property
    def code(self) -> str:
        """Returns its letters."""
        chosen, radix = 0, 1
        for option in _coded(self.box, self.seats):
            chosen += radix * _values(option).index(self.options[option.key])
            radix *= len(option.values)
        length, number = LENGTH, self.number
        if self.luck is not None:
            unasked = _unasked(self.box)
            drawn = unasked.values.index(self.unasked[unasked.key]) if unasked else 0
            length, number = LONG, self.luck * _UNASKED + drawn
        whole = ((number * _OPTIONS + chosen) * _SEATS + self.seats) * _BOXES + shelf.about(self.box).deal_mark
        letters = [whole // _BASE**place % _BASE for place in range(length - 1)]
        return "".join(LETTERS[letter] for letter in (*letters, _check(letters)))

    @property
    def seed(self) -> int:
        """Returns the seed of its game."""
        return self.luck if self.luck is not None else int(hashlib.sha256(self.code.encode()).hexdigest(), 16) % SEEDS

    @property
    def seat(self) -> Seat:
        """Returns whose seat it is that plays it alone against computer players."""
        return Dice(self.seed, "challenge").pick([Seat(seat) for seat in range(self.seats)])

    @property
    def all_options(self) -> dict[str, bool | int | str]:
        """Returns the options that its game begins with; what nobody is asked for is drawn, too."""
        unasked, about = _unasked(self.box), shelf.about(self.box)
        if self.luck is not None or not unasked:
            return about.complete({**self.options, **self.unasked})
        drawn = Dice(self.seed, "options").pick(unasked.values[: self.seats])
        return about.complete({**self.options, unasked.key: drawn})

    def is_played_with(self, options: Options) -> bool:
        """Tells whether a game with these options is one of this deal, as far as people choose them."""
        return all(options.get(key) == value for key, value in self.options.items())


def dealt(session: Session) -> Deal | None:
    """Returns the deal of a game however it was begun, None where the box has no codes or none holds its seed."""
    option, options = _unasked(session.box), session.options
    unasked = {option.key: options[option.key]} if option else {}
    try:
        return Deal(session.box, len(session.players), 0, options, session.seed, unasked)
    except ValueError:
        return None


def deal_of(text: str, boxes: Iterable[str]) -> Deal:
    """Returns the deal whose code was typed, spaces, hyphens and small letters allowed; raises WrongCode.

    Takes the names of the boxes that there are.
    """
    typed = "".join(_capital(letter) for letter in text if not letter.isspace() and letter not in "-–")
    if strange := next((letter for letter in typed if letter not in LETTERS), ""):
        raise WrongCode("challenges.code.error_letter", letter=strange)
    if len(typed) not in (LENGTH, LONG):
        raise WrongCode("challenges.code.error_length", number=len(typed))
    letters = [LETTERS.index(letter) for letter in typed]
    if letters[-1] != _check(letters[:-1]):
        key = "error_check" if len(typed) == LONG else "error_eight"
        raise WrongCode(f"challenges.code.{key}", number=len(typed))
    unknown = WrongCode("challenges.code.error_unknown", number=len(typed))
    whole, mark = divmod(sum(letter * _BASE**place for place, letter in enumerate(letters[:-1])), _BOXES)
    whole, seats = divmod(whole, _SEATS)
    number, chosen = divmod(whole, _OPTIONS)
    box = next((name for name in boxes if shelf.about(name).deal_mark == mark > 0), "")
    if not box or seats not in shelf.about(box).seats:
        raise unknown
    options: dict[str, bool | int | str] = {}
    for option in _coded(box, seats):
        chosen, index = divmod(chosen, len(option.values))
        options[option.key] = _values(option)[index]
    luck, drawn = divmod(number, _UNASKED)
    unasked, is_long = _unasked(box), len(typed) == LONG
    if chosen or (is_long and drawn >= (seats if unasked else 1)):
        raise unknown
    try:
        if not is_long:
            return Deal(box, seats, number, options)
        return Deal(box, seats, 0, options, luck, {unasked.key: unasked.values[drawn]} if unasked else {})
    except ValueError:
        raise unknown from None


def _capital(letter: str) -> str:
    """Returns the capital of one of our letters; others have capitals that are ours, as ß has SS."""
    return letter.upper() if letter.isascii() else letter


def shown(code: str) -> str:
    """Returns a code as it is read and written: in groups of four letters."""
    return " ".join(code[at : at + GROUP] for at in range(0, len(code), GROUP))


def _coded(box: str, seats: int) -> list[shelf.Option]:
    """Returns the options that a code holds: those that people choose and that the rules know."""
    offered = [option for option in shelf.about(box).options if option.asked and not option.people]
    return [option for option in offered if not option.seats or seats in option.seats]


def _unasked(box: str) -> shelf.Option | None:
    """Returns the one option that nobody is asked for, such as who is the youngest, None where there is none."""
    return next((option for option in shelf.about(box).options if not option.asked), None)


def _values(option: shelf.Option) -> list[bool | int | str]:
    """Returns the values of an option, the default in front: an option that a box gets later changes no code."""
    return sorted(option.values, key=lambda value: value != option.default)


def _check(letters: list[int]) -> int:
    """Returns the check: of a sum that counts neighbours otherwise, what is missing to a multiple of a prime."""
    return -sum(((place + 1) % (_BASE - 1) + 1) * letter for place, letter in enumerate(letters)) % _BASE
