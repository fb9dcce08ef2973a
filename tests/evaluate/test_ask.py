"""From options to a question: defaults, what is refused, and the remedy that the message names."""

from dataclasses import replace
from fractions import Fraction

import pytest

from symcost.errors import SpecError, UsageError
from symcost.evaluate.ask import ask
from symcost.evaluate.question import Free, Options
from symcost.evaluate.settings import layer_counts, parse_settings
from symcost.ir.spec import Features, KindSpec, LayerGroup


def asked(spec, module, **options):
    return ask(spec, module, Options(**options))


def test_defaults(spec, module):
    question = asked(spec, module)
    assert dict(question.sizes) == {
        "batch": 1,
        "seq": 100,
        "dense_layers": 2,
        "moe_layers": 3,
        "hidden": 8,
        "vocab": 50,
        "ffn": 12,
        "experts": 4,
        "top_k": 2,
        "mtp_depth": 1,
        "cost_exp": 1,
        "scale": Fraction(9, 8),
        "width_param": 2,
        "width_act": 2,
    }
    assert question.conventions == {"flops": "model", "attention": "flash", "expert_hits": "min", "mtp": "false"}
    assert question.precision.name == "bf16_mixed"
    assert question.warnings == ()


def test_the_default_length_is_bounded(spec, module):
    assert asked(replace(spec, max_seq=None), module).sizes["seq"] == 4096
    assert asked(replace(spec, max_seq=9999), module).sizes["seq"] == 4096


def test_what_a_case_records_gives_way_to_options(spec, module):
    recorded = {"batch": 7, "seq": 9, "cost_exp": 3}
    assert asked(spec, module, recorded=recorded).sizes["batch"] == 7
    question = asked(spec, module, recorded=recorded, batch=2, settings={"cost_exp": 4})
    assert (question.sizes["batch"], question.sizes["seq"], question.sizes["cost_exp"]) == (2, 9, 4)


def test_a_length_beyond_the_maximum(spec, module):
    assert "beyond the 100 positions" in asked(spec, module, seq=101).warnings[0]
    with pytest.raises(UsageError, match=r"table of 100 positions.*use at most 100"):
        asked(replace(spec, hard_max=True), module, seq=101)


def test_stack_with_and_without_mtp(spec, module):
    assert [(run.kind, run.count, run.mtp) for run in asked(spec, module).stack] == [
        ("dense", 2, False),
        ("moe", 3, False),
    ]
    mtp = asked(spec, module, conventions={"mtp": "true"})
    assert [(run.kind, run.count, run.mtp) for run in mtp.stack][-1] == ("moe", 1, True)


def test_stack_after_set(spec, module):
    runs = (LayerGroup("dense", 1), LayerGroup("moe", 3), LayerGroup("dense", 1))
    question = asked(replace(spec, stack=runs), module, settings={"dense_layers": 5})
    assert [(run.kind, run.count) for run in question.stack] == [("dense", 5), ("moe", 3)]


def test_free_sizes(spec, module):
    question = asked(spec, module, free=("batch", "hidden"))
    assert question.sizes["batch"] == Free("batch")
    assert question.free == ("batch", "hidden")


def test_widths_follow_the_precision(spec, module):
    assert asked(spec, module, precision="fp32").sizes["width_act"] == 4
    question = asked(spec, module, settings={"width_act": Fraction(1, 2)})
    assert question.sizes["width_act"] == Fraction(1, 2)
    assert "width_act is 1/2 by --set" in question.warnings[0]


REFUSED = [
    ({"batch": 0}, "--batch is 0.*at least 1"),
    ({"batch": True}, "--batch is True"),
    ({"seq": -3}, "--seq is -3"),
    ({"images": 1}, "--images does not apply to tiny: it has no vision tower"),
    ({"target_seq": 1}, "--target-seq does not apply to tiny: it has no decoder"),
    ({"context": 9, "seq": 10}, "--context is 9, less than the 10 queries"),
    ({"settings": {"hiden": 8}}, "'hiden'.*did you mean hidden"),
    ({"settings": {"window": 8}}, "--set window: the model has no such size.*it takes batch"),
    ({"settings": {"hidden": Fraction(1, 2)}}, "hidden is 1/2.*whole"),
    ({"settings": {"hidden": 0}}, "hidden is 0.*positive"),
    ({"settings": {"top_k": 5}}, "top_k is 5, but there are 4 experts"),
    (
        {"settings": {"layers": 9}},
        "layers=9 does not say which.*dense_layers=2 and moe_layers=3.*set dense_layers and moe_layers",
    ),
    ({"settings": {"batch": 2}, "batch": 3}, "--batch 3 and --set batch=2 differ"),
    ({"free": ("hiden",)}, "--free 'hiden'.*did you mean hidden"),
    ({"free": ("seq",), "seq": 4}, "seq is both free and 4"),
    ({"free": ("ffn",), "settings": {"ffn": 4}}, "ffn is both free and set"),
    ({"free": ("seq",), "conventions": {"expert_hits": "expected"}}, "no closed form"),
    ({"precision": "fp17"}, "unknown precision 'fp17'.*known: fp32"),
    ({"conventions": {"pears": "full"}}, "unknown convention 'pears'"),
    ({"conventions": {"logits": "last"}}, "--logits does not apply: it is for --workload prefill and decode"),
    ({"conventions": {"attention": "slow"}}, "--attention 'slow' is no option.*known: flash, eager"),
]


@pytest.mark.parametrize(("options", "message"), REFUSED)
def test_refused(spec, module, options, message):
    with pytest.raises(UsageError, match=message) as raised:
        asked(spec, module, **options)
    assert raised.value.hint


def test_options_for_parts_that_are_absent(spec, module):
    whole = replace(module, raw=module.raw)
    whole.__dict__["conventions"] = {
        "recurrence": ("chunked", "recurrent"),
        "mla": ("expanded", "absorbed"),
        "mtp": ("false", "true"),
    }
    for name, option in (("recurrence", "chunked"), ("mla", "absorbed")):
        with pytest.raises(UsageError, match=f"--{name} does not apply to tiny-1"):
            asked(spec, whole, conventions={name: option})
    latent = replace(spec, features=Features(mla=True), kinds=(KindSpec("dense", "linear"), KindSpec("moe")))
    assert (
        asked(latent, whole, conventions={"mla": "absorbed", "recurrence": "recurrent"}).conventions["mla"]
        == "absorbed"
    )
    plain = replace(spec, stack=spec.stack[:2])
    with pytest.raises(UsageError, match=r"--mtp does not apply.*no multi-token-prediction"):
        asked(plain, whole, conventions={"mtp": "true"})
    assert asked(plain, whole, conventions={"mtp": "false"}).conventions["mtp"] == "false"


def test_a_size_that_nobody_states(spec, module):
    bare = replace(spec, dims={name: size for name, size in spec.dims.items() if name != "ffn"})
    with pytest.raises(SpecError, match=r"it states no ffn.*--set ffn=VALUE"):
        asked(bare, module)


def test_a_fixed_length(spec, module):
    fixed = replace(spec, dims={**spec.dims, "seq": 60})
    assert asked(fixed, module).sizes["seq"] == 60
    assert asked(fixed, module, seq=60).sizes["seq"] == 60
    with pytest.raises(UsageError, match="--seq is 61, but tiny-1 has exactly 60 positions"):
        asked(fixed, module, seq=61)
    images = replace(fixed, features=Features(architecture="vision"))
    with pytest.raises(UsageError, match=r"--seq does not apply.*image and patch sizes"):
        asked(images, module, seq=60)


def test_layers_with_several_kinds():
    own = {"dense": 3, "moe": 58}
    assert layer_counts(own, {"layers": 61}) == {"dense_layers": 3, "moe_layers": 58}
    assert layer_counts(own, {"layers": 30, "dense_layers": 2}) == {"dense_layers": 2, "moe_layers": 28}
    assert layer_counts({"dense": 32}, {"layers": 4}) == {"layers": 4}
    with pytest.raises(UsageError):
        layer_counts(own, {"layers": 1, "dense_layers": 2})


def test_settings_as_text():
    assert parse_settings(["hidden=8", " ffn = 9/8 ", "hidden=8"]) == {"hidden": 8, "ffn": Fraction(9, 8)}
    for text in ("hidden", "=3", "hidden="):
        with pytest.raises(UsageError):
            parse_settings([text])
    with pytest.raises(UsageError, match="both 8 and 9"):
        parse_settings(["hidden=8", "hidden=9"])
