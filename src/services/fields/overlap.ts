import { intersection } from 'polyclip-ts'
import { measureRing } from '#domain/fields/border/measure.ts'
import type { Ring } from '#domain/fields/border/ring.ts'

/** What two fields share, in square metres on the ellipsoid; 0 for neighbours that only touch. */
export const sharedM2 = (one: Ring, other: Ring): number =>
  intersection([polygonOf(one)], [polygonOf(other)])
    .flat()
    .reduce((sum, part) => sum + measureRing(part).areaM2, 0)

const polygonOf = (ring: Ring) => ring.map(([longitude, latitude]): [number, number] => [longitude, latitude])

/** Above one of both, two farmers have to talk about their border. */
const SHARE_OF_SMALLER = 0.1
const SHARED_M2 = 500

export const isBoundaryCase = (shared: number, areasM2: readonly [number, number]) =>
  shared > SHARED_M2 || shared > Math.min(...areasM2) * SHARE_OF_SMALLER

/** Above it two borders are one field that was entered twice. */
const SAME_FIELD = 0.9
export const isSameField = (shared: number, areasM2: readonly [number, number]) =>
  shared > Math.max(...areasM2) * SAME_FIELD
