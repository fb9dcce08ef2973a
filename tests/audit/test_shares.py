"""Differences of other people's counts by what they are made of."""

from __future__ import annotations

from tests.audit.test_trace import settled

TRAIN, COUNT = "model.train.matmul", "model.params"
CORE = {"b": "batch", "s": "seq", "n": "heads", "d": "head_dim"}


class TestCauses:
    """What a difference is made of, said where it is true of every size."""

    assume = {"hidden": "heads*head_dim"}  # noqa: RUF012
    token = f"{TRAIN}/(batch*seq)"

    def cause(self, function, quantity, family="llama", **more):
        names = {name: more.pop(name, name) for name in function.__code__.co_varnames[: function.__code__.co_argcount]}
        found = settled(function, quantity, names, family, assume=self.assume, **more)
        assert found.verdict == "refuted"
        return found.cause

    def test_parameters_that_are_no_matmul(self):
        cause = self.cause(
            lambda count, layers, hidden, seq: 6 * count + 12 * layers * hidden * seq, self.token, count=COUNT
        )
        assert (
            cause
            == "it counts each parameter of every rms_norm, every token_embedding and every final_norm as of a matmul"
        )

    def test_parts_that_are_left_out(self):
        def trainer(count, batch, seq):
            return 6 * count * batch * seq

        cause = self.cause(trainer, TRAIN, count=f"{COUNT} - vocab*hidden")
        assert cause.endswith("final_norm as of a matmul; it leaves out every attention_core")

    def test_a_part_counted_in_part(self):
        def lingua(count, layers, hidden, seq):
            return 6 * count + 3.5 * (4 * layers * seq * hidden // 2)

        cause = self.cause(lingua, self.token, count=f"{COUNT} - 2*vocab*hidden")
        assert "it leaves out every lm_head; it counts 7/12 of every attention_core" in cause

    def test_a_size_taken_for_another_and_a_part(self):
        def bert(batch, seq, layers, hidden, vocab):
            return 72 * batch * layers * seq * hidden**2 * (1 + seq / (6 * hidden) + vocab / (12 * hidden * layers))

        self.assume = {**self.assume, "ffn": "4*hidden"}
        cause = self.cause(bert, TRAIN, "bert")
        assert cause == "equal where kv_heads = heads, but for this: it leaves out every head_transform"

    def test_what_a_convention_explains_has_no_other_cause(self):
        found = settled(lambda b, s, n, d: 2 * b * s * s * n * d, "dense.attention_core.forward.matmul", CORE)
        assert (found.nearest, found.cause) == ("pairs=causal_half", "")

    def test_none_where_it_is_made_of_nothing_whole(self):
        def off(count, layers, hidden, seq):
            return 6 * count + 12 * layers * hidden * seq + seq**3

        assert self.cause(off, self.token, count=COUNT) == ""
