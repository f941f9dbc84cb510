"""A damaged save is refused, or what differs is told, or it is the game that it was: nothing else, for all boxes."""

import random
from dataclasses import replace
from functools import cache

import pytest

from game.ai.levels import LADDER
from game.boxes import NAMES
from game.core import colours, resources, rules
from game.core.box import about
from game.saves import reading, trouble
from game.saves.record import Label
from game.session.seats import Player
from game.session.session import Session
from tests.session.games import play
from tests.trials.damaging import DAMAGES

BOXES = [name for name in NAMES if about(name).shelf]
DAILY = ("alhambra_cards", "ys")
"""What is read is the same for all boxes: one with hidden hands, one in which all decide at once."""
LENGTHS = {"begun": 12, "finished": 2000}


@cache
def whole(box: str, length: str) -> tuple[bytes, Session]:
    """Returns a save with two people and a computer player, some not asked everything, and its game."""
    seats = max(3, about(box).seats[0])
    players = [Player("Zsófia", "crimson", "human"), Player("Łukasz", "cobalt", "human")]
    players += [Player("Bot", "jade", "computer", "easy")] * (seats - 2)
    session = Session.new(box, players, {}, 5)
    for question in about(box).asked(session.options)[:1]:
        session.set_asked(rules.Seat(0), question, is_asked=False)
    play(session, LENGTHS[length], 5)
    assert session.is_over == (length == "finished")
    return replace(session.record(), label=Label("Friday", "2026-01-01", b"picture")).to_bytes(), session


def fate(data: bytes, box: str, length: str) -> str:
    """Opens a damaged save; returns whether it was "refused", "told" or came back "equal"."""
    undamaged, _ = whole(box, length)
    try:
        record = reading.parse(data)
        back, notice = Session.resume(record)
    except trouble.SaveError as error:
        assert error.notice.key.startswith("ui.saves.error_")
        return "refused"
    assert {player.colour for player in back.players} <= set(colours.player_colours())
    assert {player.level for player in back.players if not player.is_human} <= {level.key for level in LADDER}
    assert all(0 <= seat < len(back.players) for seat in record.acting)
    play(back, 2)
    if notice is not None:
        return "told"
    assert record == reading.parse(undamaged), "something differs and nothing was told"
    return "equal"


@pytest.mark.parametrize("length", LENGTHS)
@pytest.mark.parametrize("box", DAILY)
def test_a_save_brings_back_everything_that_anybody_saw(box: str, length: str) -> None:
    bring_back(box, length)


def bring_back(box: str, length: str) -> None:
    data, session = whole(box, length)
    back, notice = Session.resume(reading.parse(data))
    assert notice is None
    assert back.record() == session.record()
    assert back.result() == session.result()
    for viewer in (None, *map(rules.Seat, range(len(session.players)))):
        assert back.beats(viewer) == session.beats(viewer)


@pytest.mark.parametrize("damage", DAMAGES)
@pytest.mark.parametrize("box", DAILY)
def test_no_damage_is_taken_for_the_game(box: str, damage: str) -> None:
    dice = random.Random(damage)
    for length in LENGTHS:
        fate(DAMAGES[damage](whole(box, length)[0], dice), box, length)


@pytest.mark.parametrize("damage", DAMAGES)
@pytest.mark.parametrize("box", DAILY)
def test_a_damaged_save_of_the_first_version_breaks_nothing(box: str, damage: str) -> None:
    open_damaged(box, damage)


def open_damaged(box: str, damage: str) -> None:
    """It has no digests: what it says is believed, but what nobody knows is mended and told."""
    dice = random.Random(damage)
    for path in sorted(resources.shipped("positions").glob(f"{box}/*.kupola")):
        try:
            back, _ = Session.resume(reading.parse(DAMAGES[damage](path.read_bytes(), dice)))
        except trouble.SaveError:
            continue
        assert {player.colour for player in back.players} <= set(colours.player_colours())
        play(back, 5)
