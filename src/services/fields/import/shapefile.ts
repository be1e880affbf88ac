import type { Position } from '#domain/fields/border/ring.ts'
import { type Transform, transformOfWkt } from '#domain/fields/formats/read/crs.ts'
import { FieldFileRefusal } from '#domain/fields/formats/read/field-file-refusal.ts'
import { fieldsOf, type Placemark } from '#domain/fields/formats/read/folder.ts'
import type { FoundField } from '#domain/fields/formats/read/found-field.ts'
import { knownOf } from '#domain/fields/formats/read/properties.ts'
import { polygonsOf } from '#domain/fields/formats/read/rings.ts'
import { readDbf } from './dbf.ts'

/** Where the header ends, and where the first shape's own header begins (ESRI Shapefile Technical Description, 1998). */
const HEADER_BYTES = 100
const RECORD_HEADER_BYTES = 8
const MAGIC = 9994

/** The fields of a shapefile: of its shapes, its table of columns and its coordinate system. Each shape is by itself. */
export function readShapefile(files: ReadonlyMap<string, Buffer>, base: string): FoundField[] {
  const file = (ending: string) => files.get(`${base}.${ending}`)
  const transform = transformOfWkt(file('prj')?.toString('utf8') ?? DEGREES)
  const rows = readDbf(file('dbf') ?? null, file('cpg')?.toString('latin1').trim())
  const placemarks = [...shapesOf(file('shp')!, transform)].map((shape, at) => ({ ...shape, known: knownOf(rows[at] ?? {}) })) // biome-ignore format: one line
  const found = placemarks.flatMap((each) => fieldsOf({ name: null, placemarks: [each], folders: [] }))
  return transform ? found.map((field) => ({ ...field, notes: [...field.notes, 'reprojected'] })) : found
}

/** Without a .prj file the coordinates are taken for degrees; metres are refused as such by the checks of a border. */
const DEGREES = 'GEOGCS["WGS 84"'

type Shape = Omit<Placemark, 'known'>

function* shapesOf(shp: Buffer, transform: Transform): Generator<Shape> {
  if (shp.length < HEADER_BYTES || shp.readInt32BE(0) !== MAGIC) throw new FieldFileRefusal('fileNotShapefile')
  try {
    for (let at = HEADER_BYTES; at + RECORD_HEADER_BYTES <= shp.length; ) {
      // Lengths are in words of two bytes.
      const end = at + RECORD_HEADER_BYTES + shp.readInt32BE(at + 4) * 2
      if (end > shp.length || end < at + RECORD_HEADER_BYTES + 4) throw new FieldFileRefusal('fileNotShapefile')
      yield shapeOf(shp.subarray(at + RECORD_HEADER_BYTES, end), transform)
      at = end
    }
  } catch (error) {
    throw error instanceof RangeError ? new FieldFileRefusal('fileNotShapefile') : error
  }
}

const [NONE, POINT, LINE, POLYGON, POINTS] = [0, 1, 3, 5, 8]
/** The same shape with altitudes is a number higher by ten, and with measures by twenty. */
const VARIANTS = 10

function shapeOf(record: Buffer, transform: Transform): Shape {
  const kind = record.readInt32LE(0) % VARIANTS
  const none = { polygons: [], lines: [], points: [] }
  if (kind === NONE) return none
  if (kind === POINT) return { ...none, points: [positionAt(record, 4, transform)] }
  if (kind === POINTS) return { ...none, points: positionsAt(record, 40, record.readInt32LE(36), transform) }
  if (kind !== LINE && kind !== POLYGON) throw new FieldFileRefusal('fileNotShapefile')
  const parts = partsOf(record, transform)
  if (kind === POLYGON) return { ...none, polygons: polygonsOf(parts) }
  return { ...none, lines: parts.map((points) => ({ points, hasGap: false })) }
}

/** Behind the box, the numbers of parts and points, and where each part begins, stand the points. */
function partsOf(record: Buffer, transform: Transform): Position[][] {
  const [parts, count] = [record.readInt32LE(36), record.readInt32LE(40)]
  if (parts * 4 > record.length) throw new FieldFileRefusal('fileNotShapefile')
  const starts = Array.from({ length: parts }, (_, part) => record.readInt32LE(44 + part * 4))
  const points = positionsAt(record, 44 + parts * 4, count, transform)
  return starts.map((start, part) => points.slice(start, starts[part + 1] ?? count))
}

const POINT_BYTES = 16

function positionsAt(record: Buffer, from: number, count: number, transform: Transform): Position[] {
  if (count < 0 || from + count * POINT_BYTES > record.length) throw new FieldFileRefusal('fileNotShapefile')
  return Array.from({ length: count }, (_, at) => positionAt(record, from + at * POINT_BYTES, transform))
}

function positionAt(record: Buffer, at: number, transform: Transform): Position {
  const position: Position = [record.readDoubleLE(at), record.readDoubleLE(at + 8)]
  return transform ? transform(position) : position
}
