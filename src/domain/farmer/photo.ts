/** The kinds of picture that are kept, and nothing else: no SVG, which can carry a script. */
export const PHOTO_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const
export type PhotoType = (typeof PHOTO_TYPES)[number]

/** The most that a photo may weigh on its way to the server. */
export const MOST_PHOTO_BYTES = 1024 * 1024
/**
 * How much room a farmer has: 200 photos, 100 MiB in all. That is a photo a week for four years, and at the weight that
 * phones send not 60 MiB; it keeps one account from filling the disk of everybody.
 */
export const MOST_PHOTOS = 200
export const MOST_PHOTOS_BYTES = 100 * 1024 * 1024

/** Whether another photo has room beside those that are kept. */
export const hasRoomFor = (bytes: number, kept: { photos: number; bytes: number }) =>
  kept.photos < MOST_PHOTOS && kept.bytes + bytes <= MOST_PHOTOS_BYTES

/** What a phone makes of a photo before it sends it: a side in pixels, a weight in bytes. */
export const MOST_PHOTO_SIDE = 1280
export const WANTED_PHOTO_BYTES = 300 * 1024

/** A picture's size within a square of `most`, in the same proportions; a small one stays as it is. */
export function fitWithin(width: number, height: number, most: number) {
  const scale = Math.min(1, most / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/** What a whole picture is by its bytes, whatever it was called; null for anything else, and for one that is cut off. */
export function photoType(bytes: Uint8Array): PhotoType | null {
  if (isJpeg(bytes)) return 'image/jpeg'
  if (isPng(bytes)) return 'image/png'
  return isWebp(bytes) ? 'image/webp' : null
}

const START_OF_SCAN = 0xda
const END_OF_IMAGE = 0xd9

/** A JPEG is a row of segments up to its scan; the end mark must come after that (a preview inside has its own). */
function isJpeg(bytes: Uint8Array) {
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) return false
  for (let at = 2; at + 3 < bytes.length && bytes[at] === 0xff; ) {
    const marker = bytes[at + 1]!
    if (marker === START_OF_SCAN) return hasEnd(bytes, at)
    const length = bytes[at + 2]! * 256 + bytes[at + 3]!
    at += 2 + Math.max(2, length)
  }
  return false
}

/** Looks from behind: what cameras append is short, the scan is long. */
function hasEnd(bytes: Uint8Array, scan: number) {
  for (let at = bytes.length - 2; at > scan; at--) if (bytes[at] === 0xff && bytes[at + 1] === END_OF_IMAGE) return true
  return false
}

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

/** A PNG is a row of chunks, each with its length, up to one named IEND. */
function isPng(bytes: Uint8Array) {
  if (PNG.some((byte, at) => bytes[at] !== byte) || nameAt(bytes, 12) !== 'IHDR') return false
  const view = viewOf(bytes)
  for (let at = PNG.length; at + 12 <= bytes.length; at += 12 + view.getUint32(at))
    if (nameAt(bytes, at + 4) === 'IEND') return true
  return false
}

/** A WebP says in its head how long it is. */
const isWebp = (bytes: Uint8Array) =>
  bytes.length > 16 &&
  nameAt(bytes, 0) === 'RIFF' &&
  nameAt(bytes, 8) === 'WEBP' &&
  /^VP8[ LX]$/.test(nameAt(bytes, 12)) &&
  viewOf(bytes).getUint32(4, true) + 8 <= bytes.length

const nameAt = (bytes: Uint8Array, at: number) => String.fromCharCode(...bytes.subarray(at, at + 4))
const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array) => new DataView(buffer, byteOffset, byteLength)
