# Everything a developer runs. Needs Python 3.11 or newer, pip and make; the rest is fetched into .venv.

ENVIRONMENT ?= .venv
WORKERS ?= 2
BIN := $(ENVIRONMENT)/bin

.PHONY: help demo test env fix generate bench clean
.DEFAULT_GOAL := help

help:
	@echo "make demo      install symcost here and price DeepSeek-V3, step by step"
	@echo "make test      every check: lint, types, import contracts, tests, freshness of generated/"
	@echo "make fix       repair what can be repaired: lint, format, generated/"
	@echo "make env       only the development environment, in $(ENVIRONMENT)"
	@echo "make generate  write generated/ anew"
	@echo "make bench     measure every figure of speed; BENCH=\"--only numpy\" for one topic"
	@echo "make clean     remove what these commands made"

demo: $(ENVIRONMENT)/installed
	@PATH="$(abspath $(BIN)):$$PATH" sh docs/examples/demo.sh

test: $(ENVIRONMENT)/installed-dev
	@sh .ci/test "$(BIN)" "$(WORKERS)"

env: $(ENVIRONMENT)/installed-dev

fix: $(ENVIRONMENT)/installed-dev
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .
	$(BIN)/symcost generate

generate: $(ENVIRONMENT)/installed-dev
	$(BIN)/symcost generate

bench: $(ENVIRONMENT)/installed-dev
	@$(BIN)/python -m tests.benchmarks $(BENCH)

# The stamps stand in the environment: a changed pyproject.toml installs again, a removed environment starts over.
$(ENVIRONMENT)/installed: pyproject.toml
	@sh .ci/environment "$(ENVIRONMENT)" numpy
	@touch $@

$(ENVIRONMENT)/installed-dev: pyproject.toml
	@sh .ci/environment "$(ENVIRONMENT)" numpy,dev
	@touch $@ $(ENVIRONMENT)/installed

clean:
	rm -rf $(ENVIRONMENT) out .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache dist build
