"""Parameters of VQ-VAEs (images as tokens of a code book), which a pass over text and images does not run."""

from __future__ import annotations

from collections.abc import Iterator

from symcost.frontend.config import Config


def _convolution(inner: int, outer: int, side: int) -> int:
    return inner * outer * side**2 + outer


def _residual(inner: int, outer: int) -> int:
    """Two norms and two convolutions, and a shortcut where the width changes."""
    shortcut = _convolution(inner, outer, 1) if inner != outer else 0
    return 2 * inner + _convolution(inner, outer, 3) + 2 * outer + _convolution(outer, outer, 3) + shortcut


def _attention(width: int) -> int:
    return 2 * width + 4 * _convolution(width, width, 1)


def _middle(width: int) -> int:
    return 2 * _residual(width, width) + _attention(width)


def _stages(widths: list[int], before: int, blocks: int, with_attention: int) -> Iterator[tuple[int, int]]:
    """Parameters of each stage's blocks, and the width behind it; one stage's blocks have attention."""
    for index, width in enumerate(widths):
        found = 0
        for _ in range(blocks):
            found += _residual(before, width) + (_attention(width) if index == with_attention else 0)
            before = width
        yield found, width


def code_book(config: Config) -> int:
    """Encoder, code book and decoder of a config as Janus states it."""
    base, blocks, latent = (_of(config, *pair) for pair in WIDTHS)
    embed, codes = _of(config, "embed_dim", 8), _of(config, "num_embeddings", 16384)
    factors = config.integers(["channel_multiplier"]) or [1, 1, 2, 2, 4]
    widths, last = [base * factor for factor in factors], len(factors) - 1
    wide = 2 * latent if config.boolean(["double_latent"], False) else latent
    down = list(_stages(widths, base, blocks, last))
    total = _convolution(_of(config, "in_channels", 3), base, 3) + sum(found for found, _ in down)
    total += sum(_convolution(width, width, 3) for _, width in down[:-1])
    total += _middle(widths[-1]) + 2 * widths[-1] + _convolution(widths[-1], wide, 3)
    up = list(_stages(widths[::-1], widths[-1], blocks + 1, 0))
    total += _convolution(latent, widths[-1], 3) + _middle(widths[-1]) + sum(found for found, _ in up)
    total += sum(_convolution(width, width, 3) for _, width in up[:-1])
    total += 2 * widths[0] + _convolution(widths[0], _of(config, "out_channels", 3), 3)
    return total + codes * embed + _convolution(latent, embed, 1) + _convolution(embed, latent, 1)


WIDTHS = (("base_channels", 128), ("num_res_blocks", 2), ("latent_channels", 256))


def _of(config: Config, key: str, default: int) -> int:
    return config.integer_or([key], default)


def image_generation(whole: Config) -> int:
    """What Janus makes images with: the code book, its embedding, an aligner and a head over codes."""
    config = Config(whole.mapping("vq_config"), whole.where, "vq_config.")
    embed, codes = _of(config, "embed_dim", 8), _of(config, "num_embeddings", 16384)
    width, token = _of(config, "projection_dim", 2048), _of(config, "image_token_embed_dim", 2048)
    layers = _of(config, "num_hidden_layers", 2)
    aligner = (embed + 1) * width + (layers - 1) * (width + 1) * width
    head = (token + 1) * width + (width + 1) * codes
    return code_book(config) + codes * embed + aligner + head
