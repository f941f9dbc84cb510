"""Changes places of everything that is hidden from a viewer who remembers nothing: written for each box by hand.

Files of games that differ only in that are twins.
"""

from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from game.boxes.alhambra.rules.state import State as TileGame
from game.boxes.alhambra_cards.rules.state import State as CardGame
from game.boxes.maharaja.rules.actions import ACTIONS
from game.boxes.maharaja.rules.state import State as Maharaja
from game.boxes.template.rules.data import CARDS
from game.boxes.template.rules.state import State as Template
from game.boxes.ys.rules.state import State as Ys
from game.core import box as shelf
from game.core.codec import Codec
from game.core.rules import Seat
from game.saves.record import Label, Opening, Record
from game.session.dice import Dice
from tests.contract.tables import OPEN, Table, random_game
from tests.scenes.driver import players

DISCS = tuple((first, second) for first in ACTIONS for second in ACTIONS if first <= second)
Draw = Callable[[int], tuple[int, ...]]
Money = TypeVar("Money", TileGame, CardGame)


def permuted(box: str, state: Any, viewer: Seat | None, luck: Dice) -> Any:
    """Returns another truth that a forgetful viewer cannot tell from this one.

    Raises AssertionError for a box whose seals are not here yet; in a game without secrets there is no other.
    """
    if box in OPEN:
        return state.copy()
    seals: dict[str, Callable[[Any, Seat | None, Dice], Any]] = {
        "alhambra": _tiles,
        "alhambra_cards": _cards,
        "maharaja": _maharaja,
        "template": _template,
        "ys": _ys,
    }
    told = f"{box}: say in tests/contract/seals.py what is hidden, or add a game without secrets to tables.OPEN"
    assert box in seals, told
    return seals[box](state.copy(), viewer, luck)


def _tiles(state: TileGame, viewer: Seat | None, luck: Dice) -> TileGame:
    """When the tiles have run out, hands lie open."""
    return _money(state, viewer, luck, is_open=state.open_hands or state.is_ending)


def _cards(state: CardGame, viewer: Seat | None, luck: Dice) -> CardGame:
    return _money(state, viewer, luck, is_open=state.open_hands)


def _money(state: Money, viewer: Seat | None, luck: Dice, *, is_open: bool) -> Money:
    hidden: list[int] = [seat for seat in range(state.seats) if seat != viewer and not is_open]
    draw = _bag([*state.money_deck, *(card for seat in hidden for card in state.hands[seat])], luck)
    for seat in hidden:
        state.hands[seat] = draw(len(state.hands[seat]))
    state.money_deck = list(draw(len(state.money_deck)))
    return state


def _maharaja(state: Maharaja, viewer: Seat | None, luck: Dice) -> Maharaja:
    """Gold, unless it is open, and discs that are set; at the end gold is shown."""
    is_open = state.public.variants.open_gold or state.public.is_over
    state.gold = tuple(
        gold if is_open or seat == viewer else luck.pick(range(40)) for seat, gold in enumerate(state.gold)
    )
    state.discs = tuple(
        disc if disc is None or seat == viewer else luck.pick(DISCS) for seat, disc in enumerate(state.discs)
    )
    return state


def _ys(state: Ys, viewer: Seat | None, luck: Dice) -> Ys:
    """Bids, brokers behind screens, face down and in the throne room change places with others of the same owner."""
    public = state.public
    known = {tag for seat, tag in state.known if seat == viewer}
    hidden = dict(state.hidden)
    screens, bids = list(state.screens), list(state.bids)
    for seat in range(public.seats):
        if seat == viewer or public.is_over:
            continue
        tags = [broker.tag for broker in public.brokers if broker.party == seat and broker.value is None]
        tags = [tag for tag in (*tags, *public.throne[seat]) if tag not in known]
        draw = _bag([*screens[seat], *(bids[seat] or ()), *(hidden[tag] for tag in tags)], luck)
        hidden.update({tag: draw(1)[0] for tag in tags})
        bids[seat] = None if bids[seat] is None else draw(2)
        screens[seat] = draw(len(screens[seat]))
    state.hidden = tuple((tag, hidden[tag]) for tag, _ in state.hidden)
    state.screens, state.bids = tuple(screens), tuple(bids)
    return state


def _template(state: Template, viewer: Seat | None, luck: Dice) -> Template:
    own = () if viewer is None else (*state.hands[viewer], state.laid[viewer])
    draw = _bag([card for card in CARDS if card not in state.played and card not in own], luck)
    for seat, hand in enumerate(state.hands):
        if seat != viewer:
            state.hands[seat] = draw(len(hand))
            state.laid[seat] = None if state.laid[seat] is None else draw(1)[0]
    return state


def _bag(cards: list[int], luck: Dice) -> Draw:
    def draw(number: int) -> tuple[int, ...]:
        return tuple(sorted(cards.pop(luck.pick(range(len(cards)))) for _ in range(number)))

    return draw


# ---------------------------------------------------------------------- twins
CASTS = {"one": ("human", "easy", "normal"), "two": ("human", "easy", "human"), "none": ("easy", "normal", "easy")}


class Twins(NamedTuple):
    """A game that goes on, and others that whoever may be told of it cannot tell from it."""

    cast: str
    entries: int
    files: list[Path]


def twins(folder: Path, box: str, cast: str, share: float, seed: int) -> Twins:
    """Writes a random game after a share of its entries, with what is hidden as it is, permuted, and imagined."""
    seats = next(number for number in (3, *shelf.about(box).seats) if number in shelf.about(box).seats)
    table = Table(box, seats, ())
    rules, moments = table.rules, random_game(table, seed)[0]
    number = int(share * len(moments))
    if cast == "one":
        number = max(i for i, each in enumerate(moments) if 0 in rules.to_act(each.state) and i <= max(number, 30))
    state = moments[number].state
    viewer = Seat(0) if cast == "one" else None
    dim = rules.forget(rules.view(state, viewer))
    worlds = [state, permuted(box, state, viewer, Dice(seed, "seals")), rules.imagine(dim, Dice(seed, "worlds"))]
    sitting = players(*CASTS[cast][:seats])
    files = []
    for i, world in enumerate(worlds):
        codec = Codec(shelf.codec_table(box))
        start = codec.encode(world)
        opening = Opening((), codec.digest(world), start, number)
        acting = tuple(sorted(rules.to_act(world)))
        made = Record(box, shelf.about(box).rules_version, tuple(sitting), table.complete, seed + i, opening, (), start,
                      is_over=False, label=Label("twin", "2026-11-28T12:00:00.000+00:00"), acting=acting,
                      progress=rules.progress(rules.view(world, None)))  # fmt: skip
        files.append(folder / f"{cast}-{number}-{i}.kupola")
        files[-1].write_bytes(made.to_bytes())
    return Twins(cast, number, files)
