"""Op counts of the kinds, against the bundled profiles; and counts that a spec declares in their place."""

from dataclasses import replace
from fractions import Fraction

import pytest

from symcost.errors import SpecError
from symcost.frontend.load import load
from symcost.layers.build import build
from symcost.layers.ops import OPS, op_counts
from symcost.stack.profiles import load_profile
from tests.priced import Priced

VECTOR, MATMUL = "forward_vector_flops", "forward_matmul_flops"


def kinds(slug: str) -> dict[str, dict[str, int]]:
    return {kind.name: op_counts(kind) for kind in build(load(slug))}


def profile(name: str, kind: str) -> dict[str, int]:
    return dict(next(entry for entry in load_profile(name).kinds if entry.name == kind).ops)


@pytest.mark.parametrize(
    ("slug", "kind", "name", "theirs"),
    [
        ("llama-3-8b", "dense", "llama2", "decoder"),
        ("mixtral-8x7b", "moe", "mixtral", "decoder"),
        ("qwen2.5-7b", "dense", "qwen", "decoder"),
        ("deepseek-v3", "dense", "deepseek", "dense"),
    ],
)
def test_components_run_what_the_profile_says(slug, kind, name, theirs):
    assert kinds(slug)[kind] == profile(name, theirs)


def test_shared_experts_are_a_branch_more_to_gather():
    ours, theirs = kinds("deepseek-v3")["moe"], profile("deepseek", "moe")
    assert {op: count for op, count in ours.items() if theirs[op] != count} == {"gather": 6}


def declared(slug: str, **ops: int) -> Priced:
    spec = load(slug)
    return Priced(replace(spec, declared_ops={spec.kinds[0].name: ops}))


def test_counts_as_they_are_change_nothing():
    plain = Priced(load("llama-3-8b"))
    same = declared("llama-3-8b", **kinds("llama-3-8b")["dense"])
    for field in (VECTOR, MATMUL, "forward_read_bytes", "params"):
        assert same.figure(field, seq=8) == plain.figure(field, seq=8)


@pytest.mark.parametrize(
    ("op", "count", "counted", "component", "field"),
    [
        ("attention_bmm", 4, 2, "attention_core", MATMUL),
        ("ffn_matmul", 6, 3, "ffn_up", MATMUL),
        ("norm", 4, 2, "attention_norm", VECTOR),
        ("activation", 0, 1, "ffn_activation", VECTOR),
    ],
)
def test_flops_of_the_class_are_scaled(op, count, counted, component, field):
    plain, other = Priced(load("llama-3-8b")), declared("llama-3-8b", **{op: count})

    def work(model: Priced) -> int:
        phase, unit, _ = field.split("_")
        wanted = (component, phase, "flops", unit)
        row = next(key for key in model.model.rows if (key.component, key.phase, key.quantity, key.unit) == wanted)
        return model.number(model.model.rows[row], seq=16)

    shares = {"ffn_activation": Fraction(5, 6)}  # the product with the other half goes with the activation
    assert work(other) == Fraction(count, counted) * work(plain) or (component in shares and work(other) == 0)
    assert other.figure("params") == plain.figure("params")
    assert other.figure("forward_read_bytes", seq=16) == plain.figure("forward_read_bytes", seq=16)


def test_a_class_without_flops_is_accepted():
    assert declared("llama-3-8b", gather=7).figure(MATMUL) == Priced(load("llama-3-8b")).figure(MATMUL)


@pytest.mark.parametrize(
    ("ops", "message"),
    [
        ({"matmul": 1}, r"dense: unknown op class 'matmul' \(known: attention_matmul, "),
        ({"dropout": 3}, r"dense: 3 dropout are declared and a layer has none .*\(leave it out"),
    ],
)
def test_what_cannot_be_declared_is_refused(ops, message):
    with pytest.raises(SpecError, match=message):
        declared("llama-3-8b", **ops)


def test_a_kind_that_the_model_lacks_is_refused():
    spec = replace(load("llama-3-8b"), declared_ops={"decoder": {"norm": 2}})
    with pytest.raises(SpecError, match=r"ops are declared for kind 'decoder' \(the model has dense, ends\)"):
        build(spec)


def test_every_type_in_the_table_is_a_component():
    from importlib import import_module
    from pathlib import Path

    import symcost.components as folder

    modules = [path.stem for path in Path(folder.__file__).parent.glob("[a-z]*.py")]
    types = {getattr(import_module(f"symcost.components.{name}"), name).type for name in modules}
    assert set(OPS) <= types
