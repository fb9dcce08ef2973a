"""Mutations of the components and who finds them: `python -m tests.mutations [COUNT] [--missed]`."""

from __future__ import annotations

import sys
from collections import Counter

from tests.mutations.judged import judged
from tests.mutations.sources import KINDS, mutations


def main(count: int, *, missed: bool) -> None:
    seen: Counter[str] = Counter()
    rules: Counter[str] = Counter()
    both: Counter[str] = Counter()
    silent: Counter[str] = Counter()
    priced = priced_found = 0
    for mutation in mutations():
        if seen.total() == count:
            break
        found = judged(mutation)
        if found is None or found.equivalent:
            silent[mutation.kind] += 1
            continue
        seen[mutation.kind] += 1
        rules[mutation.kind] += bool(found.rules)
        both[mutation.kind] += bool(found.rules) or found.second
        if any(not change.startswith("other") for change in found.changes):
            priced += 1
            priced_found += found.second or bool(found.rules)
            if not found.second and not found.rules:
                print(f"FOUND BY NOTHING {mutation.file}:{mutation.line} {mutation.what}")
        if missed and not found.rules:
            print(
                f"{mutation.kind} {mutation.file}:{mutation.line} {mutation.what} | {', '.join(sorted(found.changes))}"
            )
    for kind in KINDS:
        counts = f"{rules[kind]} of {seen[kind]} by rules, {both[kind]} with the second derivation"
        print(f"{kind}: {counts}, {silent[kind]} change nothing")
    total = sum(seen.values())
    print(f"all: {sum(rules.values())} of {total} by rules alone, {sum(both.values())} with the second derivation")
    print(f"of those that change parameters, matmul FLOPs or saved bytes: {priced_found} of {priced}")


if __name__ == "__main__":
    numbers = [int(argument) for argument in sys.argv[1:] if argument.isdigit()]
    main(numbers[0] if numbers else 330, missed="--missed" in sys.argv)
