import { keysOf } from './table.ts'

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
  ZW: { name: 'Zimbabwe', currency: 'ZWL' },
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
export type Currency = (typeof COUNTRIES)[CountryCode]['currency'] | 'USD'

/** Every currency an amount can be in: those of the countries, and the dollar that courses and carbon are priced in. */
export const CURRENCIES = [
  ...new Set<Currency>([...Object.values(COUNTRIES).map((country) => country.currency), 'USD']),
] as [Currency, ...Currency[]]

/** How many decimals a currency has by ISO 4217, where they are not two. */
const DECIMALS: Partial<Record<Currency, 0 | 3>> = {
  UGX: 0,
  RWF: 0,
  XOF: 0,
  XAF: 0,
  GNF: 0,
  KMF: 0,
  DJF: 0,
  LYD: 3,
  TND: 3,
}
const decimalsOf = (currency: Currency) => DECIMALS[currency] ?? 2

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

/**
 * The country that a place names last ('Lagos, Nigeria'), as its name or as our cities call it; null where it names
 * none.
 */
export function countryOf(place: string | null | undefined): CountryCode | null {
  const named = place?.split(',').at(-1)?.trim().toLowerCase()
  if (!named) return null
  const city = keysOf(CITIES).find((each) => each.toLowerCase().endsWith(`, ${named}`))
  return city
    ? CITIES[city].country
    : (keysOf(COUNTRIES).find((code) => COUNTRIES[code].name.toLowerCase() === named) ?? null)
}

/** The clock of a place: of a city of ours, else of the first city of its country, else that of Monrovia, UTC. */
export function zoneOf(place: string | null | undefined): string {
  const named = keysOf(CITIES).find((city) => city === place?.trim())
  if (named) return CITIES[named].zone
  const country = countryOf(place)
  return Object.values(CITIES).find((city) => city.country === country)?.zone ?? 'Africa/Monrovia'
}
