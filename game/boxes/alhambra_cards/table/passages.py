"""What is read of the table of the card game, part by part."""

from collections.abc import Iterator

from game.boxes.alhambra_cards.rules.view import View
from game.boxes.alhambra_cards.table.explaining import Explainer
from game.boxes.alhambra_cards.table.scoring import scores
from game.boxes.alhambra_cards.table.touches import BUILDING_DECK, GIVE, KEEP, building, offers, space
from game.boxes.alhambra_family.rules.components import PRICE, YARD_CURRENCY
from game.boxes.alhambra_family.table import passages
from game.boxes.alhambra_family.table.phrases import Players, building_name
from game.boxes.alhambra_family.table.zones import front_seat
from game.tabletop.passages import BOARD, MARKET, STATUS, Passage, PassageEntry, listed, player


def read(players: Players, view: View) -> Iterator[Passage]:
    """Yields the parts of a view in the order in which they are read."""
    now = scores(view)
    yield listed(STATUS, "", [players.words("access.points", players=players.each(enumerate(now.points)))])
    yield passages.hand(players, view)
    yield listed(MARKET, players.words("access.part.market"), [*_market(players, view)])
    own, parties = front_seat(view), range(view.seats + (view.third is not None))
    board = players.words("access.palaces.built", player=players.name(own))
    yield listed(BOARD, board, passages.counted(players, now.majorities, own))
    for party in parties:
        title = passages.standing(players, view, now, party)
        yield listed(player(party), title, passages.counted(players, now.majorities, party))
    yield passages.scoring(players, now)


def _market(players: Players, view: View) -> Iterator[PassageEntry]:
    """Yields what is decided, what is for sale, and what can be taken."""
    for bought in view.bought or view.pending:
        yield PassageEntry(
            players.words("access.palaces.bought", building=building_name(players.words, bought)), building(bought)
        )
    if view.pending:
        yield from (PassageEntry(item=KEEP), PassageEntry(item=GIVE))
    for slot, (number, offer) in enumerate(zip(view.yard, offers(view), strict=True)):
        if number is None:
            yield PassageEntry(item=space(slot))
        else:
            name = building_name(players.words, number)
            told = passages.offered(players, name, YARD_CURRENCY[slot], offer, PRICE[number])
            yield PassageEntry(told, building(number), Explainer(players).gain(view, number))
    yield from passages.open_money(players, view)
    yield PassageEntry(item=BUILDING_DECK)
