"""Parameters of small configs of every family, each field changed in turn, as transformers 5.24.0 builds them."""

import json
from pathlib import Path

import pytest

from symcost.frontend import load
from symcost.frontend.registry import all_families
from tests.frontend.parameters import parameters

CASES = json.loads((Path(__file__).parent.parent / "data" / "frontend_parameters.json").read_text())
FAMILIES = sorted({case["config"]["model_type"] for case in CASES})


@pytest.mark.parametrize("family", FAMILIES)
def test_parameters_are_the_librarys(family: str) -> None:
    cases = [case for case in CASES if case["config"]["model_type"] == family]
    assert len(cases) > 3
    for case in cases:
        assert parameters(load(case["config"])) == case["parameters"], case["config"]


def test_every_decoder_family_was_measured() -> None:
    """Families with recurrent layers are held to the library by the tests of their components."""
    recurrent = {"state", "linear_key_heads", "conv_kernel"}
    decoders = {
        name
        for name, family in all_families().items()
        if family.features.architecture == "decoder" and recurrent.isdisjoint(size.dim for size in family.sizes)
    }
    # With their towers, in the parity tests; a text model's type has the same record.
    sides = json.loads((Path(__file__).parent.parent / "data" / "sides.json").read_text())
    with_towers = {case["config"]["model_type"] for case in sides if "tower" in case}
    # Small models of the parity tests, held to parameters and FLOPs.
    variants = json.loads((Path(__file__).parent.parent / "data" / "variants.json").read_text())
    with_towers |= {variant["config"]["model_type"] for variant in variants}
    folder = Path(__file__).parent.parent / "data" / "families"
    for path in folder.glob("*.json"):
        for case in json.loads(path.read_text()):
            config = case["config"]
            nested = [part["model_type"] for part in config.values() if isinstance(part, dict) and "model_type" in part]
            with_towers |= {config["model_type"], *nested}
    unmeasured = decoders - set(FAMILIES) - with_towers - {f"{name}_text" for name in with_towers}
    assert not unmeasured, f"record their parameters: {sorted(unmeasured)}"


@pytest.mark.torch
@pytest.mark.parametrize("family", FAMILIES)
def test_the_library_still_builds_them_so(family: str) -> None:
    torch = pytest.importorskip("torch")
    transformers = pytest.importorskip("transformers")
    for case in CASES:
        config = dict(case["config"])
        if config.pop("model_type") != family:
            continue
        with torch.device("meta"):
            built = transformers.AutoModelForCausalLM.from_config(transformers.CONFIG_MAPPING[family](**config))
        assert sum(p.numel() for p in built.parameters()) == case["parameters"], config
