"""Differences between snapshots: every change of value is named, no rewriting is."""

from __future__ import annotations

import json
import subprocess
from dataclasses import replace

import pytest

from symcost.audit.diff import compare
from symcost.audit.diff_effects import Effects
from symcost.cli.app import run
from symcost.errors import GrammarError
from tests.audit.mutations import KINDS, mutated, rewritten, seeds, with_text

UP = "standard/gpt2/dense/ffn_up/forward/flops/matmul/compute_w"
# The full run of 200 is tests/benchmarks/audit_figures.py.
SAMPLE = 12


@pytest.mark.parametrize("kind", KINDS)
def test_every_mutation_is_named(snapshot, kind):
    for random in seeds(SAMPLE):
        changed, key = mutated(snapshot, kind, random)
        found = compare(snapshot, changed)
        assert key in [change.key for change in found]
        assert all(change.change == ("removed" if kind == "drop a tensor" else "changed") for change in found)


def test_no_rewriting_is(snapshot):
    for random in seeds(SAMPLE):
        changed, key = rewritten(snapshot, random)
        assert compare(snapshot, changed) == [], key


def test_rewriting_by_cases_is_no_change(snapshot):
    old = with_text(snapshot, UP, "min(batch, seq) + max(batch, seq)")
    assert compare(old, with_text(snapshot, UP, "batch + seq")) == []


def test_a_change_tells_difference_ratio_and_effect(snapshot):
    new = with_text(snapshot, UP, "3*batch*seq*hidden*ffn")
    (change,) = compare(snapshot, new)
    assert (change.change, change.old, change.new) == ("changed", "2*batch*seq*hidden*ffn", "3*batch*seq*hidden*ffn")
    assert (change.difference, change.ratio) == ("batch*seq*hidden*ffn", "3/2")
    effect = Effects(snapshot, new).of(change)
    assert set(effect) == {"gpt2", "gpt2-xl"}
    assert effect["gpt2"].old == 2 * 1024 * 768 * 3072
    assert effect["gpt2"].new == 3 * 1024 * 768 * 3072
    assert effect["gpt2"].times == 12


def test_a_shared_formula_changes_at_every_place(snapshot):
    original = next(iter(sorted(set(snapshot.same.values()))))
    key = next(key for key in sorted(snapshot.formulas) if key.startswith(f"{original}/"))
    (change, *_) = compare(snapshot, with_text(snapshot, key, "7*batch"))
    assert change.key == key
    assert len(change.also) == list(snapshot.same.values()).count(original)


def test_other_changes(snapshot):
    weight = "standard/gpt2/dense/ffn_up/tensor/elements/param/param/w_up"
    record = {**snapshot.formulas[weight], "shape": {"in": "ffn", "out": "hidden"}, "role": "buffer"}
    found = compare(snapshot, replace(snapshot, formulas={**snapshot.formulas, weight: record}))
    assert [change.key.rpartition("#")[2] for change in found] == ["role", "shape"]
    counted = {**snapshot.kinds, "standard/gpt2/dense": {"count": "2*layers", "components": {}}}
    found = compare(snapshot, replace(snapshot, kinds=counted))
    assert [change.key.rpartition("#")[2] for change in found] == ["components", "count"]
    (change,) = compare(snapshot, replace(snapshot, coefficients={**snapshot.coefficients, "cost_exp": "2"}))
    assert (change.key, change.difference) == ("coefficients/cost_exp", "1")


def test_effects_of_a_default_and_of_a_count(snapshot):
    new = replace(snapshot, coefficients={**snapshot.coefficients, "cost_silu": "6"})
    (change,) = compare(snapshot, new)
    effect = Effects(snapshot, new).of(change)
    assert set(effect) <= set(snapshot.models)
    assert all(entry.times for entry in effect.values())
    ffn = 4096 * 14336 * 32  # one more operation an element in each phase that counts it
    assert (effect["llama-3-8b"].new - effect["llama-3-8b"].old) % ffn == 0
    assert effect["llama-3-8b"].new > effect["llama-3-8b"].old
    twice = {**snapshot.kinds, "standard/gpt2/dense": {**snapshot.kinds["standard/gpt2/dense"], "count": "2*layers"}}
    (change,) = compare(snapshot, replace(snapshot, kinds=twice))
    assert (change.key, change.ratio) == ("standard/gpt2/dense#count", "")
    assert Effects(snapshot, snapshot).of(change)["gpt2"].new == 24


def test_a_formula_that_cannot_be_read(snapshot):
    with pytest.raises(GrammarError, match="__import__") as problem:
        compare(snapshot, with_text(snapshot, UP, "__import__('os')"))
    assert problem.value.where == UP


class TestCommand:
    """`symcost diff`: files, revisions, formats, exit status."""

    @pytest.fixture
    def files(self, snapshot, tmp_path, monkeypatch):
        monkeypatch.chdir(tmp_path)
        (tmp_path / "old.json").write_text(snapshot.text())
        (tmp_path / "new.json").write_text(with_text(snapshot, UP, "5*batch*seq*hidden*ffn").text())
        return tmp_path

    def test_no_change(self, files, capsys):
        assert run(["diff", "old.json", "old.json"]) == 0
        assert "no change" in capsys.readouterr().out

    def test_change(self, files, capsys):
        assert run(["diff", "old.json", "new.json"]) == 1
        shown = capsys.readouterr().out
        assert UP in shown
        assert "3*batch*seq*hidden*ffn" in shown
        assert "gpt2-xl" in shown

    def test_json(self, files, capsys):
        assert run(["diff", "old.json", "new.json", "--format", "json"]) == 1
        data = json.loads(capsys.readouterr().out)
        (change,) = data["changes"]
        assert data["schema"] == 1
        assert (change["key"], change["change"], change["difference"]) == (UP, "changed", "3*batch*seq*hidden*ffn")
        assert set(change["effect"]["gpt2"]) >= {"old", "new"}

    def test_markdown(self, files, capsys):
        assert run(["diff", "old.json", "new.json", "--format", "markdown"]) == 1
        assert "<details>" in capsys.readouterr().out

    def test_revisions(self, files, capsys):
        (files / "generated").mkdir()
        stored = files / "generated" / "formulas.json"
        for name in ("old.json", "new.json"):
            stored.write_text((files / name).read_text())
            if name == "old.json":
                _git(files, "init", "-q")
            _git(files, "add", "generated")
            _git(files, "commit", "-q", "-m", name)
        assert run(["diff", "HEAD~1", "HEAD"]) == 1
        assert UP in capsys.readouterr().out
        assert run(["diff", "HEAD", "new.json"]) == 0
        assert run(["diff", "nowhere", "HEAD"]) == 2
        assert "no such file and no such git revision" in capsys.readouterr().err
        assert run(["diff", "--rebuild", "HEAD", "new.json"]) == 2
        said = capsys.readouterr().err
        assert "running the code of revision HEAD" in said
        assert "it has no package symcost at its top" in said

    def test_a_revision_without_a_snapshot(self, files, capsys):
        _git(files, "init", "-q")
        _git(files, "commit", "-q", "--allow-empty", "-m", "empty")
        assert run(["diff", "HEAD", "old.json"]) == 2
        assert "stores no generated/formulas.json" in capsys.readouterr().err

    def test_an_empty_name_is_said_to_be_one(self, files, capsys):
        assert run(["diff", "", "old.json"]) == 2
        assert "an empty name" in capsys.readouterr().err

    def test_a_shallow_clone_says_how_to_fetch_the_rest(self, files, capsys, monkeypatch):
        _git(files, "init", "-q", "whole")
        for name in ("one", "two"):
            _git(files / "whole", "commit", "-q", "--allow-empty", "-m", name)
        _git(files, "clone", "-q", "--depth", "1", (files / "whole").as_uri(), "part")
        monkeypatch.chdir(files / "part")
        assert run(["diff", "HEAD~1", "../old.json"]) == 2
        assert "fetch-depth: 0" in capsys.readouterr().err

    @pytest.mark.parametrize("name", ["--upload-pack=x", "a\nb", "$(touch x)", "HEAD:x"])
    def test_a_name_is_never_an_option_or_a_command(self, files, capsys, name):
        _git(files, "init", "-q")
        assert run(["diff", "--", name, "old.json"]) == 2
        assert not (files / "x").exists()

    @pytest.mark.parametrize(
        ("text", "message"),
        [('{"schema": 9, "formulas": {}}', "schema 9"), ("{", "no valid JSON"), ('{"formulas": {}}', "no snapshot")],
    )
    def test_bad_files(self, files, capsys, text, message):
        (files / "bad.json").write_text(text)
        assert run(["diff", "old.json", "bad.json"]) == 2
        assert message in capsys.readouterr().err
        assert run(["diff", "old.json", str(files)]) == 2


def _git(folder, *arguments):
    identity = ["-c", "user.name=test", "-c", "user.email=test@example.org", "-c", "commit.gpgsign=false"]
    subprocess.run(["git", *identity, *arguments], cwd=folder, check=True, capture_output=True)


def test_a_convention_that_begins_to_matter(snapshot):
    """Keys then name it; formulas are compared under every choice that both sides know."""
    split = {f"{UP}@loss=eager": snapshot.formulas[UP], f"{UP}@loss=fused": snapshot.formulas[UP]}
    rest = {key: record for key, record in snapshot.formulas.items() if key != UP}
    assert compare(snapshot, replace(snapshot, formulas={**rest, **split})) == []
    changed = {**split, f"{UP}@loss=fused": {**snapshot.formulas[UP], "value": "batch"}}
    (change,) = compare(snapshot, replace(snapshot, formulas={**rest, **changed}))
    assert (change.key, change.change, change.new) == (f"{UP}@loss=fused", "changed", "batch")
