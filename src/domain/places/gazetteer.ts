import type { Point } from '#domain/fields/distance.ts'
import { placeWords } from '../country-names.ts'
import { COUNTRIES, type CountryCode } from '../places.ts'
import table from './gazetteer.json' with { type: 'json' }

/**
 * The regions, districts and towns of the platform's countries (GeoNames, CC BY 4.0; Liberian markets: World Food
 * Programme, CC BY-IGO; see SOURCES.md). For the server alone: it is too heavy for a phone.
 */
export type Region = { country: CountryCode; name: string; seat: Point | null }
export type District = { name: string; region: Region }
export type Town = {
  name: string
  region: Region
  district: District | null
  point: Point | null
  /** Whether the name alone means this town: no other region has one of that name, or only much smaller ones. */
  isMeant: boolean
}

/** The places of a country by what their names are compared by. */
export type Gazetteer = {
  regions: ReadonlyMap<string, Region>
  districts: ReadonlyMap<string, readonly District[]>
  towns: ReadonlyMap<string, readonly Town[]>
}

/** What a place is besides its name, in the languages of the platform: 'Bong County' is Bong, 'Région de Kolda' Kolda. */
const KIND_AFTER =
  / (county|state|region|province|district|governorate|prefecture|department|division|municipality|constituency|sub county|lga|local government area|autonomous district)$/
const KIND_BEFORE =
  /^(region|province|departement|prefecture|commune|comte|district|county|state|provincia|distrito|regiao|mkoa|wilaya|kaunti)( of| de la| de| du| des| d| do| da| wa| ya)? /

/**
 * What a name is compared by, in full and without the word for its kind: 'Bong County' is found by both. Blanks do not
 * count: Rivercess is River Cess, and Murang'a one word.
 */
export const keysFor = (words: string) =>
  [...new Set([words, words.replace(KIND_AFTER, '').replace(KIND_BEFORE, '')])].map((each) => each.replaceAll(' ', ''))

const known = new Map<CountryCode, Gazetteer>()
/** The places of a country, read when they are first asked for. */
export function gazetteerOf(country: CountryCode): Gazetteer {
  const found = known.get(country) ?? readCountry(country)
  known.set(country, found)
  return found
}

/** The regions and towns of a country by the names that people write alone: 'Bong' is 'Bong County, Liberia'. */
export function placesIn(country: CountryCode): ReadonlyMap<string, string> {
  const before = named.get(country)
  if (before) return before
  const { regions, towns } = gazetteerOf(country)
  const meant = [...towns].flatMap(([key, each]) => each.filter(({ isMeant }) => isMeant).map((town) => [key, town] as const)) // biome-ignore format: one list
  const found = new Map([...meant, ...regions].map(([key, { name }]) => [key, `${name}, ${COUNTRIES[country].name}`]))
  named.set(country, found)
  return found
}
const named = new Map<CountryCode, ReadonlyMap<string, string>>()

function readCountry(country: CountryCode): Gazetteer {
  const regions = new Map<string, Region>()
  const districts = new Map<string, District[]>()
  const towns = new Map<string, Town[]>()
  for (const [name, row] of Object.entries(table[country])) {
    const [seat = '', named = '', rows = ''] = row.split('|')
    const region: Region = { country, name, seat: pointOf(seat.split(',')) }
    for (const key of keysFor(placeWords(name))) regions.set(key, region)
    const own = listed(named).map((each): District => ({ name: each, region }))
    for (const district of own) add(districts, district)
    for (const each of listed(rows)) add(towns, readTown(each, region, own))
  }
  return { regions, districts, towns }
}

const listed = (row: string) => (row === '' ? [] : row.split(';'))

function readTown(row: string, region: Region, districts: readonly District[]): Town {
  const [marked = '', latitude, longitude, number] = row.split(',')
  const isMeant = !marked.startsWith('*')
  const district = number ? (districts[Number(number)] ?? null) : null
  return { name: isMeant ? marked : marked.slice(1), region, district, point: pointOf([latitude, longitude]), isMeant }
}

const pointOf = ([latitude, longitude]: (string | undefined)[]): Point | null =>
  latitude && longitude ? { latitude: Number(latitude), longitude: Number(longitude) } : null

function add<T extends { name: string }>(places: Map<string, T[]>, place: T) {
  for (const key of keysFor(placeWords(place.name))) places.set(key, [...(places.get(key) ?? []), place])
}
