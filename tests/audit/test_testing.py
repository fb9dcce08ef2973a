"""`symcost.testing`: other people's cost functions, restated here, proved equal or refuted with a named cause."""

from __future__ import annotations

from math import ceil
from typing import ClassVar

import pytest

from symcost.errors import SymcostError
from symcost.testing import MEGATRON_LM, MEGATRON_LM_MOE, PALM_MFU, NotEquivalentError, assert_equivalent, constant


def megatron_flops(args, batch_size):
    """Megatron-LM's training FLOPs of an iteration, in the form of its own function: ratios to the hidden width."""
    query = args.kv_channels * args.num_attention_heads
    ratio = query / args.hidden_size
    groups = args.num_query_groups if args.group_query_attention else args.num_attention_heads
    routed = 1 if args.num_experts is None else args.moe_router_topk
    ffn = args.ffn_hidden_size if args.num_experts is None else args.moe_ffn_hidden_size
    gated = 3 / 2 if args.swiglu else 1
    blocks = 1 if args.mtp_num_layers is None else 1 + args.mtp_num_layers
    attention = (1 + groups / args.num_attention_heads + args.seq_length / args.hidden_size / 2) * ratio
    feed_forward = ffn / args.hidden_size * routed * gated
    head = args.padded_vocab_size * blocks / (2 * args.num_layers * args.hidden_size)
    scale = 12 * batch_size * args.seq_length * args.num_layers * args.hidden_size**2
    return scale * (attention + feed_forward + head)


def palm_denominator(N, L, H, Q, T):
    """PaLM's FLOPs a token: six a parameter, and twelve for each layer, head, width and key."""
    return 6 * N + 12 * L * H * Q * T


TRAIN = "model.train.matmul"


class TestMegatron:
    conventions: ClassVar = {"pairs": "causal_half"}

    def test_dense(self):
        found = assert_equivalent(megatron_flops, "llama", TRAIN, names=MEGATRON_LM, conventions=self.conventions)
        assert found.verdict == "proved"

    def test_it_counts_half_of_the_pairs(self):
        with pytest.raises(NotEquivalentError, match="equal under pairs=causal_half") as problem:
            assert_equivalent(megatron_flops, "llama", TRAIN, names=MEGATRON_LM)
        assert problem.value.result.nearest == "pairs=causal_half"
        assert problem.value.result.at

    def test_experts_but_for_the_router(self):
        with pytest.raises(NotEquivalentError, match=r"leaves out moe\.router"):
            assert_equivalent(megatron_flops, "mixtral", TRAIN, names=MEGATRON_LM_MOE, conventions=self.conventions)
        without = f"{TRAIN} - layers*moe.router.train.matmul"
        assert_equivalent(megatron_flops, "mixtral", without, names=MEGATRON_LM_MOE, conventions=self.conventions)

    def test_plain_feed_forward(self):
        names = {**MEGATRON_LM, "args": {**MEGATRON_LM["args"], "swiglu": False, "num_query_groups": "heads"}}
        assert_equivalent(
            megatron_flops, "gpt2", TRAIN, names=names, conventions=self.conventions, assume={"kv_heads": "heads"}
        )


class TestPalm:
    def test_parameters_and_attention(self):
        formula = "6*model.params + layers*dense.attention_core.train.matmul/(batch*seq)"
        assert_equivalent(palm_denominator, "llama", formula, names=PALM_MFU)

    def test_against_what_the_matmuls_are(self):
        with pytest.raises(NotEquivalentError) as problem:
            assert_equivalent(palm_denominator, "llama", f"{TRAIN}/(batch*seq)", names=PALM_MFU)
        # The look-up of the embedding and the norms multiply nothing.
        assert "function - formula = 6*hidden + 12*layers*hidden + 6*hidden*vocab" in str(problem.value)


def linear(tokens, inside, outside):
    return 2 * tokens * inside * outside


LINEAR = {"tokens": "batch*seq", "inside": "heads*head_dim", "outside": "hidden"}


class TestShapes:
    """Functions that look at their numbers."""

    path = "dense.output_projection.forward.matmul"

    def test_a_function_that_insists_on_numbers(self):
        def insisting(tokens, inside, outside):
            if inside > 0:
                return 2 * int(tokens) * inside * outside
            return 0

        assert assert_equivalent(insisting, "llama", self.path, names=LINEAR).verdict == "proved"

    def test_a_loop_holds_for_the_counts_that_were_tried(self):
        def looped(layers, hidden):
            return sum(2 * hidden for _ in range(layers))

        given = {"names": {"layers": "layers", "hidden": "hidden"}}
        with pytest.raises(NotEquivalentError, match=r"proved where layers in \{1, 2, 3, 4"):
            assert_equivalent(looped, "llama", "layers*dense.norm.params", **given)
        found = assert_equivalent(looped, "llama", "layers*dense.norm.params", accept="proved_where", **given)
        assert (found.verdict, len(found.where)) == ("proved_where", 1)
        assert found.points > 30
        fixed = assert_equivalent(looped, "llama", "layers*dense.norm.params", where="layers == 7", **given)
        assert fixed.where == ("layers == 7",)

    def test_a_loop_that_is_wrong(self):
        def looped(layers, hidden):
            return sum(hidden for _ in range(layers))

        names = {"layers": "layers", "hidden": "hidden"}
        with pytest.raises(NotEquivalentError, match=r"function - formula = "):
            assert_equivalent(looped, "llama", "layers*dense.norm.params", names=names)

    def test_a_branch_that_symbols_would_miss(self):
        def branching(heads, kv_heads, head_dim, hidden):
            if heads == kv_heads:
                return 7
            return hidden * head_dim * (heads + 2 * kv_heads)

        names = {name: name for name in ("heads", "kv_heads", "head_dim", "hidden")}
        with pytest.raises(NotEquivalentError, match="against"):
            assert_equivalent(branching, "llama", "dense.qkv_projection.params", names=names)

    def test_whole_division(self):
        def grouped(heads, kv_heads, head_dim, hidden):
            group = int(heads) // kv_heads
            return hidden * head_dim * kv_heads * (group + 2)

        names = {name: name for name in ("heads", "kv_heads", "head_dim", "hidden")}
        assert assert_equivalent(grouped, "llama", "dense.qkv_projection.params", names=names).verdict == "proved"

    def test_division_is_exact(self):
        def ratio(tokens, inside, outside):
            return 2 * int(tokens) * outside * outside * (inside / outside)

        assert assert_equivalent(ratio, "llama", self.path, names=LINEAR).verdict == "proved"

    def test_degrees_settle_what_cannot_be_traced(self):
        import json

        def told(hidden, seq):
            return int(json.loads(json.dumps(int(f"{hidden}")))) * seq * 2

        given = {"names": {"hidden": "hidden", "seq": "seq"}}
        with pytest.raises(NotEquivalentError, match="not refuted: equal at"):
            assert_equivalent(told, "llama", "2*hidden*seq", **given)
        found = assert_equivalent(told, "llama", "2*hidden*seq", degree=1, accept="proved_where", **given)
        assert found.where == ("it is a polynomial of at most these degrees: seq 1, hidden 1",)

    def test_rounding(self):
        def rounded(seq):
            return ceil(int(seq) / 1)

        assert assert_equivalent(rounded, "llama", "seq", names={"seq": "seq"}).verdict == "proved"

        def least(seq):
            return min(int(seq), 1000)

        with pytest.raises(NotEquivalentError, match=r"at seq=8192: 1000 against 8192"):
            assert_equivalent(least, "llama", "seq", names={"seq": "seq"})


def test_assumptions_and_constants():
    def block(batch, seq, hidden, heads, kind):
        assert kind == "gpt"
        return 24 * batch * seq * hidden**2 + 4 * batch * seq**2 * hidden

    names = {"batch": "batch", "seq": "seq", "hidden": "hidden", "heads": "heads", "kind": constant("gpt")}
    assume = {"head_dim": "hidden/heads", "kv_heads": "heads", "ffn": "4*hidden"}
    assert_equivalent(block, "gpt2", "dense.forward.matmul", names=names, assume=assume)


@pytest.mark.parametrize(
    "odd",
    [
        lambda tokens, inside, outside: 1 if tokens == 7123 else 0,
        lambda tokens, inside, outside: 1 if inside in (64, 977) else 0,
        lambda tokens, inside, outside: 0 if outside != 512 else 1,
    ],
)
def test_a_branch_that_no_symbol_takes_is_found(odd):
    """A symbol equals no number, so that symbols alone would prove a function with a special case equal."""
    quantity, names = "2*batch*hidden*ffn", {"tokens": "batch", "inside": "hidden", "outside": "ffn"}
    with pytest.raises(NotEquivalentError, match="at batch="):
        assert_equivalent(
            lambda tokens, inside, outside: 2 * tokens * inside * outside + odd(tokens, inside, outside),
            "llama",
            quantity,
            names=names,
        )


def test_a_branch_that_changes_nothing_is_no_difference():
    def cost(tokens, inside):
        return 2 * tokens * inside if tokens != 1 else 2 * inside

    assert_equivalent(cost, "llama", "2*batch*hidden", names={"tokens": "batch", "inside": "hidden"})


def test_multiply_adds_counted_once():
    with pytest.raises(NotEquivalentError, match="a multiply-add counted as one operation"):
        assert_equivalent(
            lambda tokens, inside, outside: tokens * inside * outside,
            "llama",
            "dense.output_projection.forward.matmul",
            names=LINEAR,
        )


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"family": "lama"}, "unknown family 'lama'"),
        ({"quantity": "dense.forward.matmuls"}, "unknown quantity"),
        ({"names": {"tokens": "batch"}}, "missing a required argument"),
        ({"names": {**LINEAR, "more": "seq"}}, "unexpected keyword argument 'more'"),
        ({"names": {**LINEAR, "tokens": "bach"}}, "did you mean batch"),
        ({"names": {**LINEAR, "tokens": "__import__('os')"}}, "no part of the grammar"),
        ({"conventions": {"pairs": "some"}}, "is no option"),
        ({"function": lambda tokens, inside, outside: "x"}, "it must return a number"),
        ({"function": lambda tokens, inside, outside: float("nan")}, "it must return a finite number"),
        ({"function": lambda tokens, inside, outside: float("inf")}, "it must return a finite number"),
        ({"function": lambda tokens, inside, outside: 1 / 0}, "the function divides by zero at"),
        ({"function": lambda tokens, inside, outside: {}["x"]}, "KeyError"),
    ],
)
def test_bad_input(change, message):
    given = {"function": linear, "family": "llama", "quantity": "dense.forward.matmul", "names": LINEAR, **change}
    with pytest.raises(SymcostError) as problem:
        assert_equivalent(given.pop("function"), given.pop("family"), given.pop("quantity"), **given)
    assert message in str(problem.value)
