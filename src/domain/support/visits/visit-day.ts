import type { Day } from '../../dates.ts'
import { dayIn } from '../../places.ts'
import { zoneOf } from '../../zones.ts'

/**
 * Whether a day is over for a visit. Today is that of the farm, at the moment when the visit is written: a plan may have
 * waited on a phone over night.
 */
export const isPastVisitDay = (day: Day, place: string | null, writtenAt: Date) => day < dayIn(writtenAt, zoneOf(place))
