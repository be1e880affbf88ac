import { buffer } from 'node:stream/consumers'
import { ZipFile } from 'yazl'
import { withListNumbers } from './list-numbers.ts'
import { DOCUMENT_TEXT, type DocumentFiles, damaged } from './open-document.ts'
import { withPlainFormulas } from './plain-formulas.ts'

/** A document in which mammoth finds what it reads otherwise: the text that it passes over or changes is written plainly. */
export function plainDocument(files: DocumentFiles) {
  const plain = withPlainSymbols(withPlainFormulas(files.get(DOCUMENT_TEXT)!.toString('utf8')))
  const text = numbered(withStruckWords(withRaisedLetters(plain)), files.get('word/numbering.xml'))
  return { text, packed: packed(new Map([...files, [DOCUMENT_TEXT, Buffer.from(text)]])) }
}

/** What is no XML has been damaged on the way. */
function numbered(xml: string, numbering: Buffer | undefined) {
  try {
    return withListNumbers(xml, numbering?.toString('utf8'))
  } catch {
    return damaged()
  }
}

function packed(files: DocumentFiles): Promise<Buffer> {
  const zip = new ZipFile()
  const bytes = buffer(zip.outputStream)
  for (const [name, content] of files) zip.addBuffer(content, name, { compress: false })
  zip.end()
  return bytes
}

/**
 * LibreOffice, and Word where somebody moved letters by hand, say how far letters stand above or below the line (ECMA-376,
 * w:position). mammoth reads w:vertAlign alone: 10⁵ would become 105.
 */
const withRaisedLetters = (xml: string) =>
  xml.replace(/<w:position w:val="(-?)([1-9]\d*)"\s*\/>/g, (_, sign) => `<w:vertAlign w:val="${sign ? 'subscript' : 'superscript'}"/>`) // biome-ignore format: one line

/** mammoth knows one line through words and not two: what somebody struck out would stand as advice. */
const withStruckWords = (xml: string) => xml.replace(/<w:dstrike\b/g, '<w:strike')

/**
 * A sign that was chosen from the table of a font (ECMA-376, w:sym). mammoth knows those of Symbol, Wingdings and Webdings
 * and drops the others: 5×6 would become 56. Word writes the codes of a font at U+F000 (the private use area), too.
 */
const withPlainSymbols = (xml: string) =>
  xml.replace(/<w:sym\b([^>]*)\/>/g, (symbol: string, attributes: string) => {
    const code = Number.parseInt(/w:char="([0-9A-Fa-f]{1,4})"/.exec(attributes)?.[1] ?? '', 16)
    const sign = code >= 0xf020 && code <= 0xf0ff ? code - 0xf000 : code
    const isKept = !(sign >= 0x20) || /w:font="(?:Symbol|Wingdings(?: [23])?|Webdings)"/i.test(attributes)
    return isKept ? symbol : `<w:t xml:space="preserve">&#${sign};</w:t>`
  })
