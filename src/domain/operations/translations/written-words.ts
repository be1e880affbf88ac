import type { CompiledMessage } from 'icu-minify/format'
import type { LanguageId } from '#domain/languages.ts'

/** Messages that administrators wrote in place of the release's, by their whole keys: 'notifications.loanApproved.title'. */
export type WrittenWords = ReadonlyMap<string, WrittenMessage>
/** `isReviewed`: a speaker of the language has read it. */
type WrittenMessage = { message: CompiledMessage; isReviewed: boolean }

const NOTHING: WrittenWords = new Map()
const written = new Map<LanguageId, WrittenWords>()

/** The process takes over what its installation has written; see `keepWrittenWords`. */
export const setWrittenWords = (language: LanguageId, words: WrittenWords) => void written.set(language, words)

/** Keeps what is made of a language's words until others are written. */
export function madeOfWords<Made>(make: (language: LanguageId, words: WrittenWords) => Made) {
  const made = new Map<LanguageId, { words: WrittenWords; value: Made }>()
  return (language: LanguageId): Made => {
    const words = written.get(language) ?? NOTHING
    const last = made.get(language)
    if (last?.words === words) return last.value
    const value = make(language, words)
    made.set(language, { words, value })
    return value
  }
}

/** The words of the release under a path, those that were written in their place. */
export const withWritten = <Words extends Record<string, CompiledMessage>>(
  released: Words,
  path: string,
  words: WrittenWords,
) =>
  Object.fromEntries(
    Object.entries(released).map(([key, message]) => [key, words.get(`${path}.${key}`)?.message ?? message]),
  ) as Words
