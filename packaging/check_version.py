"""Tells whether everything that names the program's version names the same one: `check_version.py [TAG]`.

setup.cfg, the newest section of the CHANGELOG, the newest release of the AppStream metainfo and the line of the README
must agree. With the tag of a release (`v1.0.0`) the CHANGELOG must also name its day, and the metainfo the same.
`release.py` writes all of them.
"""

import re
import sys
from collections.abc import Iterator
from configparser import ConfigParser
from datetime import date
from pathlib import Path
from xml.etree import ElementTree

TOP = Path(__file__).resolve().parents[1]
METAINFO = Path("packaging/linux/io.github.kupola.Kupola.metainfo.xml")
_HEADING = re.compile(r"^## (\S+) – (.+)$", re.MULTILINE)


def faults(top: Path, tag: str = "") -> Iterator[str]:
    """Yields what does not agree, a line each; takes the folder of the project and the tag of a release ("": none)."""
    setup = ConfigParser(interpolation=None)
    setup.read(top / "setup.cfg", "utf-8")
    version = setup["metadata"]["version"]
    release = ElementTree.parse(top / METAINFO).getroot().find("releases/release")
    told = {} if release is None else release.attrib
    if told.get("version") != version:
        yield f"{METAINFO}: {told.get('version')}, not {version} as setup.cfg says"
    newest = _HEADING.search((top / "CHANGELOG.md").read_text("utf-8"))
    if newest is None or newest[1] != version:
        yield f"CHANGELOG.md: {newest and newest[1]}, not {version} as setup.cfg says"
    elif (line := line_of_readme(version, newest[2])) not in (top / "README.md").read_text("utf-8").splitlines():
        yield f"README.md: no line “{line}”"
    if tag:
        yield from _faults_of_release(tag, version, newest[2] if newest else "", told)


def line_of_readme(version: str, day: str) -> str:
    """Returns how the README names a version and its day, which may also be “unreleased”."""
    return f"Version {version}, not released yet." if day == "unreleased" else f"Version {version} of {day}."


def _faults_of_release(tag: str, version: str, day: str, told: dict[str, str]) -> Iterator[str]:
    if tag != f"v{version}":
        yield f"the tag is {tag}, not v{version} as setup.cfg says"
    try:
        date.fromisoformat(day)
    except ValueError:
        yield f"CHANGELOG.md: {version} is of no day (YYYY-MM-DD), but “{day}”"
    if (told.get("date"), told.get("type", "stable")) != (day, "stable"):
        yield f"{METAINFO}: {told.get('type', 'stable')} of {told.get('date')}, not stable of {day}"


if __name__ == "__main__":
    found = list(faults(TOP, *sys.argv[1:2]))
    sys.stderr.write("".join(f"{fault}\n" for fault in found))
    sys.exit(bool(found))
