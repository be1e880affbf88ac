import type { Db } from '#db/client.ts'
import { insertDispatch } from '#db/queries/messaging/dispatches.ts'
import type { Broadcast } from '#domain/messaging/broadcast.schema.ts'
import type { DISPATCHED } from '#domain/messaging/dispatch.ts'
import { startBroadcast } from './broadcast.ts'

type Announced = { kind: (typeof DISPATCHED)[number]; id: string; title: string }

/** Sends an announcement to many people, and counts what becomes of it. Returns how many were notified at once. */
export function dispatch(
  tx: Db,
  { kind, id: recordId, title }: Announced,
  broadcast: Omit<Extract<Broadcast, { of: 'notice' }>, 'of' | 'dispatchId'>,
  now: Date,
): number {
  const { id: dispatchId } = insertDispatch(tx, { kind, recordId, title, startedAt: now.toISOString() })
  return startBroadcast(tx, { of: 'notice', ...broadcast, dispatchId }, now)
}
