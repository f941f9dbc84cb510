"""The wall's panel of numbers: whom somebody met, in which order."""

from game.core.resources import shipped
from game.history.wall import Meeting, Page
from game.locale.words import Words
from game.saves.people import Person
from game.scenes.wall.person import OnePerson


def test_rivals_stand_by_how_often_they_were_met_and_then_by_name() -> None:
    """The names in the order of the language: Ł follows L."""
    people = {name: Person(name, name, "jade", "boy_curls") for name in ("Łucja", "Lena", "Zoe", "Bea")}
    met = {"Łucja": Meeting(2, 1, 0), "Bea": Meeting(0, 1, 0), "Lena": Meeting(0, 0, 3), "Zoe": Meeting(4, 1, 0)}
    page = Page({}, {}, {}, meetings={**met, "somebody who was removed": Meeting(9, 9, 9)})
    words = Words("pl", (shipped("locales"),))
    one = OnePerson(page, (), (), people.get, words, lambda box, seats: None, lambda game: None)
    assert [(person.name, met.games) for person, met in one.rivals] == [
        ("Zoe", 5), ("Lena", 3), ("Łucja", 3), ("Bea", 1),
    ]  # fmt: skip
