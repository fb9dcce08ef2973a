"""What a model is called with, tensors without storage by the names of its arguments, and differentiated of."""

from __future__ import annotations

import inspect
from collections.abc import Iterator, Mapping
from typing import Any

from symcost.errors import RecoverError
from symcost.recover.library.tensors import tensors

_STATES = ("hidden_states", "inputs_embeds", "x", "inputs", "input", "hidden_state", "embeddings")
_WIDTHS = ("hidden_size", "d_model", "n_embd", "dim", "hidden", "embed_dim", "in_features")
_IGNORED = ("return_dict", "kwargs", "args")


def arguments(model: Any, batch: int, seq: int, *, cache: bool = False) -> dict[str, Any]:
    """Arguments of a model's forward.

    Raises:
        RecoverError: it takes something else than tokens, images, mel frames or hidden states.
    """
    names = list(inspect.signature(model.forward).parameters)
    given = next((dict(found) for found in _inputs(model, names, batch, seq) if found), None)
    if given is None:
        raise RecoverError(
            f"{type(model).__name__} takes {', '.join(names)}: none of them is known",
            hint="name a class that takes input_ids, pixel_values, input_features or hidden states",
        )
    if "use_cache" in names or hasattr(getattr(model, "config", None), "use_cache"):
        given["use_cache"] = cache
    return given


def _inputs(model: Any, names: list[str], batch: int, seq: int) -> Iterator[dict[str, Any]]:
    config = getattr(model, "config", None)
    if "input_features" in names:
        yield _frames(model, config, batch, seq)
    if "input_ids" in names:
        tokens = _whole(batch, seq)
        labels = {"labels": tokens} if "labels" in names and _generates(model) else {}
        decoder = {"decoder_input_ids": tokens} if "decoder_input_ids" in names else {}
        yield {"input_ids": tokens, **decoder, **labels}
    if "pixel_values" in names:
        yield _images(config, batch)
    for name in names[:1] + [name for name in names if name in _STATES]:
        width = next((size for key in _WIDTHS if isinstance(size := _setting(model, key), int)), None)
        if width and (name in _STATES or name == names[0]):
            yield {name: _floats(model, batch, seq, width)}


def _generates(model: Any) -> bool:
    return type(model).__name__.endswith(("CausalLM", "LMHeadModel", "ConditionalGeneration", "MaskedLM"))


def _setting(model: Any, name: str) -> Any:
    config = getattr(model, "config", None)
    found = config.get(name) if isinstance(config, Mapping) else getattr(config, name, None)
    return found if found is not None else getattr(model, name, None)


def _frames(model: Any, config: Any, batch: int, seq: int) -> dict[str, Any]:
    frames = 2 * getattr(config, "max_source_positions", seq)
    # What is measured of the world has no gradient; hidden states that stand for a layer below have.
    given = {"input_features": _floats(model, batch, getattr(config, "num_mel_bins", 80), frames).detach()}
    return {**given, "decoder_input_ids": _whole(batch, seq), "labels": _whole(batch, seq)}


def _images(config: Any, batch: int) -> dict[str, Any]:
    size = getattr(config, "image_size", 224)
    height, width = size if isinstance(size, list | tuple) else (size, size)
    channels = getattr(config, "num_channels", 3)
    import torch

    return {"pixel_values": torch.empty(batch, channels, height, width, dtype=torch.bfloat16, device="meta")}


def _whole(*shape: int) -> Any:
    import torch

    return torch.zeros(*shape, dtype=torch.long, device="meta")


def _floats(model: Any, *shape: int) -> Any:
    import torch

    parameter = next(iter(model.parameters()), None)
    return torch.empty(
        *shape, dtype=torch.bfloat16 if parameter is None else parameter.dtype, device="meta", requires_grad=True
    )


def loss_of(made: Any) -> Any:
    """What a model is differentiated of: its loss, else the sum of its results; None where nothing has a gradient."""
    loss = getattr(made, "loss", None)
    if loss is not None:
        return loss
    found = [tensor.sum() for tensor in tensors(made) if tensor.requires_grad]
    return sum(found[1:], found[0]) if found else None
