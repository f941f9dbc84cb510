"""The stage: knows where every item is drawn now and slides items from what was to what is.

The picture always ends as the layout says; cues only give order and sound. A missing cue cannot show a wrong board."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Generic, TypeVar

from game.paint.box import Box


def smooth(t: float) -> float:
    """Returns a soft start and a soft end."""
    return t * t * (3 - 2 * t)


def arriving(t: float) -> float:
    """Returns a quick start and a soft end."""
    return 1 - (1 - t) ** 3


MOVE, STAGGER, FADE = 0.28, 0.14, 0.12
"""Seconds that one item moves, between the starts of two cues, and in which an item is gone, at normal speed."""


ItemT = TypeVar("ItemT")
"""What a table calls the things that move: anything that can be hashed and compared."""


@dataclass(frozen=True, slots=True)
class Pose:
    """Where and how an item is drawn: its box, height above others, degrees turned, alpha 0..255."""

    box: Box
    z: int = 0
    turn: float = 0
    alpha: int = 255


@dataclass(frozen=True, slots=True)
class Cue(Generic[ItemT]):
    """Items that move together, after those of the cue before, with a sound (a file's stem in assets/sounds)."""

    items: tuple[ItemT, ...]
    sound: str = ""


@dataclass(frozen=True, slots=True)
class Act(Generic[ItemT]):
    """One change of the picture.

    `poses` is the layout afterwards; `cues` order the movement (items in none move at once); new items come from
    `entrances`, items that leave go to `exits` (both fade where nothing is given); what fades away, such as a choice
    that was made, is gone before anything moves to where it lay; `hold` is how many seconds the
    result stays before the next act, and `rest` how many seconds the whole act takes at least, whatever the pace;
    `begin` and `done` are called when the act starts and has settled.
    """

    poses: Mapping[ItemT, Pose]
    cues: Sequence[Cue[ItemT]] = ()
    entrances: Mapping[ItemT, Pose] = field(default_factory=dict)
    exits: Mapping[ItemT, Pose] = field(default_factory=dict)
    hold: float = 0
    rest: float = 0
    begin: Callable[[], None] | None = None
    done: Callable[[], None] | None = None


@dataclass(slots=True)
class _Tween:
    start: Pose
    end: Pose
    delay: float
    seconds: float
    leaves: bool = False


class Stage(Generic[ItemT]):
    """Plays acts one after another.

    Takes what plays a sound by name. `pace` multiplies every duration: 0 is instant.
    """

    def __init__(self, sound: Callable[[str], None]) -> None:
        self.pace = 1.0
        self._sound = sound
        self._now: dict[ItemT, Pose] = {}
        self._acts: list[Act[ItemT]] = []
        self._tweens: dict[ItemT, _Tween] = {}
        self._sounds: list[tuple[float, str]] = []
        self._clock = self._landing = self._length = 0.0
        self._act: Act[ItemT] | None = None

    @property
    def is_playing(self) -> bool:
        """Tells whether anything still moves or waits to move."""
        return self._act is not None or bool(self._acts)

    @property
    def is_still(self) -> bool:
        """Tells whether all has landed, and an act only stays to be seen."""
        return self._act is not None and self._clock > self._landing

    def show(self, poses: Mapping[ItemT, Pose]) -> None:
        """Puts every item where it belongs at once and drops what was going on."""
        self._acts.clear()
        self._act = None
        self._tweens.clear()
        self._now = dict(poses)

    def settle(self, poses: Mapping[ItemT, Pose]) -> bool:
        """Takes a new layout without moving anything visibly, as after a resize; returns whether other items lie there.

        What is on its way is left alone.
        """
        if self.is_playing:
            return False
        before, self._now = self._now, dict(poses)
        return before.keys() != self._now.keys()

    def put(self, item: ItemT, pose: Pose) -> None:
        """Leaves an item somewhere else than where it belongs, as a hand does; the next act moves it from there."""
        self._now[item] = pose

    def play(self, act: Act[ItemT]) -> None:
        """Adds an act to the end of the queue."""
        self._acts.append(act)

    def skip(self) -> None:
        """Brings the current act to its end at once."""
        if self._act is not None:
            self._clock = self._length

    def hurry(self) -> None:
        """Brings everything that waits or moves to its end at once; nothing of it is left out."""
        while self.is_playing:
            if self._act is None:
                self._start(self._acts.pop(0))
            self._finish()

    def retime(self, times: float) -> None:
        """Makes the present act, as far as it has got, take so many times as long; 0 ends it."""
        self._clock, self._landing, self._length = (at * times for at in (self._clock, self._landing, self._length))
        self._sounds = [(at * times, name) for at, name in self._sounds]
        for tween in self._tweens.values():
            tween.delay, tween.seconds = tween.delay * times, tween.seconds * times

    def tick(self, seconds: float) -> bool:
        """Moves time on and returns whether anything was going on."""
        if not self.is_playing:
            return False
        if self._act is None:
            self._start(self._acts.pop(0))
        self._clock += seconds
        while self._sounds and self._sounds[0][0] <= self._clock:
            self._sound(self._sounds.pop(0)[1])
        if self._clock >= self._length:
            self._finish()
        return True

    def _start(self, act: Act[ItemT]) -> None:
        if act.begin:
            act.begin()
        self._act, self._clock = act, 0.0
        starts = {item: i for i, cue in enumerate(act.cues) for item in cue.items}
        gone = [item for item in self._now if item not in act.poses and item not in act.exits]
        first = FADE * self.pace if gone else 0.0
        self._sounds = [(first + i * STAGGER * self.pace, cue.sound) for i, cue in enumerate(act.cues) if cue.sound]
        self._tweens = {item: _Tween(self._now[item], _faded(self._now[item]), 0, first, leaves=True) for item in gone}
        self._tweens |= self._moves(act, starts, first)
        self._landing = max((tween.delay + tween.seconds for tween in self._tweens.values()), default=0.0)
        self._length = max(act.rest, self._landing + act.hold * self.pace)

    def _moves(self, act: Act[ItemT], starts: Mapping[ItemT, int], first: float) -> dict[ItemT, _Tween]:
        """Every item that goes somewhere, with its delay of at least `first` seconds; unchanged items stand still."""
        moves: dict[ItemT, _Tween] = {}

        def move(item: ItemT, start: Pose, end: Pose, *, leaves: bool) -> None:
            delay = first + starts.get(item, 0) * STAGGER * self.pace
            moves[item] = _Tween(start, end, delay, MOVE * self.pace, leaves)

        for item, end in act.poses.items():
            start = self._now.get(item) or act.entrances.get(item) or _faded(end)
            if start != end:
                move(item, start, end, leaves=False)
        for item, start in self._now.items():
            if item not in act.poses and item in act.exits:
                move(item, start, act.exits[item], leaves=True)
        return moves

    def _finish(self) -> None:
        act, self._act = self._act, None
        assert act is not None
        self._now, self._tweens = dict(act.poses), {}
        for _, name in self._sounds:
            self._sound(name)
        self._sounds = []
        if act.done:
            act.done()

    def moving(self) -> frozenset[ItemT]:
        """Returns the items that are on their way now."""
        return frozenset(self._tweens)

    def leaving(self) -> frozenset[ItemT]:
        """Returns the items that are on their way out: the layout no longer has them."""
        return frozenset(item for item, tween in self._tweens.items() if tween.leaves)

    def layers(self) -> tuple[list[tuple[ItemT, Pose]], list[tuple[ItemT, Pose]]]:
        """Returns all items with their poses, lowest first: those below everything under way, and the others."""
        poses = self.poses()
        under_way = {item for item, tween in self._tweens.items() if 0 < self._clock - tween.delay < tween.seconds}
        first = next((i for i, (item, _) in enumerate(poses) if item in under_way), len(poses))
        return poses[:first], poses[first:]

    def poses(self) -> list[tuple[ItemT, Pose]]:
        """Returns every item with its present pose, lowest first."""
        shown = dict(self._act.poses) if self._act else dict(self._now)
        for item, tween in self._tweens.items():
            t = min(1.0, max(0.0, (self._clock - tween.delay) / tween.seconds)) if tween.seconds else 1.0
            if tween.leaves and t >= 1:
                shown.pop(item, None)
                continue
            shown[item] = _between(tween.start, tween.end, arriving(t))
        return sorted(shown.items(), key=lambda pair: pair[1].z)


def _faded(pose: Pose) -> Pose:
    return Pose(pose.box, pose.z, pose.turn, 0)


def _between(a: Pose, b: Pose, t: float) -> Pose:
    def mix(start: float, end: float) -> float:
        return start + (end - start) * t

    lift = 1000 if 0 < t < 1 else 0
    alpha = round(mix(a.alpha, b.alpha))
    box = Box(mix(a.box.x, b.box.x), mix(a.box.y, b.box.y), mix(a.box.w, b.box.w), mix(a.box.h, b.box.h))
    return Pose(box, b.z + lift, mix(a.turn, b.turn), alpha)
