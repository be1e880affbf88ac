import { COUNTRIES } from '#domain/places.ts'
import { keysOf } from '#domain/table.ts'

/** What ICU knows of a country (ECMA-402, Intl Locale Info). */
type LocaleInfo = Intl.Locale & { getTimeZones?: () => string[] | undefined }

/** The clocks of the countries that have a currency; none where no country of ours has it. */
export const zonesOfCurrency = (currency: string): string[] => [
  ...new Set(keysOf(COUNTRIES).flatMap((code) => (COUNTRIES[code].currency === currency ? zonesOf(code) : []))),
]

const zonesOf = (code: string) => (new Intl.Locale(`und-${code}`) as LocaleInfo).getTimeZones?.() ?? []
