"""Sharded models as numbers: degrees, stages of a pipeline, what ranks send."""
