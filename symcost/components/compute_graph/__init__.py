"""The component types of document 000, transcribed with its defects: they are what audits are tried on."""
