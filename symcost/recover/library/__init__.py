"""A library's module of a config, run on tensors without storage: what it has and does, as formulas of its sizes."""
