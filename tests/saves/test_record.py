"""A save brings back the game, and whatever happened to the file, what is left of it."""

import json
import random
from dataclasses import replace

import pytest

from game.core.rules import Seat
from game.saves import parsing
from game.saves.parsing import parse, parse_header
from game.saves.record import Label, Record, signed
from game.saves.trouble import DamagedSave, NewerSave, SaveError, WrongBox
from game.session.session import Session
from tests.breadth import wide
from tests.session import pebbles
from tests.session.games import ANNA, ROBOT, bid_all, new_game, play
from tests.session.pebbles import Draw, Lay


def lines_of(record: Record) -> list[bytes]:
    return record.to_bytes().splitlines(keepends=True)


def with_header(record: Record, **changes: object) -> bytes:
    first, *rest = lines_of(record)
    return json.dumps(json.loads(first) | changes).encode() + b"\n" + b"".join(rest)


@pytest.mark.parametrize("seed", range(5))
def test_a_game_saved_at_any_entry_comes_back_as_it_was(seed: int) -> None:
    session = new_game(ANNA, ROBOT, seed=seed)
    while not session.is_over:
        play(session, 1, seed)
        record = parse(session.record().to_bytes())
        back, notice = Session.resume(record)
        assert notice is None
        assert back.record() == session.record() == record
        for viewer in (Seat(0), Seat(1), None):
            assert back.beats(viewer) == session.beats(viewer)


def test_a_loaded_game_rolls_what_it_would_have_rolled() -> None:
    session = play(new_game(), 9)
    back, _ = Session.resume(parse(session.record().to_bytes()))
    assert play(back, 20, seed=4).record() == play(session, 20, seed=4).record()


def test_undo_goes_on_after_loading() -> None:
    session = bid_all(new_game())
    session.submit(Seat(0), Lay(1), session.number)
    back, _ = Session.resume(parse(session.record().to_bytes()))
    back.undo()
    assert len(back.record().entries) == 2


def test_label_and_unusual_names_come_back() -> None:
    record = replace(new_game().record(), label=Label("Őszi játék „este”", "2025-01-02T03:04:05+00:00", b"\x89PNG\r\n"))
    assert parse(record.to_bytes()) == record


def test_a_save_does_not_show_hidden_things_or_the_seed() -> None:
    text = new_game(seed=987654321987654321).record().to_bytes().decode()
    assert "987654321987654321" not in text
    assert '"game"' not in text


def test_header_alone_tells_what_a_list_shows() -> None:
    record = play(new_game(), 5).record()
    head = parse_header(lines_of(record)[0])
    assert (head.box, head.players, head.is_over, head.lost) == ("pebbles", record.players, False, 5)


def test_a_file_cut_anywhere_gives_the_last_intact_entry() -> None:
    session = play(new_game(), 14)
    whole, lines = session.record().to_bytes(), lines_of(session.record())
    ends = [len(b"".join(lines[:count])) - 1 for count in range(1, len(lines) + 1)]
    for size in sorted({*range(0, len(whole), 7), *ends, *(end - 1 for end in ends), *(end + 1 for end in ends[:-1])}):
        intact = sum(end <= size for end in ends)
        if not intact:
            with pytest.raises(DamagedSave):
                parse(whole[:size])
            continue
        back, notice = Session.resume(parse(whole[:size]))
        kept = min(intact - 1, 14)
        assert back.beats(None) == session.beats(None)[: kept + 1]
        told = {"notice_moves_lost": 14 - kept} if kept < 14 else {"notice_whole": 0} if size < len(whole) - 1 else {}
        visible_events = {notice.key.removeprefix("ui.saves."): notice.values.get("count", 0)} if notice else {}
        assert visible_events == told


@pytest.mark.parametrize(("entries", "step"), wide([(8, 2), (300, 5)], [(8, 1), (300, 1)]), ids=str)
def test_a_flipped_bit_is_refused_or_told_or_changes_nothing(entries: int, step: int) -> None:
    """In a game in progress and in a finished one."""
    record = replace(play(new_game(), entries).record(), label=Label("Friday", "2025-01-02T03:04:05+00:00", b"picture"))
    whole = record.to_bytes()
    for place in range(0, len(whole), step):
        data = bytearray(whole)
        data[place] ^= 1 << place % 7
        try:
            found = parse(bytes(data))
            back, notice = Session.resume(found)
        except SaveError as error:
            assert error.notice.key.startswith("ui.saves.error_")
            continue
        play(back, 3)
        assert notice or found == record, (place, bytes(data[place - 30 : place + 10]))


def test_noise_is_a_damaged_save() -> None:
    dice = random.Random(2)
    for data in (b"", b"\n", b"null", b"[]", b"{}", b'{"kupola": true}', b"[" * 100_000, dice.randbytes(5000)):
        with pytest.raises(DamagedSave) as damaged:
            parse(data)
        assert damaged.value.notice.key == "ui.saves.error_damaged"


@pytest.mark.parametrize("key", ["box", "players", "options", "seed", "luck", "digest", "entries", "played", "over"])
@pytest.mark.parametrize("value", [None, -1, 1.5, "x", [], {}, [[[]]], {"a": {}}])
def test_nonsense_in_the_header_is_told(key: str, value: object) -> None:
    data = with_header(play(new_game(), 3).record(), **{key: value})
    try:
        play(Session.resume(parse(data))[0], 2)
    except SaveError as error:
        assert error.notice.key.startswith("ui.saves.error_")


def test_a_damaged_line_in_the_middle_closes_the_history_and_keeps_the_position() -> None:
    session = play(new_game(), 10)
    lines = lines_of(session.record())
    lines[4] = b"[0,\n"
    back, notice = Session.resume(parse(b"".join(lines)))
    assert notice is not None
    assert notice.key == "ui.saves.notice_history_closed"
    assert back.view(None) == session.view(None)
    assert len(back.beats(None)) == 1


@pytest.mark.parametrize("seed", range(6))
def test_a_closed_history_can_be_saved_and_goes_on_with_the_same_luck(seed: int) -> None:
    session = bid_all(new_game(seed=seed))
    lines = lines_of(session.record())
    lines[2] = b"\n"
    closed, _ = Session.resume(parse(b"".join(lines)))
    for _ in range(3):
        for game in (session, closed):
            game.submit(Seat(0), Draw(), game.number)
    assert closed.view(None) == session.view(None)
    again, notice = Session.resume(parse(closed.record().to_bytes()))
    assert notice is None
    assert again.record() == closed.record()


def test_corrected_rules_take_the_snapshot_and_say_so() -> None:
    session = bid_all(new_game())
    session.submit(Seat(0), Lay(2), session.number)
    data = session.record().to_bytes()
    pebbles.put_on_shelf(pebbles.ShyPebbles(), version=2)
    back, notice = Session.resume(parse(data))
    assert notice is not None
    assert notice.key == "ui.saves.notice_rules_changed"
    assert back.view(None).piles == (0, 0, 1)
    back.submit(Seat(0), Lay(2), back.number)
    assert back.view(None).piles == (0, 0, 3)
    assert back.record().rules_version == 2


def test_corrected_rules_that_do_not_touch_the_game_change_nothing() -> None:
    session = bid_all(new_game())
    session.submit(Seat(0), Lay(1), session.number)
    pebbles.put_on_shelf(pebbles.ShyPebbles(), version=2)
    back, notice = Session.resume(parse(session.record().to_bytes()))
    assert notice is None
    assert back.beats(None) == session.beats(None)


def test_corrected_rules_without_a_snapshot_keep_what_still_fits() -> None:
    session = bid_all(new_game())
    session.submit(Seat(0), Lay(2), session.number)
    pebbles.put_on_shelf(pebbles.ShyPebbles(), version=2)
    back, notice = Session.resume(replace(session.record(), snapshot=None))
    assert notice is not None
    assert notice.values == {"count": 1}
    assert back.number == 2


def test_an_entry_with_forged_luck_does_not_replay() -> None:
    session = bid_all(new_game())
    session.submit(Seat(0), Draw(), session.number)
    record = session.record()
    forged = replace(record.entries[-1], luck=(5 - record.entries[-1].luck[0],))
    back, notice = Session.resume(replace(record, entries=(*record.entries[:-1], forged)))
    assert notice is not None
    assert back.view(None).points == session.view(None).points


def test_an_entry_that_has_luck_left_over_does_not_replay() -> None:
    record = play(new_game(), 4).record()
    more = replace(record.entries[-1], luck=(*record.entries[-1].luck, 0))
    assert Session.resume(replace(record, entries=(*record.entries[:-1], more)))[1] is not None


def test_a_save_of_a_newer_program_is_told() -> None:
    with pytest.raises(NewerSave) as newer:
        parse(with_header(new_game().record(), kupola=99))
    assert newer.value.notice.key == "ui.saves.error_newer"


def test_a_save_of_newer_rules_is_told() -> None:
    with pytest.raises(NewerSave):
        Session.resume(parse(with_header(new_game().record(), rules=2)))


@pytest.mark.parametrize("box", ["chess", "../pebbles", "os.path", ""])
def test_a_save_of_a_box_that_is_not_here_is_told(box: str) -> None:
    with pytest.raises(WrongBox) as wrong:
        Session.resume(parse(with_header(new_game().record(), box=box)))
    assert wrong.value.notice.values == {"box": box}


def test_too_many_or_too_few_players_are_damage() -> None:
    with pytest.raises(DamagedSave):
        Session.resume(replace(new_game().record(), players=(ANNA,)))


def test_older_formats_are_migrated_step_by_step(monkeypatch: pytest.MonkeyPatch) -> None:
    def renames_box(lines: parsing.Lines) -> parsing.Lines:
        head = dict(lines[0])
        return [signed(head | {"box": head.pop("game")}), *lines[1:]]

    record = play(new_game(), 4).record()
    first, *rest = lines_of(record)
    head = json.loads(first)
    old = json.dumps({"game": head.pop("box")} | head).encode() + b"\n" + b"".join(rest)
    monkeypatch.setattr(parsing, "MIGRATIONS", {2: renames_box})
    monkeypatch.setattr(parsing, "FORMAT", 3)
    assert parse(old) == record


@pytest.mark.parametrize(
    "told",
    [
        None, 3, "progress.round", ["progress.round"], ["progress.round", "3"], ["progress.round", True],
        ["progress.round", -1], ["progress.round", 10**9], ["end.round", 3], ["progress." + "x" * 99, 3],
        [["progress.round"], 3],
    ],
    ids=repr,
)  # fmt: skip
def test_a_header_that_tells_nonsense_of_how_far_the_game_is_tells_nothing(told: object) -> None:
    record = new_game().record()
    assert record.progress is not None
    back = parse(with_header(record, progress=told))
    assert back.progress is None
    assert back.entries == record.entries


def test_a_header_of_older_versions_told_a_round_that_was_never_true_and_is_not_believed() -> None:
    """Ys with four players was in round 25 in its fourth turn (controls 7)."""
    first, *rest = lines_of(new_game().record())
    head = json.loads(first)
    del head["progress"]
    old = json.dumps(head | {"round": 25}).encode() + b"\n" + b"".join(rest)
    assert parse(old).progress is None
