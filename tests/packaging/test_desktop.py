"""What desktops are told of the program is what the program says of itself."""

import csv
import re
import subprocess
import sys
import sysconfig
from configparser import ConfigParser
from pathlib import Path
from xml.etree import ElementTree

import pytest

from game.core.resources import shipped
from game.locale.languages import REFERENCE
from game.saves.autosave import SUFFIX
from game.window import APP_ID
from tests.packaging import TOP

sys.path.insert(0, str(TOP / "packaging"))

import licences
import linux_packages

HERE = TOP / "packaging"
LINUX = HERE / "linux"
MIME = "{http://www.freedesktop.org/standards/shared-mime-info}"
LANGUAGES = {folder.name for folder in shipped("locales").iterdir() if folder.is_dir()} - {REFERENCE}


def entry() -> dict[str, str]:
    parser = ConfigParser(interpolation=None, delimiters="=")
    parser.optionxform = str  # type: ignore[assignment]
    parser.read(LINUX / f"{APP_ID}.desktop", "utf-8")
    return dict(parser["Desktop Entry"])


def test_a_window_finds_its_entry_and_its_icon() -> None:
    assert entry()["StartupWMClass"] == entry()["Icon"] == APP_ID


def test_desktops_speak_every_language_of_the_program() -> None:
    told = entry()
    for key in ("GenericName", "Comment", "Keywords"):
        assert {code for code in LANGUAGES if f"{key}[{code}]" in told} == LANGUAGES
    summary = ElementTree.parse(LINUX / f"{APP_ID}.metainfo.xml").getroot().iterfind("summary")
    assert {each.get("{http://www.w3.org/XML/1998/namespace}lang") for each in summary} == {None, *LANGUAGES}


def test_a_saved_game_is_known_by_its_name_and_by_its_first_bytes() -> None:
    (kind,) = ElementTree.parse(LINUX / f"{APP_ID}.mime.xml").getroot()
    (glob,) = kind.iterfind(f"{MIME}glob")
    (match,) = kind.iterfind(f"{MIME}magic/{MIME}match")
    assert glob.get("pattern") == f"*{SUFFIX}"
    assert entry()["MimeType"] == f"{kind.get('type')};"
    saved = next(shipped("positions").glob(f"*/*{SUFFIX}"))
    assert saved.read_text("utf-8").startswith(str(match.get("value")))


def test_every_library_that_is_bundled_is_known_and_has_the_text_of_its_licence(tmp_path: Path) -> None:
    """Those of the wheel of pygame-ce, where there are some; a packed program is asked by `pack.py`."""
    with (HERE / "licences" / "libraries.csv").open(encoding="utf-8", newline="") as table:
        named = {one for line in csv.DictReader(table) for one in line["licences"].split()}
    assert {file.stem for file in (HERE / "licences").glob("*.txt")} >= named
    site = Path(sysconfig.get_path("platlib"))
    held = {line["project"] for line in licences.libraries(site / "pygame_ce.libs")}
    assert held or sys.platform != "linux"
    (tmp_path / "libnobodys-1a2b3c4d.so.2").touch()
    with pytest.raises(licences.Unknown, match="libnobodys"):
        [*licences.libraries(tmp_path)]


def test_the_licence_of_python_is_found_beside_the_program_or_stops_the_packing(tmp_path: Path) -> None:
    library, program = tmp_path / "Lib", tmp_path
    library.mkdir()
    with pytest.raises(licences.Unknown, match="Python"):
        licences.of_python(str(library), str(program))
    (program / "LICENSE.txt").touch()
    assert licences.of_python(str(library), str(program)) == program / "LICENSE.txt"


def test_licences_that_every_debian_holds_are_referred_to_and_others_stay_whole() -> None:
    whole = "GNU GENERAL PUBLIC LICENSE\n  Version 2, June 1991\n\nText\n\nEND OF TERMS AND CONDITIONS"
    told = f"pyinstaller\n\n{whole}\nand more"
    assert linux_packages.by_reference(told) == (
        "pyinstaller\n\nThe text of GPL-2 is in /usr/share/common-licenses/GPL-2 on every Debian system.\nand more"
    )
    assert linux_packages.by_reference("Licence: HarfBuzz\n\nText") == "Licence: HarfBuzz\n\nText"


def test_the_installer_names_what_it_takes_as_windows_does() -> None:
    """There makensis takes a slash for a letter of a name, while on Linux it knows both signs."""
    taken = re.findall(r'^ *File .*"(\$.+?)"', (HERE / "windows" / "kupola.nsi").read_text("utf-8"), re.MULTILINE)
    assert taken and not [each for each in taken if "/" in each]


def test_the_forge_tries_the_oldest_and_the_newest_python_that_are_promised() -> None:
    setup = ConfigParser(interpolation=None)
    setup.read(TOP / "setup.cfg", "utf-8")
    promised = re.findall(r"Python :: (3\.\d+)", setup["metadata"]["classifiers"])
    tried = re.findall(r'python: \["(.+)", "(.+)"\]', (TOP / ".github" / "workflows" / "ci.yml").read_text("utf-8"))
    assert tried == [(promised[0], promised[-1])]


def test_the_forge_runs_what_others_wrote_by_its_hash() -> None:
    for file in (TOP / ".github" / "workflows").glob("*.yml"):
        used = re.findall(r"uses: (.+)", file.read_text("utf-8"))
        assert used and all(re.fullmatch(r"[\w/-]+@[0-9a-f]{40}  # v[\d.]+", each) for each in used), file


@pytest.mark.parametrize("kind", ["github-workflows", "snapcraft"])
def test_manifests_follow_their_schemas(kind: str) -> None:
    files = {
        "github-workflows": [*(TOP / ".github" / "workflows").glob("*.yml")],
        "snapcraft": [HERE / "snap" / "snapcraft.yaml"],
    }[kind]
    tool = (sys.executable, "-m", "check_jsonschema", "--builtin-schema", f"vendor.{kind}")
    checked = subprocess.run([*tool, *files], capture_output=True, text=True)
    assert checked.returncode == 0, checked.stdout
