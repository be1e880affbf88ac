import { createContext, useContext } from 'react'
import english from '#client/i18n/en/landing.json'
import type { LanguageId } from '#domain/languages.ts'
import { over } from '../i18n/over.ts'

export type LandingWords = typeof english

// All at once: this runs while the site is built, where nothing can be imported later.
const FILES = import.meta.glob<{ default: LandingWords }>('../i18n/*/landing.json', { eager: true })

/** The languages that the page is built in besides English. */
export const TRANSLATED: LanguageId[] = Object.keys(FILES)
  .map((file) => file.split('/')[2] as LanguageId)
  .filter((language) => language !== 'en')

/** The page's words in a language; what a translation lacks is English. */
export const wordsOf = (language: LanguageId) =>
  over(english, FILES[`../i18n/${language}/landing.json`]?.default ?? {}) as LandingWords

export const WordsContext = createContext<LandingWords>(english)
export const useWords = () => useContext(WordsContext)
