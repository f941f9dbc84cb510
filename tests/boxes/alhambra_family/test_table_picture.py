"""The picture of both tables: everything has its place, can be read and is large, and shows nobody more than it may."""

from collections.abc import Mapping
from dataclasses import replace
from itertools import pairwise, product
from typing import Any

import pytest

from game.boxes.alhambra.rules.moves import Task
from game.boxes.alhambra_family.rules.components import CARDS as MONEY_CARDS
from game.boxes.alhambra_family.rules.components import CURRENCIES, SLOTS
from game.boxes.alhambra_family.table.items import MONEY, cards_among, money
from game.core.rules import Seat
from game.paint.box import Box
from game.paint.canvas import Canvas
from game.tabletop import items
from tests.boxes.alhambra.positions import DEAR, MODULES
from tests.boxes.alhambra_family import games, pieces, tables
from tests.boxes.looking import AREA, draw, picture, ui, walked, words
from tests.breadth import wide
from tests.languages import shipped_languages


# ---------------------------------------------------------------------- secrets
@games.BOTH
@pytest.mark.painted
def test_who_remembers_sees_the_same_picture_as_who_forgets(game: games.Game) -> None:
    state, seat = tables.decisions(game, 3)[4]
    view = game.rules.view(state, seat)
    assert picture(tables.table(game, 3), view) == picture(tables.table(game, 3), game.rules.forget(view))


@games.BOTH
def test_hidden_cards_are_named_by_their_place_only(game: games.Game) -> None:
    state = game.position(["denar 5", "florin 9", ""])
    lying = tables.table(game, 3).layout(game.rules.view(state, None), AREA, items.Selection())
    assert not {money(card) for hand in state.hands for card in hand} & lying.keys()
    assert items.Item("back", (0, 0)) in lying and {*cards_among(lying)} == {*state.display}


# ---------------------------------------------------------------------- legibility
@games.BOTH
@pytest.mark.painted
@pytest.mark.parametrize("language", wide(["hu"], shipped_languages()))
@pytest.mark.parametrize("seats", wide([2, 6], range(2, 7)))
def test_each_step_of_every_walk_can_be_read(game: games.Game, seats: int, language: str) -> None:
    shown, on = tables.table(game, seats, language), ui((1024, 600), language)
    assert [step for _, beat in tables.met(game, seats) for step in walked(shown, beat, on) if step[2]] == []


@games.BOTH
@pytest.mark.painted
def test_who_the_imaginary_third_player_is_stands_on_the_table_for_two(game: games.Game) -> None:
    state = tables.decisions(game, 2)[3][0]
    marks = draw(tables.table(game, 2), game.rules.view(state, None), items.Selection(), ui((1920, 1080)))
    assert any(words()("common.third_player") in mark.text for mark in marks)


# ---------------------------------------------------------------------- sizes, in real pixels
LEAST = {(1280, 720): (64, 96), (1024, 600): (56, 84)}
"""How large a money card is at least, by the window."""
_FACE = {"alhambra": (1.0, 1.0), "alhambra_cards": (0.93, 0.945)}
"""The parts of a card that its face fills; the rest is shadow."""
LEAST_TILE = 64
HARDEST = [(2, (), False), (2, MODULES, True), (4, ("falcons",), False), (6, ("bazaars",), False), (6, MODULES, True)]
"""Seats, modules, and whether hands are open, where tiles have the least room."""
COMPANIES = product(range(2, 7), [(), MODULES, *((name,) for name in MODULES)], [False, True])


def holding(game: games.Game, seats: int, number: int, **more: Any) -> Any:
    """Returns a position in which the first seat has so many cards."""
    hand = sorted(MONEY_CARDS[start::3][i] for start in range(3) for i in range(number // 3 + 1))[:number]
    display = [card for card in MONEY_CARDS[2::3] if card not in hand][-4:]
    return game.position([hand, *([""] * (seats - 1))], display=display, **more)


def lying(game: games.Game, shown: Any, state: Any, canvas: Canvas) -> Mapping[items.Item, Box]:
    """Returns where everything lies for the seat that acts, in units."""
    area = Box(0, 88, canvas.w, canvas.h - 88)
    poses = shown.layout(game.rules.view(state, Seat(0)), area, items.Selection(actor=Seat(0), viewer=Seat(0)))
    return {item: pose.box for item, pose in poses.items()}


def small(game: games.Game, size: tuple[int, int], found: Mapping[items.Item, Box], canvas: Canvas) -> list[items.Item]:
    """Returns the money that is smaller than it may be."""
    (wide, high), (across, down) = LEAST[size], _FACE[game.box]
    cards = {item: box for item, box in found.items() if item.kind == MONEY}
    assert cards
    return [item for item, box in cards.items() if box.w * canvas.k * across < wide or box.h * canvas.k * down < high]


@games.BOTH
@pytest.mark.parametrize("size", LEAST)
@pytest.mark.parametrize("open_hands", [False, True])
@pytest.mark.parametrize("seats", [2, 6])
def test_cards_are_never_small(game: games.Game, seats: int, open_hands: bool, size: tuple[int, int]) -> None:
    shown = tables.table(game, seats, "pl")
    for number in (1, 12, 20) if game.is_tiles else (1, 5, 12, 20, 24, 30):
        state = holding(game, seats, number, open_hands=open_hands)
        for scale in (1.0, 2.0) if game.is_tiles else (1.0, 1.25, 1.5, 2.0):
            canvas = ui(size, scale=scale).begin(shown.minimum)
            assert small(game, size, lying(game, shown, state, canvas), canvas) == [], (number, scale)


@pytest.mark.parametrize("size", LEAST)
@pytest.mark.parametrize(("seats", "modules", "is_open"), wide(HARDEST, COMPANIES), ids=str)
def test_tiles_beside_the_alhambras_are_large(
    size: tuple[int, int], seats: int, modules: tuple[str, ...], is_open: bool
) -> None:
    """Two bought tiles wait or a turn is to come, two lie in the reserve, two bazaars beside the market."""
    beside = (pieces.bazaar("denar"), pieces.bazaar("florin")) if "bazaars" in modules else ()
    reserved, waiting = pieces.some(garden=2), (pieces.named("palace 6"), pieces.named("palace 7"))
    shown = tables.table(games.TILES, seats, "pl", *modules)
    canvas = ui(size).begin(shown.minimum)
    for task in (Task.PLACE, Task.ACT):
        state = holding(games.TILES, seats, 10, open_hands=is_open, reserves=[reserved], beside=beside, modules=modules)
        state.task, state.waiting = task, waiting if task == Task.PLACE else ()
        found = lying(games.TILES, shown, state, canvas)
        assert small(games.TILES, size, found, canvas) == []
        tiles = map(games.TILES.item, (*DEAR, *beside, *reserved, *state.waiting))
        assert [tile for tile in tiles if canvas.rect(found[tile]).w < LEAST_TILE] == []


@games.BOTH
@pytest.mark.parametrize("size", [(1280, 720), (1024, 600), (1920, 1080)])
@pytest.mark.parametrize("seats", [2, 6])
def test_things_grow_with_the_letters(game: games.Game, seats: int, size: tuple[int, int]) -> None:
    """Cards of a usual hand, open money and buildings; what is called up leaves room. A quarter more changes less."""
    shown, state = tables.table(game, seats, "pl", *(MODULES if game.is_tiles else ())), holding(game, seats, 7)
    things = [money(state.display[0]), money(state.hands[0][0]), game.item(DEAR[0])]
    seen: list[tuple[float, ...]] = []
    for scale in (1.0, 1.5, 2.0):
        canvas = ui(size, scale=scale).begin(shown.minimum)
        found = lying(game, shown, state, canvas)
        seen.append((canvas.k, *(found[thing].w * canvas.k for thing in things)))
    assert all(less <= more for low, high in pairwise(seen) for less, more in zip(low, high, strict=True)), seen
    assert all(less * 1.02 < more for less, more in zip(seen[0], seen[-1], strict=True)), seen


# ---------------------------------------------------------------------- what looks like a part of a thing
@games.BOTH
def test_the_plate_with_its_currency_is_a_part_of_what_is_for_sale(game: games.Game) -> None:
    state, seat = tables.decisions(game, 3)[0]
    shown, view, on = tables.table(game, 3), game.rules.view(state, seat), ui((1920, 1080))
    names = {words()(f"palaces.currency_name.{currency}") for currency in CURRENCIES}
    plates = [mark.rect.center for mark in draw(shown, view, items.Selection(), on) if mark.text in names]
    lying = shown.layout(view, AREA, items.Selection()).items()
    reaches = [shown.reach(view, AREA, items.Selection(), item, pose.box) for item, pose in lying]
    assert len(plates) == len(names)
    assert all(any(box.holds(x / on.canvas.k, y / on.canvas.k) for box in reaches) for x, y in plates)


@games.BOTH
def test_nothing_is_said_of_what_is_still_on_its_way_to_its_space(game: games.Game) -> None:
    """The label spoke of the next building while the one that was bought still lay there."""
    state, seat = tables.decisions(game, 3)[0]
    shown, view, legal = tables.table(game, 3), game.rules.view(state, seat), game.rules.legal(state, seat)
    lying = frozenset(shown.layout(view, AREA, items.Selection()))

    def told(mood: items.Selection) -> int:
        return len(draw(shown, view, mood, ui((1920, 1080))))

    coming = items.Selection(viewer=seat, recent=lying)
    assert told(coming) == told(replace(coming, recent=frozenset())) - len(SLOTS)
    assert told(replace(coming, moves=legal)) == told(replace(coming, moves=legal, recent=frozenset()))


@pytest.mark.painted
@pytest.mark.parametrize("size", [(1024, 600), (1024, 768), (1280, 720)])
@pytest.mark.parametrize("scale", [1.5, 1.75, 2.0])
def test_a_lifted_card_leaves_the_heading_above_it_in_sight(size: tuple[int, int], scale: float) -> None:
    """In the card game, whose open money has its heading above it in large letters."""
    game, on = games.CARDS, ui(size, "hu", scale)
    shown, state = tables.table(game, 3, "hu"), tables.met(game, 3)[0][0]
    view, lifted = game.rules.view(state, Seat(0)), tuple(money(card) for card in state.display if card is not None)
    selection = items.Selection(touched=lifted)
    marks = draw(shown, view, selection, on)
    [heading] = [mark for mark in marks if mark.text == "Nyílt pénz"]
    lying = shown.layout(view, Box(0, 88, on.canvas.w, on.canvas.h - 88), selection)
    for card in lifted:
        assert not on.canvas.rect(lying[card].box).colliderect(heading.rect)


@games.BOTH
@pytest.mark.painted
def test_in_high_contrast_the_name_of_a_currency_needs_no_ground_of_its_own(game: games.Game) -> None:
    on = ui((1280, 720))
    on.is_high_contrast = True
    view = game.rules.view(tables.met(game, 3)[0][0], Seat(0))
    marks = draw(tables.table(game, 3), view, items.Selection(), on)
    names = {words()(f"palaces.currency_name.{each}") for each in CURRENCIES}
    told = [mark for mark in marks if mark.text in names]
    assert {mark.text for mark in told} == names
    assert not [mark.text for mark in told if mark.ground == (0, 0, 0)]
