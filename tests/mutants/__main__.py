"""Plants each fault in modules of a box's rules and tells which no test notices: `python -m tests.mutants ys counting`.

What was noticed is kept under build/mutants; of a module that has not changed since only the rest is asked again.
"""

import argparse
import ast
import contextlib
import functools
import gc
import importlib
import json
import os
import resource
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from hashlib import sha256
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import spec_from_loader
from pathlib import Path
from types import CodeType, ModuleType
from typing import Any

import coverage
import hypothesis
import pytest

import tests.conftest  # noqa: F401  without a screen, here too
from tests.mutants.faults import faults

WATCHED, SPARE, TIMES = 600, 5, 2
"""Seconds of the processor for all tests once; for those of a fault some to spare and so many times what they took."""
BYTES = 2 << 30
NOTES = Path("build/mutants")
ARGUMENTS: tuple[str, ...] = ("-oaddopts=", "-xqq", "--tb=no", "--assert=plain", "-ppytest_timeout")
ARGUMENTS += tuple(f"-pno:{plugin}" for plugin in ("cacheprovider", "unraisableexception", "threadexception"))
OTHERS = ("*test_table_*", "*test_figures.py", "*test_brain.py", "*test_outlook.py", "*test_prospects.py")
"""Tests of a box that are not of its rules."""
SHARED = {
    "alhambra_family": ("alhambra_family", "alhambra_cards", "alhambra"),
    "alhambra_cards": ("alhambra_family", "alhambra_cards"),
    "alhambra": ("alhambra_family", "alhambra"),
}
"""Whose tests are asked about a box, where these are not only its own."""
PERFT = {"alhambra_cards": "perft", "alhambra": "tiles"}
"""What writes the lists of moves of a box once more is named after the box, but for these."""


class Planted(SourceFileLoader):
    """Loads a module with other code than its file has."""

    def __init__(self, name: str, file: Path, code: CodeType) -> None:
        super().__init__(name, str(file))
        self.code = code

    def get_code(self, fullname: str) -> CodeType:
        return self.code


class Planter(MetaPathFinder):
    """Finds that module before anybody else does."""

    def __init__(self, planted: Planted) -> None:
        self.planted = planted

    def find_spec(self, name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        return spec_from_loader(name, self.planted) if name == self.planted.name else None


class Watching:
    """Learns which tests run which lines, and how long each test takes."""

    def __init__(self, folder: Path) -> None:
        self.watch = coverage.Coverage(data_file=None, config_file=False, include=[f"{folder.resolve()}/*"])
        self.took: dict[str, float] = {}

    def pytest_collection_finish(self) -> None:
        self.kept = [kept for kept in gc.get_objects() if isinstance(kept, functools._lru_cache_wrapper)]

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        for kept in self.kept:
            kept.cache_clear()  # else lines whose outcome another test left there would not be run
        self.watch.switch_context(item.nodeid)
        begun = time.process_time()
        yield
        self.took[item.nodeid] = time.process_time() - begun

    def __call__(self, tests: list[str], files: list[Path]) -> dict[str, Any]:
        with self.watch.collect():
            assert run(tests, self) == 0, "the tests must pass without a fault"
        data = self.watch.get_data()
        return {
            "lines": {file.stem: data.contexts_by_lineno(str(file.resolve())) for file in files},
            "took": dict(sorted(self.took.items(), key=lambda test: test[1])),
            "loaded": [name for name in sys.modules if not name.startswith(("tests", "game.boxes", "__"))],
        }


class Chosen:
    """Lets only some tests run, in their order."""

    def __init__(self, tests: list[str]) -> None:
        self.order = {test: place for place, test in enumerate(tests)}

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items[:] = [item for item in items if item.nodeid in self.order]
        items.sort(key=lambda item: self.order[item.nodeid])


def run(files: list[str], plugin: object) -> int:
    os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"  # half of the time would go to plugins that do nothing here
    phases = (hypothesis.Phase.explicit, hypothesis.Phase.generate)
    hypothesis.settings.register_profile("mutants", database=None, derandomize=True, phases=phases)
    hypothesis.settings.load_profile("mutants")
    return pytest.main([*ARGUMENTS, *(f"--ignore-glob={others}" for others in OTHERS), *files], [plugin])


def apart(work: Callable[[], Any], seconds: int) -> Any:
    """Does something in a process of its own, silently and within limits; returns what it returned, None if nothing."""
    reader, writer = os.pipe()
    if not (child := os.fork()):
        with contextlib.suppress(BaseException), Path(os.devnull).open("w") as nowhere:
            resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds))
            resource.setrlimit(resource.RLIMIT_AS, (BYTES, BYTES))
            os.dup2(nowhere.fileno(), 1)
            os.dup2(nowhere.fileno(), 2)
            told = json.dumps(work()).encode()
            while told:
                told = told[os.write(writer, told) :]
        os._exit(0)
    os.close(writer)
    with os.fdopen(reader, "rb") as answer:
        told = answer.read()
    os.waitpid(child, 0)
    return json.loads(told) if told else None


def ended(name: str, file: Path, code: CodeType, tests: list[str]) -> int:
    """Returns how the tests end when a module has other code."""
    gc.disable()
    sys.meta_path.insert(0, Planter(Planted(name, file, code)))
    return run(sorted({test.partition("::")[0] for test in tests}), Chosen(tests))


def ask(file: Path, lines: dict[str, list[str]], tests: dict[str, float]) -> None:
    """Plants the faults of one module that have not been noticed yet, and tells which no test notices.

    Takes which tests run each line ("" is the import), and how long all tests take, the quickest first.
    """
    text = file.read_text("utf-8")
    notes = NOTES / f"{file.parts[-3]}.{file.stem}.json"
    notes.parent.mkdir(parents=True, exist_ok=True)
    past = json.loads(notes.read_text("utf-8")) if notes.exists() else {}
    version = sha256(text.encode()).hexdigest()
    known: dict[str, str] = past["told"] if past.get("text") == version else {}
    told: dict[str, str] = {}
    tree = ast.parse(text)
    for first, last, name in faults(tree):
        if known.get(name) in ("noticed", "limit"):
            told[name] = known[name]
            continue
        by = {test for line in range(first, last + 1) for test in lines.get(str(line), ())}
        chosen = [test for test in tests if test in by] + [test for test in tests if "" in by and test not in by]
        code = compile(ast.fix_missing_locations(tree), str(file), "exec")
        module = ".".join(file.with_suffix("").parts)
        limit = SPARE + round(TIMES * sum(tests[test] for test in chosen))
        end = apart(functools.partial(ended, module, file, code, chosen), limit) if chosen else 0
        told[name] = ("not run", "survived")[bool(chosen)] if end == 0 else "limit" if end is None else "noticed"
        if end == 0:
            print(f"{file.stem}:{name} [{told[name]}, {len(chosen)} tests]", flush=True)
        notes.write_text(json.dumps({"text": version, "told": known | told}, indent=1), "utf-8")
    ways = {way: sum(each == way for each in told.values()) for way in ("noticed", "limit", "survived", "not run")}
    print(f"{file}: {len(told)} faults, {', '.join(f'{many} {way}' for way, many in ways.items())}", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.mutants", description=__doc__)
    parser.add_argument("box")
    parser.add_argument("modules", nargs="*", help="of its rules; all, if none is named")
    wanted = parser.parse_args()
    folder = Path("game/boxes") / wanted.box / "rules"
    files = [folder / f"{module}.py" for module in wanted.modules] or sorted(folder.glob("[!_]*.py"))
    boxes = SHARED.get(wanted.box, (wanted.box,))
    perft = [Path(f"tests/perft/test_{PERFT.get(box, box)}.py") for box in boxes]
    tests = [*(f"tests/boxes/{box}" for box in boxes), *(str(file) for file in perft if file.exists())]
    known = apart(lambda: Watching(folder)(tests, files), WATCHED)
    assert known, "the tests must pass without a fault"
    for name in known["loaded"]:  # once, for all processes to come
        with contextlib.suppress(ImportError):
            importlib.import_module(name)
    for file in files:
        ask(file, known["lines"][file.stem], known["took"])


if __name__ == "__main__":
    main()
