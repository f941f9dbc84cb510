"""What a person could not read because something lay over it, or was left out, can be read in every window."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache, partial
from pathlib import Path

import pygame
import pytest

from game.ai.bots import choose
from game.boxes.alhambra.rules.moves import Task
from game.boxes.alhambra.table.standing import scoring_ahead
from game.boxes.alhambra_cards.rules.moves import Keep
from game.boxes.alhambra_cards.table.scoring import majorities
from game.boxes.alhambra_cards.table.touches import building
from game.boxes.alhambra_family.rules.components import TYPE
from game.boxes.alhambra_family.rules.majorities import prizes
from game.boxes.alhambra_family.table.standings import with_one_more
from game.boxes.maharaja.rules.view import PLAN
from game.boxes.maharaja.table import items
from game.boxes.ys.rules.steps import COLOUR, GEM, ORDER, QUOTE
from game.core.rules import Seat
from game.paint.box import Box
from game.paint.canvas import TextMark
from game.paint.high_contrast import LEAST
from game.paint.palette import STARK_FOCUS, Rgb, contrast
from game.program import Program
from game.saves.settings import Settings
from game.scenes.table.board import BAR
from game.session.session import Session
from game.tools.demo import program
from game.widgets.node import Node, Role
from game.widgets.tips import framed
from tests.access.screens import ALL, screens
from tests.breadth import wide
from tests.languages import shipped_languages
from tests.scenes.audit import EVERY, Drawing, faults
from tests.scenes.driver import Driver, asking, driving, met, new_session, prune
from tests.scenes.table.test_suggestions import chosen, game, priced, several

ME = Seat(0)
SIZES = ((1024, 600), (1280, 720), (1920, 1080))
LANGUAGES = shipped_languages()
windows = pytest.mark.parametrize(
    ("language", "size"), [*((language, SIZES[0]) for language in LANGUAGES), ("hu", SIZES[1]), ("pl", SIZES[2])]
)
"""Every language where there is least room, the larger windows in some."""


to = partial(met, mind=prune, seat=ME, within=400)
"""Finds games, as easy computer players play them, in which the first seat decides and something is so."""


@cache
def decides(task: str) -> Callable[[Session], bool]:
    """Returns what tells whether the first seat has that to decide, and more than one way."""
    return lambda game: game.view(ME).public.task == task and len(game.legal(ME)) > 1


def marks(driver: Driver) -> list[TextMark]:
    """Returns everything that is written, as it is drawn now."""
    driver.program.draw()
    return list(driver.ui.canvas.audit or ())


def inside(found: list[TextMark], rect: pygame.Rect) -> list[TextMark]:
    return [mark for mark in found if rect.contains(mark.rect)]


# ---------------------------------------------------------------------- keep or give
@windows
def test_no_figure_of_keep_or_give_lies_over_another(tmp_path: Path, language: str, size: tuple[int, int]) -> None:
    session = to(_changes_much, "human", "easy", box="alhambra_cards")
    with asking(tmp_path, session, language=language, size=size) as driver:
        for target in ("keep", "give"):
            figures = inside(marks(driver), driver.node(f"item:{target}").rect)
            assert len(figures) > 6
            for i, one in enumerate(figures):
                assert not [other.text for other in figures[i + 1 :] if one.rect.colliderect(other.rect)], one.text
                assert not one.is_cut


def _changes_much(game: Session) -> bool:
    """Tells whether a building is to be decided about that changes both numbers of whoever gets it."""
    if not any(isinstance(move, Keep) for move in game.legal(ME)):
        return False
    view = game.view(ME)
    now, kind = majorities(view), TYPE[view.pending[0]]
    before, after = now.points[kind][view.seats], with_one_more(now, kind, view.seats)[1][view.seats]
    return bool(before != after and before > 9)


# ---------------------------------------------------------------------- names and rows
@windows
@pytest.mark.parametrize("box", ["alhambra", "alhambra_cards"])
def test_all_currencies_are_named_or_none_is(tmp_path: Path, box: str, language: str, size: tuple[int, int]) -> None:
    session = game(box, several)
    with asking(tmp_path, session, language=language, size=size) as driver:
        names = [driver.ui.words(f"palaces.currency_name.{key}") for key in ("denar", "dirham", "ducat", "florin")]
        shown = [name in driver.texts for name in names]
        assert all(shown) or not any(shown)
        if size != (1024, 600):
            assert all(shown)


@windows
def test_the_places_that_are_paid_are_told_in_every_window(
    tmp_path: Path, language: str, size: tuple[int, int]
) -> None:
    """And no others: the first scoring pays one place, the second two, the last three."""
    with asking(tmp_path, game("alhambra", several), language=language, size=size) as driver:
        words, paid = driver.ui.words, prizes(scoring_ahead(driver.table.board.view), 0)
        places = [words("palaces.majorities.place", place=words(f"common.ordinal.n{n}")) for n in (1, 2, 3)]
        assert [place for place in places if place in driver.texts] == places[: len(paid)]


# ---------------------------------------------------------------------- frames and letters
@windows
def test_the_frame_of_a_lit_building_keeps_clear_of_the_heading_and_of_its_own_line(
    tmp_path: Path, language: str, size: tuple[int, int]
) -> None:
    from game.boxes.alhambra_cards.table.plan import plan

    session = game("alhambra_cards", several)
    with asking(tmp_path, session, language=language, size=size) as driver:
        canvas, board = driver.ui.canvas, driver.table.board
        heading = driver.ui.words("alhambra_cards.table.yard")
        found = marks(driver)
        title = next(mark for mark in found if mark.text == heading)
        area = Box(0, BAR, canvas.w, canvas.h - BAR - board.foot)
        for slot in plan(board.view, area).slots:
            space = canvas.rect(Box(slot.x, slot.y - 7, slot.w, slot.h + 30))
            assert not space.colliderect(title.rect)
            edge = round(8 * canvas.k)
            for mark in found:
                if space.colliderect(mark.rect) and mark.rect.top > space.centery:
                    assert space.left + edge <= mark.rect.left and mark.rect.right <= space.right - edge, mark.text


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_frame_on_the_plan_goes_around_the_whole_field(tmp_path: Path, language: str) -> None:
    session = to(decides(PLAN), "human", "easy", "easy", box="maharaja")
    with asking(tmp_path, session, language=language, size=(1280, 720)) as driver:
        found = marks(driver)
        names = 0
        for node in driver.ui.nodes:
            if node.id.startswith("item:action:"):
                for mark in found:
                    crosses = node.rect.colliderect(mark.rect) and not node.rect.contains(mark.rect)
                    assert not crosses, (node.id, mark.text)
                    names += node.rect.contains(mark.rect)
        assert names >= 9
        driver.click(f"item:{items.action(0)}")
        assert driver.ui.find(f"item:{items.action(0, 2)}"), "the same action can be chosen twice"


def _has_bought(game: Session) -> bool:
    view = game.view(ME)
    return bool(view.bought and any(view.buildings[ME]))


@pytest.mark.parametrize("kinds", [("human", "easy"), ("human", "easy", "easy"), ("human", *["easy"] * 5)])
def test_a_bought_building_lies_over_no_figure_of_its_row(tmp_path: Path, kinds: tuple[str, ...]) -> None:
    session = to(_has_bought, *kinds, box="alhambra_cards")
    for size in SIZES:
        with asking(tmp_path, session, language="hu", size=size) as driver:
            rect = driver.node(f"item:{building(session.view(ME).bought[0])}").rect
            assert not [mark.text for mark in marks(driver) if mark.rect.colliderect(rect)]


@pytest.mark.parametrize("task", [GEM, ORDER, QUOTE, COLOUR])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_panel_of_ys_does_not_repeat_what_the_bar_says(tmp_path: Path, language: str, task: str) -> None:
    session = to(decides(task), "human", "easy", "easy", box="ys")
    from game.tabletop.items import Selection
    from tests.boxes.saying import speaker

    shown, view = speaker("ys", 3, language), session.view(ME)
    selection = Selection(actor=ME, viewer=ME, moves=session.legal(ME))
    told = shown.preview(view, selection)
    said = [told.title, *(line for line, _ in told.lines)]
    assert shown.prompt(view, selection) not in said
    assert len(said) == len(set(said)), "a way to decide stands there twice"
    assert len(said) == 1 + len({shown.preview(view, replace(selection, move=move)).title for move in selection.moves})


# ---------------------------------------------------------------------- paid exactly
@windows
@pytest.mark.parametrize("box", ["alhambra", "alhambra_cards"])
def test_one_more_action_after_an_exact_payment_is_the_heading_of_what_is_possible(
    tmp_path: Path, box: str, language: str, size: tuple[int, int]
) -> None:
    session = to(_may_act_again, "human", "easy", "easy", box=box)
    with asking(tmp_path, session, language=language, size=size) as driver:
        heading = driver.ui.words(f"{box}.action.again")
        assert heading in " ".join(driver.texts), "on one line or two"
        mark = next(mark for mark in marks(driver) if mark.text and heading.startswith(mark.text))
        assert mark.px >= 18 * size[1] / 720


def _may_act_again(game: Session) -> bool:
    view = game.view(ME)
    is_again = view.bought if game.box == "alhambra_cards" else view.task == Task.AGAIN
    return is_again and len(game.legal(ME)) > 1


# ---------------------------------------------------------------------- the line on the tile
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("box", ["alhambra", "alhambra_cards"])
def test_the_sum_below_a_tile_chooses_that_payment(tmp_path: Path, box: str, language: str) -> None:
    session = game(box, several)
    with asking(tmp_path, session, language=language, size=(1280, 720), confirm_turn="always") as driver:
        for item in priced(session):
            driver.click(f"pay:{item}")
            assert item in driver.picker.touched
            assert chosen(driver) is not None
            assert driver.ui.find("submit")


# ---------------------------------------------------------------------- whose turn it is
def test_the_banner_lies_under_no_button_where_letters_are_large(tmp_path: Path) -> None:
    session = new_session("human", "easy")
    with driving(tmp_path, session, language="de", size=(1024, 600), scale=200) as driver:
        labels = {driver.ui.words("ui.table.turn", player=player.name) for player in session.players}
        mark = next(mark for mark in marks(driver) if mark.text in labels)
        others = [node.rect for node in driver.ui.nodes if node.area == "bar" and node.id != "turn"]
        assert mark.rect.collidelist(others) == -1


GAME = wide(
    ["table", "chosen", "log", "pause", "curtain", "replay", "walk_1", "walk_2", "result"],
    (name for name in ALL if name != "load"),  # which shows pictures, blank ones here
)


@pytest.mark.painted
@pytest.mark.usefixtures("blank_thumbnails")
@pytest.mark.parametrize("drawing", wide([((1024, 600), "qps", 100)], EVERY), ids=str)
@pytest.mark.parametrize("box", ["alhambra_cards", "alhambra", "maharaja", "ys", "kalah"])
def test_nothing_is_clipped_or_covered(box: str, drawing: Drawing, monkeypatch: pytest.MonkeyPatch) -> None:
    """The pseudo-language is the longest; how well was played until then does not show."""
    monkeypatch.setattr("game.tools.moments.choose", lambda box, _level, *rest: choose(box, "random", *rest))
    size, language, scale = drawing
    with program(size, Settings(language=language, speed="instant", scale=scale), headless=True) as made:
        for name in screens(made, box, GAME):
            made.services.ui.canvas.audit = []
            made.draw()
            assert faults(made.services.ui) == [], name


_EDGE = 4.5
_POINTS, _ACROSS = 12, 6
"""How many points of each side of an edge are looked at, and how many pixels to either side of it."""
_SEEN, _ITEM_SEEN = 0.75, 0.4
"""Which part of an edge must stand out: a card in a fan lies half under the next."""
_LETTERS = 0.02
"""Which part of a text's place is letters at least."""


def faint(made: Program) -> list[str]:
    """What of the screen that was drawn last is not to be seen well enough."""
    ui = made.services.ui
    marks = (ui.canvas.audit or [])[ui.canvas.veiled :]
    assert marks
    seen = [mark for mark in marks if mark.grounds]
    return [*_faint_letters(ui.surface, seen), *_faint_edges(ui.surface, ui.nodes, ui.canvas.letters)]


def _faint_letters(picture: pygame.Surface, marks: list[TextMark]) -> Iterator[str]:
    for mark in marks:
        least = min(contrast(mark.colour, ground) for ground in mark.grounds)
        if least < LEAST:
            yield f"letters: {mark.text} {mark.colour}: {least:.1f}"
        place = mark.rect.clip(mark.clip).clip(picture.get_rect())
        if place.w > 4 and place.h > 8 and _share(picture, place, mark.colour) < _LETTERS:
            yield f"painted over: {mark.text} at {place}"


def _share(picture: pygame.Surface, place: pygame.Rect, colour: Rgb) -> float:
    found = pygame.mask.from_threshold(picture.subsurface(place), colour, (48, 48, 48, 255)).count()
    return found / (place.w * place.h)


def _faint_edges(picture: pygame.Surface, nodes: list[Node], letters: list[pygame.Rect]) -> Iterator[str]:
    for node in nodes:
        if node.role in (Role.TEXT, Role.HEADING, Role.SCROLL) or not node.is_enabled:
            continue
        if not (node.act or node.adjust or node.edit) or node.visible.size != node.rect.size:
            continue
        rect = node.rect if node.role is Role.ITEM else framed(node.rect, letters)
        found = [most >= _EDGE for most in map(_most, _strips(picture, rect))]
        if found and sum(found) < (_ITEM_SEEN if node.role is Role.ITEM else _SEEN) * len(found):
            yield f"edge: {node.id} {node.rect}: {sum(found)} of {len(found)}"


def _strips(picture: pygame.Surface, rect: pygame.Rect) -> Iterator[set[Rgb]]:
    """The colours across an edge, at points all around it."""
    window = picture.get_rect()
    for i in range(1, _POINTS):
        x, y = rect.x + rect.w * i // _POINTS, rect.y + rect.h * i // _POINTS
        across = range(-_ACROSS, _ACROSS + 1)
        for points in (
            [(x, rect.top + d) for d in across], [(x, rect.bottom - 1 + d) for d in across],
            [(rect.left + d, y) for d in across], [(rect.right - 1 + d, y) for d in across],
        ):  # fmt: skip
            inside = [picture.get_at(point) for point in points if window.collidepoint(point)]
            if inside:
                yield {(colour.r, colour.g, colour.b) for colour in inside}


def _most(colours: set[Rgb]) -> float:
    dark, light = min(colours, key=sum), max(colours, key=sum)
    return contrast(dark, light)


@pytest.mark.painted
def test_a_table_stands_out_and_so_does_the_focus(tmp_path: Path) -> None:
    with asking(tmp_path, new_session("human", "easy", box="alhambra"), contrast=True) as driver:
        assert faint(driver.program) == []
        driver.press(pygame.K_TAB)
        driver.turn()
        node = driver.node(driver.ui.focus or "")
        colour = pygame.Color(STARK_FOCUS)
        around = driver.ui.surface.subsurface(node.rect.inflate(24, 24).clip(driver.ui.surface.get_rect()))
        assert pygame.mask.from_threshold(around, colour, (9, 9, 9, 255)).count() > node.rect.w
