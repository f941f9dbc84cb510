"""Who is playing: people take seats, are made in a moment, changed, removed and brought back; games follow them."""

from dataclasses import replace

import pygame
import pytest

from game.history import wall
from game.history.finished import FinishedGame
from game.paint import sprites
from game.paint.canvas import Canvas
from game.program import Program
from game.saves import players, presets, settings
from game.saves.people import People, Person
from game.scenes.people import portraits
from game.scenes.people.draft import COLOURS, Draft
from game.tools.demo import program
from tests.history.games import made_up
from tests.scenes.audit import readable
from tests.scenes.driver import Driver
from tests.scenes.lobby.test_lobby import type_text

BOX = "alhambra_cards"


def known(driver: Driver, *names: str) -> list[Person]:
    people = driver.services.people
    return [people.create(name, COLOURS[i], portraits.PORTRAITS[i]) for i, name in enumerate(names)]


def start(driver: Driver) -> None:
    """Starts the game, to whose first lesson everybody says no."""
    for person in driver.services.people.all():
        driver.services.progress.offer(BOX, person.id)
    driver.services.ui.is_stale = True
    driver.turn()
    if driver.name == "SeatSheet":
        driver.click("done")
    driver.click("start")


def ask(driver: Driver, seat: int = 0) -> None:
    """Opens the sheet of a seat, where a person is to sit, and asks who that is."""
    if driver.name == "SeatSheet":
        driver.click("done")
    driver.click(f"seat:{seat}", "kind:human", "who")
    assert driver.name == "PeopleScene"


# ---------------------------------------------------------------------- making somebody
def test_a_name_and_enter_make_somebody_who_sits(lobby: Driver) -> None:
    ask(lobby)
    assert lobby.ui.focus == "name"
    type_text(lobby, "Łucja")
    lobby.press(pygame.K_RETURN)
    [person] = People(lobby.services.paths).all()
    assert lobby.name == "SeatSheet"
    assert (person.name, person.also) == ("Łucja", ("Łucja",))
    player = lobby.scene.lineup.players[0]
    assert (player.name, player.person, player.colour) == ("Łucja", person.id, person.colour)


def test_face_colour_and_wishes_are_kept(lobby: Driver) -> None:
    ask(lobby)
    type_text(lobby, "Ödön")
    for name in ("portrait:grandpa_bow", "colour:onyx"):
        lobby.click(name)
    lobby.click("wishes")
    for wish, steps in (("level", 1), ("scale", 2), ("coach", 3), ("key_cues", 2), ("mute", 1)):
        for _ in range(steps):
            node = lobby.node(f"wish:{wish}")
            assert node.adjust
            node.adjust(1)
            lobby.services.ui.is_stale = True
            lobby.turn()
    lobby.click("take")
    [person] = People(lobby.services.paths).all()
    assert (person.portrait, person.colour, person.level) == ("grandpa_bow", "onyx", "easy")
    assert person.wishes == {"scale": 125, "coach": "always", "key_cues": False, "mute": False}


def test_nobody_sits_without_a_name(lobby: Driver) -> None:
    ask(lobby)
    type_text(lobby, "  ")
    lobby.press(pygame.K_RETURN)
    assert (lobby.name, lobby.services.people.all()) == ("PeopleScene", ())
    assert lobby.node("take").why


@pytest.mark.parametrize(("name", "also"), [("Zsófia", ()), (" zosia", ()), ("Zsófi", ("Zsófi",))])
def test_games_under_a_name_that_every_seat_is_offered_are_nobodys(lobby: Driver, name: str, also: object) -> None:
    ask(lobby)
    type_text(lobby, name)
    lobby.press(pygame.K_RETURN)
    [person] = People(lobby.services.paths).all()
    assert person.also == also


def test_somebody_new_gets_what_nobody_has(lobby: Driver) -> None:
    known(lobby, "Anna", "Béla")
    draft = Draft.fresh(lobby.services.people, taken=(COLOURS[2],))
    assert (draft.colour, draft.portrait) == (COLOURS[3], portraits.PORTRAITS[2])


def test_the_first_person_takes_over_what_was_learned_before(lobby: Driver) -> None:
    lobby.services.progress.end_lesson(BOX, "goal")
    for name in ("Anna", "Béla"):
        ask(lobby)
        lobby.services.ui.focus = "name"
        lobby.turn()
        type_text(lobby, name)
        lobby.press(pygame.K_RETURN)
    learned = [lobby.services.progress.of(BOX, person.id).lessons for person in lobby.services.people.all()]
    assert learned == [{"goal": 0}, {}]


# ---------------------------------------------------------------------- sitting down
def test_one_press_seats_somebody_known(lobby: Driver) -> None:
    anna, bela = known(lobby, "Anna", "Béla")
    ask(lobby)
    lobby.click(f"sit:{bela.id}")
    assert lobby.scene.lineup.players[0].person == bela.id
    lobby.scene.lineup.decide(1, "")
    lobby.services.ui.is_stale = True
    lobby.turn()
    ask(lobby, 1)
    assert not lobby.node(f"sit:{bela.id}").is_enabled
    lobby.click(f"sit:{anna.id}")
    assert [player.person for player in lobby.scene.lineup.players[:2]] == [bela.id, anna.id]


def test_two_of_one_name_are_told_apart_at_the_table(lobby: Driver) -> None:
    first, second = known(lobby, "Wojciech Adam", "Wojciech Adam")
    lineup = lobby.scene.lineup
    lineup.decide(1, "")
    lineup.sit(0, first)
    lineup.sit(1, second)
    assert [player.name for player in lineup.players[:2]] == ["Wojciech Adam", "Wojciech Ada 2"]
    assert lineup.faulty() == {}


def test_nobody_moves_in_with_a_name_and_a_face_that_somebody_has(lobby: Driver) -> None:
    [anna] = known(lobby, "Anna")
    ask(lobby)
    lobby.scene.draft.name, lobby.scene.draft.portrait = "anna", anna.portrait
    lobby.ui.is_stale = True
    lobby.turn()
    assert not lobby.node("take").is_enabled and "portrait" in lobby.node("take").why
    lobby.scene.choose_portrait(portraits.PORTRAITS[5])
    lobby.ui.is_stale = True
    lobby.turn()
    assert lobby.node("take").is_enabled


def test_the_typed_name_of_a_guest_need_not_be_typed_again(lobby: Driver) -> None:
    lobby.scene.lineup.call(0, "Bori")
    ask(lobby)
    assert lobby.scene.draft.name == "Bori"


def test_whoever_types_another_name_is_somebody_else(lobby: Driver) -> None:
    [anna] = known(lobby, "Anna")
    lineup = lobby.scene.lineup
    lineup.sit(0, anna)
    lineup.call(0, "Anna ")
    assert lineup.players[0].person == anna.id
    lineup.call(0, "Annus")
    assert lineup.players[0].person == ""


def test_computers_that_join_have_the_level_that_is_liked(lobby: Driver) -> None:
    lineup = lobby.scene.lineup
    lineup.sit(0, Person("a" * 16, "Anna", "crimson", "girl_plaits", "normal"))
    lineup.add()
    assert lineup.players[-1].level == "normal"


def test_seats_are_remembered_by_person_not_by_name(lobby: Driver) -> None:
    [anna] = known(lobby, "Anna")
    lobby.scene.lineup.sit(0, anna)
    start(lobby)
    assert [player.person for player in lobby.table.session.players if player.is_human] == [anna.id]
    last = presets.read_presets(lobby.services.paths.presets).last
    assert last and last.players[0].person == anna.id
    lobby.services.people.change(anna.id, lambda person: replace(person, name="Annus"))
    lobby.start(lobby.services.routes.lobby)
    assert lobby.scene.lineup.players[0].name == "Annus"
    lobby.services.people.remove(anna.id)
    lobby.start(lobby.services.routes.lobby)
    assert (lobby.scene.lineup.players[0].name, lobby.scene.lineup.players[0].person) == ("Anna", "")


# ---------------------------------------------------------------------- changing and removing
def test_somebody_is_changed_and_stays_in_the_scene(lobby: Driver) -> None:
    [anna] = known(lobby, "Anna")
    ask(lobby)
    lobby.click(f"change:{anna.id}")
    type_text(lobby, "Annus")
    lobby.press(pygame.K_RETURN)
    assert lobby.name == "PeopleScene"
    assert [(person.id, person.name) for person in People(lobby.services.paths).all()] == [(anna.id, "Annus")]


def test_who_was_removed_can_be_brought_back(lobby: Driver) -> None:
    [anna] = known(lobby, "Anna")
    ask(lobby)
    lobby.click(f"change:{anna.id}", "remove")
    assert People(lobby.services.paths).all() == ()
    lobby.press(pygame.K_ESCAPE)
    ask(lobby)  # later, too: the tip has promised it
    lobby.click("restore")
    assert People(lobby.services.paths).all() == (anna,)


def test_a_refusing_disk_is_told(lobby: Driver) -> None:
    lobby.services.paths.people.parent.mkdir(exist_ok=True)
    lobby.services.paths.people.write_text("a file where the folder should be")
    ask(lobby)
    lobby.services.ui.focus = "name"
    lobby.turn()
    type_text(lobby, "Anna")
    lobby.click("take")
    assert lobby.services.notices.waiting


# ---------------------------------------------------------------------- earlier games
def named(number: int, name: str, who: str = "") -> FinishedGame:
    """Returns a game that somebody played under a name, with a portrait or without."""
    game = made_up(number, 50, 40, who=(who,))
    player = players.Player(name, "crimson", "human", person=who)
    return replace(game, seats=(replace(game.seats[0], player=player), *game.seats[1:]))


def test_earlier_games_are_claimed_and_given_back_in_words(lobby: Driver) -> None:
    [zosia] = known(lobby, "Zosia")
    history = lobby.services.history
    history.begin()
    for game in (named(1, "Zosia"), named(2, " zosia"), named(3, "Anna"), named(4, "Zosia", zosia.id)):
        history.ask(lambda known, game=game: known.add(game))  # type: ignore[misc]

    def press() -> None:
        act = lobby.node("claim:0").act
        assert act
        act()

    def answered() -> int:
        history.settle()
        lobby.turn()
        lobby.turn()
        tallies = history.ask(wall.tallies).result()
        assert tallies is not None
        return tallies[zosia.id].games

    ask(lobby)
    lobby.click(f"change:{zosia.id}")
    assert answered() == 1
    assert "2 earlier games under the name “Zosia” are nobody’s yet." in " ".join(lobby.texts)
    press()
    assert answered() == 3
    assert [person.also for person in People(lobby.services.paths).all()] == [("Zosia",)]
    history.ask(lambda known: known.add(named(5, "Zosia")))
    assert answered() == 4
    assert lobby.node("claim:0").name == "That was not me"
    press()
    assert answered() == 1
    assert [person.also for person in People(lobby.services.paths).all()] == [()]
    assert "3 earlier games under the name “Zosia” are nobody’s yet." in " ".join(lobby.texts)


def test_somebody_new_is_begun_while_somebody_is_changed(lobby: Driver) -> None:
    [anna] = known(lobby, "Anna")
    ask(lobby)
    lobby.click(f"change:{anna.id}", "newcomer")
    assert (lobby.ui.focus, lobby.node("name").value) == ("name", "")
    assert lobby.ui.find("remove") is None


# ---------------------------------------------------------------------- wishes
def test_wishes_count_while_one_person_plays_and_no_longer(lobby: Driver) -> None:
    [anna] = known(lobby, "Anna")
    services = lobby.services
    services.people.change(anna.id, lambda person: replace(person, wishes={"scale": 150, "mute": True}))
    lobby.scene.lineup.sit(0, anna)
    start(lobby)
    assert (services.settings.now.scale, services.ui.scale, services.settings.now.mute) == (150, 1.5, True)
    services.settings.change(scale=175, speed="slow")
    services.navigation.start(services.routes.menu)
    lobby.turn()
    assert (services.settings.now.scale, services.settings.now.mute, services.settings.now.speed) == (
        100,
        False,
        "slow",
    )
    found = services.people.get(anna.id)
    assert found and found.wishes == {"scale": 175, "mute": True}


def test_several_people_play_by_the_usual_settings(lobby: Driver) -> None:
    [anna] = known(lobby, "Anna")
    lobby.services.people.change(anna.id, lambda person: replace(person, wishes={"scale": 150}))
    lobby.scene.lineup.sit(0, anna)
    lobby.scene.lineup.decide(1, "")
    start(lobby)
    assert lobby.services.settings.now.scale == 100


# ---------------------------------------------------------------------- pictures
def test_every_portrait_is_there_and_has_a_name(lobby: Driver) -> None:
    for portrait in portraits.PORTRAITS:
        assert f"portrait_{portrait}" in sprites.manifest()
        assert lobby.services.words(f"people.portraits.{portrait}")


class Show:
    """Brings the scene on the screen with some people, one of them perhaps in the form."""

    def __init__(self, names: tuple[str, ...], is_changing: bool) -> None:
        self._names, self._is_changing = names, is_changing

    def __call__(self, made: Program) -> None:
        people = made.services.people
        for person in people.all():
            people.remove(person.id)
        for i, name in enumerate(self._names):
            people.create(name, COLOURS[i % 6], portraits.PORTRAITS[i % 12])
        first = next((person.id for person in people.all()), "")
        made.services.navigation.start(made.services.routes.people, [first], [], lambda person: None)
        if self._is_changing:
            made.services.navigation.stack.top.change(people.all()[-1])  # type: ignore[union-attr]


FAMILY = ("Zsófia", "Wojciech", "Ágnes mama", "Łucja", "Benedek", "Wilhelmina Ww", "Ö")


test_nothing_is_cut_covered_or_faint = readable(
    nobody=Show((), is_changing=False), family=Show(FAMILY, is_changing=True)
)


def test_where_nobody_lives_yet_the_field_for_a_name_is_in_sight_with_large_letters() -> None:
    with program((1024, 600), settings.Settings(language="pl", scale=200, speed="instant"), headless=True) as made:
        made.services.navigation.start(made.services.routes.people, [], [], lambda person: None)
        made.draw()
        made.draw()
        field = made.services.ui.find("name")
        assert field is not None and field.visible == field.rect


@pytest.mark.parametrize("name", ["Ó Wiśniewskiej", "Łucja Wiśniewska-Brzęczyszczykiewicz"])
def test_names_stay_on_the_cards_of_their_portraits(name: str) -> None:
    with program((1024, 600), settings.Settings(language="pl", speed="instant"), headless=True) as made:
        Show((name, name, name), is_changing=False)(made)
        made.services.ui.canvas.audit = []
        made.draw()
        for portrait in portraits.PORTRAITS[:3]:
            card = made.services.ui.find(f"portrait:{portrait}")
            assert card is not None
            written = [mark.rect for mark in made.services.ui.canvas.audit if card.rect.collidepoint(mark.rect.center)]
            assert written and all(card.rect.left <= at.left and at.right <= card.rect.right for at in written)


ANNA = Person("a" * 16, "Anna", "crimson", "girl_plaits")
SIDE = 120


def drawn(player: players.Player, *people: Person) -> bytes:
    surface = pygame.Surface((SIDE, SIDE))
    sitters = portraits.Sitters("ys", (player,), {person.id: person for person in people}.get)
    sitters.draw(Canvas(surface), 0, SIDE / 2, SIDE / 2, SIDE)
    return pygame.image.tobytes(surface, "RGB")


@pytest.mark.painted
def test_people_and_personalities_have_faces_and_everybody_else_an_emblem() -> None:
    person = players.Player("Anna", "crimson", "human", person=ANNA.id)
    bluffer = players.Player("Piroska", "crimson", "computer", "easy", personality="bluffer")
    guest, machine = players.Player("Anna", "crimson", "human"), players.Player("Aranka", "crimson", "computer", "easy")
    assert len({drawn(person, ANNA), drawn(bluffer, ANNA), drawn(guest, ANNA)}) == 3
    assert drawn(machine) == drawn(guest)


@pytest.mark.painted
def test_who_was_removed_has_an_emblem() -> None:
    person = players.Player("Anna", "crimson", "human", person=ANNA.id)
    assert drawn(person) == drawn(players.Player("Anna", "crimson", "human")) != drawn(person, ANNA)
