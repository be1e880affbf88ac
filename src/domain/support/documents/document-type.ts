import { DOCUMENT_TYPES, type DocumentType } from './document.ts'

const MB = 1024 * 1024
/** The most that a document may weigh. */
export const MAX_DOCUMENT_BYTES = 10 * MB

const OLE = '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'

/** The ending of a file's name, where it is one that is taken. */
export function endingOf(name: string): DocumentType | null {
  const ending = /\.([a-z0-9]{1,5})$/i.exec(name.trim())?.[1]?.toLowerCase()
  return DOCUMENT_TYPES.find((type) => type === ending) ?? null
}

/**
 * What a document is, by its bytes and the ending of its name together; null where they do not agree, or where it is
 * nothing that is taken. Office files of before 2007 (OLE compound files) and those since (ZIP with a word/ or an xl/
 * folder, ECMA-376) are told apart; one with macros is refused.
 */
export function documentType(bytes: Uint8Array, name: string): DocumentType | null {
  const type = endingOf(name)
  if (!type || bytes.length === 0) return null
  return IS[type](bytes) ? type : null
}

const startsWith = (bytes: Uint8Array, head: string) => latin1(bytes.subarray(0, head.length)) === head

const isOle = (bytes: Uint8Array) => startsWith(bytes, OLE)

/** The names in a ZIP stand in it as they are. */
const isOffice = (folder: 'word' | 'xl') => (bytes: Uint8Array) => {
  if (!startsWith(bytes, 'PK\x03\x04')) return false
  const text = latin1(bytes)
  return text.includes('[Content_Types].xml') && text.includes(`${folder}/`) && !text.includes('vbaProject.bin')
}

/** Readers take a PDF whose head stands within its first 1024 bytes (PDF 1.7, implementation note 13). */
const isPdf = (bytes: Uint8Array) => latin1(bytes.subarray(0, 1024)).includes('%PDF-')

/** UTF-8, an older alphabet of one byte a letter, or UTF-16 with its mark; no control characters but spaces. */
function isText(bytes: Uint8Array) {
  const mark = latin1(bytes.subarray(0, 2))
  if (mark === '\xff\xfe') return hasNoControls(units(bytes, 0))
  if (mark === '\xfe\xff') return hasNoControls(units(bytes, 1))
  return hasNoControls(bytes)
}

function hasNoControls(codes: Iterable<number>) {
  for (const code of codes) if (code < 32 && ![9, 10, 12, 13].includes(code)) return false
  return true
}

/** The letters of UTF-16; `low` is where the low byte of a pair stands. */
function* units(bytes: Uint8Array, low: 0 | 1) {
  if (bytes.length % 2 === 1) yield 0
  for (let at = 0; at + 1 < bytes.length; at += 2) yield bytes[at + low]! + bytes[at + 1 - low]! * 256
}

const IS: Record<DocumentType, (bytes: Uint8Array) => boolean> = {
  pdf: isPdf,
  doc: isOle,
  xls: isOle,
  docx: isOffice('word'),
  xlsx: isOffice('xl'),
  txt: isText,
  md: isText,
  csv: isText,
}

function latin1(bytes: Uint8Array) {
  let text = ''
  for (let at = 0; at < bytes.length; at += 8192) text += String.fromCharCode(...bytes.subarray(at, at + 8192))
  return text
}

/** How each type is served; always as a file to save, never as a page. */
export const DOCUMENT_MEDIA: Record<DocumentType, string> = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  txt: 'text/plain; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  xls: 'application/vnd.ms-excel',
  csv: 'text/csv; charset=utf-8',
}
