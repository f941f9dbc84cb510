"""Texts come back from tables and platforms as they went there."""

import csv
import io
import json
import shutil
import sys
import zipfile
from pathlib import Path

import pytest

from game.locale.book import load
from game.locale.files import read
from game.locale.skeleton import write_skeleton
from game.locale.table import explained, read_table, rows, take, write_table
from game.tools import translations
from tests.breadth import wide
from tests.locale.conftest import write

LOCALES = Path(__file__).parents[2] / "locales"
ENGLISH = """
a:
  # A button. At most 12 characters.
  b: "Play"
  # Headings at most 9 characters, choices at most 7.
  x: "Gate"
  c: "Pay\\n\\"%{sum}\\""
d:
  one: "a card"
  other: "%{count} cards"
"""


def test_a_table_says_what_a_translator_needs(shipped: Path, tmp_path: Path) -> None:
    write(shipped, "en", "ui", ENGLISH)
    write(shipped, "pl", "ui", 'd:\n  one: "karta"\n  few: "%{count} karty"\n  many: "%{count} kart"')
    (shipped / "context.yml").write_text('ui.d: "Cards in a hand."\n')
    write_table(rows("pl", [shipped]), tmp_path / "table.csv")
    with (tmp_path / "table.csv").open(encoding="utf-8-sig", newline="") as opened:
        found = list(csv.reader(opened))
    assert found == [
        ["key", "form", "english", "translation", "explanation", "limit"],
        ["ui.a.b", "", "Play", "", "A button. At most 12 characters.", "12"],
        ["ui.a.x", "", "Gate", "", "Headings at most 9 characters, choices at most 7.", ""],
        ["ui.a.c", "", 'Pay\n"%{sum}"', "", "Headings at most 9 characters, choices at most 7.", ""],
        ["ui.d", "one", "a card", "karta", "Cards in a hand.", ""],
        ["ui.d", "few", "%{count} cards", "%{count} karty", "Cards in a hand.", ""],
        ["ui.d", "many", "%{count} cards", "%{count} kart", "Cards in a hand.", ""],
    ]


def test_a_table_adds_to_what_is_there_and_names_unknown_keys(shipped: Path, own: Path, tmp_path: Path) -> None:
    write(shipped, "en", "ui", ENGLISH)
    write(own, "cs", "ui", 'a:\n  b: "Hrát"\n  c: "stará"')
    table = tmp_path / "table.csv"
    table.write_text("key,form,english,translation\nui.a.c,,,nová\nui.a.b,,,\nui.d,one,,karta\nui.x,,,navíc\n", "utf-8")
    assert take(read_table(table, "cs")[0], "cs", [shipped, own], own / "cs") == ["ui.x"]
    assert (own / "cs" / "ui.yml").read_text("utf-8") == (
        'cs:\n  a:\n    b: "Hrát"\n    c: "nová"\n  d:\n    one: "karta"\n'
    )


_LINES = [["key", "form", "translation"], ["ui.a", "", "žluťoučký kůň; „pěl“"], ["ui.b", "one", "3"]]


def _delimited(mark: str) -> str:
    return "".join(mark.join(f'"{cell}"' for cell in line) + "\r\n" for line in _LINES)


def _zipped(files: dict[str, str]) -> bytes:
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w") as archive:
        for name, text in files.items():
            archive.writestr(name, text)
    return made.getvalue()


def _marked(row: str, cell: str, inside: str) -> str:
    """The lines as XML; takes the names of a row and a cell with what stands in it."""
    return "".join(
        f"<{row}>" + "".join(f"<{cell}>{inside.format(text)}</{cell.split()[0]}>" for text in line) + f"</{row}>"
        for line in _LINES
    )


def _xlsx() -> bytes:
    main = "http://schemas.openxmlformats.org"
    office, sheets = f"{main}/officeDocument/2006/relationships", f'xmlns="{main}/spreadsheetml/2006/main"'
    book = f'<workbook {sheets} xmlns:r="{office}"><sheets><sheet name="a" sheetId="1" r:id="r1"/></sheets></workbook>'
    lead = f'<Relationship Id="r1" Type="{office}/worksheet" Target="worksheets/sheet1.xml"/>'
    named = f'xmlns="{main}/package/2006/relationships"'
    lines = _marked("row", 'c t="inlineStr"', "<is><t>{}</t></is>")
    first = f'<Relationship Id="r1" Type="{office}/officeDocument" Target="xl/workbook.xml"/>'
    return _zipped({
        "_rels/.rels": f"<Relationships {named}>{first}</Relationships>",
        "xl/workbook.xml": book,
        "xl/_rels/workbook.xml.rels": f"<Relationships {named}>{lead}</Relationships>",
        "xl/worksheets/sheet1.xml": f"<worksheet {sheets}><sheetData>{lines}</sheetData></worksheet>",
    })  # fmt: skip


def _ods() -> bytes:
    names = " ".join(
        f'xmlns:{name}="urn:oasis:names:tc:opendocument:xmlns:{name}:1.0"' for name in ("office", "table", "text")
    )
    lines = _marked("table:table-row", 'table:table-cell office:value-type="string"', "<text:p>{}</text:p>")
    sheet = f'<office:spreadsheet><table:table table:name="a">{lines}</table:table></office:spreadsheet>'
    body = f"<office:document-content {names}><office:body>{sheet}</office:body></office:document-content>"
    kind = "application/vnd.oasis.opendocument.spreadsheet"
    return _zipped({"mimetype": kind, "META-INF/manifest.xml": "<manifest/>", "content.xml": body})


@pytest.mark.parametrize(
    ("name", "content", "letters"),
    [
        ("t.csv", _delimited(",").encode("utf-8-sig"), ""),
        ("t.csv", _delimited(";").encode("cp1250"), "cp1250"),
        ("t.txt", _delimited("\t").encode("utf-16"), "UTF-16"),
        ("t.xlsx", _xlsx(), ""),
        ("t.ods", _ods(), ""),
    ],
    ids=["Calc", "Excel", "Unicode text", "xlsx", "ods"],
)
def test_a_table_is_read_as_spreadsheets_save_it(tmp_path: Path, name: str, content: bytes, letters: str) -> None:
    (tmp_path / name).write_bytes(content)
    assert read_table(tmp_path / name, "cs") == ({line[0]: {line[1]: line[2]} for line in _LINES[1:]}, letters)


def test_a_workbook_is_not_written_and_without_its_library_not_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    table = tmp_path / "t.xlsx"
    assert translations.run(["export", "hu", str(table)]) == 1 and not table.exists()
    assert ".csv" in capsys.readouterr().out
    table.write_bytes(_xlsx())
    monkeypatch.setitem(sys.modules, "python_calamine", None)
    assert translations.run(["import", "hu", str(table)]) == 1
    assert "kupola[spreadsheets]" in capsys.readouterr().out


def test_a_table_leaves_a_begun_language_as_it_waits_for_its_translator(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, shipped: Path
) -> None:
    monkeypatch.setenv("KUPOLA_HOME", str(tmp_path / "home"))
    monkeypatch.setattr(translations, "shipped", lambda folder: shipped)
    write(shipped, "en", "ui", ENGLISH)
    begun = tmp_path / "home" / "locales" / "cs"
    write_skeleton("cs", shipped, begun)
    waiting = (begun / "ui.yml").read_text("utf-8")
    table = tmp_path / "t.csv"
    table.write_text("key,form,english,translation\nui.a.b,,Play,Hrát\nui.d,few,,karty\n", "utf-8")
    assert translations.run(["import", "cs", str(table)]) == 0
    filled = waiting.replace('    b: ""', '    b: "Hrát"').replace('    few: ""', '    few: "karty"')
    assert (begun / "ui.yml").read_text("utf-8") == filled != waiting


def test_the_command_takes_out_and_in_and_says_where(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("KUPOLA_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("LANGUAGE", "en")
    monkeypatch.setattr(translations, "shipped", lambda folder: tmp_path / folder)
    for file in ("en/common.yml", "en/audit.yml", "hu/common.yml", "context.yml"):
        (tmp_path / "locales" / file).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(LOCALES / file, tmp_path / "locales" / file)
    table, told = tmp_path / "t.csv", tmp_path / "t.json"
    assert translations.run(["export", "hu", str(table)]) == 0
    assert translations.run(["import", "hu", str(table)]) == 0
    assert str(tmp_path / "home" / "locales" / "hu") in capsys.readouterr().out
    assert translations.run(["explain", str(told)]) == 0
    explanation = json.loads(told.read_text("utf-8"))["common.language_name"]
    assert "language switch" in explanation["explanation"] and explanation["flags"] == "max-length:12"
    table.write_text("no,table\n1,2\n")
    assert translations.run(["import", "hu", str(table)]) == 1
    assert translations.run(["import", "hu", str(tmp_path / "none.csv")]) == 1
    assert "columns key, form, english" in capsys.readouterr().out


@pytest.mark.parametrize("what", ["export", "import"])
def test_the_command_asks_for_the_code_of_a_language(
    what: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], shipped: Path
) -> None:
    monkeypatch.setenv("KUPOLA_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("LANGUAGE", "en")
    write(shipped, "en", "ui", ENGLISH)
    (shipped / "context.yml").write_text("{}", "utf-8")
    table = tmp_path / "t.csv"
    write_table(rows("hu", [shipped]), table)
    before = sorted(tmp_path.rglob("*"))
    assert translations.run([what, "../cs", str(table)]) == 1
    assert "no code of a language: ../cs" in capsys.readouterr().out
    assert sorted(tmp_path.rglob("*")) == before
    with pytest.raises(SystemExit):
        translations.run([what, "--help"])
    assert "such as cs or pt_BR" in " ".join(capsys.readouterr().out.split())


def test_a_comment_speaks_for_the_texts_below_it_until_the_next_one(shipped: Path) -> None:
    write(
        shipped, "en", "ui",
        '# Title. At most 9 characters.\nt: "T"\n# The menu.\na:\n  # Doors. At most 16 characters.\n  load: "Load"\n'
        '  save: "Save"\n  # Tips. At most 80 characters.\n  tip: "Loads"\n  tips:\n    one: "x"\n    other: "y"\n'
        'b:\n  c: "C"',
    )  # fmt: skip
    file = shipped / "en" / "ui.yml"
    file.write_text(f"# For all.\n{file.read_text('utf-8')}", "utf-8")
    (shipped / "context.yml").write_text("{}", "utf-8")
    doors, tips = "For all. The menu. Doors. At most 16 characters.", "For all. The menu. Tips. At most 80 characters."
    assert explained(shipped) == {
        "ui.t": ("For all. Title. At most 9 characters.", "9"), "ui.a.load": (doors, "16"), "ui.a.save": (doors, "16"),
        "ui.a.tip": (tips, "80"), "ui.a.tips": (tips, "80"), "ui.b.c": ("For all.", ""),
    }  # fmt: skip


def test_nearly_every_text_is_explained() -> None:
    said = explained(LOCALES)
    assert said.keys() == load("en", [LOCALES]).entries.keys()
    assert sum(not explanation for explanation, _ in said.values()) <= 0.05 * len(said)


FILES = sorted(wide(LOCALES.glob("*/common.yml"), LOCALES.glob("*/*.yml")))


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_a_file_comes_back_from_weblates_library_as_it_was(file: Path, tmp_path: Path) -> None:
    """One text is changed, as a translator does it there; all others stay, to the letter."""
    storage = pytest.importorskip("translate.storage.yaml", reason="translate-toolkit belongs to the extra `test`")
    store = storage.RubyYAMLFile.parsefile(str(file))
    unit = next(unit for unit in store.units if unit.target and not isinstance(unit.target, list))
    unit.target = "A text of another kind: „ő” and %{count}"
    saved = tmp_path / file.parent.name / file.name
    saved.parent.mkdir()
    saved.write_bytes(bytes(store))
    before, after = leaves(read(file).tree), leaves(read(saved).tree)
    assert before.keys() == after.keys()
    assert [after[key] for key in before if before[key] != after[key]] == ["A text of another kind: „ő” and %{count}"]


def leaves(tree: object, key: str = "") -> dict[str, str]:
    if isinstance(tree, str):
        return {key: tree}
    assert isinstance(tree, dict)
    return {name: text for part, below in tree.items() for name, text in leaves(below, f"{key}.{part}").items()}


def test_an_import_tells_what_is_wrong_with_what_came_in(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    table = tmp_path / "cs.csv"
    texts = {"quit": "„Konec“ %{nobody}", "rules": "Pravidla", "wall": "Obrazy v domě a hry"}
    rows = "".join(f"ui.menu.{key};;{text}\n" for key, text in texts.items())
    table.write_text(f"key;form;translation\n{rows}", "utf-8")
    assert translations.run(["import", "cs", str(table), "--into", str(tmp_path / "cs")]) == 0
    assert "ui.menu.quit" in (out := capsys.readouterr().out) and "%{nobody}" in out and "ui.menu.rules" not in out
    assert "ui.menu.wall" in out and "16" in out, "for 19 letters there is no room"
