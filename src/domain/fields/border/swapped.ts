import { distanceKm, type Point } from '../distance.ts'
import type { Position } from './ring.ts'

/** A field is near to what is known of its farmer; a border farther away whose axes were swapped is near. */
const NEAR_KM = 50

export const swap = ([first, second]: Position): Position => [second, first]

/**
 * Whether latitude and longitude of a border were written in the wrong order, by the places that are known of it: the
 * farmer's village, the phone's own position, the agent's other fields. Null where none is known: two thirds of Nigeria
 * lie in Nigeria when swapped, so that an outline says little.
 */
export function isSwapped(first: Position, known: readonly Point[]): boolean | null {
  if (known.length === 0) return null
  return !isNear(first, known) && isNear(swap(first), known)
}

/** Whether a point is near to one of some places. */
export const isNear = ([longitude, latitude]: Position, known: readonly Point[]) =>
  Math.abs(latitude) <= 90 && known.some((place) => distanceKm(place, { longitude, latitude }) < NEAR_KM)
