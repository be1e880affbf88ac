import type { Ring } from '#domain/fields/border/ring.ts'
import { isNear, isSwapped, swap } from '#domain/fields/border/swapped.ts'
import type { Point } from '#domain/fields/distance.ts'
import { kmOutside, OUTSIDE_KM } from '#domain/places/outline.ts'
import { outlineOf } from '#domain/places/outlines.ts'
import { problem } from '#domain/problem.ts'
import type { Farm } from './land.ts'

/**
 * Refuses a border that does not lie where its farmer farms: one whose axes were swapped, by what is known of the farm
 * first and by the country last, and one that lies in another country. Where no country is known, nothing is refused.
 */
export function assertInCountry({ village, country, points }: Farm, ring: Ring): void {
  const [first] = ring
  if (!first) return
  // Near the village it is right, whatever else is known.
  const isAtVillage = village !== null && isNear(first, [village])
  if (!isAtVillage && isSwapped(first, village ? [village, ...points()] : points())) throw problem('axesSwapped')
  if (!country) return
  const outside = (position: typeof first) => kmOutside(outlineOf(country), asPoint(position))
  if (outside(first) <= OUTSIDE_KM) return
  throw problem(outside(swap(first)) === 0 ? 'axesSwapped' : 'otherCountry')
}

const asPoint = ([longitude, latitude]: readonly [number, number]): Point => ({ longitude, latitude })
