import type { Db } from '#db/client.ts'
import { putTranslation } from '#db/queries/operations/translations.ts'
import { LANGUAGES } from '#domain/languages.ts'
import { FileRefusal } from '#domain/operations/csv-file.ts'
import type { CatalogueOf, TranslatedLanguage } from '#domain/operations/translations/catalogue.ts'
import {
  type ImportAnswer,
  MAX_FILE_BYTES,
  type Translation,
  textFor,
} from '#domain/operations/translations/translation.schema.ts'
import type { Actor } from '#services/people/actor.ts'
import { translationsOf } from './list-translations.ts'
import { readPo } from './po.ts'
import { laterThanAll } from './save-translation.ts'
import type { TranslationUnit, TranslatorsFile } from './translation-unit.ts'
import { readXliff } from './xliff.ts'

type ImportRequest = { language: TranslatedLanguage; file: string }
type Taken = Omit<TranslationUnit, 'text'> & { language: TranslatedLanguage; text: string }
type Refused = ImportAnswer['reasons'][number]
/** What a file would write, and what it answers. */
export type ReadImport = { language: TranslatedLanguage; taken: Taken[]; answer: ImportAnswer }

/** How many units a file may have, and how many refusals are listed. */
const MAX_UNITS = 20_000
const MAX_REASONS = 200

/** Compares a file of a translator with what there is. Throws a FileRefusal where it is no such file. */
export function readImport(db: Db, catalogueOf: CatalogueOf, { language, file }: ImportRequest): ReadImport {
  const { tag, units } = readFile(file)
  assertLanguage(tag, language)
  if (units.length === 0) throw new FileRefusal('The file has no messages.')
  if (units.length > MAX_UNITS) throw new FileRefusal('The file has too many messages.')
  const known = new Map(translationsOf(db, catalogueOf, language).map((each) => [each.key, each]))
  const filled = units.flatMap(({ text, ...unit }) => (text === null ? [] : [{ ...unit, text, language }]))
  const seen = new Set<string>()
  const refused: Refused[] = []
  const right = filled.filter(({ key, text }) => {
    const reason = seen.has(key) ? 'The file has this message twice' : reasonAgainst(known.get(key), text)
    seen.add(key)
    if (reason) refused.push({ key, reason })
    return reason === null
  })
  const taken = right.filter((unit) => !isAsBefore(unit, known.get(unit.key)!))
  const before = ({ key }: Taken) => known.get(key)!
  return {
    language,
    taken,
    answer: {
      new: taken.filter((unit) => before(unit).text === null).length,
      changed: taken.filter((unit) => before(unit).text !== null).length,
      same: right.length - taken.length,
      stale: taken.filter((unit) => unit.english !== before(unit).english).length,
      empty: units.length - filled.length,
      refused: refused.length,
      reasons: refused.slice(0, MAX_REASONS),
      imported: false,
    },
  }
}

/** Writes what was taken of a file. */
export function importTranslations(
  tx: Db,
  { language, taken, answer }: ReadImport,
  { user, now }: Pick<Actor, 'user' | 'now'>,
): ImportAnswer {
  // biome-ignore format: one line
  const updatedAt = laterThanAll(tx, language, now())
  for (const unit of taken) putTranslation(tx, { ...unit, updatedBy: user.id, updatedAt })
  return { ...answer, imported: true }
}

function readFile(file: string): TranslatorsFile {
  const bytes = Buffer.from(file, 'base64')
  if (bytes.length > MAX_FILE_BYTES)
    throw new FileRefusal('The file is larger than 2 MB. Divide it into smaller files.')
  const content = decoded(bytes)
  return content.trimStart().startsWith('<') ? readXliff(content) : readPo(content)
}

function decoded(bytes: Buffer) {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new FileRefusal('The file is not written in UTF-8. Save it again in UTF-8.')
  }
}

/** A file that names no language is taken at the word of whoever sends it. */
function assertLanguage(tag: string | null, language: TranslatedLanguage) {
  const named = tag?.toLowerCase().split(/[-_]/)[0]
  const { tag: own, word } = LANGUAGES[language]
  if (named && named !== own && named !== language)
    throw new FileRefusal(`The file is in another language (${tag}) than the one that is chosen (${word}).`)
}

function reasonAgainst(known: Translation | undefined, text: string): string | null {
  if (!known) return 'There is no message of this key'
  const { error } = textFor(known.english, known.language).safeParse(text)
  return error ? error.issues[0]!.message : null
}

/** Whether a unit says nothing new: an unreviewed one takes no review back, and leaves what is stale as it is. */
const isAsBefore = ({ text, isReviewed }: Taken, known: Translation) =>
  text === known.text && (!isReviewed || known.state === 'reviewed')
