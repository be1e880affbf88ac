import { csvRefusal } from '#domain/operations/csv-file.ts'
import type { CsvRow } from '../csv/csv-rows.ts'
import { readCsv } from '../csv/read-csv.ts'
import { MAX_WORKBOOK } from './assert-small.ts'
import { isContainer, refuseUnread } from './refuse-unread.ts'
import { workbookKind } from './workbook-kind.ts'
import { workbookRows } from './workbook-rows.ts'

type TableReader = {
  /** Whether a row names the columns that are expected: the first sheet with one is read. */
  isHead: (cells: readonly string[]) => boolean
  /** Hears which sign stands between the cells of a text, before its first rows. */
  tellSeparator?: (separator: string) => void
}

const ENOUGH_TO_JUDGE = 4096

/** Reads a table of whatever file people have: CSV of any kind as it arrives, or a workbook as a whole. */
export async function* readTable(
  bytes: AsyncIterable<Uint8Array>,
  { isHead, tellSeparator }: TableReader,
): AsyncGenerator<CsvRow[]> {
  const pieces = bytes[Symbol.asyncIterator]()
  let first: Buffer = Buffer.alloc(0)
  let isWhole = false
  while (!isWhole && first.length < ENOUGH_TO_JUDGE) {
    const { value, done } = await pieces.next()
    if (done) isWhole = true
    else first = Buffer.concat([first, value])
  }
  const all = rejoined(first, isWhole ? null : pieces)
  const kind = workbookKind(first.subarray(0, ENOUGH_TO_JUDGE))
  if (kind) yield await workbookRows(await wholeOf(all), kind, isHead)
  else if (isContainer(first)) refuseUnread(await wholeOf(all))
  else yield* readCsv(all, tellSeparator)
}

/** The pieces of a file of which the first were looked at. */
async function* rejoined(first: Buffer, rest: AsyncIterator<Uint8Array> | null): AsyncGenerator<Uint8Array> {
  try {
    if (first.length > 0) yield first
    for (let next = await rest?.next(); next && !next.done; next = await rest?.next()) yield next.value
  } finally {
    await rest?.return?.()
  }
}

async function wholeOf(pieces: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const piece of pieces) {
    size += piece.length
    if (size > MAX_WORKBOOK.unpacked) throw csvRefusal('workbookTooLarge')
    parts.push(piece)
  }
  return Buffer.concat(parts)
}
