"""Every profile against the function that it names, restated, on every bundled model: equal or refused."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from symcost.audit.compare import TRAINING, compare, parts
from symcost.audit.effects import sizes
from symcost.audit.profiles import profiles
from symcost.audit.profiles.page import profiles_page
from symcost.audit.sides import Side, read_sides
from symcost.cli.app import run
from symcost.errors import UsageError
from symcost.evaluate.question import Options
from symcost.frontend import by_name
from tests.audit import restated
from tests.each_structure import MODELS

SHAPES = ((1, 512), (2, 1000), (3, 1024))
BY_SIZES = {name: getattr(restated, name) for name in ("megatron", "maxtext", "verl", "nemo")}
BY_PARAMETERS = {
    "6n": restated.six_n,
    **{name: getattr(restated, name) for name in ("torchtitan", "palm", "kaplan", "nanogpt", "olmo", "transformers")},
}


def total(name: str, profile: str, batch: int, seq: int, **more) -> int | None:
    """What a profile counts; None where it is refused."""
    left, right = read_sides(f"{name}@{profile}", f"@{profile}", Options(batch=batch, seq=seq, **more))
    if left.profile.refusal(parts(left)[0].model):
        with pytest.raises(UsageError, match=f"@{profile} does not hold for {name}: "):
            compare(left, right)
        return None
    return compare(left, right).totals[0]


def parameters(name: str, *, whole: bool) -> tuple[int, int]:
    """All parameters and those that a token visits; a vision tower's apart unless the whole is wanted."""
    (side, _) = read_sides(name, name)
    own = [part for part in parts(side, TRAINING) if whole or not part.tower]
    return sum(part.parameters for part in own), sum(part.active for part in own)


@pytest.mark.parametrize("name", MODELS)
def test_profiles_are_the_functions_that_they_name(name):
    compared = 0
    for batch, seq in SHAPES if by_name(name).family not in ("bert",) else ((1, 128), (2, 500), (3, 512)):
        for profile in profiles():
            if profile == "torch" or (found := _fixed(name, profile, batch, seq)) is None:
                continue
            given = restated.arguments(name, batch, seq)
            if profile in BY_SIZES:
                assert found == BY_SIZES[profile](given), (profile, seq)
            else:
                count, active = parameters(name, whole=profile == "transformers")
                assert found == BY_PARAMETERS[profile](given, count, active), (profile, seq)
            compared += 1
    assert compared or by_name(name).features.architecture in ("vision", "encoder_decoder")


def _fixed(name: str, profile: str, batch: int, seq: int) -> int | None:
    """A profile's count, but for models of fixed lengths and, where nobody restated it, for encoder-decoders."""
    if by_name(name).features.architecture in ("vision", "encoder_decoder"):
        return None
    return total(name, profile, batch, seq)


@pytest.mark.parametrize(
    ("name", "profile", "seq", "value"),
    [
        ("mamba2-130m", "megatron", 4096, 3_569_218_486_272),
        ("qwen3-next-80b-a3b", "megatron", 4096, 93_141_734_522_880),
        ("qwen1.5-moe-a2.7b", "megatron", 4096, 63_309_965_426_688),
        ("deepseek-v3", "megatron", 4096, 1_023_230_173_249_536),
        ("mixtral-8x7b", "megatron", 4096, 4096 * 79_706_456_064),
        ("llama-3-8b", "torchtitan", 4096, 210_829_307_805_696),
        ("llama-3.2-1b", "torchtitan", 4096, 36_968_444_461_056),
        ("qwen3-30b-a3b", "torchtitan", 8192, 8192 * 37_578_559_488),
    ],
)
def test_figures_of_the_functions_run_by_others(name, profile, seq, value):
    assert total(name, profile, 1, seq) == value


def test_megatron_pads_the_vocabulary():
    padded, stated = (
        total("gpt2", "megatron", 1, 1024),
        total("gpt2", "megatron", 1, 1024, settings={"vocab_padded": 50432}),
    )
    assert stated - padded == 6 * 1024 * 768 * (50432 - 50304)
    assert total("opt-6.7b", "megatron", 1, 1024) is None
    assert total("opt-6.7b", "megatron", 1, 1024, settings={"vocab_padded": 50304}) is not None


def test_megatron_with_mtp():
    given = restated.arguments("deepseek-v3", 1, 4096)
    given.mtp = 1
    assert total("deepseek-v3", "megatron", 1, 4096, conventions={"mtp": "true"}) == restated.megatron(given)


@pytest.mark.parametrize("name", MODELS)
def test_torch_counts_what_its_counter_counted(name):
    file = Path(__file__).parent.parent / "data" / "models" / f"{name}.json"
    for record in json.loads(file.read_text(encoding="utf-8"))["flops"]["runs"]:
        if record["layers"] != "full":
            continue
        spec, chosen = by_name(name), profiles()["torch"]
        batch, seq = record["batch"], record.get("encoder_tokens", record.get("seq"))
        options = Options(batch=batch, seq=seq, target_seq=record.get("decoder_tokens"))
        if spec.features.architecture == "vision":
            options = Options(batch=batch)
        side = Side(spec, sizes(spec, options), chosen)
        if chosen.refusal(parts(side)[0].model):
            assert {"gated_delta_rule", "ssm_scan"} & parts(side)[0].model.types
        else:
            assert compare(side, side).totals[0] == record["forward_flops"] + record["backward_flops"], record["seq"]


def test_profiles_state_what_they_are():
    assert len(profiles()) == 12
    for name, profile in profiles().items():
        assert (name, bool(profile.source), bool(profile.holds), bool(profile.meaning)) == (
            profile.name,
            True,
            True,
            True,
        )


def test_the_page_of_profiles_is_the_present_one(request):
    page = Path(__file__).parents[2] / "docs/reference/profiles.md"
    if request.config.getoption("--update-golden"):
        page.write_text(profiles_page(), encoding="utf-8")
    assert page.read_text(encoding="utf-8") == profiles_page()


def test_a_refused_profile_says_why(capsys):
    assert run(["compare", "mixtral-8x7b", "@nanogpt"]) == 2
    said = capsys.readouterr().err
    assert "@nanogpt does not hold for mixtral-8x7b: it has moe_experts and router" in said
    assert "it holds for dense decoder-only transformers" in said


def test_a_symbolic_size_of_a_model_is_set(capsys):
    assert run(["compare", "gpt2@megatron", "@torch", "--set", "vocab_padded=50000"]) == 2
    assert "no padded vocabulary of 50257" in capsys.readouterr().err
    assert sizes(by_name("gpt2"))["vocab"] == 50257
