import { LANGUAGES } from '../languages.ts'
import { CITIES, COUNTRIES, type CountryCode } from '../places.ts'
import { keysOf } from '../table.ts'

/** What a country is called: here, in the names of our cities, and in each language of the interface (CLDR). */
export function countryNames(code: CountryCode): readonly string[] {
  const known = names.get(code)
  if (known) return known
  const ofCities = keysOf(CITIES)
    .filter((city) => CITIES[city].country === code)
    .map((city) => city.split(', ')[1]!)
  const inLanguages = [...new Set(Object.values(LANGUAGES).map(({ locale }) => locale))].map(
    (locale) => new Intl.DisplayNames([locale], { type: 'region' }).of(code) ?? code,
  )
  const found = [...new Set([COUNTRIES[code].name, ...ofCities, ...inLanguages])]
  names.set(code, found)
  return found
}

const names = new Map<CountryCode, readonly string[]>()
