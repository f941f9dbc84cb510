"""Whatever happens to the history, killed or damaged at every moment: no game is lost, and nothing stalls."""

import json
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from game.history.history import History
from tests.history import conftest
from tests.history.test_database import writer
from tests.history.test_kill import killed_in_migration, moments

path, shelf = conftest.path, conftest.shelf


def test_killed_at_every_moment_of_its_end_a_game_is_lost_by_a_line_at_most(tmp_path: Path) -> None:
    on_files, in_database = moments(tmp_path, 1)
    assert on_files >= 50 and in_database >= 50
    print(f"killed {on_files} times on files, {in_database} times in the database")


def test_killed_at_every_moment_of_a_migration_it_keeps_every_game(tmp_path: Path) -> None:
    killed_in_migration(tmp_path, 1)


@pytest.mark.parametrize("told", range(1, 40, 3))
def test_killed_in_the_middle_of_an_addition_it_holds_what_was_added_before(path: Path, told: int) -> None:
    program = writer(path, 0, 10_000)
    assert program.stdout
    lines = [program.stdout.readline() for _ in range(told)]
    program.kill()
    lines += [line for line in program.stdout.read().splitlines(keepends=True) if line.endswith("\n")]
    last = int(lines[-1])
    program.stdout.close()
    program.wait()
    history = History.open(path)
    history.check()
    games = [int(game.digest, 16) for game in history.games()]
    assert games == list(range(len(games))) and len(games) in (last + 1, last + 2)
    assert history.rows("SELECT count(*) FROM seats") == [(2 * len(games),)]
    history.close()


ROOT = Path(__file__).parents[3]
MANY = 560


@pytest.mark.timeout(3600)
def test_no_damage_of_hundreds_ends_the_program_or_is_kept_silent() -> None:
    command = [sys.executable, "-m", "tests.trials.spoiling", *map(str, range(MANY))]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, encoding="utf-8", timeout=3000, check=False)
    found = [json.loads(line) for line in done.stdout.splitlines() if line.startswith("{")]
    fates = Counter(each["fate"].split(":")[0] for each in found)
    print(f"\n{len(found)} damaged histories: {dict(fates)}")
    assert not [each for each in found if each["fate"].split(":")[0].isupper()]
    assert len(found) == MANY
