"""Features: the structure of a model as flags, each of which adds or removes tensors and operations."""

from __future__ import annotations

from dataclasses import dataclass, replace

from symcost.ir.library import FUNCTIONS, Library

# The flag that says how a loss takes its logits piece by piece: an option of the convention `loss` that stands apart.
BY_PIECES = "by_pieces"


@dataclass(frozen=True)
class Features:
    """The structure of a model: every flag that changes which tensors and operations exist. Sizes are dims.

    A family sets its library's defaults, a config overrides them. A flag that only some layers have stands in
    their `KindSpec.changes`. Strings name alternatives; "none" is the absent one.
    """

    architecture: str = "decoder"  # decoder encoder encoder_decoder vision: the builder in `layers`
    weights_of: str = ""  # a kind whose weights the layer uses, owning none (ALBERT)
    discarded: bool = False  # nothing reads what the layer makes: it runs, and has no gradient (LLaVA's last one)
    # norms
    norm: str = "rms"  # a word of ir.norms.NORM_FORMS: rms, rms_offset (1+w), layer, layer_no_bias, layer_plain, ...
    # pre, post (after each block, before the addition), sandwich, parallel, parallel_two, post_residual (BERT),
    # pre_ffn (pre without the norm in front of attention: ModernBERT's first layer), sandwich_ffn (around it alone)
    norm_placement: str = "pre"
    final_norm: bool = True
    # none, head (one weight of head_dim), head_each (one a head), full (over all heads), head_plain (no weight);
    # head_layer, full_layer: a LayerNorm with bias; head_each_layer, full_layer_no_bias: one without
    qk_norm: str = "none"
    # attention projections and core
    q_bias: bool = False
    k_bias: bool = False
    v_bias: bool = False
    o_bias: bool = False
    mla: bool = False
    q_lora: bool = False  # MLA with a compressed query
    mla_bias: bool = False
    sinks: bool = False
    attention_softcap: bool = False
    attention_gate: str = "none"  # none, element (q projection twice as wide), head
    causal: bool = True
    # T5's bias of scores by distance: none, make (from a table of its own), read (what the first layer made)
    relative_bias: str = "none"
    residual_scale: bool = False  # a block's output is multiplied by a constant before it is added (Granite)
    fused_qkv: bool = False  # the library's module has one projection (matters for autograd storages)
    # feed-forward
    gated: bool = True
    activation: str = "silu"  # silu gelu gelu_tanh relu relu2 ...
    ffn_bias: bool = False
    fused_gate_up: bool = False  # the library's module has one projection for gate and up (likewise)
    activation_name: str = ""  # the library's name of the activation, where another is computed in other steps
    library: Library | None = None  # how its module is written; None where nobody measured what autograd keeps
    # mixture of experts
    router_bias: bool = False
    router_buffer: bool = False  # score-correction vector that the library keeps as a buffer
    router_score: str = "softmax"  # softmax, sigmoid
    router_renormalised: bool = True  # the chosen scores are divided by their sum
    expert_bias: bool = False
    shared: str = "none"  # none, count (shared_experts*moe_ffn), width (shared_ffn)
    shared_gate: bool = False
    # state-space layers
    ssm_bias: bool = False  # projections into and out of the layer
    conv_bias: bool = False  # the short convolution
    ssm_norm: str = "none"  # norm of step rank, B and C (Mamba-1): a word of ir.norms.NORM_FORMS
    # embedding and head
    rotary: str = "full"  # full, partial, none
    learned_positions: bool = False  # `positions` counts the table's rows, unused ones in front included
    alibi: bool = False
    token_types: bool = False
    embedding_norm: bool = False
    embedding_scale: bool = False
    embedding_projection: bool = False  # embed differs from hidden
    tied: bool = False
    head_bias: bool = False
    head_softcap: bool = False
    logit_scale: bool = False
    # lm, mlm (behind a transform), none, classifier (of a whole sequence or image), contrastive (texts against images)
    head: str = "lm"
    pooler: bool = False  # the first token's vector through one more layer
    # dropout (present where the config's probability is not 0)
    embedding_dropout: bool = False
    attention_dropout: bool = False
    residual_dropout: bool = False
    final_dropout: bool = False  # behind the final norm
    ffn_dropout: bool = False
    # further structure that only some families have; sorted (name, value) pairs:
    #   bias_gate            true: each query scales its bias of scores by a gate (WavLM)
    #   bias_table           true, network: scores get a bias by offset, from a table or a network, and none by distance
    #   layer_scale          true: a learned factor a channel multiplies what a block adds
    #   classifier           last, tokens, span: what the loss of a classifier over every token is over: the last
    #                        one's labels, each one's, the ends of a span
    #   connector            merger, average, contrastive, projector, merged_projector, none: how a vision tower's
    #                        output gets into the text model
    #   connector_activation, connector_bias (false)  of a projector's two matmuls
    #   connector_layers     how many layers' outputs a projector takes side by side
    #   connector_tokens     all: the tokens in front of the patches are projected too
    #   differential         true: a second core, whose output is subtracted in part (DiffLlama)
    #   disentangled         terms of scores against distances: c2p, p2c (DeBERTa)
    #   distance_biases      those of the terms whose projection has a bias
    #   distance_weights     shared: distances are projected with the weights of queries and keys
    #   distances            reached: a sequence reads of the table of distances what it can reach
    #   dynamic_mask         true: scores get a bias that is made from each key's value (Doge)
    #   ends                 added: `ModelSpec.ends` stands between what features describe in front and behind
    #   ffn_bias_at          down: the last projection of a feed-forward block alone has a bias
    #   end_discarded        true: nothing reads what stands behind a tower's last layer
    #   frames               true: a patch spans `temporal_patch` frames
    #   deepstack            how many further mergers take the output of inner layers (Qwen3-VL)
    #   mixture_bias         true: a learned vector is added to what the experts make (JetMoE)
    #   norm_over            first: the final norm is over the first token alone
    #   output_width         own: a merger's output is not as wide as the text model, which does not run with images
    #   patch_bias           false: the patch embedding has no bias
    #   pooling_head         true: a learned query attends to a tower's output, and nothing reads it; read: SigLIP
    #                        does; discarded: a classifier stands beside it
    #   pooler_activation    activation of a pooler; tanh
    #   projection_bias      true: a narrow embedding's projection has a bias
    #   residual_dropout_at  ffn, attention: `residual_dropout` behind this block alone (once behind parallel blocks)
    #   residual_from        norm: what is added to is the norm's output (MiniMax); costs the same
    #   audio                true: the encoder begins with convolutions over mel frames in place of an embedding
    #   embeddings           apart: encoder and decoder have a table of embeddings each (Marian)
    #   encoder_table, decoder_table  frozen, made: how a table of positions is kept that is not trained
    #   gated_norm           groups: the norm behind a Mamba-2 scan is over each group's channels; none: a gate alone
    #   final_norm           the form of the norm behind the last layer, where it is not the layers'
    #   relative_scores      both_ways, back: queries meet sinusoids of distances, of all or of those behind (XLNet)
    #   gate_projection      no_bias: the gate of attention has none, whatever queries have (LFM 3)
    #   gate_bias            true: a learned number of each head is added to the gate of attention (Beam)
    #   head_width           own: the masked head reads `head_embed`, not the embedding's width (RemBERT)
    #   language_adapters    true: an adapter of each language behind a feed-forward block, one of which runs (X-MOD)
    #   layer                own_inputs: a layer of `layers.own_inputs` (Gemma 3n, 4), of which the next words speak:
    #     layer_inputs       true: each layer has an embedding of the tokens of its own
    #     streams            true: layers mix several streams; stream_scale  true, unread: a factor a channel behind
    #     global_sizes       head_dim, kv_heads: sizes that layers without a window have for themselves
    #     values, wide_ffn   keys: values are keys in those layers; shared: twice the width where keys are shared
    #   shared_adapters      attention: queries, keys and values of a shared transformer have adapters too (Zamba 2);
    #                        none: its feed-forward block has none either (Zamba)
    #   scan_heads           own: heads of a Mamba-1 scan have steps, B and C of their own (Zamba)
    #   residual_weights     true: a learned factor a channel for the stream, behind each block (Doge)
    #   scan_output_bias     true, false: whether the projection behind a scan has a bias, whatever ssm_bias says
    #   head_activation, head_transform_bias   of the masked head's transform: not the layers'; false: it has none
    #   predicts             ngram: a decoder has further streams, one for each token ahead (ProphetNet)
    #   prefix_tokens        tokens in front of an image's patches (class token)
    #   projected            late: a narrow embedding is projected behind positions, types and norm
    #   router_correction    param: the score-correction vector is a parameter that is not trained
    #   spare_bias, sub_norms   true: a second bias of the head that nothing reads; norms in front of last projections
    #                        (ffn: of the feed-forward block alone)
    #   split                sizes that encoder and decoder state with unlike values: dims encoder_NAME, decoder_NAME
    #   value_filter         true: a filter over each head's values is added to its output (Nystromformer)
    #   value_width, window_heads   own: value heads `v_head_dim` wide; twice: windows have twice the keys' heads (MiMo)
    #   window               blocks: a window is a block that sees itself alone; random_blocks: BigBird's pattern;
    #                        masked: a window is a mask, for which the library keeps every key (GPT-Neo)
    #   vocab_padded         true: FLOPs and logits go by the dim vocab_padded
    extra: tuple[tuple[str, str], ...] = ()

    def written(self) -> Library | None:
        """The library's way of writing with what a config says of it; None where that was not measured."""
        activation = self.activation_name or self.activation
        if self.library is None or activation not in FUNCTIONS:
            return None
        views = "views" if self.fused_qkv else ""
        return replace(
            self.library,
            fused_qkv=self.library.fused_qkv or views,
            fused_gate_up=self.fused_gate_up,
            bias=self.relative_bias,
            activation=activation,
        )

    def flag(self, name: str, default: str = "") -> str:
        """A value of `extra`."""
        return dict(self.extra).get(name, default)
