/**
 * Writes src/domain/places/outlines.json: the outlines of the platform's countries at 1:10 million, from Natural Earth
 * (public domain) as the package world-atlas carries them. Run it where these are installed:
 *   npm i --no-save world-atlas@2.0.2 topojson-client@3.1.0 && node scripts/build/outlines.mjs <folder with node_modules>
 */
import { writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { COUNTRIES } from '../../src/domain/places.ts'

const load = createRequire(join(process.argv[2], 'package.json'))
const topology = load('world-atlas/countries-10m.json')
const { feature } = load('topojson-client')

/** A border is asked about to within 5 km; a thousandth of a degree is a tenth of a kilometre. */
const DECIMALS = 3

/** The names of Natural Earth that are not those of the platform. */
const NAMES = {
  "Côte d'Ivoire": 'CI', 'Central African Rep.': 'CF', Congo: 'CG', 'Dem. Rep. Congo': 'CD', 'Eq. Guinea': 'GQ',
  eSwatini: 'SZ', 'Cabo Verde': 'CV', 'São Tomé and Principe': 'ST', 'S. Sudan': 'SS', Gambia: 'GM',
} // biome-ignore format: one table
const CODES = Object.fromEntries(Object.entries(COUNTRIES).map(([code, { name }]) => [name, code]))

const cut = (degrees) => Number(degrees.toFixed(DECIMALS))

/** A ring as [longitude, latitude, longitude, latitude, …], without points that fall on the one before. */
function flat(ring) {
  const points = ring.map(([x, y]) => [cut(x), cut(y)])
  return points.filter(([x, y], n) => n === 0 || x !== points[n - 1][0] || y !== points[n - 1][1]).flat()
}

const outlines = {}
for (const { geometry, properties } of feature(topology, topology.objects.countries).features) {
  const code = CODES[properties.name] ?? NAMES[properties.name]
  if (!code || !(code in COUNTRIES)) continue
  const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates
  // Lakes and enclaves are holes: a field on an island in one is rare, and within 5 km of the shore in any case.
  outlines[code] = [...(outlines[code] ?? []), ...polygons.flatMap((rings) => rings.map(flat))]
}

const missing = Object.keys(COUNTRIES).filter((code) => !outlines[code])
if (missing.length > 0) throw new Error(`No outline for ${missing.join(', ')}`)
writeFileSync(join(import.meta.dirname, '../../src/domain/places/outlines.json'), `${JSON.stringify(outlines)}\n`)
