import { misplacedAs } from '#domain/fields/border/misplaced.ts'
import type { Ring } from '#domain/fields/border/ring.ts'
import { isNear } from '#domain/fields/border/swapped.ts'
import { outlineOf } from '#domain/places/outlines.ts'
import { problem } from '#domain/problem.ts'
import type { Farm } from './land.ts'

/** Refuses a border that does not lie where its farmer farms; its phone has asked the same before. */
export function assertInCountry({ village, country, points }: Farm, ring: Ring): void {
  const [first] = ring
  if (!first) return
  // Near the village nobody asks where else the farm is.
  const known = village && isNear(first, [village]) ? [] : points()
  const misplaced = misplacedAs(ring, { village, known, outline: country ? outlineOf(country) : [] })
  if (misplaced) throw problem(misplaced)
}
