"""Decoder layers, from features: norms where the family puts them, an attention flavour, a feed-forward flavour."""
