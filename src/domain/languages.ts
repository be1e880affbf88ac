/**
 * The languages of the interface. The id is what local storage keeps (as specified); the tag is the valid BCP 47
 * tag set on the document; the word is how advisories and users name the language.
 */
export const LANGUAGES = {
  en: { tag: 'en', word: 'english' },
  bass: { tag: 'bsq', word: 'bassa' },
  kpe: { tag: 'kpe', word: 'kpelle' },
  lor: { tag: 'lom', word: 'loma' },
  sw: { tag: 'sw', word: 'swahili' },
  ha: { tag: 'ha', word: 'hausa' },
  am: { tag: 'am', word: 'amharic' },
  fr: { tag: 'fr', word: 'french' },
} as const

export type LanguageId = keyof typeof LANGUAGES
export type LanguageWord = (typeof LANGUAGES)[LanguageId]['word']

export const LANGUAGE_WORDS = Object.values(LANGUAGES).map(({ word }) => word) as [LanguageWord, ...LanguageWord[]]

/** The tag of a language by its word; null for a word that names none of ours. */
export const tagOfWord = (word: string) =>
  Object.values(LANGUAGES).find((language) => language.word === word)?.tag ?? null
