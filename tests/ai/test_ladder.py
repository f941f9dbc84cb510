"""The ladder: each level against the one below, in Elo points, by a test that stops, goes on, and is told."""

import io
import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from game.tools import ladder_file, ladder_report, matches, simulate
from game.tools.ladder import DealScore
from tests.ai.test_simulate import figures as ladder

LINE = "template --ladder random,easy --games 24 --seed 3"


def timeless(told: dict[str, Any]) -> dict[str, Any]:
    """Leaves out what depends on the machine."""
    rungs = [{key: value for key, value in rung.items() if key != "decision_ms"} for rung in told["rungs"]]
    return told | {"rungs": rungs}


# ---------------------------------------------------------------------- strength
def test_equals_are_zero_elo_apart_whatever_the_number_of_seats() -> None:
    for seats in (2, 3, 4, 6):
        assert matches.elo(1 / seats, seats) == pytest.approx(0)
    assert matches.elo(10 / 11, 2) == pytest.approx(400)
    assert matches.elo(0.7, 2) == pytest.approx(-matches.elo(0.3, 2))


def test_the_test_stops_at_clear_results_and_plays_on_at_others() -> None:
    test = matches.Sequential(0.5, 0.6)
    assert test.verdict([1.0] * 15) is None, "too few deals to know the spread"
    assert test.verdict([1.0, 1.0, 0.5] * 20) == "above"
    assert test.verdict([0.0, 0.5, 0.5] * 20) == "below"
    assert test.verdict([0.5, 0.6] * 3) is None
    assert test.verdict([0.0, 1.0, 1.0, 0.0, 1.0] * 6) is None, "this might be either"


def test_of_two_equal_rates_one_in_twenty_is_decided_wrongly() -> None:
    """Wald: with bounds of ln 19 a rate that equals the lower one is taken for the higher in 5 % of runs at most."""

    dice, wrong, runs = Random(7), 0, 400
    for _ in range(runs):
        scores: list[float] = []
        while (verdict := matches.Sequential(0.5, 0.65).verdict(scores)) is None:
            scores.append(float(dice.random() < 0.5))
        wrong += verdict == "above"
    assert wrong / runs < 0.08


# ---------------------------------------------------------------------- the ladder
def test_each_level_meets_the_one_below_it_from_every_seat(capsys: pytest.CaptureFixture[str]) -> None:
    told = ladder(capsys, "template --ladder random,easy,normal --games 6 --players 3")
    assert [(rung["level"], rung["below"]) for rung in told["rungs"]] == [("easy", "random"), ("normal", "easy")]
    assert [rung["games"] for rung in told["rungs"]] == [6, 6]
    assert list(told["elo"]) == ["random", "easy", "normal"]
    assert told["elo"]["random"] == 0


def test_a_ladder_is_the_same_whoever_shares_the_work(capsys: pytest.CaptureFixture[str]) -> None:
    alone = ladder(capsys, f"{LINE} --decide 40,90")
    assert timeless(ladder(capsys, f"{LINE} --decide 40,90 --jobs 2")) == timeless(alone)
    assert ladder(capsys, LINE.replace("seed 3", "seed 4"))["digest"] != ladder(capsys, LINE)["digest"]


def test_it_stops_when_decided(capsys: pytest.CaptureFixture[str]) -> None:
    told = ladder(capsys, "template --ladder random,random --games 200 --decide 80,95")
    (rung,) = told["rungs"]
    assert rung["decided"] == "below" and rung["deals"] < 100


def test_a_run_that_was_cut_off_goes_on(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "ladder.jsonl"
    whole = ladder(capsys, f"{LINE} --keep {file}")
    lines = file.read_text("utf-8").splitlines(keepends=True)
    assert len(lines) == 13
    file.write_text("".join(lines[:6]) + lines[6][:20], "utf-8")
    assert timeless(ladder(capsys, f"{LINE} --keep {file}")) == timeless(whole)
    assert sorted(json.loads(line)["number"] for line in file.read_text("utf-8").splitlines()[1:]) == [*range(12)]


def test_what_was_kept_is_not_played_again(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "ladder.jsonl"
    ladder(capsys, f"{LINE} --keep {file}")
    lines = [json.loads(line) for line in file.read_text("utf-8").splitlines()]
    lines[3]["deal"]["score"] = 0.123
    file.write_text("".join(json.dumps(line, sort_keys=line is lines[0]) + "\n" for line in lines), "utf-8")
    (rung,) = ladder(capsys, f"{LINE} --keep {file}")["rungs"]
    assert (rung["win_rate"] * 12) % 0.25 == pytest.approx(0.123, abs=0.001), "what the file says counts"


def test_a_file_of_another_ladder_is_refused(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "ladder.jsonl"
    ladder(capsys, f"{LINE} --keep {file}")
    with pytest.raises(SystemExit):
        simulate.run(f"{LINE.replace('seed 3', 'seed 4')} --keep {file}".split())
    assert "another" in capsys.readouterr().err


def test_a_ladder_outlives_changes_of_other_boxes_only() -> None:
    rooms = {file.parts[:2] for file in ladder_file.deciding("alhambra")}
    assert {("ai", "bots.py"), ("boxes", "alhambra"), ("boxes", "alhambra_family"), ("core", "rules.py")} <= rooms
    assert ("boxes", "ys") not in rooms


def test_a_cluster_plays_the_same_games(capsys: pytest.CaptureFixture[str]) -> None:
    from distributed import LocalCluster

    alone = ladder(capsys, LINE)
    with LocalCluster(n_workers=1, processes=False, dashboard_address=None) as cluster:  # type: ignore[no-untyped-call]
        together = ladder(capsys, f"{LINE} --cluster {cluster.scheduler_address}")
    assert timeless(together) == timeless(alone)


def test_only_a_cluster_needs_the_extra(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr("game.tools.workers.find_spec", lambda name: None)
    ladder(capsys, "template --seats random,random --games 2")
    with pytest.raises(SystemExit):
        simulate.run([*LINE.split(), "--cluster", "tcp://127.0.0.1:1"])
    assert "[cluster]" in capsys.readouterr().err


# ---------------------------------------------------------------------- progress
def test_progress_is_told_with_the_time_that_is_left() -> None:
    stream, now = io.StringIO(), iter([0.0, 60.0, 120.0])
    progress = ladder_report.RungProgress(10, stream, lambda: next(now))
    deals = [DealScore(1.0, "", 1, 1.0, 1.0), DealScore(0.5, "", 1, 1.0, 1.0)]
    progress("hard", "normal", deals[:1], 1)
    progress("hard", "normal", deals, 2)
    assert stream.getvalue().splitlines() == [
        "hard over normal: 1 of 10 deals, 100% [21%, 100%]",
        "hard over normal: 2 of 10 deals, 75% [20%, 97%], at most 8 min left",
    ]
