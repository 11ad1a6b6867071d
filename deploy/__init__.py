"""How it is hosted, and a rehearsal of it on Debian where no engine for containers runs."""
