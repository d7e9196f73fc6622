#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Makes a pack for each theme out of the parts that were mined with all themes:
#   mine-themes.sh TOOL COUNT FOLDER PART...
# The rare themes come first, and what one pack has, those after it do not take. Nothing is taken
# that the packs of FOLDER have that are not made here, such as the lessons.
set -eu
tool=$1 count=$2 folder=$3
shift 3
except=
for pack in "$folder"/*.sumi.json; do
  case $pack in
    "$folder"/theme-*) ;;
    *) except="$except --except $pack" ;;
  esac
done
for theme in stoner wipe-out creep wedge one-reply pass win parity sacrifice x-square swindle \
    corner-4 corner-3 corner-2 deny-corner fewest-replies last-moves quiet; do
  pack=$folder/theme-$theme.sumi.json
  # shellcheck disable=SC2086
  "$tool" mine --merge "$theme" "$@" --count "$count" $except > "$pack.new"
  mv "$pack.new" "$pack"
  except="$except --except $pack"
done
