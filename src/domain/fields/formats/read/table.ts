import type { Position } from '../../border/ring.ts'
import { FieldFileRefusal } from './field-file-refusal.ts'
import { fieldsOf, type Placemark } from './folder.ts'
import type { FoundField } from './found-field.ts'
import { isGeoshape, readGeoshape } from './odk.ts'
import { type Known, knownOf, numberOf } from './properties.ts'
import { isWkt, readWkt } from './wkt.ts'

type Row = readonly string[]

const LATITUDE = /^(?:lat|latitude|y)$/i
const LONGITUDE = /^(?:lon|lng|long|longitude|x)$/i

/** Reads the fields of a table whose first row names its columns. */
export function readTable([head, ...rows]: readonly Row[]): FoundField[] {
  if (!head) throw new FieldFileRefusal('empty')
  const [latitude, longitude] = [LATITUDE, LONGITUDE].map((names) => head.findIndex((cell) => names.test(cell.trim())))
  const read = rows.map((row) => ({ row, known: knownOf(Object.fromEntries(head.map((name, at) => [name, row[at]]))) }))
  const shape = shapeColumn(rows)
  if (shape !== -1) return inOrder(read.map(({ row, known }) => placemarkOf(row[shape] ?? '', known)))
  if (latitude! >= 0 && longitude! >= 0)
    return walksOf(read.map(({ row, known }) => ({ known, point: [numberOf(row[longitude!] ?? ''), numberOf(row[latitude!] ?? '')] }))) // biome-ignore format: one row
  if (!read.some(({ known }) => known.areaHa !== null)) throw new FieldFileRefusal('noGeometry')
  return inOrder(read.map(({ known }) => ({ known, polygons: [], lines: [], points: [] })))
}

/** The column in which the first shape stands: forms name it as they like. */
function shapeColumn(rows: readonly Row[]): number {
  for (const row of rows) {
    const at = row.findIndex((cell) => isGeoshape(cell) || isWkt(cell))
    if (at !== -1) return at
  }
  return -1
}

/** Each row is a thing of its own: no point beside a line is a fix of it. */
const inOrder = (placemarks: readonly Placemark[]) =>
  placemarks.flatMap((each) => fieldsOf({ name: null, placemarks: [each], folders: [] }))

/** A geoshape is a border, which ODK closes; a row without a shape may still have an area. */
function placemarkOf(cell: string, known: Known): Placemark {
  const none = { known, polygons: [], lines: [], points: [] }
  if (isWkt(cell)) return { known, ...readWkt(cell) }
  if (cell.trim() === '') return none
  return { ...none, polygons: [{ outer: readGeoshape(cell), holes: 0 }] }
}

type Fix = { known: Known; point: Position }

/** One walk is one field, unless a column names fields or farmers; a row with an area is a field that has a point. */
function walksOf(fixes: readonly Fix[]): FoundField[] {
  const groups = Map.groupBy(fixes, ({ known }) => known.areaHa !== null ? known : groupOf(known))
  return [...groups.values()].flatMap((group) => {
    const { known } = group[0]!
    const points = group.map(({ point }) => point)
    const shape = known.areaHa === null ? { lines: [{ points, hasGap: false }], points: [] } : { lines: [], points }
    return inOrder([{ known, polygons: [], ...shape }])
  })
}

const groupOf = ({ owner }: Known) => JSON.stringify(owner)
