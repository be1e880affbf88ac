import type { Position } from '../../border/ring.ts'
import type { Placemark } from './folder.ts'
import { numberOf } from './properties.ts'

const BEGINS = /^\s*(?:SRID=4326;)?\s*(POLYGON|MULTIPOLYGON|LINESTRING|POINT)\s*(?:ZM|Z|M)?\s*\(/i

/** Whether a cell looks like a geometry in well-known text (OGC 06-103r4). */
export const isWkt = (cell: string) => BEGINS.test(cell)

/** The shapes of a cell in well-known text; altitudes and measures are left out. */
export function readWkt(cell: string): Pick<Placemark, 'polygons' | 'lines' | 'points'> {
  const kind = BEGINS.exec(cell)?.[1]?.toUpperCase()
  const none = { polygons: [], lines: [], points: [] }
  const body = cell.slice(cell.indexOf('('))
  if (kind === 'POINT') return { ...none, points: positionsOf(body).slice(0, 1) }
  if (kind === 'LINESTRING') return { ...none, lines: [{ points: positionsOf(body), hasGap: false }] }
  const polygons = body.split(/\)\s*\)\s*,\s*\(\s*\(/).map((polygon) => polygon.split(/\)\s*,\s*\(/))
  return {
    ...none,
    polygons: polygons.map(([outer = '', ...holes]) => ({ outer: positionsOf(outer), holes: holes.length })),
  }
}

const positionsOf = (text: string): Position[] =>
  text
    .replace(/[()]/g, ' ')
    .split(',')
    .map((point) => {
      const [longitude = '', latitude = ''] = point.trim().split(/\s+/)
      return [numberOf(longitude), numberOf(latitude)]
    })
