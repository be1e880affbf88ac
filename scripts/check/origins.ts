import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import {
  type Catalogue,
  TRANSLATED_LANGUAGES,
  type TranslatedLanguage,
} from '#domain/operations/translations/catalogue.ts'
import { hashOf } from '#services/operations/translations/po/text-record.ts'

const ORIGINS_FOLDER = resolve(import.meta.dirname, 'origins')

/** Of each translated message the hash of the English that it was made from, and that of its own text. */
export type Origins = Readonly<Record<string, string>>

/** The origins as `npm run words` last wrote them; none for a language that has no words yet. */
function readOrigins(language: TranslatedLanguage): Origins {
  const file = join(ORIGINS_FOLDER, `${language}.json`)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
}

/**
 * The origins of today: a text that is new, or that somebody `confirmed`, was made from the English of today; of any
 * other one it is known what it was made from.
 */
export function originsOf(
  english: Catalogue,
  translated: Catalogue,
  before: Origins,
  confirmed: readonly string[] = [],
): Origins {
  return Object.fromEntries(
    [...translated].map(([key, text]) => {
      const [madeFrom, hash] = before[key]?.split(' ') ?? []
      const isKnown = hash === hashOf(text) && !confirmed.includes(key)
      return [key, `${isKnown ? madeFrom : hashOf(english.get(key) ?? '')} ${hashOf(text)}`]
    }),
  )
}

/** The messages whose English has changed since they were translated. */
export const staleIn = (english: Catalogue, origins: Origins) =>
  Object.keys(origins).filter((key) => !origins[key]!.startsWith(hashOf(english.get(key) ?? '')))

/** The files of a release that tell what its translations were made from, and which are stale. */
export function originFiles(catalogueOf: (language: 'en' | TranslatedLanguage) => Catalogue, confirmed: Confirmed) {
  const english = catalogueOf('en')
  const known = TRANSLATED_LANGUAGES.map((language) => {
    const keys = confirmed?.language === language ? confirmed.keys : []
    return [language, originsOf(english, catalogueOf(language), readOrigins(language), keys)] as const
  }).filter(([, origins]) => Object.keys(origins).length > 0)
  return {
    origins: Object.fromEntries(
      known.map(([language, origins]) => [join(ORIGINS_FOLDER, `${language}.json`), origins]),
    ),
    stale: Object.fromEntries(known.map(([language, origins]) => [language, staleIn(english, origins)])),
  }
}

/** What somebody has read and found right as it is, although its English has changed. */
export type Confirmed = { language: string; keys: readonly string[] } | null

/** The file by which the server knows which messages of its release are stale. */
export const staleWords = (stale: Record<string, string[]>) =>
  `import type { TranslatedLanguage } from './catalogue.ts'

/** Written by \`npm run words\`: the messages of the release whose English has changed since they were translated. */
export const STALE_WORDS: Partial<Record<TranslatedLanguage, readonly string[]>> = ${JSON.stringify(stale)}
`
