"""What Orca says while keys are pressed, compared with what it said when somebody last listened.

`ready LOG` waits until Orca runs; `FILE.keys LOG` presses the keys of a file, one a line, and compares with FILE.txt
(with `--write`: writes that). It runs under the system's Python and needs xdotool. A line that begins with # is skipped
here: the first of them are the arguments of the program. A key that Orca answers by nothing takes forty seconds. What
stands behind a key is waited for: a computer player may think for longer than Orca is silent between two sentences.
"""

import difflib
import re
import subprocess
import sys
import time
from pathlib import Path

_SPOKEN = re.compile(r"SPEECH OUTPUT: '(.*)'\s*\{.*\}$")
_KIND = re.compile(r"(?<=\.) (?:label|push button)\.$")
"""What ends sentences that the focus is led to: what kind of thing has it."""
_SILENCE, _PATIENCE = 3.0, 40.0
"""Seconds without a line of Orca's log after which it has said everything, and after which it says nothing any more."""


def spoken(log: Path, start: int) -> list[str]:
    """Returns what was said since some byte of the log, without what was cut short and said again with what follows."""
    told = log.read_bytes()[start:].decode("utf-8", "replace").splitlines()
    lines = [found.group(1) for line in told if (found := _SPOKEN.search(line))]
    return [line for i, line in enumerate(lines) if not any(_goes_on(line, after) for after in lines[i + 1 :])]


def _goes_on(line: str, after: str) -> bool:
    """Tells whether a line of sentences is said once more with what follows."""
    told = _KIND.sub("", line)
    return told != line and after.startswith(told)


def settle(log: Path, start: int, *, is_something: bool = False, awaited: str = "") -> list[str]:
    """Returns what is said until Orca is silent; waits until it said something, or what is awaited, if so wished."""
    size, since, begun = -1, time.monotonic(), time.monotonic()
    while time.monotonic() - begun < _PATIENCE:
        now = log.stat().st_size if log.exists() else 0
        if now != size:
            size, since = now, time.monotonic()
        elif time.monotonic() - since > _SILENCE:
            told = spoken(log, start)
            if awaited in told if awaited else told or not is_something:
                return told
        time.sleep(0.2)
    return spoken(log, start)


def listen(keys: Path, log: Path) -> str:
    """Presses the keys of a file and returns them with what was said at each."""
    settle(log, log.stat().st_size, is_something=True)
    lines = []
    for line in keys.read_text(encoding="utf-8").splitlines():
        if line.startswith("#"):
            continue
        key, _, awaited = line.partition(" ")
        start = log.stat().st_size
        subprocess.run(["xdotool", "key", key], check=True)
        lines += [f"> {key}", *settle(log, start, is_something=True, awaited=awaited)]
        print(f"{key}: {len(lines)} lines", flush=True)
    return "\n".join(lines) + "\n"


def main(name: str, log: Path, *options: str) -> None:
    """Waits for Orca, or compares what it says."""
    if name == "ready":
        if not settle(log, 0, is_something=True):
            sys.exit("Orca says nothing: does another one run?")
        return
    keys, golden = Path(name), Path(name).with_suffix(".txt")
    told = listen(keys, log)
    if "--write" in options:
        golden.write_text(told, encoding="utf-8")
        return
    known = golden.read_text(encoding="utf-8")
    if told != known:
        sys.stdout.writelines(difflib.unified_diff(known.splitlines(True), told.splitlines(True), str(golden), "Orca"))
        sys.exit(1)


main(sys.argv[1], Path(sys.argv[2]), *sys.argv[3:])
