const HEADER_BYTES = 32
const COLUMN_BYTES = 32
const NAME_BYTES = 11
const LAST_COLUMN = 0x0d

/** The rows of the table beside a shapefile (dBASE III), each column by its name of at most ten letters. */
export function readDbf(dbf: Buffer | null, codePage = 'utf-8'): Record<string, string>[] {
  if (!dbf || dbf.length < HEADER_BYTES) return []
  const [count, start, length] = [dbf.readUInt32LE(4), dbf.readUInt16LE(8), dbf.readUInt16LE(10)]
  if (length === 0) return []
  const rows = Math.min(count, Math.floor((dbf.length - start) / length))
  const columns = columnsOf(dbf.subarray(HEADER_BYTES, start))
  return Array.from({ length: Math.max(0, rows) }, (_, row) => {
    const at = start + row * length
    return Object.fromEntries(
      columns.map(({ name, from, to }) => [name, decoded(dbf.subarray(at + from, at + to), codePage)]),
    )
  })
}

type Column = { name: string; from: number; to: number }

function columnsOf(header: Buffer): Column[] {
  const columns: Column[] = []
  // The first byte of a row says whether it was deleted.
  let from = 1
  for (let at = 0; at + COLUMN_BYTES <= header.length && header[at] !== LAST_COLUMN; at += COLUMN_BYTES) {
    const [name = ''] = header.toString('latin1', at, at + NAME_BYTES).split('\0')
    const to = from + header.readUInt8(at + 16)
    columns.push({ name, from, to })
    from = to
  }
  return columns
}

/** In the encoding that the .cpg file names; else in UTF-8 where it is that, or in that of Windows. */
function decoded(bytes: Buffer, codePage: string): string {
  for (const encoding of [codePage, 'utf-8'])
    try {
      return new TextDecoder(encoding, { fatal: true }).decode(bytes).replaceAll('\0', '').trim()
    } catch {
      // An encoding that is unknown, or that these bytes are not in: the next one.
    }
  return new TextDecoder('windows-1252').decode(bytes).replaceAll('\0', '').trim()
}
