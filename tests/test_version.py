"""Version and CHANGELOG: one number everywhere."""

import runpy
from collections.abc import Callable, Iterable
from pathlib import Path

import pytest

TOP = Path(__file__).parents[1]
METAINFO = "packaging/linux/io.github.kupola.Kupola.metainfo.xml"
faults: Callable[..., Iterable[str]] = runpy.run_path(str(TOP / "packaging" / "check_version.py"))["faults"]


def project(
    top: Path, setup: str = "0.2.0", heading: str = "0.2.0 – 2026-12-01", release: str = 'version="0.2.0"'
) -> Path:
    """Writes a project of a version."""
    (top / METAINFO).parent.mkdir(parents=True)
    (top / "setup.cfg").write_text(f"[metadata]\nname = kupola\nversion = {setup}\n")
    (top / "CHANGELOG.md").write_text(f"# Changelog\n\n## {heading}\n\n- News.\n\n## 0.1.0 – 2026-11-22\n", "utf-8")
    (top / METAINFO).write_text(f'<component><releases><release {release} date="2026-12-01"/></releases></component>')
    return top


def test_a_release_of_which_everything_says_the_same_has_no_fault(tmp_path: Path) -> None:
    assert list(faults(project(tmp_path), "v0.2.0")) == []


@pytest.mark.parametrize(
    ("tag", "changed", "told"),
    [
        ("v0.3.0", {}, "tag is v0.3.0"),
        ("0.2.0", {}, "tag is 0.2.0"),
        ("", {"setup": "0.2.1"}, "not 0.2.1"),
        ("", {"heading": "0.3.0 – 2026-12-01"}, "CHANGELOG.md: 0.3.0"),
        ("", {"heading": "News"}, "CHANGELOG.md: 0.1.0"),
        ("", {"release": 'version="0.1.9"'}, "0.1.9, not 0.2.0"),
        ("v0.2.0", {"heading": "0.2.0 – unreleased"}, "of no day"),
        ("v0.2.0", {"heading": "0.2.0 – 2026-12-02"}, "not stable of 2026-12-02"),
        ("v0.2.0", {"release": 'version="0.2.0" type="development"'}, "development of"),
    ],
)
def test_whatever_differs_is_named(tmp_path: Path, tag: str, changed: dict[str, str], told: str) -> None:
    assert told in "\n".join(faults(project(tmp_path, **changed), tag))


def test_before_a_release_nothing_needs_a_day(tmp_path: Path) -> None:
    assert list(faults(project(tmp_path, heading="0.2.0 – unreleased"))) == []


def test_this_project_agrees_with_itself() -> None:
    assert list(faults(TOP)) == []
