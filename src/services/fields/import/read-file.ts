import { type FieldFileBounds, SMALL_FIELD_FILE } from '#domain/fields/field-import.schema.ts'
import { FieldFileRefusal } from '#domain/fields/formats/read/field-file-refusal.ts'
import { type Folder, fieldsOf } from '#domain/fields/formats/read/folder.ts'
import type { FoundField } from '#domain/fields/formats/read/found-field.ts'
import { isJson, readGeojson } from '#domain/fields/formats/read/geojson.ts'
import { readTable } from '#domain/fields/formats/read/table.ts'
import { CsvRefusal } from '#domain/operations/csv-file.ts'
import type { CsvRow } from '../../operations/csv/csv-rows.ts'
import { readCsv } from '../../operations/csv/read-csv.ts'
import { workbookKind } from '../../operations/workbook/workbook-kind.ts'
import { workbookRows } from '../../operations/workbook/workbook-rows.ts'
import { folderOfGpx, folderOfTcx } from './gps.ts'
import { folderOfKml } from './kml.ts'
import { localName, xmlRoot } from './xml.ts'
import { readZip } from './zip.ts'

/** Reads the fields of a file, whose kind is told by its content. Throws a FileRefusal where there are none. */
export async function readFieldFile(
  bytes: Uint8Array,
  bounds: FieldFileBounds = SMALL_FIELD_FILE,
): Promise<FoundField[]> {
  if (bytes.length === 0) throw new FieldFileRefusal('fileEmpty')
  if (bytes.length > bounds.bytes) throw new FieldFileRefusal('fileTooLarge', { megabytes: bounds.bytes / 1e6 })
  const found = await (isZip(bytes) ? readPacked(bytes) : readText(bytes))
  if (found.length === 0) throw new FieldFileRefusal('fileNoFields')
  if (found.length > bounds.fields) throw new FieldFileRefusal('fileManyFields', { fields: bounds.fields })
  return found
}

const isZip = ([first, second, third, fourth]: Uint8Array) =>
  first === 0x50 && second === 0x4b && third === 3 && fourth === 4

/** The name of the first file in it tells a workbook from a folder of files. */
const FIRST_ENTRY_BYTES = 200

async function readPacked(bytes: Uint8Array): Promise<FoundField[]> {
  const kind = workbookKind(Buffer.from(bytes.subarray(0, FIRST_ENTRY_BYTES)))
  if (!kind) return readZip(bytes, readText)
  return readTable(await told(workbookRows(Buffer.from(bytes), kind, hasColumns)))
}

/** The rows of a sheet begin with the names of its columns. */
const hasColumns = (cells: readonly string[]) => cells.filter((cell) => cell.trim() !== '').length > 1

async function readText(bytes: Uint8Array): Promise<FoundField[]> {
  const text = decoded(bytes)
  if (isJson(text)) return readGeojson(text)
  if (/^\s*</.test(text)) return readXml(text)
  if (NO_TEXT.test(text.slice(0, LETTERS_TO_JUDGE))) throw new FieldFileRefusal('fileUnknown')
  return readTable(await rowsOf(bytes))
}

/** Control signs, which stand in no text. */
const NO_TEXT = /[^\P{Cc}\t\n\r\f\v\x85]/u
const LETTERS_TO_JUDGE = 4000

/** A text in the encoding that its first bytes or its XML declaration name; else in UTF-8. */
function decoded(bytes: Uint8Array): string {
  const [first, second] = bytes
  const beginning = Buffer.from(bytes.subarray(0, 200)).toString('latin1')
  const named = /^\s*<\?xml[^>]*\bencoding\s*=\s*["']([\w-]+)["']/.exec(beginning)?.[1] ?? 'utf-8'
  const encoding =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : named
  try {
    return new TextDecoder(encoding).decode(bytes)
  } catch {
    return new TextDecoder().decode(bytes)
  }
}

const FOLDERS: Record<string, (root: ReturnType<typeof xmlRoot>) => Folder> = {
  kml: folderOfKml,
  gpx: folderOfGpx,
  TrainingCenterDatabase: folderOfTcx,
}

function readXml(text: string): FoundField[] {
  const root = xmlRoot(text)
  const name = localName(root)
  if (!Object.hasOwn(FOLDERS, name)) throw new FieldFileRefusal('fileNotFields')
  return fieldsOf(FOLDERS[name]!(root))
}

async function rowsOf(bytes: Uint8Array): Promise<string[][]> {
  const rows: CsvRow[] = []
  const read = async () => {
    for await (const piece of readCsv(inPieces(bytes))) rows.push(...piece)
    return rows
  }
  return told(read())
}

/** The cells of a table, or why it cannot be read, as it is told of fields. */
async function told(rows: Promise<CsvRow[]>): Promise<string[][]> {
  try {
    return (await rows).map(({ cells }) => cells)
  } catch (error) {
    throw error instanceof CsvRefusal ? refusalOfTable(error) : error
  }
}

/** What a table is refused for; what is none at all is none of our files. */
function refusalOfTable({ id, line }: CsvRefusal): FieldFileRefusal {
  if (id === 'quote') return new FieldFileRefusal('fileQuote', { line })
  if (id === 'lineTooLong') return new FieldFileRefusal('fileLongLine', { line })
  if (id === 'unfinished') return new FieldFileRefusal('fileUnfinished')
  return new FieldFileRefusal(id === 'encoding' ? 'fileEncoding' : 'fileUnknown')
}

async function* inPieces(bytes: Uint8Array) {
  yield bytes
}
