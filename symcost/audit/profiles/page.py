"""The page of profiles."""

from __future__ import annotations

from symcost.audit.profiles import profiles
from symcost.audit.safe_text import code, table
from symcost.plain_text import markdown

_HEAD = """# Profiles

How public tools count the FLOPs of a training step. `symcost compare MODEL@PROFILE @PROFILE` itemises the difference
between two. A profile is refused for a model for which the function that it names does not hold; `--set` and `--mtp`
state what a config does not.
"""


def profiles_page() -> str:
    """Markdown, from the profiles themselves."""
    rows = [
        (code(f"@{name}"), markdown(profile.meaning), markdown(profile.source), markdown(profile.holds))
        for name, profile in profiles().items()
    ]
    return "\n".join([_HEAD, *table(("profile", "what it counts", "source", "holds for"), rows)]) + "\n"
