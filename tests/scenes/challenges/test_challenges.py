"""The scene of challenges: what can be begun there, what counts, and what a code brings."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from datetime import date
from pathlib import Path

import pygame
import pytest

from game.challenges.deals import Deal, shown
from game.challenges.goals import LEAD, goals
from game.challenges.notes import Solving
from game.challenges.puzzles import Puzzle, puzzle, puzzles
from game.challenges.weekly import week_deal, week_of
from game.history.finished import FinishedGame, SeatResult, deal_key
from game.paint.palette import BAD, MUTED
from game.program import Program
from game.scenes.challenges.puzzle import question
from game.scenes.challenges.scene import ChallengesScene
from game.scenes.challenges.trial import players_of
from game.scenes.lobby.scene import LobbyScene
from game.scenes.people.portraits import PORTRAITS
from game.session.session import Session
from tests.scenes.audit import Show, readable
from tests.scenes.driver import Driver, Mouse, begun, new_session, play

TODAY = date(2026, 11, 25)


@pytest.fixture
def driver(tmp_path: Path) -> Iterator[Driver]:
    driver = Driver(tmp_path, (1280, 720))
    opened(driver.program)
    driver.turn()
    yield driver
    driver.close()


def opened(made: Program) -> ChallengesScene:
    made.services.navigation.start(made.services.routes.challenges)
    scene = made.services.navigation.stack.top
    assert isinstance(scene, ChallengesScene)
    scene.today = TODAY
    scene.show_day(TODAY)
    scene.show_box("ys")
    return scene


def type_code(driver: Driver, code: str) -> None:
    driver.scene.type_code(code)
    driver.ui.is_stale = True
    driver.turn()


def answer(driver: Driver, typed: str) -> None:
    driver.click("dialog:field")
    driver.press(pygame.K_a, mod=pygame.KMOD_CTRL)
    driver.turn(pygame.event.Event(pygame.TEXTINPUT, text=typed))
    driver.turn()
    driver.click("dialog:0")


def refused(driver: Driver, typed: Iterable[str], why: str) -> None:
    """Types what is no answer: the dialog stays, says why, and keeps what was typed."""
    for each in typed:
        answer(driver, each)
        assert driver.node("dialog:field").value == each
        assert driver.node("dialog:0").why == driver.services.words(why)
        assert driver.services.words(why) in driver.texts


def test_the_deal_of_the_week_is_the_same_for_everybody_and_counts_once(driver: Driver) -> None:
    driver.click("play")
    assert driver.name == "DialogScene" and "The first try counts" in driver.texts
    driver.press(pygame.K_ESCAPE)
    assert not driver.services.notes.begun("")
    driver.click("play", "dialog:0")
    deal = week_deal("ys", week_of(TODAY)).deal
    session = driver.table.session
    assert (session.box, session.seed, session.options) == ("ys", deal.seed, deal.all_options)
    assert [player.is_human for player in session.players] == [seat == deal.seat for seat in range(deal.seats)]
    assert {player.level for player in session.players if not player.is_human} == {"normal"}
    driver.services.autosaver.close()
    [waiting] = driver.services.store.unfinished()
    opened(driver.program)
    driver.turn()
    assert driver.services.words("challenges.waits") in driver.texts, "the first try can be gone on with"
    driver.click("play")
    assert (driver.table.session.seed, driver.services.autosaver.path) == (deal.seed, waiting.path)
    driver.services.autosaver.close()
    driver.services.store.delete(waiting.path)
    opened(driver.program)
    driver.turn()
    driver.click("play")
    assert driver.name == "DialogScene" and "Only practice from now on" in driver.texts
    driver.click("dialog:0")
    assert driver.table.session.seed == deal.seed
    opened(driver.program)
    driver.turn()
    assert driver.services.words("challenges.spoilt").split()[0] in " ".join(driver.texts)


def test_who_began_a_challenge_last_is_known_at_the_next_start(driver: Driver) -> None:
    anna, _ = (driver.services.people.create(name, "jade", PORTRAITS[0]) for name in ("Anna", "Béla"))
    assert opened(driver.program).person is None
    driver.services.notes.begin(anna.id, week_deal("ys", week_of(TODAY)).deal.code, "2026-11-25T10:00")
    driver.services.learner = ""
    assert opened(driver.program).person == anna


def test_earlier_weeks_can_be_had_and_later_ones_not(driver: Driver) -> None:
    assert driver.ui.find("later") is None
    driver.click("earlier")
    assert driver.scene.week == week_of(date(2026, 11, 18))
    driver.click("later", "day")
    refused(driver, ("2026-12-01", "yesterday", "9999-12-31"), "challenges.error_day")
    answer(driver, "3. 2. 2026")
    assert driver.scene.week == week_of(date(2026, 2, 3))


def test_a_goal_begins_with_a_deal_of_its_own(driver: Driver) -> None:
    goal = goals("ys")[0]
    driver.click("leaf:goals", f"play:{goal.id}")
    first = driver.table.session
    assert (len(first.players), first.options["favour"]) == (goal.seats, False)
    opened(driver.program).turn("goals")
    driver.turn()
    driver.click(f"play:{goal.id}")
    assert driver.table.session.seed != first.seed


def test_where_one_comes_to_write_a_code_one_can_write(driver: Driver) -> None:
    """Eight letters and Enter once began the deal of the week, whose first try counts."""
    deal = Deal("maharaja", 4, 77, {"yogi": True})
    driver.click("leaf:code")
    for letters in (deal.code[:-1], deal.code[-1:]):
        assert driver.name == "ChallengesScene"
        driver.turn(pygame.Event(pygame.TEXTINPUT, text=letters.lower()))
        driver.press(pygame.K_RETURN)
        assert letters in "".join(text for text in driver.texts if len(text) == 1)  # on the tiles below the field
    driver.press(pygame.K_RETURN)
    assert driver.table.session.seed == deal.seed


def test_a_code_brings_its_deal_to_the_table_and_to_the_lobby(driver: Driver) -> None:
    deal = Deal("maharaja", 4, 77, {"yogi": True})
    driver.click("leaf:code")
    for length, told, tone in ((8, "No code of eight letters", MUTED), (20, "One letter is wrong", BAD)):
        type_code(driver, "B" * (length - 1) + "C")
        mark = next(mark for mark in driver.ui.canvas.audit or () if mark.text.startswith(told))
        assert mark.colour == tuple(pygame.Color(tone))[:3], "eight letters may be the first of twenty"
    assert not driver.node("code_field").hint, "a tip would say it a second time, over the first"
    type_code(driver, shown(deal.code).lower())
    driver.click("lay_code")
    assert isinstance(driver.scene, LobbyScene)
    session = driver.scene.lineup.begin()
    assert (session.box, session.seed) == (deal.box, deal.seed)
    assert session.options == deal.all_options
    driver.scene.back()
    driver.turn()
    driver.click("play_code")
    assert driver.table.session.record().opening == session.record().opening


def test_the_result_of_any_game_tells_a_code_that_is_pasted_and_lays_the_same_table(driver: Driver) -> None:
    session = begun(new_session("human", "easy", box="alhambra_cards", seed=10**17 + 3, youngest=1), 500)
    driver.start(driver.services.routes.result, session)
    driver.scene.to_points()
    driver.turn()
    driver.click("code")
    driver.press(pygame.K_RETURN)
    assert driver.name == "ResultScene"
    opened(driver.program)
    driver.turn()
    driver.click("leaf:code")
    driver.press(pygame.K_v, mod=pygame.KMOD_LCTRL)
    assert driver.scene.deal.seed == session.seed, driver.stuck("not pasted")
    driver.click("lay_code")
    laid = driver.scene.lineup.begin()
    assert (laid.seed, laid.options, laid.record().opening) == (
        session.seed, session.options, session.record().opening,
    )  # fmt: skip


def test_a_game_that_was_begun_with_a_code_tells_that_one_again(driver: Driver) -> None:
    deal = Deal("ys", 2, 9)
    driver.click("leaf:code")
    type_code(driver, deal.code)
    driver.click("play_code")
    driver.start(driver.services.routes.result, begun(driver.table.session, 900))
    driver.scene.to_points()
    driver.turn()
    driver.click("code")
    assert any(shown(deal.code) in text for text in driver.texts)


def test_codes_that_were_begun_last_are_taken_up_again_by_a_press(driver: Driver) -> None:
    begin, deals = driver.services.notes.begin, [Deal("ys", 2, number) for number in range(5)]
    for day, deal in enumerate(deals):
        begin("", deal.code, f"2026-11-0{day + 1}T10:00")
    begin("", week_deal("ys", week_of(TODAY)).deal.code, "2026-11-25T10:00", "points")
    begin("", "no code", "2026-11-25T10:00")
    driver.click("leaf:code")
    offered = [node.id.removeprefix("recent:") for node in driver.ui.nodes if node.id.startswith("recent:")]
    assert offered == [deal.code for deal in deals[:1:-1]], "the deal of the week has a panel of its own"
    driver.click(f"recent:{deals[3].code}")
    assert driver.scene.deal == deals[3]


def test_results_of_others_stand_beside_ours(driver: Driver) -> None:
    driver.click("leaf:code", "new_code", "add_result")
    refused(driver, ("nobody", "87", "Nowak 8x"), "challenges.code.error_result")
    answer(driver, "Nowak 87")
    driver.click("add_result")
    answer(driver, "Kovács 91")
    assert [driver.node(f"result:{i}").name for i in range(2)] == ["Kovács (told): 91", "Nowak (told): 87"]


def test_points_to_begin_with_are_left_out_of_what_families_compare(driver: Driver) -> None:
    scene = opened(driver.program)
    with_code(scene)
    deal, services = scene.deal, scene.services
    assert deal is not None
    players = [replace(player, start=18) for player in players_of(deal, None, services.words)]
    seats = tuple(SeatResult(player, 60, 1) for player in players)
    key, ended = deal_key(deal.box, deal.seats, deal.seed), f"{TODAY}T20:00:00.000+00:00"
    game = FinishedGame("f" * 16, key, deal.box, 1, deal.all_options, ended, "end.tiles", 60, 90, seats)
    services.history.begin()
    services.history.ask(lambda history: history.add(game))
    scene.type_code(deal.code)
    services.history.settle()
    driver.turn()
    driver.turn()
    assert driver.node("result:0").name.endswith(": 42")


def with_code(scene: ChallengesScene) -> None:
    scene.show_box("alhambra_cards")
    scene.turn("code")
    scene.draw_deal()


def with_code_of_a_table(scene: ChallengesScene) -> None:
    scene.turn("code")
    scene.type_code(Deal("maharaja", 5, 0, {"yogi": True}, 10**18 - 1, {"youngest": 4}).code)


def with_codes_begun(scene: ChallengesScene) -> None:
    for deal in (Deal("alhambra_cards", 6, 5), Deal("maharaja", 5, 0, {"yogi": True}, 10**18 - 1, {"youngest": 4})):
        scene.services.notes.begin(scene.who, deal.code, "2026-11-20T10:00")
    scene.turn("code")


def tried(scene: ChallengesScene) -> None:
    """Shows the deal of the week after a first try, below gold."""
    challenge, services = week_deal(scene.box, scene.week), scene.services
    deal, reached = challenge.deal, challenge.goal.medals["silver"] + 1
    seats = tuple(
        SeatResult(player, reached if player.is_human else 0, 1)
        for player in players_of(deal, scene.person, services.words)
    )
    key = deal_key(deal.box, deal.seats, deal.seed)
    ended = f"{TODAY}T20:00:00.000+00:00"
    game = FinishedGame("f" * 16, key, deal.box, 1, deal.all_options, ended, "end.fourth_turn", 60, 90, seats)
    services.history.begin()
    services.history.ask(lambda history: history.add(game))
    scene.show_day(TODAY)
    services.history.settle()
    scene.tick(0.1)


def leaf(turn: Callable[[ChallengesScene], None]) -> Show:
    return lambda made: turn(opened(made))


test_nothing_is_cut_covered_or_faint = readable(
    week=leaf(lambda scene: scene.turn("week")),
    tried=leaf(tried),
    puzzles=leaf(lambda scene: scene.turn("puzzles")),
    goals=leaf(lambda scene: scene.turn("goals")),
    code=leaf(with_code),
    recent=leaf(with_codes_begun),
    table=leaf(with_code_of_a_table),
)


# ---------------------------------------------------------------------- puzzles
def solve(driver: Driver, name: str, *, is_right: bool) -> None:
    """Opens a puzzle of the card game and tries it."""
    scene = opened(driver.program)
    scene.show_box("alhambra_cards")
    scene.play_puzzle(puzzle("alhambra_cards", name))
    driver.until_scene("DialogScene")
    attempt(driver, puzzle("alhambra_cards", name), is_right=is_right)


def attempt(driver: Driver, wanted: Puzzle, *, is_right: bool) -> None:
    """Closes the question, and plays the solution or takes money instead."""
    driver.click("dialog:0")
    for move in wanted.solution if is_right else driver.table.session.legal(wanted.seat)[:1]:
        driver.until(lambda: driver.table.can_play, "asks")
        driver.table.input.play(move)
        driver.turn()
    driver.until_scene("DialogScene")


def test_a_solved_puzzle_is_kept_for_whoever_solved_it(driver: Driver) -> None:
    asked = question(driver.services.words, puzzle("alhambra_cards", "four"))
    for is_right, verdict in ((False, "Not yet"), (True, "Solved!")):
        solve(driver, "four", is_right=is_right)
        assert verdict in driver.texts and asked in " ".join(driver.texts)
    driver.press(pygame.K_RETURN)  # nobody wants to solve it again at once
    assert driver.name == "ChallengesScene"
    assert driver.services.notes.solving("", "alhambra_cards/four") == Solving(1, 0, is_solved=True)
    assert "Solved with try number 2" in driver.texts
    assert not list(driver.services.paths.autosave.glob("*.kupola"))


def test_whoever_missed_can_have_a_hint_for_the_next_try(driver: Driver) -> None:
    solve(driver, "four", is_right=False)
    driver.click("dialog:1")
    driver.until_scene("DialogScene")
    assert any("share out each currency" in text or "pay exactly" in text for text in driver.texts)
    driver.click("dialog:0")
    assert driver.name == "PuzzleScene" and not driver.table.attempt.is_over  # type: ignore[attr-defined]


def test_a_solution_is_led_through_where_both_hints_did_not_help_and_solves_nothing(driver: Driver) -> None:
    solve(driver, "four", is_right=False)
    assert "Solution" not in driver.texts
    for _ in range(2):
        driver.click("dialog:1")
        driver.until_scene("DialogScene")
        attempt(driver, puzzle("alhambra_cards", "four"), is_right=False)
    assert driver.node("dialog:1").name == "Solution"
    driver.click("dialog:1")
    driver.until_scene("DialogScene")
    assert "solved only once you manage it yourself" in " ".join(driver.texts)
    driver.click("dialog:0")
    driver.until(lambda: driver.table.input.can_submit, "the first move is chosen")
    for key in (pygame.K_ESCAPE, pygame.K_ESCAPE, pygame.K_RETURN):  # given back, and chosen again after the pause
        driver.press(key)
    while driver.name == "SolutionScene":
        driver.until(lambda: driver.table.input.can_submit or driver.name != "SolutionScene", "the next move is chosen")
        if driver.name == "SolutionScene":
            driver.click("submit")
    driver.until_scene("DialogScene")
    assert "A solution" in driver.texts and "Solved!" not in driver.texts
    assert driver.services.notes.solving("", "alhambra_cards/four") == Solving(4, 2)
    driver.click("dialog:0")
    assert driver.name == "PuzzleScene", "now on one's own"


def test_hints_come_in_words_one_after_the_other(driver: Driver) -> None:
    opened(driver.program).play_puzzle(puzzle("ys", puzzles("ys")[0].id))
    driver.until_scene("DialogScene")
    told = [" ".join(driver.texts)]
    for _ in range(3):
        driver.click("dialog:1")
        driver.until_scene("DialogScene")
        told.append(" ".join(driver.texts))
    assert len({*told[:3]}) == 3 and len(told[0]) < min(map(len, told[1:]))
    assert told[3] == told[1], "after the last comes the first, and no other button slips under the hand"
    assert driver.node("dialog:0").name == "Try it"  # nothing was played yet that could be played on
    driver.click("dialog:0")
    driver.until(lambda: driver.is_asked, "asked")
    assert question(driver.services.words, puzzles("ys")[0]) in " ".join(driver.texts), "the table tells what is asked"


GOAL = next(goal for goal in goals("ys") if goal.count == LEAD)


def moved_in(home: Path, name: str) -> Driver:
    """Returns the program of a home, with somebody who lives there at the challenges of Ys."""
    driver = Driver(home, (1280, 720))
    driver.services.history.begin()
    driver.services.learner = driver.services.people.create(name, "jade", PORTRAITS[0]).id
    driver.services.progress.offer("ys")
    at_challenges(driver)
    return driver


def at_challenges(driver: Driver) -> None:
    driver.services.history.settle()
    driver.services.navigation.start(driver.services.routes.challenges)
    driver.scene.show_box("ys")
    driver.turn()


def played(driver: Driver, seed: int) -> tuple[Session, int]:
    """Plays what is on the table, its end by hand; returns it with the person's seat."""
    session = driver.table.session
    whole = begun(session.branch(session.number), 1000)
    driver.services.navigation.start(driver.services.routes.table, whole.branch(whole.numbers[-5]))
    play(driver, Mouse(), seed)
    session = driver.scene.session
    driver.services.history.settle()
    driver.turn()
    driver.scene.to_points()
    driver.turn()
    return session, next(seat for seat, player in enumerate(session.players) if player.is_human)


def type_in(driver: Driver, letters: str) -> None:
    driver.click("leaf:code", "code_field")
    for letter in letters:
        driver.turn(pygame.Event(pygame.TEXTINPUT, text=letter))
    driver.services.history.settle()
    driver.run(0.2)


def test_a_goal_is_played_to_its_medal_and_another_family_plays_its_code(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("game.scenes.challenges.scene.fresh_seed", lambda: 7)
    ours, theirs = moved_in(tmp_path / "ours", "Anna"), moved_in(tmp_path / "theirs", "Béla")
    ours.click("leaf:goals")
    ours.click(f"play:{GOAL.id}")
    first, seat = played(ours, 1)
    points = first.result().totals
    lead = points[seat] - max(total for other, total in enumerate(points) if other != seat)
    medal = GOAL.medal(lead)
    assert lead > 0 and medal
    assert ours.node("again").name == "Challenges"
    told = ours.node(f"medal:{GOAL.id}").name
    assert f"{medal.capitalize()} medal: Anna" in told and f"+{lead}" in told

    ours.click("again")
    assert ours.scene.box == "ys" and ours.node("leaf:goals").is_on, "it leads back to where the game was begun"
    (code,) = ours.services.notes.begun(ours.services.learner)
    type_in(theirs, shown(code).lower())
    theirs.click("play_code")
    theirs.until_scene("TableScene")
    second, other_seat = played(theirs, 2)
    assert (second.seed, second.options, other_seat) == (first.seed, first.options, seat)

    at_challenges(theirs)
    type_in(theirs, code)
    theirs.click("add_result")
    for letter in f"Anna {points[seat]}":
        theirs.turn(pygame.Event(pygame.TEXTINPUT, text=letter))
    theirs.click("dialog:0")
    rows = {theirs.node(f"result:{number}").name for number in range(2)}
    assert rows == {f"Anna (told): {points[seat]}", f"Béla: {second.result().totals[seat]}"}
    for driver in (ours, theirs):
        driver.close()
