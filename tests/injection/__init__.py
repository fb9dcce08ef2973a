"""Names, notes and keys from outside in every output: whatever they hold is text there, and nothing else."""
