import type { QueryPart } from '#domain/crops/search/crop-query.ts'
import { searchKey } from '#domain/people/names/search-key.ts'
import { searchWords } from '#domain/search.ts'
import { mayMean } from '#domain/spelling.ts'

/** The least that the index knows, and so the least that must be right in a row. */
const LEAST_RIGHT = 3
/** A word of six letters has two halves that the index knows, and one wrong letter leaves one of them right. */
const HALVED = 6

/** Rows that may hold these words with a few wrong letters: those that hold a half of each. Null where no word can be misspelt. */
export function nearQuery(typed: readonly string[]): QueryPart[] | null {
  const words = typed.flatMap(keyWords).filter((word) => word.length >= LEAST_RIGHT)
  const parts = words.map((word) => [[word], ...(mayBeMisspelt(word) ? halvesOf(word).map((half) => [half]) : [])])
  return parts.some((part) => part.length > 1) ? parts : null
}

/** Whether a text has each of the words, some of them with wrong letters. */
export function saysNearly(text: string, typed: readonly string[]): boolean {
  const words = keyWords(text)
  return typed.flatMap(keyWords).every((word) => words.some((each) => each.includes(word) || mayMean(word, each)))
}

const keyWords = (text: string) => searchWords(searchKey(text))

const mayBeMisspelt = (word: string) => word.length > LEAST_RIGHT && !/\p{N}/u.test(word)

function halvesOf(word: string) {
  const half = word.length < HALVED ? LEAST_RIGHT : Math.floor(word.length / 2)
  return [word.slice(0, half), word.slice(word.length < HALVED ? -LEAST_RIGHT : half)]
}
