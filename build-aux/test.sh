#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Installs what is missing, builds Sumi twice, plainly and with sanitizers, both with warnings as
# errors, and runs each test on one of them, or on both what vector instructions and optimization
# can change; then that of the exact search with the sanitizer of threads.
# The last line reads "N passed, N failed, N skipped"; a build that fails counts as one failed test.
set -euo pipefail

cd "$(dirname "${BASH_SOURCE[0]}")/.."
# shellcheck source=build-aux/setup.sh
. build-aux/setup.sh

export LSAN_OPTIONS="suppressions='$PWD/build-aux/lsan.supp':print_suppressions=0"
# What was freed is watched until 4 MiB more were, 64 KiB of them in the same thread: thousands of
# objects. The more is watched, the more memory is touched for the first time; 32 MiB took a fifth
# longer. Undefined behaviour is trapped, and the trap told with its lines.
ASAN_OPTIONS=detect_leaks=1:handle_sigill=1
ASAN_OPTIONS+=:quarantine_size_mb=4:thread_local_quarantine_size_kb=64
export ASAN_OPTIONS
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

# Runs those tests of the build folder DIRECTORY that ARGUMENT… selects. One more runs at a time
# than there are processors, as those of the interface often wait for a display, a bus or a disk.
run_selected ()
{
  local directory=$1
  shift

  run_tests "$directory" meson test -C "$directory" --print-errorlogs \
    --num-processes $(($(nproc) + 1)) "$@"
}

# Builds in DIRECTORY, with the meson options OPTION…, the program as it is installed, and of the
# tests only those that it runs.
test_plainly ()
{
  if configure "$@" && meson configure "$1" -Dtests=false && make_targets "$1"; then
    meson configure "$1" -Dtests=true
    run_selected "$1" --suite house --suite plain \
      --suite core --suite solver --suite engine --suite optimized
  else
    broken_builds=$((broken_builds + 1))
  fi
}

# Builds everything in DIRECTORY, with the meson options OPTION…, and runs all other tests. Those of
# the house read sources and packs, which are the same.
test_with_sanitizers ()
{
  if build "$@"; then
    run_selected "$1" --no-suite house --no-suite plain
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

  if configure "$@" && make_targets "$directory" tests/solver/test-exact; then
    run_tests "$directory" setarch -R meson test -C "$directory" --no-rebuild --print-errorlogs \
      --test-args='-p /exact/threads' exact
  else
    broken_builds=$((broken_builds + 1))
  fi
}

ensure_packages "${build_packages[@]}" "${test_packages[@]}"
ensure_packages "${spelling_packages[@]}" || say "the spelling of the translations is not tested"
# Nobody debugs these builds; the sanitizers need to name lines.
test_plainly build-test --werror -Dprecompiled_headers=true -Ddebug=false
# What the sanitizer would say of each place where behaviour can be undefined is more than the
# program itself, and would be read and relocated each time that one is started.
test_with_sanitizers build-sanitize --werror -Dprecompiled_headers=true \
  -Db_sanitize=address,undefined -Doptimization=1 \
  '-Dc_args=-g1 -fsanitize-undefined-trap-on-error' \
  '-Dc_link_args=-no-pie -fsanitize-undefined-trap-on-error'
test_threads build-thread --werror -Db_sanitize=thread
python3 build-aux/count-tests.py "$broken_builds" "${logs[@]}"
