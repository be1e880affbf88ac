export type Language = {
  /** The valid BCP 47 tag that is set on the document; the id is not always one. */
  tag: string
  /** How advisories and users name the language. */
  word: string
  /** How its speakers call it. */
  name: string
  /** Whose dates, numbers and plurals it takes where browsers know none of its own. */
  locale: string
  /** Not yet read by a native speaker. */
  draft?: true
  /** Only a few words of the interface are in it, those that have a source; the rest is English. */
  few?: true
}

/** The languages of the interface. The id is what local storage keeps, as specified. */
export const LANGUAGES = {
  en: { tag: 'en', word: 'english', name: 'English', locale: 'en-GB' },
  bass: { tag: 'bsq', word: 'bassa', name: 'Ɓǎsɔ́ɔ̀', locale: 'en-LR', few: true },
  kpe: { tag: 'kpe', word: 'kpelle', name: 'Kpɛlɛɛ', locale: 'en-LR', few: true },
  lor: { tag: 'lom', word: 'loma', name: 'Löömàgòòi', locale: 'en-LR', few: true },
  sw: { tag: 'sw', word: 'swahili', name: 'Kiswahili', locale: 'sw', draft: true },
  ha: { tag: 'ha', word: 'hausa', name: 'Hausa', locale: 'ha', draft: true },
  am: { tag: 'am', word: 'amharic', name: 'አማርኛ', locale: 'am', draft: true },
  fr: { tag: 'fr', word: 'french', name: 'Français', locale: 'fr', draft: true },
  // Plain pt is Brazil, which writes 12.345,5 where Angola and Mozambique write 12 345,5.
  pt: { tag: 'pt', word: 'portuguese', name: 'Português', locale: 'pt-PT', draft: true },
} as const satisfies Record<string, Language>

export type LanguageId = keyof typeof LANGUAGES
export type LanguageWord = (typeof LANGUAGES)[LanguageId]['word']

export const LANGUAGE_IDS = Object.keys(LANGUAGES) as LanguageId[]
export const LANGUAGE_WORDS = Object.values(LANGUAGES).map(({ word }) => word) as [LanguageWord, ...LanguageWord[]]

/** The tag of what is read in a language: where it has only a few words, the text is English. */
export const readTag = (id: LanguageId) => ('few' in LANGUAGES[id] ? 'en' : LANGUAGES[id].tag)

export const isLanguageId = (value: unknown): value is LanguageId =>
  typeof value === 'string' && Object.hasOwn(LANGUAGES, value)

/** What marks a text in a language, by its word, as the `lang` of its element. */
export const langOfWord = (word: string) => tagOfWord(word) ?? undefined

/** The tag of a language by its word; null for a word that names none of ours. */
export const tagOfWord = (word: string) =>
  Object.values(LANGUAGES).find((language) => language.word === word)?.tag ?? null

/** A language by its word; English for a word that names none of ours. */
export const languageOfWord = (word: string): LanguageId =>
  LANGUAGE_IDS.find((id) => LANGUAGES[id].word === word) ?? 'en'

/** The first of our languages among a browser's tags ('fr-CI'), in their order; null for none. */
export function languageFor(tags: readonly string[]): LanguageId | null {
  const bases = tags.map((tag) => tag.toLowerCase().split('-')[0])
  return (
    bases.map((base) => LANGUAGE_IDS.find((id) => LANGUAGES[id].tag === base)).find((id) => id !== undefined) ?? null
  )
}

/** The name of a language for reading, from the word under which accounts keep it: 'swahili' is Swahili. */
export const readableLanguage = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
