"""How much memory a process held."""

import sys


def peak_mib() -> int | None:
    """Returns the most memory that this process held, in MiB; None where the system does not tell, as on Windows."""
    try:
        import resource
    except ImportError:
        return None
    scale = 1 << 20 if sys.platform == "darwin" else 1 << 10
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // scale
