"""Previews of placing tiles, redesigning, reserving and giving away: what it would change."""

from collections.abc import Iterator
from dataclasses import replace

from game.boxes.alhambra.rules import moves as mv
from game.boxes.alhambra.rules.board import at
from game.boxes.alhambra.rules.moves import Stage
from game.boxes.alhambra.rules.tiles import CAMPS
from game.boxes.alhambra.rules.view import View
from game.boxes.alhambra.table.items import CELL
from game.boxes.alhambra.table.phrases import falcon_terms, points, sprite, tile_name, where
from game.boxes.alhambra.table.standing import Change, Mover, Projection, prospect, scoring_ahead
from game.boxes.alhambra.table.touches import Touch, chosen_tile
from game.boxes.alhambra_family.rules.components import TYPES
from game.boxes.alhambra_family.table.phrases import THIRD, Players
from game.core.text import signed
from game.tabletop.items import Selection
from game.tabletop.table import Preview, PreviewLine

_MOST_LINES = 4
_URGENCY = {"bad": 0, "good": 1, "plain": 2}


class BuildingAdvice:
    """Says what moving a tile would do."""

    def __init__(self, players: Players) -> None:
        self._players = players
        self._say = players.say

    def _name(self, tile: int) -> str:
        return tile_name(self._players, tile)

    # ------------------------------------------------------------------ new tiles
    def placing(self, view: View, selection: Selection) -> Preview:
        """Returns what becomes of a new tile; of several, which there are while none is chosen."""
        tile = chosen_tile(view, selection.touched)
        if tile is None:
            title = "chapter.last_tiles" if view.stage == Stage.END else "table.waiting"
            return Preview(self._say(title), tuple((self._name(each), "plain") for each in view.waiting))
        if selection.move is not None:
            return self._whole(view, selection.move)
        if (pointed := _pointed(selection, tile)) is not None:
            return replace(self._whole(view, pointed), label="")
        fits = any(isinstance(move, mv.Place) and move.tile == tile for move in selection.moves)
        line = self._say("action.choose_cell" if fits else "action.no_cell")
        return Preview(self._say("action.place_title", tile=self._name(tile)), ((line, "plain"),), sprite=sprite(tile))

    # ------------------------------------------------------------------ redesigns
    def redesigning(self, view: View, selection: Selection, touched: Touch) -> Preview:
        """Returns what a redesign would do, or what is still to be touched."""
        if selection.move is not None:
            return self._whole(view, selection.move)
        if touched.stored:
            tile = touched.stored[0]
            if (pointed := _pointed(selection, tile)) is not None:
                return replace(self._whole(view, pointed), label="")
            title, line = self._say("action.build_title", tile=self._name(tile)), "action.choose_place"
        elif touched.built:
            tile = at(view.boards[view.acting])[touched.built[0]]
            title, line = self._name(tile), "action.swap_too"
        else:
            line = "action.choose_reserved" if touched.cells else "action.choose_stored"
            return Preview(self._say("action.redesign_title"), ((self._say(line), "plain"),))
        return Preview(title, ((self._say(line), "plain"),), sprite=sprite(tile))

    # ------------------------------------------------------------------ whole moves
    def _whole(self, view: View, move: Mover) -> Preview:
        found = prospect(view, move)
        tile = at(view.boards[view.acting])[move.cell] if isinstance(move, mv.Store) else move.tile
        lines = self._most_telling(view, move, found, tile)
        label = self._say(f"action.{_LABEL[type(move)]}", third=THIRD)
        cell = move.cell if isinstance(move, mv.Place | mv.Build) else None
        place = "" if cell is None else self._say("action.at", where=where(self._players, cell))
        return Preview(self._title(view, move, tile), lines, label, sprite=sprite(tile), place=place)

    def _title(self, view: View, move: Mover, tile: int) -> str:
        name = self._name(tile)
        if isinstance(move, mv.Swap):
            stored = self._name(at(view.boards[view.acting])[move.cell])
            return self._say("action.swap_title", tile=name, stored=stored)
        return self._say(f"action.{_TITLE[type(move)]}", tile=name)

    def _most_telling(self, view: View, move: Mover, found: Projection, tile: int) -> tuple[PreviewLine, ...]:
        """The lines by how much they matter: losses, then gains, then counts."""
        told = [*self._moving(view, found), *self._scoring(view, found, tile), *self._remarks(move, found)]
        return tuple(sorted(told, key=lambda line: _URGENCY[line[1]])[:_MOST_LINES])

    def _moving(self, view: View, found: Projection) -> Iterator[PreviewLine]:
        """What leaves, the wall and the numbers of buildings."""
        if found.leaving:
            yield self._say("action.falcons_leave", falcons=falcon_terms(found.leaving)), "bad"
        before, after = found.wall
        if before != after:
            told = self._say("action.wall_becomes", length=after, change=signed(after - before))
            yield told, _tone(after - before)
        for party, kind, count in found.types:
            yield self._type(view, party, kind, count), "plain"

    def _scoring(self, view: View, found: Projection, tile: int) -> Iterator[PreviewLine]:
        """The majorities and the modules."""
        scoring = self._players.scoring(scoring_ahead(view))
        yield from self._change("majority_change", found.majorities, scoring=scoring)
        if found.worth is not None:
            key = "camp_worth" if tile in CAMPS else "bazaar_worth"
            yield self._say(f"action.{key}", points=points(self._players, found.worth)), _tone(found.worth)
        own = found.worth or 0
        if view.modules.camps:
            yield from self._change("camps_change", _beyond(found.camps, own if tile in CAMPS else 0))
        if view.modules.bazaars:
            yield from self._change("bazaars_change", _beyond(found.bazaars, 0 if tile in CAMPS else own))

    def _remarks(self, move: Mover, found: Projection) -> Iterator[PreviewLine]:
        if isinstance(move, mv.Reserve):
            yield self._say("action.reserve_rests"), "plain"
        elif not isinstance(move, mv.Give) and found.wall[0] == found.wall[1] > 0:
            yield self._say("action.wall_same", length=found.wall[0]), "plain"
        if isinstance(move, mv.Build | mv.Store | mv.Swap):
            yield self._say("action.take_ends"), "plain"

    def _type(self, view: View, party: int, kind: int, count: Change) -> str:
        name = self._players.words(f"palaces.type_name.{TYPES[kind]}")
        key = "type_change" if party == view.acting else "player_type_change"
        return self._say(f"action.{key}", player=self._players.name(party), type=name, before=count[0], after=count[1])

    def _change(self, key: str, change: Change, **values: object) -> Iterator[PreviewLine]:
        before, after = change
        if before != after:
            yield self._say(f"action.{key}", change=signed(after - before), **values), _tone(after - before)


def _pointed(selection: Selection, tile: int) -> mv.Place | mv.Build | None:
    """Returns the move that would bring a tile to the cell that is pointed at, so that its gain is seen beforehand."""
    pointed = selection.hover
    if pointed not in selection.open or pointed.kind != CELL:
        return None
    found = (move for move in selection.moves if isinstance(move, mv.Place | mv.Build))
    return next((move for move in found if (move.tile, move.cell) == (tile, pointed.at[0])), None)


_TITLE = {
    mv.Place: "place_title",
    mv.Reserve: "store_title",
    mv.Give: "place_title",
    mv.Build: "build_title",
    mv.Store: "store_title",
}
_LABEL = {
    mv.Place: "place",
    mv.Reserve: "reserve",
    mv.Give: "give",
    mv.Build: "build",
    mv.Store: "store",
    mv.Swap: "swap",
}


def _beyond(change: Change, own: int) -> Change:
    """Leaves out of a change what the arriving tile scores itself, for that is told already."""
    return change[0], change[1] - own


def _tone(change: int) -> str:
    return "good" if change > 0 else "bad" if change < 0 else "plain"
