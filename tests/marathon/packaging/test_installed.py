"""The installed program, in an environment that it shares with a package called `game`."""

import os
import shutil
import subprocess
import sys
import venv
from pathlib import Path

import pytest

from tests.packaging import TOP

NOT_SHIPPED = shutil.ignore_patterns(".venv", ".git", "build", "dist", "__pycache__", ".*_cache", "*.egg-info")

LOOK = "import game, kupola, sys; print(game.OTHER, any(name.startswith('game.') for name in sys.modules))"


@pytest.fixture(scope="module")
def bin(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Installs Kupola beside a foreign package `game`; what both need is borrowed from the environment of the tests."""
    folder = tmp_path_factory.mktemp("shared")
    shutil.copytree(TOP, folder / "source", ignore=NOT_SHIPPED, symlinks=True)
    venv.create(folder / "venv", with_pip=True)
    (packages,) = folder.glob("venv/[Ll]ib/**/site-packages")
    borrowed = [path for path in sys.path if path.endswith("site-packages")]
    (packages / "borrowed.pth").write_text("\n".join(borrowed), "utf-8")
    (packages / "game").mkdir()
    (packages / "game" / "__init__.py").write_text("OTHER = 'somebody else'", "utf-8")
    place = folder / "venv" / ("Scripts" if sys.platform == "win32" else "bin")
    subprocess.run(
        [place / "python", "-m", "pip", "install", "-q", "--no-deps", "--force-reinstall", folder / "source"],
        check=True,
    )
    return place


def said(home: Path, *command: str | Path) -> str:
    environment = os.environ | {"KUPOLA_HOME": str(home), "PYTHONPATH": ""}
    return subprocess.run(command, cwd=home, env=environment, check=True, capture_output=True, text=True).stdout


def test_a_package_called_game_stays_what_it_is(bin: Path, tmp_path: Path) -> None:
    assert said(tmp_path, bin / "python", "-c", LOOK) == "somebody else False\n"


@pytest.mark.parametrize("start", [["kupola"], ["kupola-gui"], ["python", "-m", "kupola"]])
def test_every_way_to_start_it_plays(bin: Path, tmp_path: Path, start: list[str]) -> None:
    words = ["play", "alhambra_cards", "--demo", "--keep", "--seats", "easy,normal", "--size", "1024x600"]
    said(tmp_path, bin / start[0], *start[1:], *words)
    (kept,) = tmp_path.glob("replays/*.kupola")
    assert '"is_over": true' in said(tmp_path, bin / start[0], *start[1:], "replay", kept, "--json")
    told = said(
        tmp_path, bin / start[0], *start[1:], "simulate", "ys", "--seats", "easy,easy", "--games", "2", "--jobs", "2"
    )
    assert told
