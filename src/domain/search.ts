import { folded } from './letters.ts'
import { nearestWords } from './spelling.ts'

/** How well a name answers a word, the best first; a misspelt word comes after all that is written as typed. */
const WHOLE = 0
const BEGINNING = 1
const PART = 2
const MISSPELT = 3

/** A word of the query with the words that it may be a misspelling of, the likeliest group first. */
type Meaning = { typed: string; meant: readonly string[][] }
type Rank = number | null

/** What a thing is called where it is shown, and otherwise. Of another name no part stands for the thing: 'corn' is not 'guinea corn'. */
export type Names = { shown: readonly string[]; other?: readonly string[] | undefined }

export const allOf = ({ shown, other = [] }: Names): string[] => [...shown, ...other]

/** The words of a text for comparing. */
export const searchWords = (text: string) =>
  folded(text)
    .replace(/['\u2019\u2018`\u02bc]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

/** What answers a query, the best first: each word of it must be in a name. Without words everything answers. */
export function found<T>(
  items: readonly T[],
  query: string,
  namesOf: (item: T) => Names,
  known: readonly string[] = [],
): T[] {
  const rankOf = ranking(query, [...items.map(namesOf).flatMap(allOf), ...known])
  return items
    .map((item) => ({ item, rank: rankOf(namesOf(item)) }))
    .filter((each): each is { item: T; rank: number } => each.rank !== null)
    .sort((a, b) => a.rank - b.rank)
    .map(({ item }) => item)
}

/**
 * How well a thing's names answer a query; null where they do not. A word that begins or ends a known word is taken as
 * typed, any other also as a misspelling of the known words nearest to it: 'rice' is never taken for another crop.
 */
export function ranking(query: string, known: readonly string[]): (names: Names) => Rank {
  const typed = searchWords(query)
  if (typed.length === 0) return () => WHOLE
  const meanings = meaningsOf(typed, known)
  const ranksBy = (rule: Rule) =>
    remembered((text) => meanings.map((way) => way.map((meaning) => rankOfMeaning(meaning, nameOf(text), rule))))
  const [inShown, inOther] = [ranksBy(rankOfWord), ranksBy(rankOfBeginning)]
  return ({ shown, other = [] }) => {
    const ranks = [...shown.map(inShown), ...other.map(inOther)]
    return best(meanings.map((way, at) => worst(way.map((_, word) => best(ranks.map((rank) => rank[at]![word]!))))))
  }
}

/** The ways to read a query: word by word, and with words taken together that are one ('ground nut', 'guinea corn'). */
function meaningsOf(typed: readonly string[], known: readonly string[]): Meaning[][] {
  const names = [...new Set(known)].map(nameOf)
  const terms = new Set(names.flatMap(termsOf))
  const isKnown = (word: string) =>
    names.some((name) => name.words.some((each) => each.endsWith(word)) || (rankOfWord(word, name) ?? PART) < PART)
  const meaningOf = remembered(
    (word): Meaning => ({ typed: word, meant: isKnown(word) ? [] : nearestWords(word, terms) }),
  )
  return readings(typed).map((words) => words.map(meaningOf))
}

function readings(typed: readonly string[]): string[][] {
  const pairs = typed.slice(1).map((word, at) => [...typed.slice(0, at), typed[at] + word, ...typed.slice(at + 2)])
  return [[...typed], ...pairs, ...(typed.length > 2 ? [[typed.join('')]] : [])]
}

const termsOf = ({ words, joined }: Name) => [...words, ...words.slice(1).map((word, at) => words[at] + word), joined]

function rankOfMeaning({ typed, meant }: Meaning, name: Name, rule: Rule): Rank {
  const misspelt = meant.flatMap((words, at) => words.map((word) => plus(rule(word, name), MISSPELT * (at + 1))))
  return rule(typed, name) ?? best(misspelt)
}

const plus = (rank: Rank, more: number) => (rank === null ? null : rank + more)

/** A name as it is searched. `starts` are the places of its words in `joined`, for who writes 'sweetpotato'. */
type Name = { words: readonly string[]; joined: string; starts: readonly number[] }

type Rule = (word: string, name: Name) => Rank

function rankOfWord(word: string, { words, joined, starts }: Name): Rank {
  if (joined === word) return WHOLE
  if (starts.some((start) => joined.startsWith(word, start))) return BEGINNING
  return words.some((each) => each.includes(word)) ? PART : null
}

const rankOfBeginning: Rule = (word, { joined }) => {
  if (joined === word) return WHOLE
  return joined.startsWith(word) ? BEGINNING : null
}

/** Names are read once: a list of prices has a thousand, and most of them many times. */
const nameOf = remembered((text): Name => {
  const words = searchWords(text)
  const starts = words.map((_, at) => words.slice(0, at).join('').length)
  return { words, joined: words.join(''), starts }
})

const MAX_REMEMBERED = 5000

function remembered<T>(of: (text: string) => T) {
  const known = new Map<string, T>()
  return (text: string): T => {
    const before = known.get(text)
    if (before !== undefined) return before
    if (known.size === MAX_REMEMBERED) known.clear()
    const value = of(text)
    known.set(text, value)
    return value
  }
}

const best = (ranks: Rank[]): Rank => ranks.reduce((a, b) => (a === null || (b !== null && b < a) ? b : a), null)
const worst = (ranks: Rank[]): Rank => ranks.reduce((a, b) => (a === null || b === null ? null : Math.max(a, b)), WHOLE)
