#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Makes a pack for each theme out of the parts that were mined with all themes:
#   mine-themes.sh TOOL COUNT FOLDER PART...
# They are written into FOLDER/themes. The rare themes come first, and what one pack has, those
# after it do not take; nor is anything taken that the packs of FOLDER have, such as the lessons, or
# that is there for plain practice.
set -eu
tool=$1 count=$2 folder=$3
shift 3
mkdir -p "$folder/themes"
except=
practice=
for name in rules stable corner-gifts frontier handicap opening; do
  practice="$practice $folder/themes/$name.sumi.json"
done
for pack in "$folder"/*.sumi.json $practice; do
  [ ! -e "$pack" ] || except="$except --except $pack"
done
for theme in stoner wipe-out creep wedge one-reply pass win parity sacrifice x-square swindle \
    corner-4 corner-3 corner-2 deny-corner fewest-replies last-moves quiet; do
  pack=$folder/themes/$theme.sumi.json
  # shellcheck disable=SC2086
  "$tool" mine --merge "$theme" "$@" --count "$count" $except > "$pack.new"
  mv "$pack.new" "$pack"
  except="$except --except $pack"
done
