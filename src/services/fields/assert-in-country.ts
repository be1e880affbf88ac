import type { Db } from '#db/client.ts'
import { listFieldPointsOf } from '#db/queries/fields/fields.ts'
import { readFarmer } from '#db/queries/people/farmers.ts'
import { findFarmPoint } from '#db/queries/support/farmer-contact.ts'
import type { Ring } from '#domain/fields/border/ring.ts'
import { isNear, isSwapped, swap } from '#domain/fields/border/swapped.ts'
import type { Point } from '#domain/fields/distance.ts'
import { countryAt, pointOfPlace } from '#domain/places/locate.ts'
import { kmOutside, OUTSIDE_KM } from '#domain/places/outline.ts'
import { outlineOf } from '#domain/places/outlines.ts'
import { problem } from '#domain/problem.ts'

/**
 * Refuses a border that does not lie where its farmer farms: one whose axes were swapped, by what is known of the farm
 * first and by the country last, and one that lies in another country. Where no country is known, nothing is refused.
 */
export function assertInCountry(tx: Db, farmerId: string, ring: Ring): void {
  const [first] = ring
  if (!first) return
  const place = readFarmer(tx, farmerId)?.location ?? null
  const village = place === null ? null : pointOfPlace(place)
  // Near the village it is right, whatever else is known.
  if (!(village && isNear(first, [village])) && isSwapped(first, knownPlaces(tx, farmerId, village)))
    throw problem('axesSwapped')
  const country = countryAt(place)
  if (!country) return
  const outside = (position: typeof first) => kmOutside(outlineOf(country), asPoint(position))
  if (outside(first) <= OUTSIDE_KM) return
  throw problem(outside(swap(first)) === 0 ? 'axesSwapped' : 'otherCountry')
}

/** The village, the point of the farm that an agent took, and the other fields. */
function knownPlaces(tx: Db, farmerId: string, village: Point | null): Point[] {
  const farm = findFarmPoint(tx, farmerId)
  return [village, farm, ...listFieldPointsOf(tx, farmerId)].filter((each) => each !== null)
}

const asPoint = ([longitude, latitude]: readonly [number, number]): Point => ({ longitude, latitude })
