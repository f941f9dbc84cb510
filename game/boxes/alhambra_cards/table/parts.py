"""The panels of the table as parts that say what they are for; money and majorities as in the tile game."""

from collections.abc import Iterator

from game.boxes.alhambra_cards.rules.view import View
from game.boxes.alhambra_cards.table.plan import HANDS, Plan
from game.boxes.alhambra_cards.table.scoring import majorities
from game.boxes.alhambra_family.rules.components import PRICE, SLOTS, TYPE, TYPES, YARD_CURRENCY
from game.boxes.alhambra_family.rules.majorities import prizes
from game.boxes.alhambra_family.table.explaining import money_parts, part
from game.boxes.alhambra_family.table.frame import Picture
from game.boxes.alhambra_family.table.phrases import THIRD, Players, building_name, currency_name
from game.boxes.alhambra_family.table.scoreboard_grid import ScoreboardGrid
from game.locale.words import Term
from game.paint.box import Box
from game.tabletop.teaching import TablePart


def parts(players: Players, view: View, plan: Plan) -> Iterator[TablePart]:
    """Yields the panels of the table and what stands in them, lowest first."""
    yield _told(players, "yard", plan.yard, players.say("table.yard"))
    if plan.decision is None:
        yield from (_space(players, slot, plan.slots[slot]) for slot in SLOTS)
    else:
        question = players.say("table.decide", building=building_name(players.words, view.pending[0]))
        yield _told(players, "decision", plan.decision.box, question, third=THIRD)
    yield from money_parts(players, view, plan)
    if HANDS in dict(plan.tabs):
        yield part(players, "hands", dict(plan.tabs)[HANDS])
    yield _told(players, "action", plan.action, players.say("part.action_title"))
    yield _told(players, "log", plan.log, players.say("part.log_title"))
    if plan.waiting:
        yield _told(players, "waiting", plan.waiting, players.say("part.waiting_title"))
    yield part(players, "majorities", plan.scoreboard.box, scoring=players.scoring(majorities(view).letter))
    if not plan.is_folded:
        yield from _majorities(players, view, plan)


def _told(players: Players, name: str, box: Box, title: str, **values: object) -> TablePart:
    return TablePart(name, box, title, players.say(f"part.{name}", **values))


def _space(players: Players, slot: int, box: Box) -> TablePart:
    currency = currency_name(players.words, YARD_CURRENCY[slot])
    title = players.say("item.slot", number=slot + 1, currency=currency)
    return TablePart(f"space{slot}", box, title, players.say("part.space", currency=currency))


def _majorities(players: Players, view: View, plan: Plan) -> Iterator[TablePart]:
    """The types, the rows of all parties, and what the places pay."""
    grid, letter = plan.scoreboard, majorities(view).letter
    height = grid.style.head - 6
    for kind, middle in enumerate(grid.columns):
        yield type_part(players, kind, letter, Box(middle, grid.head, 0, 0).centred(grid.step - 4, height))
    for party, row in enumerate(grid.rows):
        yield row_part(players, view, party, row)
    top = grid.rows[-1].bottom + 4
    box = Box(grid.box.x, top, grid.box.w, grid.style.places * grid.style.place)
    told = players.say(f"walk.pays_{letter.lower()}")
    title = players.say("part.places_title", scoring=players.scoring(letter))
    yield TablePart("places", box, title, players.say("part.places", scoring=players.scoring(letter), pays=told))


def type_part(players: Players, kind: int, letter: str, box: Box) -> TablePart:
    """Returns the head of a type's column: how many there are, their prices, and what the first place pays next."""
    listed = [price for price, of in zip(PRICE, TYPE, strict=True) if of == kind]
    told = players.say(
        "part.type",
        buildings=Term("palaces.buildings.any", len(listed)),
        low=min(listed),
        high=max(listed),
        scoring=players.scoring(letter),
        points=Term("common.count.points", prizes(letter, kind)[0]),
    )
    return TablePart(f"type{kind}", box, players.words(f"palaces.type_name.{TYPES[kind]}"), told)


def row_part(players: Players, view: View, party: int, box: Box) -> TablePart:
    """Returns the row of a party: points and cards of a player, or who the imaginary third player is."""
    name, third = players.name(party), view.third
    if third is not None and party == view.seats:
        points = Term("common.count.points", sum(third.points))
        return TablePart(f"row{party}", box, name, players.say("part.third", third=THIRD, points=points))
    points = Term("common.count.points", sum(view.points[party]))
    cards = Term("common.count.cards", view.hand_sizes[party])
    return TablePart(f"row{party}", box, name, players.say("part.row", player=name, points=points, cards=cards))


def tell_third(picture: Picture[View, Plan], grid: ScoreboardGrid) -> None:
    """Tells at the row of the imaginary third player who that is."""
    view = picture.view
    if view.third is not None:
        row = grid.rows[view.seats]
        told = row_part(picture.players, view, view.seats, row).told
        picture.tell("third", told, row.cut_left(grid.style.name)[0])
