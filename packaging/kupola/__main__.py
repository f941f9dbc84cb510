"""Starts Kupola by `python -m kupola`; guarded, because computer players think in processes that import this again."""

import sys

from kupola import main

if __name__ == "__main__":
    sys.exit(main())
