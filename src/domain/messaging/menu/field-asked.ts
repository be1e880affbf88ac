import { readFieldCode } from '../../fields/field-code.ts'
import { searchWords } from '../../search.ts'
import { COURTESY, TOPIC_WORDS } from './topics.ts'

/** What a text asks: the forecast of the field with a code, or with what must be meant for one. */
export type FieldAsked = { typed: string; code: string | null }

/**
 * The field whose weather a text asks for: 'RAIN 7KQ4T', in any language's word for it. Null for any other text: a code of
 * letters alone must have none but those of codes, for 'RAIN GBOKO' names a town.
 */
export function fieldAsked(text: string): FieldAsked | null {
  const words = apart(text).split(/[\s:,;]+/).filter((word) => !COURTESY.has(word.toLowerCase())) // biome-ignore format: one sentence
  const size = [3, 2, 1].find((count) => isWeather(words.slice(0, count)))
  const rest = size ? words.slice(size) : []
  const typed = rest.join('').replace(/[^\p{L}\p{N}]/gu, '')
  if (typed.length !== CODE_LENGTH || !/^[\w]+$/.test(typed)) return null
  const code = readFieldCode(typed)
  const isWritten = code === typed.toUpperCase()
  const hasBoth = /\d/.test(typed) && /[a-z]/i.test(typed)
  return isWritten || hasBoth ? { typed: typed.toUpperCase(), code } : null
}

const CODE_LENGTH = 5

/** 'RAIN7KQ4T' with the space that was forgotten: only before a code with a figure, for 'RAINGBOKO' is no code. */
function apart(text: string): string {
  const typed = text.trim()
  const [word, code] = [typed.slice(0, -CODE_LENGTH), typed.slice(-CODE_LENGTH)]
  return isWeather([word]) && /\d/.test(code) && !/\s/.test(typed) ? `${word} ${code}` : typed
}

const WORDS = TOPIC_WORDS.weather!.map((word) => searchWords(word).join(' '))
const isWeather = (words: readonly string[]) => WORDS.includes(searchWords(words.join(' ')).join(' '))
