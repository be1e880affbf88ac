import type { LanguageId } from '../../languages.ts'
import { searchWords } from '../../search.ts'
import { languageWish } from './language-choice.ts'
import type { Lexicon, Sense } from './lexicon.ts'
import { type Reading, readMisspelt } from './near-senses.ts'
import { isLikeStop, reservedTopic } from './reserved.ts'
import { LITTLE_WORDS, type MenuRequest, TOPICS, type Topic } from './topics.ts'

/** What a message was understood as. `unsure`: it names one of several crops. */
export type Understood =
  | { kind: 'request'; request: MenuRequest }
  | { kind: 'unsure'; topic: Topic; cropIds: readonly string[] }
  | { kind: 'unknown' }

const UNKNOWN: Understood = { kind: 'unknown' }
/** Nobody writes a longer name. */
const MAX_WORDS_OF_NAME = 4
/** With more words besides, a message is a question for a person. */
const MAX_LEFT = 2
const MAX_WORDS = 24

/** Crops that a word may name; one that is not sure is asked about. */
type NamedCrops = { ids: readonly string[]; isSure: boolean; isWritten: boolean }
type Found = { topics: Topic[]; crops: NamedCrops[]; places: string[]; left: string[] }
const NOTHING: Found = { topics: [], crops: [], places: [], left: [] }

/**
 * Understands a message in any order of its words, with misspelt ones, in any case and with any signs between them. A
 * message that is a reserved word and nothing else is that word; 'STOP 4471' is for a person.
 */
export function understand(text: string, lexicon: Lexicon): Understood {
  const wish = languageWish(text)
  if (wish) return asLanguageRequest(wish.named)
  const reserved = reservedTopic(text, lexicon)
  if (reserved) return asRequest(reserved, NOTHING, text)
  const words = searchWords(text)
  if (words.length === 0 || words.length > MAX_WORDS) return UNKNOWN
  const found = findSenses(words, lexicon)
  const { topics, crops, places, left } = found
  if (new Set(topics).size > 1 || words.some(isLikeStop)) return UNKNOWN
  const topic = topics[0] ?? (isNameAlone(found) ? 'market' : null)
  if (!topic || left.length > MAX_LEFT || crops.length > 1) return UNKNOWN
  const takes: readonly string[] = TOPICS[topic].takes
  const isAboutNothingKnown = left.length > 0 && (takes.length === 0 || crops.length + places.length === 0)
  if (isAboutNothingKnown) return UNKNOWN
  if (takes.includes('crop') && crops[0] && !crops[0].isSure) return { kind: 'unsure', topic, cropIds: crops[0].ids }
  return asRequest(topic, found, text)
}

/** A crop or a place and nothing else asks for prices. */
const isNameAlone = ({ crops, places, left }: Found) =>
  left.length === 0 && (crops.length > 0 ? crops[0]!.isSure || crops[0]!.isWritten : places.length > 0)

const asLanguageRequest = (language: LanguageId | null): Understood => ({
  kind: 'request',
  request: { topic: 'language', cropId: null, place: null, times: 1, ...(language && { language }) },
})

function asRequest(topic: Topic, { crops, places }: Found, text: string): Understood {
  const takes: readonly string[] = TOPICS[topic].takes
  const times = topic === 'again' ? Number(/[1-5]/.exec(text)?.[0] ?? 1) : 1
  const cropId = takes.includes('crop') ? (crops[0]?.ids[0] ?? null) : null
  return { kind: 'request', request: { topic, cropId, place: takes.includes('place') ? (places[0] ?? null) : null, times } } // biome-ignore format: one request
}

/** Which crop a name means that is typed by itself; several where it is not sure. */
export function understandCrop(text: string, lexicon: Lexicon): readonly string[] {
  const { crops } = findSenses(searchWords(text).slice(0, MAX_WORDS), lexicon)
  return crops.length === 1 ? crops[0]!.ids : []
}

/**
 * Reads the words: first the names as they are written, the longest first, then misspelt ones; of these the sure ones
 * first, for what they name is not looked for any more.
 */
function findSenses(words: readonly string[], lexicon: Lexicon): Found {
  const found: Found = { topics: [], crops: [], places: [], left: [] }
  const reads = (readingOf: (word: string) => Reading | null) => (span: readonly string[]) => {
    const isNoName = span.length > 2 || span.some((word) => LITTLE_WORDS.has(word))
    return keep(found, isNoName ? null : readingOf(span.join('')))
  }
  const unwritten = matched(words, (span) => keep(found, writtenSenses(span, lexicon)))
  const whole = matched(unwritten, reads((word) => ownCrop(partSenses(word, lexicon), lexicon))) // biome-ignore format: one step
  const unsure = matched(whole, reads((word) => sureSense(word, lexicon, found))) // biome-ignore format: one step
  const unread = matched(unsure, reads((word) => likelySenses(word, lexicon, found))) // biome-ignore format: one step
  if (found.crops.length === 0) takeLittleCrop(found, unread, lexicon)
  found.left = unread.filter((word) => !LITTLE_WORDS.has(word) && !/^\d$/.test(word))
  return found
}

/** Where no crop is named, a little word may be one: 'prix the' asks for tea. */
function takeLittleCrop(found: Found, words: readonly string[], { near }: Lexicon) {
  const senses = words.flatMap((word) => (LITTLE_WORDS.has(word) ? (near.get(word) ?? []) : []))
  if (senses[0]?.kind === 'crop') keep(found, asReading(senses))
}

/** Offers each run of words, the longest first, and returns those that none took. */
function matched(words: readonly string[], takes: (span: readonly string[]) => boolean): string[] {
  const left: string[] = []
  for (let at = 0; at < words.length; ) {
    const size = [4, 3, 2, 1].filter((each) => each <= MAX_WORDS_OF_NAME && at + each <= words.length)
    const taken = size.find((each) => takes(words.slice(at, at + each)))
    if (!taken) left.push(words[at]!)
    at += taken ?? 1
  }
  return left
}

/** A name as it is written. */
function writtenSenses(span: readonly string[], lexicon: Lexicon): Reading | null {
  const { taught, near, far } = lexicon
  const word = span.join('')
  if (taught.has(word)) return asReading(taught.get(word)!)
  if (span.length === 1 && LITTLE_WORDS.has(word)) return null
  if (near.has(word)) return ownCrop(near.get(word)!, lexicon)
  // A name from elsewhere may be a misspelt one from here: 'tango', a cucumber in Swahili, or a mango.
  return far.has(word) ? asReading([...far.get(word)!, ...(readMisspelt(word, near, ['crop'])?.senses ?? [])]) : null
}

const asReading = (senses: readonly Sense[]): Reading => ({
  senses,
  isSure: new Set(senses.filter(({ kind }) => kind === senses[0]?.kind).map(({ value }) => value)).size === 1,
  mistakes: 0,
  share: 0,
  isUsual: true,
})

/** A word of a longer name, also in the plural: 'peppers'. */
function partSenses(word: string, { near, parts }: Lexicon): readonly Sense[] {
  const singular = word.replace(/(?<=..o)es$|s$/, '')
  return parts.get(word) ?? near.get(singular) ?? parts.get(singular) ?? []
}

/** Of several crops that a word names, the one that the person grows is meant. */
function ownCrop(senses: readonly Sense[], { own }: Lexicon): Reading | null {
  const grown = senses.filter(({ kind, value }) => kind === 'crop' && own.has(value))
  return senses.length === 0 ? null : asReading(grown.length === 1 ? grown : senses)
}

/** A misspelt word that can be one thing only, of what the message does not name yet. */
function sureSense(word: string, lexicon: Lexicon, found: Found): Reading | null {
  const reading = misspeltHere(word, lexicon, missingKinds(found))
  return reading?.isSure ? reading : null
}

/** A misspelt word of the person's languages; not sure where another crop's name from elsewhere is as near. */
function misspeltHere(word: string, { near, far }: Lexicon, kinds: readonly Sense['kind'][]): Reading | null {
  const here = readMisspelt(word, near, kinds)
  if (!here?.isSure || here.senses[0]!.kind !== 'crop') return here
  const elsewhere = readMisspelt(word, far, ['crop'])
  if (!elsewhere?.isUsual || elsewhere.share > here.share) return here
  const senses = [...here.senses, ...elsewhere.senses]
  return { ...here, senses, isSure: cropsOf(senses).length === 1 }
}

/** A misspelt word that can be several things, or a name from elsewhere. */
function likelySenses(word: string, lexicon: Lexicon, found: Found): Reading | null {
  const kinds = missingKinds(found)
  const here = misspeltHere(word, lexicon, kinds)
  if (here?.isSure) return here
  const readings = [here, readMisspelt(word, lexicon.parts, kinds), readMisspelt(word, lexicon.far, kinds)]
  const [nearest] = readings.filter((each) => each !== null).sort((a, b) => Number(b.isUsual) - Number(a.isUsual))
  if (!nearest) return null
  const alikeReadings = readings.filter((each) => each?.isUsual === nearest.isUsual)
  const senses = alikeReadings.flatMap(
    (each) => each?.senses.filter(({ kind }) => each.isUsual || kind === 'crop') ?? [],
  )
  if (senses.length === 0) return null
  const alike = senses.filter(({ kind }) => kind === senses[0]!.kind)
  // Of several places none is taken: unlike a crop, a place is not asked for once more.
  const isVague = alike[0]!.kind !== 'crop' && new Set(alike.map(({ value }) => value.split(',')[0])).size > 1
  return isVague ? null : { ...nearest, senses: alike, isSure: false }
}

const missingKinds = ({ topics, crops, places }: Found): Sense['kind'][] => [
  ...(topics.length === 0 ? (['topic'] as const) : []),
  ...(crops.length === 0 ? (['crop'] as const) : []),
  ...(places.length === 0 ? (['place'] as const) : []),
]

/** Keeps what a word stands for; says whether it stands for anything. */
function keep({ topics, places, crops }: Found, reading: Reading | null): boolean {
  const first = reading?.senses[0]
  if (!first) return false
  const { kind, value } = first
  if (kind === 'topic') topics.push(value as Topic)
  else if (kind === 'place') places.push(value)
  else crops.push({ ids: cropsOf(reading.senses), isSure: reading.isSure, isWritten: reading.mistakes === 0 })
  return true
}

const cropsOf = (senses: readonly Sense[]) => [
  ...new Set(senses.filter(({ kind }) => kind === 'crop').map(({ value }) => value)),
]
