"""The table of a challenge: one person against computer players, alike for everybody; or a family's, in the lobby."""

from game.challenges.deals import Deal
from game.challenges.goals import LEVEL
from game.core.resources import player_colours
from game.core.text import called
from game.saves.people import Person
from game.saves.players import Player
from game.saves.presets import SetUp
from game.session.session import Session
from game.widgets.ui import Translate


def players_of(deal: Deal, person: Person | None, words: Translate) -> tuple[Player, ...]:
    """Returns who plays a deal alone; takes the person, None for a guest."""
    colours = player_colours()
    own = person.colour if person else colours[0]
    name = person.name if person else words("common.names.human.n1")
    free = (colour for colour in colours if colour != own)
    names = (words(f"common.names.computer.n{number}") for number in range(1, deal.seats + 1))
    others = (each for each in names if called(each) != called(name))
    return tuple(
        Player(name, own, "human", person=person.id if person else "")
        if seat == deal.seat
        else Player(next(others), next(free), "computer", LEVEL)
        for seat in range(deal.seats)
    )


def session_of(deal: Deal, players: tuple[Player, ...]) -> Session:
    """Returns the game of a deal."""
    return Session.new(deal.box, players, deal.all_options, deal.seed)


def set_up_of(deal: Deal, players: tuple[Player, ...]) -> SetUp:
    """Returns a deal as the lobby lays it, in the order of its seats."""
    youngest = deal.all_options.get("youngest", 0)
    return SetUp(deal.box, players, deal.options, random_order=False, youngest=int(youngest))
