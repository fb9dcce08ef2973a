"""Names of parameters and of linear layers are the library's, for every family that can be trained in part."""

from __future__ import annotations

import json
import re
from collections import Counter
from itertools import count
from pathlib import Path

import pytest
from sympy import Integer

from symcost import dims
from symcost.api.model import load
from symcost.errors import UsageError
from symcost.layers.build import build
from symcost.layers.family_names import KNOWN
from symcost.layers.layer_names import layer_of
from symcost.layers.module_names import full_name

DATA = Path(__file__).parents[1] / "data"
FILES = ("variants", "hybrids", "families/late_mixtures", "families/text_decoders", "families/cohere2_moe")
CASES = [
    case
    for file in FILES
    for case in json.loads((DATA / f"{file}.json").read_text(encoding="utf-8"))
    if load(case["config"]).family in KNOWN
]
# Parameters of the library that no gradient reaches.
UNTRAINED = ("e_score_correction_bias",)
# Models of which a part has no name, so that it is refused, or that no causal class of the library takes by config.
UNNAMED = ("opt-post", "opt-untied", "phi-qk", "emu3_text_model")


def ours(spec):
    """Names of parameters, and of linear layers with their widths."""
    kinds, number = {kind.name: kind for kind in build(spec)}, count()
    order = [kinds[group.kind] for group in spec.stack if not group.mtp for _ in range(group.count)]
    layers = [*(layer_of(spec, kind, next(number)) for kind in order), layer_of(spec, kinds["ends"], None)]
    sizes = {dims.symbol(name): Integer(size) for name, size in spec.dims.items()}
    names = {name for layer in layers for held in layer.names.values() for name in held}
    linear = Counter(
        (
            full_name(spec, module.path, layer.index),
            int(module.inner.xreplace(sizes)),
            int(module.outer.xreplace(sizes)),
        )
        for layer in layers
        for module in layer.modules
        if module.copies is None and module.inner is not None and module.outer is not None
    )
    return names, linear


def theirs(config):
    import torch
    from transformers import CONFIG_MAPPING, AutoModelForCausalLM

    with torch.device("meta"):
        model = AutoModelForCausalLM.from_config(CONFIG_MAPPING[config["model_type"]].from_dict(dict(config)))
    head = model.get_output_embeddings()
    # Norms of heads one by one are one tensor of ours.
    names = {
        re.sub(r"norms\.\d+\.", "norms.", name).replace("dense_bias", "dense.bias")
        for name, _ in model.named_parameters()
    }
    linear = Counter()
    for name, module in model.named_modules():
        if isinstance(module, torch.nn.Linear) and module is not head:
            linear[name, module.in_features, module.out_features] += 1
        elif type(module).__name__ == "Conv1D":
            linear[name, *module.weight.shape] += 1
    return {name for name in names if not name.endswith(UNTRAINED)}, linear


@pytest.mark.torch
@pytest.mark.parametrize("case", [pytest.param(case, id=case["name"]) for case in CASES if case["name"] not in UNNAMED])
def test_names(case):
    (names, linear), (library, layers) = ours(load(case["config"])), theirs(case["config"])
    heads = {name for name in names - library if name.startswith(("lm_head.", "embed_out.", "decoder."))}
    assert names - heads == library
    assert linear == layers


def test_families_of_unknown_names_are_refused():
    kin = json.loads((DATA / "families" / "doge.json").read_text(encoding="utf-8"))[0]["config"]
    for way in ({"train": "norms"}, {"train": "lora", "rank": 2, "targets": "q_proj"}, {"freeze": "embed_tokens"}):
        with pytest.raises(UsageError, match="does not apply to doge: the names of its modules are not known"):
            load(kin).train(**way)
