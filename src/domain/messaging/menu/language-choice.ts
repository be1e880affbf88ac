import { localLanguagesOf } from '../../crops/crop-names.ts'
import { LANGUAGE_IDS, LANGUAGES, type LanguageId } from '../../languages.ts'
import { englishName } from '../../people/language/offered-languages.ts'
import { isServed } from '../../people/language/served-languages.ts'
import type { CountryCode } from '../../places.ts'
import { searchWords } from '../../search.ts'
import { LITTLE_WORDS, RESERVED_WORDS } from './topics.ts'
import { voiceOf } from './voice.ts'

/** The own name of a language that is written in other letters, for a text in Latin ones. */
const LATIN_NAMES: Partial<Record<LanguageId, string>> = { am: 'Amarigna' }

/** In this order where the country does not say otherwise; a new one comes last, so that numbers stay as people know them. */
const ORDER: readonly LanguageId[] = ['en', 'sw', 'fr', 'ha', 'am', 'pt']

/** Languages in which a country's offices and schools write, where it has them; in the others that is English. */
const OFFICIAL: readonly string[] = ['fr', 'pt', 'ar', 'am', 'so']

/** The languages in which the whole menu speaks, those of a country first. */
export function menuLanguages(country: CountryCode | null): LanguageId[] {
  const local: readonly string[] = localLanguagesOf(country)
  const near = local.some((tag) => OFFICIAL.includes(tag)) ? local : ['en', ...local]
  const rank = (id: LanguageId) => {
    const [first, second] = [near.indexOf(LANGUAGES[id].tag), ORDER.indexOf(id)]
    return first >= 0 ? first : near.length + (second >= 0 ? second : ORDER.length)
  }
  return LANGUAGE_IDS.filter((id) => isServed(id) && voiceOf(id).speaks === id).sort((a, b) => rank(a) - rank(b))
}

type Reader = { country: CountryCode | null; language: LanguageId }

/** The languages to choose from, by their own names; in Latin letters where neither the country nor the reader has others. */
export const languageOptions = ({ country, language }: Reader): { value: LanguageId; name: string }[] =>
  menuLanguages(country).map((value) => {
    const { tag, name } = LANGUAGES[value]
    const isRead = value === language || localLanguagesOf(country).some((each) => each === tag)
    return { value, name: isRead ? name : (LATIN_NAMES[value] ?? name) }
  })

/** The languages to choose from in one line, numbered: '1 English 2 Kiswahili'. */
export const languageChoices = (reader: Reader) =>
  languageOptions(reader)
    .map(({ name }, at) => `${at + 1} ${name}`)
    .join(' ')

/** The language that a text names, in its own words or in English; null for a text that says anything else. */
export function languageNamed(text: string): LanguageId | null {
  const typed = searchWords(text).filter((word) => !LITTLE_WORDS.has(word) && !/^\d+$/.test(word)).join('') // biome-ignore format: one sentence
  return LANGUAGE_IDS.find((id) => typed !== '' && namesOf(id).includes(typed)) ?? null
}

/** The language that a text chooses from those that are offered, by its number or its name. */
export function languageChosen(text: string, offered: readonly LanguageId[]): LanguageId | null {
  const number = /^\s*(\d{1,2})\W*$/.exec(text)?.[1]
  const chosen = number ? offered[Number(number) - 1] : languageNamed(text)
  return chosen !== undefined && chosen !== null && offered.includes(chosen) ? chosen : null
}

/** What a text asks of the language: 'LUGHA KISWAHILI' names one, 'LUGHA' none; null for a text about anything else. */
export function languageWish(text: string): { named: LanguageId | null } | null {
  const words = searchWords(text)
  const at = words.findIndex((word) => Object.hasOwn(RESERVED_WORDS, word) && RESERVED_WORDS[word] === 'language')
  if (at < 0) return null
  const rest = words.toSpliced(at, 1).filter((word) => !LITTLE_WORDS.has(word))
  if (rest.length === 0) return { named: null }
  const named = languageNamed(rest.join(' '))
  return named && { named }
}

const namesOf = (id: LanguageId) =>
  [LANGUAGES[id].name, englishName(id), LATIN_NAMES[id] ?? ''].map((name) => searchWords(name).join(''))
