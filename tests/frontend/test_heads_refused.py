"""Classes whose head is not priced are refused by name, and whose tie belongs to the whole model follow it."""

import json
from pathlib import Path

import pytest

import symcost
from symcost.errors import SpecError

FOLDER = Path(__file__).parents[1] / "data" / "families"


def recorded(file: str, name: str) -> dict[str, object]:
    cases = json.loads((FOLDER / f"{file}.json").read_text(encoding="utf-8"))
    return next(case["config"] for case in cases if case["name"] == name)


BIG_BIRD, TAPAS = recorded("heads_of_encoders", "big_bird, tokens"), recorded("heads_of_encoders", "tapas, bare")
EUROBERT = recorded("heads_of_encoders", "eurobert, a text")
BLIP = json.loads((FOLDER / "blip.json").read_text(encoding="utf-8"))[0]["config"]
AYA = json.loads((FOLDER / "aya_vision.json").read_text(encoding="utf-8"))[0]["config"]
REFUSED = [
    ({**BIG_BIRD, "architectures": ["BigBirdForQuestionAnswering"]}, "no class of model type big_bird that is priced"),
    ({**TAPAS, "architectures": ["TapasForQuestionAnswering"]}, "no class of model type tapas that is priced"),
    ({**EUROBERT, "classifier_pooling": "late"}, 'classifier_pooling is "late": .*averaged is not priced'),
    ({**BLIP, "architectures": ["BlipModel"]}, "compares texts with images is not modelled"),
    ({**AYA, "alignment_intermediate_size": 33}, "alignment_intermediate_size is 33: its halves gate one another"),
    ({**BIG_BIRD, "model_type": "ibert", "architectures": ["IBertForMaskedLM"], "quant_mode": True}, "quant_mode"),
]


@pytest.mark.filterwarnings("ignore::symcost.errors.SpecWarning")
@pytest.mark.parametrize(("config", "words"), REFUSED)
def test_refused_by_name(config, words):
    with pytest.raises(SpecError, match=words):
        symcost.load(config)


TEXT = recorded("gemma4_text", "one head width")
WHOLE = {"model_type": "gemma4", "architectures": ["Gemma4ForConditionalGeneration"], "vision_config": None}


@pytest.mark.parametrize(
    ("whole", "text", "tied", "said"),
    [
        (None, False, True, True),
        (True, False, True, True),
        (False, True, False, True),
        (False, False, False, False),
        (True, None, True, False),
    ],
)
def test_a_whole_without_towers_says_whether_its_head_is_tied(whole, text, tied, said):
    inner = {**TEXT, **({} if text is None else {"tie_word_embeddings": text})}
    config = {**WHOLE, **({} if whole is None else {"tie_word_embeddings": whole}), "text_config": inner}
    model = symcost.load(config)
    assert model.features.tied is tied
    assert any("does not decide" in warning for warning in model.warnings) is said
