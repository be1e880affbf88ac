import { LANGUAGES } from '#domain/languages.ts'
import { FileRefusal } from '#domain/operations/csv-file.ts'
import type { TranslatedLanguage } from '#domain/operations/translations/catalogue.ts'
import { MAX_FILE_BYTES } from '#domain/operations/translations/translation.schema.ts'
import { readPo } from '../po/read-po.ts'
import type { FilePart, FileUnit, TranslatorsFile } from '../translation-unit.ts'
import { readXliff } from '../xliff/read-xliff.ts'

/** How many units a file may have. */
const MAX_UNITS = 20_000

/** What a file has in a language; `elsewhere` is how many units its other parts hold. */
type FileInLanguage = { units: FileUnit[]; elsewhere: number; obsolete: number }

/** Reads a translator's file in base64. Throws a FileRefusal where it is no such file, or of another language. */
export function readFile(file: string, language: TranslatedLanguage): FileInLanguage {
  const { parts, obsolete } = partsOf(file)
  const own = parts.filter((part) => isIn(part, language))
  const [first] = parts
  if (first && own.length === 0)
    throw new FileRefusal(
      `The file is in another language (${first.tag}) than the one that is chosen (${LANGUAGES[language].word}).`,
    )
  const units = own.flatMap((part) => part.units)
  const all = parts.reduce((sum, part) => sum + part.units.length, 0)
  if (units.length === 0) throw new FileRefusal('The file has no messages.')
  if (all > MAX_UNITS) throw new FileRefusal('The file has too many messages.')
  return { units, elsewhere: all - units.length, obsolete }
}

function partsOf(file: string): TranslatorsFile {
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

/** A part that names no language is taken at the word of whoever sends it. */
function isIn({ tag }: FilePart, language: TranslatedLanguage) {
  const named = tag?.toLowerCase().split(/[-_]/)[0]
  return !named || named === LANGUAGES[language].tag || named === language
}
