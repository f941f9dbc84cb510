"""What is seen comes in the order in which it happened: movements, walks, and only then who is next."""

from pathlib import Path
from typing import Any

import pytest

from game.boxes.maharaja.rules.events import CityScored
from game.boxes.maharaja.rules.moves import EndTurn
from game.core.rules import Beat, Seat
from game.scenes.after.replay import ReplayScene
from game.session.session import Session
from game.tabletop.items import Selection
from game.tabletop.table import Table
from tests.boxes.looking import draw, ui, words
from tests.boxes.saying import speaker
from tests.breadth import wide
from tests.languages import shipped_languages
from tests.scenes.conftest import BOXES
from tests.scenes.driver import PEOPLE, Mouse, NewGame, before, begun, driving, new_session, play, prune, slider, whole


def before_scoring() -> tuple[Session, Any]:
    """Returns a game of Maharaja before the first entry in which a city is scored, and the move that is made then."""
    session, turn = before(whole("human", "random", "random", box="maharaja", **BOXES["maharaja"]), scores)
    return session, turn.move


def scores(beat: Beat) -> bool:
    """Tells whether a city is scored."""
    return any(isinstance(event, CityScored) for event in beat.events)


# ---------------------------------------------------------------------- stages
@pytest.mark.parametrize(("box", "viewer"), [*zip(BOXES, (None, 0, None, 0), strict=True)])
def test_every_stage_of_an_entry_can_be_drawn_and_all_tell_what_the_entry_tells(box: str, viewer: Seat | None) -> None:
    session = whole("human", "human", "human", box=box, **BOXES[box])
    shown, on, paused = speaker(box, 3, "en", **BOXES[box]), ui(), 0
    for beat in session.beats(viewer):
        stages = beat.stages
        assert sum((stage.events for stage in stages), ()) == beat.events
        assert stages[-1].view == beat.view
        assert [line for stage in stages for line in shown.narrate(stage)] == list(shown.narrate(beat))
        paused += len(stages) > 1
        for stage in stages[:-1]:
            draw(shown, stage.view, Selection(actor=shown.actor(stage.view), viewer=viewer), on)
    assert paused


# ---------------------------------------------------------------------- a scoring between two looks at the table
@pytest.mark.parametrize(("box", "is_hurried"), [*zip(BOXES, (False, True, False, True), strict=True)])
def test_nothing_of_a_scoring_stands_on_the_table_before_it_is_gone_through(
    tmp_path: Path, box: str, is_hurried: bool
) -> None:
    """Totals and log told it all while what led to it was still gliding to its place."""
    with driving(tmp_path, new_session("human", "easy", "easy", box=box), speed="normal") as driver:
        board = driver.table.board
        beats = begun(driver.table.session.branch(driver.table.session.number), 2000).beats(None)
        shown, walks = board.table, board.table.scoring_sequences
        beat = next(beat for beat in beats if any(map(walks, beat.stages)))
        at = next(i for i, stage in enumerate(beat.stages) if walks(stage))
        before, scored = beat.stages[at - 1 : at + 1]
        told = {line.text for line in shown.narrate(scored) if line.is_in_sequence}
        board.play(beat)
        if is_hurried:
            board.hurry()
        for _ in walks(scored):
            driver.until_scene("SequenceScene")
            assert board.view is before.view
            assert told and not told & {line.text for line in board.lines}
            driver.run(1)
            driver.scene.finish()
            driver.click("next")
        driver.until(lambda: board.view is beat.view, "the scoring is over")
        assert told <= {line.text for line in board.lines}


@pytest.mark.parametrize("box", BOXES)
def test_the_deed_that_led_to_any_scoring_of_a_game_is_shown_in_a_stage_before_it(box: str) -> None:
    """From the first scoring to the last ones at the end; whoever passes without a word in Ys has shown nothing."""
    session, shown = whole("human", "human", "human", box=box, **BOXES[box]), speaker(box, 3, "en", **BOXES[box])
    scored = [beat for beat in session.beats(None) if any(map(shown.scoring_sequences, beat.stages))]
    assert len(scored) > 2
    for beat in scored:
        if shown.scoring_sequences(beat.stages[0]):
            assert shown.narrate(beat.stages[0])[0].is_in_sequence


# ---------------------------------------------------------------------- scoring before the next round
def test_a_scored_round_of_maharaja_is_walked_before_the_next_one_is_drawn(tmp_path: Path) -> None:
    """City, payouts, plan and log of the next round are not there yet, neither before nor behind the walk."""
    session, move = before_scoring()
    number = session.view(None).public.round
    assert isinstance(move, EndTurn)
    with driving(tmp_path, session, speed="normal") as driver:
        driver.until(lambda: driver.is_asked or driver.table.turn.seat != 0, "asked")
        seat = min(session.to_act())
        session.submit(seat, move, session.number)
        assert session.view(None).public.round == number + 1
        for _ in range(400):
            if driver.name == "SequenceScene":
                break
            assert driver.table.board.view.public.round == number
            driver.turn()
        assert driver.name == "SequenceScene"
        assert driver.table.board.view.public.round == number
        driver.run(1)
        driver.click("skip")
        driver.until(lambda: driver.table.board.view.public.round == number + 1, "the next round")


def test_a_replay_walks_through_a_scoring_before_the_next_round(tmp_path: Path) -> None:
    session, move = before_scoring()
    start, number = session.number, session.view(None).public.round
    session.submit(min(session.to_act()), move, session.number)
    with driving(tmp_path, session) as driver:
        driver.services.navigation.start(lambda: ReplayScene(driver.services, session, None, start))
        board = driver.scene.board
        driver.scene.step(1)
        driver.until_scene("SequenceScene")
        assert board.view.public.round == number
        driver.run(1)
        driver.click("skip")
        driver.until(lambda: board.view.public.round == number + 1, "the next round")


# ---------------------------------------------------------------------- the head
@pytest.mark.parametrize("box", wide(["ys"], BOXES))
def test_the_head_says_whose_turn_it_is_only_when_the_last_move_has_landed(tmp_path: Path, box: str) -> None:
    session = begun(new_session("human", "human", "human", box=box, seed=11), 24)
    named = 0
    with driving(tmp_path, session, speed="slow", confirm_turn="always") as driver:

        def look() -> bool:
            nonlocal named
            table, scene = driver.table, driver.scene
            if scene is table and not driver.ui.is_stale and not table.state.playback.is_settled:
                landed = table.board.actor
                for seat, name in enumerate(PEOPLE[:3]):
                    if driver.services.words("ui.table.turn", player=name) in driver.texts:
                        named += 1
                        assert seat == landed, "the head runs ahead"
            return session.number > 27

        play(driver, Mouse(), mind=prune, stop=look)
    assert named or box == "template"


# ---------------------------------------------------------------------- walks in another language
def first_walk(session: Session, shown: Table) -> Any:
    """Plays on to the first walk of several steps; returns the stage that it shows."""
    while not session.is_over:
        begun(session, 1)
        for stage in session.beats(None)[-1].stages:
            if any(walk.steps > 1 for walk in shown.scoring_sequences(stage)):
                return stage
    raise AssertionError("no walk")


@pytest.mark.parametrize("box", ["alhambra_cards", "alhambra", "maharaja", "ys"])
def test_a_walk_changes_its_language_at_once_and_keeps_its_step(tmp_path: Path, box: str) -> None:
    with driving(tmp_path, new_session("human", "easy", "easy", box=box), language="pl", reading="on") as driver:
        shown = driver.table.board.table
        session = driver.table.session
        stage = first_walk(session.branch(session.number), shown)
        driver.table.board.play(stage)
        driver.until_scene("SequenceScene")
        driver.run(1)
        driver.click("next")
        driver.run(1)
        assert driver.scene.step == 1
        polish, title = driver.texts, driver.ui.reading.title
        driver.services.settings.change(language="hu")
        driver.turn()
        hungarian = speaker(box, 3, "hu").scoring_sequences(stage)
        assert driver.scene.step == 1
        assert driver.ui.reading.title != title
        assert driver.ui.reading.title in {walk.title for walk in hungarian}
        names = {player.name for player in session.players}
        left = {text for text in driver.texts if text in polish and text not in names and any(map(str.isalpha, text))}
        assert len(left) <= 4, left


# ---------------------------------------------------------------------- the recap
def test_a_recap_says_nothing_of_a_plan_that_is_untrue_at_its_moment(tmp_path: Path, variants: NewGame) -> None:
    """“Nothing more of the plan can be done” was said while parts were open and were done in the next moves."""
    session = begun(variants("human", "human", "random"), 60)
    said = {words(language)("maharaja.prompt.turn_undone") for language in shipped_languages()}
    seen = 0
    with driving(tmp_path, session) as driver:
        for viewer in (Seat(0), Seat(1)):
            driver.start(driver.services.routes.recap, session, viewer, session.numbers[40])
            for index in range(slider(driver)[1] + 1):
                driver.scene.jump(index)
                driver.turn()
                assert not [text for text in said if text in " ".join(driver.texts)]
                board = driver.scene.board
                then = next(beat.view for beat in session.beats(None) if beat.number == board.number)
                due = board.table.preview(then, Selection(actor=board.actor)).title
                seen += PEOPLE[board.view.public.acting] in due and due in driver.texts
    assert seen > 10
