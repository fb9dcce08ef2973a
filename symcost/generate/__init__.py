"""Generated files: what is made, written, checked."""
