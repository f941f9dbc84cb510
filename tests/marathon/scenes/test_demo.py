"""Computer players in the real window, to the end."""

from pathlib import Path

import pytest

from tests.languages import shipped_languages
from tests.scenes.test_demo import demo


@pytest.mark.parametrize("language", shipped_languages())
def test_computer_players_reach_the_result_in_every_language(tmp_path: Path, language: str) -> None:
    process = demo(tmp_path, "--lang", language, "--seats", "random,easy,random")
    _, errors = process.communicate(timeout=120)
    assert process.returncode == 0, errors
    assert "Traceback" not in errors
