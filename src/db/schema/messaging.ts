import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import * as z from 'zod'
import { DISPATCHED } from '#domain/messaging/dispatch.ts'
import { NOTIFICATION_PRIORITIES, NOTIFICATION_TYPES } from '#domain/messaging/notification.ts'
import { checkConstraint, createdAt, enumCheck, flag, id, instant, json } from '../columns.ts'
import { users } from './people.ts'

/**
 * What the bell of a user shows. `kind` and `params` (JSON) say what happened, and the words are made for each reader.
 * Rows of before there were kinds have a title and a message instead. `link` is a path of the app.
 */
export const notifications = sqliteTable(
  'notifications',
  {
    id: id(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    type: text('type', { enum: NOTIFICATION_TYPES }).notNull(),
    kind: text('kind'),
    params: text('params'),
    /** Whose names `params` holds, where they are not the reader's: user ids by the name of the parameter. */
    people: json('people', z.record(z.string(), z.string())),
    title: text('title'),
    message: text('message'),
    priority: text('priority', { enum: NOTIFICATION_PRIORITIES }).notNull().default('medium'),
    isRead: flag('is_read').notNull().default(false),
    link: text('link'),
    createdAt: createdAt(),
  },
  (t) => [
    enumCheck('notifications_type', t.type, NOTIFICATION_TYPES),
    enumCheck('notifications_priority', t.priority, NOTIFICATION_PRIORITIES),
    checkConstraint(
      'notifications_content',
      sql`(${t.kind} is null) = (${t.params} is null) and (${t.kind} is not null or (${t.title} is not null and ${t.message} is not null))`,
    ),
    index('notifications_user_created').on(t.userId, t.createdAt, t.id),
    index('notifications_unread').on(t.userId, t.createdAt).where(sql`${t.isRead} = 0`),
    index('notifications_read').on(t.createdAt).where(sql`${t.isRead} = 1`),
  ],
)

/** What a user wants to be notified of. A user without a row has the defaults of the specification. */
export const notificationPreferences = sqliteTable('notification_preferences', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  weatherAlerts: flag('weather_alerts').notNull().default(true),
  advisories: flag('advisories').notNull().default(true),
  marketPrices: flag('market_prices').notNull().default(false),
  smsUpdates: flag('sms_updates').notNull().default(true),
  /** Whether days are said by the Ethiopian calendar, in a language that has its months. */
  ethiopianCalendar: flag('ethiopian_calendar').notNull().default(false),
})

/** Browsers that subscribed to Web Push; the two keys are the browser's own. */
export const pushSubscriptions = sqliteTable(
  'push_subscriptions',
  {
    id: id(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    endpoint: text('endpoint').notNull(),
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('push_subscriptions_endpoint').on(t.endpoint), index('push_subscriptions_user').on(t.userId)],
)

/**
 * What was sent of an advisory or an alert, and to how many. The numbers grow slice by slice: `notified` and
 * `suppressed`, those who do not want it, end together as the number of people whom it concerned; `texted` are those of
 * the notified who got a text message too.
 */
export const dispatches = sqliteTable(
  'dispatches',
  {
    id: id(),
    kind: text('kind', { enum: DISPATCHED }).notNull(),
    /** An id of advisories or weather_alerts; not a foreign key, for the row outlives what was sent. */
    recordId: text('record_id').notNull(),
    title: text('title').notNull(),
    notified: integer('notified').notNull().default(0),
    texted: integer('texted').notNull().default(0),
    suppressed: integer('suppressed').notNull().default(0),
    startedAt: instant('started_at').notNull(),
    /** Null while slices are still sent. */
    endedAt: instant('ended_at'),
  },
  (t) => [
    enumCheck('dispatches_kind', t.kind, DISPATCHED),
    index('dispatches_record').on(t.recordId, t.startedAt),
    index('dispatches_started').on(t.startedAt, t.id),
  ],
)
