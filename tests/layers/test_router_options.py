"""What a config says of its router: whether chosen scores are divided by their sum, and groups of experts."""

import pytest

import symcost
from symcost.errors import SpecError
from symcost.frontend.bundled import entry

# Whether the class divides by the sum where the config says true, says false, says nothing.
CLASSES = {
    "deepseek-v3": (True, False, True),
    "glm-4.5-air": (True, False, True),
    "qwen3-next-80b-a3b": (True, False, True),
    "qwen3-30b-a3b": (True, False, False),
    "qwen1.5-moe-a2.7b": (True, False, False),
    # These classes do not read the field.
    "deepseek-v2-lite": (False, False, False),
    "jamba-v0.1": (False, False, False),
    "mixtral-8x7b": (True, True, True),
    "qwen3.5-35b-a3b-text": (True, True, True),
}


def stated(slug, **fields):
    return symcost.load({**entry(slug)["config"], **fields})


@pytest.mark.parametrize(("slug", "expected"), CLASSES.items())
def test_renormalised(slug, expected):
    config = {key: value for key, value in entry(slug)["config"].items() if key != "norm_topk_prob"}
    variants = ({**config, "norm_topk_prob": True}, {**config, "norm_topk_prob": False}, config)
    assert tuple(symcost.load(variant).features.router_renormalised for variant in variants) == expected


def test_what_is_not_divided_is_not_charged():
    on, off = (stated("qwen3-30b-a3b", norm_topk_prob=flag).evaluate(batch=3, seq=7) for flag in (True, False))
    # 48 layers, 8 experts a token: one addition and one division each
    assert on.flops.forward.vector - off.flops.forward.vector == 48 * 3 * 7 * 8 * 2
    assert on.flops.forward.matmul == off.flops.forward.matmul


@pytest.mark.parametrize(
    ("slug", "fields", "words"),
    [
        ("deepseek-v3", {"n_group": 7}, "n_group is 7: it does not divide the 256 routed experts"),
        ("deepseek-v3", {"topk_group": 9}, "topk_group is 9: a token cannot choose among more than n_group 8"),
        ("glm-4.5-air", {"n_group": 3}, "n_group is 3: it does not divide the 128"),
        ("deepseek-v2-lite", {"n_group": 5}, "n_group is 5: it does not divide the 64"),
        ("deepseek-v3", {"n_group": 0}, "n_group is 0"),
        ("deepseek-v3", {"norm_topk_prob": "yes"}, 'norm_topk_prob is "yes": true or false'),
    ],
)
def test_refused(slug, fields, words):
    with pytest.raises(SpecError) as caught:
        stated(slug, **fields)
    assert words in str(caught.value)
    assert caught.value.hint
