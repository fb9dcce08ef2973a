"""Sizes of images, sound and places on a page, and of the towers that read them."""

from __future__ import annotations

from symcost.dim_tables.record import rows

ROWS = [
    *rows(
        "elements",
        r"""
        patch | p_{s} | side of a square patch
        temporal_patch | p_{t} | frames in a patch
        merge | m_{s} | side of a block of merged patches
        attention_block | b_{s} | tokens of a block of block-sparse attention
        random_blocks | r_{b} | random blocks that a block sees
        box_positions | N_{\mathrm{box}} | places of a side of a word's box
        corner_embed | e_{c} | width of the place of a box's corner
        page_buckets | N_{bp} | buckets of distances on a page
        sound_vocab | V_{so} | rows of a table of pronunciations
        sound_embed | e_{so} | width of a pronunciation
        shape_vocab | V_{sh} | rows of a table of shapes of characters
        shape_embed | e_{sh} | width of a shape
        languages | N_{\mathrm{lang}} | languages with an adapter each
        stride | s | positions that a convolution moves on
        position_groups | G_{p} | groups of channels of a convolution that makes positions
        stem | h_{0} | width of the convolution in front of the first stage
        tiles | N_{t} | tiles of an image
        aspects | N_{a} | layouts of an image's tiles, and none
        cross_width | h_{x} | width of what a text model's keys of images or clips are made from
        cross_tokens | N_{x} | tokens of an image that a text model's layers look at
        stage_bins | N_{\mathrm{bin}} | mel bins behind the convolutions
        convolutions | L_{c} | convolutions in front of an encoder
        pixels | N_{\mathrm{px}} | pixels of an image
        image_side | n_{i} | patches of a side of an image
        window_side | n_{w} | patches of a side of a window
        padded_patches | N_{pw} | patches of an image filled up to whole windows
        squeezed | h_{s} | width in the middle of a gate over channels
        squeezed_first | h_{s1} | the same in the first layer of a stage
        filter_groups | G_{c} | groups of channels of a convolution
        neck | h_{n} | width of the convolutions behind a tower's layers
        queries | N_{q} | learned queries that read an image
        instruction | N_{in} | tokens of an instruction beside the queries that read an image
        query_rows | N_{qr} | learned queries that there are, of which an image takes some
        blocks | N_{bl} | blocks of patches of an image
        indicators | N_{\mathrm{ind}} | tokens of a visual vocabulary that stand around images
        """,
    ),
    *rows(
        "tokens",
        r"registers | n_{\mathrm{reg}} | learned tokens beside an image's class token; 0 where there are none",
        "nonnegative",
    ),
    *rows(
        "elements",
        r"""
        channels | c_{\mathrm{in}} | channels of an image
        projection | d_{p} | width of the joint text and image space
        projector_in | f_{pi} | width behind the first matmul of a projector
        projector_ffn | f_{pm} | width in the middle of a projector
        projector_out | f_{po} | width that a projector's last matmul reads
        merger_ffn | f_{mg} | width in the middle of a merger's gated block
        aligner_depth | L_{a} | matmuls of an aligner
        unread | N_{u} | parameters that a forward pass does not read
        mel_bins | N_{\mathrm{mel}} | mel bins of a frame
        frame_width | n_{f} | width of a frame as it is handed in
        distances | N_{\mathrm{dist}} | rows of a table of distances between frames
        squeeze | n_{sq} | frames that one position of the layers stands for
        buckets | N_{b} | buckets of the relative position bias
        """,
    ),
]
