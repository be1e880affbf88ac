import type { Db } from '#db/client.ts'
import { insertNotification } from '#db/queries/messaging/notifications.ts'

type Notice = Omit<Parameters<typeof insertNotification>[1], 'userId'>

/** Notifies the sender of a ticket: not one without an account, and not one who is the agent. */
export function notifySender(
  tx: Db,
  { senderId, agentId }: { senderId: string | null; agentId: string },
  notice: Notice,
): void {
  if (senderId !== null && senderId !== agentId) insertNotification(tx, { ...notice, userId: senderId })
}
