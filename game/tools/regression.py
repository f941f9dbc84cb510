"""Linear regression in plain Python: slow and the same to the last digit on every machine."""

from collections.abc import Sequence


class Evidence:
    """What many positions say about weights: only sums are kept, no position is."""

    def __init__(self, size: int) -> None:
        """Takes the number of features."""
        self.count = 0
        self._products = [[0.0] * size for _ in range(size)]
        self._sums = [0.0] * size
        self._leads = [0.0] * size

    def add(self, features: Sequence[float], lead: float) -> None:
        """Adds a position and the lead that it came to."""
        self.count += 1
        for i, feature in enumerate(features):
            if feature:
                self._products[i] = [
                    known + feature * other for known, other in zip(self._products[i], features, strict=True)
                ]
                self._sums[i] += feature
                self._leads[i] += feature * lead

    def weights(self, ridge: float, prior: Sequence[float]) -> list[float]:
        """Returns the weights that best tell the leads from the features.

        `ridge` (≥ 0) pulls them towards `prior`: so many positions speak for it, in units of each feature's own spread.
        """
        matrix = [row[:] for row in self._products]
        missed = [lead - _dot(row, prior) for row, lead in zip(matrix, self._leads, strict=True)]
        for i, row in enumerate(matrix):
            row[i] += ridge * (row[i] / self.count - (self._sums[i] / self.count) ** 2) + 1e-6
        return [known + more for known, more in zip(prior, solve(matrix, missed), strict=True)]


def solve(matrix: Sequence[Sequence[float]], right: Sequence[float]) -> list[float]:
    """Returns the solution of a system of equations whose matrix is symmetric and positive definite."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for i, row in enumerate(rows):
        for below in rows[i + 1 :]:
            share = below[i] / row[i]
            if share:
                below[i:] = [value - share * other for value, other in zip(below[i:], row[i:], strict=True)]
    found: list[float] = []
    for i in reversed(range(len(rows))):
        found.insert(0, (rows[i][-1] - _dot(rows[i][i + 1 : -1], found)) / rows[i][i])
    return found


def _dot(row: Sequence[float], other: Sequence[float]) -> float:
    return sum(value * its for value, its in zip(row, other, strict=True))
