"""Every family at its default config beside the library's model of it, as a page of the documentation."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from symcost.audit.config_keys import BOTH, EQUAL, LIBRARY, OURS, PARAMETERS, WRONG, KeyOutcome

# Their counted FLOPs differ by a formula that docs/explanation/counted-differences.md states.
EVERY_EXPERT = ("llama4_text",)
REASON = 120
HEAD = """# Every family against the library

Each family at the default config of its class, priced by symcost and built by the library without storage: {versions}.
Written by one command, which takes some minutes and needs torch and transformers:

```console
symcost verify --all --format markdown > docs/reference/verified-families.md
```

`make test-all` compares each row again.

**{total} families**: {counts}.

Parameters are those of the library's module, tied ones once; "equal" means to the last one. FLOPs are those of matrix
products that torch counts in a forward and a backward pass over {batch} sequences of {seq} tokens; a dash stands where
the model takes something else than tokens alone, or where layers run through a fallback whose count differs
[by stated formulas](../explanation/counted-differences.md). A default that one side refuses is no number to compare:
some classes of the library cannot be built from their own defaults.

| family | parameters | symcost | FLOPs forward and backward | why not |
|---|---:|---|---|---|
"""
WORDS = {EQUAL: "equal", BOTH: "both refuse", OURS: "refused", LIBRARY: "-", WRONG: "**differs**"}
COUNTED = {EQUAL: "equal", OURS: "refused by us", LIBRARY: "refused by the library", BOTH: "by both", WRONG: "differ"}


def row(family: str, found: KeyOutcome | str) -> str:
    """A line of the table.

    Args:
        family: model type.
        found: both sides' answer with FLOPs; or why the library has no default config.
    """
    if isinstance(found, str):
        return f"| {family} | | - | - | {_short(found)} |\n"
    if found.parameters is not None:
        flops = "-" if found.quantity == PARAMETERS else "equal"
        if found.outcome == WRONG:
            flops = f"**differs**: {found.quantity} {found.ours:,}, counted {found.library:,}"
        return f"| {family} | {found.parameters:,} | equal | {flops} | |\n"
    number = f"{found.library:,}" if isinstance(found.library, int) else ""
    said = next((side for side in (found.ours, found.library) if isinstance(side, str)), f"ours are {found.ours}")
    return f"| {family} | {number} | {WORDS[found.outcome]} | - | {_short(said)} |\n"


def page(found: Mapping[str, KeyOutcome | str], versions: Iterable[str], batch: int, seq: int) -> str:
    """The whole page, families in order."""
    held: dict[str, int] = {}
    for item in found.values():
        name = "without a class in the library" if isinstance(item, str) else COUNTED[item.outcome]
        held[name] = held.get(name, 0) + 1
    order = [*COUNTED.values(), "without a class in the library"]
    counts = ", ".join(f"{held[name]} {name}" for name in order if name in held)
    head = HEAD.format(versions=", ".join(versions), total=len(found), counts=counts, batch=batch, seq=seq)
    return head + "".join(row(family, found[family]) for family in sorted(found))


def _short(reason: str) -> str:
    """The reason on one short line, without what a table would take for its own."""
    text = " ".join(reason.replace("|", "/").replace("mapping: ", "").replace("symcost verify: ", "").split())
    text = text.replace("<", "&lt;").replace("*", "\\*").replace("_", "\\_")
    return text if len(text) <= REASON else f"{text[:REASON].rstrip()} ..."
