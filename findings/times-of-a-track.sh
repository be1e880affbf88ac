#!/bin/sh
# Software: npm @tmcw/togeojson 7.1.3 with @xmldom/xmldom 0.9.12 (GPX to GeoJSON).
# Valid: GPX 1.1 with a track in which two of four points have no <time>: it is optional (wptType of the schema).
# Expected: coordinateProperties.times has an entry for each point, such as null where none was written.
# Seen: the two times move up: they are given at index 0 and 1, though the second and the fourth point had them.
#   Speeds and visits that are reckoned from them are wrong.
set -eu
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
npm install --prefix "$dir" --no-save --ignore-scripts --no-audit --no-fund --silent \
  @tmcw/togeojson@7.1.3 @xmldom/xmldom@0.9.12
cat >"$dir/check.mjs" <<'END'
import assert from 'node:assert/strict'
import { gpx } from '@tmcw/togeojson'
import { DOMParser } from '@xmldom/xmldom'

const time = (seconds) => `<time>2026-01-01T00:00:${seconds}Z</time>`
const point = (inside, at) => `<trkpt lat="0" lon="${36 + at}">${inside}</trkpt>`
const track = `<trk><trkseg>${['', time(10), '', time(30)].map(point).join('')}</trkseg></trk>`
const file = `<gpx version="1.1" creator="a" xmlns="http://www.topografix.com/GPX/1/1">${track}</gpx>`
const [line] = gpx(new DOMParser().parseFromString(file, 'text/xml')).features
console.log(line.geometry.coordinates.length, 'points', line.properties.coordinateProperties)
assert.equal(line.geometry.coordinates.length, 4)
assert.deepEqual(line.properties.coordinateProperties.times, ['2026-01-01T00:00:10Z', '2026-01-01T00:00:30Z'])
END
node "$dir/check.mjs"
