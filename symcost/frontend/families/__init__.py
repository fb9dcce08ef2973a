"""One file for each group of related model types; a file states FAMILIES, and is found by walking the folder."""
