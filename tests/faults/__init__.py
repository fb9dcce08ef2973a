"""Faults from outside, on purpose: processes that are killed, disks that are full, compilers that hang.

python -m tests.faults [COUNT]
"""
