import { FileRefusal } from '#domain/operations/csv-file.ts'
import {
  type Fault,
  faultOf,
  IMPORT_COLUMNS,
  type ImportBounds,
  type ImportColumn,
  type ImportedFarmer,
  readFarmer,
  readHead,
} from '#domain/people/farmer-import.ts'
import type { CsvRow } from '#services/operations/csv/csv-rows.ts'
import { readCsv } from '#services/operations/csv/read-csv.ts'

/** The farmers of a file, and what is wrong with its other rows. */
export type FarmerFile = { rows: number; farmers: ImportedFarmer[]; faults: Fault[]; ignored: string[] }

const HEAD = Object.values(IMPORT_COLUMNS).map(({ head }) => head)
const SAYS = {
  head: `The first row must name the columns: ${HEAD.join(', ')}. Full name is needed.`,
  twice: 'Two columns of the first row have the same name.',
  many: (rows: number) => `A file may have ${rows.toLocaleString('en')} rows at most. Divide it into smaller files.`,
  large: (bytes: number) => `The file is larger than ${bytes / 2 ** 20} MB. Divide it into smaller files.`,
  none: 'The file names columns and no farmer.',
  cut: 'The file is cut off: its last row ends before its last column. Save it again.',
}

/** Reads a file of farmers, and tells `progress` how many rows are read. Throws a FileRefusal where it is none. */
export async function readFarmerFile(
  bytes: Uint8Array,
  most: ImportBounds,
  progress: (done: number, total: number) => void = () => {},
): Promise<FarmerFile> {
  if (bytes.length > most.bytes) throw new FileRefusal(SAYS.large(most.bytes))
  const [first, ...rows] = await rowsOf(bytes, most.rows)
  const columns = readHead(first?.cells ?? [])
  const named = columns.filter((column) => column !== null)
  if (!named.includes('fullName')) throw new FileRefusal(SAYS.head)
  if (new Set(named).size < named.length) throw new FileRefusal(SAYS.twice)
  const filled = rows.filter(({ cells }) => cells.some((cell) => cell !== ''))
  if (filled.length === 0) throw new FileRefusal(SAYS.none)
  if (isCut(bytes, rows.at(-1), columns.length)) throw new FileRefusal(SAYS.cut)
  const read = filled.map((row, at) => {
    progress(at + 1, filled.length)
    return farmerOf(row, columns)
  })
  return {
    rows: filled.length,
    farmers: read.flatMap((each) => (Array.isArray(each) ? [] : [each])),
    faults: read.flatMap((each) => (Array.isArray(each) ? each : [])),
    ignored: (first?.cells ?? []).filter((cell, at) => columns[at] === null && cell !== ''),
  }
}

async function rowsOf(bytes: Uint8Array, most: number): Promise<CsvRow[]> {
  const rows: CsvRow[] = []
  for await (const some of readCsv(piecesOf(bytes))) {
    for (const row of some) rows.push(row)
    // The head is a row too.
    if (rows.length > most + 1) throw new FileRefusal(SAYS.many(most))
  }
  return rows
}

async function* piecesOf(bytes: Uint8Array) {
  yield bytes
}

/** Whether a file ends in the middle of a row: fewer cells than columns, and no end of the line. */
function isCut(bytes: Uint8Array, last: CsvRow | undefined, columns: number) {
  const end = bytes.findLast((byte) => byte !== 0)
  return last !== undefined && last.cells.length < columns && end !== 0x0a && end !== 0x0d
}

function farmerOf({ line, cells }: CsvRow, columns: readonly (ImportColumn | null)[]): ImportedFarmer | Fault[] {
  if (cells.slice(columns.length).some((cell) => cell !== ''))
    return [faultOf(line, 'fullName', `This row has ${cells.length} cells, and the first row names ${columns.length}`)]
  const values = columns.flatMap((column, at) => (column ? [[column, cells[at] ?? '']] : []))
  return readFarmer({ line, values: Object.fromEntries(values) })
}
