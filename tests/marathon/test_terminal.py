"""What the terminal and what lies around it may do: the other ways in which one thing can be wrong."""

import signal
from pathlib import Path

import pytest

from tests import test_terminal as terminal

game, copied = terminal.game, terminal.copied


def test_the_checking_of_languages_minds_no_terminal_without_accents(tmp_path: Path) -> None:
    terminal.without_accents(tmp_path, "check-locales hu pl --stats")


def test_a_full_disk_behind_a_long_output_is_one_line(tmp_path: Path) -> None:
    terminal.without_room(tmp_path, "check-locales hu")


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGHUP])
def test_a_signal_ends_the_window_as_closing_it_does(tmp_path: Path, how: signal.Signals) -> None:
    terminal.closed_by(tmp_path, how)


@pytest.mark.parametrize("place", ["file", "file/below"])
def test_with_a_file_in_the_place_of_its_home_the_menu_is_shown_all_the_same(tmp_path: Path, place: str) -> None:
    (tmp_path / "file").write_text("in the way")
    terminal.shows_the_menu(tmp_path / place)


def test_the_name_of_a_tool_is_a_file_where_a_path_says_so(game: Path) -> None:
    terminal.opens(game, "--", "./play")


@pytest.mark.parametrize("damage", [None, b""])
def test_without_its_icon_the_window_opens_all_the_same(copied: Path, tmp_path: Path, damage: bytes | None) -> None:
    with terminal.damaged(copied, "kit/icon_64.png", damage):
        terminal.shows_the_menu(tmp_path, copied)


@pytest.mark.parametrize(
    ("name", "damage"),
    [("palette.json", b"{"), ("manifest.json", b'{"sprites": 2}'), ("fonts/HarbourText-Regular.ttf", None)],
)
def test_a_shipped_file_that_the_window_needs_is_named_in_one_line(
    copied: Path, tmp_path: Path, name: str, damage: bytes | None
) -> None:
    terminal.names(copied, tmp_path, name, damage)
