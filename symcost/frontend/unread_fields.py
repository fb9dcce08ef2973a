"""Fields of a config that its family does not read: cost-neutral, another family's, or unknown."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass

from symcost.frontend.config import Config, show
from symcost.frontend.family import Family
from symcost.ir.spec import Features, ModelSpec


@dataclass(frozen=True)
class Foreign:
    """Fields that families read, for telling another family's field from an unknown one.

    Attributes:
        fields: all of them.
        dims: dims that a field is the size of, in any family.
        features: the features that a switch sets together, in each family that has it.
    """

    fields: frozenset[str]
    dims: Mapping[str, frozenset[str]]
    features: Mapping[str, frozenset[tuple[str, ...]]]

    def says_the_same(self, key: str, value: object, sizes: Mapping[str, int], features: Features) -> bool:
        """Whether the field states what the model has anyway, so that ignoring it loses nothing."""
        if isinstance(value, bool):
            groups = [group for group in self.features.get(key, ()) if group]
            on = [all(getattr(features, name) is True for name in group) for group in groups]
            off = [all(getattr(features, name) is False for name in group) for group in groups]
            return bool(groups) and (any(on) if value else all(off))
        names = self.dims.get(key, frozenset())
        return value is not None and any(sizes.get(name) == value for name in names)


# Fields that change no tensor and no operation, in any family.
_NEUTRAL_TEXT = """
_attn_implementation _attn_implementation_autoset _commit_hash _diffusers_version _experts_implementation _name_or_path
architectures attn_implementation auto_map base_model_tp_plan cache_implementation chunk_size_feed_forward
custom_pipelines decoder_start_token_id dtype experts_implementation finetuning_task forced_bos_token_id
forced_eos_token_id gradient_checkpointing id2label is_encoder_decoder keys_to_ignore_at_inference label2id
max_length min_length model_type name name_or_path output_attentions output_hidden_states problem_type return_dict
slug task_specific_params tf_legacy_loss tokenizer_class torch_dtype torchscript transformers.js_config
transformers_version transformers_weights unsloth_fixed unsloth_version use_bfloat16 use_cache
bos_token_id eos_token_id eod_token_id pad_token_id unk_token_id sep_token_id cls_token_id mask_token_id image_token_id
video_token_id audio_token_id image_token_index video_token_index boi_token_id eoi_token_id boi_token_index
eoi_token_index vision_start_token_id vision_end_token_id vision_token_id
image_start_token_id image_end_token_id video_start_token_id video_end_token_id
audio_start_token_id audio_end_token_id audio_token_index user_token_id pad_vocab_size_multiple
do_sample early_stopping num_beams temperature top_p typical_p repetition_penalty length_penalty
no_repeat_ngram_size num_return_sequences num_beam_groups diversity_penalty encoder_no_repeat_ngram_size
bad_words_ids remove_invalid_values exponential_decay_length_penalty suppress_tokens begin_suppress_tokens
prefix output_scores return_dict_in_generate generation_config max_new_tokens
initializer_range initializer_factor initializer_std init_std init_method embed_init_std init_device
layer_norm_eps layer_norm_epsilon layernorm_epsilon rms_norm_eps rms_norm_epsilon norm_eps norm_epsilon epsilon
rope_theta rope_scaling rope_parameters rope_local_base_freq rope_interleave rope_base rotary_emb_base rope_ratio
rotary_emb_fraction original_max_position_embeddings
initial_context_length qk_head_dim original_rope rope_type local_rope_theta rope_percent
num_logits_to_keep use_mrope
pretraining_tp tp_size ep_size tensor_parallel_size bf16 fp16 fp32 use_flash_attention use_flash_attn
use_flash_attention_2 flash_attn attn_impl use_memory_efficient_attention logn_attn use_dynamic_ntk use_logn_attn
router_aux_loss_coef router_z_loss_coef aux_loss_alpha seq_aux output_router_logits norm_topk_prob
routed_scaling_factor router_jitter_noise input_jitter_noise n_group topk_group topk_method scoring_func
moe_loss_weight moe_jitter_eps load_balance router_scale
query_pre_attn_scalar attention_multiplier scale_attn_weights scale_attn_by_inverse_layer_idx
reorder_and_upcast_attn attention_softmax_in_fp32 scale_attention_softmax_in_fp32 slow_but_exact
skip_bias_add skip_bias_add_qkv bias_dropout_fusion masked_softmax_fusion offset_alibi
summary_activation summary_first_dropout summary_proj_to_labels summary_type summary_use_proj classifier_dropout
classifier_activation classifier_bias classifier_pooling problem_types layerdrop output_past n_ctx seq_length
tie_last_hidden_states language language_model training_args torch_compile quantization_status
apply_residual_connection_post_layernorm cross_attention_hidden_size
"""
NEUTRAL = frozenset(_NEUTRAL_TEXT.split())

# Fields that the library's base classes act on for every model type, with the values that change nothing.
REFUSED_EVERYWHERE: Mapping[str, tuple[object, ...]] = {
    "per_layer_config": (None, {}),
    "pruned_heads": (None, {}),
    "add_cross_attention": (None, False),
}


# Neutral fields of which no other type of value means anything; null is none.
_WORDS = frozenset("topk_method scoring_func init_method rope_type summary_type problem_type".split())
_NUMBERS = frozenset(
    """initializer_range initializer_factor layer_norm_eps layer_norm_epsilon rms_norm_eps rms_norm_epsilon norm_eps
    norm_epsilon n_group topk_group routed_scaling_factor router_aux_loss_coef query_pre_attn_scalar""".split()
)


def _check_type(config: Config, key: str, value: object) -> None:
    if key in _WORDS and not isinstance(value, str | None):
        raise config.error(key, value, "a string is expected", f"write {key} as a JSON string")
    if key in _NUMBERS and not (value is None or (isinstance(value, int | float) and not isinstance(value, bool))):
        raise config.error(key, value, "a number is expected", f"write {key} as a JSON number")


def judge(
    config: Config, family: Family, foreign: Callable[[], Foreign], sizes: Mapping[str, int], features: Features
) -> None:
    """Sorts every field that was not read.

    Args:
        config: all reading done.
        family: its family.
        foreign: gives the fields that some family's table reads, for which all families must be read.
        sizes: what was read.
        features: what was read.

    Raises:
        SpecError: a field would change the built model in a way that is not priced.
    """
    for key in _unread(config, family):
        value = config.raw(key)
        _check_type(config, key, value)
        if key in family.refused or key in REFUSED_EVERYWHERE:
            _refuse(config, family, key, value)
        elif _changes_nothing(family, key, value) or foreign().says_the_same(key, value, sizes, features):
            continue
        elif key not in foreign().fields:
            config.warn(f"{config.prefix}{key} is not known; ignored")
        elif value is not None:
            kind = f"the library's {family.model_type} class"
            config.warn(f"{config.prefix}{key} ({show(value)}) is not read by {kind}; ignored here too")


def judge_outer(whole: Config, text: Config, family: Family, foreign: Callable[[], Foreign], spec: ModelSpec) -> None:
    """Sorts what stands beside the nested configs of text model and tower; of a flat config that is the text's."""
    if text.prefix and family.tower is not None:
        whole.used.update(("text_config", family.tower.key))
        judge(whole, family, foreign, spec.dims, spec.features)


def _changes_nothing(family: Family, key: str, value: object) -> bool:
    if key in family.neutral or key.rpartition(".")[2] in NEUTRAL or _is_one_of(value, family.harmless.get(key, ())):
        return True
    return key.startswith("_") and value is None


def _is_one_of(value: object, items: Iterable[object]) -> bool:
    """Equal and of the same type: 1 is not true, 0 is not false."""
    return any(value is item or (value == item and type(value) is type(item)) for item in items)


def _refuse(config: Config, family: Family, key: str, value: object) -> None:
    if not _is_one_of(value, family.refused.get(key, REFUSED_EVERYWHERE.get(key, ()))):
        problem = f"it changes the {family.model_type} model in a way that is not priced"
        raise config.error(key, value, problem, f"leave {key} out")


def _unread(config: Config, family: Family) -> list[str]:
    fields: list[str] = []
    for key, value in config.data.items():
        if key in family.nested and isinstance(value, Mapping):
            fields += [f"{key}.{inner}" for inner in value]
        else:
            fields.append(str(key))
    return sorted(field for field in fields if field not in config.used)
