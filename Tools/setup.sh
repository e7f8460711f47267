#!/bin/sh
# Installs what building (and, with --tests, testing) Tunnel needs and this machine lacks. Asks apt only when
# something is missing, prints each command before it runs, and uses sudo only for those who are not root.
set -eu

build="git make pkg-config libsdl2-dev libsdl2-ttf-dev libpng-dev \
  fonts-inter fonts-dejavu-core fonts-noto-core fonts-droid-fallback"
tests="xvfb xdotool imagemagick x11-utils"
swift_wanted="6.2"

say() { printf '%s\n' "$*" >&2; }
run() { say "+ $*"; "$@"; }

if ! command -v swift >/dev/null; then
  say "Swift is missing. Get Swift $swift_wanted or newer from https://www.swift.org/install/linux/ (swiftly"
  say "installs it in your home directory), see that 'swift --version' answers, and try again."
  exit 3
fi
version=$(swift --version 2>/dev/null | sed -n 's/.*Swift version \([0-9]*\.[0-9]*\).*/\1/p' | head -n 1)
oldest=$(printf '%s\n%s\n' "${version:-0}" "$swift_wanted" | sort -V | head -n 1)
if [ "$oldest" != "$swift_wanted" ]; then
  say "Swift ${version:-of unknown version} is too old: Tunnel needs $swift_wanted or newer, from"
  say "https://www.swift.org/install/linux/ ('swiftly install latest' if you have swiftly)."
  exit 3
fi

packages=$build
if [ "${1:-}" = "--tests" ]; then packages="$build $tests"; fi

missing=""
for package in $packages; do
  dpkg -s "$package" 2>/dev/null | grep -q '^Status: install ok installed' || missing="$missing $package"
done

if [ -n "$missing" ]; then
  say "Missing:$missing"
  if ! command -v apt-get >/dev/null; then
    say "This is no Debian or Ubuntu: please install these packages' counterparts and try again."
    exit 3
  fi
  sudo=""
  if [ "$(id -u)" -ne 0 ]; then
    sudo="sudo"
    if ! command -v sudo >/dev/null; then
      say "Installing them needs root, and there is no sudo: please run as root: apt-get install$missing"
      exit 3
    fi
  fi
  apt="$sudo env DEBIAN_FRONTEND=noninteractive apt-get -q"
  # shellcheck disable=SC2086  # lists of words
  run $apt update
  # shellcheck disable=SC2086
  run $apt install -y --no-install-recommends $missing
fi
