"""Degrees of sharding as sizes: name, letter, meaning, unit, sign. Each is 1 for a model on one device."""

from __future__ import annotations

from symcost.dim_tables.record import Dim

_TABLE = (
    ("tp", r"P_{t}", "ranks that divide heads, widths and vocabulary (tensor parallel)", "ranks", "positive"),
    ("cp", r"P_{c}", "ranks that divide a sequence (context parallel)", "ranks", "positive"),
    ("ep", r"P_{e}", "ranks that divide the experts (expert parallel)", "ranks", "positive"),
    ("dp", r"P_{d}", "ranks that divide data, states and parameters (data parallel)", "ranks", "positive"),
    ("pp", r"P_{p}", "stages of the pipeline (pipeline parallel)", "ranks", "positive"),
    ("vpp", r"P_{v}", "chunks of layers that a stage has", "chunks", "positive"),
    ("replicas", r"P_{r}", "copies of a data-parallel group (hybrid sharding)", "ranks", "positive"),
    ("microbatches", "m", "micro-batches that run through the pipeline in a step", "micro-batches", "positive"),
    ("in_flight", "m_{f}", "chunks of micro-batches that a stage holds at once", "chunks", "positive"),
    ("first_stage", r"\chi_{1}", "1 on the stage that has the embedding", "switch", "nonnegative"),
    ("last_stage", r"\chi_{p}", "1 on the stage that has the head and the loss", "switch", "nonnegative"),
    ("vocab_multiple", "V_{m}", "a shard of the vocabulary is padded to a multiple of this", "elements", "positive"),
)

ROWS = [Dim(*row, default=1) for row in _TABLE]
