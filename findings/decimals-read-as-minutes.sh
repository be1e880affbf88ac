#!/bin/sh
# Software: npm geo-coordinates-parser 1.7.4 (reads positions as people type them).
# Valid: decimal degrees with one or two decimals, such as '12.37, -1.52' for Ouagadougou: each position in GeoJSON is
#   written like this, and ISO 6709 allows any number of decimals.
# Expected: 12.37 and -1.52, as '12.3700, -1.5200' gives.
# Seen: the decimals are taken for minutes of arc: 12.61667 and -1.86667, which is 47 km away. '-0.5, 36.8' in Kenya
#   becomes 0.08333 and 36.13333, on the other side of the equator, and '-1.29, 36.82' is refused.
set -eu
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
npm install --prefix "$dir" --no-save --ignore-scripts --no-audit --no-fund --silent \
  geo-coordinates-parser@1.7.4
cat >"$dir/check.mjs" <<'END'
import assert from 'node:assert/strict'
import { createRequire } from 'node:module'

const { convert } = createRequire(import.meta.url)('geo-coordinates-parser')
function read(text) {
  const { decimalLatitude, decimalLongitude } = convert(text)
  console.log(text, 'is', decimalLatitude, decimalLongitude)
  return [decimalLatitude, decimalLongitude]
}
assert.deepEqual(read('12.3700, -1.5200'), [12.37, -1.52])
assert.deepEqual(read('12.37, -1.52'), [12.61667, -1.86667])
assert.deepEqual(read('-0.5, 36.8'), [0.08333, 36.13333])
assert.throws(() => convert('-1.29, 36.82'))
END
node "$dir/check.mjs"
