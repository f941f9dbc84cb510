"""Whole games by one kind of input alone, in every box and company."""

from pathlib import Path

import pytest

from game.tools.hands.carrier import Carrier
from game.tools.play import HANDS
from tests.scenes.conftest import BOXES
from tests.scenes.driver import Hand, Hands, Keyboard, Mouse, begun, driving, new_session, play
from tests.scenes.test_hands import played

pytestmark = pytest.mark.timeout(1800)


@pytest.mark.parametrize("hand", [Keyboard(1), Mouse()], ids=["keys", "clicks"])
def test_one_person_plays_a_whole_game(tmp_path: Path, hand: Hand) -> None:
    with driving(tmp_path, new_session("human", "random", "easy"), confirm_turn="always") as driver:
        met = play(driver, hand)
    assert met["SequenceScene"] >= 3
    assert "CurtainScene" not in met


@pytest.mark.parametrize(
    ("hand", "kinds", "options", "language", "size"),
    [
        (Keyboard(2), ("human", "human", "random"), {}, "hu", (1024, 600)),
        (Keyboard(2), ("human", "human"), {}, "pl", (1024, 600)),
        (Keyboard(2), ("human", "random", "random") * 2, {"open_hands": True}, "en", (1024, 600)),
        (Mouse(), ("human", "human", "random"), {}, "pl", (1280, 720)),
        (Mouse(), ("human", "human"), {}, "hu", (1024, 768)),
        (Mouse(), ("human",) * 3, {"open_hands": True}, "hu", (1024, 600)),
        (Mouse(), ("human",) * 6, {}, "de", (1024, 600)),
    ],
)
def test_every_company_plays_to_the_result(
    tmp_path: Path, hand: Hand, kinds: tuple[str, ...], options: Hands, language: str, size: tuple[int, int]
) -> None:
    with driving(tmp_path, begun(new_session(*kinds, **options), 40), language=language, size=size) as driver:
        met = play(driver, hand, seed=4)
    assert ("CurtainScene" in met) == (not options)


@pytest.mark.parametrize("by", HANDS)
@pytest.mark.parametrize("box", BOXES)
def test_a_whole_game_is_played_by_one_input_alone(tmp_path: Path, box: str, by: str) -> None:
    session, hand = new_session("human", "easy", "human", box=box, **BOXES[box]), HANDS[by]()
    played_by, used = played(tmp_path, session, hand)
    assert played_by.is_done, played_by.trouble
    assert session.is_over
    assert used == {"mouse" if by == "drag" else by}
    if isinstance(hand, Carrier):
        assert hand.carried, f"{hand.pressed} pressed and nothing carried"
