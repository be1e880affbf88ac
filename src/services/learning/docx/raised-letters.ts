import { buffer } from 'node:stream/consumers'
import { ZipFile } from 'yazl'
import { DOCUMENT_TEXT, type DocumentFiles } from './open-document.ts'

/**
 * LibreOffice, and Word where somebody moved letters by hand, say how far letters stand above or below the line (ECMA-376,
 * w:position). mammoth reads w:vertAlign alone: 10⁵ would become 105.
 */
export async function withRaisedLetters(files: DocumentFiles): Promise<Buffer> {
  const zip = new ZipFile()
  const packed = buffer(zip.outputStream)
  for (const [name, content] of files)
    zip.addBuffer(name === DOCUMENT_TEXT ? Buffer.from(aligned(content.toString('utf8'))) : content, name, { compress: false }) // biome-ignore format: one line
  zip.end()
  return packed
}

const aligned = (xml: string) =>
  xml.replace(/<w:position w:val="(-?)([1-9]\d*)"\/>/g, (_, sign) => `<w:vertAlign w:val="${sign ? 'subscript' : 'superscript'}"/>`) // biome-ignore format: one line
