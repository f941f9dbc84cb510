"""The documents are built as a site."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.docs.test_documents import ROOT


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
