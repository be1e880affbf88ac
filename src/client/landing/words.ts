import { createContext, useContext } from 'react'
import english from '#client/i18n/en/landing.json'
import type { LanguageId } from '#domain/languages.ts'

export type LandingWords = typeof english

/** The languages besides English that the release has the page in. */
export const TRANSLATED: LanguageId[] = Object.keys(import.meta.glob('../i18n/*/landing.json'))
  .map((file) => file.split('/')[2] as LanguageId)
  .filter((language) => language !== 'en')

export const WordsContext = createContext<LandingWords>(english)
export const useWords = () => useContext(WordsContext)
