"""Hardware: what a data sheet states, as data, and the roofline bounds that follow from it."""
