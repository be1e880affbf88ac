import { FileRefusal } from '#domain/operations/csv-file.ts'

type Field = 'msgctxt' | 'msgid' | 'msgstr'
type Fields = Partial<Record<Field, string>>
/** An entry of a file of gettext. `previous` is what its `#|` comments hold: the message that its text was made for. */
export type PoEntry = Fields & { flags: string[]; previous: Fields; comments: string[] }

const emptyEntry = (): PoEntry => ({ flags: [], previous: {}, comments: [] })
const LINE = /^(?:(msgctxt|msgid|msgstr)\s+)?"((?:[^"\\]|\\.)*)"$/

/** Divides a file of gettext into its entries. Throws a FileRefusal with the line that cannot be read. */
export function entriesOf(content: string): PoEntry[] {
  const entries: PoEntry[] = []
  let entry = emptyEntry()
  let field: Field | null = null
  let previousField: Field | null = null
  const begin = () => {
    if (field !== null) {
      entries.push(entry)
      entry = emptyEntry()
    }
    field = null
    previousField = null
  }
  for (const [at, line] of content.split(/\r?\n/).map(trimmed).entries()) {
    if (line === '') begin()
    else if (line.startsWith('#')) {
      // An entry may follow the one before it without an empty line.
      if (field === 'msgstr') begin()
      if (line.startsWith('#|')) previousField = readText(entry.previous, line.slice(2).trim(), previousField, at)
      else readComment(entry, line)
    } else {
      if (field === 'msgstr' && line.startsWith('msg')) begin()
      field = readText(entry, line, field, at)
    }
  }
  begin()
  return entries
}

const trimmed = (line: string) => line.trim()

/** gettext 0.25 writes some of the flags after `#=`. */
function readComment(entry: PoEntry, line: string) {
  if (/^#[,=]/.test(line)) entry.flags.push(...line.slice(2).split(',').map(trimmed))
  else entry.comments.push(line)
}

function readText(fields: Fields, line: string, open: Field | null, at: number): Field {
  const [, named, text] = LINE.exec(line) ?? []
  const field = (named as Field | undefined) ?? open
  if (text === undefined || !field) throw new FileRefusal(`Line ${at + 1} cannot be read as PO.`)
  fields[field] = (fields[field] ?? '') + unquoted(text)
  return field
}

const LETTERS: Record<string, string> = { n: '\n', r: '\r', t: '\t' }
const unquoted = (text: string) => text.replace(/\\(.)/g, (_, letter: string) => LETTERS[letter] ?? letter)
