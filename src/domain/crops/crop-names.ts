import { folded } from '../letters.ts'
import type { CountryCode } from '../places.ts'
import table from './crop-names.json' with { type: 'json' }

/** A language in which crops have names besides English, by its BCP 47 tag. */
export type NameLanguage = keyof UnionOf<(typeof table)[keyof typeof table]>
type UnionOf<T> = { [K in T extends unknown ? keyof T : never]: string }
type Names = Readonly<Partial<Record<NameLanguage, string>>>

/** The crops of our catalogue by their English name. Each word has its source in SOURCES.md beside this file. */
export const CROP_NAMES: Readonly<Record<string, Names>> = table

/** The languages in which a country's farmers name their crops, as far as we have words, the most spoken first. */
const LOCAL_LANGUAGES: Readonly<Partial<Record<CountryCode, readonly NameLanguage[]>>> = {
  AO: ['pt'],
  BF: ['fr'],
  BJ: ['fr', 'yo'],
  CF: ['fr'],
  CG: ['fr'],
  CI: ['fr'],
  CM: ['fr'],
  CV: ['pt'],
  DJ: ['so', 'fr'],
  DZ: ['ar'],
  EG: ['ar'],
  ER: ['ti', 'ar'],
  ET: ['am', 'om'],
  GA: ['fr'],
  GH: ['ak'],
  GN: ['fr', 'kpe'],
  GW: ['pt'],
  KE: ['sw'],
  LR: ['kpe', 'bsq'],
  LY: ['ar'],
  MA: ['ar'],
  ML: ['fr'],
  MZ: ['pt'],
  NE: ['ha', 'fr'],
  NG: ['ha', 'yo', 'ig'],
  RW: ['rw'],
  SD: ['ar'],
  SN: ['wo', 'fr'],
  SO: ['so'],
  ST: ['pt'],
  TD: ['fr', 'ar'],
  TG: ['fr'],
  TN: ['ar'],
  TZ: ['sw'],
  UG: ['sw'],
  ZA: ['zu', 'xh'],
}

type NamedCrop = { name: string; localName: string | null }

/** The name of a crop in a language, with a capital; English stands where we have no word, or one for two crops. */
export function cropNameIn(tag: string, name: string): string {
  const word = wordIn(tag as NameLanguage, name)
  if (!word || sharesName(tag as NameLanguage, name)) return name
  return word.charAt(0).toLocaleUpperCase(tag) + word.slice(1)
}

/** A word for a crop, and its language; of a word that an administrator wrote nobody knows that. */
export type LocalName = { word: string; tag?: NameLanguage }

/**
 * What a crop is called in the reader's country, besides the name that is shown already; none where we have no word. A
 * crop that is not ours keeps the local name that it was given.
 */
export function localNamesIn(country: CountryCode | null, { name, localName }: NamedCrop, shown: string): LocalName[] {
  if (!isOurs(name)) return localName ? [{ word: localName }] : []
  const byWord = new Map<string, LocalName>()
  for (const tag of localLanguagesOf(country)) {
    const word = wordIn(tag, name)
    if (word !== undefined && folded(word) !== folded(shown) && !byWord.has(word)) byWord.set(word, { word, tag })
  }
  return [...byWord.values()]
}

/** The tags of the languages in which the farmers of a country name their crops, as far as we have words. */
export const localLanguagesOf = (country: CountryCode | null): readonly NameLanguage[] =>
  (country && LOCAL_LANGUAGES[country]) ?? []

const isOurs = (name: string) => Object.hasOwn(CROP_NAMES, name)
const wordIn = (language: NameLanguage, name: string) => (isOurs(name) ? CROP_NAMES[name]![language] : undefined)

/** Two crops of one name could not be told apart where one is chosen: 'kahawa' is arabica and robusta. */
const sharesName = (language: NameLanguage, name: string) =>
  Object.keys(CROP_NAMES).some((other) => other !== name && wordIn(language, other) === wordIn(language, name))
