"""Both derivations of a config: our formulas, and those recovered from the library, subtracted."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from symcost.api.model import load

if TYPE_CHECKING:
    from symcost.recover.library.second import Derivation


def derive_again(name: str, config: Mapping[str, Any], seconds: float = 600) -> Derivation:
    """Compares our formulas of a config with the library's, as expressions of the config's sizes.

    Raises:
        SymcostError: we do not price it, the library is missing or does not run it, or the time is over.
    """
    from symcost.recover.library.second import derive

    return derive(name, config, priced, seconds)


def priced(config: Mapping[str, Any], **options: Any) -> Mapping[str, Any]:
    """Our complete result of a config."""
    return load(config).evaluate(**options).result
