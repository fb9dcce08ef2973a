"""Which plans there are."""

from dataclasses import replace

import pytest

from symcost.errors import UsageError
from symcost.ir.text.condition import parse_condition
from symcost.planning.plans import plans
from symcost.planning.request import DEGREES, condition
from symcost.planning.space import dealt, divisors, meshes, pipelines
from symcost.planning.subject import Subject


def test_divisors_are_all_of_them():
    assert divisors(36) == (1, 2, 3, 4, 6, 9, 12, 18, 36)
    assert divisors(1) == (1,)


@pytest.mark.parametrize(("layers", "chunks"), [(126, 16), (61, 16), (61, 2), (12, 5), (13, 12)])
def test_dealt_layers_are_nearly_even_and_the_ends_have_the_fewest(layers, chunks):
    found = dealt(layers, chunks)
    assert sum(found) == layers
    assert len(found) == chunks
    assert max(found) - min(found) == 1
    assert found[-1] == min(found)
    assert found[0] <= found[-2]


def test_llama_3_405b_is_dealt_out_as_its_authors_did():
    assert dealt(126, 16) == (7, *[8] * 14, 7)


def test_meshes_divide_heads_and_sequences(request_of, llama):
    found = meshes(Subject(llama, request_of(80, 80)), False)
    # Two key and value heads are neither shared by 5 ranks nor divided.
    assert {tp for tp, _, _ in found} == {1, 2, 10}
    assert {cp for _, cp, _ in found} == {1, 2, 4, 8, 16}
    assert {ep for _, _, ep in found} == {1}


def test_pipelines_divide_layers(request_of, llama):
    found = pipelines(Subject(llama, request_of(96, 96)))
    assert set(found) == {1, 2, 3, 4, 6, 12}
    assert {shape.vpp for shape in found[3] if shape.schedule == "interleaved"} == {2, 4}
    assert {shape.schedule for shape in found[4]} == {"gpipe", "1f1b", "interleaved", "zb_h1"}
    assert [len(shape.sorts) for shape in found[12] if shape.schedule == "1f1b"] == [3]


def test_uneven_stages_are_tried_where_they_are_asked_for(request_of, llama):
    assert 8 not in pipelines(Subject(llama, request_of(96, 96)))
    found = pipelines(Subject(llama, request_of(96, 96, uneven=True)))
    assert {shape.lengths for shape in found[8] if shape.vpp == 1} == {dealt(12, 8)}


def test_a_filter_leaves_the_plans_that_it_holds_for(request_of, llama):
    found = plans(llama, request_of(8, 16, where=condition("tp == 2 and pp > 1 and zero == 3"), memory="1e12"))
    assert found.legal == found.fitting > 0
    for plan in found.best:
        assert plan.point.degrees.tp == 2
        assert plan.point.degrees.pp > 1
        assert plan.point.layout.zero == 3


def test_a_filter_may_name_degrees_alone():
    assert parse_condition("tp*cp <= 8", DEGREES).names == ("tp", "cp")
    with pytest.raises(Exception, match="unknown name 'heads'"):
        condition("heads > 2")


@pytest.mark.parametrize(
    ("devices", "sequences", "more", "parts"),
    [
        (7, 16, {}, ["--global-batch 16", "7 devices", "multiple of 7"]),
        (14, 3, {}, ["--global-batch 3 does not divide", "which are 7 or more"]),
        (4, 8, {"where": "tp > 64"}, ["no legal plan of 4 devices", "--where"]),
        (1, 8, {"memory": "1e6"}, ["none of", "fits 977 KiB", "the least is", "--microbatches", "--recompute full"]),
    ],
)
def test_what_no_plan_can_use_is_said(request_of, llama, devices, sequences, more, parts):
    more = {**more, "where": condition(more.get("where"))}
    with pytest.raises(UsageError) as caught:
        plans(llama, request_of(devices, sequences, **more))
    assert all(part in str(caught.value) for part in parts), str(caught.value)


@pytest.mark.parametrize(
    ("more", "part"),
    [
        ({"schedules": ("fast",)}, "--schedule fast: no such choice"),
        ({"recomputes": ()}, "--recompute names nothing"),
        ({"zeros": (4,)}, "--zero 4: no such choice"),
        ({"top": 0}, "--top is 0"),
        ({"by": "cost"}, "--by cost: no such choice"),
    ],
)
def test_a_bad_request_is_refused(request_of, more, part):
    with pytest.raises(UsageError, match=part):
        request_of(8, 16, **more)


def test_devices_without_links_are_refused(request_of, llama):
    request = request_of(8, 16)
    bare = replace(request.machine, hardware=replace(request.machine.hardware, links=None))
    with pytest.raises(UsageError, match="states no links"):
        plans(llama, replace(request, machine=bare))
