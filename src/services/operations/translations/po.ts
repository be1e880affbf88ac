import { FileRefusal } from '#domain/operations/csv-file.ts'
import type { TranslatorsFile, WrittenFile, WrittenUnit } from './translation-unit.ts'

/** Writes a file of gettext. What nobody reviewed is marked `fuzzy`, as translators' tools mark it. */
export const writePo = ({ tag, units }: WrittenFile): string =>
  [headOf(tag), ...units.map(entryOf)].map((entry) => `${entry}\n`).join('\n')

const headOf = (tag: string) =>
  `msgid ""
msgstr ""
${['Project-Id-Version: kuu', `Language: ${tag}`, 'MIME-Version: 1.0', 'Content-Type: text/plain; charset=UTF-8', 'Content-Transfer-Encoding: 8bit'].map((line) => quoted(`${line}\n`)).join('\n')}`

function entryOf({ key, english, text, state, note }: WrittenUnit) {
  const isFuzzy = text !== null && state !== 'reviewed'
  const flags = [isFuzzy && 'fuzzy', /[{<]/.test(english) && 'icu-message-format'].filter(Boolean)
  return [
    ...note.split('\n').map((line) => `#. ${line}`),
    ...(flags.length > 0 ? [`#, ${flags.join(', ')}`] : []),
    `msgctxt ${quoted(key)}`,
    `msgid ${quoted(english)}`,
    `msgstr ${quoted(text ?? '')}`,
  ].join('\n')
}

const ESCAPES = { '\\': '\\\\', '"': '\\"', '\n': '\\n', '\r': '\\r', '\t': '\\t' } as const
const quoted = (text: string) =>
  `"${text.replace(/[\\"\n\r\t]/g, (letter) => ESCAPES[letter as keyof typeof ESCAPES])}"`

type Field = 'msgctxt' | 'msgid' | 'msgstr'
type Entry = Partial<Record<Field, string>> & { flags: string[] }

/** Reads a file of gettext. A message that is not marked `fuzzy` was reviewed. */
export function readPo(content: string): TranslatorsFile {
  const entries = entriesOf(content)
  const head = entries.find(({ msgid, msgctxt }) => msgid === '' && msgctxt === undefined)
  const tag = /^Language:\s*([\w-]+)/im.exec(head?.msgstr ?? '')?.[1] ?? null
  const units = entries.flatMap(({ msgctxt: key, msgid: english = '', msgstr = '', flags }) =>
    key === undefined ? [] : [{ key, english, text: msgstr || null, isReviewed: !flags.includes('fuzzy') }],
  )
  return { tag, units }
}

const LINE = /^(?:(msgctxt|msgid|msgstr)\s+)?"((?:[^"\\]|\\.)*)"$/

function entriesOf(content: string): Entry[] {
  const entries: Entry[] = []
  let entry: Entry = { flags: [] }
  let field: Field | null = null
  const begin = () => {
    if (field !== null) entries.push(entry)
    if (field !== null) entry = { flags: [] }
    field = null
  }
  for (const [at, line] of content
    .split(/\r?\n/)
    .map((each) => each.trim())
    .entries()) {
    if (line === '') begin()
    else if (line.startsWith('#')) {
      // An entry may follow the one before it without an empty line.
      if (field === 'msgstr') begin()
      if (line.startsWith('#,'))
        entry.flags.push(
          ...line
            .slice(2)
            .split(',')
            .map((flag) => flag.trim()),
        )
    } else {
      const [, named, text] = LINE.exec(line) ?? []
      if (text === undefined || (!named && !field)) throw new FileRefusal(`Line ${at + 1} cannot be read as PO.`)
      if (named && field === 'msgstr') begin()
      field = (named as Field | undefined) ?? field!
      entry[field] = (entry[field] ?? '') + unquoted(text)
    }
  }
  begin()
  return entries
}

const LETTERS: Record<string, string> = { n: '\n', r: '\r', t: '\t' }
const unquoted = (text: string) => text.replace(/\\(.)/g, (_, letter: string) => LETTERS[letter] ?? letter)
