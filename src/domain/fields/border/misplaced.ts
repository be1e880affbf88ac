import type { Point } from '../distance.ts'
import { kmOutside, OUTSIDE_KM, type Outline } from './outline.ts'
import type { Position } from './ring.ts'
import { isNear, isSwapped, swap } from './swapped.ts'

/** What is known of where a farm lies; an outline without rings is a country that nobody knows. */
type Whereabouts = { village: Point | null; known: readonly Point[]; outline: Outline }

/**
 * Why a border does not lie where its farmer farms: its axes were swapped, by what is known of the farm first and by the
 * country last; or it lies in another country. Null where nothing speaks against it.
 */
export function misplacedAs(ring: readonly Position[], { village, known, outline }: Whereabouts) {
  const [first] = ring
  if (!first) return null
  const places = village ? [village, ...known] : known
  // Near the village it is right, whatever else is known.
  if (!(village && isNear(first, [village])) && isSwapped(first, places)) return 'axesSwapped'
  if (outline.length === 0 || extremesOf(ring).every((corner) => outside(outline, corner) <= OUTSIDE_KM)) return null
  return outside(outline, swap(first)) === 0 ? 'axesSwapped' : 'otherCountry'
}

/** The corners farthest west, east, south and north, which stand for all others. */
const extremesOf = (ring: readonly Position[]) =>
  ring.reduce(
    ([west, east, south, north], corner) => [
      corner[0] < west![0] ? corner : west!,
      corner[0] > east![0] ? corner : east!,
      corner[1] < south![1] ? corner : south!,
      corner[1] > north![1] ? corner : north!,
    ],
    Array.from({ length: 4 }, () => ring[0]!),
  )

const outside = (outline: Outline, [longitude, latitude]: Position) => kmOutside(outline, { longitude, latitude })
