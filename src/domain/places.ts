import { addDays, type Day, dayOf, type Instant } from './dates.ts'
import { decimalsOf } from './money.ts'

/** The countries of the platform with the currency each uses, in the order of the specification. */
export const COUNTRIES = {
  NG: { name: 'Nigeria', currency: 'NGN' },
  KE: { name: 'Kenya', currency: 'KES' },
  GH: { name: 'Ghana', currency: 'GHS' },
  ZA: { name: 'South Africa', currency: 'ZAR' },
  EG: { name: 'Egypt', currency: 'EGP' },
  MA: { name: 'Morocco', currency: 'MAD' },
  ET: { name: 'Ethiopia', currency: 'ETB' },
  TZ: { name: 'Tanzania', currency: 'TZS' },
  UG: { name: 'Uganda', currency: 'UGX' },
  ZM: { name: 'Zambia', currency: 'ZMW' },
  ZW: { name: 'Zimbabwe', currency: 'ZWG' },
  MW: { name: 'Malawi', currency: 'MWK' },
  RW: { name: 'Rwanda', currency: 'RWF' },
  SN: { name: 'Senegal', currency: 'XOF' },
  CI: { name: "Cote d'Ivoire", currency: 'XOF' },
  BF: { name: 'Burkina Faso', currency: 'XOF' },
  ML: { name: 'Mali', currency: 'XOF' },
  NE: { name: 'Niger', currency: 'XOF' },
  TG: { name: 'Togo', currency: 'XOF' },
  BJ: { name: 'Benin', currency: 'XOF' },
  GW: { name: 'Guinea-Bissau', currency: 'XOF' },
  CM: { name: 'Cameroon', currency: 'XAF' },
  TD: { name: 'Chad', currency: 'XAF' },
  CF: { name: 'Central African Republic', currency: 'XAF' },
  CG: { name: 'Republic of the Congo', currency: 'XAF' },
  GA: { name: 'Gabon', currency: 'XAF' },
  GQ: { name: 'Equatorial Guinea', currency: 'XAF' },
  AO: { name: 'Angola', currency: 'AOA' },
  MZ: { name: 'Mozambique', currency: 'MZN' },
  BW: { name: 'Botswana', currency: 'BWP' },
  NA: { name: 'Namibia', currency: 'NAD' },
  SZ: { name: 'Eswatini', currency: 'SZL' },
  LS: { name: 'Lesotho', currency: 'LSL' },
  MG: { name: 'Madagascar', currency: 'MGA' },
  MU: { name: 'Mauritius', currency: 'MUR' },
  LR: { name: 'Liberia', currency: 'LRD' },
  SL: { name: 'Sierra Leone', currency: 'SLE' },
  GN: { name: 'Guinea', currency: 'GNF' },
  GM: { name: 'Gambia', currency: 'GMD' },
  CV: { name: 'Cape Verde', currency: 'CVE' },
  ST: { name: 'Sao Tome and Principe', currency: 'STN' },
  SC: { name: 'Seychelles', currency: 'SCR' },
  KM: { name: 'Comoros', currency: 'KMF' },
  DJ: { name: 'Djibouti', currency: 'DJF' },
  ER: { name: 'Eritrea', currency: 'ERN' },
  SO: { name: 'Somalia', currency: 'SOS' },
  SS: { name: 'South Sudan', currency: 'SSP' },
  SD: { name: 'Sudan', currency: 'SDG' },
  LY: { name: 'Libya', currency: 'LYD' },
  TN: { name: 'Tunisia', currency: 'TND' },
  DZ: { name: 'Algeria', currency: 'DZD' },
} as const

export type CountryCode = keyof typeof COUNTRIES
export type Currency = (typeof COUNTRIES)[CountryCode]['currency'] | (typeof FURTHER_CURRENCIES)[number]

/** The dollar that courses and carbon are priced in, that of a neighbour in files of prices, and one that ended with amounts in it. */
const FURTHER_CURRENCIES = ['USD', 'MRU', 'ZWL'] as const

/** Every currency an amount can be in; domain/market/currency/currency-times.ts says when. */
export const CURRENCIES = [
  ...new Set<Currency>([...Object.values(COUNTRIES).map((country) => country.currency), ...FURTHER_CURRENCIES]),
] as [Currency, ...Currency[]]

/**
 * The smallest amount that can be paid in a currency, in hundredths. Kuu counts hundredths: of a currency with three
 * decimals it takes the first two.
 */
export const smallestOf = (currency: Currency) => (decimalsOf(currency) === 0 ? 100 : 1)

/** The mobile money providers by country. A country that is not here takes the provider as free text. */
export const MOBILE_MONEY_PROVIDERS: Partial<Record<CountryCode, readonly string[]>> = {
  NG: ['Opay', 'PalmPay', 'Kuda', 'GTBank', 'FirstBank', 'UBA', 'Access Bank'],
  KE: ['M-Pesa', 'Airtel Money', 'T-Kash', 'Equitel'],
  GH: ['MTN Mobile Money', 'AirtelTigo Money', 'Vodafone Cash'],
  UG: ['MTN Mobile Money', 'Airtel Money', 'M-Sente'],
  TZ: ['M-Pesa', 'Airtel Money', 'T-Pesa', 'HaloPesa'],
  RW: ['MTN Mobile Money', 'Airtel Money', 'Tigo Cash'],
  ZM: ['MTN Mobile Money', 'Airtel Money', 'Zamtel Kwacha'],
  MW: ['TNM Mpamba', 'Airtel Money'],
  ZA: ['MTN Mobile Money', 'Vodacom M-Pesa', 'Cell C', 'Telkom'],
  CI: ['MTN Mobile Money', 'Moov Money', 'Orange Money'],
  SN: ['Orange Money', 'Free Money', 'Wari'],
  BF: ['Orange Money', 'Moov Money'],
  ML: ['Orange Money', 'Moov Money'],
  CM: ['MTN Mobile Money', 'Orange Money'],
}

/**
 * The twenty places that weather alerts and profiles offer: where they lie (GeoNames, CC BY 4.0), whose clock they
 * keep.
 */
export const CITIES = {
  'Monrovia, Liberia': { country: 'LR', latitude: 6.3005, longitude: -10.7969, zone: 'Africa/Monrovia' },
  'Lagos, Nigeria': { country: 'NG', latitude: 6.4541, longitude: 3.3947, zone: 'Africa/Lagos' },
  'Abuja, Nigeria': { country: 'NG', latitude: 9.0579, longitude: 7.4951, zone: 'Africa/Lagos' },
  'Kano, Nigeria': { country: 'NG', latitude: 12.0001, longitude: 8.5167, zone: 'Africa/Lagos' },
  'Accra, Ghana': { country: 'GH', latitude: 5.556, longitude: -0.1969, zone: 'Africa/Accra' },
  'Kumasi, Ghana': { country: 'GH', latitude: 6.6885, longitude: -1.6244, zone: 'Africa/Accra' },
  'Freetown, Sierra Leone': { country: 'SL', latitude: 8.4871, longitude: -13.2356, zone: 'Africa/Freetown' },
  'Abidjan, Ivory Coast': { country: 'CI', latitude: 5.3544, longitude: -4.0017, zone: 'Africa/Abidjan' },
  'Dakar, Senegal': { country: 'SN', latitude: 14.6937, longitude: -17.4441, zone: 'Africa/Dakar' },
  'Bamako, Mali': { country: 'ML', latitude: 12.65, longitude: -8, zone: 'Africa/Bamako' },
  'Nairobi, Kenya': { country: 'KE', latitude: -1.2833, longitude: 36.8167, zone: 'Africa/Nairobi' },
  'Kampala, Uganda': { country: 'UG', latitude: 0.3163, longitude: 32.5822, zone: 'Africa/Kampala' },
  'Dar es Salaam, Tanzania': { country: 'TZ', latitude: -6.8235, longitude: 39.2695, zone: 'Africa/Dar_es_Salaam' },
  'Addis Ababa, Ethiopia': { country: 'ET', latitude: 9.025, longitude: 38.7469, zone: 'Africa/Addis_Ababa' },
  'Kigali, Rwanda': { country: 'RW', latitude: -1.95, longitude: 30.0588, zone: 'Africa/Kigali' },
  'Lusaka, Zambia': { country: 'ZM', latitude: -15.4067, longitude: 28.2871, zone: 'Africa/Lusaka' },
  'Cape Town, South Africa': { country: 'ZA', latitude: -33.9258, longitude: 18.4232, zone: 'Africa/Johannesburg' },
  'Johannesburg, South Africa': { country: 'ZA', latitude: -26.2023, longitude: 28.0436, zone: 'Africa/Johannesburg' },
  'Cairo, Egypt': { country: 'EG', latitude: 30.0626, longitude: 31.2497, zone: 'Africa/Cairo' },
  'Casablanca, Morocco': { country: 'MA', latitude: 33.5883, longitude: -7.6114, zone: 'Africa/Casablanca' },
} as const satisfies Record<string, { country: CountryCode; latitude: number; longitude: number; zone: string }>

export type City = keyof typeof CITIES

const DAY_MS = 86_400_000

/** The day of a moment on the clock of a zone such as 'Africa/Lagos'. */
export const dayIn = (at: Date, zone: string): Day => dayOf(new Date(at.getTime() + zoneOffset(at, zone)))

/** The first moment of a day on the clock of a zone. */
export const startOfDay = (day: Day, zone: string): Instant =>
  new Date(Date.parse(endOfDay(addDays(day, -1), zone)) + 1).toISOString()

/** The last moment of a day on the clock of a zone. */
export function endOfDay(day: Day, zone: string): Instant {
  const midnight = Date.parse(`${addDays(day, 1)}T00:00:00Z`)
  const guess = midnight - zoneOffset(new Date(midnight), zone)
  // Clocks may change on that very day: what holds at the guess decides.
  return new Date(midnight - zoneOffset(new Date(guess - 1), zone) - 1).toISOString()
}

/** The minutes since midnight on the clock of a zone. */
export const minutesIn = (at: Date, zone: string) =>
  Math.floor(((at.getTime() + zoneOffset(at, zone)) % DAY_MS) / 60_000)

/** A time of day on the clock of a zone, on the day of a moment there or some days after. */
export function atTimeOn(
  at: Date,
  zone: string,
  { minutes, daysAhead }: { minutes: number; daysAhead: number },
): Instant {
  const wall = Date.parse(`${addDays(dayIn(at, zone), daysAhead)}T00:00:00Z`) + minutes * 60_000
  // The offset of about then: where clocks change in between, an hour early or late does no harm.
  return new Date(wall - zoneOffset(new Date(wall), zone)).toISOString()
}

const formats = new Map<string, Intl.DateTimeFormat>()
const QUARTER_MS = 15 * 60_000
const lastOffsets = new Map<string, { quarter: number; offset: number }>()

/**
 * How far a zone's clock is ahead of UTC at a moment, in milliseconds. Clocks change at a full quarter of an hour, so
 * the last answer of a zone is kept for its quarter: each home asks for the day of now, and Intl takes 40 µs.
 */
function zoneOffset(at: Date, zone: string) {
  const quarter = Math.floor(at.getTime() / QUARTER_MS)
  const last = lastOffsets.get(zone)
  if (last?.quarter === quarter) return last.offset
  const offset = askedOffset(at, zone)
  lastOffsets.set(zone, { quarter, offset })
  return offset
}

function askedOffset(at: Date, zone: string) {
  const format = formats.get(zone) ?? new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' })
  formats.set(zone, format)
  const name = format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value
  const [, sign, hours, minutes] = /^GMT([+-])(\d\d):(\d\d)/.exec(name ?? '') ?? []
  return sign ? (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000 : 0
}

/** The levels of the hierarchy of places, from the largest. */
export const PLACE_LEVELS = ['country', 'region', 'district', 'town'] as const
export type PlaceLevel = (typeof PLACE_LEVELS)[number]
