import { type CsvRefusalId, csvRefusal } from '#domain/operations/csv-file.ts'

/** What the files of a container say it is, by the names in it; the first that fits. */
type Kinds = readonly [name: string, refusal: CsvRefusalId][]

/** Compound files (MS-CFB), whose names are UTF-16: workbooks with a password (MS-OFFCRYPTO), of old Excels, and others. */
const COMPOUND: Kinds = [
  ['EncryptedPackage', 'password'],
  ['Workbook', 'excel'],
  ['Book', 'excel'],
]
/** Zips without the names of a workbook that is read. */
const ZIPPED: Kinds = [
  ['.iwa', 'numbers'],
  ['Index.zip', 'numbers'],
]

/** Whether a file begins as a container of which only the whole says what it is. */
export const isContainer = (beginning: Buffer) => /^(?:d0cf11e0|504b)/.test(beginning.toString('hex', 0, 4))

/** Refuses a container that is none of the workbooks that are read, in words for what it is. */
export function refuseUnread(bytes: Buffer): never {
  const isZip = bytes.toString('latin1', 0, 2) === 'PK'
  const encoding = isZip ? 'latin1' : 'utf16le'
  const kind = (isZip ? ZIPPED : COMPOUND).find(([name]) => bytes.includes(Buffer.from(name, encoding)))?.[1]
  throw csvRefusal(kind ?? (isZip ? 'zip' : 'notText'))
}
