"""Starts Kupola; guarded, because computer players think in spawned processes that import this file again."""

if __name__ == "__main__":
    import sys

    from game.app import main

    sys.exit(main())
