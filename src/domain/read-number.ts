import { withAsciiDigits } from './letters.ts'

/**
 * What a person may mean by the text of a number field. `plain` writes the same number with ASCII digits and a point, as
 * many digits as were typed; `meanings` are those with the sign read as a thousands separator and as a decimal one.
 */
export type NumberReading =
  | { value: number; plain: string }
  | { problem: 'empty' | 'unreadable' | 'tooFine' }
  | { problem: 'ambiguous'; meanings: [thousands: number, decimals: number] }

/** How many decimals a field takes; 0 where it takes whole numbers only. */
export type NumberKind = { decimals?: number }

/**
 * Reads a number as people type it, in any language.
 *
 * - Digits of every script count. Invisible signs, spaces, apostrophes and signs of currencies say nothing.
 * - A point or a comma that stands once begins the decimals: '1500,50' is 1500.5. Where both stand, the last one does.
 * - A sign that stands more than once parts thousands or lakhs: '1.500.000', '1,50,000'.
 * - '150,000' and '150.000' may be either: one sign, one to three digits before it of which the first is not 0, and three
 *   after it. A person must say which is meant.
 * - In a field of whole numbers these can only be thousands: '150.000' is 150000 there.
 * - More decimals than the field takes are too fine, but for zeros at the end. Nothing is rounded.
 */
export function readNumber(text: string, { decimals = Number.POSITIVE_INFINITY }: NumberKind = {}): NumberReading {
  const signs = withAsciiDigits(text.replace(NOTHING, '')).replace(DECIMAL, '.').replace(/،/g, ',')
  if (signs === '') return { problem: 'empty' }
  const [, minus, digits] = /^([-−]?)\+?((?=.*\d)[\d.,]+)$/.exec(signs) ?? []
  if (digits === undefined) return { problem: 'unreadable' }
  const sign = minus ? '-' : ''
  if (/^[1-9]\d{0,2}[.,]\d{3}$/.test(digits)) {
    const thousands = numberOf(sign + digits.replace(/[.,]/, ''))
    if (decimals === 0 || 'problem' in thousands) return thousands
    return { problem: 'ambiguous', meanings: [thousands.value, Number(sign + digits.replace(',', '.'))] }
  }
  const plain = parted(digits)
  if (plain === null) return { problem: 'unreadable' }
  return decimalsOf(plain) > decimals ? { problem: 'tooFine' } : numberOf(sign + plain)
}

const decimalsOf = (plain: string) => (plain.split('.')[1] ?? '').replace(/0+$/, '').length

/** Format characters such as U+200B and U+200E, spaces such as U+00A0 and U+202F, apostrophes, thousands of Arabic. */
const NOTHING = /[\p{Cf}\p{Sc}\s'’‘ʼ`٬]/gu
/** The decimal separator of Arabic. */
const DECIMAL = /٫/g

/** Digits with a point at most, of those with points and commas; null where these stand in no known order. */
function parted(digits: string): string | null {
  const count = (sign: string) => digits.split(sign).length - 1
  if (count('.') + count(',') <= 1) return digits.replace(',', '.')
  const isMixed = count('.') > 0 && count(',') > 0
  const last = isMixed ? Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(',')) : digits.length
  const [whole, decimals] = [digits.slice(0, last), digits.slice(last + 1)]
  // Groups of three, or of two as lakhs are written; the last one always has three.
  if (!/^\d{1,3}(?:(\.|,)\d{2,3}(?:\1\d{2,3})*)?$/.test(whole) || !/\d{3}$/.test(whole)) return null
  return `${whole.replace(/[.,]/g, '')}${isMixed ? `.${decimals}` : ''}`
}

function numberOf(plain: string): NumberReading {
  // -0 is 0.
  const value = Number(plain) || 0
  return Number.isFinite(value) ? { value, plain } : { problem: 'unreadable' }
}
