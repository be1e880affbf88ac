import { COUNTRIES, PLACE_LEVELS, type PlaceLevel } from '../places.ts'
import type { District, Region } from './gazetteer.ts'
import { type Located, locate } from './locate.ts'

/**
 * A place by its one name on a level, however people wrote it, or on the smallest level above that is known: 'gbarnga,
 * bong' is 'Gbarnga, Liberia' among towns and 'Bong County, Liberia' among regions. Null for a place that is not known.
 */
export function placeAt(place: string | null | undefined, level: PlaceLevel): string | null {
  const { country, region, district, town } = locate(place)
  if (!country) return null
  const isAsked = (each: PlaceLevel) => PLACE_LEVELS.indexOf(each) <= PLACE_LEVELS.indexOf(level)
  const of = COUNTRIES[country].name
  if (town && isAsked('town')) return nameOf([town.name], town.region, of, (found) => isTown(found, town))
  if (district && isAsked('district'))
    return nameOf(namesOf(district), district.region, of, (found) => isDistrict(found, district))
  return region && isAsked('region') ? `${region.name}, ${of}` : of
}

/** The first name that means the place and no other: with its country alone, else with its region too. */
function nameOf(names: readonly string[], region: Region, country: string, isMeant: (found: Located) => boolean) {
  const ways = names.flatMap((name) => [`${name}, ${country}`, `${name}, ${region.name}, ${country}`])
  return ways.find((way) => isMeant(locate(way))) ?? ways.at(-1)!
}

/** A district may have the name of a town in it, and several names: 'Suhum/Kraboa/Coaltar'. */
function namesOf({ name }: District) {
  const whole = name.replaceAll('/', '-')
  return [whole, `${whole} District`]
}

/** 'Kano, Nigeria' is the town among towns, though it may be the state as well. */
const isTown = ({ town }: Located, asked: Located['town']) => town === asked
const isDistrict = ({ district, town, isOfRegion }: Located, asked: Located['district']) =>
  district === asked && !town && !isOfRegion
