import { createFormatter, createTranslator } from 'use-intl'
import { getCatalogue, needMessages } from '#client/i18n/catalogue.ts'
import { formatLocale } from '#client/i18n/format-locale.ts'
import type { Messages } from '#client/i18n/messages.gen.ts'
import type { Check } from '#domain/checks.ts'
import type { ProblemId } from '#domain/problem.ts'
import { wordsOfCheck } from './check-words.ts'

/** What the server says of a refusal, or of an input that it refused. */
type Refused = { problem: ProblemId | undefined; checks: Record<string, Check> }
/** Its reason in the reader's language, if it gave one, and what it says of each field of the input. */
type Words = { reason: string | undefined; fields: Record<string, string> }

export async function wordsOf({ problem, checks }: Refused): Promise<Words> {
  await needMessages('problems').catch(() => undefined)
  const { language, messages } = getCatalogue()
  const locale = formatLocale(language)
  const t = createTranslator({ locale, messages: messages as Messages })
  const format = createFormatter({ locale })
  const spoken = Object.entries(checks).map(([path, check]) => [path, wordsOfCheck(check, t, format)] as const)
  const fields = Object.fromEntries(spoken.filter((each): each is readonly [string, string] => each[1] !== undefined))
  const ofProblem = problem && t.has(`problems.refusal.${problem}`) ? t(`problems.refusal.${problem}`) : undefined
  return { reason: ofProblem ?? Object.values(fields)[0], fields }
}
