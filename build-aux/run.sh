#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Installs what is missing, builds Sumi in build/, and starts it from there; arguments are passed
# on. Without a display the leaflet's puzzles are solved in the terminal instead.
set -euo pipefail

source_dir=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
build_dir=$source_dir/build
# shellcheck source=build-aux/setup.sh
. "$source_dir/build-aux/setup.sh"

ensure_packages "${build_packages[@]}"
# The tests would take longer than the program, and what only a debugger reads a fifth of the time.
(cd "$source_dir" && build build -Dtests=false -Dprecompiled_headers=true -Ddebug=false >&2)

# Nothing is installed, so the program is told where its files are.
export SUMI_PACKS_DIR=$source_dir/puzzles
export SUMI_LOCALE_DIR=$build_dir/po
export SUMI_WEIGHTS=$source_dir/data/sumi.weights SUMI_BOOK=$source_dir/data/sumi.book
export GSETTINGS_SCHEMA_DIR=$build_dir/data
export XDG_DATA_DIRS=$source_dir/data:${XDG_DATA_DIRS:-/usr/local/share:/usr/share}

if [[ -z ${DISPLAY:-} && -z ${WAYLAND_DISPLAY:-} ]]; then
  say "no display, so the puzzles are solved here in the terminal"
  exec "$build_dir/src/tool/sumi-tool" solve "$SUMI_PACKS_DIR/leaflet.sumi.json" --tree
fi
exec "$build_dir/src/sumi" "$@"
