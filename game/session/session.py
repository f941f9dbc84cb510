"""A game in progress: the only owner of the true state."""

from collections.abc import Container, Mapping, Sequence
from dataclasses import replace
from itertools import pairwise
from typing import Any, Self

from game.core import box as shelf
from game.core.chance import Recorder
from game.core.codec import Codec
from game.core.rules import AnyRules, Beat, Progress, Result, Seat, Step, hands_over, is_final, step, taught
from game.saves.players import Player
from game.saves.record import Entry, Opening, Record, Standing
from game.saves.trouble import Notice
from game.session import seats
from game.session.dice import Dice, fresh_seed
from game.session.handicap import handicapped
from game.session.log import Turn
from game.session.replaying import replay
from game.session.seats import has_no_secrets, people


class Refused(Exception):
    """Says that the session does not accept a move, an undo or a redo now; `key` is a full locale key that says why."""

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.key = key


class Session:
    """A game in progress: true state, log, undo and redo.

    Made by `new` or `resume`, or of the turns of a log. Everything that leaves it is filtered for one viewer, except
    `record` (for saves). `seconds` is how long people sat at it, as whoever conducts the game counts, `evening` the id
    of the evening that it is part of ("": of none), `is_branch` tells whether it was played on from a finished game.
    """

    def __init__(
        self,
        box: str,
        players: Sequence[Player],
        options: Mapping[str, Any],
        seed: int,
        opening: Opening,
        turns: Sequence[Turn],
    ) -> None:
        self.box = box
        self.players = tuple(players)
        self.options = dict(options)
        self.seed = seed
        self.opening = opening
        self.seconds = 0.0
        self.evening = ""
        self.is_branch = False
        self._rules: AnyRules = shelf.rules(box)
        self._codec = Codec(shelf.codec_table(box))
        self._log = [*turns]
        self._undone: list[Turn] = []
        self._last_number = turns[-1].number

    @classmethod
    def new(cls, box: str, players: Sequence[Player], options: Mapping[str, Any], seed: int | None = None) -> Self:
        """Begins a game.

        Takes the box's name, the players in the order of their seats (see `seats.arrange`), chosen options (defaults
        are filled in) and a seed of 64 bits, or None for a fresh one. Raises ValueError for options or a number of
        players that the box does not know.
        """
        about = shelf.about(box)
        if len(players) not in about.seats:
            raise ValueError(f"{box}: {len(players)} players")
        complete = about.complete(options)
        seed = fresh_seed() if seed is None else seed
        luck, events = Recorder(Dice(seed, 0)), list[object]()
        state = shelf.rules(box).setup(len(players), complete, luck, events.append)
        digest = Codec(shelf.codec_table(box)).digest(state)
        # they may come from another game
        fresh = [replace(each, second_thoughts=False, stints=(), away=()) for each in players]
        return cls(
            box, fresh, complete, seed, Opening(tuple(luck.picks), digest), [Turn(0, None, None, state, tuple(events))]
        )

    @classmethod
    def resume(cls, record: Record) -> tuple[Self, Notice | None]:
        """Goes on with a saved game.

        Returns the session and what the player should be told, if anything: when the record does not replay as it was
        played, its snapshot is taken and the history before it is closed; when there is none, the last entry that
        fits is taken. Raises SaveError when nothing of the record can be played.
        """
        told = replay(record)
        session = cls(record.box, told.players, told.options, record.seed, told.opening, told.turns)
        session.seconds = float(record.seconds)
        session.evening = record.evening
        session.is_branch = record.is_branch
        return session, told.notice

    @property
    def number(self) -> int:
        """The number of the newest entry (0: the setup): rises with every entry, falls with undo, is never reused."""
        return self._log[-1].number

    @property
    def numbers(self) -> tuple[int, ...]:
        """The numbers of the setup and of all entries in order: the stops of a replay's slider."""
        return tuple(turn.number for turn in self._log)

    @property
    def is_over(self) -> bool:
        """Tells whether nobody has to decide any more."""
        return not self.to_act()

    def to_act(self) -> frozenset[Seat]:
        """Returns the seats that must decide now; several decide secretly at once, none means that the game is over."""
        return self._rules.to_act(self._log[-1].state)

    def view(self, viewer: Seat | None) -> Any:
        """Returns what a seat, or an onlooker (None), may know now."""
        return self._log[-1].beat(self._rules, viewer).view

    def due(self, seat: Seat) -> Beat:
        """Returns the entry since which a seat must decide, as that seat learned it.

        What others have decided secretly at the same time comes after it. Takes a seat that must decide now.
        """
        since = self._log[-1]
        for turn, before in zip(self._log[::-1], self._log[-2::-1], strict=False):
            if turn.mover == seat or seat not in self._rules.to_act(before.state):
                break
            since = before
        return since.beat(self._rules, seat)

    def supposed(self, seat: Seat) -> Any:
        """Returns a view that a seat could have for all that an onlooker knows: it gives nothing away."""
        world = self._rules.imagine(self.view(None), Dice(self.seed, f"supposed {self.number}"))
        return self._rules.view(world, seat)

    def legal(self, seat: Seat) -> Sequence[Any]:
        """Returns the moves of a seat, for that seat's own screen or brain only; none when it has not to decide."""
        return self._rules.legal(self._log[-1].state, seat) if seat in self.to_act() else ()

    def progress(self, view: Any) -> Progress | None:
        """Returns how far the game is in a view of any viewer at any time, None when it is over."""
        return self._rules.progress(view)

    @property
    def first(self) -> Seat | None:
        """The seat that began; None where several decided at once, and where the beginning is not known."""
        if self.opening.start is not None:
            return None
        began = self._rules.to_act(self._log[0].state)
        return min(began) if len(began) == 1 else None

    def result(self) -> Result:
        """Returns the result of a finished game, or the standing of one that goes on, with what players began with."""
        return handicapped(self.earned(), self.players)

    def earned(self) -> Result:
        """Returns the result without what players began with: what the rules alone say."""
        return self._rules.result(self._log[-1].state)

    def beats(self, viewer: Seat | None, since: int = 0) -> list[Beat]:
        """Returns the log from entry number `since` on (0: with the setup) as one viewer learned it."""
        return [turn.beat(self._rules, viewer) for turn in self._log if turn.number >= since]

    def played(self) -> list[tuple[Seat, Any]]:
        """Returns who made which move in a finished game, entry by entry; raises Refused while it goes on."""
        if not self.is_over:
            raise Refused("ui.review.not_over")
        return [(turn.mover, turn.move) for turn in self._log if turn.mover is not None]

    def secret(self) -> frozenset[int]:
        """Returns the entries of the log, counted from 1, of which nobody else learned anything yet.

        Others were still to decide in secret at the same time.
        """
        acting = [self._rules.to_act(turn.state) for turn in self._log]
        entries = enumerate(zip(self._log[1:], acting, acting[1:], strict=False), start=1)
        return frozenset(number for number, (turn, due, then) in entries if then and then == due - {turn.mover})

    def state(self, number: int) -> Any:
        """Returns the true state after an entry of a finished game; raises Refused while it goes on."""
        if not self.is_over:
            raise Refused("ui.review.not_over")
        return next(turn.state for turn in self._log if turn.number == number).copy()

    def submit(self, seat: Seat, move: Any, at: int) -> None:
        """Plays a seat's move.

        Takes `at`, the entry number that the decision was made for. Raises Refused when the move is not legal, or when
        it comes too late: the entry was taken back, or others have been made since then. Only simultaneous decisions of
        other seats may come between, for they are independent.
        """
        self._refuse_stale(seat, at)
        if seat not in self.to_act() or not self._rules.accepts(self._log[-1].state, seat, move):
            raise Refused("ui.session.illegal")
        if self._undone and (self._undone[-1].mover, self._undone[-1].move) == (seat, move):
            self._log.append(self._undone.pop())
            return
        self._undone.clear()
        luck = Recorder(Dice(self.seed, self.opening.played + len(self._log)))
        after = step(self._rules, self._log[-1].state, seat, move, luck)
        entry = Entry(seat, self._codec.encode(move), tuple(luck.picks), self._codec.digest(after.state))
        self._last_number += 1
        self._log.append(Turn(self._last_number, seat, entry, after.state, after.events, move, pauses=after.pauses))

    def _refuse_stale(self, seat: Seat, at: int) -> None:
        since = [(before, turn) for before, turn in pairwise(self._log) if turn.number > at]
        was_open = all(turn.mover != seat and seat in self._rules.to_act(before.state) for before, turn in since)
        if at not in self.numbers or not was_open:
            raise Refused("ui.session.stale")

    def set_asked(self, seat: Seat, question: str, *, is_asked: bool) -> None:
        """Notes that a person does not wish to be asked one of the box's questions, or wishes it again.

        It is a wish and no entry: undo leaves it, saves keep it. Raises ValueError for a question that never comes up.
        """
        if question not in shelf.about(self.box).asked(self.options):
            raise ValueError(f"{self.box}: {question}")
        before = self.players[seat]
        wishes = before.unasked - {question} if is_asked else before.unasked | {question}
        self._seat(seat, replace(before, unasked=wishes))

    def note_second_thoughts(self, seat: Seat) -> None:
        """Notes that a person took back what could not be taken back without it; it stays with the game."""
        self._seat(seat, replace(self.players[seat], second_thoughts=True))

    # ------------------------------------------------------------------ seats that change hands
    @property
    def _entries(self) -> int:
        """How many entries the game has, those before a closed history too."""
        return self.opening.played + len(self._log) - 1

    def _decisions(self, seat: Seat) -> int:
        """How many decisions whoever has a seat made since then, as far as the history goes."""
        before = self.players[seat].stints
        since = max(0, before[-1].until - self.opening.played) if before else 0
        return sum(turn.mover == seat for turn in self._log[since + 1 :])

    def hand_over(self, seat: Seat, to: Player) -> None:
        """Lets somebody else, a person or a computer player, decide for a seat from now on.

        Raises Refused when the game is over. What was decided before cannot be taken back any more.
        """
        if self.is_over:
            raise Refused("seats.over")
        self._undone.clear()
        self._seat(seat, seats.taken_over(self.players[seat], to, self._entries, self._decisions(seat)))

    def rename(self, seat: Seat, name: str) -> None:
        """Gives whoever has a seat another name."""
        self._seat(seat, seats.renamed(self.players[seat], name))

    def know(self, seat: Seat, name: str, person: str) -> None:
        """Notes who it is that had a seat, now or before, under a name alone."""
        self._seat(seat, seats.known(self.players[seat], name, person))

    def _entry(self, number: int) -> int:
        """Which entry of the game has a number; that before it where it was taken back."""
        return self.opening.played + sum(turn.number <= number for turn in self._log) - 1

    def sat_at(self, number: int) -> tuple[Player, ...]:
        """Returns who had the seats when an entry of the log was made, with those who had them before."""
        entry = self._entry(number)
        return tuple(seats.sat_at(player, entry) for player in self.players)

    def handed_over(self, number: int) -> list[tuple[Seat, Player, Player]]:
        """Returns the seats that changed hands right after an entry of the log: the seat, who had it, who took it."""
        entry = self._entry(number)
        found = ((Seat(seat), seats.change_at(player, entry)) for seat, player in enumerate(self.players))
        return [(seat, *change) for seat, change in found if change]

    @property
    def credited(self) -> tuple[Player, ...]:
        """Whom the game counts for, by seat: who made most of its decisions (see `stints.credited`)."""
        return tuple(
            seats.credited(player, self._entries, self._decisions(Seat(seat)))
            for seat, player in enumerate(self.players)
        )

    def _seat(self, seat: Seat, player: Player) -> None:
        self.players = (*self.players[:seat], player, *self.players[seat + 1 :])

    def can_undo(self, seat: Seat, entries: int = 1) -> bool:
        """Tells whether a person may take back the last entry, or so many of them.

        They must be that person's own, of a turn that was not handed over, and have used no luck and taught their mover
        nothing that it could not foresee.
        """
        if entries > self._own or not self.players[seat].is_human or seat not in self.to_act():
            return False
        steps = list(pairwise(self._log[-1 - entries :]))
        if any(hands_over(self._rules, before.state, seat, turn.state) for before, turn in steps):
            return False
        return all(self._is_free(before, turn, seat) for before, turn in reversed(steps))

    @property
    def _own(self) -> int:
        """How many of the last entries were made since a seat last changed hands: others' are not given back."""
        return self._entries - max(self.opening.played, *map(seats.last_change, self.players))

    def can_give_back(self, seat: Seat, at: int) -> bool:
        """Tells whether all that was decided since an entry can be given back to a person, handed over or not.

        The person alone must have decided, used no luck and learned nothing that it could not foresee, and nobody at
        the screen may have secrets: what another person was shown is not taken back.
        """
        if self.is_over or not self.players[seat].is_human or not has_no_secrets(self.players, self.options):
            return False
        steps = [(before, turn) for before, turn in pairwise(self._log) if turn.number > at]
        is_own = 0 < len(steps) <= self._own
        return is_own and all(self._is_free(before, turn, seat) for before, turn in reversed(steps))

    def give_back(self, seat: Seat, at: int) -> None:
        """Gives back to a person all that was decided since an entry; raises Refused where that cannot be.

        What undo alone would not have given back is a second thought.
        """
        if not self.can_give_back(seat, at):
            raise Refused("ui.session.no_undo")
        if not self.can_undo(seat, sum(turn.number > at for turn in self._log)):
            self.note_second_thoughts(seat)
        while self.number > at:
            self._undone.append(self._log.pop())

    def _is_free(self, before: Turn, turn: Turn, seat: Seat) -> bool:
        """Whether an entry of a seat used no luck and taught the seat nothing that it could not foresee."""
        if turn.entry is None or turn.mover != seat or turn.entry.luck:
            return False
        if turn.taught is None:
            # Worlds to compare with come from a stream of their own: asking for undo must not move the game's dice.
            worlds = Dice(self.seed, f"worlds {turn.number}")
            turn.taught = taught(self._rules, before.state, seat, turn.move, Step(turn.state, turn.events), worlds)
        return not turn.taught

    def is_final(self, seat: Seat, move: Any) -> bool:
        """Tells whether a legal move could not be taken back, as far as its mover can know before it is played."""
        worlds = Dice(self.seed, f"asked {self.number}")
        return is_final(self._rules, self.view(seat), seat, move, worlds)

    def undo(self) -> None:
        """Takes back the last entry; raises Refused when its mover may not (see `can_undo`)."""
        mover = self._log[-1].mover
        if mover is None or not self.can_undo(mover):
            raise Refused("ui.session.no_undo")
        self._undone.append(self._log.pop())

    def rethinkable(self, seat: Seat, unasked: Container[int] = ()) -> int:
        """Returns how many entries the only person at a table gives back to decide again: 0 where that cannot be.

        They go back to the last choice of that seat, over what computer players did since. Takes the numbers of the
        entries for which nobody was asked.
        """
        if people(self.players) != [seat] or seat not in self.to_act():
            return 0
        for entries in range(1, self._own + 1):
            before, turn = self._log[-1 - entries], self._log[-entries]
            is_asked = turn.mover == seat and turn.number not in unasked
            if is_asked and len(self._rules.legal(before.state, seat)) > 1:
                return entries
        return 0

    def rethink(self, seat: Seat, entries: int) -> None:
        """Takes so many entries back, as `rethinkable` says, and marks the game: its mover has seen what came of it."""
        self.note_second_thoughts(seat)
        for _ in range(entries):
            self._undone.append(self._log.pop())

    def can_redo(self, seat: Seat) -> bool:
        """Tells whether a person may play again what it took back last."""
        return bool(self._undone) and self._undone[-1].mover == seat

    def redo(self) -> None:
        """Plays again what was taken back last, with what computer players did then; raises Refused for nothing."""
        if not self._undone:
            raise Refused("ui.session.no_redo")
        self._log.append(self._undone.pop())
        while self._undone and not self.players[self._undone[-1].mover or 0].is_human:
            self._log.append(self._undone.pop())

    def branch(self, number: int) -> Self:
        """Returns another session that stands where this one stood after that entry ("play on from here").

        Raises ValueError for a number that is not in the log.
        """
        kept = self._log[: self.numbers.index(number) + 1]
        return type(self)(self.box, self.sat_at(number), self.options, self.seed, self.opening, kept)

    def as_known(self, viewer: Seat | None) -> Self:
        """Returns another session that stands where this one stands and holds no more than a viewer may know.

        What is hidden from a seat, or an onlooker (None), who forgets what is hidden again, is imagined; the entries
        before are closed, and the seed is no game's: whatever is asked of it gives nothing away.
        """
        world = self._rules.imagine(self._rules.forget(self.view(viewer)), Dice(0, "known"))
        played = self.opening.played + len(self._log) - 1
        opening = Opening((), self._codec.digest(world), self._codec.encode(world), played)
        return type(self)(self.box, self.players, self.options, 0, opening, [Turn(self.number, None, None, world, ())])

    def record(self) -> Record:
        """Returns everything that a save needs; true state included, so it is for files only."""
        result = self.result() if self.is_over else None
        return Record(
            box=self.box,
            rules_version=shelf.about(self.box).rules_version,
            players=self.players,
            options=self.options,
            seed=self.seed,
            opening=self.opening,
            entries=tuple(turn.entry for turn in self._log if turn.entry is not None),
            snapshot=self._codec.encode(self._log[-1].state),
            is_over=self.is_over,
            progress=self.progress(self.view(None)),
            acting=tuple(sorted(self.to_act())),
            standing=Standing(result.totals, result.places) if result else None,
            seconds=round(self.seconds),
            evening=self.evening,
            is_branch=self.is_branch,
        )
