import type { Db } from '#db/client.ts'
import { listFieldPointsOf } from '#db/queries/fields/fields.ts'
import { misplacedAs } from '#domain/fields/border/misplaced.ts'
import type { Ring } from '#domain/fields/border/ring.ts'
import { problem } from '#domain/problem.ts'
import { farmlandOf } from './farmland.ts'

/** Refuses a border that does not lie where its farmer farms; its phone has asked the same before. */
export function assertInCountry(tx: Db, farmerId: string, ring: Ring): void {
  const [first] = ring
  if (!first) return
  const { village, farm, outline } = farmlandOf(tx, farmerId)
  const known = [farm, ...listFieldPointsOf(tx, farmerId)].filter((each) => each !== null)
  const misplaced = misplacedAs(first, { village, known, outline })
  if (misplaced) throw problem(misplaced)
}
