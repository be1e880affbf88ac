import { CROP_NAMES, type NameLanguage } from '#domain/crops/crop-names.ts'
import { namesOfCrop } from '#domain/crops/search/crop-search.ts'
import { MARKETS } from '#domain/market/price.ts'
import { joinedWord, type Lexicon, lexiconOf } from '#domain/messaging/menu/lexicon.ts'
import { TOPIC_WORDS } from '#domain/messaging/menu/topics.ts'
import { CITIES, COUNTRIES } from '#domain/places.ts'
import { searchWords } from '#domain/search.ts'
import { mistakesBetween } from '#domain/spelling.ts'
import { keysOf } from '#domain/table.ts'

export const CROPS = Object.keys(CROP_NAMES).map((name) => ({ id: name, name, localName: null }))
export const PLACES = [...keysOf(CITIES), ...keysOf(MARKETS)]
const COUNTRY_NAMES = Object.values(COUNTRIES).map(({ name }) => name)

/** The menu of somebody who writes in some languages besides English. */
export const lexiconFor = (languages: readonly string[], own: readonly string[] = []): Lexicon =>
  lexiconOf({ crops: CROPS, places: PLACES, countries: COUNTRY_NAMES, taught: [], topics: TOPIC_WORDS, languages, own })

/** Four languages as the crowd writes them: the word for a price, and the tag of the names of crops. */
export const SPEECHES = [
  { tag: 'en', price: 'price', weather: 'weather' },
  { tag: 'sw', price: 'bei', weather: 'hewa' },
  { tag: 'ha', price: 'farashi', weather: 'yanayi' },
  { tag: 'fr', price: 'prix', weather: 'meteo' },
] as const

/** mulberry32: the same numbers for the same seed. */
export function seeded(seed: number) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
}

type Random = () => number
export const pick = <T>(random: Random, from: readonly T[]): T => from[Math.floor(random() * from.length)]!

/** One wrong letter, one missing, one too many, or two that are exchanged. */
function mistake(random: Random, word: string) {
  const letters = [...word]
  const at = Math.floor(random() * letters.length)
  const any = pick(random, [...'abcdefghijklmnopqrstuvwxyz'])
  const kind = Math.floor(random() * 4)
  if (kind === 0) letters[at] = any
  else if (kind === 1) letters.splice(at, 1)
  else if (kind === 2) letters.splice(at, 0, any)
  else if (at + 1 < letters.length) [letters[at], letters[at + 1]] = [letters[at + 1]!, letters[at]!]
  return letters.join('')
}

/** How many wrong letters people make in a word: in one of four letters one, in longer ones up to two, in shorter none. */
const mostIn = (word: string) => (word.length < 4 ? 0 : word.length < 6 ? 1 : 2)

export function misspelt(random: Random, name: string) {
  let typed = joinedWord(name)
  const most = mostIn(typed)
  const times = most === 0 ? 0 : 1 + Math.floor(random() * most)
  for (let at = 0; at < times; at++) typed = mistake(random, typed)
  return mistakesBetween(typed, joinedWord(name)) <= most ? typed : joinedWord(name)
}

/** The names of a crop in a language; English ones with the others that are said. */
export const namesIn = (tag: string, crop: string): string[] =>
  tag === 'en'
    ? crop.split(/[()]/).filter(Boolean)
    : [CROP_NAMES[crop]![tag as NameLanguage]].filter((name) => name !== undefined)

/** All crops that a word names, rightly written, to somebody who writes in a language. */
export const cropsNamed = (typed: string, tag: string) =>
  CROPS.filter((crop) => {
    const table = CROP_NAMES[crop.name]!
    const own = table[tag as NameLanguage]
    const names = [...namesIn('en', crop.name), ...(namesOfCrop(crop).other ?? []), ...(own ? [own] : [])]
    return names.some((name) => joinedWord(name) === typed || searchWords(name).includes(typed))
  }).map(({ id }) => id)
