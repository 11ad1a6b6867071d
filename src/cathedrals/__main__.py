"""Where the program begins."""

import sys


def main() -> None:
    """Run the command line; Ctrl-C is heeded quietly even while it is loaded."""
    try:
        from cathedrals import cli

        cli.main()
    except KeyboardInterrupt:
        sys.exit(130)


if __name__ == "__main__":
    main()
