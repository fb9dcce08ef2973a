"""Components of the standard set, one file each, found by walking this folder."""
