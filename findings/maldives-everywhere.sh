#!/bin/sh
# Software: npm world-atlas 2.0.2 (countries-10m.json, from Natural Earth 4.1), read by topojson-client 3.1.0 and
#   asked by d3-geo 3.1.2, its companions.
# Valid: a point in longitude and latitude; d3-geo takes the side of a ring for its inside that its order tells.
# Expected: Nakuru lies in Kenya, Kano in Nigeria.
# Seen: both also lie in the Maldives. Three of its smallest islands were rounded to slivers whose order turned, so
#   that each covers the whole world but itself. The files of 50m and 110m do not have this.
set -eu
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
npm install --prefix "$dir" --no-save --ignore-scripts --no-audit --no-fund --silent \
  world-atlas@2.0.2 topojson-client@3.1.0 d3-geo@3.1.2
cat >"$dir/check.mjs" <<'END'
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { geoArea, geoContains } from 'd3-geo'
import { feature } from 'topojson-client'

const path = new URL('node_modules/world-atlas/countries-10m.json', import.meta.url)
const world = JSON.parse(readFileSync(path))
const countries = feature(world, world.objects.countries).features
const at = (place) => countries.filter((each) => geoContains(each, place)).map((each) => each.properties.name)
const maldives = countries.find((each) => each.properties.name === 'Maldives')
const isWorld = (coordinates) => geoArea({ type: 'Polygon', coordinates }) > 2 * Math.PI
const turned = maldives.geometry.coordinates.filter(isWorld)
console.log('Nakuru:', at([36.07, -0.3]), 'Kano:', at([8.52, 12.0]), 'islands as large as the world:', turned.length)
assert.deepEqual([at([36.07, -0.3]), at([8.52, 12.0])], [['Kenya', 'Maldives'], ['Nigeria', 'Maldives']])
assert.equal(turned.length, 3)
END
node "$dir/check.mjs"
