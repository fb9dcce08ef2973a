"""Where the package's own data is."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable


def package_folder() -> Traversable:
    """The package's folder; inside an archive what the standard library makes of it, which takes longer to load."""
    place = Path(__file__).parents[1]
    if place.is_dir():
        return place
    from importlib.resources import files

    return files("symcost")
