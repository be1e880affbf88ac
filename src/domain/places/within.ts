import { COUNTRIES } from '../places.ts'
import { type Located, locate } from './locate.ts'

/**
 * Whether a place lies in an area of any level: who lives in Gbarnga is reached by 'Bong County' and by 'Liberia'. An area
 * of which a part is not known holds the places alone that name this part.
 */
export function isWithin(place: string | null | undefined, area: string): boolean {
  const [there, asked] = [locate(place), locate(area)]
  if (!asked.country && asked.rest.length === 0) return false
  if (asked.country && there.country !== asked.country) return false
  return isInLevels(there, asked) && asked.rest.every((part) => isNamed(there, part))
}

function isInLevels(there: Located, { region, district, town, isOfRegion }: Located) {
  if (region && there.region !== region) return false
  if (isOfRegion) return true
  if (town) return there.town === town
  return !district || there.district === district
}

/** A part that no table knows is compared as it is written; it may be a name of ours in a country that was left out. */
const isNamed = ({ rest, town, district, region }: Located, part: string) =>
  rest.includes(part) || [town, district, region].some((each) => each?.name.toLowerCase() === part)

/** What a place is also found by: its district, region and country, as they are called. */
export function levelsOf(place: string | null | undefined): string[] {
  const { country, region, district } = locate(place)
  return [district?.name, region?.name, country && COUNTRIES[country].name].filter((each) => each !== undefined && each !== null) // biome-ignore format: one list
}
