import { getCatalogue, needMessages } from '#client/i18n/catalogue.ts'
import { formatLocale } from '#client/i18n/format-locale.ts'
import type { Check } from '#domain/checks.ts'
import type { ProblemId } from '#domain/problem.ts'
import { wordsOfCheck } from './check-words.ts'
import { type Problems, translatorOf } from './translate.ts'

/** What the server says of a refusal, or of an input that it refused; its `message` is the reason in English. */
type Refused = {
  problem: ProblemId | undefined
  message: string
  checks: Record<string, Check>
  isUnanswered: boolean
  /** Whether this phone had no room for the write. */
  isPhoneFull: boolean
}
/**
 * Its reason in the reader's language, if it gave one, and what it says of each field of the input. `ended` completes the
 * words for a failure where no answer came, for then the write may have arrived; on a full phone it says what helps.
 */
type Words = { reason: string | undefined; fields: Record<string, string>; ended: (words: string) => string }

export async function wordsOf({ problem, message, checks, isUnanswered, isPhoneFull }: Refused): Promise<Words> {
  const { t, format } = await speech()
  const spoken = Object.entries(checks).map(([path, check]) => [path, wordsOfCheck(check, t, format)] as const)
  const fields = Object.fromEntries(spoken.filter((each): each is readonly [string, string] => each[1] !== undefined))
  // English came with the refusal: no phone is sent it twice (see scripts/build/vite/messages.ts).
  const ofProblem = problem && (t.has(`problems.refusal.${problem}`) ? t(`problems.refusal.${problem}`) : message)
  const ended = (words: string) => {
    if (isPhoneFull && t.has('problems.phoneFull')) return t('problems.phoneFull')
    return isUnanswered && t.has('problems.unanswered')
      ? t('problems.unanswered', { words: words.replace(/[.።]$/, '') })
      : words
  }
  return { reason: ofProblem ?? Object.values(fields)[0], fields, ended }
}

/** Of a write that had been sent before, and was done once. Undefined without the words. */
export async function wordsOfRepeated(sentAt: number): Promise<string | undefined> {
  const { t, format } = await speech()
  const when = format.dateTime(new Date(sentAt), { dateStyle: 'medium', timeStyle: 'short' })
  return t.has('problems.repeated') ? t('problems.repeated', { when }) : undefined
}

async function speech() {
  await needMessages('problems').catch(() => undefined)
  const { language, messages, writing } = getCatalogue()
  return { t: translatorOf<Problems>(formatLocale(language), messages), format: writing }
}
