"""Writes LICENCES.txt into a packed program: `licences.py FOLDER`, in the environment that it was packed from.

What others made of it is looked for in it; a library that licences/libraries.csv does not name stops this.
"""

import csv
import re
import sys
import sysconfig
from collections.abc import Iterator
from fnmatch import fnmatch
from importlib.metadata import Distribution, distribution
from pathlib import Path

from packaging.requirements import Requirement

TOP = Path(__file__).resolve().parents[1]
TEXTS = Path(__file__).with_name("licences")
_OURS = ("LICENSE", "assets/CREDITS.md", "assets/fonts/OFL-Alegreya.txt", "assets/fonts/OFL-SourceSans3.txt")
_EXTRAS = ("screenreader", "")
_LIBRARY = re.compile(r"(?:lib)?(?P<name>.+?)(?:[-.][\w.+-]*)?\.(?:so[.\d]*|dll|dylib)", re.IGNORECASE)
_OF_PYTHON = re.compile(r".*\.(cpython-|abi3|pyd).*|(lib)?python3.*|vcruntime.*|msvcp.*|ucrtbase.*|api-ms-.*", re.I)
"""Modules belong to packages that are listed by themselves; Microsoft's runtime comes with Python, under its terms."""
_CHANGED = {"babel": "Its tables are shortened here: without units, currencies and time zones (packaging/tables.py)."}
_RULE = "\n" + "=" * 100 + "\n"


class Unknown(Exception):
    """Says that the licence of a library is not known."""


def packages() -> dict[str, Distribution]:
    """Returns every package that Kupola needs in this environment, itself left out."""
    found: dict[str, Distribution] = {}
    waiting = [distribution("kupola")]
    while waiting:
        for line in waiting.pop().requires or ():
            need = Requirement(line)
            wanted = need.marker is None or any(need.marker.evaluate({"extra": extra}) for extra in _EXTRAS)
            if wanted and need.name.lower() not in found:
                found[need.name.lower()] = distribution(need.name)
                waiting.append(found[need.name.lower()])
    return found


def texts(package: Distribution) -> Iterator[str]:
    """Yields the licence files that a package brings, wherever it has them: those of data lie beside the data."""
    for file in package.files or ():
        if re.fullmatch(r"(LICEN[CS]E|COPYING|NOTICE|AUTHORS)([.-](?!py).*)?", file.name, re.IGNORECASE):
            yield file.read_text("utf-8")


def libraries(folder: Path) -> Iterator[dict[str, str]]:
    """Yields the lines of libraries.csv that tell of what is in a folder; raises Unknown where none does."""
    with (TEXTS / "libraries.csv").open(encoding="utf-8", newline="") as table:
        lines = [*csv.DictReader(table)]
    used = []
    for file in sorted(folder.rglob("*")):
        if not (match := _LIBRARY.fullmatch(file.name)) or _OF_PYTHON.fullmatch(file.name):
            continue
        name = match["name"].lower()
        line = next((each for each in lines if any(fnmatch(name, one) for one in each["file"].split("|"))), None)
        if line is None:
            raise Unknown(f"{file}: say in {TEXTS.name}/libraries.csv whose it is, and its licence")
        used.append(lines.index(line))
    yield from (lines[number] for number in sorted(set(used)))


def of_python(*folders: str) -> Path:
    """Returns Python's licence: it lies beside the standard library, on Windows beside the program."""
    for file in (Path(folder) / "LICENSE.txt" for folder in folders):
        if file.exists():
            return file
    raise Unknown(f"Python's LICENSE.txt is in none of {folders}")


def told(folder: Path) -> str:
    """Returns everything that has to be said about what a folder holds."""
    parts = ["Kupola\n\n" + "\n\n".join((TOP / name).read_text("utf-8") for name in _OURS)]
    parts.append("Python\n\n" + of_python(sysconfig.get_path("stdlib"), sys.base_prefix).read_text("utf-8"))
    for name, package in sorted((packages() | {"pyinstaller": distribution("pyinstaller")}).items()):
        licence = package.metadata.json.get("license_expression") or package.metadata.json.get("license") or ""
        heading = f"{name} {package.version}  {licence}\n{_CHANGED.get(name, '')}".strip()
        parts.append("\n\n".join([heading, *dict.fromkeys(texts(package))]))
    held = [*libraries(folder)]
    lines = [f"{each['project']}: {each['by']}. Licence: {each['licences']}" for each in held]
    parts.append("Libraries\n\n" + "\n".join(lines))
    needed = sorted({one for each in held for one in each["licences"].split()} | {"LGPL-2.1"})  # pygame-ce's own
    parts += [f"Licence: {one}\n\n" + (TEXTS / f"{one}.txt").read_text("utf-8") for one in needed]
    return _RULE.join(parts)


def main() -> int:
    """Writes the file and returns 0."""
    folder = Path(sys.argv[1])
    place = folder / "Contents" / "Resources" if folder.suffix == ".app" else folder
    (place / "LICENCES.txt").write_text(told(folder), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
