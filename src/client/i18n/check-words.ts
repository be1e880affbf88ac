import type { Check } from '#domain/checks.ts'
import type { Writing } from '#domain/operations/formats/writing.ts'
import type { Problems, Translate } from './translate.ts'

/** What a check says in the reader's language; undefined until the words are here. */
export function wordsOfCheck(
  { id, values }: Check,
  t: Translate<Problems>,
  format: Pick<Writing, 'number'>,
): string | undefined {
  if (!t.has(`problems.check.${id}`)) return undefined
  const spoken = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'number' ? format.number(value) : value,
  ])
  return t(`problems.check.${id}`, { max: '', min: '', bytes: '', unit: '', ...Object.fromEntries(spoken) })
}
