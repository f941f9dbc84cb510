"""What is made of the source: packages, their tables, the site of documents; and the tool that judges the tests."""

import os
import re
import shutil
import subprocess
import sys
import tarfile
import venv
from pathlib import Path

import pytest

from tests.contract.test_modules import imported, modules
from tests.docs.test_documents import ROOT
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


@pytest.mark.timeout(3600)
def test_an_sdist_holds_everything_to_build_and_test_itself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("build.__main__", reason="needs build: pip install build")  # the folder `build` is none
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1700000000")
    shutil.copytree(TOP, tmp_path / "checkout", ignore=NOT_SHIPPED, symlinks=True)
    first = built(tmp_path / "checkout", tmp_path / "first")
    with tarfile.open(next((tmp_path / "first").glob("*.tar.gz"))) as made:
        made.extractall(tmp_path / "unpacked", filter="data")
    (source,) = (tmp_path / "unpacked").iterdir()
    assert files(tmp_path / "checkout") <= files(source)
    assert built(source, tmp_path / "second") == first
    subprocess.run([sys.executable, "-m", "pytest", "-q"], cwd=source, check=True)


def files(folder: Path) -> set[Path]:
    return {file.relative_to(folder) for file in folder.rglob("*") if file.is_file()}


def built(source: Path, out: Path) -> dict[str, bytes]:
    """Builds with the source's own packaging/wheels.py; returns what came of it."""
    environment = os.environ | {"PYTHONDONTWRITEBYTECODE": "1"}
    subprocess.run([sys.executable, source / "packaging" / "wheels.py", out], check=True, env=environment)
    return {file.name: file.read_bytes() for file in out.iterdir()}


def test_the_site_is_built_without_a_broken_link(tmp_path: Path) -> None:
    pytest.importorskip("mkdocs", reason="pip install -e '.[docs]'")
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", str(tmp_path)]
    built = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=200)
    assert built.returncode == 0, built.stderr
    pages = {page: page.read_text(encoding="utf-8") for page in tmp_path.rglob("*.html")}
    assert len(pages) > 30
    flat = re.compile(r"<p>(?:(?!</p>).)*\n(?:[-*|]|\d+\.) ", re.DOTALL)
    lost = [str(page.relative_to(tmp_path)) for page, html in pages.items() if flat.search(html)]
    assert not lost, "a list or table needs an empty line above it"


def test_each_module_imports_alone() -> None:
    assert imported(modules("game"), afresh=True) == ""


def test_planted_faults_are_noticed() -> None:
    pytest.importorskip("coverage")
    command = [sys.executable, "-m", "tests.mutants", "alhambra_cards", "scoring"]
    asked = subprocess.run(command, cwd=TOP, capture_output=True, text=True, timeout=250)
    assert asked.returncode == 0, asked.stderr
    assert ", 0 limit, 0 survived, 0 not run" in asked.stdout
