"""Makes a release: a checklist as a program. `make release` runs it; nothing is pushed or published by it."""
