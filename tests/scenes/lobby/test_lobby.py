"""The lobby: laying a game by keyboard or mouse, what is remembered, and what keeps a game from starting."""

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from game.locale.words import Words
from game.program import Program
from game.saves.settings import Settings
from game.scenes.lobby.lineup import LineUp
from game.scenes.lobby.scene import LobbyScene
from game.session.session import Session
from game.tools.demo import program
from tests.boxes.tables import BOXES
from tests.languages import shipped_languages
from tests.scenes.audit import readable
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


def name(driver: Driver, seat: int, typed: str) -> None:
    """Types a name on the sheet of a seat, and leaves that."""
    driver.click(f"seat:{seat}", "name")
    type_text(driver, typed)
    driver.click("done")


def names(session: Session) -> list[str]:
    return [player.name for player in session.players]


# ---------------------------------------------------------------------- the way in


def test_the_first_time_one_person_meets_two_computer_players(lobby: Driver) -> None:
    session = start(lobby)
    assert Counter(player.kind for player in session.players) == {"human": 1, "computer": 2}
    assert len(set(names(session))) == len({player.colour for player in session.players}) == 3


@pytest.mark.parametrize("hand", [Mouse(), Keyboard(3)], ids=["mouse", "keyboard"])
def test_six_seats_are_laid_and_the_game_starts(lobby: Driver, hand: Mouse | Keyboard) -> None:
    for _ in range(3):
        hand.use(lobby, "add")
    assert lobby.ui.find("add") is None
    for target in ("seat:5", "kind:human", "youngest", "earlier", "done"):
        hand.use(lobby, target)
    assert not lobby.node("order").is_on, "who chooses a place wants no order drawn by lot"
    for target in ("options", "option:open_hands", "done", "start"):
        hand.use(lobby, target)
    session = lobby.table.session
    assert [player.kind for player in session.players] == ["human", *["computer"] * 3, "human", "computer"]
    assert session.options == {"open_hands": True, "youngest": 4}


def test_a_name_is_typed_and_kept(lobby: Driver) -> None:
    name(lobby, 0, "  Żółć Ödön ")
    assert "Żółć Ödön" in names(start(lobby))


# ---------------------------------------------------------------------- what keeps it from starting
def test_who_is_added_plays_like_the_others(lineup: LineUp) -> None:
    lineup.decide(len(lineup.players) - 1, "hard")
    lineup.add()
    assert lineup.players[-1].level == "hard"


def test_a_seat_without_a_name_must_get_one(lobby: Driver) -> None:
    name(lobby, 1, " ")
    assert not lobby.node("start").is_enabled
    assert lobby.node("start").why == "This seat still needs a name." == lobby.node("seat:1").hint
    lobby.click("start")
    assert lobby.name == "LobbyScene"


def test_two_seats_cannot_have_one_name_whatever_its_capitals(lobby: Driver) -> None:
    first = lobby.scene.lineup.players[0].name
    name(lobby, 2, first.upper())
    assert not lobby.node("start").is_enabled
    assert first.upper() in lobby.node("start").why


def test_seats_are_removed_down_to_what_the_box_needs(lobby: Driver) -> None:
    lobby.click("seat:2", "leave", "seat:1")
    assert not lobby.node("leave").is_enabled
    assert lobby.node("leave").why == "At least 2 players are needed."
    lobby.click("leave")
    lobby.press(pygame.K_ESCAPE)
    assert len(start(lobby).players) == 2


# ---------------------------------------------------------------------- the sheet of a seat
@pytest.mark.parametrize("way_out", ["done", "enter", "escape", "cancel"])
def test_what_was_typed_stays_whichever_way_the_sheet_is_left_but_by_cancel(lobby: Driver, way_out: str) -> None:
    before = lobby.scene.lineup.set_up()
    for target in ("seat:2", "kind:human", "colour:onyx", "earlier", "name"):
        lobby.click(target)
    type_text(lobby, "Zoé")
    lobby.click("guest")
    if key := {"escape": pygame.K_ESCAPE, "enter": pygame.K_RETURN}.get(way_out):
        lobby.press(key)
    else:
        lobby.click(way_out)
    assert lobby.name == "LobbyScene"
    player = lobby.scene.lineup.players[1]
    assert (player.name, player.kind, player.colour) == ("Zoé", "human", "onyx") or way_out == "cancel"
    assert (lobby.scene.lineup.set_up() == before) == (way_out == "cancel")


def test_somebody_known_sits_by_one_press_and_gives_way_to_a_guest_of_another_name(lobby: Driver) -> None:
    anna = lobby.services.people.create("Anna", "jade", "girl_plaits")
    for target in ("seat:0", f"sit:{anna.id}"):
        lobby.click(target)
    assert (lobby.scene.lineup.players[0].person, lobby.scene.lineup.players[0].colour) == (anna.id, "jade")
    lobby.click("guest")
    player = lobby.scene.lineup.players[0]
    assert player.person == "" and player.name not in ("", "Anna") and not lobby.scene.lineup.faulty()


def test_who_is_carried_to_another_place_sits_there_and_is_not_opened(lobby: Driver) -> None:
    lineup = lobby.scene.lineup
    before = [player.name for player in lineup.players]
    lobby.run(0.3)
    for carried, place, after in ((0, 2, (1, 2, 0)), (2, 1, (1, 0, 2))):
        start, end = lobby.spot(f"seat:{carried}"), lobby.spot(f"seat:{place}")
        lobby.turn(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=start, button=1))
        for pos in (((start[0] + end[0]) // 2, end[1]), end):
            lobby.turn(pygame.Event(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(1, 0, 0)))
        lobby.turn(pygame.Event(pygame.MOUSEBUTTONUP, pos=end, button=1))
        lobby.run(1.0)
        assert [player.name for player in lineup.players] == [before[who] for who in after]
    assert lineup.youngest == 1 and not lineup.random_order and lobby.name == "LobbyScene"


# ---------------------------------------------------------------------- ways to play
def test_a_named_way_sets_every_rule_and_one_of_ones_own_is_none_of_them(lobby: Driver) -> None:
    lobby.click("box:maharaja")
    lineup = lobby.scene.lineup
    assert lineup.way == "usual" and lobby.node("way:usual").is_on and not lobby.node("options").is_on
    lobby.click("way:advanced")
    assert {key for key, value in lineup.options.items() if value is True} == {"neutral", "yogi", "auction", "homes"}
    for target in ("options", "option:yogi", "done"):
        lobby.click(target)
    assert lineup.way == "" and not any(lobby.node(f"way:{way}").is_on for way in lineup.ways)
    assert lobby.node("options").is_on
    assert lobby.node("options").hint == "With: Neutral palaces, Auction of characters and Home cities"
    lobby.click("way:short")
    assert {key for key, value in lineup.options.items() if value is True} == {"neutral", "short"}


def test_a_way_is_offered_to_as_many_as_can_play_it(lineup: LineUp) -> None:
    lineup.lay(replace(lineup.set_up(), box="ys"))
    assert lineup.ways == ["first", "usual", "express", "favour"]
    lineup.play("express")
    lineup.remove(2)
    assert lineup.ways == ["first", "usual", "hard_neutral"] and lineup.way == "usual"


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
    assert (lineup.players[1].name, lineup.players[1].personality) == (words("common.names.human.n2"), "")
    lineup.call(2, "Zsófia")
    lineup.decide(2, "")
    assert lineup.players[2] == replace(lineup.players[2], name="Zsófia", kind="human", level="")


def test_whoever_left_a_seat_by_mistake_sits_down_again_where_that_was(lobby: Driver) -> None:
    """On any chair that is free, once: after that it seats a computer player as ever."""
    lobby.click("order")
    name(lobby, 1, "Łucja")
    for target in ("seat:1", "youngest", "done"):
        lobby.click(target)
    lineup = lobby.scene.lineup
    before = lineup.set_up()
    lobby.click("seat:1", "leave")
    assert lobby.node("add").name == "Łucja comes back"
    lobby.click("add")
    assert lineup.set_up() == before
    assert lobby.node("add").name == lobby.services.words("ui.lobby.add_seat")


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


def opening(*names: str) -> Callable[[Program], None]:
    """Returns what presses one node after the other, as far as they are there, and scrolls to the end."""

    def show(made: Program) -> None:
        for name in names:
            if (node := made.services.ui.find(name)) and node.act:
                node.act()
                made.draw()
        for scroll in ("sheet", "ways", "about"):
            made.services.ui.scroll_to(scroll, 99_999)
        made.draw()

    return show


def nameless(made: Program) -> None:
    lineup = lineup_of(made)
    lineup.call(1, "")
    lineup.call(2, lineup.players[0].name)


test_nothing_is_cut_or_covered = readable(
    two=opened(2),
    six=opened(6),
    ways=opened(6, then=opening("page:ways")),
    box=opened(2, then=opening("page:about")),
    person=opened(2, then=opening("seat:0")),
    computer=opened(6, then=opening("seat:5")),
    options=opened(2, then=opening("page:ways", "options")),
    more=opened(2, then=opening("more")),
    faults=opened(3, then=nameless),
)


@pytest.mark.parametrize("language", shipped_languages())
@pytest.mark.parametrize("chosen", ["alhambra_cards", "ys"])
def test_every_box_on_the_shelf_bears_its_name_in_the_smallest_window(language: str, chosen: str) -> None:
    with program((1024, 600), Settings(language=language), headless=True) as made:
        made.services.navigation.start(made.services.routes.lobby, chosen)
        made.services.ui.canvas.audit = []
        made.draw()
        ui = made.services.ui
        boxes = [node for node in ui.nodes if node.id.startswith("box:")]
        assert boxes
        for box in boxes:
            drawn = " ".join(mark.text for mark in ui.canvas.audit or () if box.rect.contains(mark.rect))
            assert drawn.split() == box.name.split()


@pytest.mark.parametrize("language", shipped_languages())
@pytest.mark.parametrize(("size", "scale"), [((1024, 600), 100), ((1280, 720), 200)])
def test_persons_of_the_computer_bear_their_names_within_their_tiles(
    tmp_path: Path, language: str, size: tuple[int, int], scale: int
) -> None:
    driver = Driver(tmp_path, size=size, language=language, scale=scale)
    try:
        for box in BOXES:
            driver.services.progress.offer(box)
            driver.start(driver.services.routes.lobby, box)
            driver.click("seat:1")
            driver.services.ui.canvas.audit = []
            driver.program.draw()
            for tile in [node for node in driver.ui.nodes if node.id.startswith("who:")]:
                inside = [mark for mark in driver.ui.canvas.audit or () if tile.rect.contains(mark.rect.inflate(4, 4))]
                drawn = [mark.text for mark in inside if mark.text in tile.name]
                assert " ".join(drawn).split() == tile.name.split()
    finally:
        driver.close()


def test_what_a_tab_is_called_stands_nowhere_else(tmp_path: Path) -> None:
    """In a window where seats and ways are in sight together, below the tabs."""
    driver = Driver(tmp_path, size=(1366, 768), language="de", scale=150)
    try:
        driver.start(driver.services.routes.lobby, "alhambra_cards")
        title, below = (driver.services.words(f"ui.lobby.{key}") for key in ("who_plays", "how_to_play"))
        assert driver.texts.count(title) == 1 and below in driver.texts and driver.ui.find("page:ways") is None
    finally:
        driver.close()
