import type { Position } from '../../border/ring.ts'
import { type Transform, transformOfEpsg } from './crs.ts'
import type { Placemark } from './folder.ts'
import { numberOf } from './properties.ts'

type Shapes = Pick<Placemark, 'polygons' | 'lines' | 'points'>

/** A geometry that holds coordinates, with what stands in its outermost brackets; one that is empty has none. */
const GEOMETRY = /(MULTI)?(POLYGON|LINESTRING|POINT)\s*(?:ZM|Z|M)?\s*(?=\()/gi

/**
 * The shapes of a cell in well-known text (OGC 06-103r4), also of a collection; altitudes and measures are left out. Before
 * it may stand the number of its system of coordinates, as PostGIS writes it.
 */
export function readWkt(cell: string): Shapes {
  const srid = /^\s*SRID=(\d+);/i.exec(cell)?.[1]
  const transform = srid ? transformOfEpsg(Number(srid), `EPSG:${srid}`) : null
  const found = [...cell.matchAll(GEOMETRY)].map(({ 0: head, 1: many, 2: kind, index }) => {
    const body = bracketed(cell, index + head.length)
    return { kind: kind!.toUpperCase(), parts: many ? partsOf(body) : [body] }
  })
  const of = (kind: string) => found.filter((each) => each.kind === kind).flatMap(({ parts }) => parts)
  const positions = (text: string) => positionsOf(text, transform)
  return {
    polygons: of('POLYGON').map((polygon) => {
      const [outer = '', ...holes] = partsOf(polygon)
      return { outer: positions(outer), holes: holes.length }
    }),
    lines: of('LINESTRING').map((line) => ({ points: positions(line), hasGap: false })),
    points: of('POINT').flatMap((point) => positions(point).slice(0, 1)),
  }
}

/** What stands between the bracket at a place and the one that closes it. */
function bracketed(text: string, open: number): string {
  let depth = 0
  for (let at = open; at < text.length; at += 1) {
    if (text[at] === '(') depth += 1
    else if (text[at] === ')') depth -= 1
    if (depth === 0) return text.slice(open + 1, at)
  }
  return text.slice(open + 1)
}

/** The parts between commas that stand in no bracket, each without its own brackets. */
function partsOf(body: string): string[] {
  const parts: string[] = []
  let [depth, from] = [0, 0]
  for (let at = 0; at <= body.length; at += 1) {
    if (body[at] === '(') depth += 1
    else if (body[at] === ')') depth -= 1
    else if (at === body.length || (body[at] === ',' && depth === 0)) {
      parts.push(
        body
          .slice(from, at)
          .trim()
          .replace(/^\(([\s\S]*)\)$/, '$1'),
      )
      from = at + 1
    }
  }
  return parts
}

const positionsOf = (text: string, transform: Transform): Position[] =>
  text
    .replace(/[()]/g, ' ')
    .split(',')
    .map((point) => {
      const [first = '', second = ''] = point.trim().split(/\s+/)
      const position: Position = [numberOf(first), numberOf(second)]
      return transform ? transform(position) : position
    })
