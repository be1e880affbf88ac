import { allOf, searchWords } from '#domain/search.ts'
import { nearestWords } from '#domain/spelling.ts'
import { CROP_NAMES } from '../crop-names.ts'
import { namesOfCrop, writtenApart } from './crop-search.ts'

/** A part of a query, as the wordings that answer it: of one of them, every word. */
export type QueryPart = readonly Wording[]
type Wording = readonly string[]

const MAX_WORDS_OF_NAME = 3

/** Words to look for in texts, in which we call a crop by its name here: who asks for 'corn' also means 'maize'. */
export function cropQuery(words: readonly string[]): QueryPart[] {
  const parts: QueryPart[] = []
  for (let at = 0; at < words.length; ) {
    const size = nameSize(words.slice(at, at + MAX_WORDS_OF_NAME))
    const typed = words.slice(at, at + Math.max(size, 1))
    parts.push([typed, ...(wordings().get(joined(typed)) ?? [])])
    at += typed.length
  }
  return parts
}

/** The same with each word that may be a misspelt name also read as that name; null where no word is. */
export function respeltCropQuery(words: readonly string[]): QueryPart[] | null {
  const parts = cropQuery(words).map((part) => [...part, ...(part.length === 1 ? respelt(joined(part[0]!)) : [])])
  return parts.some((part) => part.length > 1) ? parts : null
}

function respelt(word: string): Wording[] {
  const [alike, others] = nearestWords(word, wordings().keys())
  return (alike.length > 0 ? alike : others).flatMap((name) => [[name], ...wordings().get(name)!])
}

/** Of how many words the longest name is that these words begin with; 0 for none. */
function nameSize(words: readonly string[]) {
  for (let size = words.length; size > 0; size--) if (wordings().has(joined(words.slice(0, size)))) return size
  return 0
}

const joined = (words: readonly string[]) => searchWords(words.join(' ')).join('')

let table: ReadonlyMap<string, Wording[]> | undefined

/** For each name of a crop of ours, in one word, what that crop is called here. */
function wordings() {
  table ??= readTable()
  return table
}

function readTable() {
  const read = new Map<string, Wording[]>()
  for (const crop of Object.keys(CROP_NAMES)) {
    const here = writtenApart(crop).map(searchWords)
    for (const name of new Set(allOf(namesOfCrop({ name: crop, localName: null })).map((each) => joined([each]))))
      read.set(name, [...(read.get(name) ?? []), ...here])
  }
  return read
}
