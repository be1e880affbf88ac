import { and, count, desc, eq, lte, type SQL, sql } from 'drizzle-orm'
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
      link: notifications.link,
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

/**
 * Tells one person something: the one way for every event, of tickets, prices, loans, courses. Part of the transaction
 * of what happened; the bell shows it, and the browsers that she subscribed are told by Web Push within seconds.
 */
export const insertNotification = (db: Db, row: typeof notifications.$inferInsert) =>
  db.insert(notifications).values(row).run()

const mine = (userId: string, id: string) => and(eq(notifications.userId, userId), eq(notifications.id, id))

/** Marks one as read; false when it is not this user's. */
export const markRead = (db: Db, userId: string, id: string) =>
  db.update(notifications).set({ isRead: true }).where(mine(userId, id)).run().changes > 0

/** Marks as read what came until an instant; what came later nobody has seen yet. */
export const markAllRead = (db: Db, userId: string, until: string) =>
  db
    .update(notifications)
    .set({ isRead: true })
    .where(and(eq(notifications.userId, userId), eq(notifications.isRead, false), lte(notifications.createdAt, until)))
    .run()

/** Deletes one; false when it is not this user's. */
export const deleteNotification = (db: Db, userId: string, id: string) =>
  db.delete(notifications).where(mine(userId, id)).run().changes > 0

type Notice = Pick<typeof notifications.$inferInsert, 'type' | 'title' | 'message' | 'priority' | 'link'>

/** A version 4 UUID made by SQLite itself, for rows that are inserted by a select. */
const UUID = sql.raw(
  "lower(hex(randomblob(4)) || '-' || hex(randomblob(2)) || '-4' || substr(hex(randomblob(2)), 2) || '-a' || substr(hex(randomblob(2)), 2) || '-' || hex(randomblob(6)))",
)

/** The farmers who can be told, `u`, with what they want to be told of, `p`; who never chose has no `p`. */
const FARMERS = sql`users u left join notification_preferences p on p.user_id = u.id`
const IS_FARMER = sql`u.role = 'farmer' and u.is_active`

const notifyFarmers = (db: Db, whom: SQL, { type, title, message, priority, link }: Notice, createdAt: string) =>
  db.run(sql`
    insert into notifications (id, user_id, type, title, message, priority, link, created_at)
    select ${UUID}, u.id, ${type}, ${title}, ${message}, ${priority}, ${link}, ${createdAt}
    from ${FARMERS} where ${IS_FARMER} and ${whom}`).changes

/** Whom an advisory concerns: who grows its crop now, or with an urgent one every farmer; never who asked not to be told. */
export function notifyOfAdvisory(
  db: Db,
  { cropId, isUrgent }: { cropId: string | null; isUrgent: boolean },
  notice: Notice,
  createdAt: string,
) {
  const concerned = isUrgent
    ? sql`1`
    : sql`exists (select 1 from farmer_crops c where c.farmer_id = u.id and c.crop_id = ${cropId}
            and c.status in ('planning', 'planted', 'growing', 'harvesting', 'problem'))`
  return notifyFarmers(db, sql`coalesce(p.advisories, 1) and ${concerned}`, notice, createdAt)
}

/** Tells every farmer of a course: what is new to all is no choice of the profile. */
export const notifyOfCourse = (db: Db, notice: Notice, createdAt: string) =>
  notifyFarmers(db, sql`1`, notice, createdAt)

/** Whom the weather of a place concerns: who chose it under one of its names, and wants to be told. */
const hasWeatherOf = (names: readonly string[]) => sql`coalesce(p.weather_alerts, 1)
  and lower(trim(coalesce(nullif(trim(u.preferred_location), ''), u.location))) in ${names}`

/** Tells the farmers of a place of its weather; answers how many. */
export const notifyOfWeather = (db: Db, names: readonly string[], notice: Notice, createdAt: string) =>
  notifyFarmers(db, hasWeatherOf(names), notice, createdAt)

/** A text message to those of them who have a phone and want one; answers how many. */
export const textOfWeather = (db: Db, names: readonly string[], message: string, createdAt: string) =>
  db.run(sql`
    insert into sms_messages (id, user_id, phone, message, type, status, created_at)
    select ${UUID}, u.id, trim(u.phone), ${message}, 'weather', 'pending', ${createdAt}
    from ${FARMERS} where ${IS_FARMER} and coalesce(p.sms_updates, 1) and trim(coalesce(u.phone, '')) <> ''
      and ${hasWeatherOf(names)}`).changes
