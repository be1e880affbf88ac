import { useFormat } from '#client/i18n/useFormat.ts'
import { type NumberKind, readNumber } from '#domain/read-number.ts'

/**
 * What a number field hands to its form: a number, '' when it is empty, or the text itself when that is no number or may
 * be two. No contract takes such a text, and a draft keeps it as it was typed.
 */
export type FieldNumber = number | string

export function fieldNumberOf(text: string, kind: NumberKind): FieldNumber {
  const reading = readNumber(text, kind)
  if ('value' in reading) return reading.value
  return reading.problem === 'empty' ? '' : text
}

/** For what a form reckons with while it is filled in: the number of a field that has one. */
export const numberIn = (value: FieldNumber | null | undefined) => (typeof value === 'number' ? value : undefined)

const ENGLISH = { decimal: '.', group: ',' }

/** Writes numbers as the reader does: a French farmer writes 1 200,5, an English one 1,200.5. */
export function useNumberText() {
  const { decimal: point, group } = useFormat().table ?? ENGLISH
  const written = (plain: string, separator: string) => {
    const [whole = '', decimals] = plain.split('.')
    const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, separator)
    return decimals ? `${grouped || '0'}${point}${decimals}` : grouped
  }
  return {
    /** The sign between thousands. */
    group,
    /** For editing: without thousands, so that no sign stands where a digit is added. */
    edited: (value: FieldNumber) => (typeof value === 'number' ? written(plainOf(value), '') : value),
    /** With its thousands, and as many digits as were typed. */
    grouped: (value: number, typed = '') => {
      const reading = readNumber(typed)
      return written('value' in reading && reading.value === value ? reading.plain : plainOf(value), group)
    },
  }
}

/** All digits of a number, without an exponent. */
const plainOf = (value: number) => value.toLocaleString('en', { useGrouping: false, maximumFractionDigits: 20 })

/**
 * The text after an edit of `shown`, in which the field had written thousands: what is left of these goes, what was typed
 * stays as it was typed. Also where the caret stands then.
 */
export function withoutGroups(shown: string, next: string, caret: number, group: string) {
  const shared = Math.min(shown.length, next.length)
  let before = 0
  while (before < shared && shown[before] === next[before]) before++
  let after = 0
  while (after < shared - before && shown[shown.length - 1 - after] === next[next.length - 1 - after]) after++
  const plain = (part: string) => (group === '' ? part : part.replaceAll(group, ''))
  const end = next.length - after
  const text = plain(next.slice(0, before)) + next.slice(before, end) + plain(next.slice(end))
  return { text, caret: text.length - plain(next.slice(caret)).length }
}
