"""How fast this engine is beside an older commit: `python -m tests.trials.speed 631cf7d [BOX…]`.

Both run in processes of their own and are asked in turn, each time about a deal that neither has seen: replaying deals
would measure warm memos. The ratio of a kind of call is the median over rounds of old time by new time. A rollout is
told by its move (what a box's guide takes to choose it and the rules to play it), for the new engine alone where the
older one has no guides.
"""

import argparse
import json
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from statistics import median

from game.boxes import NAMES
from game.core import box as shelf

_ROOT = Path(__file__).resolve().parents[2]
_PROBE = Path(__file__).with_name("speed_probe.py")
_SEATS = 3
_APART = 10_000
"""Deals of one kind are these from those of the next: no kind may find what another one has remembered."""
_KINDS = ("listed", "sampled", "imagine", "value", "rollout", "normal")


class Engine:
    """A checkout's engine that answers in a process of its own."""

    def __init__(self, folder: Path) -> None:
        self._process = subprocess.Popen(
            [sys.executable, str(_PROBE)], cwd=folder, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def measure(self, what: str, box: str, deal: int) -> float:
        """Returns the seconds that one thing of a kind took on a deal."""
        assert self._process.stdin and self._process.stdout
        self._process.stdin.write(json.dumps([what, box, _SEATS, deal]) + "\n")
        self._process.stdin.flush()
        told: tuple[int, float] = json.loads(self._process.stdout.readline())
        return told[1] / max(1, told[0])

    def close(self) -> None:
        """Ends the process."""
        self._process.terminate()
        self._process.wait()


@contextmanager
def checkout(commit: str) -> Iterator[Path]:
    """Yields a folder with the files of a commit."""
    with tempfile.TemporaryDirectory() as folder:
        packed = subprocess.run(["git", "archive", commit, "game"], cwd=_ROOT, capture_output=True, check=True).stdout
        subprocess.run(["tar", "-x", "-C", folder], input=packed, check=True)
        yield Path(folder)


def compared(old: Engine, new: Engine, box: str, rounds: int) -> Iterator[tuple[str, float, float, float]]:
    """Yields for each kind the median microseconds, old and new, and the median ratio; the first round warms up.

    For what the old engine does not do, it took 0 microseconds.
    """
    for number, kind in enumerate(_KINDS):
        pairs = []
        for deal in range(number * _APART, number * _APART + rounds + 1):
            engines = (old, new) if deal % 2 else (new, old)
            times = {engine: engine.measure(kind, box, deal) for engine in engines}
            pairs.append((times[old], times[new]))
        before, after = zip(*pairs[1:], strict=True)
        yield kind, median(before) * 1e6, median(after) * 1e6, median(a / b for a, b in pairs[1:])


def main(argv: Sequence[str]) -> int:
    """Prints a line for each box and kind; returns 0."""
    parser = argparse.ArgumentParser(prog="python -m tests.trials.speed", description=__doc__)
    parser.add_argument("commit")
    parser.add_argument("boxes", nargs="*", default=[name for name in NAMES if shelf.about(name).shelf])
    parser.add_argument("--rounds", type=int, default=20, help="deals of each kind (default 20)")
    asked = parser.parse_args(argv)
    print(f"{'box':15} {'kind':8} {'old us':>9} {'new us':>9} {'times':>6} {'per s':>8}")
    with ExitStack() as stack:
        old, new = Engine(stack.enter_context(checkout(asked.commit))), Engine(_ROOT)
        stack.callback(old.close)
        stack.callback(new.close)
        for box in asked.boxes:
            for kind, before, after, times in compared(old, new, box, asked.rounds):
                beside = f"{before:9.1f} {after:9.1f} {times:6.2f}" if before else f"{'-':>9} {after:9.1f} {'-':>6}"
                print(f"{box:15} {kind:8} {beside} {1e6 / after:8.0f}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
