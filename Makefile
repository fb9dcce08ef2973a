# Everything a developer runs. Needs Python 3.11 or newer, pip and make; the rest is fetched into .venv.

ENVIRONMENT ?= .venv
WORKERS ?= 2
BIN := $(ENVIRONMENT)/bin

.PHONY: help demo test test-all test-rest env fix generate fuzz site bench clean
.DEFAULT_GOAL := help

help:
	@echo "make demo      install symcost here and price DeepSeek-V3, step by step"
	@echo "make test      the checks: lint, types, import contracts, freshness of generated/, tests in minutes"
	@echo "make test-all  these and the rest: against torch and transformers, in a notebook, for every model"
	@echo "make fix       repair what can be repaired: lint, format, generated/"
	@echo "make env       only the development environment, in $(ENVIRONMENT)"
	@echo "make generate  write generated/ anew"
	@echo "make fuzz      10,000 changed inputs of every kind; N=100000 SEED=2 for more, or others"
	@echo "make site      a table of all bundled models and a page for each, in out/site; OUT=... for elsewhere"
	@echo "make bench     measure every figure of speed; BENCH=\"--only numpy\" for one topic"
	@echo "make clean     remove what these commands made"

demo: $(ENVIRONMENT)/installed
	@PATH="$(abspath $(BIN)):$$PATH" sh docs/examples/demo.sh

test: $(ENVIRONMENT)/installed-dev
	@sh .ci/test "$(BIN)" "$(WORKERS)"

# One after the other: the library's packages are only there for the second.
test-all:
	@$(MAKE) --no-print-directory test
	@$(MAKE) --no-print-directory test-rest

test-rest: $(ENVIRONMENT)/installed-all
	@sh .ci/test-rest "$(BIN)" "$(WORKERS)"

env: $(ENVIRONMENT)/installed-dev

fix: $(ENVIRONMENT)/installed-dev
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .
	$(BIN)/symcost generate

generate: $(ENVIRONMENT)/installed-dev
	$(BIN)/symcost generate

fuzz: $(ENVIRONMENT)/installed-dev
	@$(BIN)/python -m tests.fuzz --inputs "$(or $(N),10000)" --seed "$(or $(SEED),1)"

site: $(ENVIRONMENT)/installed-dev
	$(BIN)/symcost docs --all --to site --out $(or $(OUT),out/site)

bench: $(ENVIRONMENT)/installed-dev
	@$(BIN)/python -m tests.benchmarks $(BENCH)

# The stamps stand in the environment: a changed pyproject.toml installs again, a removed environment starts over.
$(ENVIRONMENT)/installed: pyproject.toml
	@sh .ci/environment "$(ENVIRONMENT)" numpy
	@touch $@

$(ENVIRONMENT)/installed-dev: pyproject.toml
	@sh .ci/environment "$(ENVIRONMENT)" numpy,dev
	@touch $@ $(ENVIRONMENT)/installed

$(ENVIRONMENT)/installed-all: $(ENVIRONMENT)/installed-dev
	@sh .ci/environment "$(ENVIRONMENT)" numpy,dev,dev-all
	@touch $@

clean:
	rm -rf $(ENVIRONMENT) out .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache dist build
