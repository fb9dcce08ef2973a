"""Sweeps: whole-model totals at every point of a grid, written in row groups as they come.

grid file -> Grid -> Space (numbered points) -> boxes of points -> Rows -> row groups of Parquet or CSV. Points are
evaluated along the grid's axes by a model's NumPy module; what that may round is marked, or recomputed exactly.
"""
