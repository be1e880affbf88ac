import { constants, gunzipSync } from 'node:zlib'
import { type CsvRefusalId, csvRefusal } from '#domain/operations/csv-file.ts'

/** What begins with these bytes, in hex, is a file of another kind. */
const KINDS: readonly [begins: string, refusal: CsvRefusalId][] = [
  ['504b', 'zip'],
  ['1f8b', 'zip'],
  ['377abcaf', 'zip'],
  ['52617221', 'zip'],
  ['425a68', 'zip'],
  ['fd377a58', 'zip'],
  ['25504446', 'pdf'],
]

/**
 * The bytes of a file as text, piece by piece. UTF-8 and UTF-16 are read, with or without their mark at the beginning,
 * and what spreadsheets of Western Windows write (Windows-1252, which holds Latin-1).
 */
export async function* csvText(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let decode: ((piece?: Uint8Array) => string) | undefined
  for await (const piece of wellBegun(bytes)) {
    decode ??= decoderOf(piece)
    yield decode(piece)
  }
  if (!decode) throw csvRefusal('empty')
  yield decode()
}

const ENOUGH_TO_JUDGE = 4096

/** The same pieces, the first of them long enough to tell what the file is. */
async function* wellBegun(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let first: Uint8Array | null = new Uint8Array()
  for await (const piece of bytes) {
    if (!first) {
      yield piece
      continue
    }
    first = Buffer.concat([first, piece])
    if (first.length < ENOUGH_TO_JUDGE) continue
    yield first
    first = null
  }
  if (first?.length) yield first
}

function decoderOf(first: Uint8Array) {
  const beginning = Buffer.from(first.subarray(0, ENOUGH_TO_JUDGE))
  const wide = utf16Of(beginning)
  if (wide) return strict(new TextDecoder(wide, { fatal: true }))
  const refusal = otherKind(beginning)
  if (refusal) throw csvRefusal(refusal)
  return utf8OrWestern()
}

/** UTF-16 by its mark, or because every other byte is zero. */
function utf16Of(beginning: Buffer) {
  const mark = beginning.toString('hex', 0, 2)
  if (mark === 'fffe') return 'utf-16le'
  if (mark === 'feff') return 'utf-16be'
  const zeros = [0, 0]
  for (const [at, byte] of beginning.entries()) if (byte === 0) zeros[at % 2]! += 1
  const isHalf = (count: number) => count > beginning.length * 0.4
  if (zeros[0] === 0 && isHalf(zeros[1]!)) return 'utf-16le'
  return zeros[1] === 0 && isHalf(zeros[0]!) ? 'utf-16be' : null
}

/** The flat workbooks of LibreOffice (.fods), and those of Gnumeric, which are compressed. */
const SHEETS_OF_XML = /^\s*<.*?(?:opendocument\.spreadsheet|gnumeric\.org)/s

/** The text that a compressed beginning holds. */
function unpacked(beginning: Buffer) {
  try {
    return gunzipSync(beginning, { finishFlush: constants.Z_SYNC_FLUSH, maxOutputLength: 64 * 1024 }).toString()
  } catch {
    return ''
  }
}

function otherKind(beginning: Buffer): CsvRefusalId | null {
  const hex = beginning.toString('hex', 0, 8)
  const text = beginning.toString()
  const kind = KINDS.find(([begins]) => hex.startsWith(begins))?.[1]
  if (SHEETS_OF_XML.test(hex.startsWith('1f8b') ? unpacked(beginning) : text)) return 'workbook'
  if (kind) return kind
  if (beginning.some(isControl)) return 'notText'
  if (/^\s*[[{]/.test(text)) return 'json'
  return /^\s*</.test(text) ? 'page' : null
}

/** Tab, the line ends, form feed and the old end of a file are all that a text has below the space. */
const isControl = (byte: number) => byte < 0x20 && !(byte >= 0x09 && byte <= 0x0d) && byte !== 0x1a

type Decode = (piece?: Uint8Array) => string

const strict =
  (decoder: TextDecoder): Decode =>
  (piece) => {
    try {
      return decoder.decode(piece, { stream: piece !== undefined })
    } catch {
      throw csvRefusal('encoding')
    }
  }

/**
 * UTF-8 until a byte cannot be that: then the file is Windows-1252 from its beginning, as long as all letters before
 * were those that both write alike.
 */
function utf8OrWestern(): Decode {
  const utf8 = strict(new TextDecoder('utf-8', { fatal: true }))
  const western = new TextDecoder('windows-1252')
  let state: 'plain' | 'utf8' | 'western' = 'plain'
  /** What UTF-8 holds back of a letter that is cut between two pieces. */
  let held: Uint8Array = new Uint8Array()
  const decodePlain = (piece?: Uint8Array) => {
    const bytes = Buffer.concat([held, piece ?? new Uint8Array()])
    try {
      const text = utf8(piece)
      if (!isPlain(text)) state = 'utf8'
      held = piece ? endNotPlain(bytes) : held
      return text
    } catch (refusal) {
      // Letters of both encodings in one piece: neither reads them all.
      if (!isPlain(bytes.toString().replaceAll('\ufffd', ''))) throw refusal
      state = 'western'
      return western.decode(bytes, { stream: true })
    }
  }
  return (piece) => {
    if (state === 'plain') return decodePlain(piece)
    return state === 'utf8' ? utf8(piece) : western.decode(piece, { stream: piece !== undefined })
  }
}

const isPlain = (text: string) => Buffer.byteLength(text) === text.length

function endNotPlain(bytes: Uint8Array) {
  let from = bytes.length
  while (from > 0 && bytes[from - 1]! > 0x7f) from--
  return bytes.subarray(from)
}
