import type { ReadPicture } from './photo-bytes.ts'
import { readJpeg } from './photo-jpeg.ts'
import { readPng } from './photo-png.ts'
import { readWebp } from './photo-webp.ts'

/** The kinds of picture that are stored; no SVG, which can carry a script. */
export const PHOTO_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const
export type PhotoType = (typeof PHOTO_TYPES)[number]

/** The most that a photo may weigh on its way to the server. */
export const MAX_PHOTO_BYTES = 1024 * 1024
/**
 * How much room a farmer has: 200 photos, 100 MiB in all. That is a photo a week for four years, and at the weight that
 * phones send not 60 MiB; it keeps one account from filling the disk of everybody.
 */
const MAX_PHOTOS = 200
const MAX_PHOTOS_BYTES = 100 * 1024 * 1024

/** Whether another photo has room beside those that are stored. */
export const hasRoomFor = (bytes: number, stored: { photos: number; bytes: number }) =>
  stored.photos < MAX_PHOTOS && stored.bytes + bytes <= MAX_PHOTOS_BYTES

/** What a phone makes of a photo before it sends it: a side in pixels, a weight in bytes. */
export const MAX_PHOTO_SIDE = 1280
export const WANTED_PHOTO_BYTES = 300 * 1024

/** A picture's size within a square of `most`, in the same proportions; a small one stays as it is. */
export function fitWithin(width: number, height: number, most: number) {
  const scale = Math.min(1, most / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/**
 * The most pixels that a side of a photo may have: what every phone and browser opens without running out of memory.
 */
const MAX_KEPT_SIDE = 4096

/** Whether every phone can show a picture of this size. */
export const isShowable = ({ width, height }: { width: number; height: number }) =>
  Math.min(width, height) > 0 && Math.max(width, height) <= MAX_KEPT_SIDE

const READERS = { 'image/jpeg': readJpeg, 'image/png': readPng, 'image/webp': readWebp } as const

/**
 * What a whole picture is by its bytes, whatever it was called, its size, and its bytes without what tells where, when
 * and by what it was taken; only how it is to be turned is kept. Null for anything else, and for one that is cut off.
 */
export function readPhoto(bytes: Uint8Array): (ReadPicture & { type: PhotoType }) | null {
  for (const type of PHOTO_TYPES) {
    const read = READERS[type](bytes)
    if (read) return { type, ...read }
  }
  return null
}
