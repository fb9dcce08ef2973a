"""Packaging by its own words: bounds on both sides, light extras, one list of development tools."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
EXTRAS = PROJECT["project"]["optional-dependencies"]
HEAVY = {"torch", "transformers", "dask", "distributed", "numba"}


def name_of(requirement: str) -> str:
    return re.split(r"[\[<>=]", requirement)[0]


def test_every_dependency_has_both_bounds():
    public = [rows for extra, rows in EXTRAS.items() if not extra.startswith("dev")]
    runtime = [r for rows in public for r in rows if name_of(r) != "symcost"]
    for requirement in PROJECT["project"]["dependencies"] + runtime:
        assert re.search(r">=[\d.]+,<\d+$", requirement), requirement


def test_all_is_light():
    (combined,) = EXTRAS["all"]
    chosen = re.search(r"\[(.*)\]", combined).group(1).split(",")
    assert HEAVY.isdisjoint({name_of(requirement) for extra in chosen for requirement in EXTRAS[extra]})


def test_development_extra_equals_group():
    assert EXTRAS["dev"] == PROJECT["dependency-groups"]["dev"]


def test_sdist_lists_what_it_holds():
    listed = PROJECT["tool"]["hatch"]["build"]["targets"]["sdist"]["include"]
    folders = ["/symcost", "/templates", "/generated", "/tests", "/docs"]
    assert listed == [*folders, "/README.md", "/LICENSE", "/CHANGELOG.md", "/pyproject.toml"]
