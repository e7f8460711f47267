# Tunnel's commands. Each recipe's lines are printed before they run; Tools/setup.sh installs what is missing.
#
#   make run        builds for this machine's processor and starts Tunnel; ARGS="--at 56.55,8.3167" are passed on
#   make hypnosis   the same with the second sample; ARGS="--theme dark"
#   make test       every test there is, and the linter; what CI calls
#   make bench      compares our renderer with its peers; QUICK=1 takes under a minute
#   make install    PREFIX=/usr/local, DESTDIR= for packagers: a portable build and its assets
#   make atlas      rebuilds Assets from the pinned sources
#   make format     formats the sources;  make lint  checks them;  make setup  installs what is missing

PREFIX ?= /usr/local
ARGS ?=
TO = $(DESTDIR)$(PREFIX)

# The native build keeps to a directory of its own, so that it and the portable one do not undo each other.
# Its code is faster, its results are the same bytes: the compiler never contracts a · b + c by itself.
NATIVE := --configuration release --scratch-path .build/native \
  -Xcc $(if $(filter aarch64 arm64,$(shell uname -m)),-mcpu=native,-march=native)
# Without Swift's own libraries to be found at run time, the installed program needs no toolchain.
PORTABLE := --configuration release --scratch-path .build/portable --static-swift-stdlib
# The rooms whose loops are compiled differently in release: their pixels and properties are tested there too; and the
# random scripts, of which a debug build plays a quarter.
HOT_SUITES := Raster|Compositor|Geometry|AtlasCore|ScriptProperty
FORMATTED := Sources Tests Package.swift $(wildcard Benchmarks)

.PHONY: run hypnosis test bench install atlas format lint setup

run:
	Tools/setup.sh
	swift build $(NATIVE) --product tunnel
	.build/native/release/tunnel $(ARGS)

hypnosis:
	Tools/setup.sh
	swift build $(NATIVE) --product hypnosis
	.build/native/release/hypnosis $(ARGS)

test:
	Tools/setup.sh --tests
	$(MAKE) --no-print-directory lint
	swift build --build-tests
	swift test --skip-build
	swift test --configuration release --filter '$(HOT_SUITES)'

bench:
	Tools/setup.sh
ifneq ($(wildcard Benchmarks),)
	swift run $(NATIVE) Benchmarks $(if $(QUICK),--quick) $(ARGS)
else
	@echo "No benchmark exists yet."
endif

install:
	Tools/setup.sh
	swift build $(PORTABLE) --product tunnel
	install -D -s -m 755 .build/portable/release/tunnel '$(TO)/bin/tunnel'
	install -d '$(TO)/share/tunnel'
	cp -R Assets/. '$(TO)/share/tunnel/'
	install -D -m 644 Tools/install/tunnel.desktop '$(TO)/share/applications/tunnel.desktop'
	install -D -m 644 Tools/install/tunnel.svg '$(TO)/share/icons/hicolor/scalable/apps/tunnel.svg'
	install -D -m 644 Tools/install/tunnel.1 '$(TO)/share/man/man1/tunnel.1'

atlas:
	Tools/setup.sh
	Tools/atlas/build

lint:
	swift format lint --strict --recursive $(FORMATTED)

format:
	swift format --in-place --recursive $(FORMATTED)

setup:
	Tools/setup.sh --tests
