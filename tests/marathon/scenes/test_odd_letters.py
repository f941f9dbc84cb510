"""Names of every category of letters are shown wherever they are kept."""

from pathlib import Path

import pytest

from tests.letters import odd_texts
from tests.scenes.saves.test_odd_letters import look_around


@pytest.mark.parametrize("text", [*odd_texts(1)])
def test_names_of_every_category_are_shown_wherever_they_are_kept(tmp_path: Path, text: str) -> None:
    look_around(tmp_path, text)
