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
