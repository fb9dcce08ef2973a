"""Small GGUF files, written by the gguf package as converters write them: metadata, and tensors without meaning."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import numpy as np


def write_gguf(
    path: Path, architecture: str, keys: Mapping[str, object], tensors: Mapping[str, tuple[int, ...]]
) -> Path:
    """A file with the keys below the architecture's prefix, others where they have a dot in front.

    Args:
        tensors: shapes, outermost first; F32.
    """
    import gguf

    writer = gguf.GGUFWriter(path, architecture)
    for key, value in keys.items():
        _add(writer, key[1:] if key.startswith(".") else f"{architecture}.{key}", value)
    for name, shape in tensors.items():
        writer.add_tensor(name, np.zeros(shape, dtype=np.float32))
    writer.write_header_to_file()
    writer.write_kv_data_to_file()
    writer.write_tensors_to_file()
    writer.close()
    return path


def _add(writer: object, key: str, value: object) -> None:
    add = {bool: "add_bool", int: "add_uint32", float: "add_float32", str: "add_string", list: "add_array"}
    getattr(writer, add[type(value)])(key, value)


def block(dim: int, heads: int, groups: int, head: int, ffn: int, place: int = 0) -> dict[str, tuple[int, ...]]:
    """Tensors of a Llama block."""
    name = f"blk.{place}."
    return {
        f"{name}attn_norm.weight": (dim,),
        f"{name}ffn_norm.weight": (dim,),
        f"{name}attn_q.weight": (heads * head, dim),
        f"{name}attn_k.weight": (groups * head, dim),
        f"{name}attn_v.weight": (groups * head, dim),
        f"{name}attn_output.weight": (dim, heads * head),
        f"{name}ffn_gate.weight": (ffn, dim),
        f"{name}ffn_up.weight": (ffn, dim),
        f"{name}ffn_down.weight": (dim, ffn),
    }
