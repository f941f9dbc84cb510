"""What is read of either Alhambra table: money, what it pays for, majorities, and everybody's standing."""

from collections.abc import Iterator, Sequence

from game.boxes.alhambra_family.rules.components import CURRENCIES, CURRENCY, TYPES, VALUE, total
from game.boxes.alhambra_family.rules.majorities import prizes
from game.boxes.alhambra_family.rules.payment import added
from game.boxes.alhambra_family.table.explaining import where_scorings_are
from game.boxes.alhambra_family.table.frame import PurseView
from game.boxes.alhambra_family.table.items import MONEY_DECK
from game.boxes.alhambra_family.table.items import money as money_item
from game.boxes.alhambra_family.table.paying import Payable
from game.boxes.alhambra_family.table.phrases import Players, amount, ordinal, sums
from game.boxes.alhambra_family.table.scoreboard import Scores
from game.boxes.alhambra_family.table.standings import Majorities
from game.boxes.alhambra_family.table.zones import current_pile, front_seat
from game.core.rules import Seat
from game.locale.words import Term
from game.tabletop.items import Item
from game.tabletop.passages import HAND, SCORING, Passage, PassageEntry, listed


def read_card(players: Players, card: int) -> str:
    """Returns what a card is worth: "9 florins"."""
    return players.words(f"palaces.amount.{CURRENCIES[CURRENCY[card]]}", count=VALUE[card])


def hand(players: Players, view: PurseView) -> Passage:
    """Returns the hand in front, by currency, with its sums as heading; of a hidden one how many cards it has."""
    seat = front_seat(view)
    cards, name = view.hands[seat], players.name(seat)
    if cards is None:
        count = Term("common.count.cards", view.hand_sizes[seat])
        return Passage(HAND, players.words("access.palaces.hand_hidden", player=name, cards=count))
    key = "hand" if cards else "hand_empty"
    title = players.words(f"access.palaces.{key}", player=name, money=sums(cards))
    sorted_cards = sorted(cards, key=lambda card: (CURRENCY[card], VALUE[card]))
    return listed(HAND, title, [PassageEntry(read_card(players, card), money_item(card)) for card in sorted_cards])


def open_money(players: Players, view: PurseView) -> Iterator[PassageEntry]:
    """Yields the open money, then the deck that fills it up."""
    for card in view.display:
        if card is not None:
            text = players.words("access.palaces.open_money", amount=amount(CURRENCY[card], VALUE[card]))
            yield PassageEntry(text, money_item(card))
    left = Term("common.count.cards", view.piles[0].money if view.piles else 0)
    values = {"number": current_pile(view.piles) + 1, "cards": left, "where": where_scorings_are(players, view)}
    yield PassageEntry(players.words("access.palaces.deck", **values), MONEY_DECK)


def offered(players: Players, name: str, currency: int, offer: Payable | None, price: int) -> str:
    """Returns a building for sale with its price, and how the hand of who listens could pay it."""
    values: dict[str, object] = {"building": name, "price": amount(currency, price)}
    if offer is None:
        return players.words("access.palaces.offer", **values)
    if offer.missing:
        return players.words("access.palaces.offer_short", missing=offer.missing, **values)
    if not offer.cards:
        return players.words("access.palaces.offer", **values)  # the vizier pays exactly, or not at all
    if offer.is_exact and len(offer.cards) == 1:
        return players.words("access.palaces.offer_card", **values)
    if offer.is_exact:
        return players.words("access.palaces.offer_exact", sum=added(offer.cards), **values)
    paid = total(offer.cards)
    return players.words("access.palaces.offer_over", paid=paid, lost=offer.lost, **values)


def scoring(players: Players, scores: Scores, items: Sequence[Item] = ()) -> Passage:
    """Returns what the next scoring would pay, type by type."""
    now = scores.majorities
    title = players.words("access.palaces.scoring", scoring=players.scoring(now.letter))
    lines = [
        PassageEntry(_type(players, now, kind), told=_prizes(players, now.letter, kind)) for kind in range(len(TYPES))
    ]
    walls = [players.words("access.palaces.walls", players=players.each(enumerate(scores.walls)))]
    return listed(SCORING, title, [*lines, *(walls if scores.walls else [])])


def _type(players: Players, now: Majorities, kind: int) -> str:
    """Who has how many of a type, and what that brings; those without any are left out."""
    name = players.words(f"palaces.type_name.{TYPES[kind]}")
    counted = zip(now.counts[kind], now.points[kind], strict=True)
    told = [_share(players, party, count, points) for party, (count, points) in enumerate(counted) if count]
    nobody = players.words(f"palaces.none_of.{TYPES[kind]}")
    return players.words("access.pair", name=name, value="; ".join(told) or nobody)


def _share(players: Players, party: int, count: int, points: int) -> str:
    name = players.name(party)
    if not points:
        return players.words("access.pair", name=name, value=count)
    return players.words("access.scored", player=name, value=count, points=Term("common.count.points", points))


def _prizes(players: Players, letter: str, kind: int) -> str:
    paid = [
        players.words("palaces.parts.prize", place=ordinal(players.words, place), points=points)
        for place, points in enumerate(prizes(letter, kind), start=1)
    ]
    return players.words("access.palaces.prizes", prizes=paid)


def counted(players: Players, now: Majorities, party: int) -> list[str]:
    """Returns what a party has built, type by type."""
    return [
        players.words(f"palaces.buildings.{name}", count=now.counts[kind][party])
        for kind, name in enumerate(TYPES)
        if now.counts[kind][party]
    ]


def standing(players: Players, view: PurseView, scores: Scores, party: int) -> str:
    """Returns the heading about a party: name, points, and how many cards it holds."""
    points = Term("common.count.points", scores.points[party])
    if party >= view.seats:
        return players.words("access.pair", name=players.name(party), value=points)
    cards = Term("common.count.cards", view.hand_sizes[Seat(party)])
    return players.words("access.palaces.player", player=players.name(party), points=points, cards=cards)
