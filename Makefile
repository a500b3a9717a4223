# Two commands: `make play` and `make test`. Each works from a bare machine with Python 3.11 or newer.

PYTHON ?= python3
BIN := .venv/bin

.PHONY: help play test test-long lint wheel bench compiled docs playthroughs soak mutants coverage screens games frames clicks clicks-browser types lock clean

help:
	@echo "make play   set up and play"
	@echo "make test   set up, check the style and run every test"
	@echo "make lint   run only the checks   make test-long  test with four times as many random cases"
	@echo "make bench  run the benchmarks"
	@echo "make wheel  build the wheel and the source package in dist"
	@echo "make docs   rewrite the generated pages         make compiled  build a faster form, if there is a C compiler"
	@echo "make soak   play and check 2,000 random games   make playthroughs  rewrite the golden games"
	@echo "make mutants   change the code in small ways and see whether tests notice     make coverage   what the tests reach"
	@echo "make games    play whole games of teams in pages, to the score sheet, and take pictures"
	@echo "make clicks   count the presses of a round of a 400-point game"
	@echo "make screens  take pictures of every page and question     make frames  measure how smoothly the board moves"

# One stamp for those who play, one for those who also test; a second run finds them and starts at once.
.venv/ready-play: requirements.lock pyproject.toml scripts/setup.py
	@$(PYTHON) scripts/setup.py play

.venv/ready-test: requirements.lock pyproject.toml scripts/setup.py
	@$(PYTHON) scripts/setup.py test

# The pages of the browser game, rebuilt when a source is newer.
SITE := armada/server/site/index.html
$(SITE): $(shell find ui \( -path ui/node_modules -o -path ui/tests \) -prune -o -type f -print)
	@$(PYTHON) scripts/setup.py site

play: .venv/ready-play $(SITE)
	@$(BIN)/armada play

# The checks run beside the tests; what pytest says comes last.
test: .venv/ready-test $(SITE)
	@$(BIN)/python scripts/run_tests.py

# Four times as many random cases, simulated attacks, whole games and kills.
test-long: .venv/ready-test $(SITE)
	@ARMADA_LONG_TESTS=1 $(BIN)/python scripts/run_tests.py

lint: .venv/ready-test $(SITE)
	@$(BIN)/python scripts/run_tests.py lint

# What others install: the wheel and the source package, with the pages and the places of rules, into dist.
wheel: .venv/ready-test $(SITE)
	@$(BIN)/python scripts/make_docs.py --places
	@$(BIN)/python -m hatchling build

bench: .venv/ready-play
	@$(BIN)/armada bench

compiled: .venv/ready-test
	@$(BIN)/python scripts/compile.py

docs: .venv/ready-test
	@$(BIN)/python scripts/make_docs.py

playthroughs: .venv/ready-test
	@PYTHONPATH=. $(BIN)/python scripts/make_playthroughs.py

GAMES ?= 2000
soak: .venv/ready-test
	@PYTHONPATH=. $(BIN)/python scripts/soak.py --games $(GAMES)

# A sample of mutants of each room: about 10 minutes on two cores. `SEED=7 MUTANTS=60 ROOMS="words screens" MINUTES=30`.
SEED ?= 1
MUTANTS ?= 20
MINUTES ?= 10
ROOMS ?= rules effects tournament words screens players
mutants: .venv/ready-test
	@$(BIN)/python scripts/mutants.py --seed $(SEED) --mutants $(MUTANTS) --minutes $(MINUTES) $(addprefix --room ,$(ROOMS))

# All tests with branch coverage, room by room; `TESTS="tests/rules tests/words"` for some.
TESTS ?=
coverage: .venv/ready-test $(SITE)
	@$(BIN)/python scripts/coverage_of_rooms.py $(TESTS)

# Pictures of every page and every kind of question, into build/screens.
screens: .venv/ready-test $(SITE)
	@PYTHONPATH=. $(BIN)/python scripts/screens.py

# Whole games of two to eight players in Chromium, with pictures in build/games; `GAME="two people"` for one of them.
GAME ?=
games: .venv/ready-test $(SITE)
	@PYTHONPATH=. $(BIN)/python scripts/play_through.py $(if $(GAME),"$(GAME)")

# How much work a frame of the board is while a full table is moved.
frames: .venv/ready-test $(SITE)
	@PYTHONPATH=. $(BIN)/python scripts/frames.py

# How often a player presses something in a round of a 400-point game; `CLICKS="--games 2 --plain"` without plans.
CLICKS ?=
clicks: .venv/ready-test
	@$(BIN)/python scripts/count_clicks.py $(CLICKS)

# The same in a real browser, for one game; `CLICKS="--rounds 3 --phone"`. With `CLICKS="--pace calm"` its scenes are measured.
clicks-browser: .venv/ready-test $(SITE)
	@PYTHONPATH=. $(BIN)/python scripts/click_rounds.py $(CLICKS)

lock: .venv/ready-test
	@$(BIN)/uv pip compile pyproject.toml --extra dev --extra node --universal --python-version 3.11 \
		--no-emit-index-url --no-header --no-annotate -q -o requirements.lock

clean:
	rm -rf .venv build dist

# What the browser has from Python, and Python from the browser: types, and the colours of the drawings.
types: .venv/ready-test
	@$(BIN)/python scripts/make_types.py
	@cd ui && npm run --silent types
	@$(BIN)/python scripts/make_palettes.py
