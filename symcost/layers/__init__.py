"""Layer kinds from features, by architecture."""
