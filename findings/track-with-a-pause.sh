#!/bin/sh
# Software: npm gpxparser 3.0.8, and @we-gold/gpxjs 1.2.0 with @xmldom/xmldom 0.9.12 (read the tracks of GPS
#   receivers).
# Valid: GPX 1.1 with a track of two segments: the schema says that a new segment begins where reception was lost or
#   the receiver was off (trksegType of the GPX 1.1 schema documentation).
# Expected: two segments, 2.2 km walked; nobody walked the 110 km between the two villages.
# Seen: one line of four points and 112 km in both: the pause, a drive with the receiver off, counts as walked.
set -eu
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
npm install --prefix "$dir" --no-save --ignore-scripts --no-audit --no-fund --silent \
  gpxparser@3.0.8 @we-gold/gpxjs@1.2.0 @xmldom/xmldom@0.9.12
cat >"$dir/check.mjs" <<'END'
import assert from 'node:assert/strict'
import { createRequire } from 'node:module'
import { parseGPXWithCustomParser } from '@we-gold/gpxjs'
import { DOMParser } from '@xmldom/xmldom'

const require = createRequire(import.meta.url)
const segment = (...lats) => `<trkseg>${lats.map((lat) => `<trkpt lat="${lat}" lon="36"/>`).join('')}</trkseg>`
const track = `<trk><name>Visits</name>${segment(0, 0.01)}${segment(1, 1.01)}</trk>`
const file = `<gpx version="1.1" creator="a" xmlns="http://www.topografix.com/GPX/1/1">${track}</gpx>`

const Parser = require('gpxparser')
const first = new Parser()
first.parse(file)
const parseXml = (text) => new DOMParser().parseFromString(text, 'text/xml')
const [second] = parseGPXWithCustomParser(file, parseXml)
const metres = [first.tracks[0].distance.total, second.tracks[0].distance.total].map(Math.round)
console.log('points:', first.tracks[0].points.length, second.tracks[0].points.length, 'metres:', metres)
assert.deepEqual(metres, [112307, 112307])
assert.deepEqual([first.tracks[0].points.length, second.tracks[0].points.length], [4, 4])
END
node "$dir/check.mjs"
