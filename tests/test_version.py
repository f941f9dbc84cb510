"""Version and CHANGELOG: one number everywhere."""

import sys
from pathlib import Path

import pytest

from tests.packaging import TOP

sys.path.insert(0, str(TOP / "packaging"))

from check_version import METAINFO, faults
from release import name_version


def project(
    top: Path,
    setup: str = "0.2.0",
    heading: str = "0.2.0 – 2026-12-01",
    release: str = 'version="0.2.0"',
    readme: str = "Version 0.2.0 of 2026-12-01.",
) -> Path:
    """Writes a project of a version."""
    (top / "README.md").write_text(f"# Kupola\n\n{readme}\n")
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
        ("", {"readme": "Version 0.1.0 of 2026-12-01."}, "README.md: no line “Version 0.2.0 of 2026-12-01.”"),
        ("v0.2.0", {"heading": "0.2.0 – unreleased"}, "of no day"),
        ("v0.2.0", {"heading": "0.2.0 – 2026-12-02"}, "not stable of 2026-12-02"),
        ("v0.2.0", {"release": 'version="0.2.0" type="development"'}, "development of"),
    ],
)
def test_whatever_differs_is_named(tmp_path: Path, tag: str, changed: dict[str, str], told: str) -> None:
    assert told in "\n".join(faults(project(tmp_path, **changed), tag))


def test_before_a_release_nothing_needs_a_day(tmp_path: Path) -> None:
    top = project(tmp_path, heading="0.2.0 – unreleased", readme="Version 0.2.0, not released yet.")
    assert list(faults(top)) == []


def test_one_command_names_version_and_day_everywhere(tmp_path: Path) -> None:
    name_version(project(tmp_path, heading="0.2.0 – unreleased"), "1.0.0", "2026-12-24")
    assert list(faults(tmp_path, "v1.0.0")) == []
    name_version(tmp_path, "1.1.0", "unreleased")
    assert list(faults(tmp_path)) == []
    assert "day" in "\n".join(faults(tmp_path, "v1.1.0"))
    assert (tmp_path / "CHANGELOG.md").read_text("utf-8").count("0.1.0 – 2026-11-22") == 1


def test_this_project_agrees_with_itself() -> None:
    assert list(faults(TOP)) == []
