import { NEVER, RESTORED } from '#db/backup/put-back.ts'
import type { Db } from '#db/client.ts'
import { findSetting } from '#db/queries/operations/settings.ts'
import { findIdempotentResponse, newestKeyedWrite } from '#db/queries/sync/idempotent-responses.ts'
import { RECEIPT_DAYS } from '#domain/sync/receipts.ts'
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

/**
 * The restore that a phone ran into whose newest answered write is not in the database. Since a copied file took its
 * place others have written, so that nothing tells how far it reached.
 */
export function restoredWithout(db: Db, write: { userId: string; key: string }, now: Date): Restored | null {
  if (findIdempotentResponse(db, write)) return null
  return { to: findRestored(db, now)?.to ?? NEVER, at: now.toISOString() }
}

/** The keys of a user's writes that the database has no answer to. */
export const missingAmong = (db: Db, { keys, userId }: { keys: string[]; userId: string }) =>
  keys.filter((key) => !findIdempotentResponse(db, { userId, key }))
