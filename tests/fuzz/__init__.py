"""A fuzzer of everything that symcost reads: seeded inputs, one process each, failures made small and kept.

python -m tests.fuzz --inputs 1000 --seed 1
"""
