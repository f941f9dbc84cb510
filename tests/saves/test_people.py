"""People, how they get on in lessons, and who plays for the computer."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from game.saves import claims, paths, settings, trouble
from game.saves.parsing import parse
from game.saves.people import People
from game.saves.players import Player
from game.saves.progress import Learned, ProgressFile
from game.saves.trouble import StoreError
from game.session.session import Session


@pytest.fixture
def people(places: paths.Paths) -> People:
    return People(places)


def test_a_person_is_known_at_the_next_start(places: paths.Paths, people: People) -> None:
    anna = people.create(" Zsófi ", "crimson", "girl_plaits", "easy")
    changed = people.change(anna.id, lambda person: replace(person, wishes={"scale": 125}, also=("Zsófia",)))
    again = People(places)
    assert again.all() == (changed,)
    assert (changed.name, changed.level, changed.wishes) == ("Zsófi", "easy", {"scale": 125})
    assert again.notices == []


def test_two_of_one_name_are_two_people(people: People) -> None:
    first, second = (people.create("Anna", colour, "boy_curls") for colour in ("crimson", "jade"))
    assert first.id != second.id
    assert people.all() == (first, second)


def test_a_name_is_somebodys_only_while_nobody_else_goes_by_it(people: People) -> None:
    first, second = (people.create("Anna", colour, "boy_curls") for colour in ("crimson", "jade"))
    people.change(first.id, lambda person: replace(person, also=("Anna", "Annus")))
    assert people.namesakes() == {"anna": first.id, "annus": first.id}
    people.change(second.id, lambda person: replace(person, also=("ANNA",)))
    assert people.namesakes() == {"annus": first.id}


def test_removing_can_be_taken_back(places: paths.Paths, people: People) -> None:
    anna = people.create("Anna", "crimson", "boy_curls")
    people.change(anna.id, lambda person: replace(person, name="Annus"))
    people.remove(anna.id)
    assert people.all() == People(places).all() == ()
    assert people.removed and people.removed.name == "Annus", "whom the program offers to bring back"
    people.restore(anna.id)
    assert [person.name for person in people.all()] == [person.name for person in People(places).all()] == ["Annus"]
    assert people.removed is None


@pytest.mark.parametrize("damage", [b"", b"{", b"[]", b'{"version": 2}', b'{"version": 1, "id": "../x", "name": "x"}'])
def test_a_damaged_file_gives_way_to_the_moment_before(places: paths.Paths, people: People, damage: bytes) -> None:
    anna, bela = people.create("Anna", "crimson", "boy_curls"), people.create("Béla", "jade", "man_turban")
    people.change(anna.id, lambda person: replace(person, name="Annus"))
    file = places.people / f"{anna.id}.json"
    file.write_bytes(damage)
    again = People(places)
    assert again.all() == (anna, bela)
    assert [(notice.key, notice.values) for notice in again.notices] == [("people.notice_backup", {"name": "Anna"})]
    assert file.with_name(file.name + ".bad").read_bytes() == damage
    assert People(places).notices == []


def test_a_person_of_whom_nothing_is_left_costs_nobody_else(places: paths.Paths, people: People) -> None:
    anna, bela = people.create("Anna", "crimson", "boy_curls"), people.create("Béla", "jade", "man_turban")
    (places.people / f"{anna.id}.json").write_bytes(b"\0")
    again = People(places)
    assert again.all() == (bela,)
    assert [notice.key for notice in again.notices] == ["people.notice_damaged"]


def test_what_another_program_typed_stays(places: paths.Paths, people: People) -> None:
    anna = people.create("Anna", "crimson", "boy_curls")
    other = People(places)
    other.change(anna.id, lambda person: replace(person, name="Annus"))
    people.change(anna.id, lambda person: replace(person, level="normal"))
    [found] = People(places).all()
    assert (found.name, found.level) == ("Annus", "normal")
    other.remove(anna.id)
    people.change(anna.id, lambda person: replace(person, colour="jade"))
    assert [person.colour for person in People(places).all()] == ["jade"]


def test_somebody_who_writes_for_too_long_is_told(
    places: paths.Paths, people: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = people.create("Anna", "crimson", "boy_curls")
    monkeypatch.setattr("game.saves.claims.WAIT_SECONDS", 0)
    with claims.waited(places.people / "people"), pytest.raises(trouble.InUse):
        people.change(anna.id, lambda person: replace(person, name="Annus"))


def test_a_refusing_disk_takes_nobody_in_and_forgets_no_change(places: paths.Paths, people: People) -> None:
    anna = people.create("Anna", "crimson", "boy_curls")
    places.people.rename(places.home / "gone")
    places.people.write_text("a file where the folder should be")
    with pytest.raises(trouble.StoreError):
        people.create("Béla", "jade", "boy_curls")
    with pytest.raises(trouble.StoreError):
        people.change(anna.id, lambda person: replace(person, name="Annus"))
    assert [person.name for person in people.all()] == ["Annus"]


def test_wishes_that_cannot_be_are_dropped_alone(places: paths.Paths, people: People) -> None:
    anna = people.create("Anna", "crimson", "boy_curls")
    file = places.people / f"{anna.id}.json"
    plain = json.loads(file.read_text()) | {"wishes": {"scale": 900, "mute": True, "language": "hu"}, "also": "x"}
    file.write_text(json.dumps(plain))
    [found] = People(places).all()
    assert (found.wishes, found.also) == ({"mute": True}, ())
    assert settings.wished(settings.Settings(scale=125), found.wishes) == settings.Settings(scale=125, mute=True)


def test_somebody_whose_name_nobody_can_see_is_nobody(places: paths.Paths, people: People) -> None:
    file = places.people / f"{people.create('Anna', 'crimson', 'boy_curls').id}.json"
    file.write_text(file.read_text("utf-8").replace("Anna", "\ufdd0\u200b"), "utf-8")
    again = People(places)
    assert again.all() == () and [notice.key for notice in again.notices] == ["people.notice_damaged"]


def test_a_file_under_anothers_id_is_nobody(places: paths.Paths, people: People) -> None:
    anna = people.create("Anna", "crimson", "boy_curls")
    (places.people / f"{'0' * 16}.json").write_bytes((places.people / f"{anna.id}.json").read_bytes())
    assert People(places).all() == (anna,)


def test_what_was_learned_is_still_known_at_the_next_start(tmp_path: Path) -> None:
    progress = ProgressFile(tmp_path / "progress.json")
    progress.end_lesson("ys", "goal")
    progress.end_lesson("ys", "bid", 2)
    progress.count_coached("ys")
    progress.offer("maharaja")
    again = ProgressFile(tmp_path / "progress.json")
    assert again.of("ys") == Learned({"goal": 0, "bid": 2}, 1)
    assert again.of("maharaja") == Learned(was_offered=True)
    assert again.of("alhambra") == Learned()


def test_a_lesson_played_again_is_remembered_at_its_best(tmp_path: Path) -> None:
    progress = ProgressFile(tmp_path / "progress.json")
    for slips in (2, 1, 3):
        progress.end_lesson("ys", "bid", slips)
    assert ProgressFile(tmp_path / "progress.json").of("ys").lessons == {"bid": 1}


def test_each_person_learns_alone(tmp_path: Path) -> None:
    progress = ProgressFile(tmp_path / "progress.json")
    progress.end_lesson("ys", "goal", who="Anna")
    assert ProgressFile(tmp_path / "progress.json").of("ys", "Anna").lessons == {"goal": 0}
    assert progress.of("ys").lessons == progress.of("ys", "Pál").lessons == {}


@pytest.mark.parametrize(
    "data", [b"", b"{", b"[]", b"\xff\xfe", b'{"version": 2, "people": {}}', b'{"version": 1, "people": []}']
)
def test_a_damaged_or_newer_file_is_told_and_kept_aside(tmp_path: Path, data: bytes) -> None:
    path = tmp_path / "progress.json"
    path.write_bytes(data)
    progress = ProgressFile(path)
    assert progress.notice is not None
    progress.end_lesson("ys", "goal")
    assert (tmp_path / "progress.json.bad").read_bytes() == data
    assert ProgressFile(path).of("ys").lessons == {"goal": 0}


@pytest.mark.parametrize("wrong", [None, 1, [], {"lessons": 3, "coached": -1, "offered": 1}, {"lessons": {"goal": -1}}])
def test_what_cannot_be_understood_is_forgotten_alone(tmp_path: Path, wrong: object) -> None:
    path = tmp_path / "progress.json"
    path.write_text(json.dumps({"version": 1, "people": {"": {"ys": wrong, "maharaja": {"lessons": {"goal": 0}}}}}))
    progress = ProgressFile(path)
    assert (progress.notice, progress.of("ys")) == (None, Learned())
    assert progress.of("maharaja").lessons == {"goal": 0}


def test_a_disk_that_refuses_costs_nothing_but_the_next_start(tmp_path: Path) -> None:
    (tmp_path / "home").write_text("a file where the folder should be")
    progress = ProgressFile(tmp_path / "home" / "progress.json")
    with pytest.raises(StoreError):
        progress.end_lesson("ys", "goal")
    assert progress.of("ys").lessons == {"goal": 0}


def test_two_programs_keep_what_each_of_them_learned(tmp_path: Path) -> None:
    first, second = ProgressFile(tmp_path / "progress.json"), ProgressFile(tmp_path / "progress.json")
    first.end_lesson("ys", "goal", 2)
    second.end_lesson("ys", "goal", 1)
    second.end_lesson("ys", "bid", 3)
    first.count_coached("maharaja", "Anna")
    again = ProgressFile(tmp_path / "progress.json")
    assert again.of("ys").lessons == first.of("ys").lessons == {"goal": 1, "bid": 3}
    assert again.of("maharaja", "Anna").coached == 1


def test_a_file_damaged_meanwhile_costs_nothing_that_is_known(tmp_path: Path) -> None:
    progress = ProgressFile(tmp_path / "progress.json")
    progress.end_lesson("ys", "goal")
    (tmp_path / "progress.json").write_bytes(b"{")
    progress.end_lesson("ys", "bid")
    assert ProgressFile(tmp_path / "progress.json").of("ys").lessons == {"goal": 0, "bid": 0}


def test_a_person_takes_over_what_was_learned_before_there_were_people(tmp_path: Path) -> None:
    progress = ProgressFile(tmp_path / "progress.json")
    progress.end_lesson("ys", "goal", 1)
    progress.count_coached("ys")
    progress.pass_on("a" * 16)
    progress.end_lesson("ys", "bid", who="a" * 16)
    again = ProgressFile(tmp_path / "progress.json")
    assert again.of("ys", "a" * 16) == Learned({"goal": 1, "bid": 0}, 1)
    assert again.of("ys") == Learned({"goal": 1}, 1)


def test_a_number_that_nobody_reaches_is_none(tmp_path: Path) -> None:
    path, huge = tmp_path / "progress.json", 10**4000
    learned = {"lessons": {"first": huge, "second": 2}, "coached": huge}
    path.write_text(json.dumps({"version": 1, "people": {"": {"ys": learned}}}))
    assert ProgressFile(path).of("ys") == Learned({"second": 2})


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
