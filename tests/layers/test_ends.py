"""What stands before the first layer and behind the last."""

from dataclasses import replace

from symcost.dims import embed, hidden
from symcost.ir.component import Instance
from symcost.ir.spec import Features
from symcost.layers.ends import ends


def parts(**features: object) -> dict[str, Instance]:
    return {item.name: item for item in ends(replace(Features(), **features)).instances}


def option(item: Instance, key: str) -> object:
    return dict(item.options)[key]


def test_plain():
    assert list(parts()) == ["token_embedding", "final_norm", "lm_head", "cross_entropy"]


def test_order_before_the_first_layer():
    found = parts(
        embedding_projection=True,
        learned_positions=True,
        token_types=True,
        embedding_norm=True,
        embedding_dropout=True,
    )
    assert list(found)[:6] == [
        *("token_embedding", "project_in", "position_embedding", "type_embedding"),
        *("embedding_norm", "embedding_dropout"),
    ]
    assert option(found["embedding_norm"], "input") == "type_embedding.output"


def test_the_head_reads_the_last_thing_made():
    assert option(parts()["lm_head"], "input") == "final_norm.output"
    assert option(parts(final_norm=False)["lm_head"], "input") == "body.output"
    assert option(parts(final_norm=False, embedding_projection=True)["lm_head"], "input") == "project_out.output"


def test_a_narrow_embedding_has_a_width_of_its_own():
    assert dict(parts()["token_embedding"].sizes) == {embed: hidden}
    narrow = parts(embedding_projection=True)
    assert narrow["token_embedding"].sizes == narrow["lm_head"].sizes == ()
    assert dict(narrow["project_out"].sizes) == {embed: hidden, hidden: embed}


def test_a_tied_head_names_the_owner():
    assert parts(tied=True)["lm_head"].tied_to == "token_embedding"
    assert parts()["lm_head"].tied_to == ""


def test_a_padded_vocabulary_reaches_head_and_loss():
    found = parts(extra=(("vocab_padded", "true"),))
    assert option(found["lm_head"], "padded") is option(found["cross_entropy"], "padded") is True
