"""`python -m armada` is the command `armada`."""

from armada.cli import main

if __name__ == "__main__":
    main()
