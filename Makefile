# Two commands on a fresh machine with Python >= 3.11, its venv module, and make:
#     make play      a game of Sith Imperative in the terminal, against bots
#     make test      every test
# The others: check, test-deep, bench, lock, clean. Locks are hash-pinned requirement files.
PY    ?= python3
UV    := .tools/bin/uv
LOCK  := $(UV) pip compile pyproject.toml --universal --python-version 3.11 --generate-hashes --no-header -q
JOBS  ?= 2
export UV_PYTHON_DOWNLOADS := never

.PHONY: play test test-deep check format bench lock clean

play: .venv/play.ok
	@.venv/bin/palatine play sith-imperative

test: .venv/dev.ok
	.venv/bin/pytest -q -n $(JOBS) -m "not deep"

test-deep: .venv/dev.ok
	.venv/bin/pytest -q -n $(JOBS)

check: .venv/dev.ok
	.venv/bin/ruff format --check .
	.venv/bin/ruff check .
	.venv/bin/mypy
	.venv/bin/lint-imports

format: .venv/dev.ok
	.venv/bin/ruff format .
	.venv/bin/ruff check --fix .

bench: .venv/bench.ok
	.venv/bin/python -m benchmarks

$(UV):
	$(PY) -m venv .tools
	.tools/bin/pip install -q --disable-pip-version-check uv

.venv/bin/python: | $(UV)
	$(UV) venv -q --allow-existing --python $(PY) .venv

.venv/play.ok: requirements.lock pyproject.toml | .venv/bin/python
	$(UV) pip install -q --no-deps -r requirements.lock -e .
	@touch $@
.venv/dev.ok: requirements-dev.lock pyproject.toml | .venv/bin/python
	$(UV) pip install -q --no-deps -r requirements-dev.lock -e .
	@touch $@
.venv/bench.ok: requirements-bench.lock pyproject.toml | .venv/bin/python
	$(UV) pip install -q --no-deps -r requirements-bench.lock -e .
	@touch $@

lock: $(UV)
	$(LOCK) -o requirements.lock
	$(LOCK) --group dev -o requirements-dev.lock
	$(LOCK) --group dev --group bench -o requirements-bench.lock

clean:
	rm -rf .tools .venv
