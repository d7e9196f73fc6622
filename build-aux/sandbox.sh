#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Installs what is built in the folder BUILD (build unless told) and drives it by keys in a sandbox
# as Flatpak makes one: the installed files and /usr cannot be written, there is no network, no home
# but an empty one, and nothing else of the system: sandbox.sh [BUILD]
set -euo pipefail

cd "$(dirname "${BASH_SOURCE[0]}")/.."
# shellcheck source=build-aux/setup.sh
. build-aux/setup.sh

build=${1:-build}
ensure_packages bubblewrap "${test_packages[@]}"
prefix=$(meson introspect "$build" --buildoptions \
  | python3 -c 'import json, sys; print(next(o["value"] for o in json.load(sys.stdin)
                                             if o["name"] == "prefix"))')
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
meson install -C "$build" --no-rebuild --quiet --destdir "$folder/installed"
# What the post-installation of a package does, as nothing can be written later.
glib-compile-schemas "$folder/installed$prefix/share/glib-2.0/schemas"
# All of /etc: who the user is, which Flatpak says too.
mkdir "$folder/etc"
echo "user:x:1000:1000::/home/user:/bin/sh" > "$folder/etc/passwd"
echo "user:x:1000:" > "$folder/etc/group"

bwrap --unshare-all --die-with-parent --new-session --clearenv \
  --ro-bind /usr /usr --symlink usr/bin /bin --symlink usr/lib /lib --symlink usr/lib64 /lib64 \
  --ro-bind "$folder/installed$prefix" "$prefix" --ro-bind tests/ui /tests \
  --ro-bind "$folder/etc" /etc --proc /proc --dev /dev --tmpfs /tmp --tmpfs /dev/shm \
  --dir /home/user \
  --uid 1000 --gid 1000 --setenv HOME /home/user --setenv PATH "$prefix/bin:/usr/bin" \
  --setenv XDG_DATA_DIRS "$prefix/share:/usr/share" --setenv LC_ALL C.UTF-8 \
  sh -ec "sumi-tool check $prefix/share/sumi/puzzles
    exec /usr/bin/python3 /tests/on-display.py /usr/bin/python3 /tests/test-main-job.py \
      $prefix/bin/sumi"
