"""Figures of the audit's rules: `python -m tests.benchmarks.audit_rules_figures [COUNT]`.

The share of random mutations of the standard set's snapshot that `symcost audit` finds by itself, by kind of mutation,
and the seconds that an audit of a set and of a snapshot takes.
"""

from __future__ import annotations

import sys
import time

from symcost.audit.run import audit_books
from symcost.audit.snapshot import take
from symcost.audit.targets.choose import audit
from symcost.audit.targets.snapshot import books_of
from tests.audit.mutations import KINDS, seeds
from tests.audit.rules.mutation_shares import flagged


def main(count: int) -> None:
    for formulas in ("standard", "compute_graph"):
        start = time.process_time()
        findings = audit(formulas=formulas).findings
        print(f"{formulas}: {len(findings)} findings in {time.process_time() - start:.2f} s of processor time")
    snapshot = take("standard")
    start = time.process_time()
    findings, _ = audit_books(books_of(snapshot, "standard"))
    print(f"snapshot of the standard set: {len(findings)} findings in {time.process_time() - start:.2f} s")
    for kind in KINDS:
        found = sum(flagged(snapshot, kind, random)[0] for random in seeds(count))
        print(f"{kind}: {found} of {count} found by the rules alone")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 200)
