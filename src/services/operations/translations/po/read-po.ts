import { FileRefusal } from '#domain/operations/csv-file.ts'
import type { FileUnit, Guess, TranslatorsFile } from '../translation-unit.ts'
import { entriesOf, type PoEntry } from './po-entries.ts'
import { hashOf, readRecord } from './text-record.ts'

/** Reads a file of gettext. A message that is not marked `fuzzy` was reviewed. */
export function readPo(content: string): TranslatorsFile {
  const entries = entriesOf(content)
  const head = entries.find(isHead)
  return {
    parts: [{ tag: tagOf(head?.msgstr ?? ''), units: entries.filter((entry) => !isHead(entry)).map(unitOf) }],
    obsolete: content.match(/^#~\s*msgid\s/gm)?.length ?? 0,
  }
}

const isHead = ({ msgid, msgctxt }: PoEntry) => msgid === '' && msgctxt === undefined

/** msgcat puts the heads of all its files into one. */
function tagOf(head: string) {
  const tags = new Set([...head.matchAll(/^Language:[ \t]*([\w-]+)/gim)].map(([, tag]) => tag!))
  if (tags.size > 1)
    throw new FileRefusal(`The file holds several languages (${[...tags].join(', ')}). Divide it by language.`)
  return [...tags][0] ?? null
}

function unitOf(entry: PoEntry): FileUnit {
  const { msgctxt, msgid = '', msgstr = '', flags, previous } = entry
  const isFromOwn = msgctxt !== undefined && previous.msgctxt === msgctxt
  return {
    key: msgctxt ?? null,
    hints: hintsOf(entry),
    english: isFromOwn ? (previous.msgid ?? msgid) : msgid,
    text: msgstr || null,
    isReviewed: !flags.includes('fuzzy'),
    guess: guessOf(entry),
  }
}

/** Tools that keep no contexts have the key in the reference, with or without a line, or in the first note. */
function hintsOf({ comments }: PoEntry): string[] {
  const references = comments
    .filter((line) => line.startsWith('#:'))
    .flatMap((line) => line.slice(2).trim().split(/\s+/))
  const note = comments.find((line) => line.startsWith('#.'))
  return [...references, ...(note ? [note.slice(2).trim()] : [])].map((hint) => hint.replace(/:\d+$/, ''))
}

/** Whether the text was made for another message, as msgmerge fills in what looks alike. */
function guessOf(entry: PoEntry): Guess | null {
  const { msgctxt, msgid, flags, previous } = entry
  const isOfOther = previous.msgctxt === undefined ? (previous.msgid ?? msgid) !== msgid : previous.msgctxt !== msgctxt
  if (isOfOther) return { of: previous.msgid ?? previous.msgctxt ?? null, isOnlyIfNew: false }
  return flags.includes('fuzzy') && previous.msgctxt === undefined ? guessByRecords(entry) : null
}

/** Without `--previous`, what Kuu noted beside the text tells whose it was. */
function guessByRecords(entry: PoEntry): Guess | null {
  const { msgctxt, msgstr = '', comments } = entry
  const records = comments.flatMap((line) => readRecord(line) ?? [])
  const keys = msgctxt === undefined ? hintsOf(entry) : [msgctxt]
  const own = records.filter(({ key }) => keys.includes(key))
  if (own.length > 0) return own.every(({ hash }) => hash === null) ? { of: null, isOnlyIfNew: false } : null
  // A text that was changed since is a translator's, who may have left the mark.
  const other = records.find(({ hash }) => hash === hashOf(msgstr))
  return other ? { of: other.key, isOnlyIfNew: false } : { of: null, isOnlyIfNew: true }
}
