"""The lobby: laying a game by keyboard or mouse, what is remembered, and what keeps a game from starting."""

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from game.locale.words import Words
from game.program import Program
from game.saves.players import Player
from game.saves.presets import SetUp, keep_last, keep_preset, read_presets
from game.saves.trouble import StoreError
from game.scenes.lobby.lineup import COLOURS, LineUp
from game.scenes.lobby.scene import LobbyScene
from game.session.session import Session
from tests.scenes.audit import FEWEST, Drawing, faults_of
from tests.scenes.driver import Driver, Keyboard, Mouse

BOX = "alhambra_cards"


def start(driver: Driver) -> Session:
    driver.click("start")
    return driver.table.session


def again(driver: Driver) -> LineUp:
    """Opens the lobby anew, as after another start of the program."""
    driver.start(driver.services.routes.lobby)
    found: LineUp = driver.scene.lineup
    return found


def type_text(driver: Driver, text: str) -> None:
    """Types into the focused field, which is emptied first."""
    for _ in driver.node(driver.ui.focus or "").value:
        driver.press(pygame.K_BACKSPACE)
    driver.turn(pygame.event.Event(pygame.TEXTINPUT, text=text))


def names(session: Session) -> list[str]:
    return [player.name for player in session.players]


# ---------------------------------------------------------------------- the way in
def test_from_the_menu_two_presses_lead_to_the_table(tmp_path: Path) -> None:
    driver = Driver(tmp_path)
    driver.services.progress.offer(BOX)
    driver.start(driver.services.routes.menu)
    driver.click(f"box:{BOX}")
    assert driver.name == "LobbyScene"
    driver.press(pygame.K_RETURN)
    assert driver.name == "TableScene"
    driver.close()


def test_the_first_time_one_person_meets_two_computer_players(lobby: Driver) -> None:
    session = start(lobby)
    assert Counter(player.kind for player in session.players) == {"human": 1, "computer": 2}
    assert len(set(names(session))) == len({player.colour for player in session.players}) == 3


@pytest.mark.parametrize("hand", [Mouse(), Keyboard(3)], ids=["mouse", "keyboard"])
def test_six_seats_are_laid_and_the_game_starts(lobby: Driver, hand: Mouse | Keyboard) -> None:
    for _ in range(3):
        hand.use(lobby, "add")
    assert lobby.ui.find("add") is None
    hand.use(lobby, "seat:5:down")
    hand.use(lobby, "seat:5:decides")
    hand.use(lobby, "popup:")
    hand.use(lobby, "seat:5:youngest")
    hand.use(lobby, "order")
    hand.use(lobby, "option:open_hands")
    hand.use(lobby, "seat:5:up")
    hand.use(lobby, "start")
    session = lobby.table.session
    assert [player.kind for player in session.players] == ["human", *["computer"] * 3, "human", "computer"]
    assert session.options == {"open_hands": True, "youngest": 4}


def test_a_name_is_typed_and_kept(lobby: Driver) -> None:
    lobby.click("seat:0:name")
    type_text(lobby, "  Żółć Ödön ")
    assert "Żółć Ödön" in names(start(lobby))


# ---------------------------------------------------------------------- what keeps it from starting
def test_who_is_added_plays_like_the_others(lineup: LineUp) -> None:
    lineup.decide(len(lineup.players) - 1, "hard")
    lineup.add()
    assert lineup.players[-1].level == "hard"


def test_a_seat_without_a_name_must_get_one(lobby: Driver) -> None:
    lobby.click("seat:1:name")
    type_text(lobby, " ")
    assert not lobby.node("start").is_enabled
    assert lobby.node("start").why == "This seat still needs a name." == lobby.node("seat:1:name").hint
    lobby.click("start")
    assert lobby.name == "LobbyScene"


def test_two_seats_cannot_have_one_name_whatever_its_capitals(lobby: Driver) -> None:
    first = lobby.scene.lineup.players[0].name
    lobby.click("seat:2:name")
    type_text(lobby, first.upper())
    assert not lobby.node("start").is_enabled
    assert first.upper() in lobby.node("start").why


def test_seats_are_removed_down_to_what_the_box_needs(lobby: Driver) -> None:
    lobby.click("seat:2:remove")
    node = lobby.node("seat:1:remove")
    assert not node.is_enabled
    assert node.why == "At least 2 players are needed."
    lobby.click("seat:1:remove")
    assert len(start(lobby).players) == 2


# ---------------------------------------------------------------------- seats
def test_choosing_a_taken_colour_swaps_the_two(lineup: LineUp) -> None:
    before = [player.colour for player in lineup.players]
    lineup.colour(0, before[2])
    assert [player.colour for player in lineup.players] == [before[2], before[1], before[0]]
    lineup.colour(0, "onyx")
    assert [player.colour for player in lineup.players] == ["onyx", before[1], before[0]]


def test_the_mark_for_the_youngest_stays_with_its_player(lineup: LineUp) -> None:
    lineup.youngest = 1
    youngest = lineup.players[1]
    changes: list[Callable[[], object]] = [
        lambda: lineup.move(1, 1),
        lambda: lineup.move(0, 1),
        lambda: lineup.remove(0),
    ]
    for change in changes:
        change()
        assert lineup.players[lineup.youngest] == youngest
    lineup.add()
    lineup.remove(lineup.youngest)
    assert lineup.youngest in range(len(lineup.players))


def test_the_youngest_is_found_again_in_a_drawn_order(lineup: LineUp) -> None:
    for _ in range(3):
        lineup.add()
    lineup.youngest, name = 2, lineup.players[2].name
    places = set()
    for seed in range(12):
        lineup.sow(str(seed))
        session = lineup.begin()
        place = session.options["youngest"]
        assert isinstance(place, int)
        assert session.players[place].name == name
        places.add(place)
    assert len(places) > 1


def test_a_chosen_order_is_kept(lineup: LineUp) -> None:
    lineup.random_order = False
    lineup.youngest = 1
    session = lineup.begin()
    assert session.players == tuple(lineup.players)
    assert session.options["youngest"] == 1


def test_an_offered_name_changes_with_the_kind_and_a_typed_one_does_not(lineup: LineUp, words: Words) -> None:
    lineup.decide(1, "")
    assert lineup.players[1].name == words("common.names.human.n2")
    lineup.call(2, "Zsófia")
    lineup.decide(2, "")
    assert lineup.players[2] == replace(lineup.players[2], name="Zsófia", kind="human", level="")


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


def test_only_digits_become_a_seed(lobby: Driver) -> None:
    lobby.click("seed")
    type_text(lobby, "a1²2-3٣9")
    assert lobby.scene.lineup.seed == "1239"
    type_text(lobby, "9" * 40)
    assert start(lobby).seed == int("9" * 18)


# ---------------------------------------------------------------------- memory
def test_the_last_set_up_is_there_again(lobby: Driver) -> None:
    lobby.click("add")
    lobby.click("seat:1:youngest")
    lobby.click("order")
    lobby.click("option:open_hands")
    lobby.click("seat:0:name")
    type_text(lobby, "Łucja")
    before = lobby.scene.lineup.set_up()
    start(lobby)
    assert again(lobby).set_up() == before
    assert lobby.scene.lineup.seed == ""


def test_a_box_that_was_chosen_before_is_laid_for_those_who_played_last(lobby: Driver) -> None:
    lobby.click("seat:0:name")
    type_text(lobby, "Łucja")
    start(lobby)
    lobby.start(lobby.services.routes.lobby, box="ys")
    assert lobby.scene.lineup.box == "ys" and lobby.scene.lineup.players[0].name == "Łucja"
    lobby.press(pygame.K_ESCAPE)
    assert lobby.name == "MenuScene"


def test_a_set_up_is_kept_under_a_name_chosen_and_forgotten(lobby: Driver) -> None:
    lobby.click("add")
    lobby.click("keep")
    type_text(lobby, "Family")
    lobby.press(pygame.K_RETURN)
    assert lobby.name == "LobbyScene"
    family = lobby.scene.lineup.set_up()
    lobby.click("seat:0:remove")
    start(lobby)
    assert len(again(lobby).players) == 3
    lobby.click("preset")
    lobby.click("popup:Family")
    assert lobby.scene.lineup.set_up() == family
    lobby.click("forget")
    assert read_presets(lobby.services.paths.presets).named == {}
    assert lobby.scene.lineup.set_up() == family
    assert not lobby.node("forget").is_enabled


def test_several_set_ups_survive_the_program(lobby: Driver) -> None:
    path = lobby.services.paths.presets
    three = lobby.scene.lineup.set_up()
    two = replace(three, players=three.players[:2], random_order=False)
    keep_last(path, three)
    for name, set_up in (("A", two), ("B", three)):
        keep_preset(path, name, set_up)
    assert again(lobby).set_up() == three
    lobby.click("preset")
    lobby.click("popup:A")
    assert lobby.scene.lineup.set_up() == two


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

    monkeypatch.setattr("game.saves.merging.write_json", refuse)
    start(lobby)
    assert lobby.services.notices.waiting


# ---------------------------------------------------------------------- looks
def opened(seats: int, *, then: Callable[[Program], None] = lambda made: None) -> Callable[[Program], None]:
    """Returns what shows a lobby with that many seats."""

    def show(made: Program) -> None:
        made.services.navigation.start(made.services.routes.lobby)
        lineup = lineup_of(made)
        while len(lineup.players) < seats:
            lineup.add()
        made.draw()
        then(made)

    return show


def lineup_of(made: Program) -> LineUp:
    scene = made.services.navigation.stack.top
    assert isinstance(scene, LobbyScene)
    return scene.lineup


def scrolled(made: Program) -> None:
    for name in ("lobby", "seats", "options"):
        made.services.ui.scroll_to(name, 99_999)
    made.draw()


def listed(what: str) -> Callable[[Program], None]:

    def show(made: Program) -> None:
        node = made.services.ui.find(f"seat:1:{what}")
        assert node and node.act
        node.act()

    return show


def nameless(made: Program) -> None:
    lineup = lineup_of(made)
    lineup.call(1, "")
    lineup.call(2, lineup.players[0].name)


MOMENTS = {"two": opened(2), "six": opened(6), "end": opened(6, then=scrolled), "faults": opened(3, then=nameless)}
LISTS = {"decides": opened(4, then=listed("decides")), "who": opened(2, then=listed("who"))}


@pytest.mark.painted
@pytest.mark.parametrize("moment", MOMENTS)
@pytest.mark.parametrize("drawing", FEWEST, ids=str)
def test_nothing_is_cut_or_covered(drawing: Drawing, moment: str) -> None:
    assert faults_of(drawing, MOMENTS[moment]) == []


@pytest.mark.painted
@pytest.mark.parametrize("list_", LISTS)
@pytest.mark.parametrize("drawing", FEWEST, ids=str)
def test_an_open_list_shows_every_choice_whole(drawing: Drawing, list_: str) -> None:
    """It lies over what is below it, which is no fault."""
    found = faults_of(drawing, LISTS[list_])
    assert [fault for fault in found if not fault.startswith("covered")] == []
