"""Ys at one computer: bids, brokers and characters are chosen behind each one's curtain and stay there."""

from functools import partial
from pathlib import Path
from typing import Any

import pytest

from game.boxes.ys.rules.moves import Place
from game.boxes.ys.rules.steps import BID, FAVOUR, PLACE
from game.core.rules import Seat
from game.session.session import Session
from tests.scenes.driver import Mouse, NewGame, asking, driving, met, play, prune

SECRETS = ("screens", "neutrals", "bids", "favours", "hands", "won")


def decides(task: str, game: Session) -> bool:
    """Tells whether the first seat has that to decide."""
    return Seat(0) in game.to_act() and bool(game.view(None).public.task == task)


def own_only(view: Any, seat: Seat) -> bool:
    """Tells whether a view holds nobody's secrets but a seat's own."""
    told = all(secret is None or other == seat for name in SECRETS for other, secret in enumerate(getattr(view, name)))
    hidden = {broker.tag: broker.party for broker in view.public.brokers if broker.value is None}
    hidden |= {tag: party for party, tags in enumerate(view.public.throne) for tag in tags}
    spied = {tag for looker, tag in view.known if looker == seat}
    return told and all(hidden.get(tag, seat) == seat or tag in spied for tag, _ in view.values)


@pytest.mark.parametrize(("first", "tasks"), [(BID, (BID, PLACE)), (FAVOUR, (FAVOUR,))])
def test_every_secret_is_chosen_behind_its_owner_s_curtain(
    tmp_path: Path, harbour: NewGame, first: str, tasks: tuple[str, ...]
) -> None:
    session = met(partial(decides, first), "human", "random", "human", "random", make=harbour)
    asked: dict[str, set[Seat]] = {}
    with driving(tmp_path, session) as driver:

        def mind(session: Session, seat: Seat) -> Any:
            view = driver.table.board.view
            assert view.seat == seat == driver.table.turn.seat
            assert own_only(view, seat)
            if view.public.task in (BID, FAVOUR):
                assert session.to_act() >= {1, 3}, "computer players choose last"
            asked.setdefault(view.public.task, set()).add(seat)
            return prune(session, seat)

        scenes = play(driver, Mouse(), mind=mind, stop=lambda: all(asked.get(task) == {0, 2} for task in tasks))
    assert scenes["CurtainScene"] >= 2 * len(tasks)


def test_a_broker_is_placed_by_value_place_and_side_and_can_be_taken_back_until_then(
    tmp_path: Path, harbour: NewGame
) -> None:
    session = met(partial(decides, PLACE), "human", "random", "random", make=harbour)
    with asking(tmp_path, session, confirm_turn="risky") as driver:
        number, scene = session.number, driver.table
        move = next(move for move in session.legal(Seat(0)) if isinstance(move, Place) and not move.is_up)
        parts = scene.board.table.clicks(scene.board.view, move)
        for item in parts[:-1]:
            driver.click(f"item:{item}")
        driver.letter("u")
        assert driver.picker.touched == () and session.number == number
        Mouse().play(driver, move)
        assert session.number > number
        assert session.view(None).public.brokers[-1].value is None or session.number > number + 1
