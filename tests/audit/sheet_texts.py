"""Sheets for tests, from a few words."""

from __future__ import annotations

from symcost.audit.sheets import read_sheet
from symcost.audit.verdict import check_sheet

HEAD = "family: llama\nletters: {B: batch, s: seq, h: hidden, a: heads, k: kv_heads, d: head_dim, f: ffn, l: layers}\n"


def claims(text: str, head: str = HEAD):
    """Verdicts on claims written as lines `- {...}`."""
    return check_sheet(read_sheet(f"{head}claims:\n" + "".join(f"  {line}\n" for line in text.splitlines()), "x.yaml"))


def verdict(formula: str, equals: str, head: str = HEAD, **more: str):
    """The verdict on one equality."""
    rest = "".join(f"\n  {name}: {value}" for name, value in more.items())
    (found,) = claims(f'- name: it\n  formula: "{formula}"\n  equals: "{equals}"{rest}', head)
    return found
