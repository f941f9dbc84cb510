"""Which person a computer player is: chosen at seating, drawn as a surprise, with a name, a face and a sentence."""

from dataclasses import replace

import pytest

from game.ai.levels import OFFERED
from game.boxes import NAMES
from game.core import box as shelf
from game.core.resources import shipped
from game.locale.words import Words
from game.saves.players import Player
from game.scenes.lobby.lineup import SURPRISE, LineUp
from game.scenes.people.portraits import picture_of
from game.session.seats import LONGEST_NAME
from tests.languages import shipped_languages
from tests.scenes.driver import Driver, Keyboard, Mouse

BOX = "alhambra_cards"
SHELVED = [name for name in NAMES if shelf.about(name).shelf]


def persons(lineup: LineUp) -> list[str]:
    return [player.personality for player in lineup.players]


@pytest.mark.parametrize("box", SHELVED)
@pytest.mark.parametrize("language", shipped_languages())
def test_every_person_has_a_face_a_name_that_fits_and_a_sentence(box: str, language: str) -> None:
    words = Words(language, (shipped("locales"),))
    texts = [f"{box}.personalities.{key}" for key in shelf.about(box).personalities]
    assert all(picture_of(box, key) for key in shelf.about(box).personalities)
    names = [words(f"{text}.name") for text in texts]
    assert len(set(names)) == len(names)
    assert all(0 < len(name) <= LONGEST_NAME for name in names)
    assert all(10 < len(words(f"{text}.text")) <= 80 for text in texts)


@pytest.mark.parametrize("language", shipped_languages())
def test_every_level_that_is_offered_has_a_name_and_a_sentence(language: str) -> None:
    """No check of files can know what levels there are: a new one without a sentence would show its key."""
    words = Words(language, (shipped("locales"),))
    assert all(0 < len(words(f"ui.lobby.level.{level}")) <= 12 for level in OFFERED)
    assert all("⟦" not in (told := words(f"ui.lobby.level_text.{level}")) and len(told) <= 90 for level in OFFERED)


def test_computer_players_are_different_persons_under_their_names(lineup: LineUp, words: Words) -> None:
    while len(lineup.players) < lineup.most:
        lineup.add()
    assert persons(lineup) == ["", *shelf.about(BOX).personalities, ""]
    own = [words(f"{BOX}.personalities.{key}.name") for key in persons(lineup)[1:5]]
    assert [player.name for player in lineup.players[1:5]] == own
    assert lineup.faulty() == {}


@pytest.mark.parametrize("hand", [Mouse(), Keyboard(3)], ids=["mouse", "keyboard"])
def test_somebody_is_chosen_from_the_list_and_sits_at_the_table(lobby: Driver, hand: Mouse | Keyboard) -> None:
    hand.use(lobby, "seat:1")
    assert lobby.node("who:gatherer").hint.startswith("Money never lasts")
    for target in ("who:gatherer", "done", "start"):
        hand.use(lobby, target)
    assert ("Amina", "gatherer") in [(player.name, player.personality) for player in lobby.table.session.players]


def test_a_person_at_the_screen_has_no_such_list(lobby: Driver) -> None:
    for seat, has_list in ((0, False), (1, True)):
        lobby.click(f"seat:{seat}")
        assert bool(lobby.ui.find("who:gatherer")) == has_list
        lobby.click("done")


def test_a_typed_name_stays_whoever_is_chosen(lineup: LineUp) -> None:
    lineup.call(1, "Grandpa")
    for personality in ("gatherer", SURPRISE, ""):
        lineup.take(1, personality)
        assert (lineup.players[1].name, lineup.players[1].personality) == ("Grandpa", personality)


def test_a_surprise_is_drawn_by_the_seed_among_those_who_are_not_there(lineup: LineUp) -> None:
    lineup.add()
    for seat in (1, 2):
        lineup.take(seat, SURPRISE)
    assert lineup.faulty() == {}
    drawn = set()
    for seed in range(12):
        lineup.sow(str(seed))
        players = lineup.begin().players
        assert players == lineup.begin().players
        found = [player.personality for player in players if not player.is_human]
        assert set(found) <= set(shelf.about(BOX).personalities) and len(set(found)) == 3
        assert len({player.name for player in players}) == 4 and "?" not in {player.name for player in players}
        drawn |= set(found)
    assert drawn == set(shelf.about(BOX).personalities)
    assert persons(lineup)[1:3] == [SURPRISE, SURPRISE]


def test_another_box_brings_its_own_persons(lineup: LineUp, words: Words) -> None:
    lineup.call(1, "Grandpa")
    lineup.add()
    lineup.take(3, SURPRISE)
    lineup.lay(replace(lineup.set_up(), box="ys"))
    assert persons(lineup) == ["", "bluffer", "careful", SURPRISE]
    assert [player.name for player in lineup.players[1:3]] == ["Grandpa", words("ys.personalities.careful.name")]


def test_one_key_is_another_person_in_another_box(lineup: LineUp, words: Words) -> None:
    lineup.take(1, "exact")
    lineup.lay(replace(lineup.set_up(), box="alhambra"))
    assert (lineup.players[1].personality, lineup.players[1].name) == (
        "exact",
        words("alhambra.personalities.exact.name"),
    )


def test_a_set_up_of_before_there_were_persons_stays_as_it_was(lineup: LineUp) -> None:
    old = (Player("Emma", "crimson", "human"), Player("Walter", "jade", "computer", "casual"))
    lineup.lay(replace(lineup.set_up(), players=old))
    assert lineup.set_up().players == old
