#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Makes the Debian packages of what is committed and tries them, in chroots of Debian 12 that have
# nothing of Sumi's: packages.sh [STEP…]. As root, since it enters chroots. Without STEP, all:
#
#   build      a chroot with nothing but what debian/control names; builds there, and runs the tests
#   lint       lintian on the packages and their source
#   reproduce  builds once more in another folder, time zone and language, with another umask and
#              host name: the same bytes
#   install    in a chroot, without recommended packages: installs them, solves a puzzle by keys,
#              removes them; nothing is left
#   test       autopkgtest, in another chroot
#   piuparts   installs, removes and purges, and looks at everything else that changed
#   upgrade    installs the packages of SUMI_BEFORE, a revision or tag (the last tag unless told),
#              leaves a game and a learner there, upgrades; both are kept
#   foreign    builds for aarch64 and runs the tests of the rules, searches and tasks by qemu,
#              and what `sumi-tool bench` searches
#
# Everything lies in build-packages, the packages in build-packages/out.
set -euo pipefail

cd "$(dirname "${BASH_SOURCE[0]}")/.."
# shellcheck source=build-aux/setup.sh
. build-aux/setup.sh

work=$PWD/build-packages
out=$work/out
mirror=${SUMI_MIRROR:-http://deb.debian.org/debian}
version=$(sed -n "1s/.*(\(.*\)-[^-]*).*/\1/p" debian/changelog)

# Runs COMMAND… in the chroot ROOT as root, with a host name, process numbers and mounts of its own.
enter ()
{
  local root=$1
  shift

  # shellcheck disable=SC2016
  unshare --mount --uts --pid --fork --kill-child bash -ec '
    root=$1
    shift
    hostname "${SUMI_HOST:-builder}"
    mount -t proc proc "$root/proc"
    mount --rbind /dev "$root/dev"
    mount -t tmpfs tmpfs "$root/run"
    exec chroot "$root" /usr/bin/env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin HOME=/root \
      LC_ALL=C.UTF-8 DEBIAN_FRONTEND=noninteractive "$@"' enter "$root" "$@"
}

# Makes a new chroot ROOT of the tree that was made by mmdebstrap once.
make_root ()
{
  local root=$1

  if [[ ! -e $work/base.tar ]]; then
    mmdebstrap --variant=buildd bookworm "$work/new-base.tar" "$mirror"
    mv "$work/new-base.tar" "$work/base.tar"
  fi
  rm -rf --one-file-system "$root"
  mkdir -p "$root"
  tar -C "$root" -xf "$work/base.tar"
  cp --dereference /etc/resolv.conf "$root/etc/resolv.conf"
  printf '#!/bin/sh\nexit 101\n' > "$root/usr/sbin/policy-rc.d"
  chmod 755 "$root/usr/sbin/policy-rc.d"
  # What is thrown away need not survive a power cut.
  echo force-unsafe-io > "$root/etc/dpkg/dpkg.cfg.d/unsafe-io"
  enter "$root" apt-get update --quiet --quiet
}

# Installs what PACKAGES… call in the chroot ROOT, without what they recommend.
install_in ()
{
  local root=$1
  shift

  enter "$root" apt-get install --yes --quiet --quiet --no-install-recommends "$@"
}

# Makes the source package of REVISION in the folder TO: the tarball without debian, and debian. The
# time of the commit is that of every file.
make_source ()
{
  local revision=$1 to=$2 version name

  version=$(git show "$revision:debian/changelog" | sed -n "1s/.*(\(.*\)-[^-]*).*/\1/p")
  name=sumi-$version
  rm -rf "$to" "$work/source"
  mkdir -p "$to" "$work/source"
  git archive --prefix="$name/" "$revision" | tar -C "$work/source" -x
  git archive --prefix="$name/" "$revision" ":!debian" | xz -6 \
    > "$work/source/sumi_$version.orig.tar.xz"
  (cd "$work/source" && dpkg-source --build "$name")
  mv "$work/source"/sumi_* "$to"
}

# Unpacks the source package of the folder FROM in the folder FOLDER of the chroot ROOT, and
# installs there what it is built with.
unpack_source ()
{
  local root=$1 folder=$2 from=$3

  mkdir -p "$root${folder%/*}"
  cp "$from"/sumi_*.orig.tar.xz "$root${folder%/*}"
  (umask 0022 && dpkg-source --extract "$from"/sumi_*.dsc "$root$folder")
  enter "$root" apt-get build-dep --yes --quiet --quiet --no-install-recommends "$folder"
}

step_build ()
{
  local root=$work/root-build

  make_source HEAD "$out"
  make_root "$root"
  unpack_source "$root" /build/sumi "$out"
  enter "$root" env DEB_BUILD_OPTIONS="${DEB_BUILD_OPTIONS:-}" \
    sh -ec 'cd /build/sumi && dpkg-buildpackage -us -uc -b'
  cp "$root"/build/*.deb "$root"/build/*.buildinfo "$root"/build/*.changes "$out"
}

step_lint ()
{
  lintian --allow-root -EviIL +pedantic --fail-on error,warning "$out"/*.changes "$out"/*.dsc
}

step_reproduce ()
{
  local root=$work/root-build folder=/var/tmp/some/other/place status=0

  rm -rf "$root/var/tmp/some" "$work/again"
  mkdir -p "$work/again"
  unpack_source "$root" "$folder" "$out"
  SUMI_HOST=elsewhere enter "$root" sh -ec "
    apt-get install --yes --quiet --quiet --no-install-recommends locales
    echo 'tr_TR.UTF-8 UTF-8' > /etc/locale.gen
    locale-gen > /dev/null
    export TZ=Asia/Tokyo LC_ALL=tr_TR.UTF-8 DEB_BUILD_OPTIONS='nocheck parallel=1'
    umask 0027
    cd $folder && dpkg-buildpackage -us -uc -b"
  cp "$root/var/tmp/some/other"/*.deb "$work/again"
  for deb in "$work/again"/*.deb; do
    sha256sum "$out/${deb##*/}" "$deb"
    cmp "$out/${deb##*/}" "$deb" || status=1
  done
  return "$status"
}

# What is in the chroot ROOT but what a package manager writes down about its work.
list_files ()
{
  (cd "$1" && find . -xdev \( -path ./proc -o -path ./dev -o -path ./run -o -path ./tmp \
    -o -path ./var/lib/dpkg -o -path ./var/lib/apt -o -path ./var/cache -o -path ./var/log \) \
    -prune -o -print | LC_ALL=C sort)
}

# What drives the program in a chroot: a display and what a screen reader would hear.
driving_packages=(at-spi2-core dbus libx11-6 libxtst6 python3 python3-gi xauth xvfb)

# Copies what drives the program into the chroot ROOT.
copy_driver ()
{
  mkdir -p "$1/tmp/ui"
  cp tests/ui/*.py build-aux/keep-data.py "$1/tmp/ui"
}

step_install ()
{
  local root=$work/root-install needs

  make_root "$root"
  needs=$(dpkg-deb -f "$out"/sumi_"$version"-*.deb Depends | sed 's/, sumi-data ([^)]*)//')
  install_in "$root" "${driving_packages[@]}"
  enter "$root" apt-get satisfy --yes --quiet --quiet --no-install-recommends "$needs"
  list_files "$root" > "$work/before.txt"
  cp "$out"/*.deb "$root/tmp"
  enter "$root" sh -ec "apt-get install --yes --no-install-recommends /tmp/sumi*_$version-*.deb"
  copy_driver "$root"
  enter "$root" /usr/bin/python3 /tmp/ui/on-display.py /usr/bin/python3 /tmp/ui/test-main-job.py \
    /usr/bin/sumi
  enter "$root" sh -ec 'sumi-tool check /usr/share/sumi/puzzles > /dev/null; cd /tmp; rm -r ui
    apt-get purge --yes sumi sumi-data'
  list_files "$root" > "$work/after.txt"
  diff "$work/before.txt" "$work/after.txt"
  say "nothing is left"
}

step_test ()
{
  local root=$work/root-test

  make_root "$root"
  # The runner of chroots mounts nothing.
  # shellcheck disable=SC2016
  unshare --mount bash -ec '
    root=$1
    shift
    mount -t proc proc "$root/proc"
    mount --rbind /dev "$root/dev"
    autopkgtest --timeout-factor=20 "$@" --setup-commands "apt-get update" -- chroot "$root"' \
    test "$root" "$out"/*.deb "$out"/*.dsc
}

step_piuparts ()
{
  local root=$work/root-piuparts

  make_root "$root"
  piuparts --existing-chroot="$root" --distribution=bookworm --mirror="$mirror main" \
    --warn-on-leftovers-after-purge --no-eatmydata --scriptsdir=/etc/piuparts/scripts \
    "$out"/sumi-data_*.deb "$out"/sumi_*_*.deb
}

# Builds the packages of REVISION without the tests, in FOLDER.
build_before ()
{
  local revision=$1 folder=$2 root=$work/root-before

  [[ -e $folder/done-$revision ]] && return
  make_root "$root"
  make_source "$revision" "$work/before-source"
  unpack_source "$root" /build/sumi "$work/before-source"
  enter "$root" sh -ec 'cd /build/sumi && DEB_BUILD_OPTIONS=nocheck dpkg-buildpackage -us -uc -b'
  rm -rf "$folder"
  mkdir -p "$folder"
  cp "$root"/build/*.deb "$folder"
  touch "$folder/done-$revision"
}

step_upgrade ()
{
  local root=$work/root-upgrade

  build_before "$(git rev-parse --short "$before^{commit}")" "$work/before"
  make_root "$root"
  install_in "$root" "${driving_packages[@]}"
  copy_driver "$root"
  mkdir "$root/tmp/before" "$root/tmp/after"
  cp "$work/before"/*.deb "$root/tmp/before"
  cp "$out"/*.deb "$root/tmp/after"
  for step in before after; do
    enter "$root" sh -ec "
      apt-get install --yes --no-install-recommends /tmp/$step/sumi_*.deb /tmp/$step/sumi-data_*.deb
      /usr/bin/python3 /tmp/ui/on-display.py /usr/bin/python3 /tmp/ui/keep-data.py $step \
        /usr/bin/sumi /tmp/data"
  done
}

# The libraries of aarch64 are unpacked and not set up, which would take a processor of theirs.
step_foreign ()
{
  local sysroot=$work/aarch64 build=$work/build-aarch64 tests

  if [[ ! -e $sysroot/usr/lib/aarch64-linux-gnu/pkgconfig/gsound.pc ]]; then
    rm -rf "$sysroot"
    mmdebstrap --variant=extract --architectures=arm64 bookworm "$sysroot" "$mirror" \
      --include="libadwaita-1-dev,libgettextpo-dev,libgsound-dev,libjson-glib-dev,libsqlite3-dev" \
      --include="zlib1g-dev,libc6"
  fi
  sed "s|@SYSROOT@|$sysroot|g" build-aux/aarch64.ini > "$work/aarch64.ini"
  [[ -e $build/build.ninja ]] || meson setup "$build" --cross-file "$work/aarch64.ini" --werror
  mapfile -t tests < <(meson introspect "$build" --tests | python3 -c '
import json, sys
for test in json.load(sys.stdin):
    if {"core", "solver", "task"} & {s.split(":")[-1] for s in test["suite"]}:
        print(test["cmd"][0])' | sed "s|^$build/||" | grep '^tests/' | sort -u)
  ninja -C "$build" "${tests[@]}" src/tool/sumi-tool
  meson test -C "$build" --no-rebuild --timeout-multiplier 20 --suite core --suite solver \
    --suite task
  SUMI_WEIGHTS=data/sumi.weights python3 tests/tool/test-bench.py \
    "$(sed -n 's/^bench_nodes = //p' tests/tool/meson.build)" \
    qemu-aarch64-static -L "$sysroot" "$build/src/tool/sumi-tool"
}

all_steps=(build lint reproduce install test piuparts upgrade foreign)
for step in "$@"; do
  [[ " ${all_steps[*]} " == *" $step "* ]] || {
    say "there is no step “$step”, only ${all_steps[*]}"
    exit 2
  }
done
ensure_packages autopkgtest devscripts diffutils gcc-aarch64-linux-gnu git lintian mmdebstrap \
  piuparts qemu-user-static xz-utils
[[ $EUID -eq 0 ]] || { say "root is needed for chroots"; exit 1; }
steps=("$@")
[[ ${#steps[@]} -gt 0 ]] || steps=("${all_steps[@]}")
before=${SUMI_BEFORE:-$(git describe --tags --abbrev=0 HEAD^ 2> /dev/null || true)}
if [[ " ${steps[*]} " == *" upgrade "* ]] && ! git rev-parse -q --verify "$before^{commit}" \
    > /dev/null; then
  say "upgrade: name the revision to upgrade from in SUMI_BEFORE, as there is no ${before:-tag}"
  exit 2
fi
mkdir -p "$work"
for step in "${steps[@]}"; do
  say "$step"
  "step_$step"
done
say "all is well: ${steps[*]}"
