"""What the audit's tests share."""

from __future__ import annotations

import pytest

from symcost.audit.snapshot import take
from symcost.audit.snapshot_file import Snapshot


@pytest.fixture(scope="session")
def snapshot() -> Snapshot:
    """The standard set's formulas of a few unlike families."""
    return take("standard", families=("gpt2", "llama", "mistral", "mixtral", "deepseek_v3"))
