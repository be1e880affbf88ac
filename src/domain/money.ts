/**
 * Money is an integer of hundredths of its currency inside Kuu ('minor'), and a number in major units at the
 * edges (API, forms). The two converters here are the only way across.
 */
export const toMinor = (major: number) => wholeMinor(major * 100)
/** Whole hundredths of what was reckoned, half a hundredth up. */
export const wholeMinor = (minor: number) => Math.round(Number(minor.toPrecision(DIGITS))) || 0
/** As many digits as a double keeps exactly: 1.005 is 101 hundredths, though 1.005 * 100 falls a hair short of it. */
const DIGITS = 15
export const toMajor = (minor: number) => minor / 100

/** How a price is written, by currency (document 1, section 9). Any other currency takes $ and 2 decimals. */
const PRICE_FORMATS = new Map<string, PriceFormat>([
  ['LRD', { symbol: 'L$', decimals: 2 }],
  ['NGN', { symbol: '₦', decimals: 2 }],
  ['KES', { symbol: 'KSh ', decimals: 0 }],
  ['GHS', { symbol: 'GH₵', decimals: 0 }],
])
const OTHER_CURRENCY: PriceFormat = { symbol: '$', decimals: 2 }

/** '₦412.00', 'KSh 128', 'GH₵14'; a value that is no number is logged and shown as '$0.00'. Takes major units. */
export function formatPrice(major: unknown, currency: string): string {
  if (typeof major !== 'number' || !Number.isFinite(major)) {
    console.error('Invalid price value', major)
    return '$0.00'
  }
  const { symbol, decimals } = PRICE_FORMATS.get(currency) ?? OTHER_CURRENCY
  return written(major, symbol, decimals)
}

/**
 * The same for money that somebody owes: no hundredth is rounded away, and the currency is plain: 'KSh 4,791.66',
 * '$12.00 ETB'.
 */
export function formatAmount(major: number, currency: string): string {
  const { symbol, decimals } = PRICE_FORMATS.get(currency) ?? OTHER_CURRENCY
  const isWhole = toMinor(major) % 100 === 0
  return `${written(major, symbol, isWhole ? decimals : 2)}${needsCurrencyCode(currency) ? ` ${currency}` : ''}`
}

function written(major: number, symbol: string, decimals: number) {
  const digits = digitsFormat(decimals).format(Math.abs(major))
  const isNegative = major < 0 && /[1-9]/.test(digits)
  return `${isNegative ? '-' : ''}${symbol}${digits}`
}

/** Made once each: to make one takes a hundred times longer than to write an amount with it. */
const formats = new Map<number, Intl.NumberFormat>()

function digitsFormat(decimals: number) {
  const how = { minimumFractionDigits: decimals, maximumFractionDigits: decimals }
  const format = formats.get(decimals) ?? new Intl.NumberFormat('en', how)
  formats.set(decimals, format)
  return format
}

/** Whether a price must name its currency besides: the table gives every other one the sign of the dollar. */
export const needsCurrencyCode = (currency: string) => currency !== 'USD' && !PRICE_FORMATS.has(currency)

type PriceFormat = { symbol: string; decimals: number }
