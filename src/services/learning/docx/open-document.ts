import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl'

const MB = 2 ** 20
/**
 * How large a document may be: as it comes, unpacked, in its text, in files, and in elements: 40,000, eighty pages,
 * hold the server up for a second.
 */
export const MAX_DOCUMENT = { bytes: 20 * MB, unpacked: 60 * MB, text: 3 * MB, entries: 1000, elements: 40_000, pictures: 200 } // biome-ignore format: one row

/** Why a document cannot be taken, in words for whoever chose it. */
export class BadDocument extends Error {}

const NO_DOCUMENT = 'This is no Word document (.docx). In Word or LibreOffice: File, Save As, Word document (.docx)'
const TOO_LARGE = 'This document is too large. Compress its pictures, or divide it'
const DAMAGED = 'This document is damaged. Open it in Word or LibreOffice and save it again'

/** Refuses what is no document of Word, is larger than it says, or brings declarations of its own into its XML. */
export async function openDocument(bytes: Buffer): Promise<DocumentFiles> {
  if (bytes.length > MAX_DOCUMENT.bytes) throw new BadDocument(TOO_LARGE)
  // The old format, and a new one behind a password, begin like this.
  if (bytes.subarray(0, 4).toString('hex') === 'd0cf11e0')
    throw new BadDocument(
      'This document has a password, or is of the old kind (.doc). Save it as .docx without a password',
    )
  if (bytes.subarray(0, 2).toString('latin1') !== 'PK') throw new BadDocument(NO_DOCUMENT)
  const files = await readFiles(bytes)
  if (!files.has(DOCUMENT_TEXT) || !files.has('[Content_Types].xml')) throw new BadDocument(NO_DOCUMENT)
  return files
}

/** The files of a document, by their names. */
export type DocumentFiles = Map<string, Buffer>
export const DOCUMENT_TEXT = 'word/document.xml'

async function readFiles(bytes: Buffer): Promise<DocumentFiles> {
  const zip = await fromBufferPromise(bytes, { lazyEntries: true }).catch(damaged)
  if (zip.entryCount > MAX_DOCUMENT.entries) throw new BadDocument(TOO_LARGE)
  const files: DocumentFiles = new Map()
  const left = { unpacked: MAX_DOCUMENT.unpacked, text: MAX_DOCUMENT.text }
  try {
    for await (const entry of zip.eachEntry()) await readEntry(zip, entry, { files, left })
  } catch (error) {
    if (error instanceof BadDocument) throw error
    return damaged()
  }
  zip.close()
  return files
}

type Reading = { files: DocumentFiles; left: { unpacked: number; text: number } }

async function readEntry(zip: ZipFile, entry: Entry, { files, left }: Reading) {
  const { fileName, uncompressedSize } = entry
  const isText = /\.(xml|rels)$/i.test(fileName)
  left.unpacked -= uncompressedSize
  if (isText) left.text -= uncompressedSize
  if (left.unpacked < 0 || left.text < 0) throw new BadDocument(TOO_LARGE)
  if (fileName.endsWith('/')) return
  // Its stream fails where more comes than its size says.
  const content = await contentOf(await zip.openReadStreamPromise(entry))
  if (isText && elementsIn(content) > MAX_DOCUMENT.elements) throw new BadDocument(TOO_LARGE)
  if (files.has(fileName) || (isText && isHostile(content))) throw new BadDocument(DAMAGED)
  files.set(fileName, content)
}

/** Word declares nothing in its XML, and writes it in UTF-8. */
const isHostile = (xml: Buffer) => xml.includes('\0') || /<!(DOCTYPE|ENTITY)/i.test(xml.toString('latin1'))

const elementsIn = (xml: Buffer) => xml.toString('latin1').match(/<[^/]/g)?.length ?? 0

async function contentOf(stream: Readable) {
  // A stream that fails before it is read would end the process without a listener of its own.
  stream.on('error', (failure) => stream.destroy(failure))
  return buffer(stream)
}

export const damaged = (): never => {
  throw new BadDocument(DAMAGED)
}
