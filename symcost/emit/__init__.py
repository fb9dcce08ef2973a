"""Emitters: a cost model as text, by a printer and a template."""
