import type { Check } from '../checks.ts'

/** Why a file is not read as CSV, each as a sentence for the person who chose it. `{line}` is the line of the fault. */
const CSV_REFUSALS = {
  empty: 'The file is empty.',
  excel:
    'This is a workbook of the old kind (.xls). Open it in Excel or LibreOffice, save it as Excel workbook (.xlsx), then choose that file.',
  password:
    'This workbook has a password. Open it, save it without the password (in Excel: File, Info, Protect Workbook), then choose it again.',
  numbers: 'This is a spreadsheet of Apple Numbers. In Numbers choose File, Export To, Excel, then choose that file.',
  workbook: 'This is a workbook that cannot be read: save it as CSV (UTF-8), then choose that file.',
  workbookTooLarge: 'This workbook is too large to be read: save it as CSV (UTF-8), then choose that file.',
  zip: 'This is a compressed file. Unpack it first, then choose the CSV file in it.',
  pdf: 'This is a PDF. Only CSV files and workbooks can be imported.',
  json: 'This is a JSON file. Only CSV files and workbooks can be imported.',
  page: 'This is a web page and not the file itself. Download the CSV file again.',
  notText: 'This is not a text file. Only CSV files and workbooks can be imported.',
  encoding: 'The file mixes two encodings, so its letters cannot be read. Save it as CSV (UTF-8), then try again.',
  quote: 'Line {line} has a quotation mark in a place where none may be. Nothing was imported.',
  unfinished: 'The file is cut off: a quotation mark is never closed. Download it again.',
  lineTooLong: 'Line {line} is too long for a row of a table. Only CSV files and workbooks can be imported.',
  tooLarge: 'The file is larger than 50 MB. Divide it into smaller files.',
} as const

export type CsvRefusalId = keyof typeof CSV_REFUSALS

/** The types of the files that are read as a table. */
export const TABLE_TYPES: readonly string[] = [
  'text/csv',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/vnd.oasis.opendocument.spreadsheet',
  'application/vnd.ms-excel',
]

export const MAX_CSV_BYTES = 50 * 1024 * 1024

/** A file that cannot be imported, with a sentence that says why, and the check that does so in the reader's language. */
export class FileRefusal extends Error {
  override readonly name = 'FileRefusal'
  readonly check: Check | null

  constructor(message: string, check: Check | null = null) {
    super(message)
    this.check = check
  }
}

/** One that is larger than any that is read. */
export class FileTooLarge extends FileRefusal {}

/** A file that is not read as CSV. */
export class CsvRefusal extends FileRefusal {
  readonly id: CsvRefusalId
  readonly line: number

  constructor(id: CsvRefusalId, line: number) {
    super(sentenceOf(id, line))
    this.id = id
    this.line = line
  }
}

const sentenceOf = (id: CsvRefusalId, line: number) => CSV_REFUSALS[id].replace('{line}', String(line))

export const csvRefusal = (id: CsvRefusalId, line = 0) =>
  id === 'tooLarge' ? new FileTooLarge(sentenceOf(id, line)) : new CsvRefusal(id, line)
