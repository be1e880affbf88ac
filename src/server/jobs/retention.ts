import type { Db } from '#db/client.ts'
import {
  type Reaper,
  reapArchive,
  reapEarlyReports,
  reapIdempotentResponses,
  reapLoginFailures,
  reapNotifications,
  reapReceivedMessages,
  reapRemovedCrops,
  reapSessions,
  reapUssdSessions,
  SLICE,
} from '#db/queries/operations/retention.ts'
import { DAYS_TO_RESTORE } from '#domain/crops/crop.ts'
import { ARCHIVE_DAYS } from '#domain/operations/archive.ts'
import { inSlices } from './slices.ts'

const DAY_MS = 86_400_000

/**
 * How many days what grows is kept. An outbox asks again for what it never heard within 90 days, so that its answers
 * stay longer; the throttle of logins looks back a quarter of an hour.
 */
const RETENTION = {
  sessions: { reap: reapSessions, days: 0 },
  answers: { reap: reapIdempotentResponses, days: 100 },
  notifications: { reap: reapNotifications, days: 365 },
  archive: { reap: reapArchive, days: ARCHIVE_DAYS },
  removedCrops: { reap: reapRemovedCrops, days: DAYS_TO_RESTORE },
  loginFailures: { reap: reapLoginFailures, days: 1 },
  ussdSessions: { reap: reapUssdSessions, days: 30 },
  receivedMessages: { reap: reapReceivedMessages, days: 180 },
  earlyReports: { reap: reapEarlyReports, days: 30 },
} as const satisfies Record<string, { reap: Reaper; days: number }>

/** Removes what has passed its time, slice by slice. */
export function reap(kind: keyof typeof RETENTION, db: Db, now: Date, stopping: AbortSignal) {
  const { reap, days } = RETENTION[kind]
  const before = new Date(now.getTime() - days * DAY_MS).toISOString()
  return inSlices(SLICE, stopping, () => reap(db, before))
}
