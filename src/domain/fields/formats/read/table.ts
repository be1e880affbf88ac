import type { Position } from '../../border/ring.ts'
import { degreesOf } from './degrees.ts'
import { FieldFileRefusal } from './field-file-refusal.ts'
import { fieldsOf, type Placemark } from './folder.ts'
import type { FoundField } from './found-field.ts'
import { readGeoshape } from './odk.ts'
import { type Known, knownOf } from './properties.ts'
import type { FixFacts } from './raw-walk.ts'
import { isGeoshape, isWkt } from './shape-text.ts'
import { toldOfRow } from './told-columns.ts'
import { openness } from './walk.ts'
import { readWkt } from './wkt.ts'

type Row = readonly string[]

/** Forms put the name of the question before it: 'place-Latitude' is ODK's, '_place_latitude' KoboToolbox's. */
const LATITUDE = /^(?:lat|y|(?:.*[^a-z])?latitude)$/i
/** A column by which the rows of one field are told from those of another. */
const NAMES_FIELD = /^(?:field|plot)[ _-]?(?:name|id|code)?$/i
const LONGITUDE = /^(?:lon|lng|long|x|(?:.*[^a-z])?longitude)$/i

/** Reads the fields of a table whose first row names its columns. */
export function readTable([head, ...rows]: readonly Row[]): FoundField[] {
  if (!head) throw new FieldFileRefusal('fileEmpty')
  const [latitude, longitude] = [LATITUDE, LONGITUDE].map((names) => head.findIndex((cell) => names.test(cell.trim())))
  const read = rows.map((row) => ({ row, known: knownOf(Object.fromEntries(head.map((name, at) => [name, row[at]]))) }))
  const shape = shapeColumn(rows)
  if (shape !== -1) return inOrder(read.map(({ row, known }) => placemarkOf(row[shape] ?? '', known)))
  const toldOf = toldOfRow(head)
  if (latitude! >= 0 && longitude! >= 0)
    return walksOf(
      read.map(({ row, known }) => ({
        known,
        group: head.flatMap((name, at) => (NAMES_FIELD.test(name.trim()) ? (row[at] ?? '') : [])),
        point: [degreesOf(row[longitude!] ?? ''), degreesOf(row[latitude!] ?? '')],
        told: toldOf(row),
      })),
    )
  if (!read.some(({ known }) => known.areaHa !== null)) throw new FieldFileRefusal('fileNoGeometry')
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

/**
 * A geoshape is a border, which ODK closes: it was drawn where no corner has an accuracy, and else walked, as an open one
 * was. A row without a shape may still have an area.
 */
function placemarkOf(cell: string, known: Known): Placemark {
  const none = { known, polygons: [], lines: [], points: [] }
  if (isWkt(cell)) return { known, ...readWkt(cell) }
  if (cell.trim() === '') return none
  const { points, told } = readGeoshape(cell)
  const isDrawn = openness(points) === 0 && told.every(({ accuracyM }) => accuracyM === null)
  return isDrawn
    ? { ...none, polygons: [{ outer: points, holes: 0 }] }
    : { ...none, lines: [{ points, told, hasGap: false }] }
}

type Fix = { known: Known; group: readonly string[]; point: Position; told: FixFacts }

/** One walk is one field, unless a column names fields or farmers; a row with an area is a field that has a point. */
function walksOf(fixes: readonly Fix[]): FoundField[] {
  const groups = Map.groupBy(fixes, (fix) => (fix.known.areaHa === null ? groupOf(fix) : fix))
  return [...groups.values()].flatMap((group) => {
    const known = { ...group[0]!.known, name: commonName(group) }
    const points = group.map(({ point }) => point)
    const line = { points, told: group.map(({ told }) => told), hasGap: false }
    // One point is no walk: it lacks an area, and is told so.
    const isWalk = known.areaHa === null && points.length > 1
    const shape = isWalk ? { lines: [line], points: [] } : { lines: [], points }
    return inOrder([{ known, polygons: [], ...shape }])
  })
}

const groupOf = ({ known, group }: Fix) => JSON.stringify([known.owner, group])

/** A device names every fix of a walk by itself. */
const commonName = (fixes: readonly Fix[]) => {
  const [first] = fixes
  return fixes.every(({ known }) => known.name === first!.known.name) ? first!.known.name : null
}
