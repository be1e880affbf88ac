import { withAsciiDigits } from '#domain/letters.ts'
import { CURRENCIES } from '#domain/places.ts'

/** The sign before the decimals of a file; null where its cells do not say which. */
export type Decimal = 'comma' | 'point' | null
/** The same, and the sign that is usual in such a file where its cells say nothing. */
export type NumberStyle = { decimal: Decimal; usual: Decimal }

/** The blanks and apostrophes that stand between thousands. */
const GROUP = "[ \\u00a0\\u202f\\u2009'’]"
const MONEY = [...CURRENCIES, 'FCFA', 'F\\s?CFA', 'CFA', 'Frs?', 'F', 'francs?', 'KSh', 'TSh', 'USh', 'Shs?', 'N', 'naira', 'GH', 'cedis?', 'L\\$', 'LD', 'birr', 'Br', 'US\\$', 'R'].join('|') // biome-ignore format: one list
const BEFORE = new RegExp(`^(?:(?:${MONEY})\\.?|\\p{Sc}){1,2}\\s*(?=\\d)`, 'iu')
const BEHIND = new RegExp(`(?<=\\d)\\s*(?:(?:${MONEY})\\.?|\\p{Sc}|/[-=])$`, 'iu')
const GROUPED = new RegExp(`^\\d{1,3}(?:${GROUP}\\d{3})+(?=[.,]|$)`, 'u')

/** The digits of a price with their signs, without blanks between thousands and the words of money: '12500,5'. */
function bare(cell: string): string {
  const amount = withAsciiDigits(cell).replaceAll('٫', '.').replaceAll('٬', '').replace(BEFORE, '').replace(BEHIND, '')
  return amount.replace(GROUPED, (digits) => digits.replace(/\D/g, ''))
}

/** What one cell says of its file: which sign stands before decimals, where it can be read in one way only. */
export function decimalOfCell(cell: string): Decimal {
  const text = bare(cell)
  const last = Math.max(text.lastIndexOf(','), text.lastIndexOf('.'))
  if (last < 0 || readAs(text, 'comma') === readAs(text, 'point')) return null
  if (readAs(text, 'comma') === null) return 'point'
  return readAs(text, 'point') === null ? 'comma' : null
}

/**
 * The number of a cell: '43440', '12.5', '4 500,00', '12 500 F CFA', '1.5e3'. 'open' where it can be two numbers, as
 * 1,200 is where no other cell says what a comma is; null where it is none.
 */
export function numberOfCell(cell: string, { decimal, usual }: NumberStyle): number | 'open' | null {
  const text = bare(cell)
  if (decimal) return readAs(text, decimal)
  const [comma, point] = [readAs(text, 'comma'), readAs(text, 'point')]
  if (comma === null || point === null || comma === point) return comma ?? point
  return usual && text.includes(SIGNS[usual][0]) ? readAs(text, usual) : 'open'
}

const SIGNS = { comma: [',', '.'], point: ['.', ','] } as const

/** A number by one rule: thousands stand in threes, and a number does not begin with zeros that are thousands. */
function readAs(text: string, decimal: 'comma' | 'point'): number | null {
  const [sign, group] = SIGNS[decimal]
  const pattern = new RegExp(
    `^(?:\\d{1,15}|[1-9]\\d{0,2}(?:\\${group}\\d{3})+)(?:\\${sign}\\d+)?(?:e[+-]?\\d\\d?)?$`,
    'i',
  )
  return pattern.test(text) ? Number(text.replaceAll(group, '').replace(sign, '.')) : null
}

/** The currencies that the words and signs beside a price can mean; codes mean themselves. */
const MEANT: Readonly<Record<string, readonly string[]>> = {
  FCFA: ['XOF', 'XAF'],
  CFA: ['XOF', 'XAF'],
  KSH: ['KES'],
  TSH: ['TZS'],
  USH: ['UGX'],
  NAIRA: ['NGN'],
  '₦': ['NGN'],
  CEDI: ['GHS'],
  CEDIS: ['GHS'],
  '₵': ['GHS'],
  'GH₵': ['GHS'],
  BIRR: ['ETB'],
  '€': ['EUR'],
  ...Object.fromEntries(CURRENCIES.map((code) => [code, [code]])),
}

/** Whether a price names another currency than the one of its row: '12 500 F CFA' in a row of shillings. */
export function isOtherCurrency(cell: string, currency: string): boolean {
  const words = cell.replace(/[^\p{L}\p{Sc}]/gu, '').toUpperCase()
  return words !== '' && !(MEANT[words]?.includes(currency) ?? true)
}
