"""Whoever sits at a table has a face: people their own, computer players that of their personality."""

import pygame
import pytest

from game.paint.canvas import Canvas
from game.saves.people import Person
from game.saves.players import Player
from game.scenes.people.faces import Sitters

ANNA = Person("a" * 16, "Anna", "crimson", "girl_plaits")
SIDE = 120


def drawn(player: Player, *people: Person) -> bytes:
    surface = pygame.Surface((SIDE, SIDE))
    sitters = Sitters("ys", (player,), {person.id: person for person in people}.get)
    sitters.draw(Canvas(surface), 0, SIDE / 2, SIDE / 2, SIDE)
    return pygame.image.tobytes(surface, "RGB")


@pytest.mark.painted
def test_people_and_personalities_have_faces_and_everybody_else_an_emblem() -> None:
    person = Player("Anna", "crimson", "human", person=ANNA.id)
    bluffer = Player("Piroska", "crimson", "computer", "easy", personality="bluffer")
    guest, machine = Player("Anna", "crimson", "human"), Player("Aranka", "crimson", "computer", "easy")
    assert len({drawn(person, ANNA), drawn(bluffer, ANNA), drawn(guest, ANNA)}) == 3
    assert drawn(machine) == drawn(guest)


@pytest.mark.painted
def test_who_was_removed_has_an_emblem() -> None:
    person = Player("Anna", "crimson", "human", person=ANNA.id)
    assert drawn(person) == drawn(Player("Anna", "crimson", "human")) != drawn(person, ANNA)
