# Everything starts from a fresh clone. Needed: Python 3.11 or newer with venv, and make.
PYTHON ?= python3
PIP    := .venv/bin/python -m pip -qq --disable-pip-version-check
# The files of pins are complete, so nothing needs to be resolved; files are compiled when they are first imported.
PINNED := $(PIP) install --no-deps --no-compile
SOURCES := $(shell find src web -name static -prune -o -type f ! -name '*.pyc' ! -path '*.egg-info/*' -print | sort) package-lock.json vite.config.ts

# A marker is named after what it was made from, so a change makes it anew and an old state is recognised.
FOR_BUILD := .venv/build-$(shell ($(PYTHON) -VV; cat requirements/build.txt requirements/node.txt) 2>&1 | cksum | tr ' ' -)
FOR_PLAY := .venv/play-$(shell cat requirements/run.txt pyproject.toml | cksum | tr ' ' -)
FOR_TEST := .venv/test-$(shell cat requirements/test.txt | cksum | tr ' ' -)
CLIENT := src/cathedrals/server/static
COMPILED := build/compiled/made-$(shell (command -v $${CC:-cc}; cksum $(SOURCES) pyproject.toml setup.py building/*.py requirements/build.txt) 2>&1 | cksum | tr ' ' -)

.PHONY: help bench branches browser check client-test compiled covered clean docs format hooks installs lint lock long lowest mutants mutants-client peers play quick rehearse release screens test test-compiled wire words words-xx
.DEFAULT_GOAL := help

help: ## list the targets
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  make \1	\2/p' $(MAKEFILE_LIST) | expand -t 24

check: ## see whether the machine has what is needed
	@$(PYTHON) -c 'import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || \
	  { echo "Python 3.11 or newer with venv is needed, $(PYTHON) is not: apt install python3 python3-venv make" >&2; exit 2; }

$(FOR_BUILD): | check
	@echo 'Making the environment in .venv …'
	@$(PYTHON) -m venv --clear .venv
	@$(PINNED) -r requirements/build.txt
	@.venv/bin/python web/build.py node || $(PINNED) -r requirements/node.txt
	@touch $@

$(FOR_PLAY): $(FOR_BUILD)
	@$(PINNED) -r requirements/run.txt
	@$(PIP) install --no-deps --no-build-isolation --editable .
	@rm -f .venv/play-*
	@touch $@

$(FOR_TEST): $(FOR_PLAY)
	@echo 'Adding the tools of the tests to .venv …'
	@$(PINNED) -r requirements/test.txt
	@rm -f .venv/test-*
	@touch $@

# Side by side: the compiler, the packages, and within the build of the wheel the browser client.
play: ## serve tables for people and programs, and open the browser at them
	@$(MAKE) --no-print-directory --jobs 2 $(FOR_PLAY) $(COMPILED)
	@PYTHONPATH=$(CURDIR)/build/compiled .venv/bin/python -m cathedrals

wire: $(FOR_TEST) ## write docs/reference/openapi.json, from which the client's types are made
	@.venv/bin/python docs/openapi.py

screens: $(FOR_TEST) $(COMPILED) ## draw the pictures of the terminal and take those of the browser in docs/pictures
	@.venv/bin/python docs/screens.py
	@PYTHONPATH=$(CURDIR)/build/compiled .venv/bin/python docs/browser_screens.py

# Without bytecode every process of the tests would compile all it imports anew.
unexport PYTHONDONTWRITEBYTECODE

# Whatever the gate could not try is said at its end, so that green never hides it.
LEFT_OUT := build/left-out.txt
ON_COMPILED := PYTHONPATH=$(CURDIR)/build/compiled .venv/bin/python
SEED ?= 0
QUICK := tests/test_laws.py tests/kernel tests/games tests/pinned tests/server/test_playing.py tests/server/test_wire.py tests/server/test_safety.py

# Whatever waits or works on one core has something beside it that fills the other; what they say comes one after the other.
test: check ## run the gate: style, types, imports, documentation, tests, coverage, the browser
	@mkdir -p build && rm -f $(LEFT_OUT)
	@$(MAKE) --no-print-directory --jobs 2 $(FOR_TEST) $(COMPILED)
	@$(MAKE) --no-print-directory --jobs 3 --output-sync=target lint client-test docs covered
	@$(MAKE) --no-print-directory test-compiled branches browser
	@test ! -s $(LEFT_OUT) || sort -u $(LEFT_OUT)

quick: $(FOR_TEST) ## what takes seconds and says most, for every save
	@$(MAKE) --no-print-directory lint
	@.venv/bin/python -m pytest --quiet -n 2 --dist worksteal -m 'not dear' $(QUICK)

long: $(FOR_TEST) $(COMPILED) ## run everything at full size: make long SEED=7 PARTS=server,browser
	@$(ON_COMPILED) -m tests.long --seed $(SEED) $(if $(PARTS),--parts $(PARTS))

# Which tests take which lines is seen once and kept in build/mutants until sources or tests change.
mutants: $(FOR_TEST) ## plant bugs in a copy and report which no test notices: make mutants SEED=7 SAMPLE=300 AREAS=kernel,server
	@PYTHONPATH=$(CURDIR)/src .venv/bin/python -m tests.mutants --seed $(SEED) $(if $(SAMPLE),--sample $(SAMPLE)) $(if $(AREAS),--areas $(AREAS))

lint: $(FOR_TEST) ## check style, types and the direction of imports
	@.venv/bin/ruff check --quiet
	@.venv/bin/ruff format --check --quiet || { echo 'make format mends the layout of the files above' >&2; exit 1; }
	@.venv/bin/mypy --strict --no-error-summary
	@mkdir -p build
	@.venv/bin/lint-imports --no-logo > build/imports.log || { cat build/imports.log; exit 1; }

pytest: covered test-compiled branches ## run all tests but those in the browser, and see that they take the branches

# Compiled code shows no branches, so what is compiled is seen on src/, and all that stays plain in the run on the compiled rules.
TAKEN := $(CURDIR)/build/branches
MEASURED = BRANCHES=$(TAKEN)/$@ PYTHONPATH=$(CURDIR)/$(1):$(CURDIR)/tests/branches/site .venv/bin/python -m pytest --quiet --dist worksteal
covered: $(FOR_TEST) ## run the tests of all that is compiled on src/, and note which branches they take
	@.venv/bin/python -m tests.branches mark src $(TAKEN)/$@
	@$(call MEASURED,src) -n 2 -m 'not dear' tests/kernel tests/games tests/players tests/envs

branches: $(FOR_TEST) ## tell how many branches of every package the last covered and test-compiled took, and fail below 95 %
	@.venv/bin/python -m tests.branches tell $(TAKEN)/covered $(TAKEN)/test-compiled

docs: $(FOR_TEST) ## build the documentation site into build/docs; whatever is broken in it is an error
	@.venv/bin/python -m sphinx --fail-on-warning --keep-going --nitpicky --fresh-env --quiet --jobs 2 -d build/doctrees docs build/docs

# Many tests wait for a server or a terminal: four at a time keep two cores busy. Those in the browser beside them were tried: both
# together took longer than one after the other, for Chromium without a graphics card needs the cores as well.
test-compiled: $(FOR_TEST) $(COMPILED) ## run all tests but those in the browser on the compiled rules
	@mkdir -p build
	@.venv/bin/python web/build.py packages
	@.venv/bin/python -m tests.branches mark build/compiled $(TAKEN)/$@
	@$(call MEASURED,build/compiled) -n 4 tests --ignore tests/browser --left-out=$(LEFT_OUT)

client-test: $(FOR_TEST) ## check style, layout and types of the browser client and run its own tests
	@mkdir -p build
	@.venv/bin/python web/build.py test > build/client-test.log || { cat build/client-test.log; exit 1; }
	@sed -n 's/^Notice: /left out: /p' build/client-test.log | tee -a $(LEFT_OUT)

mutants-client: $(FOR_TEST) ## plant bugs in the browser client's logic and see which live: make mutants-client SEED=7 SAMPLE=60
	@mkdir -p build
	@.venv/bin/python web/build.py mutants $(SEED) $(or $(SAMPLE),60)

# A missing Chromium is installed where it can be; where CI is set, the gate fails without it.
browser: $(FOR_TEST) $(COMPILED) ## play both games in a browser, as people do
	@mkdir -p build
	@.venv/bin/python web/build.py packages
	@if .venv/bin/python -m tests.browser.chromium 2> build/chromium.log; then \
	  $(ON_COMPILED) -m pytest --quiet -n 3 --dist worksteal tests/browser --left-out=$(LEFT_OUT); \
	else cat build/chromium.log | tee -a $(LEFT_OUT); test -z "$$CI"; fi

compiled: $(FOR_PLAY) $(COMPILED) ## build the wheel, with the rules compiled where a C compiler is present, into build/compiled

$(COMPILED): $(FOR_BUILD)
	@echo 'Compiling the rules and building the browser client into build/compiled …'
	@rm -rf build/wheel build/compiled && mkdir -p build/wheel
	@.venv/bin/python -m pip -v wheel --no-deps --no-build-isolation --wheel-dir build/wheel . > build/wheel.log 2>&1 || \
	  { tail -n 40 build/wheel.log; exit 1; }
	@sed -n 's/^ *\(Notice: .*\)/\1/p' build/wheel.log | sort -u
	@.venv/bin/python -m zipfile -e build/wheel/*.whl build/compiled
	@touch $@

bench: $(COMPILED) $(FOR_TEST) ## measure the rules and the batches
	@PYTHONPATH=$(CURDIR)/build/compiled .venv/bin/python -m cathedrals bench
	@PYTHONPATH=$(CURDIR)/build/compiled .venv/bin/python bench/batch.py

peers: $(COMPILED) ## measure ours and its peers, which are installed into build/peers
	@PYTHONPATH=$(CURDIR)/build/compiled .venv/bin/python bench/peers.py

words: $(FOR_TEST) ## list what is missing, unused or different in the words of each language
	@.venv/bin/python -m tests.words

words-xx: $(FOR_TEST) ## write the pseudo-language, English made longer, into build/words
	@.venv/bin/python -m tests.words --pseudo build/words

format: $(FOR_TEST) ## lay out the code and mend what can be mended
	@.venv/bin/ruff check --fix --quiet --exit-zero
	@.venv/bin/ruff format --quiet
	@.venv/bin/python web/build.py format

LOCK := .venv/bin/uv --quiet pip compile --python-version 3.11 --universal --no-header --no-annotate --no-emit-index-url --no-emit-find-links --upgrade
lock: $(FOR_PLAY) ## choose the newest versions and pin them in requirements/
	@$(PIP) install uv
	@$(LOCK) pyproject.toml --extra test -o requirements/test.txt
	@$(LOCK) pyproject.toml -c requirements/test.txt -o requirements/run.txt
	@$(LOCK) requirements/release.in -c requirements/test.txt -o requirements/release.txt
	@$(LOCK) requirements/build.in -c requirements/test.txt -o requirements/build.txt
	@$(LOCK) requirements/node.in -o requirements/node.txt

hooks: $(FOR_TEST) ## let git run the gates that take seconds before every commit
	@.venv/bin/pre-commit install

installs: $(FOR_TEST) $(COMPILED) ## try every way to install in minimal Debian roots, as root: a table of what came out
	@.venv/bin/python -m deploy.installs

rehearse: $(FOR_TEST) ## do the steps of Containerfile and compose.yaml without an engine, on Debian as root
	@.venv/bin/python -m deploy.rehearse

# Pushes and publishes nothing. DRY=1 rehearses it; SEEN=COMMIT says that make test was just seen green there.
release: $(FOR_TEST) $(COMPILED) ## check everything, date the changelog, build the archives, commit and tag the version
	@$(PIP) install -r requirements/release.txt
	@.venv/bin/python -m release $(if $(DRY),--dry-run) $(if $(SEEN),--gates-seen $(SEEN))

# The lower bounds in pyproject.toml are those with which these tests were seen to pass.
lowest: $(FOR_TEST) ## run the tests that touch dependencies on the oldest versions pyproject.toml allows, in build/lowest
	@$(PIP) install uv
	@.venv/bin/uv --quiet venv --clear --python .venv/bin/python build/lowest
	@VIRTUAL_ENV=$(CURDIR)/build/lowest .venv/bin/uv --quiet pip install --resolution lowest-direct -r pyproject.toml --extra test
	@PYTHONPATH=$(CURDIR)/src build/lowest/bin/python -m pytest --quiet -n 2 --dist worksteal tests/cli tests/envs tests/server \
	  tests/kernel/test_words.py tests/players/test_arena.py

clean: ## remove the environment and everything built
	@rm -rf .venv build dist node_modules $(CLIENT) .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache src/*.egg-info
	@find src tests -name __pycache__ -prune -exec rm -rf {} +
