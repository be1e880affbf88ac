import { folded } from '../../letters.ts'
import { wordsOf } from '../../people/import/name-key.ts'

/** From here on the name at the provider is the farmer's. */
export const HOLDER_MATCH = 0.85
/** Longer names are compared by their beginning: all pairings are tried. */
const MAX_WORDS = 6

/**
 * How alike two names are, from 0 to 1: as alike as their least alike words, in whatever order they stand. Two words that
 * the other name has are enough: many people leave out a third one.
 */
export function nameSimilarity(a: string, b: string): number {
  const [short, long] = [wordsIn(a), wordsIn(b)].sort((one, other) => one.length - other.length) as [string[], string[]]
  const isEnough = short.length >= 2 || short.length === long.length
  return short.length === 0 || !isEnough ? 0 : bestPairing(short, long)
}

/** The initials of a name: 'M. K****'. Stars stand for any number of letters. */
export function maskedName(name: string): string {
  const words = name.trim().split(/\s+/)
  const initial = (word: string) => (/\p{L}/u.exec(word.normalize('NFC'))?.[0] ?? '').toUpperCase()
  const last = `${initial(words.at(-1)!)}****`
  return words.length === 1 ? last : `${initial(words[0]!)}. ${last}`
}

/** The first words of a name. "Ng'ang'a" is written without its apostrophes too. */
const wordsIn = (name: string) => [...wordsOf(folded(name).replaceAll("'", ''))].slice(0, MAX_WORDS)

/** How alike the least alike words are, when each of the first has the best word of its own among the others. */
function bestPairing([first, ...rest]: readonly string[], others: readonly string[]): number {
  if (first === undefined) return 1
  return Math.max(
    ...others.map((other, i) => Math.min(wordSimilarity(first, other), bestPairing(rest, others.toSpliced(i, 1)))),
  )
}

/**
 * The normalized Indel similarity, which RapidFuzz calls `fuzz.ratio`: twice the length of the longest common subsequence,
 * by the length of both words.
 */
function wordSimilarity(a: string, b: string): number {
  let row = new Array<number>(b.length + 1).fill(0)
  for (const letter of a) {
    const next = [0]
    for (let j = 1; j <= b.length; j++)
      next.push(b[j - 1] === letter ? row[j - 1]! + 1 : Math.max(row[j]!, next[j - 1]!))
    row = next
  }
  return (2 * row[b.length]!) / (a.length + b.length)
}
