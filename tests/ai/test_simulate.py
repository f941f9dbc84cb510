"""The tool `simulate`: its figures can be repeated, and mean what its help says; the ladder is a ladder."""

import json
from typing import Any

import pytest

from game.core import box as shelf
from game.core.rules import Key, Result
from game.tools.matches import Match, PlayedGame, play_deal, wilson
from game.tools.simulate import level_figures, run, simulate

FIELDS = ["box", "games", "seed", "options", "games_per_s", "levels", "digest"]
LEVEL_FIELDS = ["seats", "win_rate", "ci95", "mean_place", "mean_score", "decision_ms"]


def figures(capsys: pytest.CaptureFixture[str], line: str) -> dict[str, Any]:
    assert run([*line.split(), "--json"]) == 0
    told: dict[str, Any] = json.loads(capsys.readouterr().out)
    return told


def timeless(told: dict[str, Any]) -> dict[str, Any]:
    levels = {key: {k: v for k, v in its.items() if k != "decision_ms"} for key, its in told["levels"].items()}
    return {key: value for key, value in told.items() if key != "games_per_s"} | {"levels": levels}


def test_the_object_has_exactly_the_agreed_fields(capsys: pytest.CaptureFixture[str]) -> None:
    told = figures(capsys, "template --seats easy,random --games 3 --seed 4 --options prize=rising")
    assert list(told) == FIELDS
    assert told["options"] == {"prize": "rising"}
    assert list(told["levels"]) == ["easy", "random"]
    assert list(told["levels"]["easy"]) == LEVEL_FIELDS
    assert list(told["levels"]["easy"]["decision_ms"]) == ["mean", "p95", "max"]


def test_the_same_seed_gives_the_same_games_however_the_work_is_shared(capsys: pytest.CaptureFixture[str]) -> None:
    line = "template --seats easy,random --games 18 --swap --seed 5"
    alone = figures(capsys, line)
    assert timeless(figures(capsys, f"{line} --jobs 2")) == timeless(alone)
    assert figures(capsys, line.replace("5", "6"))["digest"] != alone["digest"]


def test_the_digest_covers_every_game(capsys: pytest.CaptureFixture[str]) -> None:
    few, more = (figures(capsys, f"template --seats random,random --games {games}") for games in (3, 4))
    assert few["digest"] != more["digest"]


def test_swapping_plays_each_deal_from_every_seat() -> None:
    match = Match("template", {"prize": "even"}, ("easy", "random", "normal"), seed=1, swap=True)
    games = play_deal(match, 0)
    assert [game.levels for game in games] == [
        ("easy", "random", "normal"),
        ("random", "normal", "easy"),
        ("normal", "easy", "random"),
    ]


def test_games_of_a_swapped_match_are_whole_deals(capsys: pytest.CaptureFixture[str]) -> None:
    assert figures(capsys, "template --seats random,random,random --games 4 --swap")["games"] == 6


def game(levels: tuple[str, ...], places: tuple[int, ...], totals: tuple[int, ...] = (9, 8, 7)) -> PlayedGame:
    return PlayedGame(levels, Result(((),) * len(levels), totals, places, Key("end")), "0", ((1.0,),) * len(levels))


def test_shared_wins_count_in_parts() -> None:
    assert game(("a", "b", "b"), (1, 1, 3)).shares == (0.5, 0.5, 0.0)


def test_a_level_on_several_seats_is_told_by_their_mean() -> None:
    its = level_figures("b", [[game(("a", "b", "b"), (2, 1, 3))], [game(("a", "b", "b"), (1, 1, 3))]])
    assert its["seats"] == 2
    assert its["win_rate"] == pytest.approx((1 + 0 + 0.5 + 0) / 4)
    assert its["mean_place"] == pytest.approx(2.0)
    assert its["mean_score"] == pytest.approx(7.5)


def test_the_interval_is_that_of_wilson_and_counts_deals() -> None:
    assert wilson(0.5, 100) == pytest.approx((0.4038, 0.5962), abs=1e-4)
    assert wilson(1.0, 10)[1] == 1.0
    assert 0.7 < wilson(1.0, 10)[0] < 0.73
    twice = [game(("a", "b", "b"), (1, 2, 3))] * 2
    assert level_figures("a", [twice])["ci95"] == pytest.approx(wilson(1.0, 1), abs=1e-4)


@pytest.mark.parametrize(
    "line",
    [
        "chess --seats easy,easy",
        "template --seats easy",
        "template --seats easy,grandmaster",
        "template --seats easy,easy --options prize=huge",
        "template --seats easy,easy --options prize",
        "template --seats easy,easy --games 0",
    ],
)
def test_what_makes_no_sense_is_refused_in_one_line(line: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        run(line.split())
    assert end.value.code == 2
    assert "error:" in capsys.readouterr().err.splitlines()[-1]


def test_without_json_it_is_told_in_lines(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["template", "--seats", "easy,random", "--games", "2"]) == 0
    head, *levels = capsys.readouterr().out.splitlines()
    assert head.startswith("template: 2 games")
    assert [line.split()[0] for line in levels] == ["easy", "random"]


@pytest.mark.parametrize(
    ("line", "key", "value"),
    [
        ("template --options prize=rising", "prize", "rising"),
        ("alhambra_cards --options open_hands=true,youngest=1", "open_hands", True),
        ("alhambra_cards --options open_hands=true,youngest=1", "youngest", 1),
        ("maharaja --options neutral=false", "neutral", False),
    ],
)
def test_options_of_every_kind_are_understood(
    line: str, key: str, value: bool | int | str, capsys: pytest.CaptureFixture[str]
) -> None:
    understood = figures(capsys, f"{line} --seats random,random --games 1")["options"][key]
    assert (type(understood), understood) == (type(value), value)


# ---------------------------------------------------------------------- strength
def win_rate(levels: tuple[str, ...], games: int, seed: int, box: str = "alhambra_cards") -> float:
    match = Match(box, shelf.about(box).complete({}), levels, seed, swap=True)
    rate: float = simulate(match, games)["levels"][levels[0]]["win_rate"]
    return rate


def test_easy_beats_random_play() -> None:
    assert win_rate(("easy", "random"), games=12, seed=31) >= 0.8
