"""The personality of a computer player: kept with the game, and nothing that a game could be lost over."""

import json
from dataclasses import replace

import pytest

from game.saves.players import Player
from game.saves.reading import parse
from game.session.session import Session

BOX = "alhambra_cards"
PLAYERS = (Player("Anna", "crimson", "human"), Player("Robot", "jade", "computer", "easy", personality="hoarder"))


def new_game() -> Session:
    return Session.new(BOX, PLAYERS, {}, 7)


def resumed(personality: object) -> Session:
    first, *rest = new_game().record().to_bytes().splitlines(keepends=True)
    head = json.loads(first)
    head["players"][1]["personality"] = personality
    return Session.resume(parse(json.dumps(head).encode() + b"\n" + b"".join(rest)))[0]


def test_a_save_keeps_it() -> None:
    back, notice = Session.resume(parse(new_game().record().to_bytes()))
    assert notice is None
    assert back.players == PLAYERS
    assert new_game().branch(0).players == PLAYERS


def test_a_player_without_one_is_written_as_ever() -> None:
    plain = replace(PLAYERS[1], personality="").to_plain()
    assert "personality" not in plain
    assert Player.from_plain(plain).personality == ""


@pytest.mark.parametrize("personality", ["walls", "", "x" * 201, 7, None, ["hoarder"]])
def test_one_that_the_box_does_not_know_is_left_out(personality: object) -> None:
    assert resumed(personality).players == (PLAYERS[0], replace(PLAYERS[1], personality=""))
