"""Starts Kupola; guarded, because computer players think in spawned processes that import this file again."""

if __name__ == "__main__":
    import sys

    if getattr(sys, "frozen", False):
        from multiprocessing import freeze_support

        freeze_support()  # a packed program that was started to think ends here, before it opens a second window
        if sys.argv[1:] == ["--byte-code"]:  # a .deb ships none: it is made where it is installed, as root
            from compileall import compile_dir
            from pathlib import Path
            from py_compile import PycInvalidationMode

            folder = Path(sys.executable).parent
            sys.exit(not compile_dir(folder, quiet=1, invalidation_mode=PycInvalidationMode.UNCHECKED_HASH))

    from game.app import main

    sys.exit(main())
