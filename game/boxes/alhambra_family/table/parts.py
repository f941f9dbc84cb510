"""What the panels of both Alhambra tables are for, for whoever learns: money, hands, the majority table."""

from collections.abc import Iterator

from game.boxes.alhambra_family.rules.buildings import TYPES
from game.boxes.alhambra_family.table.frame import PursePlan, PurseView
from game.boxes.alhambra_family.table.phrases import Players, told_of_type
from game.boxes.alhambra_family.table.scoreboard import Scores
from game.boxes.alhambra_family.table.scoreboard_grid import ScoreboardGrid
from game.boxes.alhambra_family.table.zones import current_pile, front_seat, hidden_in
from game.core.rules import Seat
from game.locale.words import Term
from game.paint.box import Box
from game.tabletop.teaching import TablePart

SEEN = {
    "points": "icon_scales_ink",
    "rival_points": "icon_scales_ink",
    "standing": "icon_scales_ink",
    "buildings": "tile_palace",
    "money": "icon_coins_ink",
}
"""The picture beside a difference that was seen when plans were played on."""


def part(players: Players, name: str, box: Box, key: str = "", **values: object) -> TablePart:
    """Returns a part of a table in the words of `palaces.parts`; `key` is its name there, if that is another."""
    texts = f"palaces.parts.{key or name}"
    return TablePart(name, box, players.words(f"{texts}.title", **values), players.words(f"{texts}.told", **values))


def money_parts(players: Players, view: PurseView, plan: PursePlan) -> Iterator[TablePart]:
    """Yields the open money, the money deck, the hand in front and, where they lie open, the hands of the others."""
    yield part(players, "money", plan.money)
    yield part(players, "deck", plan.deck, number=current_pile(view.piles) + 1, where=where_scorings_are(players, view))
    yield _hand(players, view, front_seat(view), plan.hand)
    if plan.strip:
        yield part(players, "hands", plan.strip)


def _hand(players: Players, view: PurseView, seat: Seat, box: Box) -> TablePart:
    key = "hidden_hand" if view.hands[seat] is None else "hand"
    cards = Term("common.count.cards", view.hand_sizes[seat])
    return part(players, "hand", box, key, player=players.name(seat), cards=cards)


def where_scorings_are(players: Players, view: PurseView) -> str:
    """Returns in which pile the next scoring card hides, as a sentence, or that none is left."""
    for letter in ("A", "B"):
        place = hidden_in(view.piles, letter)
        if place is not None:
            return players.words("palaces.parts.next_scoring", scoring=players.scoring(letter), number=place + 1)
    return players.words("palaces.parts.no_scoring")


# ---------------------------------------------------------------------- majorities
def scoreboard_parts(players: Players, table: ScoreboardGrid, scores: Scores) -> Iterator[TablePart]:
    """Yields the majority table, in it the rows of all parties and above those the columns of the types."""
    letter = scores.majorities.letter
    yield part(players, "majorities", table.box, scoring=players.scoring(letter))
    for party, row in enumerate(table.rows):
        yield row_part(players, party, row, scores)
    for kind in range(len(TYPES)):
        yield part(
            players,
            f"type:{kind}",
            column(table, kind),
            "type",
            **told_of_type(players, scores.majorities.letter, kind),
        )
    if scores.walls:
        yield part(players, "walls", column(table, len(TYPES)))


def row_part(players: Players, party: int, box: Box, scores: Scores) -> TablePart:
    """Returns the row of a party; the imaginary third player is introduced there."""
    key = "row" if players.colour(party) else "third"
    points = Term("common.count.points", scores.points[party])
    return part(players, f"row:{party}", box, key, player=players.name(party), points=points)


def column(table: ScoreboardGrid, kind: int) -> Box:
    """Returns the column of a type of building, or with the number after the last type that of the walls."""
    top = table.head - table.style.head / 2
    return Box(table.columns[kind] - table.step / 2, top, table.step, table.rows[-1].bottom - top)
