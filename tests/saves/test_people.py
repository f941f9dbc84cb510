"""People have a file each; what was typed about them survives damage, other programs and a refusing disk."""

import json
from dataclasses import replace

import pytest

from game.saves import claims, paths, settings, trouble
from game.saves.people import People, Person


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
    monkeypatch.setattr("game.saves.claims._WAIT_SECONDS", 0)
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


def test_plain_data_and_back() -> None:
    person = Person("a" * 16, "Ödön", "ivory", "grandpa_bow", "casual", {"mute": True}, ("Ödi",), "2026-11-23")
    assert Person.from_plain(json.loads(json.dumps(person.to_plain()))) == person
