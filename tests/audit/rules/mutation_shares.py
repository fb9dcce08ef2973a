"""How many random changes of a snapshot the rules find by themselves, without the snapshot that was changed."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from symcost.audit.run import audit_models
from symcost.audit.snapshot_file import Snapshot, split
from symcost.audit.targets.snapshot import audited_models
from tests.audit.mutations import mutated


def flagged(snapshot: Snapshot, kind: str, random: Random) -> tuple[bool, str]:
    """Whether an audit finds anything in a mutated snapshot, and the key of the formula that was changed."""
    changed, key = mutated(snapshot, kind, random)
    findings, _ = audit_models(audited_models(one_family(changed, key), "mutated"))
    return bool(findings), key


def one_family(snapshot: Snapshot, key: str) -> Snapshot:
    """The part of a snapshot that a formula's family consists of; other families cannot see the change."""
    family = "/".join(key.split("/")[:2])
    kinds = {place: entry for place, entry in snapshot.kinds.items() if place.rpartition("/")[0] == family}
    places = {f"{place}/{name}" for place, entry in kinds.items() for name in entry["components"]}
    places |= {snapshot.same[place] for place in places if place in snapshot.same}
    formulas = {k: record for k, record in snapshot.formulas.items() if split(k)[0] in places}
    return replace(snapshot, kinds=kinds, formulas=formulas)
