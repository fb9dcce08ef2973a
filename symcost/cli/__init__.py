"""The command line. `main` is the entry point; a command is one file in `commands`."""

from __future__ import annotations

import gc
import sys

from symcost.errors import INTERRUPTED

# A command makes many small objects and keeps most of them: looking for cycles after every 700 finds next to none.
_OBJECTS_BETWEEN_COLLECTIONS = 100_000


def main() -> None:
    """Runs the command of this process and exits with its status."""
    gc.set_threshold(_OBJECTS_BETWEEN_COLLECTIONS)
    try:
        from symcost.cli.app import run

        status = run(sys.argv[1:])
    except KeyboardInterrupt:
        # Where it comes before a command has begun, or while one ends.
        status = INTERRUPTED
    sys.exit(status)
