"""Every page of every rulebook in every window, language and size."""

from pathlib import Path

import pytest

from tests.languages import shipped_languages
from tests.scenes.audit import EVERY, Drawing
from tests.scenes.rulebook.test_rulebook import SHELF, read_whole, short_lines


@pytest.mark.painted
@pytest.mark.parametrize("box", SHELF)
@pytest.mark.parametrize("drawing", [*EVERY, ((1280, 720), "hu", 100)], ids=str)
def test_every_page_is_read_whole(tmp_path: Path, box: str, drawing: Drawing) -> None:
    read_whole(tmp_path, box, *drawing)


@pytest.mark.parametrize("box", SHELF)
@pytest.mark.parametrize("language", shipped_languages())
def test_no_line_is_too_long_and_no_page_needs_scrolling(tmp_path: Path, box: str, language: str) -> None:
    short_lines(tmp_path, box, language)
