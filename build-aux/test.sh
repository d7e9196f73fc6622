#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Installs what is missing, builds Sumi twice, plainly and with sanitizers, both with warnings as
# errors, and runs all tests on each; those of the interface on a display and a bus of their own.
# The last line reads "N passed, N failed, N skipped"; a build that fails counts as one failed test.
set -euo pipefail

cd "$(dirname "${BASH_SOURCE[0]}")/.."
# shellcheck source=build-aux/setup.sh
. build-aux/setup.sh

export UBSAN_OPTIONS=halt_on_error=1:print_stacktrace=1
export LSAN_OPTIONS=suppressions=$PWD/build-aux/lsan.supp:print_suppressions=0
export ASAN_OPTIONS=detect_leaks=1
# Drivers leak and are unloaded before anyone can say which one it was; nothing here draws by GL.
export GDK_DEBUG=gl-disable

logs=()
broken_builds=0

# Builds in DIRECTORY with the meson options OPTION… and runs its tests.
run_tests ()
{
  local directory=$1
  local log=$directory/meson-logs/testlog.json

  rm -f "$log"
  if ! build "$@"; then
    broken_builds=$((broken_builds + 1))
    return
  fi
  xvfb-run --auto-servernum --server-args='-screen 0 1920x1200x24 -noreset' dbus-run-session -- \
    meson test -C "$directory" --no-rebuild --print-errorlogs --timeout-multiplier 4 || true
  if [[ -s $log ]]; then
    logs+=("$log")
  else
    broken_builds=$((broken_builds + 1))
  fi
}

ensure_packages "${build_packages[@]}" "${test_packages[@]}"
run_tests build-test --werror
run_tests build-sanitize --werror -Db_sanitize=address,undefined
python3 build-aux/count-tests.py "$broken_builds" "${logs[@]}"
