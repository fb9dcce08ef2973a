"""Layers that mix tokens by a Fourier transform, priced by symcost."""
