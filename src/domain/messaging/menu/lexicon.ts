import { CROP_NAMES, type NameLanguage } from '../../crops/crop-names.ts'
import { namesOfCrop } from '../../crops/search/crop-search.ts'
import { searchWords } from '../../search.ts'
import type { TaughtMeaning } from '../taught-word.ts'

/** What a word may stand for. */
export type Sense = { kind: 'topic' | 'crop' | 'place'; value: string }

/** Senses by the word, folded and without spaces: 'sweetpotato'. */
type Words = ReadonlyMap<string, readonly Sense[]>

/** The words that the menu understands from one person. */
export type Lexicon = {
  /** What a person taught. */
  taught: Words
  /** Topics, places, and crops as they are called in English and where the person lives. */
  near: Words
  /** Crops as they are called elsewhere, and countries: understood where they are written right. */
  far: Words
  /** The single words of longer names: 'potato' of 'sweet potato'. */
  parts: Words
  /** The tags of the languages in which the person may write, besides English. */
  languages: readonly string[]
  /** The crops of the person: of several that a word may be, the one that is grown is meant. */
  own: ReadonlySet<string>
}

type NamedCrop = { id: string; name: string; localName: string | null }
type Taught = { word: string; meaning: TaughtMeaning; value: string }

export type LexiconSource = {
  crops: readonly NamedCrop[]
  /** Cities and markets, as the data calls them. */
  places: readonly string[]
  countries: readonly string[]
  /** Further places of the person's country by their names, without those that are called like something else. */
  further?: ReadonlyMap<string, string>
  taught: readonly Taught[]
  topics: Readonly<Record<string, readonly string[]>>
  /** The tags of the languages in which the person may write. */
  languages: readonly string[]
  own: readonly string[]
}

const SENSE_OF = { keyword: 'topic', crop: 'crop', place: 'place' } as const

/** Builds the words that one person may use. */
export function lexiconOf({
  crops,
  places,
  countries,
  further,
  taught,
  topics,
  languages,
  own,
}: LexiconSource): Lexicon {
  const near = new Map<string, Sense[]>()
  const far = new Map<string, Sense[]>()
  const parts = new Map<string, Sense[]>()
  for (const [topic, words] of Object.entries(topics))
    for (const word of words) add(near, word, { kind: 'topic', value: topic })
  for (const place of places) {
    const sense: Sense = { kind: 'place', value: place }
    for (const name of [place, ...place.split(',').slice(0, 1)]) add(near, name, sense)
    for (const word of longWordsOf(place)) if (!OF_MANY_PLACES.has(word)) add(parts, word, sense)
  }
  for (const country of countries) add(far, country, { kind: 'place', value: country })
  for (const crop of crops) {
    const sense: Sense = { kind: 'crop', value: crop.id }
    const [spoken, elsewhere] = namesFor(crop, languages)
    for (const name of spoken) add(near, name, sense)
    for (const name of elsewhere) add(far, name, sense)
    for (const word of spoken.flatMap(longWordsOf)) add(parts, word, sense)
  }
  for (const [name, value] of further ?? [])
    if (!near.has(joinedWord(name)) && !far.has(joinedWord(name))) add(far, name, { kind: 'place', value })
  const words = new Map<string, Sense[]>()
  for (const { word, meaning, value } of taught) add(words, word, { kind: SENSE_OF[meaning], value })
  return { taught: words, near, far, parts, languages, own: new Set(own) }
}

export const joinedWord = (text: string) => searchWords(text).join('')

function add(words: Map<string, Sense[]>, text: string, sense: Sense) {
  const word = joinedWord(text)
  const senses = words.get(word) ?? []
  if (word && !senses.some(({ kind, value }) => kind === sense.kind && value === sense.value))
    words.set(word, [...senses, sense])
}

const LEAST_OF_A_PART = 4
const OF_MANY_PLACES = new Set(['central', 'market', 'city', 'town'])

/** The words of a name of several words by which it is known in part. */
function longWordsOf(name: string) {
  const words = searchWords(name)
  return words.length > 1 ? words.filter((word) => word.length >= LEAST_OF_A_PART || word === 'yam') : []
}

/** A crop's names in English and in some languages, and those in all others. */
function namesFor(crop: NamedCrop, languages: readonly string[]): [near: string[], far: string[]] {
  const { shown, other = [] } = namesOfCrop(crop)
  const table = Object.hasOwn(CROP_NAMES, crop.name) ? CROP_NAMES[crop.name]! : {}
  const isElsewhere = new Set(
    Object.entries(table).flatMap(([tag, name]) => (languages.includes(tag as NameLanguage) ? [] : [name])),
  )
  const spoken = languages.flatMap((tag) => table[tag as NameLanguage] ?? [])
  const near = [...shown.filter((name) => !isElsewhere.has(name)), ...other, ...spoken]
  return [near, [...isElsewhere]]
}
