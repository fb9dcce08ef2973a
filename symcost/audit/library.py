"""What the library's own module has and does: parameters and matmul FLOPs, measured on tensors without storage."""

from __future__ import annotations

import json
import tempfile
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from symcost.errors import SymcostError

# Class to build for each architecture of ours, tried in order, where `architectures` names none.
AUTO_CLASSES = (
    "AutoModelForCausalLM",
    "AutoModelForSeq2SeqLM",
    "AutoModelForMaskedLM",
    "AutoModelForImageClassification",
    "AutoModelForSpeechSeq2Seq",
    "AutoModelForImageTextToText",
)


@dataclass(frozen=True)
class Measured:
    """One model built and run.

    Attributes:
        params: parameters, tied ones once. layers: parameters of each layer, in order of the module lists.
        forward, backward: counted FLOPs; forward_layers: counted FLOPs of each layer's forward.
        versions: the libraries that were asked.
    """

    params: int
    layers: tuple[int, ...]
    forward: int
    backward: int
    forward_layers: tuple[int, ...]
    versions: Mapping[str, str]


def measure(config: Mapping[str, Any], batch: int, seq: int) -> Measured:
    """Build a language model from a config without storage and count one forward and backward pass.

    Raises:
        SymcostError: torch or transformers is missing, or the library cannot build or run the model.
    """
    torch, transformers = libraries()
    model = _build(transformers, torch, config)
    lists = list(layer_lists(model, torch))
    layers = [layer for _, modules in lists for layer in modules]
    forward, backward, by_module = _run(model, torch, transformers, batch, seq)
    names = [f"{name}.{index}" for name, modules in lists for index in range(len(modules))]
    return Measured(
        params=sum(p.numel() for p in model.parameters()),
        layers=tuple(sum(p.numel() for p in layer.parameters()) for layer in layers),
        forward=forward,
        backward=backward,
        forward_layers=tuple(_counted(by_module, name) for name in names),
        versions={"torch": str(torch.__version__), "transformers": str(transformers.__version__)},
    )


def count_parameters(config: Mapping[str, Any]) -> int:
    """Parameters of the library's model of a config, tied ones once.

    Raises:
        SymcostError: torch or transformers is missing, or the library cannot build the model.
    """
    torch, transformers = libraries()
    return sum(p.numel() for p in _build(transformers, torch, config).parameters())


def count_flops(config: Mapping[str, Any], batch: int, seq: int) -> tuple[int, int] | None:
    """Counted FLOPs of one forward and one backward pass over tokens; None of a model that does not run on them alone.

    Raises:
        SymcostError: torch or transformers is missing, or the library cannot build the model.
    """
    torch, transformers = libraries()
    model = _build(transformers, torch, config)
    try:
        forward, backward, _ = _run(model, torch, transformers, batch, seq)
    except failures():
        return None
    return forward, backward


def default_config(model_type: str) -> Mapping[str, Any]:
    """Every field of the library's config class at its default.

    Raises:
        SymcostError: torch or transformers is missing, or the library has no such type.
    """
    _, transformers = libraries()
    if model_type not in transformers.CONFIG_MAPPING:
        raise SymcostError(f"the library has no model type {model_type}", where="symcost verify")
    found = transformers.CONFIG_MAPPING[model_type]().to_dict()
    return json.loads(json.dumps(found, default=str))


def libraries() -> tuple[Any, Any]:
    """Torch and transformers, or an error that says how to install them."""
    try:
        import torch
        import transformers
    except ImportError as error:
        raise SymcostError(
            f"{error.name} is not installed", where="symcost verify", hint="pip install 'symcost[torch]'"
        ) from error
    return torch, transformers


def build(config: Mapping[str, Any], **more: Any) -> Any:
    """The library's model of a config, without storage, in training mode.

    Args:
        more: what its class is built with, such as a dtype.

    Raises:
        SymcostError: torch or transformers is missing, or the library cannot build the model.
    """
    torch, transformers = libraries()
    return _build(transformers, torch, config, **more)


def _build(transformers: Any, torch: Any, config: Mapping[str, Any], **more: Any) -> Any:
    with tempfile.TemporaryDirectory() as folder:
        (Path(folder) / "config.json").write_text(json.dumps(dict(config)), encoding="utf-8")
        try:
            parsed = transformers.AutoConfig.from_pretrained(folder)
        except failures() as error:
            raise SymcostError(f"the library does not read this config: {error}", where="symcost verify") from error
    said = []
    for name, made in _classes(transformers, parsed):
        try:
            with torch.device("meta"):
                model = made(parsed, attn_implementation="eager", **more)
        except failures() as error:
            said.append(f"{name}: {(str(error).splitlines() or [type(error).__name__])[0]}")
            if "Unrecognized configuration class" in str(error):
                continue
            # It is the type's class, and takes no such config.
            break
        return _whole(model.train())
    raise SymcostError(f"the library builds no model from this config: {said[-1]}", where="symcost verify")


def _whole(model: Any) -> Any:
    """No layer left out at random: some encoders skip layers while they train, and counts would differ by chance."""
    for module in model.modules():
        if hasattr(module, "layerdrop"):
            module.layerdrop = 0.0
    return model


def failures() -> tuple[type[Exception], ...]:
    """What the library's classes raise of a config that they do not take: they check little themselves."""
    from huggingface_hub.errors import StrictDataclassError

    return (
        *(ValueError, TypeError, LookupError, AttributeError, ArithmeticError, OSError, ImportError, RuntimeError),
        *(AssertionError, StrictDataclassError),
    )


def _classes(transformers: Any, parsed: Any) -> Iterator[tuple[str, Any]]:
    """Builders of models: the class that the config names, else those that fit its type, likeliest first."""
    named = (getattr(parsed, "architectures", None) or [""])[0]
    if hasattr(transformers, named) and hasattr(getattr(transformers, named), "_from_config"):
        yield named, getattr(transformers, named)._from_config
        return
    sighted = hasattr(parsed, "vision_config")
    # Encoder-decoders and vision-language types have a class of their text side alone too.
    first = dict.fromkeys(("AutoModelForSeq2SeqLM", "AutoModelForSpeechSeq2Seq"), True)
    first |= dict.fromkeys(("AutoModelForImageTextToText", "AutoModelForMaskedLM"), sighted)
    order = sorted(AUTO_CLASSES, key=lambda name: not first.get(name, False))
    if sighted:
        order.insert(4, "AutoModel")
    if str(parsed.model_type).endswith("_ctc"):
        order.insert(0, "AutoModelForCTC")
    for name in (*order, "AutoModel"):
        yield name, getattr(transformers, name).from_config


def layer_lists(model: Any, torch: Any) -> Iterator[tuple[str, Any]]:
    """Lists of layers: module lists that stand in no other, longest of their parents."""
    seen: list[str] = []
    for name, module in model.named_modules():
        inside = any(name.startswith(f"{outer}.") for outer in seen)
        if isinstance(module, torch.nn.ModuleList) and not inside and len(module):
            seen.append(name)
            yield name, module


def _run(model: Any, torch: Any, transformers: Any, batch: int, seq: int) -> tuple[int, int, Mapping[str, Any]]:
    from torch.utils.flop_counter import FlopCounterMode

    # It asks for values, which tensors without storage do not have; consecutive positions give None on real ones.
    transformers.masking_utils.find_packed_sequence_indices = lambda *args, **kwargs: None
    if hasattr(model, "set_experts_implementation"):
        model.set_experts_implementation("batched_mm")
    tokens = torch.zeros(batch, seq, dtype=torch.long, device="meta")
    with FlopCounterMode(display=False) as forward:
        loss = model(input_ids=tokens, labels=tokens, **_without_cache(model)).loss
    with FlopCounterMode(display=False) as backward:
        loss.backward()
    return forward.get_total_flops(), backward.get_total_flops(), forward.get_flop_counts()


def _without_cache(model: Any) -> dict[str, bool]:
    return {"use_cache": False} if hasattr(model.config, "use_cache") else {}


def _counted(by_module: Mapping[str, Any], name: str) -> int:
    """FLOPs of a module by its name below the model's own."""
    return sum(sum(counts.values()) for key, counts in by_module.items() if key.split(".", 1)[-1] == name)
