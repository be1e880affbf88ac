import type { z } from 'zod'
import type { Db } from '#db/client.ts'
import { LANGUAGES } from '#domain/languages.ts'
import type { CatalogueOf } from '#domain/operations/translations/catalogue.ts'
import {
  EXPORT_FORMATS,
  type exportInput,
  type Translation,
  type translationFile,
} from '#domain/operations/translations/translation.schema.ts'
import { translationsOf } from './list-translations.ts'
import { writePo } from './po/write-po.ts'
import type { WrittenUnit } from './translation-unit.ts'
import { writeXliff } from './xliff/write-xliff.ts'

const WRITERS = {
  xliff: { write: writeXliff, type: 'application/xliff+xml' },
  po: { write: writePo, type: 'text/x-gettext-translation' },
} as const

/** The messages of a language as a file that translators' tools read: all, or what is missing or stale. */
export function exportTranslations(
  db: Db,
  catalogueOf: CatalogueOf,
  { language, format, isOpenOnly }: z.infer<typeof exportInput>,
): z.infer<typeof translationFile> {
  const all = translationsOf(db, catalogueOf, language)
  const asked = isOpenOnly ? all.filter(({ state }) => state === 'missing' || state === 'stale') : all
  const { write, type } = WRITERS[format]
  return {
    name: `kuu-${language}.${EXPORT_FORMATS[format]}`,
    type,
    content: write({ language, tag: LANGUAGES[language].tag, units: asked.map(unitOf) }),
  }
}

const unitOf = ({ key, english, text, state, translatedEnglish }: Translation): WrittenUnit => ({
  key,
  english,
  text,
  state,
  note: [
    key,
    ...(/[{<]/.test(english)
      ? ['Keep what stands in { } and < > as it is, but for the words within its branches.']
      : []),
    ...(translatedEnglish === null ? [] : [`The English was: ${translatedEnglish.replaceAll('\n', ' ')}`]),
  ].join('\n'),
})
