"""What a file says and nobody here knows is mended with a sentence or refused: it never breaks the program later."""

import json
from pathlib import Path
from typing import Any

import pytest

from game.ai.levels import LADDER
from game.core import resources, text
from game.saves import parsing, paths, sealing, trouble
from game.saves.record import Record, signed
from game.saves.store import Store
from game.session.session import Session
from game.tools import replay
from tests.session.games import ANNA, BELA, ROBOT, new_game, play


def written(record: Record, version: int = 1, **changes: Any) -> bytes:
    """Returns a save with another header: as an older format wrote it, or signed as if it had been so."""
    first, *rest = record.to_bytes().splitlines(keepends=True)
    head = json.loads(first) | changes
    if version == 1:
        head.pop("check")
    else:
        head = signed(head)
    return json.dumps(head | {"kupola": version}).encode() + b"\n" + b"".join(rest)


def with_player(record: Record, version: int = 1, **changes: Any) -> bytes:
    """Returns a save whose last player is described otherwise."""
    plain = [player.to_plain() for player in record.players]
    return written(record, version, players=[*plain[:-1], plain[-1] | changes])


def keys(session: tuple[Session, Any]) -> list[str]:
    notice = session[1]
    return [told.key.removeprefix("ui.saves.notice_") for told in notice.all] if notice else []


@pytest.mark.parametrize("version", [1, 2])
@pytest.mark.parametrize("colour", ["cobalu", "", "crimson", "\0", "é" * 200])
def test_an_unknown_colour_gives_way_to_a_free_one(colour: str, version: int) -> None:
    found = Session.resume(parsing.parse(with_player(play(new_game(ANNA, BELA), 4).record(), version, colour=colour)))
    assert keys(found) == ["colour"]
    one, other = (player.colour for player in found[0].players)
    assert {one, other} <= set(resources.player_colours()) and one != other
    assert found[0].number == 4


@pytest.mark.parametrize("version", [1, 2])
@pytest.mark.parametrize("level", ["norMal", "", "\0"])
def test_an_unknown_level_gives_way_to_the_usual_one(level: str, version: int) -> None:
    found = Session.resume(parsing.parse(with_player(play(new_game(ANNA, ROBOT), 4).record(), version, level=level)))
    assert keys(found) == ["level"]
    assert found[0].players[1].level in {known.key for known in LADDER}


@pytest.mark.parametrize("name", ["Bé\0la", "\ud83d", "Bé\x1b[31mla", "Bé\nla", "B" * 100_000])
def test_signs_that_no_screen_shows_are_taken_out_of_names(name: str) -> None:
    head = parsing.parse_header(with_player(new_game(ANNA, BELA).record(), name=name).splitlines()[0])
    shown = head.players[1].name
    assert shown == (text.clean(name, 200) or "?") and len(shown) <= 200
    assert [told.key for told in head.mended] == ["ui.saves.notice_text"]
    shown.encode()


def test_the_label_of_a_save_is_as_clean_and_as_short() -> None:
    data = written(new_game().record(), name="Friday\0\ud83d" + "x" * 5000, written="\0" * 99 + "2" * 99, picture=7)
    label = parsing.parse(data).label
    assert label.name.startswith("Fridayxxx") and len(label.name) == 200
    assert label.written == "2" * 40
    assert label.picture == b""


@pytest.mark.parametrize("version", [1, 2])
def test_a_header_without_a_name_is_not_said_to_hold_strange_signs(version: int) -> None:
    first, *rest = play(new_game(), 4).record().to_bytes().splitlines(keepends=True)
    head = {key: value for key, value in json.loads(first).items() if key not in ("name", "check")}
    head = head | {"kupola": 1} if version == 1 else signed(head)
    assert keys(Session.resume(parsing.parse(json.dumps(head).encode() + b"\n" + b"".join(rest)))) == []


@pytest.mark.parametrize("acting", [[-100], [99], ["x"], {}, None, [True], [10**30]])
def test_seats_that_nobody_has_are_not_said_to_act(acting: Any) -> None:
    assert set(parsing.parse_header(written(new_game().record(), acting=acting).splitlines()[0]).acting) <= {0, 1}


def test_a_long_box_name_is_quoted_short() -> None:
    data = written(new_game().record(), box="b" * 100_000)
    with pytest.raises(trouble.WrongBox) as error:
        Session.resume(parsing.parse(data))
    assert len(str(error.value.notice.values["box"])) <= 40
    assert text.short("x" * 50) == "x" * 39 + "…"


CHANGES = {
    "box": "pebblez", "over": True, "acting": [1], "name": "Fridax", "options": {"steps": 2}, "played": 3, "round": 9,
    "written": "2030", "entries": 5, "rules": 0, "digest": "0123456789abcdef", "luck": [1, 1], "seed": sealing.seal(8),
    "picture": "AAAA", "more": 1,
}  # fmt: skip


@pytest.mark.parametrize("key", CHANGES)
def test_whatever_was_changed_in_the_header_is_told(key: str, tmp_path: Path) -> None:
    first, *rest = play(new_game(), 4).record().to_bytes().splitlines(keepends=True)
    path = tmp_path / "changed.kupola"
    path.write_bytes(json.dumps(json.loads(first) | {key: CHANGES[key]}).encode() + b"\n" + b"".join(rest))
    assert replay.run([str(path)]) == 1


def test_an_older_save_whose_header_contradicts_its_game_is_told() -> None:
    record = play(new_game(), 4).record()
    assert keys(Session.resume(parsing.parse(written(record)))) == []
    for change in ({"over": True}, {"acting": [1 - record.acting[0]]}, {"played": 3}):
        assert keys(Session.resume(parsing.parse(written(record, **change)))) == ["head_damaged"]


def test_the_tool_tells_each_thing_in_a_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "changed.kupola"
    path.write_bytes(with_player(new_game(ANNA, ROBOT).record(), colour="mauve", level="godlike"))
    assert replay.run([str(path)]) == 1
    assert capsys.readouterr().err.count("\n") == 2
    path.write_bytes(new_game(ANNA, ROBOT).record().to_bytes())
    assert replay.run([str(path)]) == 0
    assert capsys.readouterr().err == ""


def test_a_new_name_leaves_an_undamaged_save_undamaged_and_heals_none(tmp_path: Path) -> None:
    store = Store(paths.Paths(tmp_path))
    path = store.rename(store.save(play(new_game(), 3).record(), "Old"), "Új\0név")
    assert keys(Session.resume(store.read(path))) == []
    assert store.read(path).label.name == "Újnév"
    path.write_bytes(path.read_bytes().replace(b'"crimson"', b'"saffron"', 1))
    path = store.rename(path, "Again")
    assert keys(Session.resume(store.read(path))) == ["head_damaged"]


def test_two_lines_in_each_others_place_are_told_even_if_they_do_the_same() -> None:
    lines = play(new_game(), 6).record().to_bytes().splitlines(keepends=True)
    for at in range(1, 6):
        swapped = [*lines]
        swapped[at], swapped[at + 1] = lines[at + 1], lines[at]
        assert keys(Session.resume(parsing.parse(b"".join(swapped))))


def test_a_damaged_snapshot_costs_nothing_and_is_told() -> None:
    session = play(new_game(), 6)
    *lines, last = session.record().to_bytes().splitlines(keepends=True)
    found = Session.resume(parsing.parse(b"".join([*lines, last.replace(b"e", b"f", 1)])))
    assert keys(found) == ["whole"]
    assert found[0].beats(None) == session.beats(None)


def _spoiled(plain: Any) -> Any:
    if isinstance(plain, list):
        return [_spoiled(part) for part in plain]
    return -1 if type(plain) is int else plain


@pytest.mark.parametrize("box", ["alhambra", "alhambra_cards", "maharaja", "ys"])
def test_a_snapshot_edited_by_hand_is_not_put_on_the_table(box: str) -> None:
    players = (ANNA, BELA, ROBOT)
    lines = play(Session.new(box, players, {}, 3), 9).record().to_bytes().splitlines(keepends=True)
    spoiled = sealing.seal(_spoiled(sealing.unseal(json.loads(lines[-1])["snapshot"])))
    for keep in (3, 9):
        data = b"".join([*lines[:keep], b"?\n", json.dumps({"snapshot": spoiled}).encode()])
        found = Session.resume(parsing.parse(data))
        assert keys(found) == ["moves_lost"]
        assert found[0].number == keep - 1
