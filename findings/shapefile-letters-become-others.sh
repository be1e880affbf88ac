#!/bin/sh
# Software: npm @mapbox/shp-write 0.4.3 and geojson2shp 0.5.0 (GeoJSON to shapefile), read again by shpjs 6.2.0.
# Valid: GeoJSON (RFC 7946, whose text is UTF-8) with the names Ŋoma and ŋɔŋɔ: eng and open o are letters of many
#   African languages (the Africa alphabet, IAI 1930). A shapefile can hold them in UTF-8 with a .cpg file beside it.
# Expected: the names, or a sign that a letter is missing.
# Seen: Joma and KTKT: each letter is cut to its lowest eight bits, which are those of another letter of ASCII.
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
const field = { type: 'Feature', properties: { name: 'Ŋoma', word: 'ŋɔŋɔ' }, geometry: square }
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
  assert.deepEqual([properties.name, properties.word], ['Joma', 'KTKT'])
}
END
node "$dir/check.mjs"
