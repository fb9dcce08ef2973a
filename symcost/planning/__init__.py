"""Plans of a training run: every legal way to divide a model over devices, and how long a step takes at least."""
