import { isLanguageId, type LanguageId } from '#domain/languages.ts'

/** Where this phone keeps the language that was chosen on it. */
export const LANGUAGE_KEY = 'preferred-language'

/** The language chosen on this phone; null without a choice. */
export function chosenLanguage(): LanguageId | null {
  const stored = localStorage.getItem(LANGUAGE_KEY)
  return isLanguageId(stored) ? stored : null
}
