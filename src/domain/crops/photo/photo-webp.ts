import { joined, nameAt, type ReadPicture, viewOf } from './photo-bytes.ts'

type Chunk = { name: string; data: Uint8Array }
type Size = { width: number; height: number }

/** The frame, transparency and colours of a still picture. */
const KEPT = ['VP8X', 'ICCP', 'ALPH', 'VP8 ', 'VP8L']
/** What VP8X says there is: Exif, XMP, animation. */
const FLAGS_DROPPED = 0x08 | 0x04 | 0x02

/** A WebP says in its head how long it is, and is a row of chunks. Null for what is none, is cut off, or moves. */
export function readWebp(bytes: Uint8Array): ReadPicture | null {
  if (bytes.length < 20 || nameAt(bytes, 0) !== 'RIFF' || nameAt(bytes, 8) !== 'WEBP') return null
  const end = viewOf(bytes).getUint32(4, true) + 8
  const chunks = end <= bytes.length ? chunksOf(bytes.subarray(0, end)) : null
  const sizes = chunks?.flatMap((chunk) => sizeOf(chunk) ?? []) ?? []
  const frames = chunks?.filter(({ name }) => name === 'VP8 ' || name === 'VP8L') ?? []
  // One frame, and a canvas around it if it has one: of each the size was read.
  const sized = frames.length + (chunks?.[0]?.name === 'VP8X' ? 1 : 0)
  if (!chunks || frames.length !== 1 || sizes.length !== sized) return null
  const chosen = chunks.filter(({ name }) => KEPT.includes(name)).map(asBytes)
  return {
    width: Math.max(...sizes.map(({ width }) => width)),
    height: Math.max(...sizes.map(({ height }) => height)),
    bytes: joined([riff(chosen), ...chosen]),
  }
}

function chunksOf(bytes: Uint8Array): Chunk[] | null {
  const view = viewOf(bytes)
  const chunks: Chunk[] = []
  for (let at = 12; at + 8 <= bytes.length; ) {
    const end = at + 8 + view.getUint32(at + 4, true)
    if (end > bytes.length) return null
    chunks.push({ name: nameAt(bytes, at), data: bytes.subarray(at + 8, end) })
    at = end + (end % 2)
  }
  return chunks
}

/** The size that a canvas or a frame gives; null for other chunks, and for one that is broken. */
function sizeOf({ name, data }: Chunk): Size | null {
  const view = viewOf(data)
  if (name === 'VP8X' && data.length >= 10) return { width: 1 + uint24(data, 4), height: 1 + uint24(data, 7) }
  if (name === 'VP8 ' && data.length >= 10 && data[3] === 0x9d && data[4] === 0x01 && data[5] === 0x2a)
    return { width: view.getUint16(6, true) & 0x3fff, height: view.getUint16(8, true) & 0x3fff }
  if (name === 'VP8L' && data.length >= 5 && data[0] === 0x2f) {
    const bits = view.getUint32(1, true)
    return { width: 1 + (bits & 0x3fff), height: 1 + ((bits >>> 14) & 0x3fff) }
  }
  return null
}

const uint24 = (data: Uint8Array, at: number) => data[at]! | (data[at + 1]! << 8) | (data[at + 2]! << 16)

/** A chunk with its name, its length, and a byte more where it ends on an odd one. */
function asBytes({ name, data }: Chunk): Uint8Array {
  const bytes = new Uint8Array(8 + data.length + (data.length % 2))
  bytes.set([...name].map((letter) => letter.charCodeAt(0)))
  viewOf(bytes).setUint32(4, data.length, true)
  bytes.set(data, 8)
  if (name === 'VP8X') bytes[8]! &= ~FLAGS_DROPPED
  return bytes
}

function riff(chunks: Uint8Array[]): Uint8Array {
  const head = new Uint8Array([...'RIFF____WEBP'].map((letter) => letter.charCodeAt(0)))
  viewOf(head).setUint32(4, 4 + chunks.reduce((length, chunk) => length + chunk.length, 0), true)
  return head
}
