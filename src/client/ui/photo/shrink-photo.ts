import { fitWithin, MAX_PHOTO_SIDE, WANTED_PHOTO_BYTES } from '#domain/crops/photo/photo.ts'

/**
 * JPEG qualities, from no visible loss to a clear one; the last is tried at smaller sizes until the photo is small
 * enough.
 */
const QUALITIES = [0.82, 0.7, 0.58, 0.46]
const SMALLER = 0.75

/** A file that is no photo, or that this phone cannot read. */
export class UnreadablePhoto extends Error {}

/** Converts a photo to a JPEG for metered data: at most 1280 px and about 300 KB. */
export async function shrinkPhoto(file: Blob): Promise<Blob> {
  const picture = await createImageBitmap(file).catch((cause) => unreadable(cause))
  try {
    return await light(picture, MAX_PHOTO_SIDE).catch((cause) => unreadable(cause))
  } finally {
    picture.close()
  }
}

function unreadable(cause: unknown): never {
  throw new UnreadablePhoto('This photo cannot be read', { cause })
}

async function light(picture: ImageBitmap, side: number): Promise<Blob> {
  const canvas = drawn(picture, side)
  for (const quality of QUALITIES) {
    const jpeg = await jpegOf(canvas, quality)
    if (jpeg.size <= WANTED_PHOTO_BYTES) return jpeg
  }
  return light(picture, Math.round(side * SMALLER))
}

function drawn(picture: ImageBitmap, side: number) {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, fitWithin(picture.width, picture.height, side))
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser cannot draw')
  // A JPEG has no transparency, and would show it as black.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return canvas
}

const jpegOf = (canvas: HTMLCanvasElement, quality: number) =>
  new Promise<Blob>((done, failed) =>
    canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error('The photo is too large'))), 'image/jpeg', quality),
  )
