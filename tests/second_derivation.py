"""Both derivations of bundled models: `python -m tests.second_derivation [--seconds N] [--pages-only] [SLUG...]`.

Writes what it finds to tests/data/second_derivation.json, model by model, and makes docs/reference/second-derivation.md
of all that is known. Without names: the first bundled model of each structure.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from symcost.api.derived import derive_again
from symcost.errors import SymcostError
from symcost.frontend import load, raw_config
from symcost.frontend.bundled import slugs

ROOT = Path(__file__).parents[1]
DATA = ROOT / "tests" / "data" / "second_derivation.json"
PAGE = ROOT / "docs" / "reference" / "second-derivation.md"
COLUMNS = ("params", "forward", "backward", "saved", "cache")
HEAD = """# A second derivation of every formula

The library runs each model at sizes of our choice, on tensors without storage; from what it has and does, formulas of
the config's sizes are recovered, and compared with ours as expressions. The two share nothing but the config.
`equal`: the difference is 0, as an expression. `meant`: it is not, for the reasons that
[where our counts differ](../explanation/counted-differences.md) states. `-`: nothing to compare, for the layer has none
or the family has no measured accounting of saved tensors. Made by `python -m tests.second_derivation`;
`symcost verify --symbolic CONFIG` does the same for a config of yours.

"""


def structures() -> Iterator[str]:
    """The first bundled model of each structure."""
    seen: set[str] = set()
    for slug in slugs():
        signature = load(slug).signature()
        if signature not in seen:
            seen.add(signature)
            yield slug


def derived(slug: str, seconds: float) -> dict[str, Any]:
    """What is known of one model."""
    start = time.monotonic()
    try:
        found = derive_again(slug, raw_config(slug), seconds)
    except SymcostError as error:
        return {"refused": error.what}
    figures = {}
    for figure in found.json()["figures"]:
        entry = {"verdict": figure["verdict"]}
        if figure["verdict"] != "equal":
            entry["difference"] = figure["difference"]
        figures[f"{figure['scope']}/{figure['quantity']}"] = entry
    print(f"{slug}: {found.runs} runs in {time.monotonic() - start:.0f} s, {'holds' if found.holds else 'DIFFERS'}")
    return {"runs": found.runs, "points": found.points, "held": dict(found.held), "figures": figures}


def page(known: dict[str, Any]) -> str:
    """The table as a page."""
    lines = [f"{HEAD}| model | of | {' | '.join(COLUMNS)} | runs |", "|---" * (len(COLUMNS) + 3) + "|"]
    refused, differing = [], []
    for slug, record in sorted(known.items()):
        if "refused" in record:
            refused.append(f"- {slug}: {record['refused'][:200]}")
            continue
        scopes = dict.fromkeys(key.partition("/")[0] for key in record["figures"])
        for scope in scopes:
            found = [record["figures"].get(f"{scope}/{column}", {"verdict": "-"}) for column in COLUMNS]
            cells = " | ".join(entry["verdict"] for entry in found)
            lines.append(f"| {slug} | {scope} | {cells} | {record['runs'] if scope == 'model' else ''} |")
            differing += [
                f"- {slug}, {scope}, {column}: library - symcost = `{entry['difference']}`"
                for column, entry in zip(COLUMNS, found, strict=True)
                if entry["verdict"] == "differs"
            ]
    if differing:
        lines += ["", "## Differences that are not explained", "", *differing]
    if refused:
        lines += ["", "## Not derived", "", *refused]
    return "\n".join(lines) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("slugs", nargs="*")
    parser.add_argument("--seconds", type=float, default=150)
    parser.add_argument("--pages-only", action="store_true")
    stated = parser.parse_args()
    known = json.loads(DATA.read_text(encoding="utf-8")) if DATA.exists() else {}
    for slug in () if stated.pages_only else stated.slugs or structures():
        record = derived(slug, stated.seconds)
        # Another process may have written meanwhile.
        known = json.loads(DATA.read_text(encoding="utf-8")) if DATA.exists() else {}
        known[slug] = record
        DATA.write_text(json.dumps(known, indent=1, sort_keys=True) + "\n", encoding="utf-8")
    PAGE.write_text(page(known), encoding="utf-8")


if __name__ == "__main__":
    main()
