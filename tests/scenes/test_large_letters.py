"""What decides stands in sight, or behind a tab, however large letters are, and nothing is smaller than it was."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path

import pygame
import pytest

from game.boxes.alhambra_family.rules.components import CURRENCIES
from game.core.rules import Seat
from game.paint.fonts import SMALLEST
from game.program import Program
from game.saves.settings import Settings
from game.scenes.table.scene import TableScene
from game.session.session import Session
from game.tools.demo import program
from game.tools.fits import faulty
from game.tools.moments import at_table, at_walk, walks
from game.tools.positions import examples, golden, opened, seated
from game.widgets.scroll import Scroll
from tests.breadth import wide
from tests.scenes.driver import PEOPLE, Driver, asking
from tests.scenes.table.test_suggestions import game, several

Size = tuple[int, int]
DAILY = {
    "alhambra": ("example.lesson_own_turn", "de"),
    "alhambra_cards": ("example.lesson_own_turn", "pl"),
    "maharaja": ("example.lesson_journey", "hu"),
    "ys": ("example.lesson_market", "pl"),
}
"""A position of each box and the language in which it is looked at every day."""
NAMED = ("maharaja",)
"""Boxes whose players' names always stand on the table itself; elsewhere what is chosen may lie where others sit."""


@dataclass(frozen=True, slots=True)
class Sight:
    """What a table shows: texts with their largest size in pixels, at once and with every tab; words beside the board,
    but for those of tabs; what can be touched.
    """

    texts: dict[str, int]
    folded: dict[str, int]
    words: frozenset[str]
    items: frozenset[str]


def looked_at(made: Program, scene: TableScene) -> Sight:
    ui, board = made.services.ui, scene.board
    texts = _texts(made)
    items = frozenset(node.id for node in ui.nodes if node.id.startswith("item:"))
    tabs = {node.id.removeprefix("tab:"): node.name for node in ui.nodes if node.id.startswith("tab:")}
    zoomed = board.zooming.board
    ground = ui.canvas.rect(zoomed) if zoomed else pygame.Rect(0, 0, 0, 0)
    beside = {mark.text for mark in ui.canvas.audit or () if not ground.contains(mark.rect)}
    words = frozenset(text for text in beside - {*tabs.values()} if any(map(str.isalpha, text)))
    folded = dict(texts)
    for tab in tabs:
        board.unfold(tab)
        for text, px in _texts(made).items():
            folded[text] = max(px, folded.get(text, 0))
        board.unfold("")
    return Sight(texts, folded, words, items)


def _texts(made: Program) -> dict[str, int]:
    made.services.ui.canvas.audit = []
    made.draw()
    found = dict[str, int]()
    for mark in made.services.ui.canvas.audit or ():
        found[mark.text] = max(mark.px, found.get(mark.text, 0))
    return found


def missing(session: Session, size: Size, language: str, scale: int) -> Iterator[str]:
    """Yields what decides in a position and is neither in sight nor behind a tab, and words smaller than at 100 %.

    What is written on a board is as large as it is; it comes nearer by zoom.
    """
    seat = min(session.to_act(), default=Seat(0))
    usual = _sight(session, seat, size, language, 100)[0]
    sight, scene = _sight(session, seat, size, language, scale)
    board, told = scene.board, " ".join(sight.texts)
    prompt = board.table.prompt(board.view, scene.selection())
    yield from (f"prompt: {word}" for word in prompt.split() if word not in told)
    where = " ".join(sight.texts if session.box in NAMED else sight.folded)
    names = (player.name.split()[0] for player in session.players)
    yield from (f"name: {name}" for name in names if name not in where)
    points = {str(number) for number in board.table.points(board.view) if number}
    yield from (f"points: {number}" for number in points - {*" ".join(sight.folded).split()})
    wanted = {f"item:{item}" for item in scene.selection().open} & usual.items
    yield from (f"item: {item}" for item in wanted - sight.items)
    words = usual.words & sight.words
    yield from (f"small: {text}" for text in words if sight.texts[text] < usual.texts[text])


def _sight(session: Session, seat: Seat, size: Size, language: str, scale: int) -> tuple[Sight, TableScene]:
    settings = Settings(language=language, speed="instant", scale=scale, confirm_turn="always", coach="off")
    with program(size, settings, headless=True) as made:
        at_table(made, seated(session, session.number, {seat}))
        scene = made.services.navigation.stack.top
        assert isinstance(scene, TableScene)
        return looked_at(made, scene), scene


LARGE = [
    ((1024, 600), "pl", 200), ((1024, 600), "de", 150), ((1280, 720), "hu", 200), ((1280, 720), "pl", 150),
    ((1920, 1080), "de", 200),
]  # fmt: skip
SOME = [(box, name, (1024, 600), language, 200) for box, (name, language) in DAILY.items()]
ALL = ((box, name, *drawing) for box in DAILY for name, _ in examples(box) for drawing in LARGE)


@pytest.mark.parametrize(("box", "name", "size", "language", "scale"), wide(SOME, ALL), ids=str)
def test_what_decides_is_there_and_no_word_is_smaller_than_at_100_percent(
    box: str, name: str, size: Size, language: str, scale: int
) -> None:
    assert [*missing(opened(dict(examples(box))[name]), size, language, scale)] == []


def test_every_name_stands_on_the_table_of_ys_while_nothing_lies_over_the_seats(tmp_path: Path) -> None:
    session = opened(dict(examples("ys"))["example.lesson_market"])
    people = seated(session, session.number, session.to_act())
    people.players = tuple(replace(player, name=name) for player, name in zip(people.players, PEOPLE, strict=False))
    with asking(tmp_path, people, size=(1024, 600), scale=200) as driver:
        assert min(sizes(driver, {player.name for player in people.players})) > SMALLEST


# ---------------------------------------------------------------------- what is folded
def test_what_the_bar_folds_is_called_up_with_its_words_and_its_keys_go_on(tmp_path: Path) -> None:
    with asking(tmp_path, game("alhambra", several), size=(1024, 600), scale=200) as driver:
        words = [driver.ui.words(f"ui.table.{name}") for name in ("aid", "redo", "recap", "tempo")]
        assert not {*words} & {*driver.texts}
        speed = driver.services.settings.now.speed
        driver.letter("t")
        assert driver.services.settings.now.speed != speed, "a folded button keeps its key"
        driver.click("tab:more")
        assert {*words} <= {*driver.texts}
        driver.press(pygame.K_ESCAPE)
        assert not {*words} & {*driver.texts}
        assert driver.is_asked, "Esc folded the sheet and paused nothing"
        driver.letter("y")
        assert driver.ui.words("ui.session.no_redo") in [notice.text for notice in driver.services.notices.waiting]
        driver.click("tab:more")
        assert driver.node("redo").why
        driver.click("aid")
        assert driver.name == "AidScene"
        driver.press(pygame.K_ESCAPE)
        assert driver.ui.find("aid") is None, "nothing lies over the table once it was used"


def test_a_list_that_is_not_whole_says_so(tmp_path: Path) -> None:
    session = opened(dict(examples("alhambra"))["example.module_falcons"])
    people = seated(session, session.number, session.to_act())
    for size, scale in (((1024, 600), 200), ((1920, 1080), 100)):
        with asking(tmp_path, people, size=size, scale=scale, language="de") as driver:
            preview = driver.table.board.table.preview(driver.table.board.view, driver.table.selection())
            left = sum(text[:1].upper() + text[1:] not in driver.texts for text, _ in preview.lines)
            told = driver.ui.words("ui.table.more_moves", count=left)
            assert (told in driver.texts) == bool(left)
            assert bool(left) == (scale == 200)


# ---------------------------------------------------------------------- one size
def sizes(driver: Driver, labels: set[str]) -> set[int]:
    """Returns in how many pixels some labels are written, all of which must be there."""
    driver.program.draw()
    found = {mark.line: mark.px for mark in driver.ui.canvas.audit or () if mark.line in labels}
    assert found.keys() == labels
    return {*found.values()}


@pytest.mark.parametrize("scale", [150, 200])
@pytest.mark.parametrize("language", ["hu", "pl"])
def test_labels_of_a_row_have_one_size(tmp_path: Path, language: str, scale: int) -> None:
    with asking(tmp_path, game("alhambra_cards", several), size=(1024, 600), scale=scale, language=language) as driver:
        words = driver.ui.words
        assert len(sizes(driver, {words(f"palaces.currency_name.{key}") for key in CURRENCIES})) == 1
        driver.start(driver.services.routes.result, game("alhambra_cards", several))
        buttons = {words(key) for key in ("ui.result.replay", "ui.review.open", "ui.result.menu")}
        assert len(sizes(driver, buttons)) == 1
        driver.start(driver.services.routes.lobby)
        for box in ("alhambra", "maharaja", "ys"):
            driver.click(f"box:{box}")
            lineup = driver.scene.lineup
            assert len(sizes(driver, {player.name for player in lineup.players})) == 1
            level = words("ui.lobby.level.easy")
            found = {mark.px for mark in driver.ui.canvas.audit or () if mark.line.endswith(level)}
            assert len(found) == 1
        driver.start(driver.services.routes.challenges)
        assert (
            len(sizes(driver, {words(f"challenges.tab.{leaf}") for leaf in ("week", "puzzles", "goals", "code")})) == 1
        )
        assert max(mark.px for mark in driver.ui.canvas.audit or () if mark.line == words("alhambra_cards.title")) >= 18


def test_a_key_cap_gives_way_before_its_label_becomes_small(tmp_path: Path) -> None:
    with asking(tmp_path, game("alhambra_cards", several), size=(1024, 600), scale=200, language="pl") as driver:
        driver.start(driver.services.routes.lobby)
        (start,) = sizes(driver, {driver.ui.words("ui.lobby.start")})
        (more,) = sizes(driver, {driver.ui.words("ui.lobby.more")})
        assert start > more, "the way on is larger than what is beside it"


@pytest.mark.parametrize("box", DAILY)
def test_tables_grow_as_much_as_the_documents_say_in_any_window(box: str) -> None:
    session = opened(dict(examples(box))[DAILY[box][0]])
    for size in ((1024, 600), (1280, 720), (1920, 1080), (3840, 2160)):
        with program(size, Settings(scale=200), headless=True) as made:
            at_table(made, seated(session, session.number, ()))
            made.draw()
            assert 1.5 <= made.services.ui.canvas.scale <= 2, "README, docs/accessibility.md, tips.settings.scale"


# ---------------------------------------------------------------------- scorings
SCORINGS = {
    "alhambra": ("golden.six-modules-youngest", -1),
    "alhambra_cards": ("golden.six-youngest", 2),
    "maharaja": ("golden.five-last-palace", -1),
    "ys": ("golden.four", 15),
}
"""A game of each box in which many sit at the table, and the scoring of it that has most to tell."""


@pytest.mark.parametrize("box", SCORINGS)
def test_scorings_grow_as_much_as_the_documents_say_and_nothing_of_them_is_cut(box: str) -> None:
    name, number = SCORINGS[box]
    with program((1024, 600), Settings(language="hu", scale=200), headless=True) as made:
        scene = at_walk(made, [*walks(made, opened(dict(golden(box))[name]))][number])
        scene.finish()
        ui, seen = made.services.ui, scroll_of(made)
        for offset in (0.0, seen.most):
            ui.scroll_to("walk", offset)
            assert _texts(made)
            assert [mark.text for mark in faulty("walk", ui)] == []
        assert ui.canvas.scale >= 1.5, "docs/accessibility.md"


def scroll_of(made: Program) -> Scroll:
    """Returns how far the step that is shown can be scrolled."""
    made.draw()
    return made.services.ui.scrolls["walk"]


def test_next_shows_the_end_of_a_step_before_it_goes_on_where_letters_are_large() -> None:
    session = opened(dict(golden("maharaja"))["golden.five-last-palace"])
    with program((1024, 600), Settings(scale=200, speed="instant"), headless=True) as made:
        scene = at_walk(made, next(iter(walks(made, session))))
        scene.tick(1)
        assert scroll_of(made).most > 0
        scene.next()
        seen = scroll_of(made)
        assert (scene.step, seen.offset) == (0, seen.most)
        scene.next()
        seen = scroll_of(made)
        assert (scene.step, seen.offset) == (1, 0), "the next step begins at its top"


def test_every_sentence_of_a_scoring_of_maharaja_lies_within_its_frame() -> None:
    session = opened(dict(golden("maharaja"))["golden.five-last-palace"])
    with program((1240, 800), Settings(language="hu"), headless=True) as made:
        for walk in walks(made, session):
            scene = at_walk(made, walk)
            scene.finish()
            words = " ".join(walk.told(walk.steps - 1))
            _texts(made)
            canvas = made.services.ui.canvas
            told = [mark for mark in canvas.audit or () if len(mark.text.split()) > 1 and mark.text in words]
            assert told
            assert max(mark.rect.bottom for mark in told) < canvas.px(canvas.h - 140), "the frame below them"
