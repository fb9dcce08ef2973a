"""`python -m symcost`."""

from symcost.cli import main

if __name__ == "__main__":
    main()
