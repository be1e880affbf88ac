import { NEVER, RESTORED } from '#db/backup/put-back.ts'
import type { Db } from '#db/client.ts'
import { findSetting } from '#db/queries/operations/settings.ts'
import { newestKeyedWrite } from '#db/queries/sync/idempotent-responses.ts'
import { RECEIPT_DAYS } from '#domain/sync/receipt-days.ts'
import { type Restored, restored } from '#domain/sync/restored.ts'

const DAY_MS = 86_400_000

/** The last restore, as long as phones may have receipts from before. */
export function findRestored(db: Db, now: Date): Restored | null {
  const last = findSetting(db, RESTORED, restored)
  return last && now.getTime() - Date.parse(last.at) < RECEIPT_DAYS * DAY_MS ? last : null
}

/**
 * The restore that a phone ran into which knows later changes than the database. It may be one that nobody noted, such
 * as a copied file: then the database ends with its newest write.
 */
export function restoredBefore(db: Db, now: Date): Restored {
  const to = newestKeyedWrite(db) ?? NEVER
  const noted = findRestored(db, now)
  return noted?.to === to ? noted : { to, at: now.toISOString() }
}
