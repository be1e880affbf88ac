import { COUNTRIES, type CountryCode } from '../../places.ts'
import { keysOf } from '../../table.ts'

/** Where a farm lies; without a latitude the part of the country is not known. */
export type FarmPlace = { country: CountryCode | null; latitude: number | null }

/**
 * What a season of the catalogue says for a place. The text is 'When: Region A Mar-May; Region B Jun-Jul': of the
 * regions only those of the place stay, those that name its country before wider ones. Where none is of the place,
 * only the first words stay: no month of another region is shown.
 */
export function seasonIn(text: string, place: FarmPlace): string {
  const [, head, rest] = /^([^:]+): (.+)$/.exec(text) ?? []
  if (!place.country || !head || !rest) return text
  const parts = rest.split('; ').map((words) => ({ words, fit: fitOf(words, place) }))
  const best = Math.max(...parts.map(({ fit }) => fit))
  const own = best > 0 ? parts.filter(({ fit }) => fit === best) : []
  return own.length > 0 ? `${head}: ${own.map(({ words }) => words).join('; ')}` : head
}

/** 2 where the words name the country (and its part, if they say which), 1 where they name a wider region, else 0. */
function fitOf(words: string, place: FarmPlace): 0 | 1 | 2 {
  const named = keysOf(COUNTRIES).filter((code) => namesCountry(words, code))
  if (named.length > 0) return named.some((code) => code === place.country && isInPart(words, code, place)) ? 2 : 0
  return REGIONS.some(({ name, has }) => words.includes(name) && has(place)) ? 1 : 0
}

const nameOf = (code: CountryCode) => COUNTRIES[code].name
const namesCountry = (words: string, code: CountryCode) => new RegExp(`\\b${nameOf(code)}\\b(?!-)`).test(words)

/** The rains differ between the forest of the coast and the savanna, which begins about here. */
const SAVANNA_LATITUDE = 8
const MIDDLE_BELT = { from: 7, to: 10.5 }

function isInPart(words: string, code: CountryCode, { latitude }: FarmPlace) {
  if (latitude === null) return true
  const isNorth = latitude >= SAVANNA_LATITUDE
  if (words.includes('Middle belt')) return latitude >= MIDDLE_BELT.from && latitude <= MIDDLE_BELT.to
  if (new RegExp(`(?:north|Jos Plateau,|Kaduna,|Savanna of.*) ${nameOf(code)}|${nameOf(code)} north`, 'i').test(words)) return isNorth // biome-ignore format: one question
  return new RegExp(`south ${nameOf(code)}`, 'i').test(words) ? !isNorth : true
}

const COAST_AND_SAVANNA: readonly CountryCode[] = ['NG', 'GH', 'BJ', 'TG', 'CI', 'CM']
const SAHEL: readonly CountryCode[] = ['BF', 'ML', 'NE', 'TD', 'SN', 'GM']
const WEST: readonly CountryCode[] = [...COAST_AND_SAVANNA, ...SAHEL, 'LR', 'SL', 'GN', 'GW', 'CV']
const EAST: readonly CountryCode[] = ['KE', 'TZ', 'UG', 'RW', 'ET', 'SO', 'SS', 'DJ', 'ER']
const SOUTH_EAST: readonly CountryCode[] = ['MZ', 'MW', 'ZM', 'ZW', 'ZA', 'BW', 'NA', 'SZ', 'LS']

type Region = { name: string; has: (place: FarmPlace) => boolean }
const within = (countries: readonly CountryCode[]) => (place: FarmPlace) => countries.includes(place.country!)
const inSavanna = (place: FarmPlace) =>
  within(SAHEL)(place) || (within(COAST_AND_SAVANNA)(place) && (place.latitude ?? SAVANNA_LATITUDE) >= SAVANNA_LATITUDE)

/** Regions wider than a country, as the catalogue names them. */
const REGIONS: readonly Region[] = [
  { name: 'East Africa', has: within(EAST) },
  { name: 'West and East Africa', has: within(WEST) },
  { name: 'West Africa', has: within(WEST) },
  { name: 'South-east Africa', has: within(SOUTH_EAST) },
  { name: 'avanna', has: inSavanna },
  { name: 'South, second season', has: (place) => within(COAST_AND_SAVANNA)(place) && !inSavanna(place) },
  { name: 'Jos Plateau', has: (place) => place.country === 'NG' && inSavanna(place) },
]
