"""How much memory a process held."""

import resource
import sys


def peak_mib() -> int:
    """Returns the most memory that this process held, in MiB."""
    scale = 1 << 20 if sys.platform == "darwin" else 1 << 10
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // scale
