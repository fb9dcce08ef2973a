"""Profiles: how public tools count training FLOPs. One file each; a file of this folder with a `PROFILE` is found."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pkgutil import iter_modules

from symcost.audit.profiles.profile import CONTRACTIONS, Profile
from symcost.errors import UsageError

# What `symcost` counts by itself.
DEFAULT = Profile("default", "every contraction, under the default conventions", "symcost", holds="every model")


@cache
def profiles() -> dict[str, Profile]:
    """Every profile by name, sorted."""
    modules = (import_module(f"{__name__}.{found.name}") for found in iter_modules(__path__))
    found = (module.PROFILE for module in modules if hasattr(module, "PROFILE"))
    return {profile.name: profile for profile in sorted(found, key=lambda profile: profile.name)}


def profile(name: str) -> Profile:
    """A profile by name; the default for an empty one.

    Raises:
        UsageError: no such profile, with the known ones.
    """
    if not name or name == DEFAULT.name:
        return DEFAULT
    if name not in profiles():
        raise UsageError(f"unknown profile {name!r}", hint=f"known: {', '.join(profiles())}")
    return profiles()[name]


__all__ = ["CONTRACTIONS", "DEFAULT", "Profile", "profile", "profiles"]
