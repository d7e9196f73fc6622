# SPDX-License-Identifier: GPL-3.0-or-later
# shellcheck shell=bash
# Sourced by run.sh and test.sh: the Debian 12 packages that Sumi needs, and how they get there.

# What builds Sumi, and what the built program needs to run.
# shellcheck disable=SC2034
build_packages=(
  adwaita-icon-theme
  appstream
  desktop-file-utils
  fonts-cantarell
  gcc
  gettext
  gtk-update-icon-cache
  libcairo2-dev
  libgettextpo-dev
  libadwaita-1-dev
  libc6-dev
  libglib2.0-bin
  libgsound-dev
  libgtk-4-dev
  libjson-glib-dev
  libpango1.0-dev
  librsvg2-common
  libsqlite3-dev
  libxml2-utils
  meson
  ninja-build
  pkgconf
  shared-mime-info
  zlib1g-dev
)

# What the tests need besides.
# shellcheck disable=SC2034
test_packages=(
  at-spi2-core
  dbus
  groff-base
  imagemagick
  libx11-6
  libxtst6
  man-db
  poppler-utils
  python3-gi
  python3-jsonschema
  shellcheck
  xauth
  xvfb
)

# What looks up the words of the translations; where it is missing, that test is skipped.
# shellcheck disable=SC2034
spelling_packages=(
  hunspell
  hunspell-de-de
  hunspell-es
  hunspell-fr-classical
  hunspell-he
  hunspell-it
  hunspell-ko
  hunspell-nl
  hunspell-pl
  hunspell-pt-br
  hunspell-ru
  hunspell-sv
  hunspell-tr
)

say ()
{
  printf '%s: %s\n' "${0##*/}" "$*" >&2
}

# Prints those of the packages PACKAGE… that are not installed.
list_missing ()
{
  local package

  for package in "$@"; do
    [[ $(dpkg-query -W -f '${db:Status-Status}' "$package" 2> /dev/null) == installed* ]] \
      || printf '%s\n' "$package"
  done
}

# Installs those of the packages PACKAGE… that are missing; fails where that is not allowed.
ensure_packages ()
{
  local as_root=()
  local missing

  if ! command -v dpkg-query > /dev/null; then
    say "not Debian: install what it calls: $*"
    return
  fi
  mapfile -t missing < <(list_missing "$@")
  [[ ${#missing[@]} -gt 0 ]] || return 0

  if [[ $EUID -ne 0 ]]; then
    as_root=(sudo)
    [[ -t 0 ]] || as_root=(sudo -n)
    if ! command -v sudo > /dev/null || ! "${as_root[@]}" true; then
      say "packages are missing, and installing them takes root. As root, run:"
      printf 'apt-get install --no-install-recommends %s\n' "${missing[*]}" >&2
      return 1
    fi
  fi
  say "installing ${missing[*]}"
  "${as_root[@]}" apt-get update --quiet || say "the list of packages may be out of date"
  "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive \
    apt-get install --yes --quiet --no-install-recommends "${missing[@]}"
}

# Configures the build folder DIRECTORY with the meson options OPTION… unless it is.
configure ()
{
  local directory=$1
  shift

  [[ -e $directory/build.ninja ]] || meson setup "$directory" "$@"
}

# Builds TARGET… in the build folder DIRECTORY; everything without one. As many compilers run as
# there are processors: each reads 45 MB of precompiled headers, and where pages of memory are dear
# the two more that ninja would start only make all of them wait.
make_targets ()
{
  local directory=$1
  shift

  ninja -C "$directory" -j "$(nproc)" "$@"
}

# Configures the build folder DIRECTORY with the meson options OPTION… unless it is, then builds.
build ()
{
  configure "$@" && make_targets "$1"
}
