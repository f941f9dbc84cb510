"""A source archive holds all that is needed to build the same bytes again, and to test them."""

import os
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path

import pytest

from tests.marathon.packaging.test_installed import NOT_SHIPPED
from tests.packaging import TOP


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
