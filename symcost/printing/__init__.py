"""Printers: one expression as text, for every language that symcost writes."""
