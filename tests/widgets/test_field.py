"""A text field behaves as on any desktop."""

from collections.abc import Callable

import pygame
import pytest

from game.core.text import clusters, visible
from game.paint.box import Box
from game.widgets.controls import button
from game.widgets.field import field
from game.widgets.node import Node
from game.widgets.ui import Ui
from tests.letters import FAMILY, PASTED, odd_texts
from tests.widgets.test_ui import drawn, hands, press

CTRL, SHIFT = pygame.KMOD_CTRL, pygame.KMOD_SHIFT
BOX = Box(100, 400, 460, 50)


class Page:
    """A page with two fields and the button that Enter means; hands type and click on it."""

    def __init__(self, value: str, limit: int = 20, change: Callable[[str], str] = lambda text: text) -> None:
        pygame.init()
        self.sounds: list[str] = []
        self.ui = Ui(pygame.display.set_mode((1024, 600)), lambda key, /, **values: key, sound=self.sounds.append)
        self.value, self.started = value, 0
        self._limit, self._change = limit, change
        self.draw()

    def draw(self) -> None:
        self.ui.canvas.audit = []
        drawn(self.ui, self._draw)

    def _draw(self, ui: Ui) -> None:
        with ui.area("name"):
            field(ui, "name", BOX, self.value, self._take, "Name", self._limit)
        with ui.area("other"):
            field(ui, "other", Box(100, 500, 460, 50), "Other", lambda text: None, "Other")
        with ui.area("start"):
            button(ui, "start", Box(900, 500, 200, 60), "Start", self._start, key=pygame.K_RETURN)

    def _take(self, text: str) -> None:
        self.value = self._change(text)

    def _start(self) -> None:
        self.started += 1

    # ------------------------------------------------------------------ hands
    def key(self, key: int, mod: int = 0, times: int = 1) -> None:
        for _ in range(times):
            press(self.ui, key, mod=mod)
            self.draw()

    def type(self, text: str) -> None:
        hands(self.ui).handle(pygame.event.Event(pygame.TEXTINPUT, text=text))
        self.draw()

    @property
    def node(self) -> Node:
        node = self.ui.find("name")
        assert node is not None
        return node

    def index_at(self, x: int) -> int:
        """Before which character a click at that place sets the caret."""
        assert self.node.edit is not None
        return self.node.edit.index_at(x)

    def spot(self, index: int) -> tuple[int, int]:
        """Where the caret stands before a character."""
        rect = self.node.rect
        return next(x for x in range(rect.left, rect.right) if self.index_at(x) >= index) + 2, rect.centery

    def down(self, index: int, after: float = 1.0) -> None:
        self.ui.now += after
        hands(self.ui).handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=self.spot(index), button=1))
        self.draw()

    def up(self, index: int) -> None:
        hands(self.ui).handle(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=self.spot(index), button=1))
        self.draw()

    def click(self, index: int, after: float = 1.0) -> None:
        self.down(index, after)
        self.up(index)

    @property
    def selected(self) -> str:
        start, end = self.ui.typist.editor("name", self.value).selection
        return self.value[start:end]

    @property
    def texts(self) -> list[str]:
        return [mark.text for mark in self.ui.canvas.audit or ()]


@pytest.fixture
def page() -> Page:
    return Page("Anna Maria")


# ---------------------------------------------------------------------- coming in
def test_the_first_click_selects_everything_and_typing_replaces_it(page: Page) -> None:
    page.click(3)
    assert page.selected == "Anna Maria"
    page.type("Éva")
    page.type(" 2")
    assert page.value == "Éva 2"


def test_tab_selects_everything_too(page: Page) -> None:
    page.key(pygame.K_TAB)
    assert page.selected == "Anna Maria"
    page.key(pygame.K_BACKSPACE)
    assert page.value == ""


def test_the_second_click_places_the_caret_a_double_click_takes_a_word_and_three_take_all(page: Page) -> None:
    page.click(3)
    page.click(4)
    assert page.selected == ""
    page.type("!")
    assert page.value == "Anna! Maria"
    page.click(8)
    page.click(8, after=0.1)
    assert page.selected == "Maria"
    page.click(8, after=0.1)
    assert page.selected == "Anna! Maria"


def test_a_double_click_into_the_field_takes_a_word_at_once(page: Page) -> None:
    page.click(2)
    page.click(2, after=0.1)
    assert page.selected == "Anna"


def test_dragging_selects_and_coming_back_does_not_lose_the_field(page: Page) -> None:
    page.down(2)
    for index in (4, 7):
        pos = page.spot(index)
        hands(page.ui).handle(pygame.event.Event(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(1, 0, 0)))
    page.up(7)
    assert page.selected == "na Ma"
    page.type("-")
    assert page.value == "An-ria"


# ---------------------------------------------------------------------- keys
def test_shift_with_arrows_home_and_end_selects(page: Page) -> None:
    page.click(0)
    page.key(pygame.K_END)
    page.key(pygame.K_LEFT, SHIFT, times=5)
    assert page.selected == "Maria"
    page.key(pygame.K_HOME, SHIFT)
    assert page.selected == "Anna Maria"
    page.key(pygame.K_RIGHT)
    assert page.selected == ""
    page.key(pygame.K_HOME)
    page.key(pygame.K_END, SHIFT)
    assert page.selected == "Anna Maria"


def test_an_arrow_leaves_a_selection_at_its_end_and_never_the_field(page: Page) -> None:
    page.click(0)
    page.key(pygame.K_LEFT)
    page.key(pygame.K_LEFT, times=3)
    page.type("x")
    assert page.value == "xAnna Maria"
    page.key(pygame.K_END)
    page.key(pygame.K_RIGHT, times=3)
    assert page.ui.focus == "name"


def test_ctrl_moves_and_erases_by_words(page: Page) -> None:
    page.click(0)
    page.key(pygame.K_END)
    page.key(pygame.K_LEFT, CTRL)
    page.type("(")
    assert page.value == "Anna (Maria"
    page.key(pygame.K_BACKSPACE, CTRL)
    assert page.value == "Maria"
    page.key(pygame.K_RIGHT, CTRL | SHIFT)
    assert page.selected == "Maria"
    page.key(pygame.K_HOME)
    page.key(pygame.K_DELETE, CTRL)
    assert page.value == ""


def test_all_copy_cut_and_paste(page: Page) -> None:
    page.click(0)
    page.key(pygame.K_a, CTRL)
    page.key(pygame.K_x, CTRL)
    assert page.value == ""
    page.key(pygame.K_v, CTRL)
    page.key(pygame.K_v, CTRL)
    assert page.value == "Anna MariaAnna Maria"
    page.key(pygame.K_a, CTRL)
    page.key(pygame.K_c, CTRL)
    page.key(pygame.K_RIGHT)
    assert page.value == "Anna MariaAnna Maria"


def test_pasted_line_ends_and_control_characters_are_dropped(page: Page) -> None:
    page.click(0)
    pygame.scrap.put_text("\tZsó\x07fi\x1ba\r\nNagy\n")
    page.key(pygame.K_v, CTRL)
    assert page.value.replace("  ", " ") == "Zsófia Nagy"
    assert page.value.isprintable()


@pytest.mark.parametrize("text", [PASTED, "e\u0331", "\U0001f1ed\U0001f1fa"])
def test_arrows_and_erasing_go_letter_by_letter_however_many_signs_one_has(text: str) -> None:
    page = Page("", limit=60)
    page.click(0)
    pygame.scrap.put_text(text)
    page.key(pygame.K_v, CTRL)
    letters = [*clusters(text)]
    assert page.value == text
    page.key(pygame.K_LEFT, SHIFT)
    assert page.selected == letters[-1]
    page.key(pygame.K_LEFT)
    page.key(pygame.K_DELETE)
    assert page.value == "".join(letters[:-1])
    page.key(pygame.K_BACKSPACE, times=len(letters) - 1)
    assert page.value == ""


def test_a_click_never_parts_a_letter() -> None:
    page = Page(f"a{FAMILY}b")
    assert {page.index_at(x) for x in range(page.node.rect.left, page.node.rect.right)} == {0, 1, 1 + len(FAMILY), 9}


def test_a_mark_that_is_typed_joins_its_letter_and_a_joiner_stays_where_the_script_needs_it(page: Page) -> None:
    page.click(0)
    for letter in "Zse\u0301":
        page.type(letter)
    assert page.value == "Zsé"
    page.key(pygame.K_a, CTRL)
    for letter in "نیم\u200cفاصله":
        page.type(letter)
    assert page.value == "نیم\u200cفاصله"


@pytest.mark.parametrize("unseen", ["\u200b", "\ufe0f", "\u202e", "\ue000", "\ud800", "\x00", "\u0301", ""])
def test_what_nobody_sees_is_not_typed_and_replaces_nothing(page: Page, unseen: str) -> None:
    page.click(0)
    page.type(unseen)
    assert (page.value, page.selected) == ("Anna Maria", "Anna Maria")
    page.type(f"Z{unseen}oe")
    assert page.value == "Zoe" if unseen != "\u0301" else "Z\u0301oe"


def test_a_letter_that_finds_no_room_takes_none_with_it() -> None:
    page = Page("abx", limit=3)
    page.click(0)
    page.key(pygame.K_END)
    page.type("\u0331")
    assert (page.value, page.sounds[-1]) == ("abx", "error")
    page.key(pygame.K_BACKSPACE)
    page.type(FAMILY)
    assert page.value == "ab"


def test_a_clipboard_with_what_is_no_text_pastes_nothing(page: Page, monkeypatch: pytest.MonkeyPatch) -> None:
    def get_text() -> str:
        return b"\xff".decode()

    monkeypatch.setattr(pygame.scrap, "get_text", get_text)
    page.click(0)
    page.key(pygame.K_v, CTRL)
    assert page.value == "Anna Maria"


def test_a_desktop_without_a_clipboard_loses_nothing(page: Page, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*args: object) -> str:
        raise pygame.error("no clipboard")

    monkeypatch.setattr(pygame.scrap, "put_text", refuse)
    monkeypatch.setattr(pygame.scrap, "get_text", refuse)
    page.click(0)
    for key in (pygame.K_c, pygame.K_x, pygame.K_v):
        page.key(key, CTRL)
    assert page.selected == page.value == "Anna Maria"


def test_letters_that_come_faster_than_pictures_are_all_typed(page: Page) -> None:
    page.click(0)
    for letter in "Łucja":
        hands(page.ui).handle(pygame.event.Event(pygame.TEXTINPUT, text=letter))
    page.draw()
    assert page.value == "Łucja"


def test_an_input_method_composes_without_touching_the_text_before_it_is_done(page: Page) -> None:
    page.click(0)
    page.key(pygame.K_END)
    hands(page.ui).handle(pygame.event.Event(pygame.TEXTEDITING, text="ni", start=2, length=0))
    page.draw()
    assert "Anna Mariani" in page.texts
    page.key(pygame.K_BACKSPACE)
    page.key(pygame.K_RETURN)
    assert (page.value, page.ui.focus, page.started) == ("Anna Maria", "name", 0)
    page.type("\u4f60")
    assert page.value == "Anna Maria\u4f60"


@pytest.fixture
def system(monkeypatch: pytest.MonkeyPatch) -> list[object]:
    """What the system's input method is told: to begin, to rest, and where what it offers belongs."""
    told: list[object] = []
    monkeypatch.setattr(pygame.key, "start_text_input", lambda: told.append("begin"))
    monkeypatch.setattr(pygame.key, "stop_text_input", lambda: told.append("rest"))
    monkeypatch.setattr(pygame.key, "set_text_input_rect", told.append)
    return told


def test_an_input_method_is_asked_only_while_a_field_is_typed_into_and_offers_beside_the_caret(
    page: Page, system: list[object]
) -> None:
    page.ui.typist.listen()
    assert system == ["rest"]
    page.click(0)
    page.key(pygame.K_END)
    page.ui.typist.listen()
    place = system[-1]
    assert system[1:-1] == ["rest", "begin"]
    assert isinstance(place, pygame.Rect) and page.node.rect.contains(place)
    assert place.left > page.node.rect.left + 60
    page.key(pygame.K_RETURN)
    page.ui.typist.listen()
    page.ui.typist.listen()
    assert system[4:] == ["rest"]


@pytest.mark.parametrize("way", ["other field", "other window", "click"])
def test_what_was_begun_leaves_nothing_over_when_a_hand_goes_elsewhere(
    page: Page, system: list[object], way: str
) -> None:
    page.click(0)
    page.key(pygame.K_END)
    page.ui.typist.listen()
    hands(page.ui).handle(pygame.event.Event(pygame.TEXTEDITING, text="ni", start=2, length=0))
    page.draw()
    system.clear()
    if way == "other field":
        page.ui.focus = "other"
    elif way == "other window":
        hands(page.ui).read(pygame.event.Event(pygame.WINDOWFOCUSLOST))
    else:
        page.click(4)
    page.draw()
    page.ui.typist.listen()
    assert system[:2] == ["rest", "begin"]
    assert "Anna Mariani" not in page.texts
    page.ui.focus = "name"
    page.draw()
    page.key(pygame.K_END)
    page.key(pygame.K_BACKSPACE)
    assert page.value == "Anna Mari"


def test_whatever_is_typed_pasted_or_composed_is_shown(page: Page, monkeypatch: pytest.MonkeyPatch) -> None:
    page.click(0)
    for text in odd_texts(1):
        hands(page.ui).handle(pygame.event.Event(pygame.TEXTEDITING, text=text, start=0, length=0))
        page.draw()
        page.type(text)
        monkeypatch.setattr(pygame.scrap, "get_text", lambda pasted=text: pasted)
        page.key(pygame.K_v, CTRL)
        page.key(pygame.K_c, CTRL)
        assert len(page.value) <= 20 and page.value == visible(page.value)


# ---------------------------------------------------------------------- limits
def test_the_limit_is_seen_before_it_is_reached_and_heard_and_explained_when_it_refuses() -> None:
    page = Page("Anna", limit=14)
    page.click(0)
    page.key(pygame.K_END)
    assert not [text for text in page.texts if "/14" in text]
    page.type(" Maria X")
    assert "12/14" in page.texts
    assert "error" not in page.sounds
    page.type("YZQ")
    assert page.value == "Anna Maria XYZ"
    assert "14/14" in page.texts
    assert page.sounds[-1] == "error"
    assert page.node.hint == "ui.field.full"
    page.key(pygame.K_BACKSPACE)
    assert page.node.hint == ""


def test_what_replaces_a_selection_has_its_room(page: Page) -> None:
    page = Page("0123456789", limit=10)
    page.click(0)
    page.type("abcdefghij")
    assert page.value == "abcdefghij"


def test_letters_that_a_field_does_not_take_leave_the_caret_where_it_is() -> None:
    page = Page("1289", change=lambda text: "".join(letter for letter in text if letter.isdigit()))
    page.click(0)
    page.click(2)
    for letter in "a3b4c":
        page.type(letter)
    assert page.value == "123489"


def test_a_long_text_is_scrolled_so_that_the_caret_is_always_in_sight() -> None:
    page = Page("", limit=200)
    page.click(0)
    page.type("Wolfgang Amadeus " * 8)
    caret = page.ui.typist.editor("name", page.value)
    assert caret.offset > 0
    assert page.index_at(page.node.rect.right) == len(page.value) == caret.caret
    page.key(pygame.K_HOME)
    assert page.ui.typist.editor("name", page.value).offset == 0


# ---------------------------------------------------------------------- leaving
def test_enter_leaves_the_field_and_only_the_next_enter_starts(page: Page) -> None:
    page.click(0)
    page.type("Éva")
    page.key(pygame.K_RETURN)
    assert (page.ui.is_typing, page.started, page.value) == (False, 0, "Éva")
    page.type("x")
    assert page.value == "Éva"
    page.key(pygame.K_RETURN)
    assert page.started == 1


def test_escape_leaves_the_field_with_the_name_from_before(page: Page) -> None:
    page.click(0)
    page.type("nonsense")
    page.key(pygame.K_ESCAPE)
    assert (page.ui.is_typing, page.value) == (False, "Anna Maria")


def test_arrows_and_tab_go_on_from_the_field_that_was_left(page: Page) -> None:
    page.click(0)
    page.key(pygame.K_RETURN)
    page.key(pygame.K_TAB)
    assert page.ui.focus == "other"
