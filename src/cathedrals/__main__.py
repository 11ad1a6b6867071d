from cathedrals.cli import main

main()
