import type { Db } from '#db/client.ts'
import { insertNotification } from '#db/queries/messaging/notifications.ts'
import type { Notice } from '#domain/messaging/notification-kinds.ts'
import { rowOf } from '#domain/messaging/notification-row.ts'

/** Whose names a notice says: user ids by its parameters. An erasure finds the names by them, whatever they are then. */
export type NamedPeople = Partial<Record<'farmer' | 'agent' | 'who' | 'person' | 'giver', string>>

/**
 * Notifies one person: the one way for every event, of tickets, loans and the like. Part of the transaction of what
 * happened; the bell shows it, and the browsers that she subscribed show it by Web Push within seconds.
 */
export const notify = (tx: Db, userId: string, notice: Notice, now: Date, people?: NamedPeople) =>
  insertNotification(tx, { ...rowOf(notice), userId, people, createdAt: now.toISOString() })
