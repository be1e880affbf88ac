import { countryOf } from '#domain/country-names.ts'
import type { Point } from '#domain/fields/distance.ts'
import { COUNTRIES, type CountryCode } from '../places.ts'
import { keysOf } from '../table.ts'
import { type District, type Gazetteer, gazetteerOf, keysFor, type Region, type Town } from './gazetteer.ts'
import { partsOf } from './parts-of.ts'

/** Where a place lies, from the country down to the town, as far as its words say and the gazetteer knows. */
export type Located = {
  country: CountryCode | null
  region: Region | null
  district: District | null
  town: Town | null
  /** Whether the town's name is that of its region too: 'Kano, Nigeria' may be either. */
  isOfRegion: boolean
  /** What stands in the place and is not known, as a village that no table has. */
  rest: readonly string[]
}

const NOWHERE: Located = { country: null, region: null, district: null, town: null, isOfRegion: false, rest: [] }

const MAX_REMEMBERED = 20_000
const remembered = new Map<string, Located>()

/** Finds a place in the hierarchy: 'Gbarnga, Liberia' is a town of Bong County. What is not clear stays unknown. */
export function locate(place: string | null | undefined): Located {
  if (!place?.trim()) return NOWHERE
  const before = remembered.get(place)
  if (before) return before
  if (remembered.size >= MAX_REMEMBERED) remembered.clear()
  const { country, within } = partsOf(place)
  const found = country ? inCountry(country, within) : anywhere(within)
  remembered.set(place, found)
  return found
}

/** A place that names no country is known where all of it lies in one country only. */
function anywhere(parts: readonly string[]): Located {
  const found = keysOf(COUNTRIES)
    .map((country) => inCountry(country, parts))
    .filter(({ rest, region }) => region && rest.length === 0)
  return found.length === 1 ? found[0]! : { ...NOWHERE, rest: parts }
}

function inCountry(country: CountryCode, parts: readonly string[]): Located {
  const places = gazetteerOf(country)
  const lookUp = <T>(map: ReadonlyMap<string, T>, part: string) =>
    keysFor(part)
      .map((key) => map.get(key))
      .find((each) => each !== undefined)
  const at = parts.findLastIndex((part) => lookUp(places.regions, part))
  const region = at < 0 ? null : lookUp(places.regions, parts[at]!)!
  const others = parts.filter((_, index) => index !== at)
  const inside = others.length > 0 || !region ? smaller(places, others, region) : namesake(places, parts[at]!, region)
  return { country, ...inside, region: inside.region ?? region }
}

type Inside = Omit<Located, 'country'>

/** Whether a part says that it is a district: of Kumasi there are both, and 'Kumasi' alone is the town. */
const isDistrict = (part: string) => /(?:^district| district$)/.test(part)

/** The town and the district that the parts of a place name, in its region where that is named. */
function smaller(places: Gazetteer, parts: readonly string[], region: Region | null): Inside {
  const of = <T extends { region: Region }>(found: readonly T[] | undefined) =>
    found?.filter((each) => !region || each.region === region) ?? []
  const only = <T extends { region: Region }>(found: readonly T[]) =>
    new Set(found.map((each) => each.region)).size === 1 ? found[0]! : null
  const townOf = (part: string) => {
    if (isDistrict(part) && districtOf(part)) return null
    const [found] = keysFor(part).map((key) => of(places.towns.get(key))).filter((each) => each.length > 0) // biome-ignore format: one lookup
    return (region ? found?.[0] : (found && only(found)) || found?.find(({ isMeant }) => isMeant)) ?? null
  }
  const districtOf = (part: string) =>
    keysFor(part).map((key) => only(of(places.districts.get(key)))).find((each) => each !== null) ?? null // biome-ignore format: one lookup
  const town = parts.map(townOf).find((each) => each !== null) ?? null
  const within = region ?? town?.region ?? null
  const district = parts.map(districtOf).find((each) => each && (!within || each.region === within)) ?? null
  const isKnown = (part: string) => townOf(part) || districtOf(part)
  return {
    region: within ?? district?.region ?? null,
    town,
    district: town?.district ?? district,
    isOfRegion: false,
    rest: parts.filter((part) => !isKnown(part)),
  }
}

/** A single name of a region and of a town in it. */
function namesake(places: Gazetteer, part: string, region: Region): Inside {
  const town = places.towns.get(part.replaceAll(' ', ''))?.find((each) => each.region === region) ?? null
  return { region, town, district: town?.district ?? null, isOfRegion: town !== null, rest: [] }
}

/** The country of a place, also of a town that is named alone: 'Gbarnga'. Null where it is not known. */
export const countryAt = (place: string | null | undefined): CountryCode | null =>
  countryOf(place) ?? locate(place).country

/** Where a place is about: its town, or the seat of its region. */
export const pointOfPlace = (place: string | null | undefined): Point | null => {
  const { town, region } = locate(place)
  return town?.point ?? region?.seat ?? null
}
