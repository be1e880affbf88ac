import * as z from 'zod'
import { type Check, saying, says } from '../checks.ts'
import {
  MAX_CORNERS,
  type ReadRing,
  RING_CHECKS,
  type RingCheck,
  type RingFault,
  readRing,
} from './border/read-ring.ts'

/** How each fault of a border is said. */
const SAID: Record<RingCheck, (values: Check['values']) => ReturnType<typeof saying>> = {
  empty: (values) => saying('borderEmpty', values),
  latitude: (values) => saying('borderLatitude', values),
  longitude: (values) => saying('borderLongitude', values),
  zeroPoint: (values) => saying('borderZeroPoint', values),
  longStep: (values) => saying('borderLongStep', values),
  tooManyCorners: (values) => saying('borderTooManyCorners', values),
  tooFewCorners: (values) => saying('borderTooFewCorners', values),
  straightLine: (values) => saying('borderStraightLine', values),
  crossing: (values) => saying('borderCrossing', values),
  tooLarge: (values) => saying('borderTooLarge', values),
}

const NUMBERS = z.tuple([z.number(says('borderNumber')), z.number(says('borderNumber'))], says('borderNumber'))

/** A point as programs send it: longitude, latitude, and perhaps an altitude, which is left out. */
const point = NUMBERS.rest(z.number(says('borderNumber')).nullable()).transform(
  ([longitude, latitude]) => [longitude, latitude] as const,
)

/**
 * The border of a field as it comes, open or closed and either way round; what the check finds wrong is an issue at the
 * point that it names. An empty one is a field whose border nobody knows yet.
 */
export const borderInput = z
  .array(point, says('borderNumber'))
  .max(MAX_CORNERS + 1, says('borderTooManyCorners', { max: MAX_CORNERS }))
  .superRefine((points, context) => {
    const read: ReadRing = points.length === 0 ? { ring: [], areaM2: 0, perimeterM: 0 } : readRing(points)
    if ('fault' in read) context.addIssue(issueOf(read.fault))
  })

/** How a fault is said: an English sentence, and its check. */
export function sayingOfFault({ check, vertex, edge }: RingFault) {
  const values = {
    ...(vertex !== undefined && { vertex }),
    ...(edge !== undefined && { edge }),
    ...(check === 'tooManyCorners' && { max: MAX_CORNERS }),
    eudr: RING_CHECKS[check],
  }
  return SAID[check](values)
}

const issueOf = (fault: RingFault) => ({
  code: 'custom' as const,
  path: fault.vertex === undefined ? [] : [fault.vertex],
  ...sayingOfFault(fault),
})
