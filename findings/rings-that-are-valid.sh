#!/bin/sh
# Software: npm @turf/boolean-valid 7.4.0 (whether a GeoJSON geometry is valid by OGC Simple Features).
# Valid: two fields that touch in one corner, as a MultiPolygon: OGC 06-103r4, 6.1.14, lets its polygons touch at
#   points. Not valid: a bow tie, whose ring crosses itself (6.1.11.1), and a hole that lies outside of its polygon.
# Expected: true for the two fields, false for the other two.
# Seen: the other way round. @turf/kinks 7.4.0 does find the crossing of the bow tie.
set -eu
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
npm install --prefix "$dir" --no-save --ignore-scripts --no-audit --no-fund --silent \
  @turf/boolean-valid@7.4.0 @turf/helpers@7.4.0 @turf/kinks@7.4.0
cat >"$dir/check.mjs" <<'END'
import assert from 'node:assert/strict'
import { booleanValid } from '@turf/boolean-valid'
import { multiPolygon, polygon } from '@turf/helpers'
import { kinks } from '@turf/kinks'

const square = (x, y) => [[x, y], [x + 1, y], [x + 1, y + 1], [x, y + 1], [x, y]]
const bowTie = polygon([[[0, 0], [1, 1], [1, 0], [0, 1], [0, 0]]])
const seen = {
  'two squares that touch in a corner': booleanValid(multiPolygon([[square(0, 0)], [square(1, 1)]])),
  'a bow tie': booleanValid(bowTie),
  'a hole far outside': booleanValid(polygon([square(0, 0), square(5, 5)])),
}
console.log(seen, 'crossings of the bow tie:', kinks(bowTie).features.length)
assert.deepEqual(Object.values(seen), [false, true, true])
assert.equal(kinks(bowTie).features.length, 1)
END
node "$dir/check.mjs"
