import { joined, type ReadPicture, startsWith, viewOf } from './photo-bytes.ts'

const END_OF_IMAGE = 0xd9
const START_OF_SCAN = 0xda
const EXIF = 0xe1
/** Application segments that the colours or the shape of the pixels depend on, by what they begin with. */
const KEPT: Record<number, string> = { 224: 'JFIF\0', 226: 'ICC_PROFILE\0', 238: 'Adobe' }

type Segment = { marker: number; whole: Uint8Array; data: Uint8Array }

/**
 * A JPEG is a row of segments; behind the head of each scan stand its pixels, and the end mark behind the last. What
 * follows that is no part of the picture. Null for what is none, or is cut off.
 */
export function readJpeg(bytes: Uint8Array): ReadPicture | null {
  const segments = segmentsOf(bytes)
  const frames = segments?.filter(({ marker }) => isFrame(marker)) ?? []
  const [frame] = frames
  // A second frame could be larger than the first, which was looked at.
  if (!segments || !frame || frames.length > 1 || frame.data.length < 6) return null
  if (!segments.some(({ marker }) => marker === START_OF_SCAN)) return null
  const view = viewOf(frame.data)
  const orientation = segments.reduce<number | null>((found, each) => found ?? orientationIn(each), null)
  const [first, ...rest] = segments.filter(isKept).map(({ whole }) => whole)
  return {
    width: view.getUint16(3),
    height: view.getUint16(1),
    bytes: joined([START, first!, ...(orientation ? [uprightBy(orientation)] : []), ...rest, END]),
  }
}

const START = new Uint8Array([0xff, 0xd8])
const END = new Uint8Array([0xff, END_OF_IMAGE])

/** The segments up to the end mark, a scan with its pixels; null where a segment or the end is cut off. */
function segmentsOf(bytes: Uint8Array): Segment[] | null {
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) return null
  const segments: Segment[] = []
  for (let at = 2; at + 1 < bytes.length && bytes[at] === 0xff; ) {
    const marker = bytes[at + 1]!
    if (marker === END_OF_IMAGE) return segments
    // Any number of these bytes may stand before a marker.
    if (marker === 0xff) {
      at += 1
      continue
    }
    const length = at + 3 < bytes.length ? bytes[at + 2]! * 256 + bytes[at + 3]! : 0
    const dataEnd = at + 2 + length
    if (length < 2 || dataEnd > bytes.length) return null
    const end = marker === START_OF_SCAN ? endOfPixels(bytes, dataEnd) : dataEnd
    segments.push({ marker, whole: bytes.subarray(at, end), data: bytes.subarray(at + 4, dataEnd) })
    at = end
  }
  return null
}

/** Where the pixels of a scan end: at the next marker that is no restart (D0 to D7) and no pixel of the value FF. */
function endOfPixels(bytes: Uint8Array, from: number) {
  for (let at = from; ; at += 1) {
    at = bytes.indexOf(0xff, at)
    if (at === -1 || at + 1 >= bytes.length) return bytes.length
    const next = bytes[at + 1]!
    if (next !== 0 && (next & 0xf8) !== 0xd0) return at
  }
}

/** C0 to CF, but for tables (C4), a reserved one (C8) and arithmetic conditions (CC). */
const isFrame = (marker: number) => (marker & 0xf0) === 0xc0 && ![0xc4, 0xc8, 0xcc].includes(marker)

function isKept({ marker, data }: Segment) {
  const isApplication = (marker & 0xf0) === 0xe0
  // F0 to FE are extensions and comments.
  if (!isApplication) return marker < 0xf0
  return KEPT[marker] !== undefined && startsWith(data, KEPT[marker])
}

const ORIENTATION = 0x0112
const EXIF_HEAD = 'Exif\0\0'

/** How a picture is to be turned (2 to 8), as its Exif says; null where it says nothing, or that it is upright. */
function orientationIn({ marker, data }: Segment): number | null {
  if (marker !== EXIF || !startsWith(data, EXIF_HEAD)) return null
  const tiff = viewOf(data.subarray(EXIF_HEAD.length))
  if (tiff.byteLength < 8) return null
  const isLittle = tiff.getUint16(0) === 0x4949
  const directory = tiff.getUint32(4, isLittle)
  const entries = directory + 2 <= tiff.byteLength ? tiff.getUint16(directory, isLittle) : 0
  for (let at = directory + 2; at < directory + 2 + 12 * entries && at + 12 <= tiff.byteLength; at += 12) {
    if (tiff.getUint16(at, isLittle) !== ORIENTATION) continue
    const turn = tiff.getUint16(at + 8, isLittle)
    return turn >= 2 && turn <= 8 ? turn : null
  }
  return null
}

/** An Exif that says how the picture is to be turned, and nothing else. */
const uprightBy = (turn: number) =>
  // biome-ignore format: as the bytes stand
  new Uint8Array([
    0xff, EXIF, 0, 34, ...[...EXIF_HEAD].map((letter) => letter.charCodeAt(0)),
    0x4d, 0x4d, 0, 42, 0, 0, 0, 8, // big-endian, the directory follows
    0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, turn, 0, 0, // one entry: orientation, one short number
    0, 0, 0, 0, // no other directory
  ])
