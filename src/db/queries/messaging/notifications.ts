import { and, count, eq, inArray, lte, type SQL, sql } from 'drizzle-orm'
import { type Db, prepared } from '#db/client.ts'
import { newestFirst, type PageRequest, preparedPages } from '#db/page.ts'
import { notifications } from '#db/schema/index.ts'
import type { Audience, SmsTexts } from '#domain/messaging/broadcast.schema.ts'
import type { NotificationKind } from '#domain/messaging/notification-kinds.ts'
import type { rowOf } from '#domain/messaging/notification-row.ts'
import type { SmsType } from '#domain/messaging/sms.ts'
import { concerned, HAS_SMS, type Stretch, wants } from './audience.ts'

const columns = {
  id: notifications.id,
  type: notifications.type,
  kind: notifications.kind,
  params: notifications.params,
  title: notifications.title,
  message: notifications.message,
  priority: notifications.priority,
  isRead: notifications.isRead,
  createdAt: notifications.createdAt,
  link: notifications.link,
}

const newest = preparedPages(newestFirst(notifications), (db, { after, orderBy, most }) =>
  db
    .select(columns)
    .from(notifications)
    .where(and(eq(notifications.userId, sql.placeholder('userId')), after))
    .orderBy(...orderBy)
    .limit(most)
    .prepare(),
)
/** A page of someone's notifications, newest first. */
export const listNotifications = (db: Db, { userId, ...page }: PageRequest & { userId: string }) =>
  newest(db, page, { userId })

/** Written out and not bound: for a value that is bound, SQLite plans the partial index anew at each asking. */
const IS_UNREAD = sql`${notifications.isRead} = 0`

const unread = prepared((db) =>
  db
    .select({ unread: count() })
    .from(notifications)
    .where(and(eq(notifications.userId, sql.placeholder('userId')), IS_UNREAD))
    .prepare(),
)
export const countUnread = (db: Db, userId: string) => unread(db).get({ userId })?.unread ?? 0

export const insertNotification = (db: Db, row: typeof notifications.$inferInsert) =>
  db.insert(notifications).values(row).run()

/** The same for many people at once. */
export const insertNotifications = (db: Db, rows: (typeof notifications.$inferInsert)[]) =>
  rows.length > 0 && db.insert(notifications).values(rows).run()

const mine = (userId: string, id: string) => and(eq(notifications.userId, userId), eq(notifications.id, id))

/** Marks one as read; false when it is not this user's. */
export const markRead = (db: Db, userId: string, id: string) =>
  db.update(notifications).set({ isRead: true }).where(mine(userId, id)).run().changes > 0

/**
 * Marks as read what came until an instant; what came later nobody has seen yet. Returns their ids.
 */
export const markAllRead = (db: Db, userId: string, until: string) =>
  db
    .update(notifications)
    .set({ isRead: true })
    .where(and(eq(notifications.userId, userId), IS_UNREAD, lte(notifications.createdAt, until)))
    .returning({ id: notifications.id })
    .all()
    .map(({ id }) => id)

/** Marks these as unread again; returns how many of them are this user's. */
export const markUnread = (db: Db, userId: string, ids: string[]) =>
  db
    .update(notifications)
    .set({ isRead: false })
    .where(and(eq(notifications.userId, userId), inArray(notifications.id, ids)))
    .run().changes

/** Deletes the unread notifications of a user that are of this kind and lead there; false when there are none. */
export const deleteUnreadNotice = (db: Db, userId: string, { kind, link }: { kind: NotificationKind; link: string }) =>
  db
    .delete(notifications)
    .where(and(eq(notifications.userId, userId), IS_UNREAD, eq(notifications.kind, kind), eq(notifications.link, link)))
    .run().changes > 0

/** Deletes one; false when it is not this user's. */
export const deleteNotification = (db: Db, userId: string, id: string) =>
  db.delete(notifications).where(mine(userId, id)).run().changes > 0

/** A version 4 UUID made by SQLite itself, for rows that are inserted by a select. */
export const UUID = sql.raw(
  "lower(hex(randomblob(4)) || '-' || hex(randomblob(2)) || '-4' || substr(hex(randomblob(2)), 2) || '-a' || substr(hex(randomblob(2)), 2) || '-' || hex(randomblob(6)))",
)

/** Notifies the farmers of a stretch; returns how many. */
export const notifyBatch = (
  db: Db,
  audience: Audience,
  stretch: Stretch,
  { type, kind, params, title, message, priority, link }: ReturnType<typeof rowOf>,
  createdAt: string,
) =>
  db.run(sql`
    insert into notifications (id, user_id, type, kind, params, title, message, priority, link, created_at)
    select ${UUID}, u.id, ${type}, ${kind}, ${params}, ${title}, ${message}, ${priority}, ${link}, ${createdAt}
    from ${concerned(audience, stretch)} and ${wants(audience)}`).changes

/** What a text message to many is about; an urgent one goes out before all others, at night too. */
export type SmsKind = { type: SmsType; isUrgent: boolean }

/** A text message to those of a stretch who have a phone and want one; returns how many. */
export const textStretch = (
  db: Db,
  audience: Audience,
  stretch: Stretch,
  texts: SmsTexts,
  { type, isUrgent, createdAt }: SmsKind & { createdAt: string },
) =>
  db.run(sql`
    insert into sms_messages (id, user_id, phone, message, type, status, is_urgent, due_at, created_at)
    select ${UUID}, u.id, trim(u.phone), ${inHerLanguage(texts)}, ${type}, 'pending', ${isUrgent ? 1 : 0},
      ${isUrgent ? '' : createdAt}, ${createdAt}
    from ${concerned(audience, stretch)} and ${wants(audience)} and ${HAS_SMS}`).changes

/** The text for a user `u` in her language; in English where there is none in hers. */
function inHerLanguage({ english, ...others }: SmsTexts): SQL {
  const cases = Object.entries(others).map(([word, text]) => sql`when ${word} then ${text}`)
  return cases.length > 0 ? sql`case u.language ${sql.join(cases, sql` `)} else ${english} end` : sql`${english}`
}
