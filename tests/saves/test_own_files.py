"""Settings, presets, crash reports and the places where they lie."""

import json
from dataclasses import asdict, fields, replace
from pathlib import Path

import pytest

from game.saves import autosave, crash, paths, record, settings, trouble
from game.saves.presets import Presets, SetUp, keep_last, keep_preset, read_presets
from game.session.session import Session
from tests.session.games import ANNA, ROBOT, new_game, play


def test_settings_come_back(tmp_path: Path) -> None:
    chosen = settings.Settings("pl", True, 150, "slow", True, True, True, 1, 2, 3, True, "always", False, False)
    settings.change_settings(tmp_path / "settings.json", asdict(chosen))
    assert settings.read_settings(tmp_path / "settings.json") == (chosen, None)


@pytest.mark.parametrize("name", [field.name for field in fields(settings.Settings)])
@pytest.mark.parametrize("value", [None, 1.5, [], {}, -1, 999, "nonsense" * 9])
def test_a_value_that_is_not_allowed_falls_back_alone(tmp_path: Path, name: str, value: object) -> None:
    path, chosen = tmp_path / "settings.json", settings.Settings(scale=120, mute=True, speed="fast")
    path.write_text(json.dumps(asdict(chosen) | {name: value, "unknown": 1}))
    read_back, notice = settings.read_settings(path)
    assert notice is None
    assert read_back == replace(chosen, **{name: getattr(settings.Settings(), name)})


@pytest.mark.parametrize("language", ["", "hu", "pl_PL", "es_419", "pt-BR", "zh-Hant-TW", "qps", "key"])
def test_whatever_language_can_be_chosen_is_remembered(tmp_path: Path, language: str) -> None:
    settings.change_settings(tmp_path / "settings.json", {"language": language})
    assert settings.read_settings(tmp_path / "settings.json") == (settings.Settings(language=language), None)


@pytest.mark.parametrize("language", ["..", "../saves", "/etc", "hu/..", "h", "HU hu", "hu_" * 9])
def test_what_can_name_no_language_is_not_taken_for_a_folder(tmp_path: Path, language: str) -> None:
    settings.change_settings(tmp_path / "settings.json", {"language": language})
    assert settings.read_settings(tmp_path / "settings.json") == (settings.Settings(), None)


def test_a_true_volume_is_not_one_per_cent(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_text('{"master": true}')
    assert settings.read_settings(path)[0].master == settings.Settings().master


@pytest.mark.parametrize("data", [b"", b"{", b"[]", b"\xff\xfe", b"[" * 100_000])
def test_damaged_settings_are_told_and_kept_aside(tmp_path: Path, data: bytes) -> None:
    path = tmp_path / "settings.json"
    path.write_bytes(data)
    chosen, notice = settings.read_settings(path)
    assert chosen == settings.Settings()
    assert notice
    assert (tmp_path / "settings.json.bad").read_bytes() == data
    settings.change_settings(path, asdict(chosen))
    assert settings.read_settings(path) == (chosen, None)


def test_settings_that_cannot_be_written_are_told(tmp_path: Path) -> None:
    (tmp_path / "home").write_text("in the way")
    with pytest.raises(trouble.StoreError):
        settings.change_settings(tmp_path / "home" / "settings.json", {"mute": True})


SET_UP = SetUp("pebbles", (ANNA, ROBOT), {"steps": 2}, random_order=False, youngest=1)


def test_the_lobby_remembers_the_last_set_up_and_named_ones(tmp_path: Path) -> None:
    presets = Presets(SET_UP, {"Család": SET_UP, "Solo": SetUp("pebbles", (ANNA, ROBOT))})
    path = tmp_path / "presets.json"
    keep_last(path, SET_UP)
    for name, set_up in presets.named.items():
        keep_preset(path, name, set_up)
    assert read_presets(path) == presets


def test_a_preset_that_makes_no_sense_is_forgotten_alone(tmp_path: Path) -> None:
    path, good = tmp_path / "presets.json", SET_UP.to_plain()
    bad = [None, 7, {}, good | {"players": 3}, good | {"youngest": 9}, good | {"options": []}]
    bad += [good | {"players": [{"kind": "cat"}]}, good | {"players": [["Anna"]]}, good | {"youngest": "x"}]
    for value in bad:
        path.write_text(json.dumps({"last": value, "named": {"good": good, "bad": value}}))
        assert read_presets(path) == Presets(None, {"good": SET_UP})


def test_a_preset_of_an_odd_name_can_be_shown(tmp_path: Path) -> None:
    path = tmp_path / "presets.json"
    path.write_text(json.dumps({"named": {"Csa\0lád\ud83d" + "x" * 5000: SET_UP.to_plain()}}))
    [name] = read_presets(path).named
    assert name.startswith("Családxx") and len(name) == 200


@pytest.mark.parametrize("data", [b"{", b"[]", b"7", b'{"named": []}', b'"x"'])
def test_damaged_presets_are_kept_aside(tmp_path: Path, data: bytes) -> None:
    path = tmp_path / "presets.json"
    path.write_bytes(data)
    assert read_presets(path) == Presets()


def test_places_follow_the_environment_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KUPOLA_HOME", str(tmp_path / "here"))
    assert paths.find_paths(portable=True, program=tmp_path).home == tmp_path / "here"


def test_portable_files_stay_beside_the_program(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("KUPOLA_HOME", raising=False)
    assert paths.find_paths(portable=True, program=tmp_path).home.parent == tmp_path
    assert paths.find_paths(program=tmp_path).home.parent != tmp_path
    (tmp_path / "portable.txt").touch()
    assert paths.find_paths(program=tmp_path).home.parent == tmp_path


def test_finding_the_places_writes_nothing(tmp_path: Path) -> None:
    places = paths.Paths(tmp_path / "home")
    assert places.saves.parent == places.home
    assert not places.home.exists()


def test_a_crash_leaves_a_log_and_the_game(tmp_path: Path) -> None:
    session = play(new_game(), 6)
    try:
        raise RuntimeError("the vault collapsed")
    except RuntimeError as error:
        path = crash.write_crash(paths.Paths(tmp_path), error, session.record)
    assert path
    assert "the vault collapsed" in path.read_text()
    back, notice = Session.resume(autosave.read(path.with_suffix(".kupola")))
    assert notice is None
    assert back.record() == session.record()


def test_a_crash_report_survives_a_broken_game_and_a_broken_disk(tmp_path: Path) -> None:
    def broken() -> record.Record:
        raise ValueError("no record")

    assert crash.write_crash(paths.Paths(tmp_path), RuntimeError("x"), broken)
    (tmp_path / "file").write_text("in the way")
    assert crash.write_crash(paths.Paths(tmp_path / "file"), RuntimeError("x")) is None
