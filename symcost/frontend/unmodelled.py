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
gemma4_unified_assistant | layers that read the caches of another model
hy_v4 | hyper-connections around latent attention
inkling_text | relative logits and short convolutions in every block
inkling2_text | a bias of relative positions and short convolutions in every block
inkling2_loop_text | layers that are run several times
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
_SEEN_AND_HEARD = """
apertus1p5 | tokenizers of images and audio, which make tokens of their codes
bit | convolutions whose weights are standardised
cvt | projections by convolution in front of attention
deepseek_ocr2 | a tower of two, one of which is a text model
dia | several codebooks a step
dots3_note | its towers and latent attention with sizes of each layer's own
ernie4_5_vl_moe | experts of text and of images, and a resampler over frames
fast_vlm | a tower of another library (FastViT)
focalnet | focal modulation
gemma3n | a tower of another library (MobileNet V5), and a conformer of chunks
glm5_next | its towers and text model
granite_docling | a connector of two grids with mergers into early layers
hgnet_v2 | blocks that lay every layer's output side by side
hiera | pooled queries and units of masked windows
hy_v4_vl | hyper-connections around latent attention
idefics | gated layers between those of the text model
imagegpt | tokens that are clusters of pixels
inkling2 | relative logits and short convolutions in every block
inkling2_loop | layers that are run several times
inkling_mm_model | relative logits and short convolutions in every block
kyutai_speech_to_text | a codec of audio in front of the text model
levit | attention that makes a stage smaller, with a bias of offsets
mistral_large4 | keys and values that layers share under an indexer
mobilevit | inverted bottlenecks, and attention over unfolded patches
mobilevitv2 | inverted bottlenecks, and separable attention
muse_glimmer | its text model, and a tower with windows of its own
muse_spark | its text model and its tower
nemo_speechlm | a conformer beside an encoder of who speaks
perception_lm | a tower of another library
phi4_multimodal | a conformer with distances, and adapters for each kind of input
pi0 | an expert for actions beside the text model
pp_formulanet | a tower with windows in front of a decoder
pp_lcnet | convolutions by a list of blocks
sew-d | disentangled attention behind a front that is made shorter
speecht5 | front nets of speech and text on both sides
swiftformer | additive attention
textnet | convolutions by a list of kernels
timm_wrapper | models of another library
udop | words, their places and patches in one encoder
vibevoice | diffusion of speech, and two tokenizers of audio
vibevoice_asr | two tokenizers of audio
"""
MISSING_COMPONENTS = {
    name.strip(): reason.strip()
    for name, _, reason in (line.partition("|") for line in (_TEXT + _SEEN_AND_HEARD).strip().splitlines())
    if reason.strip()
}


def reason(model_type: str) -> str:
    """Why a family is not supported: what of it is not modelled, where that is known."""
    missing = MISSING_COMPONENTS.get(model_type)
    return f"not supported, because this is not modelled: {missing}" if missing else "this family is not supported"


def lacking(model_type: str) -> str:
    """The end of a refusal: the component that is not modelled, where that is known."""
    missing = MISSING_COMPONENTS.get(model_type)
    return f", because this is not modelled: {missing}" if missing else ""
