import { createHash } from 'node:crypto'
import type { Db } from '#db/client.ts'
import { editionOf, listTranslations } from '#db/queries/operations/translations.ts'
import type { CatalogueOf, TranslatedLanguage } from '#domain/operations/translations/catalogue.ts'
import { flawOf } from '#domain/operations/translations/check-translation.ts'
import { compiledOrNull } from '#domain/operations/translations/compiled-message.ts'
import { withheldLanguages } from '#domain/people/language/served-languages.ts'

/** What phones lay over the words that came with their version of the app; `etag` changes only when it does. */
export type LiveWords = { body: string; etag: string }

/** Answers the messages of a language that differ from the release's, compiled for the phone, and which are not served. */
export function liveWordsOf(db: Db, catalogueOf: CatalogueOf) {
  const made = new Map<TranslatedLanguage, LiveWords & { edition: string }>()
  return (language: TranslatedLanguage): LiveWords => {
    const withheld = withheldLanguages()
    const edition = JSON.stringify([editionOf(db, language), withheld])
    const last = made.get(language)
    if (last?.edition === edition) return last
    const body = JSON.stringify({ messages: changedMessages(db, catalogueOf, language), withheld })
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 16)}"`
    const words = { body, etag, edition }
    made.set(language, words)
    return words
  }
}

/** A text whose English takes other values since is left out: English stands until it is translated again. */
function changedMessages(db: Db, catalogueOf: CatalogueOf, language: TranslatedLanguage) {
  const [english, released] = [catalogueOf('en'), catalogueOf(language)]
  const changed = listTranslations(db, language).filter(({ key, text }) => {
    const source = english.get(key)
    return source !== undefined && text !== released.get(key) && flawOf(source, text, language) === null
  })
  return Object.fromEntries(changed.map(({ key, text }) => [key, compiledOrNull(text)]))
}
