"""Public functions that count FLOPs, restated with the control flow that they have."""

from __future__ import annotations


def megatron(args, batch_size):
    """NVIDIA/Megatron-LM, num_floating_point_operations for transformers: layer patterns, optional sizes, closures."""

    def experts():
        if args.num_experts is None:
            return 0, args.num_layers, 0, 0
        if isinstance(args.moe_layer_freq, int):
            pattern = [int(place % args.moe_layer_freq == 0) for place in range(args.num_layers)]
        elif isinstance(args.moe_layer_freq, list):
            pattern = args.moe_layer_freq
        else:
            raise RuntimeError("illegal frequency")
        assert len(pattern) == args.num_layers
        return sum(pattern), args.num_layers - sum(pattern), args.moe_router_topk, pattern[-1]

    if not args.group_query_attention:
        args.num_query_groups = args.num_attention_heads
    moe, dense, routed, last = experts()
    extra = 0 if args.mtp_num_layers is None else args.mtp_num_layers
    moe, dense, layers = moe + last * extra, dense + (1 - last) * extra, args.num_layers + extra
    width = args.moe_ffn_hidden_size if args.moe_ffn_hidden_size is not None else args.ffn_hidden_size
    shared = args.moe_shared_expert_intermediate_size or 0
    matrices, factor = 3 if args.swiglu else 2, 3 * 2
    query, keys = args.kv_channels * args.num_attention_heads, args.kv_channels * args.num_query_groups
    gate = query if args.attention_output_gate else 0
    attention = factor * (
        args.hidden_size * (query + 2 * keys + gate) + query * args.seq_length / 2 * 2 + query * args.hidden_size
    )
    assert args.moe_latent_size is None
    assert not args.multi_latent_attention
    assert args.experimental_attention_variant is None
    wide = args.ffn_hidden_size * matrices * dense + (width * routed + shared) * matrices * moe
    blocks = factor * extra * (3 * args.hidden_size + 2 * args.hidden_size**2)
    head = factor * args.hidden_size * args.padded_vocab_size * (extra + 1)
    body = factor * args.hidden_size * wide + attention * layers
    return batch_size * args.seq_length * (body + blocks + head)


def nanogpt(self, fwdbwd_per_iter, dt):
    """karpathy/nanoGPT model.py, estimate_mfu: a method of a module, over a config, in parts of a device's peak."""
    config = self.config
    count, heads = self.get_num_params(), config.n_head
    width = config.n_embd // heads
    token = 6 * count + 12 * config.n_layer * heads * width * config.block_size
    return token * config.block_size * fwdbwd_per_iter * (1.0 / dt) / 312e12


def torchtitan(model_args, model, seq_len):
    """pytorch/torchtitan, parameters and FLOPs a token of a dense model, from its modules."""
    count = sum(parameter.numel() for parameter in model.parameters())
    tables = sum(sum(p.numel() for p in child.parameters()) for child in model.children())
    layers, heads, width = model_args.n_layers, model_args.n_heads, model_args.dim // model_args.n_heads
    flops = 6 * (count - tables) + 12 * layers * heads * width * seq_len
    if model_args.enable_weight_tying:
        count = count - tables
    return count, flops


def verl(config, tokens_sum, batch_seqlens, delta_time):
    """verl-project/verl flops_counter.py: a list of lengths, and a config with an optional key."""
    hidden, layers, kv = config.hidden_size, config.num_hidden_layers, config.num_key_value_heads
    head_dim = getattr(config, "head_dim", config.hidden_size // config.num_attention_heads)
    query = config.num_attention_heads * head_dim
    weights = hidden * config.intermediate_size * 3 + hidden * (query * 2 + 2 * kv * head_dim)
    dense = 6 * (weights * layers + config.vocab_size * hidden * 2) * tokens_sum
    squares = 0
    for length in batch_seqlens:
        squares += length * length
    return (dense + 12 * squares * head_dim * config.num_attention_heads * layers) * (1.0 / delta_time) / 1e12


def by_layer(config, seq):
    """As a per-layer estimator is written: a dictionary of parts, with a loop over layers and keys of a config."""
    parts = {"attention": 0, "ffn": 0}
    for layer in range(config["num_hidden_layers"]):
        window = config["sliding_window"] if config.get("layer_types") and config["layer_types"][layer] else seq
        parts["attention"] += 4 * seq * min(seq, window) * config["num_attention_heads"] * config["head_dim"]
        parts["ffn"] += 6 * seq * config["hidden_size"] * config["intermediate_size"]
    return parts


def chinchilla(seq_len, vocab_size, d_model, key_size, num_heads, ffw_size, num_layers):
    """Hoffmann et al. 2022, appendix F: by kind of work, embeddings and softmax included."""
    wide = key_size * num_heads
    attention = 2 * 3 * seq_len * d_model * wide + 2 * 2 * seq_len * seq_len * wide + 2 * seq_len * wide * d_model
    attention += 3 * num_heads * seq_len * seq_len
    dense = 2 * seq_len * (d_model * ffw_size + d_model * ffw_size)
    ends = 2 * (2 * seq_len * vocab_size * d_model)
    forward = ends + num_layers * (attention + dense)
    return {"forward": forward, "train": forward + 2 * forward}


def cookbook(args):
    """EleutherAI/cookbook calc_transformer_flops: an option that adds a pass, a float ratio of key heads."""
    assert args.topk <= args.num_experts
    passes = 3
    if args.checkpoint_activations:
        passes += 1
    tokens = args.batch_size * args.sequence_length
    once = passes * 2 * args.num_layers * tokens
    width = args.hidden_size
    projections = int(once * width * (width + 2 * width * args.kv_size_ratio)) + once * width**2
    scores = 2 * once * args.sequence_length * width
    return projections + scores + 2 * once * width * args.ffn_hidden_size + 6 * tokens * width * args.vocab_size


def deepspeed(query, key, value):
    """DeepSpeed's profiler, attention: shapes of tensors, products of their parts, multiply-adds beside FLOPs."""

    def product(extents):
        found = 1
        for extent in extents:
            found *= extent
        return found

    macs = product(query.shape) * key.shape[-2] + product(query.shape[:-1]) * key.shape[-2] * value.shape[-1]
    return 2 * macs, macs


def llm_foundry(self, batch):
    """mosaicml/llm-foundry flops_per_batch: the shape of a batch, a table that counts unless it is tied."""
    count, length = batch["input_ids"].shape[0:2]
    params = self.n_active_params
    if not self.model.config.tie_word_embeddings:
        params -= self.model.embedding
    config = self.model.config
    return (2 * params * length + config.n_layers * 2 * 2 * (config.d_model * length**2)) * 3 * count


def vllm_page(spec):
    """vLLM's page of a cache: a width by the name of a dtype."""
    return 2 * spec.block_size * spec.num_kv_heads * spec.head_size * {"bfloat16": 2, "fp8": 1}[spec.dtype]
