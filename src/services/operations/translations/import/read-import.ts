import type { Db } from '#db/client.ts'
import { FileRefusal } from '#domain/operations/csv-file.ts'
import type { CatalogueOf, TranslatedLanguage } from '#domain/operations/translations/catalogue.ts'
import type { ImportAnswer, Translation } from '#domain/operations/translations/translation.schema.ts'
import { translationsOf } from '../list-translations.ts'
import type { FilledUnit } from '../translation-unit.ts'
import { type Doubt, doubtOf, type Meanings } from './doubt-of.ts'
import { findMessages, type Known } from './find-messages.ts'
import { readFile } from './read-file.ts'

type ImportRequest = { language: TranslatedLanguage; file: string; asDrafts: boolean }
/** A text that would be written, and the message as it is before. */
type Taken = FilledUnit & { language: TranslatedLanguage; before: Translation }
type Refused = ImportAnswer['reasons'][number]
/** What a file would write, and what it answers. */
export type ReadImport = { language: TranslatedLanguage; taken: Taken[]; answer: ImportAnswer }

/** How many refusals are listed. */
const MAX_REASONS = 200
const TWICE: Doubt = { kind: 'refused', reason: 'The file has this message twice' }

/** Compares a file of a translator with what there is. Throws a FileRefusal where it is no such file. */
export function readImport(db: Db, catalogueOf: CatalogueOf, request: ImportRequest): ReadImport {
  const { language } = request
  const { units, elsewhere, obsolete } = readFile(request.file, language)
  const known: Known = new Map(translationsOf(db, catalogueOf, language).map((each) => [each.key, each]))
  const { found, unkeyed } = findMessages(units, known)
  if (found.length === 0) throw new FileRefusal(`None of the ${unkeyed} entries of the file has a key.`)
  const filled = found
    .filter((unit): unit is FilledUnit => unit.text !== null)
    .map((unit) => (request.asDrafts ? { ...unit, isReviewed: false } : unit))
  const { right, refused, guessed } = sorted(filled, known)
  const taken = right
    .map((unit) => ({ ...unit, language, before: known.get(unit.key)! }))
    .filter((unit) => !isAsBefore(unit))
  return {
    language,
    taken,
    answer: {
      ...countsOf(taken),
      same: right.length - taken.length,
      empty: found.length - filled.length,
      unkeyed,
      elsewhere,
      obsolete,
      guesses: guessed.length,
      guessed: guessed.slice(0, MAX_REASONS),
      refused: refused.length,
      reasons: refused.slice(0, MAX_REASONS),
      imported: false,
    },
  }
}

/** What can be taken, what is refused, and what a tool guessed. */
function sorted(filled: readonly FilledUnit[], known: Known) {
  const meanings = meaningsOf([...filled, ...known.values()])
  const seen = new Set<string>()
  const [right, refused, guessed]: [FilledUnit[], Refused[], Refused[]] = [[], [], []]
  for (const unit of filled) {
    const { key } = unit
    const doubt: Doubt | null = seen.has(key) ? TWICE : doubtOf(unit, known.get(key), meanings)
    seen.add(key)
    if (doubt === null) right.push(unit)
    else (doubt.kind === 'guessed' ? guessed : refused).push({ key, reason: doubt.reason })
  }
  return { right, refused, guessed }
}

function meaningsOf(texts: readonly { text: string | null; english: string }[]): Meanings {
  const meanings = new Map<string, Set<string>>()
  for (const { text, english } of texts)
    if (text !== null) meanings.set(text, (meanings.get(text) ?? new Set()).add(english))
  return meanings
}

const countsOf = (taken: readonly Taken[]) => ({
  new: taken.filter(({ before }) => before.text === null).length,
  changed: taken.filter(({ before }) => before.text !== null).length,
  stale: taken.filter(isStale).length,
  newlyReviewed: taken.filter((unit) => unit.isReviewed && unit.before.state !== 'reviewed').length,
  sameAsEnglish: taken.filter(({ text, before }) => text === before.english).length,
})

const isStale = ({ english, before }: Taken) => english !== before.english

/** Whether a unit says nothing new: an unreviewed one takes no review back, and leaves what is stale as it is. */
const isAsBefore = (unit: Taken) =>
  unit.text === unit.before.text &&
  (unit.isReviewed ? unit.before.state === 'reviewed' : !(isStale(unit) && unit.before.state === 'draft'))
