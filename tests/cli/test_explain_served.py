"""`explain COMPONENT --workload`: the formulas of a served step, and what has none."""


def test_a_core_reads_what_is_held(symcost):
    done = symcost("explain", "attention_core", "--workload", "decode")
    assert done.status == 0
    assert "default conventions of decode" in done.out
    assert "2*batch*context*kv_heads*head_dim*width_cache" in done.out
    assert "batch*kv_heads*head_dim*tokens_held" in done.out
    assert "backward" not in done.out.split("default conventions of decode", 1)[1]


def test_latent_attention_is_absorbed_in_decode_and_expanded_in_prefill(symcost):
    decode, prefill = (symcost("explain", "mla_kv_up", "--workload", step).out for step in ("decode", "prefill"))
    each = "heads*kv_lora_rank*(nope_dim + v_head_dim)"
    assert f"2*batch*seq*{each}" in decode
    assert f"2*batch*context*{each}" in prefill


def test_a_loss_is_no_part_of_a_served_model(symcost):
    done = symcost("explain", "cross_entropy", "--workload", "decode")
    assert done.status == 0
    assert "formulas in" not in done.out


def test_what_is_no_component_is_refused(symcost):
    done = symcost("explain", "llama-3-8b", "--workload", "decode")
    assert done.status == 2
    assert "llama-3-8b is no component" in done.err


def test_an_unknown_workload_is_refused(symcost):
    done = symcost("explain", "attention_core", "--workload", "serve")
    assert done.status == 2
    assert "training, prefill, decode" in done.err


def test_components_of_one_type_are_all_explained(symcost):
    out = symcost("explain", "attention_core", "--workload", "decode").out
    assert out.count("component attention_core (standard)") == 3
    assert "batch*kv_lora_rank*tokens_held" in out
    assert "read by C" in (scans := symcost("explain", "ssm_scan").out)
    assert "one decay a head" in scans
