"""The page of profiles."""

from __future__ import annotations

from symcost.audit.profiles import profiles
from symcost.audit.safe_text import code, escape, table

_HEAD = """# Profiles

How public tools count the FLOPs of a training step. `symcost compare MODEL@PROFILE @PROFILE` itemises the difference
between two. A profile is refused for a model for which the function that it names does not hold; `--set` and `--mtp`
state what a config does not.
"""


def profiles_page() -> str:
    """Markdown, from the profiles themselves."""
    rows = [
        (code(f"@{name}"), escape(profile.meaning), escape(profile.source), escape(profile.holds))
        for name, profile in profiles().items()
    ]
    return "\n".join([_HEAD, *table(("profile", "what it counts", "source", "holds for"), rows)]) + "\n"
