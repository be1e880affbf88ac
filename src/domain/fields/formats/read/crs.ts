import type { Position } from '../../border/ring.ts'
import { FieldFileRefusal } from './field-file-refusal.ts'
import { degreesOfUtm, utmZoneOf } from './utm.ts'

/** How a file's coordinates become degrees; null where they are degrees already. */
export type Transform = ((position: Position) => Position) | null

const WGS84 = [4326, 4979]

/** The transformation that a `crs` member of GeoJSON 2008 asks for; refuses any but WGS 84 and the zones of UTM by name. */
export function transformOf(crs: unknown): Transform {
  if (crs === undefined || crs === null) return null
  const name = nameOf(crs)
  if (/\bCRS:?84h?$/i.test(name)) return null
  return transformOfEpsg(Number(/EPSG:(?:[\d.]*:)?(\d+)$/i.exec(name)?.[1]), name)
}

/** The same by the number of EPSG. */
export function transformOfEpsg(epsg: number, name: string): Transform {
  if (WGS84.includes(epsg)) return null
  const zone = utmZoneOf(epsg)
  if (!zone) throw new FieldFileRefusal('fileCrs', { crs: name })
  return (position) => degreesOfUtm(position, zone)
}

const UTM_WKT = /WGS[_ ]?(?:19)?84[ _/]*UTM[_ ]zone[_ ](\d{1,2})([NS])/i
const DEGREES_WKT = /^\s*GEOG(?:CS|CRS)\s*\[\s*"(?:GCS_)?WGS[_ ]?(?:19)?84"/i

/** The transformation that the .prj file of a shapefile asks for. */
export function transformOfWkt(wkt: string): Transform {
  if (DEGREES_WKT.test(wkt)) return null
  const name = /"([^"]{1,80})"/.exec(wkt)?.[1] ?? wkt.slice(0, 80)
  const [, zone, hemisphere = ''] = UTM_WKT.exec(wkt) ?? []
  if (!zone) throw new FieldFileRefusal('fileCrs', { crs: name })
  return transformOfEpsg((hemisphere.toUpperCase() === 'S' ? 32_700 : 32_600) + Number(zone), name)
}

/** As programs write it: a name, or, long ago, a number; what is neither is shown as it stands. */
function nameOf(crs: unknown): string {
  const { type, properties } = crs as { type?: unknown; properties?: { name?: unknown; code?: unknown } }
  if (typeof properties?.name === 'string') return properties.name.slice(0, 80)
  if (type === 'EPSG' && typeof properties?.code === 'number') return `EPSG:${properties.code}`
  return JSON.stringify(crs).slice(0, 80)
}
