"""One file a command: its function `run` is the command, its parameters are the options, what it returns the status.

A command imports what is heavy inside the function, so that `symcost --help` stays light.
"""
