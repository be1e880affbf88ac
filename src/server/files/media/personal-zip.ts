import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ZipFile } from 'yazl'

type Photo = { id: string; type: string }

/** The photos whose files are there. */
export const photosIn = (folder: string, photos: readonly Photo[]) =>
  photos.filter(({ id }) => existsSync(join(folder, id)))

/** A person's data as a zip that is made while it is sent: `data.json`, and the photos under their ids. */
export function personalZip(data: Buffer, photos: readonly Photo[], folder: string): NodeJS.ReadableStream {
  const zip = new ZipFile()
  zip.addBuffer(data, 'data.json')
  // Photos are small already.
  for (const { id, type } of photos)
    zip.addFile(join(folder, id), `photos/${id}.${type.slice('image/'.length)}`, { compress: false, mode: 0o644 })
  zip.end()
  return zip.outputStream
}
