import { createTranslator } from 'use-intl'
import { getCatalogue, needMessages } from '../i18n/catalogue.ts'
import { formatLocale } from '../i18n/format-locale.ts'
import { problemOf } from './errors.ts'

/** Why the server refused something, in the reader's language; undefined where it gave no reason, or none was heard. */
export async function reasonOf(error: unknown): Promise<string | undefined> {
  const problem = problemOf(error)
  if (!problem) return undefined
  await needMessages('problems').catch(() => undefined)
  const { language, messages } = getCatalogue()
  const t = createTranslator({ locale: formatLocale(language), messages: messages as Required<typeof messages> })
  return t.has(`problems.refusal.${problem}`) ? t(`problems.refusal.${problem}`) : undefined
}
