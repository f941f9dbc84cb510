"""Undo never gives back what was learned (finding 1), over positions in which every character is played."""

from collections.abc import Iterator

import pytest

from game.boxes.ys.rules import RULES, events, scoring, turn_start
from game.boxes.ys.rules.characters import WINDOW
from game.boxes.ys.rules.components import CARD_NAMES, MAGICIAN, Card
from game.boxes.ys.rules.moves import Look, Move, Pass, Place, PlaceNeutral, Play
from game.boxes.ys.rules.state import State
from game.boxes.ys.rules.view import within, without
from game.core.chance import Recorder
from game.core.rules import Seat, Step, step, taught, visible_events
from game.core.values import put
from game.saves.players import Player
from game.session.dice import Dice
from game.session.session import Session
from tests.boxes.ys.positions import after, at, card, down, holding, opening, placing, tag, up
from tests.breadth import wide
from tests.contract import checks

PEOPLE = (Player("Anna", "crimson", "human"), Player("Béla", "teal", "human"))


def test_the_session_of_the_finding_can_no_longer_be_taken_back() -> None:
    """Six imagined worlds happened to agree about the broker that entry 31 turned up."""
    session, whim = Session.new("ys", PEOPLE, {"favour": True}, 15), Dice(15, "whim")
    for _ in range(31):
        seat = min(session.to_act())
        session.submit(seat, whim.pick(session.legal(seat)), session.number)
    assert any(isinstance(event, events.Revealed) for event in session.beats(Seat(0))[-1].events)
    assert not session.can_undo(Seat(0))


def enthroned(state: State) -> State:
    """Sends a 3 of each seat to the throne room, as if in an earlier turn; a 2 takes its place."""
    public = state.public
    for seat in range(public.seats):
        public.throne = put(public.throne, seat, (public.next_tag,))
        state.hidden = (*state.hidden, (public.next_tag, 3))
        state.screens = put(state.screens, seat, within(without(state.screens[seat], 3), scoring.SPARE))
        public.next_tag += 1
    return state


def dealt(state: State) -> State:
    """Deals all characters that can be played to the seats, as if won before; two turns are still to be played."""
    public = state.public
    public.round = turn_start.LAST_TURN - 1
    hands: list[tuple[Card, ...]] = [()] * public.seats
    for number, character in enumerate(character for character in WINDOW if character in public.deck):
        hands[number % public.seats] += (Card(character),)
    state.hands = tuple(tuple(sorted(hand)) for hand in hands)
    public.hand_sizes = tuple(map(len, state.hands))
    public.deck = tuple(character for character in public.deck if character not in WINDOW)
    return state


def kind(state: State, move: Move) -> tuple[str, int, bool]:
    """Tells moves apart as far as each kind shall be met as often as another."""
    if not isinstance(move, Play):
        return type(move).__name__, 0, False
    return "Play", move.card, move.card == MAGICIAN and move.targets[1] in set().union(*state.public.throne)


def moments(seats: int, seed: int, **options: bool) -> Iterator[tuple[State, Seat, Move, Step[State], bool]]:
    """Plays a game in which characters are in all hands and played as often as anything else is done."""
    begun = opening(seats, seed, **options)
    begun = enthroned(begun) if begun.public.variants.favour else begun
    state, luck, whim = dealt(begun), Dice(seed, "luck"), Dice(seed, "whim")
    while acting := sorted(RULES.to_act(state)):
        seat = whim.pick(acting)
        moves = RULES.legal(state, seat)
        kinds = sorted({kind(state, move) for move in moves if not isinstance(move, Pass)})
        wanted = whim.pick(kinds) if kinds else kind(state, moves[0])
        move = whim.pick([move for move in moves if kind(state, move) == wanted])
        recorder = Recorder(luck)
        then = step(RULES, state, seat, move, recorder)
        yield state, seat, move, then, bool(recorder.picks)
        state = then.state


def test_every_position_after_every_character_looks_as_it_is_imagined() -> None:
    """King's Favour: after the Magician's way into the throne room his player's view looked otherwise (finding 2)."""
    played, thrown, luck = set[int](), 0, Dice(1, "checks")
    for seed in range(12):
        for _, _, move, then, _ in moments(3 + seed % 2, seed, favour=True):
            if isinstance(move, Play):
                played.add(move.card)
                thrown += move.card == MAGICIAN and any(move.targets[0] in tags for tags in then.state.public.throne)
                checks.consistent(RULES, then.state, then.state.public.seats, luck)
    assert played == set(WINDOW), {CARD_NAMES[number] for number in set(WINDOW) - played}
    assert thrown


def test_after_the_magicians_throne_room_his_player_can_still_take_back() -> None:
    """Section 7 [ruling]: the one going in is turned down."""
    state = holding(enthroned(placing(3, favour=True)), 0, "magician")
    state = after(state, up(4, "1 port"), down(1, "2 port"))
    state = after(state, Play(card("magician"), (tag(state, "1 port"), 0)))
    checks.consistent(RULES, state, 3, Dice(1))


@pytest.mark.parametrize(("seed", "worlds"), wide([(4, 60)], zip(range(6), [100] * 6, strict=True)))
def test_what_differs_in_one_of_many_worlds_is_final(seed: int, worlds: int) -> None:
    """And what can be taken back named no broker that lay hidden from its mover."""
    free = shown = 0
    for number, (state, seat, move, then, is_lucky) in enumerate(moments(2 + seed % 3, seed, favour=seed > 2)):
        if is_lucky or seat not in RULES.to_act(then.state):
            continue
        known, news = RULES.view(state, seat), visible_events(then.events, seat)
        if taught(RULES, state, seat, move, then, Dice(number, "worlds")):
            shown += 1
            continue
        free += 1
        many = Dice(number, "many worlds")
        for _ in range(worlds):
            world = step(RULES, RULES.imagine(known, many), seat, move, many)
            assert (RULES.view(world.state, seat), visible_events(world.events, seat)) == (
                RULES.view(then.state, seat),
                news,
            )
    assert free and shown


def test_placing_a_broker_face_down_can_be_taken_back() -> None:
    """Its owner hears its value, which is nothing new (harmless moves stay free)."""
    for state, move in ((placing(3), down(4, "1 port")), (after(placing(2), *_pair()), PlaceNeutral(4, at("3 port")))):
        then = step(RULES, state, Seat(0), move, Dice(0))
        assert any(isinstance(news, events.ValueLearned) for news in visible_events(then.events, Seat(0)))
        assert not any(
            RULES.discloses(RULES.view(state, Seat(0)), news) for news in visible_events(then.events, Seat(0))
        )


def _pair() -> tuple[Place, Place]:
    return up(1, "1 port"), down(3, "2 port")


def test_a_look_of_the_spy_is_final_whatever_could_be_worked_out() -> None:
    state = after(holding(placing(3, order=(2, 1, 3)), 0, "spy"), Play(card("spy"), ()), *_pair())
    hidden = tag(state, "2 port")
    then = step(RULES, state, Seat(0), Look(hidden), Dice(0))
    news = visible_events(then.events, Seat(0))
    assert any(RULES.discloses(RULES.view(state, Seat(0)), event) for event in news)
    assert not any(RULES.discloses(RULES.view(then.state, Seat(0)), event) for event in news), "now it is shown"


def test_what_was_behind_a_screen_is_news_only_if_something_of_it_lay_hidden() -> None:
    state = placing(3, all_open=True)
    view, fronts = RULES.view(state, Seat(0)), events.FrontsOpened(((),) * 3)
    assert not RULES.discloses(view, fronts)
    state.public.throne = ((), (9,), ())
    state.hidden = ((9, 4),)
    assert RULES.discloses(RULES.view(state, Seat(0)), fronts)
