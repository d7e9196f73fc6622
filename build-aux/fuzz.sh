#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Runs every harness of tests/fuzz on inputs that libFuzzer makes, one after the other, for SECONDS
# each (60 unless told), or those that are named only: fuzz.sh [SECONDS [NAME…]]. What it finds lies
# in build-fuzz/found/NAME; the inputs that reach most, in build-fuzz/corpus/NAME. Ends with 1 if
# anything was found. The last lines give the executions and the coverage of each.
set -euo pipefail

cd "$(dirname "${BASH_SOURCE[0]}")/.."
# shellcheck source=build-aux/setup.sh
. build-aux/setup.sh

seconds=${1:-60}
shift || true
ensure_packages "${build_packages[@]}" clang libclang-rt-14-dev

export CC=clang
configure build-fuzz -Dfuzzer=true -Db_sanitize=address,undefined -Db_lundef=false \
  -Dc_args=-fsanitize=fuzzer-no-link -Doptimization=1
names=("$@")
if [[ ${#names[@]} -eq 0 ]]; then
  for file in tests/fuzz/fuzz-*.c; do
    name=${file##*/fuzz-}
    names+=("${name%.c}")
  done
fi
ninja -C build-fuzz "${names[@]/#/tests/fuzz/fuzz-}"

export ASAN_OPTIONS=detect_leaks=1:quarantine_size_mb=32
export LSAN_OPTIONS=suppressions=$PWD/build-aux/lsan.supp:print_suppressions=0
export UBSAN_OPTIONS=halt_on_error=1:print_stacktrace=1
export G_DEBUG=fatal-criticals G_SLICE=always-malloc SUMI_WEIGHTS=$PWD/data/sumi.weights
export SUMI_BOOK=$PWD/data/sumi.book

n_failed=0
lines=()
for name in "${names[@]}"; do
  mkdir -p "build-fuzz/corpus/$name" "build-fuzz/found/$name"
  log=build-fuzz/$name.log
  seeds=tests/fuzz/corpus/$name
  [[ -d $seeds ]] || seeds=tests/$name/fixtures
  "build-fuzz/tests/fuzz/fuzz-$name" -max_total_time="$seconds" -max_len=4096 -timeout=20 \
    -rss_limit_mb=1024 -print_final_stats=1 -artifact_prefix="build-fuzz/found/$name/" \
    "build-fuzz/corpus/$name" "$seeds" > "$log" 2>&1 || n_failed=$((n_failed + 1))
  runs=$(sed -n 's/^stat::number_of_executed_units: *//p' "$log")
  coverage=$(grep -o 'cov: [0-9]*' "$log" | tail -n 1)
  lines+=("$name: ${runs:-?} executions, ${coverage:-no coverage}")
done
printf '%s\n' "${lines[@]}"
exit $((n_failed > 0))
