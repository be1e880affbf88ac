import type { createFormatter } from 'use-intl'
import type { Check } from '#domain/checks.ts'
import type { Problems, Translate } from './translate.ts'

type Formatter = Pick<ReturnType<typeof createFormatter>, 'number'>

/** What a check says in the reader's language; undefined until the words are here. */
export function wordsOfCheck({ id, values }: Check, t: Translate<Problems>, format: Formatter): string | undefined {
  if (!t.has(`problems.check.${id}`)) return undefined
  const spoken = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'number' ? format.number(value) : value,
  ])
  return t(`problems.check.${id}`, { max: '', min: '', bytes: '', unit: '', ...Object.fromEntries(spoken) })
}
