"""Both derivations of every structure: `python -m tests.second_derivation [--seconds N] [--resume] [SLUG...]`.

Writes what it finds to tests/data/second_derivation.json, model by model: verdicts, and the library's formulas with
the sizes for which they hold, as text. Makes docs/reference/second-derivation.md of it. Without names: the first
bundled model of each structure, and the library's default config of each of FAMILIES; what was known is forgotten
unless --resume is stated. --pages-only: nothing is run.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from symcost.api.derived import derive_again
from symcost.audit.library import default_config
from symcost.errors import SymcostError
from symcost.frontend import load, raw_config
from symcost.frontend.bundled import slugs

if TYPE_CHECKING:
    from symcost.recover.library.expressions import Writer

ROOT = Path(__file__).parents[1]
DATA = ROOT / "tests" / "data" / "second_derivation.json"
PAGE = ROOT / "docs" / "reference" / "second-derivation.md"
COLUMNS = ("params", "forward", "backward", "saved", "cache")
# Families with an operator or a recurrence that no bundled model has.
FAMILIES = (
    "minimax",
    "falcon_h1",
    "lfm2",
    "recurrent_gemma",
    "luke",
    "clip",
    "siglip",
    "convnext",
    "convnextv2",
    "swinv2",
    "wavlm",
    "parakeet_ctc",
    "rwkv",
    "diffllama",
)
HEAD = """# A second derivation of every formula

The library runs each model at sizes of our choice, on tensors without storage; from what it has and does, formulas of
the config's sizes are recovered, and compared with ours as expressions. The two share nothing but the config.
`equal`: the difference is 0, as an expression. `meant`: the difference is, as an expression, the one that
[where our counts differ](../explanation/counted-differences.md) states. `-`: nothing to compare. Saved bytes and caches
are of layers, hence none in the row of a model; a family without measured accounting of saved tensors has none in any;
where the library's layers are not one by one ours (images beside text), only the model is compared.
Models are bundled ones, or default configs of the library for families with operators that no bundled model has.
Made by one run of `python -m tests.second_derivation`; `symcost verify --symbolic CONFIG` does the same for a config of
yours.

"""


def structures() -> Iterator[str]:
    """The first bundled model of each structure."""
    seen: set[str] = set()
    for slug in slugs():
        signature = load(slug).signature()
        if signature not in seen:
            seen.add(signature)
            yield slug


def config_of(name: str) -> Mapping[str, Any]:
    """The config of a bundled model, else the library's default one of a family."""
    return raw_config(name) if name in slugs() else default_config(name)


def derived(name: str, seconds: float) -> dict[str, Any]:
    """What is known of one model."""
    start = time.monotonic()
    try:
        config = config_of(name)
        found = derive_again(name, config, seconds)
    except SymcostError as error:
        print(f"{name}: {error.what[:200]}", flush=True)
        return {"refused": error.what}
    figures = {}
    for figure in found.json()["figures"]:
        entry = {"verdict": figure["verdict"], "recovered": figure["recovered"]}
        if figure["verdict"] != "equal":
            entry |= {"difference": figure["difference"], "meant": figure["meant"]}
        figures[f"{figure['scope']}/{figure['quantity']}"] = entry
    spent, verdict = time.monotonic() - start, "holds" if found.holds else "DIFFERS"
    print(f"{name}: {found.runs} runs in {spent:.0f} s, {verdict}", flush=True)
    known = {"runs": found.runs, "points": found.points, "held": dict(found.held), "measured": load(config).measured}
    assert found.writer is not None
    return {**known, **varied(found.writer), "layers": dict(found.layers), "figures": figures}


def varied(writer: Writer) -> dict[str, Any]:
    """How the fields of a config were varied: a field is a step times its place, times the fields that divide it."""
    axes = {
        name: {
            "path": list(axis.field.path),
            "step": str(axis.step),
            "parents": list(axis.parents),
            "place": axis.values[0],
            "varied": len(axis.values) > 1,
        }
        for name, axis in writer.axes.by_name.items()
    }
    return {"axes": axes, "quotients": [list(quotient) for quotient in writer.quotients]}


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
    parser.add_argument("--seconds", type=float, default=240)
    parser.add_argument("--resume", action="store_true")
    parser.add_argument("--pages-only", action="store_true")
    stated = parser.parse_args()
    kept = stated.slugs or stated.resume or stated.pages_only
    known = json.loads(DATA.read_text(encoding="utf-8")) if kept and DATA.exists() else {}
    names = stated.slugs or [name for name in (*structures(), *FAMILIES) if name not in known]
    for name in () if stated.pages_only else names:
        known[name] = derived(name, stated.seconds)
        DATA.write_text(json.dumps(known, indent=1, sort_keys=True) + "\n", encoding="utf-8")
    PAGE.write_text(page(known), encoding="utf-8")


if __name__ == "__main__":
    main()
