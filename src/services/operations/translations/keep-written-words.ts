import type { Db } from '#db/client.ts'
import { editionOf, listTranslations } from '#db/queries/operations/translations.ts'
import {
  type CatalogueOf,
  TRANSLATED_LANGUAGES,
  type TranslatedLanguage,
} from '#domain/operations/translations/catalogue.ts'
import { flawOf } from '#domain/operations/translations/check-translation.ts'
import { compiledOrNull } from '#domain/operations/translations/compiled-message.ts'
import { setWrittenWords, type WrittenWords } from '#domain/operations/translations/written-words.ts'

/**
 * Takes over what administrators wrote, for what the server says itself: by text message, USSD and push, and on paper.
 * Answers what looks for newer words, which is cheap where there are none.
 */
export function keepWrittenWords(db: Db, catalogueOf: CatalogueOf): () => void {
  const editions = new Map<TranslatedLanguage, string>()
  return () => {
    for (const language of TRANSLATED_LANGUAGES) {
      const edition = JSON.stringify(editionOf(db, language))
      if (editions.get(language) === edition) continue
      setWrittenWords(language, writtenWords(db, catalogueOf, language))
      editions.set(language, edition)
    }
  }
}

/** As on phones, a text whose English takes other values since is left out. */
function writtenWords(db: Db, catalogueOf: CatalogueOf, language: TranslatedLanguage): WrittenWords {
  const rows = listTranslations(db, language)
  return new Map(
    rows.flatMap(({ key, text, isReviewed }) => {
      const english = catalogueOf('en').get(key)
      const message = english !== undefined && flawOf(english, text, language) === null ? compiledOrNull(text) : null
      return message === null ? [] : [[key, { message, isReviewed }] as const]
    }),
  )
}
