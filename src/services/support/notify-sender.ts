import type { Db } from '#db/client.ts'
import type { Notice } from '#domain/messaging/notification-kinds.ts'
import { notify } from '../messaging/notify.ts'

/** Notifies the sender of a ticket: not one without an account, and not one who is the agent. */
export function notifySender(
  tx: Db,
  { senderId, agentId }: { senderId: string | null; agentId: string },
  notice: Notice,
  now: Date,
): void {
  if (senderId !== null && senderId !== agentId) notify(tx, senderId, notice, now, { agent: agentId })
}
