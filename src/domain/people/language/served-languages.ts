import { type LanguageId, languageOfWord } from '../../languages.ts'

let withheld: readonly LanguageId[] = []

/**
 * The process takes over which languages are offered at no door, because an administrator switched their drafts off; see
 * `keepServedLanguages`.
 */
export const withholdLanguages = (languages: readonly LanguageId[]) => {
  withheld = languages
}

export const withheldLanguages = () => withheld

export const isServed = (id: LanguageId) => !withheld.includes(id)

/** The language that a person is served in, by the word of her own: English where that is served no more. */
export function servedLanguage(word: string): LanguageId {
  const own = languageOfWord(word)
  return isServed(own) ? own : 'en'
}
