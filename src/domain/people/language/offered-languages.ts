import { LANGUAGE_IDS, LANGUAGES, type Language, type LanguageId, readableLanguage } from '../../languages.ts'

/** The languages in the order in which they are offered, last those that have only a few words; without the `withheld`. */
export const offeredLanguages = (withheld: readonly LanguageId[] = []): LanguageId[] =>
  LANGUAGE_IDS.filter((id) => !withheld.includes(id)).sort((a, b) => Number(hasFewWords(a)) - Number(hasFewWords(b)))

/** Whether no native speaker has read a language yet. */
export const isDraft = (id: LanguageId) => {
  const { draft }: Language = LANGUAGES[id]
  return draft === true
}

/** Whether only a few words of the interface are in a language. */
export const hasFewWords = (id: LanguageId) => 'few' in LANGUAGES[id]

/** What a language is called in English: 'Swahili'. */
export const englishName = (id: LanguageId) => readableLanguage(LANGUAGES[id].word)

/**
 * A language as it is offered, in parts of which each has its tag: its own name first, as its speakers look for it,
 * 'Kiswahili · Swahili'; of a language with only a few words ours, 'Bassa · Ɓǎsɔ́ɔ̀'.
 */
export function offeredParts(id: LanguageId): { text: string; tag: string }[] {
  const { name: text, tag } = LANGUAGES[id]
  const [own, english] = [
    { text, tag },
    { text: englishName(id), tag: 'en' },
  ]
  if (own.text === english.text) return [own]
  return hasFewWords(id) ? [english, own] : [own, english]
}

/** The same in one text, for a select box. */
export const offeredText = (id: LanguageId) =>
  offeredParts(id)
    .map(({ text }) => text)
    .join(' · ')
