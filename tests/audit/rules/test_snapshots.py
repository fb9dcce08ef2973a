"""Snapshots are judged from their text alone: unchanged ones are clean, most random changes are found."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from symcost.audit.run import audit_models
from symcost.audit.snapshot_file import Snapshot, read_snapshot
from symcost.audit.targets.snapshot import audited_models
from symcost.errors import SpecError
from tests.audit.mutations import KINDS, seeds
from tests.audit.rules.mutation_shares import flagged
from tests.each_structure import some

CARDS = Path(__file__).parents[2] / "data" / "defects" / "public.yaml"
# Least number of 15 random changes of a kind that the rules must find; the benchmark reports the share of 200.
LEAST = {"change a coefficient": 10, "drop a factor": 12, "swap two dims": 13, "drop a tensor": 5}

ALONE = """
import sys
from importlib.abc import MetaPathFinder

class Refuse(MetaPathFinder):
    def find_spec(self, name, path=None, target=None):
        if name.startswith(("symcost.components", "symcost.layers")):
            raise ImportError(name)

sys.meta_path.insert(0, Refuse())
from symcost.audit.targets.choose import audit
for name in sys.argv[1:]:
    print(len(audit(name).findings))
"""


def test_unchanged_snapshot_is_clean(snapshot: Snapshot) -> None:
    findings, suppressed = audit_models(audited_models(snapshot, "unchanged"))
    assert findings == []
    assert suppressed == []


@pytest.mark.parametrize("kind", some(KINDS, 2))
def test_most_mutations_are_found(snapshot: Snapshot, kind: str) -> None:
    results = [flagged(snapshot, kind, random) for random in seeds(15)]
    missed = [key for found, key in results if not found]
    assert len(results) - len(missed) >= LEAST[kind], missed


def test_no_component_is_looked_up(snapshot: Snapshot, tmp_path: Path) -> None:
    """Sheets and snapshots are judged where components and layers cannot even be imported."""
    stored = tmp_path / "formulas.json"
    stored.write_text(snapshot.text(), encoding="utf-8")
    command = [sys.executable, "-c", ALONE, str(CARDS), str(stored)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    cards, formulas = map(int, done.stdout.split())
    assert cards >= 8
    assert formulas == 0


@pytest.mark.parametrize(
    ("key", "record", "what"),
    [
        ("standard/x/dense/norm/forward", '{"value": "1"}', "says no quantity"),
        ("standard/x/dense/norm/forward/flops/vector/act", '{"value": "__import__(1)"}', "__import__"),
        ("standard/x/dense/norm/forward/flops/vector/act@weather=good", '{"value": "1"}', "says no quantity"),
    ],
)
def test_bad_rows_are_refused(key: str, record: str, what: str) -> None:
    text = f'{{"schema": 1, "formulas": {{"{key}": {record}}}}}'
    with pytest.raises(SpecError, match=r"file\.json") as problem:
        audited_models(read_snapshot(text, "file.json"), "file.json")
    assert what in str(problem.value)
