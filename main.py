"""Starts Kupola; guarded, because computer players think in spawned processes that import this file again."""

if __name__ == "__main__":
    import sys

    if getattr(sys, "frozen", False):
        from multiprocessing import freeze_support

        freeze_support()  # a packed program that was started to think ends here, before it opens a second window

    from game.app import main

    sys.exit(main())
