"""Fields of a Megatron-Bridge provider that change neither parameters nor operations: how a model is run."""

from __future__ import annotations

# Of fields with one subject.
NEUTRAL_BEGINNINGS = (
    *("_target_", "tp_comm_", "cuda_graph", "enable_cuda_graph", "fp8", "fp4", "recompute_", "cpu_offloading"),
    *("pipeline_", "num_layers_in_", "account_for_", "overlap_", "batch_p2p", "use_te", "use_transformer_engine"),
    *("init_method", "embedding_init", "output_layer_init", "async_", "inference_", "expert_model", "expert_tensor"),
    *("hierarchical_", "autocast_", "cross_entropy", "distribute_saved", "virtual_pipeline", "moe_aux", "moe_z_loss"),
    *("moe_token_", "moe_router_load", "moe_router_topk_scaling", "moe_router_bias", "moe_router_dtype", "mamba_"),
    *("moe_permute", "moe_router_fusion", "moe_router_pre", "moe_router_force", "moe_pad", "moe_per_layer"),
    *("moe_input_jitter", "moe_expert_capacity", "moe_use_", "moe_deepep", "moe_flex", "moe_hybridep", "mtp_loss"),
    *("quant", "kitchen", "heterogeneous_", "deallocate_", "barrier_", "defer_", "delay_", "wgrad_", "symmetric_"),
)
NEUTRAL = frozenset(
    """tensor_model_parallel_size context_parallel_size sequence_parallel params_dtype pipeline_dtype bf16 fp16
    fp16_lm_cross_entropy parallel_output make_vocab_size_divisible_by rotary_base rotary_interleaved
    rotary_scaling_factor seq_len_interpolation_factor rope_scaling rope_scaling_factor scale_factor low_freq_factor
    high_freq_factor old_context_len beta_fast beta_slow mscale mscale_all_dim rope_type
    original_max_position_embeddings
    attention_softmax_in_fp32 softmax_scale softmax_type scatter_embedding_sequence_parallel tp_only_amax_red
    transformer_layer_spec generation_config init_model_with_meta_device masked_softmax_fusion
    gradient_accumulation_fusion bias_activation_fusion bias_dropout_fusion bias_dropout_add_fusion apply_rope_fusion
    restore_modelopt_state mtp_enabled layernorm_epsilon layernorm_zero_centered_gamma
    persist_layer_norm memory_efficient_layer_norm apply_query_key_layer_scaling
    fp32_residual_connection test_mode perform_initialization use_cpu_initialization attention_backend
    calculate_per_token_loss deterministic_mode disable_parameter_transpose_cache enable_autocast flash_decode
    moe_grouped_gemm moe_shared_expert_overlap moe_router_enable_expert_bias moe_extended_tp moe_layer_recompute
    moe_apply_probs_on_input moe_enable_deepep timers no_sync_func grad_sync_func param_sync_func
    finalize_model_grads_func grad_scale_func variable_seq_lengths microbatch_group_size_per_vp_stage
    use_ring_exchange_p2p use_fused_weighted_squared_relu activation_func_fp8_input_store activation_func_clamp_value
    glu_linear_offset cache_mla_latents use_mup is_hybrid_model nccl_communicator_config_path
    hf_model_id config_logger_dir one_logger""".split()
)
