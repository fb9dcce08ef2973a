"""One file a rule, found by walking this folder. SC1xx formulas, SC2xx tensors, SC3xx kinds, SC4xx sources."""
