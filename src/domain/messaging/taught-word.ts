import { searchWords } from '../search.ts'
import { keysOf } from '../table.ts'
import { LITTLE_WORDS, RESERVED_WORDS, TOPIC_WORDS, TOPICS, type Topic } from './menu/topics.ts'

/** What a word that was taught to the menu can mean. */
export const TAUGHT_MEANINGS = { keyword: {}, crop: {}, place: {} } as const satisfies Record<string, object>

export type TaughtMeaning = keyof typeof TAUGHT_MEANINGS

/** So many words together may mean one thing: 'hali ya hewa' is the weather. */
export const MAX_TAUGHT_WORDS = 3

/** A word, or a few, as they are looked for. */
export const taughtForm = (text: string) => searchWords(text).join(' ')

const NOT_TAUGHT = ['stop', 'start', 'language', 'certificate'] as const
type NotTaught = (typeof NOT_TAUGHT)[number]

/** The questions that a word can be taught for. Whether messages are sent at all, and in which language, is asked by reserved words alone. */
export const TAUGHT_KEYWORDS = keysOf(TOPICS).filter(
  (topic): topic is Exclude<Topic, NotTaught> => !NOT_TAUGHT.some((each) => each === topic),
)

/** Whether a word has a meaning that cannot be taught anew: a reserved word, a keyword, a little word such as 'the'. */
export function hasMeaning(text: string) {
  const word = searchWords(text).join('')
  return Object.hasOwn(RESERVED_WORDS, word) || LITTLE_WORDS.has(word) || KEYWORDS.has(word) || /^\d*$/.test(word)
}

const KEYWORDS: ReadonlySet<string> = new Set(Object.values(TOPIC_WORDS).flat().map((word) => searchWords(word).join(''))) // biome-ignore format: one table
