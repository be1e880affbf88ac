import { useTranslations as useIntl } from 'use-intl'
import type { Messages } from './messages.gen.ts'
import type { Problems, SectionName, Translate } from './translate.ts'
import type { ValueAt } from './value-at.ts'

/**
 * The messages of a section in the reader's language. It is use-intl's hook with types of our own, which refuse the same:
 * with those of use-intl a third of what the compiler works out for the client is keys of messages.
 */
export const useTranslations = useIntl as unknown as {
  <Name extends SectionName>(section: Name): Translate<ValueAt<Messages, Name>>
  (): Translate<Messages>
}

/** The same of checks and refusals, by their whole path. */
export const useProblems = useIntl as unknown as () => Translate<Problems>
