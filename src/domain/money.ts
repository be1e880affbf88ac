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

/** How money is written in the currencies that have a sign of their own (document 1, section 9). */
const SIGNED_FORMATS = new Map<string, MoneyFormat>([
  ['LRD', { sign: 'L$', decimals: 2 }],
  ['NGN', { sign: '₦', decimals: 2 }],
  ['KES', { sign: 'KSh ', decimals: 0 }],
  ['GHS', { sign: 'GH₵', decimals: 0 }],
  ['USD', { sign: '$', decimals: 2 }],
])

/** Any other currency has its ISO code in place of a sign: '$' would say dollars (decisions, section 5). */
const formatOf = (currency: string): MoneyFormat =>
  SIGNED_FORMATS.get(currency) ?? { sign: currency && `${currency} `, decimals: 2 }

/** '₦412.00', 'KSh 128', 'UGX 2,092.00'; a value that is no number is logged and shown as '$0.00'. Takes major units. */
export function formatPrice(major: unknown, currency: string): string {
  if (typeof major !== 'number' || !Number.isFinite(major)) {
    console.error('Invalid price value', major)
    return '$0.00'
  }
  const { sign, decimals } = formatOf(currency)
  return written(major, sign, decimals)
}

/** The same for money that somebody owes, where no hundredth is rounded away: 'KSh 4,791.66'. */
export function formatAmount(major: number, currency: string): string {
  const { sign, decimals } = formatOf(currency)
  const isWhole = toMinor(major) % 100 === 0
  return written(major, sign, isWhole ? decimals : 2)
}

/** For a sentence that says about how much: '₦4,792'. */
export const formatWhole = (major: number, currency: string) => written(major, formatOf(currency).sign, 0)

function written(major: number, sign: string, decimals: number) {
  const digits = digitsFormat(decimals).format(Math.abs(major))
  const isNegative = major < 0 && /[1-9]/.test(digits)
  return `${isNegative ? '-' : ''}${sign}${digits}`
}

/** Made once each: to make one takes a hundred times longer than to write an amount with it. */
const formats = new Map<number, Intl.NumberFormat>()

function digitsFormat(decimals: number) {
  const how = { minimumFractionDigits: decimals, maximumFractionDigits: decimals }
  const format = formats.get(decimals) ?? new Intl.NumberFormat('en', how)
  formats.set(decimals, format)
  return format
}

type MoneyFormat = { sign: string; decimals: number }
