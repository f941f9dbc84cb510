"""Where the headless tools compute: in this process, in several, or on a Dask cluster that runs already."""

import argparse
import multiprocessing
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from game.ai.process import tidy_rarely, undisturbed


@dataclass(frozen=True, slots=True)
class Workers:
    """Those who share the work: any executor, and how many tasks it does at the same time."""

    executor: Executor
    count: int


class _Here(Executor):
    """Does each task at once, in this process, which debuggers and profilers can look into."""

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> "Future[Any]":
        future: Future[Any] = Future()
        future.set_result(fn(*args, **kwargs))
        return future


class _Processes(ProcessPoolExecutor):
    """Processes that Ctrl-C does not reach: they end with the one that started them."""

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> "Future[Any]":
        with undisturbed():
            return super().submit(fn, *args, **kwargs)


HERE = Workers(_Here(), 1)
"""This process alone."""


@contextmanager
def workers(jobs: int, cluster: str = "") -> Iterator[Workers]:
    """Yields who shares the work.

    Takes the number of processes (1: only this one) and the address of a running Dask cluster, which is used instead
    if it is not empty. Raises OSError where nobody answers.
    """
    if cluster:
        with _cluster(cluster) as found:
            yield found
    elif jobs == 1:
        tidy_rarely()
        yield HERE
    else:
        with _Processes(jobs, multiprocessing.get_context("spawn"), tidy_rarely) as pool:
            yield Workers(pool, jobs)


@contextmanager
def _cluster(address: str) -> Iterator[Workers]:
    distributed: Any = import_module("distributed")
    with distributed.Client(address) as client, client.get_executor() as executor:
        yield Workers(executor, max(1, sum(client.nthreads().values())))


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Adds the options that say who shares the work."""
    parser.add_argument("--jobs", type=positive, default=1, help="processes that share the work (default 1)")
    parser.add_argument(
        "--cluster", type=_address, default="", help="address of a running Dask cluster that does the work instead"
    )


def _address(text: str) -> str:
    """Returns the address of a cluster; raises ArgumentTypeError where nothing is installed that talks to one.

    The default, no cluster, passes through here as well.
    """
    if text and find_spec("distributed") is None:
        raise argparse.ArgumentTypeError("this needs an extra: pip install 'kupola-….whl[cluster]'")
    return text


def positive(text: str) -> int:
    """Returns a whole number of at least 1; raises ValueError otherwise."""
    if (number := int(text)) < 1:
        raise ValueError(text)
    return number
