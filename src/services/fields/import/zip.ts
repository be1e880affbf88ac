import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl'
import { FieldFileRefusal } from '#domain/fields/formats/read/field-file-refusal.ts'
import type { FoundField } from '#domain/fields/formats/read/found-field.ts'
import { readShapefile } from './shapefile.ts'

/** How large a packed file may be when it is unpacked. */
const MAX_UNPACKED = 25 * 2 ** 20
const MAX_ENTRIES = 200

/** Reads the shapefiles of a .zip file, or else the other files of fields in it: a .kmz file is a packed .kml file. */
export async function readZip(
  bytes: Uint8Array,
  readText: (bytes: Uint8Array) => Promise<FoundField[]>,
): Promise<FoundField[]> {
  const files = await filesOf(Buffer.from(bytes))
  const names = [...files.keys()]
  const shapes = names.filter((name) => name.endsWith('.shp'))
  if (shapes.length > 0) return shapes.flatMap((name) => readShapefile(files, name.slice(0, -'.shp'.length)))
  const texts = names.filter((name) => /\.(?:kml|geojson|json|gpx|tcx|csv)$/.test(name))
  if (texts.length === 0) throw new FieldFileRefusal('fileEmptyZip')
  return (await Promise.all(texts.map((name) => readText(files.get(name)!)))).flat()
}

async function filesOf(bytes: Buffer): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>()
  let left = MAX_UNPACKED
  try {
    const zip = await fromBufferPromise(bytes, { lazyEntries: true })
    if (zip.entryCount > MAX_ENTRIES) throw new FieldFileRefusal('fileTooLarge')
    for await (const entry of zip.eachEntry()) {
      left -= entry.uncompressedSize
      if (left < 0) throw new FieldFileRefusal('fileTooLarge')
      // What a Mac packs beside the files.
      if (!/^__MACOSX\/|\/$/.test(entry.fileName)) files.set(entry.fileName.toLowerCase(), await contentOf(zip, entry))
    }
    zip.close()
    return files
  } catch (error) {
    throw error instanceof FieldFileRefusal ? error : new FieldFileRefusal('fileNotZip')
  }
}

/** Its stream fails where more comes than its size says. */
async function contentOf(zip: ZipFile, entry: Entry) {
  const stream: Readable = await zip.openReadStreamPromise(entry)
  // A stream that fails before it is read would end the process without a listener of its own.
  stream.on('error', (failure) => stream.destroy(failure))
  return buffer(stream)
}
