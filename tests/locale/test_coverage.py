"""How much of a language is done, and whether its English texts have changed since."""

import io
import json
from pathlib import Path

import pytest

from game.locale.audit import audit
from game.locale.audit_command import done, folded, run
from game.locale.cldr import Speech
from game.locale.coverage import Coverage, total
from game.locale.sources import NAME
from tests.locale.conftest import write

ENGLISH = 'a: "One thing"\nb: "Another thing"\nc: "The third thing"\nd: "Kupola"\ne: "%{count}"\nf: ""'

AUDIT = "stages:" + "".join(
    f'\n  {stage}: "{stage} %{{done}}/%{{count}}"' for stage in ("game", "school", "everything")
)


def printed(folder: Path, *arguments: str) -> str:
    output = io.StringIO()
    run(arguments, folders=[folder], output=output)
    return output.getvalue()


def test_a_copied_english_text_is_no_translation(shipped: Path) -> None:
    write(shipped, "en", "ui", ENGLISH)
    write(shipped, "cs", "ui", 'a: "Jedna"\nb: "Another thing"\nc: ""\nd: "Kupola"\ne: "%{count}"\nx: "X"')
    assert done([shipped], "cs") == {"ui": Coverage(entries=5, translated=2, same=2, missing=1)}
    assert done([shipped], "en") == {"ui": Coverage(entries=5, translated=5)}


@pytest.mark.parametrize("place", ["", "cs"])
def test_what_a_glossary_keeps_is_translated(shipped: Path, own: Path, place: str) -> None:
    write(shipped, "en", "ui", ENGLISH)
    write(own, "cs", "ui", 'b: "Another thing"\nd: "Kupola"')
    glossary = own / place / "glossary.csv"
    glossary.write_text("term,en,cs\nx,Another thing,Another thing\n", "utf-8")
    (shipped / "glossary.csv").write_text("term,part of speech,en,hu,pl,note\nx,name,Kupola,Kupola,Kupola,\n")
    assert total(done([shipped, own], "cs")) == Coverage(entries=5, translated=2, missing=3)


@pytest.mark.parametrize(
    ("translated", "share", "told"),
    [
        (0, 0, "0%"), (1, 0.001, "0.1%"), (10, 0.001, "0.1%"), (30, 0.005, "0.5%"), (401, 0.073, "7.3%"),
        (549, 0.1, "10%"), (1600, 0.29, "29%"), (5487, 0.99, "99%"), (5488, 1, "100%"),
    ],
)  # fmt: skip
def test_what_was_begun_is_more_than_nothing_and_only_what_is_complete_is_a_hundred_per_cent(
    translated: int, share: float, told: str
) -> None:
    found = Coverage(entries=5488, translated=translated, missing=5488 - translated)
    assert (found.share, Speech("en").percent(found.share, 1)) == (share, told)


def test_a_translation_is_stale_once_its_english_text_has_changed(shipped: Path) -> None:
    write(shipped, "en", "ui", ENGLISH)
    write(shipped, "cs", "ui", 'a: "Jedna"\nb: "Druhá"')
    printed(shipped, "cs", "--json")
    assert "a" not in [each.key for each in audit([shipped], ["cs"])]
    write(shipped, "en", "ui", ENGLISH.replace("One thing", "One good thing"))
    assert [each.key for each in audit([shipped], ["cs"]) if each.advice_key == "audit.stale"] == ["ui.a"]
    assert done([shipped], "cs")["ui"] == Coverage(entries=5, translated=1, stale=1, missing=3)


def test_what_was_written_anew_counts_from_its_new_source(shipped: Path) -> None:
    write(shipped, "en", "ui", ENGLISH)
    write(shipped, "cs", "ui", 'a: "Jedna"')
    printed(shipped, "cs", "--json")
    write(shipped, "en", "ui", ENGLISH.replace("One thing", "One good thing"))
    write(shipped, "cs", "ui", 'a: "Jedna dobrá"')
    assert done([shipped], "cs")["ui"].stale == 0, "before the tool has noted it, too"
    printed(shipped, "cs", "--json")
    write(shipped, "en", "ui", ENGLISH.replace("One thing", "One very good thing"))
    assert done([shipped], "cs")["ui"].stale == 1


@pytest.mark.parametrize("mend", ["write", "ui.a", "ui", "all"])
def test_a_stale_translation_is_mended_by_writing_or_confirming_it(shipped: Path, mend: str) -> None:
    write(shipped, "en", "ui", ENGLISH)
    write(shipped, "cs", "ui", 'a: "Jedna"')
    printed(shipped, "cs", "--json")
    write(shipped, "en", "ui", ENGLISH.replace("One thing", "One good thing"))
    if mend == "write":
        write(shipped, "cs", "ui", 'a: "Jedna dobrá"')
    told = printed(shipped, "cs", "--json", *([] if mend == "write" else ["--confirm", mend]))
    assert json.loads(told)["cs"]["ui"]["stale"] == 0
    assert printed(shipped, "cs", "--json") == told


def test_a_misspelt_key_confirms_nothing_and_is_told(shipped: Path) -> None:
    write(shipped, "en", "ui", ENGLISH)
    assert run(["en", "--confirm", "ui.aa"], folders=[shipped], output=io.StringIO()) == 2


def test_a_damaged_list_of_sources_begins_anew(shipped: Path) -> None:
    write(shipped, "en", "ui", ENGLISH)
    write(shipped, "cs", "ui", 'a: "Jedna"')
    for content in ("{", "[]", '{"ui.a": 3}', '{"ui.a": "x y z"}'):
        (shipped / "cs" / NAME).write_text(content)
        assert json.loads(printed(shipped, "cs", "--json"))["cs"]["ui"]["stale"] == 0


def test_the_four_counts_add_up_and_json_says_the_same_as_the_table(shipped: Path) -> None:
    write(shipped, "en", "ui", ENGLISH)
    write(shipped, "cs", "ui", 'a: "Jedna"\nb: "Another thing"')
    plain = json.loads(printed(shipped, "cs", "--json"))["cs"]["ui"]
    assert plain == {"entries": 5, "translated": 1, "same": 1, "missing": 3, "stale": 0}
    row = next(line for line in printed(shipped, "cs", "--stats").splitlines() if line.startswith("  ui"))
    assert row.split()[1:6] == [str(number) for number in plain.values()]


def test_what_there_is_to_do_is_told_in_words_by_stages(shipped: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A first game before its school before all else, and the files in that order."""
    monkeypatch.setenv("LANGUAGE", "en")
    for domain, text in (("ys", "Bid in secret"), ("school", "Let us go"), ("common", "You %{count} won’t [coin] win")):
        write(shipped, "en", domain, f'a: "{text}"\nb: "Two words"')
    write(shipped, "en", "audit", AUDIT)
    write(shipped, "cs", "common", 'a: "Vyhraješ"')
    told = printed(shipped, "cs", "--stats").splitlines()
    assert told[:3] == ["game 3/5", "school 0/5", "everything 0/8"]
    assert [line.split()[0] for line in told[5:]] == ["common", "school", "audit", "ys"]


def test_an_unfinished_file_is_told_in_one_line(shipped: Path) -> None:
    write(shipped, "en", "ui", "\n".join(f'k{i}: "Some text {i}"' for i in range(40)))
    write(shipped, "cs", "ui", "\n".join(f'k{i}: "Some text {i}"' for i in range(20)))
    found = folded(audit([shipped], ["cs"]))
    assert [(each.advice_key, each.values["number"], each.values["first"]) for each in found] == [
        ("audit.missing_many", "20", "ui.k20"), ("audit.identical_many", "20", "ui.k0"),
    ]  # fmt: skip


def test_errors_are_told_last_where_a_terminal_shows_them(shipped: Path) -> None:
    write(shipped, "en", "access", 'a: "Some text"\nb: "%{player} is next"')
    write(shipped, "en", "ui", 'a: "Some text"')
    write(shipped, "cs", "access", 'b: "Na tahu je %{plyaer}"')
    found = folded(audit([shipped], ["cs"]))
    assert [(each.key, each.severity) for each in found] == [
        ("", "warning"), ("access.a", "warning"), ("access.b", "error"),
    ]  # fmt: skip


@pytest.mark.parametrize("quick", [["--fast"], ["--confirm", "ui.a"]])
def test_a_fast_check_draws_nothing_and_reads_no_code(shipped: Path, quick: list[str]) -> None:
    """Whoever only confirms a translation does not wait for screens, either."""
    write(shipped, "en", "ui", ENGLISH)

    def drawn(language: str) -> list[object]:
        raise AssertionError("a screen was drawn")

    assert run(["en", *quick], folders=[shipped], fits=drawn, output=io.StringIO()) == 0  # type: ignore[arg-type]
