"""Hints in two steps, and the coach: what they say, light and cover, and that nobody else ever reads it."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.ai.advice import Critique
from game.ai.levels import level
from game.ai.reasons import Reason
from game.boxes.alhambra_cards.table import CardTable
from game.boxes.alhambra_family.rules.taking import TakeMoney
from game.boxes.kalah.rules.moves import Sow
from game.boxes.kalah.table import pit
from game.core.rules import Key, Seat
from game.engine.bot_moves import BotMoves
from game.scenes.table.board_layers import node_of
from game.scenes.table.coach import GAMES
from game.scenes.table.scene import TableScene
from game.session.session import Session
from game.tabletop.teaching import ReasonText
from game.tools import play
from game.tools.hands.hand import Switcher
from game.tools.positions import seated
from game.tools.transcript import KeyPresser
from tests.languages import shipped_languages
from tests.scenes.bots import Bots
from tests.scenes.driver import Driver, Hand, Keyboard, Mouse, asking, begun, driving, new_session
from tests.scenes.table.test_carrying import exact, let_go, lift, middle

AGAIN, ENDS = Sow(2), Sow(0)
"""At the beginning: what reaches the store with its last seed, and what does not."""
hands = pytest.mark.parametrize("make", [Mouse, Keyboard], ids=["mouse", "keys"])


@pytest.fixture(autouse=True)
def normal(monkeypatch: pytest.MonkeyPatch) -> None:
    """Has Normal advise, whatever levels people may choose: it is known what it says."""
    monkeypatch.setattr("game.engine.bot_moves.adviser", lambda: level("normal"))


def kalah(*kinds: str) -> Session:
    return new_session(*(kinds or ("human", "easy")), box="kalah")


def told(driver: Driver, key: str, **values: Any) -> bool:
    """Tells whether a sentence stands on a card."""
    return any(driver.ui.words(key, **values) in node.name for node in driver.ui.nodes if node.id.endswith("_card"))


# ---------------------------------------------------------------------- hints
@hands
def test_a_hint_gives_a_direction_first_then_the_move_with_its_reason(tmp_path: Path, make: Callable[[], Hand]) -> None:
    session, hand = kalah(), make()
    with asking(tmp_path, session) as driver:
        hand.use(driver, "hint")
        driver.until(lambda: driver.ui.find("hint_card"), "a direction")
        assert told(driver, "kalah.reasons.again.look") and not told(driver, "kalah.reasons.again.fact")
        assert not driver.picker.touched, "a direction gives no move away"
        hand.use(driver, "hint_show")
        driver.turn()
        assert driver.picker.move == AGAIN
        assert told(driver, "kalah.reasons.again.fact") and told(driver, "kalah.reasons.again.so")
        hand.use(driver, "submit")
        driver.turn()
        assert session.number == 1 and driver.ui.find("hint_card") is None


def test_what_was_advised_is_not_played_in_place_of_what_is_clicked(tmp_path: Path) -> None:
    with asking(tmp_path, kalah()) as driver:
        driver.show_hint()
        assert driver.picker.move == AGAIN
        driver.table.touch(pit(1, 0))  # the other side's
        assert not driver.picker.touched, "the button plays nothing that was not clicked"


def test_the_key_asks_and_asks_again_and_escape_closes(tmp_path: Path) -> None:
    with asking(tmp_path, kalah()) as driver:
        driver.press(pygame.K_RIGHT)
        driver.letter("h")
        driver.until(lambda: driver.ui.find("hint_show"), "a direction")
        assert driver.ui.focus == "hint_show"
        driver.letter("h")
        driver.turn()
        assert driver.picker.move == AGAIN and driver.ui.focus == "submit"
        driver.press(pygame.K_ESCAPE)
        assert driver.ui.find("hint_card") is None and driver.picker.move == AGAIN
        driver.press(pygame.K_ESCAPE)
        assert driver.name == "TableScene" and not driver.picker.touched


def test_enter_shows_the_move_whoever_has_asked_by_the_mouse(tmp_path: Path) -> None:
    with asking(tmp_path, kalah()) as driver:
        driver.click("hint")
        driver.until(lambda: driver.ui.find("hint_show"), "a direction")
        driver.press(pygame.K_RETURN)
        driver.turn()
        assert driver.picker.move == AGAIN and driver.ui.target(pygame.K_RETURN) is driver.node("submit")


def test_whoever_goes_on_alone_is_left_alone(tmp_path: Path) -> None:
    with asking(tmp_path, kalah(), confirm_turn="always") as driver:
        driver.letter("h")
        driver.until(lambda: driver.ui.find("hint_card"), "a direction")
        driver.click(node_of(pit(0, 0)))
        assert driver.ui.find("hint_card") is None and driver.picker.move == ENDS


@pytest.mark.parametrize(("language", "scale"), [("en", 100), *((each, 200) for each in shipped_languages())])
def test_the_card_hides_neither_what_it_speaks_of_nor_the_button(tmp_path: Path, language: str, scale: int) -> None:
    with asking(tmp_path, kalah(), language=language, scale=scale) as driver:
        driver.show_hint()
        driver.turn()
        card = driver.node("hint_card").rect
        for name in ("submit", node_of(pit(0, 2)), node_of(pit(0, 6))):
            assert not card.colliderect(driver.node(name).rect), name
        assert driver.ui.surface.get_rect().contains(card)


@pytest.mark.parametrize("entries", [26, 34])
def test_nor_does_it_where_much_is_lit(tmp_path: Path, entries: int) -> None:
    with asking(tmp_path, begun(new_session("human", "easy", "easy", "easy", box="maharaja"), entries)) as driver:
        driver.show_hint()
        driver.turn()
        assert not driver.node("hint_card").rect.colliderect(driver.node("submit").rect)


def test_where_no_fact_tells_it_the_move_is_shown_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr("game.boxes.kalah.brain.EXPLAINING")
    with asking(tmp_path, kalah()) as driver:
        driver.letter("h")
        driver.until(lambda: driver.ui.find("hint_card"), "a card")
        last = driver.table.state.decision.called((Sow(5),), (AGAIN,))
        assert told(driver, "ui.hint.plain", moves=last) and driver.picker.move == AGAIN


def test_no_word_of_it_is_left_when_another_person_comes(tmp_path: Path) -> None:
    with driving(tmp_path, kalah("human", "human")) as driver:
        for number in range(2):
            driver.until_scene("CurtainScene")
            driver.run(1)
            driver.click("raise")
            driver.until_asked()
            assert driver.table.state.hint is None and driver.ui.find("hint_card") is None
            driver.letter("h")
            driver.until(lambda: driver.ui.find("hint_card"), "a direction")
            said = driver.node("hint_card").name
            Mouse().play(driver, Sow(number))
            driver.until_scene("CurtainScene")
            assert said not in driver.said


# ---------------------------------------------------------------------- the coach
def test_the_coach_says_a_word_once_and_the_move_can_be_made_anyway(tmp_path: Path) -> None:
    session = kalah()
    with asking(tmp_path, session, coach="always", confirm_turn="off") as driver:
        driver.click(node_of(pit(0, 0)))
        assert session.number == 0
        assert told(driver, "kalah.reasons.ends.fact") and told(driver, "kalah.reasons.again.fact")
        driver.click("coach_anyway")
        driver.turn()
        assert session.number > 0 and driver.ui.find("coach_card") is None


def test_whoever_changes_it_keeps_the_choice_and_is_told_no_second_time(tmp_path: Path) -> None:
    session = kalah()
    with asking(tmp_path, session, coach="always", confirm_turn="always") as driver:
        driver.steer(node_of(pit(0, 0)))
        driver.press(pygame.K_RETURN)
        driver.steer("submit")
        driver.press(pygame.K_RETURN)
        assert driver.ui.focus == "coach_change"
        driver.press(pygame.K_RETURN)
        driver.turn()
        assert driver.ui.find("coach_card") is None and driver.picker.move == ENDS
        driver.click(node_of(pit(0, 1)), "submit")
        driver.turn()
        assert session.number > 0, "every decision is spoken about once"


def test_a_good_move_goes_without_saying(tmp_path: Path) -> None:
    session = kalah()
    with asking(tmp_path, session, coach="always", confirm_turn="off") as driver:
        driver.click(node_of(pit(0, 2)))
        assert session.number == 1


def test_the_coach_says_nothing_where_he_is_not_wanted(tmp_path: Path) -> None:
    session = kalah()
    with asking(tmp_path, session, coach="off", confirm_turn="off") as driver:
        driver.click(node_of(pit(0, 0)))
        assert session.number == 1 and isinstance(bots := driver.services.bot_worker, Bots)
        assert all(question.task.func.__name__ != "critiques" for question in bots.asked)


def test_the_coach_sits_by_for_the_first_two_games_of_a_box(tmp_path: Path) -> None:
    """A third game is played without him, in this box only."""
    played = begun(kalah("random", "random"), 1000)
    for number in range(GAMES + 1):
        with asking(tmp_path, kalah(), coach="first", confirm_turn="off") as driver:
            driver.click(node_of(pit(0, 0)))
            assert bool(driver.ui.find("coach_card")) == (number < GAMES)
            last = seated(played, played.numbers[-2], {Seat(0)})
            driver.services.navigation.start(driver.services.routes.table, last)
            while driver.name != "ResultScene":
                driver.turn()
                if driver.name == "TableScene" and driver.is_asked:
                    driver.table.input.play(driver.picker.moves[0])
            assert driver.services.progress.of("kalah").coached == min(number + 1, GAMES)
            assert driver.services.progress.of("ys").coached == 0


def test_nobody_waits_for_the_coach(tmp_path: Path) -> None:
    session, bots = kalah(), Bots()
    bots.is_slow = True
    with asking(tmp_path, session, bots=bots, coach="always", confirm_turn="off") as driver:
        assert not driver.table.waits_for_other
        driver.click(node_of(pit(0, 0)))
        assert session.number == 1


def test_the_coach_listens_again_after_a_hint(tmp_path: Path) -> None:
    session = kalah()
    with asking(tmp_path, session, coach="always", confirm_turn="off") as driver:
        driver.show_hint()
        driver.click(node_of(pit(0, 0)))
        driver.turn()
        assert session.number == 0 and driver.ui.find("coach_card")


def test_what_was_carried_waits_and_glides_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The coach is made to find every purchase dear."""
    dear = Reason(Key("reasons.dear"), is_against=True)
    monkeypatch.setattr(BotMoves, "critique", lambda self, seat, move, at: Critique((move,), (move,), 9, 0, (dear,)))
    monkeypatch.setattr(CardTable, "reason", lambda *_: ReasonText("", "This is dear"))
    session, bots = new_session("human", "random", "random"), Bots()
    while session.to_act() != {0}:
        begun(session, 1)
    bots.is_slow = True
    with asking(tmp_path, session, bots=bots, coach="always", confirm_turn="off") as driver:
        (card, place), before = exact(driver), session.number
        rest = dict(driver.table.board.stage.poses())[card]
        lift(driver, card)
        let_go(driver, middle(driver, place))
        driver.turn()
        assert driver.ui.find("coach_card") and session.number == before
        driver.click("coach_change")
        driver.until(lambda: not driver.scene.needs_ticks, "lies there again")
        assert dict(driver.table.board.stage.poses())[card].box.cx == rest.box.cx
        assert driver.picker.move and session.number == before


# ---------------------------------------------------------------------- a move that is given back
@contextmanager
def looked_at(tmp_path: Path, move: Sow = ENDS, hand: Hand | None = None, **settings: Any) -> Iterator[Driver]:
    """A table at which a move was made before it was judged."""
    bots = Bots()
    bots.is_slow = True
    with asking(tmp_path, kalah(), bots=bots, coach="again", confirm_turn="off", **settings) as driver:
        (hand or Mouse()).play(driver, move)
        driver.run(2)
        assert [question.task.func.__name__ for question in bots.asked] == ["critiques"], "nobody else thinks yet"
        assert driver.ui.find("coach_card") is None
        bots.is_slow = False
        yield driver


def has_thoughts(driver: Driver) -> bool:
    return driver.table.session.players[0].second_thoughts


@hands
def test_a_slip_is_given_back_and_another_move_chosen(tmp_path: Path, make: Callable[[], Hand]) -> None:
    hand = make()
    with looked_at(tmp_path, hand=hand) as driver:
        driver.until(lambda: driver.ui.find("coach_card"), "a word after the move")
        assert driver.table.session.number == 1 and told(driver, "ui.coach.again_text")
        assert told(driver, "kalah.reasons.ends.fact") and told(driver, "kalah.reasons.again.fact")
        assert not has_thoughts(driver)
        hand.use(driver, "coach_change")
        driver.until_asked()
        assert driver.table.session.number == 0 and has_thoughts(driver) and driver.ui.find("coach_card") is None
        hand.play(driver, ENDS)
        driver.until(lambda: driver.table.session.number > 1, "every decision is spoken about once")


@pytest.mark.parametrize("close", ["coach_anyway", "escape"])
def test_a_slip_that_is_left_goes_on_without_a_mark(tmp_path: Path, close: str) -> None:
    with looked_at(tmp_path) as driver:
        driver.until(lambda: driver.ui.find("coach_card"), "a word after the move")
        driver.press(pygame.K_SPACE)
        assert driver.ui.find("coach_card"), "a press that was meant for the table answers nothing"
        if close == "escape":
            driver.press(pygame.K_ESCAPE)
        else:
            driver.click(close)
        driver.until(lambda: driver.table.session.number > 1, "the others play")
        assert not has_thoughts(driver)


def test_one_switch_gives_a_slip_back(tmp_path: Path) -> None:
    with looked_at(tmp_path) as driver:
        driver.until(lambda: driver.ui.find("coach_card"), "a word after the move")
        driver.services.settings.change(scanning="single", scan_pace=1000)
        driver.act(Switcher().use(driver, "coach_change"))
        driver.until_asked()
        assert driver.table.session.number == 0


@pytest.mark.parametrize("is_told_so", [True, False])
def test_nobody_waits_long_for_the_coach_and_not_at_all_who_does_not_want_to(tmp_path: Path, is_told_so: bool) -> None:
    with looked_at(tmp_path) as driver:
        driver.services.bot_worker.is_slow = True  # type: ignore[attr-defined]
        if is_told_so:
            driver.press(pygame.K_SPACE)
        else:
            driver.until(lambda: not driver.table.input.coach.is_looking, "goes on by itself")
        driver.services.bot_worker.is_slow = False  # type: ignore[attr-defined]
        driver.until(lambda: driver.table.session.number > 1, "the others play")
        assert driver.ui.find("coach_card") is None


def test_a_good_move_and_a_move_that_showed_cards_are_not_spoken_of(tmp_path: Path) -> None:
    with looked_at(tmp_path, AGAIN) as driver:
        driver.until_asked()
        assert driver.ui.find("coach_card") is None
    session, bots = new_session("human", "random", "random"), Bots()
    while session.to_act() != {0}:
        begun(session, 1)
    bots.is_slow = True
    with asking(tmp_path / "cards", session, bots=bots, coach="again", confirm_turn="off") as driver:
        taking, before = next(move for move in driver.picker.moves if isinstance(move, TakeMoney)), session.number
        Mouse().play(driver, taking)
        assert not driver.table.input.coach.is_looking, "nobody looks in vain while the money moves"
        bots.is_slow = False
        driver.until(lambda: session.number > before + 1, "the others play at once")
        assert driver.ui.find("coach_card") is None


def test_people_with_secrets_are_told_before_or_not_at_all(tmp_path: Path) -> None:
    bots = Bots()
    bots.is_slow = True
    with driving(tmp_path, kalah("human", "human"), bots=bots, coach="again", confirm_turn="off") as driver:
        driver.until_scene("CurtainScene")
        driver.run(1)
        driver.click("raise")
        driver.until_asked()
        Mouse().play(driver, ENDS)
        assert not driver.table.input.coach.is_looking
        driver.until_scene("CurtainScene")


@pytest.mark.parametrize(("language", "scale"), [("en", 100), *((each, 200) for each in shipped_languages())])
def test_the_card_after_a_move_is_whole(tmp_path: Path, language: str, scale: int) -> None:
    with looked_at(tmp_path, language=language, scale=scale) as driver:
        driver.until(lambda: driver.ui.find("coach_card"), "a word after the move")
        card = driver.node("coach_card").rect
        assert driver.ui.surface.get_rect().contains(card)
        assert all(card.contains(driver.node(name).rect) for name in ("coach_change", "coach_anyway"))
        assert driver.node("coach_card").name in driver.said


def test_masking_closes_what_was_said(tmp_path: Path) -> None:
    session = new_session("human", "human", "random", box="ys", quick=True)
    with driving(tmp_path, session) as driver:
        driver.until(lambda: driver.ui.find("unmask"), "masked")
        driver.run(1)
        driver.click("unmask")
        driver.until_asked()
        driver.letter("h")
        driver.until(lambda: driver.ui.find("hint_card"), "a hint")
        driver.press(pygame.K_ESCAPE)
        driver.turn()
        assert driver.table.is_masked and driver.ui.find("hint_card") is None and driver.table.state.hint is None


@pytest.mark.parametrize(("wish", "sits"), [("off", False), ("first", True)])
def test_the_coach_sits_at_the_table_only_where_that_is_wished(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, wish: str, sits: bool
) -> None:
    coaches: list[bool] = []

    class Asking(KeyPresser):
        """Notes whether the coach sits there, and presses nothing."""

        def begin(self) -> None:
            super().begin()
            table = self._made.services.navigation.stack.top
            assert isinstance(table, TableScene)
            coaches.append(table.input.coach.is_on)

    monkeypatch.setattr(play, "KeyPresser", Asking)
    file = tmp_path / "keys.txt"
    file.write_text("", encoding="utf-8")
    play.run(["alhambra_cards", "--keys", str(file), "--coach", wish])
    assert coaches == [sits]
