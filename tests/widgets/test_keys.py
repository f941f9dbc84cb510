"""What keys mean, and keys that come late."""

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.widgets.keys import Keys, is_command, is_plain
from tests.scenes.driver import Driver

SHIFT, CTRL, ALT, ALTGR, NUM = (
    pygame.KMOD_LSHIFT, pygame.KMOD_LCTRL, pygame.KMOD_LALT, pygame.KMOD_LCTRL | pygame.KMOD_RALT, pygame.KMOD_NUM
)  # fmt: skip


def down(key: int, place: int, letter: str = "", mod: int = 0) -> pygame.Event:
    return pygame.Event(pygame.KEYDOWN, key=key, scancode=place, unicode=letter, mod=mod)


def read(key: int, place: int, letter: str = "", mod: int = 0) -> tuple[int, str]:
    (meant,) = Keys().read(down(key, place, letter, mod))
    return meant.key, meant.unicode


@pytest.mark.parametrize(
    ("typed", "place", "meant"),
    [
        ("р", pygame.KSCAN_H, "h"), ("г", pygame.KSCAN_U, "u"), ("я", pygame.KSCAN_Z, "z"),
        ("б", pygame.KSCAN_COMMA, ","),
        ("η", pygame.KSCAN_H, "h"), ("υ", pygame.KSCAN_Y, "y"), ("י", pygame.KSCAN_H, "h"), ("ו", pygame.KSCAN_U, "u"),
        ("ا", pygame.KSCAN_H, "h"), ("ो", pygame.KSCAN_A, "a"),
        ("+", pygame.KSCAN_1, "+"), ("ě", pygame.KSCAN_2, "2"), ("š", pygame.KSCAN_3, "3"), ("é", pygame.KSCAN_0, "0"),
        ("&", pygame.KSCAN_1, "1"), ("é", pygame.KSCAN_2, "2"), ('"', pygame.KSCAN_3, "3"), ("à", pygame.KSCAN_0, "0"),
        ("١", pygame.KSCAN_1, "1"),
    ],
)  # fmt: skip
def test_what_the_layout_has_not_is_meant_by_where_it_lies(typed: str, place: int, meant: str) -> None:
    key, letter = read(ord(typed), place, typed)
    assert letter == meant
    assert chr(key) == ("1" if meant == "+" else meant)


@pytest.mark.parametrize(
    ("typed", "place"),
    [
        ("q", pygame.KSCAN_A), ("z", pygame.KSCAN_Y), ("m", pygame.KSCAN_SEMICOLON), (",", pygame.KSCAN_M),
        ("é", pygame.KSCAN_W), ("ı", pygame.KSCAN_I), ("ö", pygame.KSCAN_0), ("0", pygame.KSCAN_GRAVE),
        ("ł", pygame.KSCAN_L),
    ],
)  # fmt: skip
def test_what_the_layout_has_is_what_it_types(typed: str, place: int) -> None:
    """French and German letters, Bépo, Turkish, the Hungarian row that begins with 0, Polish."""
    assert read(ord(typed), place, typed) == (ord(typed), typed)


def test_digits_are_typed_with_shift_and_without() -> None:
    assert read(pygame.K_AMPERSAND, pygame.KSCAN_1, "1", SHIFT) == (pygame.K_1, "1")
    assert read(pygame.K_1, pygame.KSCAN_1, "!", SHIFT) == (pygame.K_1, "1")
    assert read(pygame.K_3, pygame.KSCAN_3, "+", SHIFT) == (pygame.K_3, "+"), "Hungarian: a sign that means something"


def test_what_shift_makes_of_a_key_is_known_where_nobody_tells_it() -> None:
    """Czech: 1 lies above +, 3 above š. Hungarian: + above 3, ? above the comma. German: ? above ß."""
    assert read(pygame.K_PLUS, pygame.KSCAN_1, "+", SHIFT) == (pygame.K_1, "1")
    assert read(ord("š"), pygame.KSCAN_3, "š", SHIFT) == (pygame.K_3, "3")
    assert read(pygame.K_AMPERSAND, pygame.KSCAN_1, "&", SHIFT) == (pygame.K_1, "1")
    assert read(pygame.K_3, pygame.KSCAN_3, "3", SHIFT)[1] == "+"
    assert read(pygame.K_COMMA, pygame.KSCAN_COMMA, ",", SHIFT)[1] == "?"
    assert read(ord("ß"), pygame.KSCAN_MINUS, "ß", SHIFT)[1] == "?"
    assert read(pygame.K_h, pygame.KSCAN_H, "h", SHIFT)[1] == "h"


def test_where_no_text_comes_the_key_says_what_it_is() -> None:
    assert read(pygame.K_h, pygame.KSCAN_H) == (pygame.K_h, "h")
    assert read(pygame.K_F1, pygame.KSCAN_F1) == (pygame.K_F1, "")


@pytest.mark.parametrize("mod", [ALT, ALTGR, CTRL, pygame.KMOD_RALT, pygame.KMOD_MODE, pygame.KMOD_LMETA])
def test_what_is_pressed_with_others_is_no_shortcut(mod: int) -> None:
    assert read(pygame.K_2, pygame.KSCAN_2, "2", mod) == (pygame.K_2, "")
    assert not is_plain(mod)


def test_altgr_and_ctrl_with_alt_type_letters_and_ctrl_or_cmd_alone_commands() -> None:
    assert not is_command(ALTGR) and not is_command(CTRL | ALT) and not is_command(CTRL | pygame.KMOD_MODE)
    assert is_command(CTRL) and is_command(CTRL | SHIFT | NUM) and is_command(pygame.KMOD_LMETA)
    assert is_plain(SHIFT | NUM | pygame.KMOD_CAPS)


def test_the_keypad_is_digits_while_it_is_locked_and_moves_while_it_is_not() -> None:
    assert read(pygame.K_KP_4, pygame.KSCAN_KP4, "4", NUM) == (pygame.K_4, "4")
    assert read(pygame.K_KP_4, pygame.KSCAN_KP4) == (pygame.K_LEFT, "")
    for mod in (0, NUM):
        assert read(pygame.K_KP_ENTER, pygame.KSCAN_KP_ENTER, "\r", mod)[0] == pygame.K_RETURN
        assert read(pygame.K_KP_PLUS, pygame.KSCAN_KP_PLUS, "+", mod)[1] == "+"


def test_alt_and_enter_is_f11() -> None:
    for key in (pygame.K_RETURN, pygame.K_KP_ENTER):
        assert read(key, pygame.KSCAN_RETURN, "\r", ALT | NUM)[0] == pygame.K_F11
    assert read(pygame.K_RETURN, pygame.KSCAN_RETURN, "\r", ALTGR)[0] == pygame.K_RETURN


def test_insert_and_delete_copy_paste_and_cut_as_they_did_before() -> None:
    for key, mod, meant in (
        (pygame.K_INSERT, CTRL, pygame.K_c), (pygame.K_INSERT, SHIFT, pygame.K_v), (pygame.K_DELETE, SHIFT, pygame.K_x)
    ):  # fmt: skip
        (read_as,) = Keys().read(down(key, 0, "", mod | NUM))
        assert read_as.key == meant and is_command(read_as.mod)
    assert read(pygame.K_DELETE, 0)[0] == pygame.K_DELETE


def test_a_key_goes_up_as_what_it_went_down_as_and_never_alone() -> None:
    keys = Keys()
    up = pygame.Event(pygame.KEYUP, key=pygame.K_KP_4, scancode=pygame.KSCAN_KP4, mod=NUM)
    assert keys.read(up) == []
    keys.read(down(pygame.K_KP_4, pygame.KSCAN_KP4))
    assert [event.key for event in keys.read(up)] == [pygame.K_LEFT], "the lock was changed meanwhile"
    keys.read(down(pygame.K_KP_4, pygame.KSCAN_KP4))
    keys.let_go()
    assert keys.read(up) == []


def test_a_command_types_nothing_though_its_letter_comes_with_it() -> None:
    """As those of Cyrillic keyboards do; what Ctrl and Alt type together comes, and later letters do."""
    keys, text = Keys(), pygame.Event(pygame.TEXTINPUT, text="ф")
    keys.read(down(ord("ф"), pygame.KSCAN_A, "", CTRL))
    assert keys.read(text) == []
    keys.read(pygame.Event(pygame.KEYUP, key=ord("ф"), scancode=pygame.KSCAN_A, mod=CTRL))
    assert keys.read(text) == [text]
    keys.read(down(pygame.K_a, pygame.KSCAN_A, "", ALTGR))
    assert keys.read(text) == [text]


@pytest.fixture
def driver(tmp_path: Path) -> Iterator[Driver]:
    driver = Driver(tmp_path, (1280, 720), slow_keys=600)
    driver.start(driver.services.routes.menu)
    yield driver
    driver.close()


def pressed(key: int, letter: str = "") -> list[pygame.Event]:
    event = pygame.Event(pygame.KEYDOWN, key=key, mod=0, unicode=letter)
    return [event, pygame.Event(pygame.TEXTINPUT, text=letter)] if letter else [event]


def up(key: int) -> pygame.Event:
    return pygame.Event(pygame.KEYUP, key=key, mod=0)


def hold(driver: Driver, key: int, seconds: float, letter: str = "") -> None:
    """Holds a key as a keyboard tells it that repeats it ten times a second."""
    for _ in range(round(seconds * 10)):
        driver.turn(*pressed(key, letter), seconds=0.1)
    driver.turn(up(key), seconds=0.01)


def test_a_key_counts_when_it_was_held_and_only_once(driver: Driver) -> None:
    hold(driver, pygame.K_TAB, 0.4)
    assert driver.ui.focus_shown is None
    hold(driver, pygame.K_TAB, 0.8)
    first = driver.ui.focus
    assert first is not None
    hold(driver, pygame.K_TAB, 0.8)
    second = driver.ui.focus
    while driver.ui.focus != first:
        hold(driver, pygame.K_TAB, 0.8)
    hold(driver, pygame.K_TAB, 3)
    assert driver.ui.focus == second, "held for long, it is still one step"


def test_a_brush_by_another_key_begins_anew(driver: Driver) -> None:
    driver.turn(*pressed(pygame.K_TAB), seconds=0.5)
    driver.turn(*pressed(pygame.K_DOWN), seconds=0.01)
    driver.turn(up(pygame.K_DOWN), seconds=0.5)
    driver.turn(up(pygame.K_TAB), seconds=0.01)
    assert driver.ui.focus_shown is None


def test_shift_need_not_be_held_by_itself_and_lets_another_key_go_on(driver: Driver) -> None:
    driver.turn(*pressed(pygame.K_TAB), seconds=0.0)
    driver.turn(*pressed(pygame.K_LSHIFT), seconds=0.5)
    driver.turn(seconds=0.2)
    assert driver.ui.focus_shown is not None


@pytest.mark.painted
def test_how_long_is_seen_on_what_the_key_would_press(driver: Driver) -> None:
    driver.turn()
    before = driver.pixels()
    driver.turn(*pressed(pygame.K_TAB), seconds=0.0)
    driver.turn(seconds=0.3)
    half = driver.pixels()
    driver.turn(seconds=0.2)
    assert len({before, half, driver.pixels()}) == 3
    driver.turn(up(pygame.K_TAB))
    assert driver.pixels() == before


def test_a_letter_is_typed_once(driver: Driver) -> None:
    driver.start(driver.services.routes.people, (), (), lambda person: None)
    field = next((node for node in driver.ui.nodes if node.edit), None)
    if field is None:
        driver.click("new")
        field = next(node for node in driver.ui.nodes if node.edit)
    driver.click(field.id)
    hold(driver, pygame.K_a, 0.4, "a")
    hold(driver, pygame.K_b, 2, "b")
    node = driver.ui.field
    assert node is not None
    assert node.value == "b"


def test_a_button_of_a_controller_is_a_key_too(driver: Driver) -> None:
    def pad(kind: int) -> pygame.Event:
        return pygame.Event(kind, instance_id=0, button=pygame.CONTROLLER_BUTTON_RIGHTSHOULDER)

    driver.turn(pad(pygame.CONTROLLERBUTTONDOWN), seconds=0.3)
    driver.turn(pad(pygame.CONTROLLERBUTTONUP))
    assert driver.ui.focus_shown is None
    driver.turn(pad(pygame.CONTROLLERBUTTONDOWN), seconds=0.01)
    for _ in range(30):
        driver.turn(seconds=0.1)
    driver.turn(pad(pygame.CONTROLLERBUTTONUP))
    assert driver.ui.focus_shown is not None


def test_another_window_in_use_lets_all_keys_go(driver: Driver) -> None:
    driver.turn(*pressed(pygame.K_TAB), seconds=0.1)
    driver.turn(pygame.Event(pygame.WINDOWFOCUSLOST))
    driver.run(1)
    assert driver.ui.focus_shown is None
    hold(driver, pygame.K_TAB, 0.8)
    assert driver.ui.focus_shown is not None
