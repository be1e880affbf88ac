#!/bin/sh
# Software: Gnumeric 1.12.55 (its ssconvert; Debian 12: gnumeric 1.12.55-1).
# Valid: CSV by RFC 4180 in which a text in quotation marks, because it has a comma, stands before a negative number,
#   such as the latitude of a place south of the equator.
# Expected: three columns, and the latitude -0.28.
# Seen: the '-' is taken for the separator: the heading is one cell, the longitude and the latitude are another, and
#   the place has moved to the other hemisphere. With the number in quotation marks too it is read rightly.
# Kuu: src/domain/operations/csv.test.ts
set -eu
ssconvert --version | grep -q "version '1.12.55'" || { echo 'needs Gnumeric 1.12.55' >&2; exit 2; }
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
printf '%s\n' 'place,lat,lon' '"Nakuru, Kenya",-0.28,36.07' >"$dir/plain.csv"
printf '%s\n' 'place,lat,lon' '"Nakuru, Kenya","-0.28",36.07' >"$dir/quoted.csv"
for name in plain quoted; do
  LC_ALL=C.UTF-8 ssconvert -T Gnumeric_stf:stf_assistant -O 'separator=| quoting-mode=never' \
    "$dir/$name.csv" "$dir/$name.out" 2>/dev/null
  tr -d '\r' <"$dir/$name.out" >"$dir/$name.txt"
  echo "$name:" && cat "$dir/$name.txt"
done
[ "$(cat "$dir/plain.txt")" = 'place,lat,lon|
Nakuru, Kenya|0.28,36.07' ]
[ "$(cat "$dir/quoted.txt")" = 'place|lat|lon
Nakuru, Kenya|-0.28|36.07' ]
