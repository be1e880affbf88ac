import { and, desc, eq, notInArray, sql } from 'drizzle-orm'
import { type Db, prepared } from '#db/client.ts'
import { notifications, pushSubscriptions, users } from '#db/schema/index.ts'

type Subscription = Omit<typeof pushSubscriptions.$inferInsert, 'id' | 'createdAt'> & { createdAt: string }

/** Keeps a browser's subscription. One that somebody else had moves: it is the same phone in other hands. */
export const savePushSubscription = (db: Db, { userId, endpoint, p256dh, auth, createdAt }: Subscription) =>
  db
    .insert(pushSubscriptions)
    .values({ userId, endpoint, p256dh, auth, createdAt })
    .onConflictDoUpdate({
      target: pushSubscriptions.endpoint,
      set: {
        userId,
        p256dh,
        auth,
        // The new owner is told what happens from now on; for who had it already nothing changes.
        createdAt: sql`case when ${pushSubscriptions.userId} = ${userId} then ${pushSubscriptions.createdAt} else ${createdAt} end`,
      },
    })
    .run()

/** The browsers of a user, with what a message to them needs. */
export const listPushTargets = (db: Db, userId: string) =>
  db
    .select({
      id: pushSubscriptions.id,
      endpoint: pushSubscriptions.endpoint,
      p256dh: pushSubscriptions.p256dh,
      auth: pushSubscriptions.auth,
    })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.userId, userId))
    .all()

/** Keeps the newest subscriptions of a user, and this one in any case. */
export function dropOldSubscriptions(db: Db, userId: string, endpoint: string, most: number) {
  const newest = db
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.userId, userId))
    .orderBy(sql`${pushSubscriptions.endpoint} = ${endpoint} desc`, desc(pushSubscriptions.createdAt))
    .limit(most)
  db.delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.userId, userId), notInArray(pushSubscriptions.id, newest)))
    .run()
}

/** Forgets a browser of this user; of another's nothing happens. */
export const removePushSubscription = (db: Db, userId: string, endpoint: string) =>
  db
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.userId, userId), eq(pushSubscriptions.endpoint, endpoint)))
    .run()

export const removePushSubscriptionsOf = (db: Db, userId: string) =>
  db.delete(pushSubscriptions).where(eq(pushSubscriptions.userId, userId)).run()

/** Forgets a subscription that its push service does not know any more. */
export const removeGoneSubscription = (db: Db, id: string) =>
  db.delete(pushSubscriptions).where(eq(pushSubscriptions.id, id)).run()

const unreadSince = prepared((db) =>
  db
    .select({
      notificationId: notifications.id,
      subscriptionId: pushSubscriptions.id,
      endpoint: pushSubscriptions.endpoint,
      createdAt: notifications.createdAt,
    })
    .from(pushSubscriptions)
    // CROSS JOIN fixes the order: few have a subscription, and each looks up what is new in the index of its user.
    .crossJoin(notifications)
    .where(
      and(
        eq(notifications.userId, pushSubscriptions.userId),
        sql`${notifications.createdAt} >= max(${sql.placeholder('since')}, ${pushSubscriptions.createdAt})`,
        // Written out, so that SQLite knows the index of what is unread to hold them.
        sql`${notifications.isRead} = 0`,
      ),
    )
    .prepare(),
)
/** The unread notifications from a moment on, once for each browser that was subscribed when they were made. */
export const listPushesSince = (db: Db, since: string) => unreadSince(db).all({ since })

const one = prepared((db) =>
  db
    .select({
      subscription: {
        endpoint: pushSubscriptions.endpoint,
        p256dh: pushSubscriptions.p256dh,
        auth: pushSubscriptions.auth,
      },
      notification: {
        id: notifications.id,
        type: notifications.type,
        kind: notifications.kind,
        params: notifications.params,
        title: notifications.title,
        message: notifications.message,
        priority: notifications.priority,
        link: notifications.link,
      },
      language: users.language,
    })
    .from(pushSubscriptions)
    .innerJoin(notifications, eq(notifications.userId, pushSubscriptions.userId))
    .innerJoin(users, and(eq(users.id, pushSubscriptions.userId), eq(users.isActive, true)))
    .where(
      and(
        eq(pushSubscriptions.id, sql.placeholder('subscriptionId')),
        eq(notifications.id, sql.placeholder('notificationId')),
        eq(notifications.isRead, false),
      ),
    )
    .prepare(),
)
/** What to send where; undefined when it was read or deleted meanwhile, or the browser is no longer this user's. */
export const findPush = (db: Db, notificationId: string, subscriptionId: string) =>
  one(db).get({ notificationId, subscriptionId })
export type Push = NonNullable<ReturnType<typeof findPush>>
