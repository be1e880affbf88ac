import { createContext, useContext } from 'react'
import english from '#client/i18n/en/landing.json'
import type { LanguageId } from '#domain/languages.ts'
import { mergeMessages } from '../i18n/merge-messages.ts'

export type LandingWords = typeof english

// Imported eagerly: this runs at build time, where lazy imports do not work.
const FILES = import.meta.glob<{ default: LandingWords }>('../i18n/*/landing.json', { eager: true })

/** The languages that the page is built in besides English. */
export const TRANSLATED: LanguageId[] = Object.keys(FILES)
  .map((file) => file.split('/')[2] as LanguageId)
  .filter((language) => language !== 'en')

/** The page's messages in a language; gaps are filled with English. */
export const wordsOf = (language: LanguageId) =>
  mergeMessages(english, FILES[`../i18n/${language}/landing.json`]?.default ?? {}) as LandingWords

export const WordsContext = createContext<LandingWords>(english)
export const useWords = () => useContext(WordsContext)
