import { formatOf, type Money, moneyBy } from '../../money.ts'
import type { Formats } from './formats.ts'

const made = new Map<string, Intl.NumberFormat>()

/** The digits as English writes them, which every engine does alike: '1,234.5'. */
function digitsOf(value: number, min: number, max: number) {
  const key = `${min} ${max}`
  const format =
    made.get(key) ?? new Intl.NumberFormat('en', { minimumFractionDigits: min, maximumFractionDigits: max })
  made.set(key, format)
  return format.format(value)
}

/** Digits with the separators of a language. */
function separated(digits: string, { decimal, group, minGrouping }: Formats) {
  const [whole = '', decimals] = digits.split('.')
  const isShort = whole.replace(/\D/g, '').length < 3 + minGrouping
  const grouped = whole.replaceAll(',', isShort ? '' : group)
  return decimals === undefined ? grouped : grouped + decimal + decimals
}

/** What Intl takes where nothing is said, of a number and of a share. */
const MAX_DECIMALS = 3

/** '12 345,5', '45 %', '12 ko', '120 k'. */
export function writeNumber(formats: Formats, value: number, how: Intl.NumberFormatOptions = {}): string {
  const { style, unit, notation, useGrouping, minimumFractionDigits: min = 0 } = how
  const max = how.maximumFractionDigits ?? Math.max(min, style === 'percent' ? 0 : MAX_DECIMALS)
  const plain = (of: number, decimals = max) => separated(digitsOf(of, min, decimals), formats)
  if (style === 'percent') return formats.percent.replace('{0}', plain(value * 100))
  if (unit === 'kilobyte' || unit === 'megabyte') return formats.units[unit].replace('{0}', plain(value))
  const size = notation === 'compact' ? Math.floor(Math.log10(Math.abs(value)) / 3) - 1 : -1
  const pattern = formats.compact[size]
  if (pattern) return pattern.replace('{0}', plain(value / 1000 ** (size + 1), 1))
  return useGrouping === false ? plain(value).replaceAll(formats.group, '') : plain(value)
}

/** Amounts with the specified signs and decimals, and the separators and places of a language: '100 000,00 ₦'. */
export const moneyWriting = (formats: Formats): Money =>
  moneyBy((digits, currency) => {
    const specified = formatOf(currency).sign.trim()
    const sign = specified === currency ? (formats.signs[currency] ?? currency) : specified
    const pattern = /\p{L}$/u.test(sign) ? formats.moneyByLetters : formats.money
    const amount = separated(digits, formats)
    return sign ? pattern.replace('{0}', amount).replace('¤', () => sign) : amount
  })
