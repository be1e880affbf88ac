import { once } from './operations/formats/once.ts'

/**
 * Money is an integer of hundredths of its currency inside Kuu ('minor'), and a number in major units at the
 * edges (API, forms). The two converters here are the only way across.
 */
export const toMinor = (major: number) => wholeMinor(major * 100)
/** Whole hundredths of what was reckoned, half a hundredth up. */
export const wholeMinor = (minor: number) => Math.round(Number(minor.toPrecision(DIGITS))) || 0
/** As many digits as a double keeps exactly: 1.005 is 101 hundredths, though 1.005 * 100 falls a hair short of it. */
const DIGITS = 15
/** The same to a multiple of `step` hundredths: some currencies have no hundredths to pay with. */
export const roundedTo = (step: number, minor: number) =>
  step === 1 ? wholeMinor(minor) : step * wholeMinor(minor / step)
export const toMajor = (minor: number) => minor / 100

/** How many decimals a currency has by ISO 4217, where they are not two. Intl is wrong here: it has none for MGA and SOS. */
const DECIMALS = new Map<string, 0 | 3>([
  ['UGX', 0],
  ['RWF', 0],
  ['XOF', 0],
  ['XAF', 0],
  ['GNF', 0],
  ['KMF', 0],
  ['DJF', 0],
  ['LYD', 3],
  ['TND', 3],
])

/** The decimals that an amount of a currency is written with. The only table: see also `smallestOf`. */
export const decimalsOf = (currency: string) => DECIMALS.get(currency) ?? 2

/** The same for an amount that may be owed in hundredths which its currency does not have: none is left out. */
export const exactDecimalsOf = (minor: number, currency: string) =>
  minor % 100 === 0 ? decimalsOf(currency) : Math.max(2, decimalsOf(currency))

/**
 * The currencies that have a sign of their own (document 1, section 9). It has prices in shillings of Kenya and in cedis
 * without hundredths; the others have the decimals of ISO 4217.
 */
const SIGNS = new Map<string, { sign: string; decimals?: 0 }>([
  ['LRD', { sign: 'L$' }],
  ['NGN', { sign: '₦' }],
  ['KES', { sign: 'KSh ', decimals: 0 }],
  ['GHS', { sign: 'GH₵', decimals: 0 }],
  ['USD', { sign: '$' }],
])

/** Any other currency has its ISO code in place of a sign: '$' would say dollars (decisions, section 5). */
export const formatOf = (currency: string): MoneyFormat => ({
  sign: currency && `${currency} `,
  decimals: decimalsOf(currency),
  ...SIGNS.get(currency),
})

type MoneyFormat = { sign: string; decimals: number }

/** How a language writes amounts. All take major units. */
export type Money = {
  /** '₦412.00', 'KSh 128', 'UGX 2,092'; a value that is no number is logged and shown as '$0.00'. */
  formatPrice: (major: unknown, currency: string) => string
  /** The same for money that somebody owes, where no hundredth is rounded away: 'KSh 4,791.66'. */
  formatAmount: (major: number, currency: string) => string
  /** For a sentence that says about how much: '₦4,792'. */
  formatWhole: (major: number, currency: string) => string
  /** The price of a course, which the API has in minor units. */
  formatCoursePrice: (minor: number, currency: string) => string
}

/** Amounts by a function that puts the sign to an amount in English digits, '1,234.50', which is not negative. */
export function moneyBy(signed: (digits: string, currency: string) => string): Money {
  const written = (major: number, currency: string, decimals: number) => {
    const digits = digitsFormat(decimals).format(Math.abs(major))
    return `${major < 0 && /[1-9]/.test(digits) ? '-' : ''}${signed(digits, currency)}`
  }
  const formatAmount = (major: number, currency: string) => {
    const minor = toMinor(major)
    const isWhole = minor % 100 === 0
    return written(major, currency, isWhole ? formatOf(currency).decimals : exactDecimalsOf(minor, currency))
  }
  return {
    formatPrice(major, currency) {
      if (typeof major === 'number' && Number.isFinite(major))
        return written(major, currency, formatOf(currency).decimals)
      console.error('Invalid price value', major)
      return '$0.00'
    },
    formatAmount,
    formatWhole: (major, currency) => written(major, currency, 0),
    formatCoursePrice: (minor, currency) => formatAmount(toMajor(minor), currency),
  }
}

const digitsFormat = once(
  (decimals: number | undefined) =>
    new Intl.NumberFormat('en', { minimumFractionDigits: decimals, maximumFractionDigits: decimals }),
)

/** Money in English, as specified. */
export const ENGLISH_MONEY = moneyBy((digits, currency) => formatOf(currency).sign + digits)
