#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Runs tests again and again, and says which failed how often:
# repeat-tests.sh [--busy] [-n TIMES] [-C BUILD-FOLDER] [TEST…]
# All tests, 100 times, in build/, unless told otherwise; for sanitizers name a folder that is
# configured with them. --busy: beside two processes that do nothing but keep the processor busy.
set -euo pipefail

times=100
directory=build
is_busy=false
tests=()

while [[ $# -gt 0 ]]; do
  case $1 in
    --busy) is_busy=true ;;
    -n) times=$2; shift ;;
    -C) directory=$2; shift ;;
    *) tests+=("$1") ;;
  esac
  shift
done

if $is_busy; then
  for _ in 1 2; do
    while :; do :; done &
    trap 'kill $(jobs -p)' EXIT
  done
fi

meson test -C "$directory" --no-rebuild --repeat "$times" \
  "${tests[@]}" > /dev/null || true
python3 - "$directory/meson-logs/testlog.json" << 'END'
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
