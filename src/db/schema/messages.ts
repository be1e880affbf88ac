import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { closedSet, createdAt, flag, id, instant } from '#db/columns.ts'
import { SMS_STATUS, SMS_TYPES } from '#domain/agent/sms.ts'
import { CONTACT_CATEGORIES, CONTACT_PRIORITIES, TICKET_STATUS } from '#domain/farmer/contact.ts'
import { NOTIFICATION_PRIORITIES, NOTIFICATION_TYPES } from '#domain/farmer/notification.ts'
import { idsOf } from '#domain/table.ts'
import { users } from './people.ts'

/** Text messages on their way and those that went. A message outlives the farmer it was for. */
export const smsMessages = sqliteTable(
  'sms_messages',
  {
    id: id(),
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    phone: text('phone').notNull(),
    message: text('message').notNull(),
    type: text('type', { enum: SMS_TYPES }).notNull(),
    status: text('status', { enum: idsOf(SMS_STATUS) })
      .notNull()
      .default('pending'),
    sentAt: instant('sent_at'),
    errorMessage: text('error_message'),
    createdAt: createdAt(),
  },
  (t) => [
    closedSet('sms_messages_type', t.type, SMS_TYPES),
    closedSet('sms_messages_status', t.status, idsOf(SMS_STATUS)),
    index('sms_messages_user_created').on(t.userId, t.createdAt, t.id),
    index('sms_messages_status_created').on(t.status, t.createdAt, t.id),
    index('sms_messages_created').on(t.createdAt, t.id),
  ],
)

/** What the bell of a farmer shows. `link` is a path of the app. */
export const notifications = sqliteTable(
  'notifications',
  {
    id: id(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    type: text('type', { enum: NOTIFICATION_TYPES }).notNull(),
    title: text('title').notNull(),
    message: text('message').notNull(),
    priority: text('priority', { enum: NOTIFICATION_PRIORITIES }).notNull().default('medium'),
    isRead: flag('is_read').notNull().default(false),
    link: text('link'),
    createdAt: createdAt(),
  },
  (t) => [
    closedSet('notifications_type', t.type, NOTIFICATION_TYPES),
    closedSet('notifications_priority', t.priority, NOTIFICATION_PRIORITIES),
    index('notifications_user_created').on(t.userId, t.createdAt, t.id),
    index('notifications_unread').on(t.userId, t.createdAt).where(sql`${t.isRead} = 0`),
    index('notifications_read').on(t.createdAt).where(sql`${t.isRead} = 1`),
  ],
)

/** Requests for help. `agentId` names an entry of the sample directory, not a user. */
export const contactRequests = sqliteTable(
  'contact_requests',
  {
    id: id(),
    ticketId: text('ticket_id').notNull(),
    senderId: text('sender_id').references(() => users.id, { onDelete: 'set null' }),
    name: text('name').notNull(),
    phone: text('phone'),
    email: text('email'),
    subject: text('subject'),
    message: text('message').notNull(),
    priority: text('priority', { enum: CONTACT_PRIORITIES }).notNull().default('medium'),
    category: text('category', { enum: CONTACT_CATEGORIES }).notNull().default('general'),
    agentId: text('agent_id'),
    status: text('status', { enum: TICKET_STATUS }).notNull().default('open'),
    createdAt: createdAt(),
  },
  (t) => [
    closedSet('contact_requests_priority', t.priority, CONTACT_PRIORITIES),
    closedSet('contact_requests_category', t.category, CONTACT_CATEGORIES),
    closedSet('contact_requests_status', t.status, TICKET_STATUS),
    uniqueIndex('contact_requests_ticket').on(t.ticketId),
    index('contact_requests_sender_created').on(t.senderId, t.createdAt, t.id),
    index('contact_requests_status_created').on(t.status, t.createdAt, t.id),
    index('contact_requests_created').on(t.createdAt, t.id),
  ],
)

/** What was answered to a request for help, by an agent or by the sender herself. */
export const ticketReplies = sqliteTable(
  'ticket_replies',
  {
    id: id(),
    requestId: text('request_id')
      .notNull()
      .references(() => contactRequests.id, { onDelete: 'cascade' }),
    authorId: text('author_id').references(() => users.id, { onDelete: 'set null' }),
    message: text('message').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index('ticket_replies_request_created').on(t.requestId, t.createdAt, t.id),
    index('ticket_replies_author').on(t.authorId),
  ],
)

/** What a user wants to be told of. Who never chose has no row, and the defaults of the specification. */
export const notificationPreferences = sqliteTable('notification_preferences', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  weatherAlerts: flag('weather_alerts').notNull().default(true),
  advisories: flag('advisories').notNull().default(true),
  marketPrices: flag('market_prices').notNull().default(false),
  smsUpdates: flag('sms_updates').notNull().default(true),
})

/** Browsers that asked to be told by Web Push; the two keys are the browser's own. */
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

/** What the installation remembers of itself: its push keys, the thresholds of forecasts. The value is JSON. */
export const settings = sqliteTable('settings', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
  updatedAt: instant('updated_at').notNull(),
})

/** What the server does by itself: when each job ran last, and how that ended. */
export const jobRuns = sqliteTable('job_runs', {
  name: text('name').primaryKey(),
  startedAt: instant('started_at').notNull(),
  /** Null while it runs, and where the server ended in the middle of it. */
  endedAt: instant('ended_at'),
  /** When it last ended well. */
  succeededAt: instant('succeeded_at'),
  /** How many things its last good run did. */
  done: integer('done').notNull().default(0),
  /** Why its last run failed; null when it did not. */
  error: text('error'),
})
