import { FileRefusal } from '#domain/operations/csv-file.ts'
import { isMissing, isTotalRow } from '#domain/operations/import/cell-words.ts'
import {
  type Fault,
  faultOf,
  type ImportBounds,
  type ImportedFarmer,
  readFarmer,
} from '#domain/people/farmer-import.ts'
import { type FileColumn, findHead, headFault, IMPORT_COLUMNS, readHead } from '#domain/people/import/farmer-columns.ts'
import { isOtherFact } from '#domain/people/import/farmer-facts.ts'
import type { CsvRow } from '#services/operations/csv/csv-rows.ts'
import { readTable } from '#services/operations/workbook/read-table.ts'
import { isOurs } from './refused-rows.ts'

/** The farmers of a file, and what is wrong with its other rows; and the rows themselves, to hand the wrong ones back. */
export type FarmerFile = {
  rows: number
  farmers: ImportedFarmer[]
  faults: Fault[]
  ignored: string[]
  totals: number[]
  /** Phone numbers that were read otherwise than by their spacing. */
  readings: { line: number; written: string; phone: string }[]
  head: readonly string[]
  cells: ReadonlyMap<number, readonly string[]>
}

const HEAD = Object.values(IMPORT_COLUMNS).map(({ head }) => head)
const SAYS = {
  noName: `The first row must name the columns: ${HEAD.join(', ')}. Full name is needed.`,
  twice: 'Two columns of the first row have the same name.',
  many: (rows: number) => `A file may have ${rows.toLocaleString('en')} rows at most. Divide it into smaller files.`,
  large: (bytes: number) => `The file is larger than ${bytes / 2 ** 20} MB. Divide it into smaller files.`,
  none: 'The file names columns and no farmer.',
  cut: 'The file is cut off: its last row ends before its last column. Save it again.',
}

/**
 * Reads a file of farmers in the year of its import, and tells `progress` how many rows are read. Throws a FileRefusal
 * where it is none.
 */
export async function readFarmerFile(
  bytes: Uint8Array,
  most: ImportBounds,
  year: number,
  progress: (done: number, total: number) => void = () => {},
): Promise<FarmerFile> {
  if (bytes.length > most.bytes) throw new FileRefusal(SAYS.large(most.bytes))
  const all = await rowsOf(bytes, most.rows)
  const at = findHead(all)
  if (at < 0) throw new FileRefusal(SAYS.noName)
  const head = all[at]!.cells
  const named = readHead(head)
  const wrong = headFault(named)
  if (wrong) throw new FileRefusal(SAYS[wrong])
  const filled = all.slice(at + 1).filter(({ cells }) => cells.some((cell) => cell !== ''))
  const [totals, rows] = [filled.filter(isSum), filled.filter((row) => !isSum(row))]
  if (rows.length === 0) throw new FileRefusal(SAYS.none)
  if (rows.length > most.rows) throw new FileRefusal(SAYS.many(most.rows))
  const columns = named.map((column, place) =>
    column && isOtherFact(column, cellsOf(rows, place), year) ? null : column,
  )
  if (isCut(bytes, filled.at(-1), columns.length)) throw new FileRefusal(SAYS.cut)
  const read = rows.map((row, done) => {
    progress(done + 1, rows.length)
    return farmerOf(row, columns, year)
  })
  return {
    rows: rows.length,
    farmers: read.flatMap((each) => (Array.isArray(each) ? [] : [each])),
    faults: read.flatMap((each) => (Array.isArray(each) ? each : [])),
    ignored: head.filter((cell, place) => columns[place] === null && cell !== '' && !isOurs(head, cell)),
    totals: totals.map(({ line }) => line),
    readings: [],
    head,
    cells: new Map(rows.map(({ line, cells }) => [line, cells])),
  }
}

const isSum = ({ cells }: CsvRow) => isTotalRow(cells)

/** Titles may stand above the rows. */
const MAX_ABOVE = 20

async function rowsOf(bytes: Uint8Array, most: number): Promise<CsvRow[]> {
  const rows: CsvRow[] = []
  for await (const some of readTable(piecesOf(bytes), { isHead })) {
    for (const row of some) rows.push(row)
    if (rows.length > 2 * most + MAX_ABOVE) throw new FileRefusal(SAYS.many(most))
  }
  return rows
}

const isHead = (cells: readonly string[]) => headFault(readHead(cells)) !== 'noName'

async function* piecesOf(bytes: Uint8Array) {
  yield bytes
}

/** Whether a file ends in the middle of a row: fewer cells than columns, and no end of the line. */
function isCut(bytes: Uint8Array, last: CsvRow | undefined, columns: number) {
  const end = bytes.findLast((byte) => byte !== 0)
  // The rows of a workbook are all as long.
  return last !== undefined && !isSum(last) && last.cells.length < columns && end !== 0x0a && end !== 0x0d
}

/** What stands in a column. */
const cellsOf = (rows: readonly CsvRow[], place: number) =>
  rows.map(({ cells }) => cells[place] ?? '').filter((cell) => !isMissing(cell))

type Columns = readonly (FileColumn | null)[]

function farmerOf({ line, cells }: CsvRow, columns: Columns, year: number): ImportedFarmer | Fault[] {
  if (cells.slice(columns.length).some((cell) => cell !== ''))
    return [faultOf(line, 'fullName', `This row has ${cells.length} cells, and the first row names ${columns.length}`)]
  const values = columns.flatMap((column, at) => (column ? [[column, cells[at] ?? '']] : []))
  return readFarmer({ line, values: Object.fromEntries(values) }, year)
}
