"""Language files that nobody would write on purpose: told with file and line, and the shipped texts fill in."""

import errno
import os
from collections.abc import Callable
from pathlib import Path

import pytest

from game.core.resources import shipped
from game.locale import files, glossary, table
from game.locale.audit import audit
from game.locale.languages import install_language, languages
from game.locale.words import Words
from tests.languages import shipped_languages

KEY = "ui.menu.continue"


def words(tmp_path: Path, language: str = "en") -> Words:
    made = Words(language, (shipped("locales"), tmp_path))
    assert made(KEY) == Words(language, (shipped("locales"),))(KEY), "the shipped text fills in"
    return made


def write(tmp_path: Path, text: str | bytes, language: str = "en", domain: str = "ui") -> Path:
    file = tmp_path / language / f"{domain}.yml"
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(text if isinstance(text, bytes) else text.encode())
    return file


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ('en:\n  menu:\n    continue: "New\\0game"\n', 3),
        ('en:\n  menu:\n    continue: "New\\x1bgame"\n', 3),
        ('en:\n  menu:\n    continue: "\\uFFFE"\n', 3),
        ('en:\n  menu:\n    resume: "x"\n    continue: "\\x85"\n', 4),
        ('en:\n  menu:\n    continue: "a\\tb"\n', 3),
        ('en:\n  menu:\n    resume: "x"\n\n    continue: "\\ud83d"\n', 5),
        (b'en:\n  menu:\n    continue: "New\0game"\n', 3),
        (b'en:\n  menu:\n    continue: "\xed\xa0\xbd"\n', 3),
        ("en:\n  menu:\n    continue: " + "[" * 100_000, 3),
        ("en:\n  menu:\n    continue: " + "{a: " * 50_000, 3),
        ("en:\n  menu:\n" + "    - " * 150 + "x", 3),
        ("en:\n  menu: " + '"x"\n' + f"  continue: {'x' * files.LARGEST}\n", 0),
        ("%TAG !a! tag:x\n" * 30_000 + "---\nen:\n  menu:\n    continue: x\n", 0),
    ],
)
def test_what_cannot_be_shown_or_read_is_told_with_its_line(tmp_path: Path, text: str | bytes, line: int) -> None:
    file = write(tmp_path, text)
    made = words(tmp_path)
    problems = [problem for problem in made.problems if problem.file == file]
    assert problems
    assert problems[0].line == line
    assert "⟦" not in made.explain(problems[0])


@pytest.mark.parametrize("hidden", [*"\u200b\u202e\u2060\ufe0f\u200d\ue000\ufffc\xad\u0378"])
def test_letters_that_nobody_sees_are_left_out_and_told_with_their_line(tmp_path: Path, hidden: str) -> None:
    file = write(tmp_path, f'en:\n  menu:\n    resume: "{hidden}"\n    continue: "N{hidden}ew"\n')
    made = Words("en", (shipped("locales"), tmp_path))
    assert made(KEY) == "New"
    assert made("ui.menu.resume") == Words("en", (shipped("locales"),))("ui.menu.resume")
    assert [(each.file, each.line) for each in made.problems] == [(file, 3), (file, 4)]
    assert f"U+{ord(hidden):04X}" in made.explain(made.problems[0])


def test_letters_that_a_script_needs_are_told_by_nobody(tmp_path: Path) -> None:
    write(tmp_path, 'fa:\n  menu:\n    continue: "نیم\u200cفاصله \u2764\ufe0f"\n', "fa")
    made = Words("fa", (shipped("locales"), tmp_path))
    assert made(KEY) == "نیم\u200cفاصله \u2764\ufe0f"
    assert not made.problems


@pytest.mark.parametrize("language", shipped_languages())
def test_the_sentence_names_the_sign_by_its_code(tmp_path: Path, language: str) -> None:
    write(tmp_path, f'{language}:\n  menu:\n    continue: "New\\0game"\n', language)
    made = words(tmp_path, language)
    assert "U+0000" in made.explain(made.problems[0])


def test_check_locales_names_a_sign_that_is_no_letter(tmp_path: Path) -> None:
    file = write(tmp_path, 'en:\n  menu:\n    continue: "New\\0game"\n')
    found = audit((shipped("locales"), tmp_path), ["en"])
    assert [(each.file, each.line, each.advice_key) for each in found] == [(file, 3, "audit.control")]


def test_a_name_that_cannot_be_shown_gives_way_to_the_code_also_of_a_language_that_is_not_in_use(
    tmp_path: Path,
) -> None:
    write(tmp_path, 'xx:\n  language_name: "Elf\\0isch"\n', "xx", "common")
    assert languages((shipped("locales"), tmp_path))["xx"] == "xx"


def pipe(file: Path) -> None:
    os.mkfifo(file)


def endless(file: Path) -> None:
    file.symlink_to("/dev/zero")


def circle(file: Path) -> None:
    file.symlink_to(file)


def folder(file: Path) -> None:
    file.mkdir()


@pytest.mark.parametrize("kind", [pipe, endless, folder, circle])
@pytest.mark.parametrize(("language", "domain"), [("en", "ui"), ("xx", "common")])
def test_only_regular_files_are_read(tmp_path: Path, kind: Callable[[Path], None], domain: str, language: str) -> None:
    file = tmp_path / language / f"{domain}.yml"
    file.parent.mkdir(parents=True)
    kind(file)
    assert {*shipped_languages(), language} == languages((shipped("locales"), tmp_path)).keys()
    made = words(tmp_path)
    audit((shipped("locales"), tmp_path), [language])
    if (domain, language) == ("ui", "en") and kind is not circle:
        assert made.problems == [files.Problem(file, 0, "audit.no_file", {})]


def test_a_language_that_cannot_be_the_name_of_a_folder_is_english(tmp_path: Path) -> None:
    assert Words("x" * 5000, (shipped("locales"), tmp_path))(KEY) == words(tmp_path)(KEY)


def test_a_file_full_of_faults_tells_a_bearable_number(tmp_path: Path) -> None:
    file = write(tmp_path, "en:\n" + "  a: 1\n" * 50_000)
    assert len(files.read(file).problems) == 100


def test_hidden_files_of_others_are_no_texts_and_endings_are_read_in_any_case(tmp_path: Path) -> None:
    write(tmp_path, b"\x00\x05\x16\x07", domain="._ui")
    write(tmp_path, 'en:\n  menu:\n    continue: "Carry on"\n').rename(tmp_path / "en" / "ui.YML")
    made = Words("en", (shipped("locales"), tmp_path))
    assert made(KEY) == "Carry on"
    made.read_all()
    assert not made.problems


def huge(path: Path) -> None:
    with path.open("wb") as file:
        file.truncate(1 << 30)


def bare(path: Path) -> None:
    path.write_bytes(b"key,form,english,translation,explanation,limit\r\nui.menu.load\r\n,,x,y\r\n\xff,,,\r\n")


@pytest.mark.parametrize("make", [pipe, endless, huge, bare, Path.mkdir])
def test_a_glossary_that_is_none_keeps_no_term(tmp_path: Path, make: Callable[[Path], None]) -> None:
    make(tmp_path / "glossary.csv")
    assert glossary.kept_terms((tmp_path,), "xx") == frozenset()


@pytest.mark.parametrize("make", [pipe, endless, huge, Path.mkdir])
def test_a_table_that_is_none_is_told(tmp_path: Path, make: Callable[[Path], None]) -> None:
    make(tmp_path / "table.csv")
    with pytest.raises(table.Unknown):
        table.read_table(tmp_path / "table.csv", "cs")


@pytest.mark.parametrize("make", [pipe, endless, huge])
def test_only_usual_files_of_a_language_are_brought(tmp_path: Path, make: Callable[[Path], None]) -> None:
    file = write(tmp_path / "stick", 'xx:\n  menu:\n    continue: "x"\n', "xx")
    for name in ("a.yml", "b.json", "._ui.yml", "Readme.TXT"):
        make(file.parent / name) if name != "Readme.TXT" else (file.parent / name).write_text("")
    install_language(file.parent, tmp_path)
    assert {path.name for path in (tmp_path / "xx").iterdir()} == {"ui.yml", "Readme.TXT"}


def test_a_table_that_cannot_be_written_whole_leaves_the_old_texts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = write(tmp_path, 'hu:\n  menu:\n    continue: "Régi"\n', "hu")
    before = file.read_bytes()

    def full(path: Path, data: bytes) -> int:
        with path.open("wb") as opened:
            opened.write(data[:9])
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(Path, "write_bytes", full)
    with pytest.raises(OSError, match="No space"):
        table.take({KEY: {"": "Új"}}, "hu", (shipped("locales"), tmp_path), file.parent)
    assert file.read_bytes() == before and list(file.parent.iterdir()) == [file]
