import type { Db } from '#db/client.ts'
import { RETENTION_DAYS } from '#db/privacy/table-rule.ts'
import {
  type Reaper,
  reapArchive,
  reapEarlyReports,
  reapIdempotentResponses,
  reapLoginFailures,
  reapNotifications,
  reapPhoneCodes,
  reapReceivedMessages,
  reapRemovedCrops,
  reapSessions,
  reapUssdSessions,
  reapVisitorRequests,
  SLICE,
  shrinkIdempotentResponses,
} from '#db/queries/operations/retention.ts'
import { DAYS_TO_RESTORE } from '#domain/crops/crop.ts'
import { ARCHIVE_DAYS } from '#domain/operations/archive.ts'
import { inSlices } from './slices.ts'

const DAY_MS = 86_400_000

/** How many days what grows is kept; the periods themselves stand with the rules of the tables. */
const RETENTION = {
  sessions: { reap: reapSessions, days: RETENTION_DAYS.sessions },
  wholeAnswers: { reap: shrinkIdempotentResponses, days: RETENTION_DAYS.wholeAnswers },
  answers: { reap: reapIdempotentResponses, days: RETENTION_DAYS.answers },
  notifications: { reap: reapNotifications, days: RETENTION_DAYS.notifications },
  archive: { reap: reapArchive, days: ARCHIVE_DAYS },
  removedCrops: { reap: reapRemovedCrops, days: DAYS_TO_RESTORE },
  loginFailures: { reap: reapLoginFailures, days: RETENTION_DAYS.loginFailures },
  phoneCodes: { reap: reapPhoneCodes, days: RETENTION_DAYS.phoneCodes },
  ussdSessions: { reap: reapUssdSessions, days: RETENTION_DAYS.ussdSessions },
  receivedMessages: { reap: reapReceivedMessages, days: RETENTION_DAYS.receivedMessages },
  visitorRequests: { reap: reapVisitorRequests, days: RETENTION_DAYS.visitorRequests },
  earlyReports: { reap: reapEarlyReports, days: RETENTION_DAYS.earlyReports },
} as const satisfies Record<string, { reap: Reaper; days: number }>

/** Removes, or makes small, what has passed its time, slice by slice. */
export function reap(kind: keyof typeof RETENTION, db: Db, now: Date, stopping: AbortSignal) {
  const { reap, days } = RETENTION[kind]
  const before = new Date(now.getTime() - days * DAY_MS).toISOString()
  return inSlices(SLICE, stopping, () => reap(db, before))
}
