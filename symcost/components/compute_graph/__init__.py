"""The component types of the compute_graph calculator, transcribed with its defects: what audits are tried on."""
