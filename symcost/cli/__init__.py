"""The command line. `main` is the entry point; a command is one file in `commands`."""

from __future__ import annotations

import sys


def main() -> None:
    """Runs the command of this process and exits with its status."""
    from symcost.cli.app import run

    sys.exit(run(sys.argv[1:]))
