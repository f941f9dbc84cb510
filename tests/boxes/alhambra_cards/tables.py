"""Tables, games and pictures for the tests of the table."""

import random
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any

import pygame

from game.boxes.alhambra_cards.about import ABOUT
from game.boxes.alhambra_cards.rules import RULES
from game.boxes.alhambra_cards.rules.moves import Buy
from game.boxes.alhambra_cards.rules.state import State
from game.boxes.alhambra_cards.rules.view import View
from game.boxes.alhambra_cards.table import CardTable
from game.core.beat import Beat
from game.core.resources import shipped
from game.core.rules import Seat, step
from game.locale.words import Words
from game.paint.canvas import Box, TextMark
from game.widgets.picker import Picker
from game.widgets.table import CastMember, Mood
from game.widgets.ui import Ui

NAMES = ("Emma", "Krzysztof", "Łucja", "Bálint", "Jadwiga", "Ödön")
COLOURS = ("crimson", "cobalt", "saffron", "jade", "ivory", "onyx")


class Luck:
    """Even luck from a seed."""

    def __init__(self, seed: object) -> None:
        self._random = random.Random(str(seed))

    def pick(self, options: Sequence[Any], weights: Sequence[int] | None = None) -> Any:
        return self._random.choices(options, weights)[0]


@cache
def words(language: str = "en") -> Words:
    return Words(language, [shipped("locales")])


def table(seats: int, language: str = "en", *, open_hands: bool = False) -> CardTable:
    cast = [CastMember(NAMES[seat], COLOURS[seat], seat % 2 == 0) for seat in range(seats)]
    return CardTable(words(language), cast, {"open_hands": open_hands})


def played(seats: int, seed: int, *, open_hands: bool = False, eager: float = 0.7) -> Iterator[tuple[State, Beat]]:
    """Plays a random game and yields every position with what an onlooker learned; eager players rather buy."""
    luck = Luck(f"{seats} {seed}")
    news: list[object] = []
    options = ABOUT.complete({"open_hands": open_hands})
    state = RULES.setup(seats, options, luck, news.append)
    yield state, Beat(0, None, tuple(news), RULES.view(state, None))
    number = 0
    while acting := RULES.to_act(state):
        (seat,) = acting
        legal = RULES.legal(state, seat)
        buys = [move for move in legal if isinstance(move, Buy)]
        move = luck.pick(buys if buys and luck.pick((True, False), (int(eager * 100), 100)) else legal)
        after = step(RULES, state, seat, move, luck)
        state, number = after.state, number + 1
        yield state, Beat(number, seat, after.news, RULES.view(state, None))


def ui(size: tuple[int, int] = (1024, 600), language: str = "en", scale: float = 1.0) -> Ui:
    pygame.init()
    if pygame.display.get_surface() is None:
        pygame.display.set_mode((64, 64))
    return Ui(pygame.Surface(size).convert(), words(language), scale)


def picked(state: State, shown: CardTable, seat: Seat, items: Sequence[str] = ()) -> Mood:
    """Returns the mood after a seat touched these items."""
    view = RULES.view(state, seat)
    picker = Picker(shown, view, RULES.legal(state, seat))
    for item in items:
        assert picker.touch(item)
    lying = tuple(shown.layout(view, Box(0, 88, 1920, 992), Mood()))
    return Mood(
        actor=seat,
        viewer=seat,
        touched=picker.touched,
        open=picker.open(lying),
        moves=picker.candidates,
        move=picker.move,
    )


def draw(shown: CardTable, view: View, mood: Mood, on: Ui) -> list[TextMark]:
    """Draws a whole table and returns where its texts went."""
    canvas = on.begin(shown.minimum)
    canvas.audit = []
    canvas.s.fill("#2A1230")
    area = Box(0, 88, canvas.w, canvas.h - 88)
    shown.paint(on, view, area, mood)
    for item, pose in sorted(shown.layout(view, area, mood).items(), key=lambda pair: pair[1].z):
        shown.paint_item(canvas, view, item, pose, mood)
    on.end()
    return canvas.audit


def picture(shown: CardTable, view: View) -> bytes:
    """Returns the pixels of a table as somebody sees it who chooses nothing."""
    on = ui()
    draw(shown, view, Mood(actor=view.turn, viewer=view.seat), on)
    return pygame.image.tobytes(on.surface, "RGB")
