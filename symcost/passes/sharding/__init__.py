"""Sharding: from the cost of an operator on one device to that of a rank, by a plan."""
