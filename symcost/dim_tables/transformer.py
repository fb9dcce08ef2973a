"""Sizes that most transformers have: sequences, widths, heads, experts."""

from __future__ import annotations

from symcost.dim_tables.record import rows

# In the order in which people write factors: 2 B S h f, not 2 S f h B.
ROWS = [
    *rows("sequences", "batch | B | sequences in a micro-batch"),
    *rows(
        "tokens",
        r"""
        seq | S | tokens a sequence (queries; source side where there are two)
        target_seq | S_{t} | tokens a sequence on the decoder's side
        source_seq | S_{e} | tokens a sequence on the encoder's side, where the decoder is served
        """,
    ),
    *rows("tokens", "cached | H | tokens of a sequence that are held before this step", "nonnegative"),
    *rows("tokens", "context | C | keys a query may see; equals seq in training"),
    *rows("images", "images | I | images, or clips of audio, in the whole batch", "nonnegative"),
    *rows("tokens", "patches | N_{p} | patches an image, before merging"),
    *rows("layers", "layers | L | layers of the body", "nonnegative"),
    *rows(
        "elements",
        r"""
        hidden | h | width of the residual stream
        embed | e | width of the token embedding, where it is not the hidden width
        layer_embed | e_{l} | width of what the tokens hand to each layer by itself
        layer_vocab | V_{l} | rows of the table of that
        head_embed | e_{h} | width that the head reads, where it is another
        vocab | V | tokens in the vocabulary
        vocab_padded | V_{p} | vocabulary rounded up for tensor-parallel shards
        positions | N_{\mathrm{pos}} | rows of the learned position table
        types | N_{\mathrm{type}} | rows of the token-type table
        labels | N_{\mathrm{lab}} | classes of a classification head
        heads | n | query heads
        kv_heads | k | key and value heads
        head_dim | d | width of one head
        full_head_dim | d_{g} | width of one head of layers without a window, where it is another
        full_kv_heads | k_{g} | key and value heads of layers without a window, where they are others
        nope_dim | d_{n} | width of a query-key head without rotary embedding
        rope_dim | d_{r} | rotary width of a head
        v_head_dim | d_{v} | width of a value head
        q_lora_rank | r_{q} | rank of the compressed query
        lora_rank | r | rank of an adapter
        kv_lora_rank | r_{kv} | rank of the compressed keys and values
        window | w | keys a query sees, itself included
        ngram | n_{g} | tokens ahead of each that a decoder predicts, each in a stream of its own
        streams | n_{s} | streams that a layer mixes, of which one goes through its blocks
        laurel_rank | r_{la} | rank of a low-rank addition beside attention
        ffn | f | width of the feed-forward block
        moe_ffn | f_{e} | width of one routed expert
        shared_ffn | f_{s} | width of the shared expert
        """,
    ),
    *rows(
        "experts",
        r"""
        experts | E | routed experts of a layer
        top_k | K | routed experts a token visits
        shared_experts | E_{s} | shared experts of a layer
        zero_experts | E_{0} | experts that hand a token on as it is
        """,
        "nonnegative",
    ),
]
