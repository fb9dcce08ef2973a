"""Sizes of layers in place of full attention: linear attention, sparse attention, state-space layers."""

from __future__ import annotations

from symcost.dim_tables.record import rows

ROWS = [
    *rows(
        "elements",
        r"""
        linear_key_heads | n_{k} | query and key heads of a linear-attention layer
        linear_key_dim | d_{k} | width of its query and key heads
        linear_value_heads | n_{v} | value heads of a linear-attention layer
        linear_value_dim | d_{lv} | width of its value heads
        conv_kernel | c_{w} | taps of the short convolution
        index_heads | n_{I} | heads of the indexer of sparse attention
        index_dim | d_{I} | width of an indexer's head
        index_top_k | K_{I} | keys that an indexer chooses for a query
        chunk | c | tokens in a chunk of a chunked recurrence
        inner | d_{i} | inner width of a state-space layer
        state | N_{s} | size of the recurrent state
        ssm_heads | n_{m} | heads of a state-space layer
        ssm_head_dim | p | width of a state-space head
        ssm_groups | G | groups that share B and C
        dt_rank | r_{dt} | rank of the step-size projection
        adapter_rank | r_{ad} | rank of what a layer adds to weights that layers share
        """,
    ),
]
