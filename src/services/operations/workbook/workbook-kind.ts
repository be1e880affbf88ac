import { keysOf } from '#domain/table.ts'

/** The workbooks that are read: of Excel since 2007, of LibreOffice, and of Excel 2003 as XML. */
export type WorkbookKind = 'xlsx' | 'ods' | 'xml'

const SPREADSHEET = 'urn:schemas-microsoft-com:office:spreadsheet'
/** What the packed workbooks begin with; packed again by another program, they may begin with any of these. */
const ENTRIES = {
  ods: ['mimetype', 'content.xml', 'META-INF/manifest.xml'],
  xlsx: ['[Content_Types].xml', 'xl/', '_rels/.rels', 'docProps/'],
} as const

/** Which workbook begins with these bytes; null for any other file. */
export function workbookKind(beginning: Buffer): WorkbookKind | null {
  const text = beginning.toString('latin1')
  if (text.startsWith('PK'))
    return keysOf(ENTRIES).find((kind) => ENTRIES[kind].some((name) => text.includes(name))) ?? null
  return /^(?:\u00ef\u00bb\u00bf)?\s*<(?:\?xml|[\w:]*Workbook)/.test(text) && text.includes(SPREADSHEET) ? 'xml' : null
}
