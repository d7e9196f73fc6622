#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Installs what is missing, builds Sumi twice, plainly and with sanitizers, both with warnings as
# errors, and runs the tests on each, the dearest with sanitizers only; then that of the exact
# search with the sanitizer of threads.
# The last line reads "N passed, N failed, N skipped"; a build that fails counts as one failed test.
set -euo pipefail

cd "$(dirname "${BASH_SOURCE[0]}")/.."
# shellcheck source=build-aux/setup.sh
. build-aux/setup.sh

export UBSAN_OPTIONS=halt_on_error=1:print_stacktrace=1
export LSAN_OPTIONS="suppressions='$PWD/build-aux/lsan.supp':print_suppressions=0"
# What was freed is watched until as much more was; 256 MiB, as by default, are a tenth of the time.
export ASAN_OPTIONS=detect_leaks=1:quarantine_size_mb=32
export TSAN_OPTIONS=halt_on_error=1
# Most of a build is headers, and programs that are linked.
if command -v ld.gold > /dev/null; then
  export CC_LD=gold
fi

logs=()
broken_builds=0

# Runs meson test in DIRECTORY with the arguments ARGUMENT…, before which a command may stand.
run_tests ()
{
  local directory=$1
  local log=$directory/meson-logs/testlog.json
  shift

  rm -f "$log"
  "$@" || true
  if [[ -s $log ]]; then
    logs+=("$log")
  else
    broken_builds=$((broken_builds + 1))
  fi
}

# Builds everything in DIRECTORY with the meson options OPTION… and runs all tests, but for those
# that are named in without. One more runs at a time than there are processors, as those of the
# interface often wait for a display, a bus or a disk.
test_all ()
{
  if build "$@"; then
    run_tests "$1" meson test -C "$1" --no-rebuild --print-errorlogs \
      --num-processes $(($(nproc) + 1)) "${without[@]}"
  else
    broken_builds=$((broken_builds + 1))
  fi
}

# Builds in DIRECTORY, with the meson options OPTION…, the test of the exact search, the only one of
# the searches that starts threads, and runs what of it does. Some kernels lay out memory in a way
# that the sanitizer of threads cannot work with, unless asked not to.
test_threads ()
{
  local directory=$1

  if configure "$@" && ninja -C "$directory" tests/solver/test-exact; then
    run_tests "$directory" setarch -R meson test -C "$directory" --no-rebuild --print-errorlogs \
      --test-args='-p /exact/threads' exact
  else
    broken_builds=$((broken_builds + 1))
  fi
}

ensure_packages "${build_packages[@]}" "${test_packages[@]}"
ensure_packages "${spelling_packages[@]}" || say "the spelling of the translations is not tested"
without=(--no-suite sanitized)
# Nobody debugs these builds; the sanitizers need to name lines.
test_all build-test --werror -Dprecompiled_headers=true -Ddebug=false
# The house tests read sources and packs, which are the same.
without=(--no-suite house)
test_all build-sanitize --werror -Dprecompiled_headers=true \
  -Db_sanitize=address,undefined -Doptimization=1 -Dc_args=-g1
test_threads build-thread --werror -Db_sanitize=thread
python3 build-aux/count-tests.py "$broken_builds" "${logs[@]}"
