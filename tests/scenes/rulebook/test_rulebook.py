"""The rules in the program: every page can be read whole, at every size and in every language, by keys or by mouse."""

import re
from collections.abc import Iterator
from itertools import combinations, product
from pathlib import Path

import pygame
import pytest

from game.boxes import NAMES
from game.core import box as shelf
from game.paint import canvas, palette, sprites
from game.scenes.rulebook import blocks, columns, scene
from game.scenes.rulebook.pages import AID, GLOSSARY, BlockKind, Page, number_of, pages
from game.tabletop import loading
from tests.blind import is_painted
from tests.breadth import wide
from tests.languages import shipped_languages
from tests.scenes.audit import EVERY, Drawing
from tests.scenes.driver import Driver, driving, new_session

BOX = "alhambra_cards"
NARROW: Drawing = ((1024, 600), "pl", 200)
WIDE: Drawing = ((1280, 720), "hu", 100)
"""Where a page is longest, and where it has two columns."""
SHELF = [name for name in NAMES if shelf.about(name).shelf]


def opened(
    tmp_path: Path, size: tuple[int, int] = (1280, 720), box: str = BOX, language: str = "en", scale: int = 100
) -> Driver:
    driver = Driver(tmp_path, size, language=language, scale=scale)
    driver.open(driver.services.routes.rules, box)
    return driver


def marks(driver: Driver) -> list[canvas.TextMark]:
    return driver.ui.canvas.audit or []


def seen(mark: canvas.TextMark) -> pygame.Rect:
    return mark.rect.clip(mark.clip)


def faults(driver: Driver) -> Iterator[str]:
    """Yields everything that a reader would stumble over on the screen."""
    drawn = [mark for mark in marks(driver) if seen(mark).h]
    for mark in drawn:
        if mark.is_cut or seen(mark).w < mark.rect.w:
            yield f"cut: {mark.text}"
        least = 4.5 if mark.px < 24 else 3.0
        if (
            is_painted()
            and not mark.is_disabled
            and seen(mark).h == mark.rect.h
            and palette.contrast(mark.colour, mark.ground) < least
        ):
            yield f"pale: {mark.text} {palette.contrast(mark.colour, mark.ground):.1f}"
    for one, other in combinations(drawn, 2):
        if letters(one).colliderect(letters(other)):
            yield f"on top of each other: {one.text} / {other.text}"
    for node in driver.ui.nodes:
        if node.is_reachable and min(node.rect.size) < 24 and not node.id.startswith("scroll:"):
            yield f"small: {node.id} {node.rect.size}"


def letters(mark: canvas.TextMark) -> pygame.Rect:
    """Returns where letters are, without the leading above and below them."""
    return seen(mark).inflate(-2, -mark.rect.h * 0.4) if seen(mark).h == mark.rect.h else pygame.Rect(0, 0, 0, 0)


def read_on(driver: Driver) -> Iterator[int]:
    """Yields the number of the page on every screen of the book, read from its beginning by PageDown alone."""
    last: tuple[int, float] | None = None
    while last != (now := (driver.scene.page, driver.ui.place.offsets["page"])):
        yield driver.scene.page
        last = now
        driver.press(pygame.K_PAGEDOWN)


def words_of(driver: Driver, box: str, page: Page) -> set[str]:
    found: set[str] = set()
    for key in page.keys:
        text = driver.services.words(f"rulebook_{box}.{key}")
        found |= set(re.sub(r"\[[a-z_]+\]", " ", text.replace(": ", " ")).lower().split())
    return found


@pytest.mark.parametrize(
    ("box", "drawing"),
    [
        *(pytest.param(*each, marks=pytest.mark.painted) for each in wide([(BOX, NARROW)], product(SHELF, EVERY))),
        *product(SHELF, [WIDE]),
    ],
    ids=str,
)
def test_every_page_is_read_whole_by_turning_on(tmp_path: Path, box: str, drawing: Drawing) -> None:
    """In one column in a narrow window, and in two."""
    size, language, scale = drawing
    driver = opened(tmp_path, size, box, language=language, scale=scale)
    told: dict[int, set[str]] = {}
    try:
        for page in read_on(driver):
            assert [*faults(driver)] == [], driver.stuck(f"page {page + 1}")
            whole = [mark.text for mark in marks(driver) if seen(mark).h == mark.rect.h]
            told.setdefault(page, set()).update(" ".join(whole).replace(":", "").lower().split())
    finally:
        driver.close()
    assert [*told] == [*range(len(pages(box)))]
    for number, written in enumerate(pages(box)):
        missing = {word.strip(":") for word in words_of(driver, box, written)} - told[number]
        assert not missing, (written.title, missing)


@pytest.mark.parametrize(
    ("box", "language"), wide(product(SHELF[:2], ["hu"]), product(SHELF, shipped_languages())), ids=str
)
def test_no_line_is_longer_than_80_letters_and_no_page_needs_scrolling(tmp_path: Path, box: str, language: str) -> None:
    driver = opened(tmp_path, (1920, 1080), box, language=language)
    for number in range(len(pages(box))):
        driver.scene.open(number)
        driver.turn()
        assert driver.ui.find("scroll:page") is None, (language, pages(box)[number].title)
        assert max(len(mark.text) for mark in marks(driver)) <= 80


def test_columns_are_one_in_a_narrow_window_and_two_in_a_wide_one(tmp_path: Path) -> None:
    driver = opened(tmp_path)
    setter = blocks.Typesetter(driver.ui.canvas, driver.services.words, BOX, loading.figures(BOX))
    page = next(page for page in pages(BOX) if page.has_pictures)
    assert len({x for x, _, piece in columns.arrange(setter, page, 1300, 900).placed if not piece.is_wide}) == 2
    assert len({x for x, _, _ in columns.arrange(setter, page, 700, 900).placed}) == 1
    assert len({x for x, _, _ in columns.arrange(setter, page, 1300, 100).placed}) == 1, "two columns are not scrolled"


@pytest.mark.parametrize("language", shipped_languages())
@pytest.mark.parametrize("box", SHELF)
def test_the_summary_fits_a_sheet_in_three_columns_and_everything_in_it_has_a_picture(
    tmp_path: Path, language: str, box: str
) -> None:
    """Over a table in the smallest window; in larger letters where there are fewer words."""
    driver = opened(tmp_path, (1024, 600), box, language)
    driver.open(driver.services.routes.aid, box)
    assert driver.ui.find("scroll:page") is None
    page = pages(box)[number_of(box, AID)]
    setter = blocks.Typesetter(driver.ui.canvas, driver.services.words, box, loading.figures(box))
    assert len({x for x, _, _ in columns.arrange(setter, page, 1460, 840).placed}) == 3
    lists = [block for block in page.blocks if block.kind is BlockKind.LIST]
    assert all(len(block.icons) == len(block.names) for block in lists)
    assert {icon for block in lists for icon in block.icons} <= sprites.manifest().keys()


# ---------------------------------------------------------------------- the structure
@pytest.mark.parametrize("box", SHELF)
def test_every_text_is_there(tmp_path: Path, box: str) -> None:
    words = opened(tmp_path, language="hu").services.words
    keys = [key for page in pages(box) for key in page.keys]
    assert [key for key in keys if not words.has(f"rulebook_{box}.{key}")] == []
    assert {AID, GLOSSARY} <= {page.title for page in pages(box)}


@pytest.mark.parametrize("language", shipped_languages())
def test_terms_are_a_term_and_its_meaning(tmp_path: Path, language: str) -> None:
    words = opened(tmp_path, language=language).services.words
    for page in pages(BOX):
        for block in page.blocks:
            if block.kind is BlockKind.TERMS:
                assert [n for n in block.names if ": " not in words(f"rulebook_{BOX}.{n}")] == []


# ---------------------------------------------------------------------- turning
def test_the_contents_reach_every_page_by_mouse_alone(tmp_path: Path) -> None:
    driver = opened(tmp_path, (1024, 600), scale=200)
    scroll_to(driver, "more", 1.0)
    driver.click("more")
    for number in reversed(range(len(pages(BOX)))):
        name = f"page:{number}"
        scroll_to(driver, name, number / len(pages(BOX)))
        driver.click(name)
        assert driver.scene.page == number


def scroll_to(driver: Driver, name: str, part: float) -> None:
    """Clicks on the bar beside the contents until an entry, that lies about there, is seen."""
    while not driver.node(name).visible.h:
        bar = driver.node("scroll:contents").rect
        driver.click_at((bar.centerx, bar.y + round(min(part, 0.99) * bar.h)))


def test_the_contents_reach_every_page_by_keys_alone(tmp_path: Path) -> None:
    driver = opened(tmp_path, (1024, 600), scale=200)
    driver.steer("more")
    driver.press(pygame.K_RETURN)
    for number in (*range(len(pages(BOX))), 2, 0):
        driver.steer(f"page:{number}")
        driver.press(pygame.K_RETURN)
        assert driver.scene.page == number
        assert driver.node(f"page:{number}").is_on
        assert driver.node(f"page:{number}").visible.h > 10, "the open page is in sight in the contents"


def test_arrows_turn_the_pages_and_stop_at_the_covers(tmp_path: Path) -> None:
    driver = opened(tmp_path)
    last = len(pages(BOX)) - 1
    met = []
    for _ in range(last + 2):
        met.append(driver.scene.page)
        driver.press(pygame.K_RIGHT)
    assert met == [*range(last + 1), last]
    driver.press(pygame.K_LEFT)
    assert driver.scene.page == last - 1


def test_end_and_home_open_the_last_and_the_first_page_which_are_in_sight_in_the_contents(tmp_path: Path) -> None:
    driver = opened(tmp_path, (1024, 600))
    for key, page in ((pygame.K_END, len(pages(BOX)) - 1), (pygame.K_HOME, 0)):
        driver.press(key)
        driver.turn()
        line = driver.node(f"page:{page}")
        assert driver.scene.page == page and line.visible.h >= line.rect.h - 1


def test_page_up_reads_back_from_the_end_of_the_page_before(tmp_path: Path) -> None:
    driver = opened(tmp_path, (1024, 600), scale=200)
    forth = [(page, driver.ui.place.offsets["page"]) for page in read_on(driver)]
    backs = 0
    while (driver.scene.page, driver.ui.place.offsets["page"]) != (0, 0):
        driver.press(pygame.K_PAGEUP)
        backs += 1
        assert backs < 2 * len(forth)
    driver.press(pygame.K_RIGHT)
    assert driver.ui.place.offsets["page"] == 0, "a page that was turned to is read from its top"
    driver.press(pygame.K_PAGEUP)
    assert driver.scene.page == 0
    assert driver.ui.place.offsets["page"] == max(offset for page, offset in forth if page == 0)


def test_buttons_turn_the_pages_and_rest_at_the_covers(tmp_path: Path) -> None:
    driver = opened(tmp_path)
    assert not driver.node("previous").is_enabled
    driver.click("next", "next", "previous")
    assert driver.scene.page == 1
    driver.press(pygame.K_END)
    assert not driver.node("next").is_enabled


def test_the_open_page_is_marked_by_more_than_colour(tmp_path: Path) -> None:
    driver = opened(tmp_path)
    words = driver.services.words
    numbers = [mark.text for mark in marks(driver) if mark.text == "1"]
    assert numbers == [], "a star stands in the place of its number"
    assert words("ui.rules.page", number=1, total=len(pages(BOX))) in driver.texts


# ---------------------------------------------------------------------- coming and going
@pytest.mark.painted
def test_f1_opens_the_rules_at_the_table_and_esc_leads_back_to_the_same_place(tmp_path: Path) -> None:
    with driving(tmp_path, new_session("human", "easy")) as driver:
        driver.until(lambda: driver.is_asked, "asked")
        driver.press(pygame.K_TAB)
        driver.press(pygame.K_RIGHT)
        before, picture = driver.ui.focus, driver.pixels()
        assert before is not None
        driver.press(pygame.K_F1)
        assert isinstance(driver.scene, scene.RulebookScene)
        driver.press(pygame.K_END)
        driver.press(pygame.K_F1)
        assert isinstance(driver.scene, scene.RulebookScene), "help has no help"
        driver.press(pygame.K_ESCAPE)
        assert driver.name == "TableScene"
        assert driver.ui.focus == before
        assert driver.pixels() == picture


def test_f1_in_a_question_above_a_lesson_opens_the_rules_of_its_box(tmp_path: Path) -> None:
    driver = Driver(tmp_path)
    driver.services.navigation.open(driver.services.routes.lesson, "maharaja", "palace")
    driver.run(0.5)
    driver.press(pygame.K_ESCAPE)
    assert driver.name == "DialogScene"
    driver.press(pygame.K_F1)
    assert isinstance(driver.scene, scene.RulebookScene) and driver.scene.box == "maharaja"


def test_a_box_that_stands_not_on_the_shelf_shows_the_rules_of_the_first(tmp_path: Path) -> None:
    driver = opened(tmp_path)
    assert {scene.RulebookScene(driver.services, name).box for name in NAMES if name not in SHELF} <= {SHELF[0]}


@pytest.mark.painted
@pytest.mark.parametrize(("size", "scale"), [((1920, 1080), 100), ((1024, 600), 200)])
def test_with_several_boxes_the_rules_of_each_can_be_chosen(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], scale: int
) -> None:
    monkeypatch.setattr("game.scenes.rulebook.scene.NAMES", (BOX, "alhambra"))
    driver = opened(tmp_path, size, language="pl", scale=scale)
    assert [*faults(driver)] == []
    driver.press(pygame.K_END)
    driver.click("box:alhambra")
    assert (driver.scene.box, driver.scene.page) == ("alhambra", 0)
    assert [*faults(driver)] == []


@pytest.mark.painted
def test_boxes_that_have_no_room_side_by_side_are_a_closed_list(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("game.scenes.rulebook.scene.NAMES", (BOX, "alhambra"))
    driver = opened(tmp_path, (1024, 600), language="qps", scale=200)
    assert [*faults(driver)] == []
    driver.click("box", "popup:alhambra")
    assert (driver.scene.box, driver.scene.page) == ("alhambra", 0)


# ---------------------------------------------------------------------- the contents under the pointer
def test_a_click_on_a_line_of_the_contents_leaves_the_list_where_it_is(tmp_path: Path) -> None:
    driver = opened(tmp_path, (1024, 600))
    for page in (3, 6, 8):
        node = driver.ui.find(f"page:{page}")
        if node is None or node.visible.h < node.rect.h:
            continue
        before = node.rect.copy()
        driver.click(f"page:{page}")
        assert driver.scene.page == page
        assert driver.node(f"page:{page}").rect == before


def test_all_pages_are_put_on_paper_and_their_folder_is_shown(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[Path] = []
    monkeypatch.setattr("game.scenes.rulebook.scene.open_folder", shown.append)
    driver = Driver(tmp_path)
    driver.start(driver.services.routes.rules, "alhambra_cards")
    driver.click("keep")
    driver.until(lambda: shown, "all pages are set")
    sheets = [*driver.services.paths.rules.glob("*.png")]
    assert shown == [driver.services.paths.rules] and 1 < len(sheets) < len(pages("alhambra_cards"))
    sizes = [pygame.image.load(sheet).get_size() for sheet in sheets]
    assert all(wide == 1240 and high >= 1754 for wide, high in sizes), "paper of A4"
    driver.close()
