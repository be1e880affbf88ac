import { and, count, desc, eq, sql } from 'drizzle-orm'
import { type Db, prepared } from '#db/client.ts'
import { notifications } from '#db/schema/index.ts'

const newest = prepared((db) =>
  db
    .select({
      id: notifications.id,
      type: notifications.type,
      title: notifications.title,
      message: notifications.message,
      priority: notifications.priority,
      isRead: notifications.isRead,
      timestamp: notifications.createdAt,
    })
    .from(notifications)
    .where(eq(notifications.userId, sql.placeholder('userId')))
    .orderBy(desc(notifications.createdAt), desc(notifications.id))
    .limit(sql.placeholder('most'))
    .prepare(),
)
/** Someone's notifications, newest first. */
export const listNotifications = (db: Db, userId: string, most: number) => newest(db).all({ userId, most })

const unread = prepared((db) =>
  db
    .select({ unread: count() })
    .from(notifications)
    .where(and(eq(notifications.userId, sql.placeholder('userId')), eq(notifications.isRead, false)))
    .prepare(),
)
export const countUnread = (db: Db, userId: string) => unread(db).get({ userId })?.unread ?? 0

const mine = (userId: string, id: string) => and(eq(notifications.userId, userId), eq(notifications.id, id))

/** Marks one as read; false when it is not this user's. */
export const markRead = (db: Db, userId: string, id: string) =>
  db.update(notifications).set({ isRead: true }).where(mine(userId, id)).run().changes > 0

export const markAllRead = (db: Db, userId: string) =>
  db
    .update(notifications)
    .set({ isRead: true })
    .where(and(eq(notifications.userId, userId), eq(notifications.isRead, false)))
    .run()

/** Deletes one; false when it is not this user's. */
export const deleteNotification = (db: Db, userId: string, id: string) =>
  db.delete(notifications).where(mine(userId, id)).run().changes > 0
