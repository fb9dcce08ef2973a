"""Families of the library that are not priced, and the component that each would need: the reason of a refusal."""

from __future__ import annotations

_TEXT = """
axk2 | norms with a gate of low rank around attention over keys that an indexer chooses
bailing_hybrid | delta attention with a forget gate of its own beside latent attention
blt | patches of bytes with a local encoder and decoder
cohere_compass | its towers
convbert | convolutions whose filters are made from the tokens
cpmant | attention with a bias by segments and prompts
deepseek_v4 | hyper-connections, and attention over keys compressed in blocks
dory | hidden states normed to the unit sphere
dots3_note_text | latent attention with sizes of each layer's own
emu3 | a quantiser of images
fnet | Fourier transforms in place of attention
funnel | pooling between stages of layers
fuyu | patches projected into the text model
git | an image's tokens in front of a text model without a projector
hy_v4 | hyper-connections around latent attention
inkling_text | relative logits and short convolutions in every block
inkling2_text | a bias of relative positions and short convolutions in every block
mobilebert | bottlenecks around and stacks of feed-forward blocks in every layer
mra | multi-resolution attention
musicgen | several codebooks a step
musicgen_melody | several codebooks a step
neomme | patches of documents, value embeddings and exclusive attention
pegasus_x | blocks that attend to global tokens
perceiver | latents that attend to bytes
reformer | hashed attention and reversible layers
squeezebert | projections in groups
t5gemma2 | a vision tower in front of the encoder, and attention that joins cross and self attention
xlstm | exponential gates and matrix memories
zaya | convolved and compressed attention, and a router with a state
"""
MISSING_COMPONENTS = {
    name.strip(): reason.strip()
    for name, _, reason in (line.partition("|") for line in _TEXT.strip().splitlines())
    if reason.strip()
}


def reason(model_type: str) -> str:
    """Why a family is not supported: what of it is not modelled, where that is known."""
    missing = MISSING_COMPONENTS.get(model_type)
    return f"not supported, because this is not modelled: {missing}" if missing else "this family is not supported"
