"""Tables that are laid again: by a seed, by a code, as they were last time, or by the name they were kept under."""

from pathlib import Path

import pygame
import pytest

from game.challenges.deals import Deal, dealt, shown
from game.saves.players import Player
from game.saves.presets import SetUp, read_presets
from game.saves.trouble import StoreError
from game.scenes.lobby.lineup import COLOURS, LineUp
from tests.scenes.driver import Driver
from tests.scenes.lobby.test_lobby import BOX, again, name, start, type_text


# ---------------------------------------------------------------------- seed
def test_the_same_seed_and_set_up_give_the_same_game(lineup: LineUp) -> None:
    lineup.sow("4711")
    one, other = lineup.begin(), lineup.begin()
    assert one.players == other.players
    assert one.record() == other.record()
    lineup.sow("4712")
    assert lineup.begin().opening != one.opening


def test_without_a_seed_the_luck_is_new_each_time(lineup: LineUp) -> None:
    assert lineup.begin().seed != lineup.begin().seed


def test_only_digits_become_a_seed_and_what_is_no_code_is_told_before_anything_begins(lobby: Driver) -> None:
    lineup = lobby.scene.lineup
    lobby.click("more", "seed")
    type_text(lobby, "1²2-3٣9")
    assert lineup.seed == "1239"
    for typed, why in (("a1239", "error_letter"), ("bcdf", "error_length"), ("bcdfghjk", "error_eight")):
        type_text(lobby, typed)
        told = lobby.services.words(f"challenges.code.{why}", letter="A", number=4)
        assert lineup.seed == "" and told in lobby.texts
        assert lobby.node("seed").hint == (told if why == "error_letter" else ""), "the others may go on to twenty"
        lobby.click("done")
        assert lobby.node("start").why == told
        lobby.click("more", "seed")
    type_text(lobby, "9" * 40)
    lobby.click("done")
    assert "deal: " + "9" * 18 in " ".join(lobby.texts)
    assert start(lobby).seed == int("9" * 18)


def test_the_code_of_a_table_lays_box_options_seats_and_deal_for_whoever_sits_here(lobby: Driver) -> None:
    """It is the code that the result of the game tells; without it the table is again as it was."""
    name(lobby, 0, "Łucja")
    lineup = lobby.scene.lineup
    before, deal = lineup.set_up(), Deal("maharaja", 4, 0, {"auction": True}, 7**20, {"youngest": 2})
    lobby.click("more", "seed")
    type_text(lobby, f" {shown(deal.code).lower()} ")
    assert (lineup.box, len(lineup.players), lineup.players[0].name) == ("maharaja", 4, "Łucja")
    assert lineup.dealt == deal and any("Set up by this code: Maharaja" in told for told in lobby.texts)
    type_text(lobby, "")
    assert lineup.set_up() == before and lineup.seed == ""
    type_text(lobby, deal.code)
    lobby.click("done")
    lobby.services.progress.offer("maharaja")
    session = start(lobby)
    assert dealt(session) == deal and session.options == deal.all_options


def test_what_is_no_longer_the_table_of_a_code_is_said_to_be_so(lobby: Driver) -> None:
    lobby.click("more", "seed")
    type_text(lobby, Deal("ys", 3, 5).code)
    lobby.click("done", "add", "more")
    assert lobby.services.words("ui.lobby.code_changed") in lobby.texts


def test_the_next_game_of_a_cup_takes_no_code_of_another_box(lobby: Driver) -> None:
    laid = lobby.scene.lineup.set_up()
    lobby.start(lobby.services.routes.lobby, laid=laid, evening="abc")
    lobby.click("more", "seed")
    type_text(lobby, Deal("ys", 3, 5).code)
    lobby.click("done")
    assert lobby.scene.lineup.set_up() == laid and "another game: Ys" in lobby.node("start").why


# ---------------------------------------------------------------------- memory
def test_the_last_set_up_is_there_again(lobby: Driver) -> None:
    lobby.click("add")
    for target in ("seat:1", "youngest", "done", "order", "way:first"):
        lobby.click(target)
    name(lobby, 0, "Łucja")
    before = lobby.scene.lineup.set_up()
    start(lobby)
    assert again(lobby).set_up() == before
    assert lobby.scene.lineup.seed == ""


def test_a_box_that_was_chosen_before_is_laid_for_those_who_played_last(lobby: Driver) -> None:
    name(lobby, 0, "Łucja")
    start(lobby)
    lobby.start(lobby.services.routes.lobby, box="ys")
    assert lobby.scene.lineup.box == "ys" and lobby.scene.lineup.players[0].name == "Łucja"
    lobby.press(pygame.K_ESCAPE)
    assert lobby.name == "MenuScene"


def test_a_set_up_is_kept_under_a_name_chosen_and_forgotten(lobby: Driver) -> None:
    lobby.click("add")
    family = lobby.scene.lineup.set_up()
    lobby.click("more", "keep")
    type_text(lobby, "Family")
    lobby.press(pygame.K_RETURN)
    for target in ("done", "seat:0", "leave"):
        lobby.click(target)
    start(lobby)
    assert len(again(lobby).players) == 3
    lineup = lobby.scene.lineup
    lobby.click("more", "preset", "popup:Family")
    assert lineup.set_up() == family
    lobby.click("forget")
    assert read_presets(lobby.services.paths.presets).named == {}
    assert lineup.set_up() == family
    assert not lobby.node("forget").is_enabled


@pytest.mark.parametrize(
    "players",
    [
        (Player("Ann", "pink", "human"), Player("Ben", "pink", "computer", "genius")),
        (Player("Ann", "jade", "human"), Player("Ben", "jade", "human")),
        (Player("Only", "onyx", "human"),),
        tuple(Player(f"P{i}", "ivory", "human") for i in range(9)),
    ],
    ids=["unknown colour and level", "one colour twice", "too few", "too many"],
)
def test_a_strange_set_up_becomes_one_that_can_be_played(lineup: LineUp, players: tuple[Player, ...]) -> None:
    lineup.lay(SetUp(BOX, players, {"open_hands": 7, "unknown": True}, True, len(players) - 1))
    assert len(lineup.players) in lineup.about.seats
    colours = [player.colour for player in lineup.players]
    assert len(set(colours)) == len(colours)
    assert set(colours) <= set(COLOURS)
    assert not lineup.faulty()
    assert lineup.begin().options["open_hands"] is False


def test_a_disk_that_refuses_does_not_keep_a_game_from_starting(lobby: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(path: Path, value: object) -> None:
        raise StoreError("ui.saves.error_disk_full", folder=str(path.parent))

    monkeypatch.setattr("game.saves.claims.write_json", refuse)
    start(lobby)
    assert lobby.services.notices.waiting
