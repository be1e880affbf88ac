#!/bin/sh
# Software: npm @mapbox/shp-write 0.4.3 and geojson2shp 0.5.0 (GeoJSON to shapefile), read again by shpjs 6.2.0.
# Valid: GeoJSON (RFC 7946) whose properties have names of more than ten letters, as survey forms give them. The table
#   of a shapefile is dBASE, whose names have ten at most (ESRI Shapefile Technical Description, 1998, and dBASE III).
# Expected: shortened names that stay different, as GDAL makes them, or an error.
# Seen: both columns are named 'planted_fi', and the reader finds one value: where the first season stood is the date
#   of the first field. Nothing is said.
set -eu
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
npm install --prefix "$dir" --no-save --ignore-scripts --no-audit --no-fund --silent \
  @mapbox/shp-write@0.4.3 geojson2shp@0.5.0 shpjs@6.2.0
cat >"$dir/check.mjs" <<'END'
import assert from 'node:assert/strict'
import { createWriteStream, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import shp from 'shpjs'

const require = createRequire(import.meta.url)
const square = { type: 'Polygon', coordinates: [[[36, -1], [36, 0], [37, 0], [37, -1], [36, -1]]] }
const field = { type: 'Feature', properties: { planted_first: 'March', planted_field: 'October' }, geometry: square }
const fields = { type: 'FeatureCollection', features: [field] }
const options = { outputType: 'nodebuffer', compression: 'STORE' }
const first = await require('@mapbox/shp-write').zip(fields, options)
const path = fileURLToPath(new URL('fields.zip', import.meta.url))
await new Promise((resolve, reject) => {
  const file = createWriteStream(path).on('finish', resolve).on('error', reject)
  require('geojson2shp').convert(fields, file, { layer: 'fields' }).catch(reject)
})
for (const zip of [first, readFileSync(path)]) {
  const { properties } = (await shp(zip)).features[0]
  console.log(properties)
  assert.deepEqual(Object.entries(properties), [['planted_fi', 'October']])
}
END
node "$dir/check.mjs"
