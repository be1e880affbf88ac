import type { Readable } from 'node:stream'
import { fromBufferPromise, type ZipFile } from 'yauzl'
import { csvRefusal } from '#domain/operations/csv-file.ts'

const MB = 2 ** 20
/** How large a workbook may be: as it comes, unpacked, and in cells. A thread that imports has 96 MB. */
export const MAX_WORKBOOK = { bytes: 20 * MB, unpacked: 24 * MB, entries: 1000, cells: 400_000 }

/** Refuses a packed workbook that is larger than it says, or too large; nothing of it is kept but its table. */
export async function assertSmall(bytes: Buffer): Promise<void> {
  if (bytes.length > MAX_WORKBOOK.bytes) throw csvRefusal('workbookTooLarge')
  const zip = await fromBufferPromise(bytes, { lazyEntries: true })
  if (zip.entryCount > MAX_WORKBOOK.entries) throw csvRefusal('workbookTooLarge')
  let unpacked = 0
  for await (const entry of zip.eachEntry()) {
    unpacked += entry.uncompressedSize
    if (unpacked > MAX_WORKBOOK.unpacked) throw csvRefusal('workbookTooLarge')
    if (entry.fileName.endsWith('/')) continue
    const text = await textOf(await zip.openReadStreamPromise(entry))
    // As OpenDocument says that its files have a password.
    if (entry.fileName === 'META-INF/manifest.xml' && text.includes('encryption-data')) throw csvRefusal('password')
    assertCells(text, entry.fileName)
  }
  close(zip)
}

const close = (zip: ZipFile) => zip.close()

/** The text of an entry; its stream fails where more comes than its size says. */
async function textOf(stream: Readable) {
  // A stream that fails before it is read would end the process without a listener of its own.
  stream.on('error', (failure) => stream.destroy(failure))
  const parts: Buffer[] = []
  for await (const part of stream as AsyncIterable<Buffer>) parts.push(part)
  return Buffer.concat(parts).toString('latin1')
}

const ROW = /<table:table-row\b([^>]*)>/g
const CELL = /<table:(?:covered-)?table-cell\b([^>]*[^/>])>/g

/**
 * Counts the cells of a table of OpenDocument as they are repeated: a few bytes may say that there are a billion. Empty
 * cells, which end the rows of most tables, are one element and count nothing.
 */
export function assertCells(xml: string, name: string) {
  if (name !== 'content.xml') return
  const starts = [...xml.matchAll(ROW)]
  let cells = 0
  for (const [at, row] of starts.entries()) {
    const inside = xml.slice(row.index + row[0].length, starts[at + 1]?.index ?? xml.length)
    const filled = [...inside.matchAll(CELL)].reduce((sum, [, cell]) => sum + repeated(cell!, 'columns'), 0)
    cells += filled * repeated(row[1]!, 'rows')
    if (cells > MAX_WORKBOOK.cells) throw csvRefusal('workbookTooLarge')
  }
}

const repeated = (attributes: string, what: 'rows' | 'columns') =>
  Number(new RegExp(`number-${what}-repeated="(\\d+)"`).exec(attributes)?.[1] ?? 1)
