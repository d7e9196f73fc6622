#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Runs tests again and again, as long as none fails, and says how often each was run and failed:
# repeat-tests.sh [--busy] [--late MS] [-n TIMES] [-C BUILD-FOLDER] [TEST…]
# All tests, 100 times, in build/, unless told otherwise; for sanitizers name a folder that is
# configured with them. --busy: beside two processes that do nothing but keep the processor busy.
# --late: all that is done in threads begins and answers up to MS milliseconds late, at random.
set -euo pipefail

times=100
directory=build
is_busy=false
late_ms=0
tests=()
folder=$(mktemp -d)
trap 'kill $(jobs -p) 2> /dev/null || true; rm -r "$folder"' EXIT

while [[ $# -gt 0 ]]; do
  case $1 in
    --busy) is_busy=true ;;
    --late) late_ms=$2; shift ;;
    -n) times=$2; shift ;;
    -C) directory=$2; shift ;;
    *) tests+=("$1") ;;
  esac
  shift
done

if $is_busy; then
  for _ in 1 2; do
    while :; do :; done &
  done
fi

late=()
if [[ $late_ms -gt 0 ]]; then
  # shellcheck disable=SC2046
  cc -shared -fPIC -o "$folder/late.so" "${BASH_SOURCE[0]%/*}/late-threads.c" \
    $(pkg-config --cflags gio-2.0)
  late=(LD_PRELOAD="$folder/late.so" LATE_MS="$late_ms"
        ASAN_OPTIONS="${ASAN_OPTIONS-}:verify_asan_link_order=0")
fi

log="$directory/meson-logs/testlog.json"
rm -f "$log"
env "${late[@]}" meson test -C "$directory" --no-rebuild --repeat "$times" \
  "${tests[@]}" > /dev/null || true
if ! [[ -s $log ]]; then
  echo "No test was run." >&2
  exit 1
fi
python3 - "$log" << 'END'
import collections
import json
import sys

n_runs, n_failed = collections.Counter(), collections.Counter()
with open(sys.argv[1], encoding="utf-8") as log:
    for line in log:
        run = json.loads(line)
        n_runs[run["name"]] += 1
        n_failed[run["name"]] += run["result"] not in ("OK", "SKIP", "EXPECTEDFAIL")
for name, n in sorted(n_runs.items()):
    print(f"{n_failed[name]:4} of {n} failed: {name}")
sys.exit(n_failed.total() > 0)
END
