import { sql } from 'drizzle-orm'
import {
  type AnySQLiteColumn,
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core'
import { RECEIVED_STATUS } from '#domain/messaging/received.ts'
import { SMS_STATUS, SMS_TYPES } from '#domain/messaging/sms.ts'
import { TAUGHT_MEANINGS } from '#domain/messaging/taught-word.ts'
import { keysOf } from '#domain/table.ts'
import { createdAt, enumCheck, flag, id, instant } from '../columns.ts'
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
    status: text('status', { enum: keysOf(SMS_STATUS) })
      .notNull()
      .default('pending'),
    sentAt: instant('sent_at'),
    errorMessage: text('error_message'),
    createdAt: createdAt(),
    /** Who wrote it; null for what Kuu sends by itself. */
    senderId: text('sender_id').references(() => users.id, { onDelete: 'set null' }),
    /** The group message that it belongs to. */
    groupId: text('group_id').references((): AnySQLiteColumn => smsGroups.id, { onDelete: 'set null' }),
    /** The received message that it answers by itself; the ceiling of automatic answers counts these. */
    answersId: text('answers_id').references((): AnySQLiteColumn => receivedMessages.id, { onDelete: 'set null' }),
    /** Goes out in quiet hours too, and above the ceilings: an alert of danger, an answer that was asked for. */
    isUrgent: flag('is_urgent').notNull().default(false),
    /** How often it was handed to a gateway. An attempt is written before it is made. */
    attempts: integer('attempts').notNull().default(0),
    /** When it is tried next; '' for at once, before all others. While it is under way, the end of the lease. */
    dueAt: instant('due_at').notNull().default(''),
    /** The gateway that took it, and the id that the gateway gave it. */
    gateway: text('gateway'),
    gatewayId: text('gateway_id'),
    /** When the phone had it. */
    deliveredAt: instant('delivered_at'),
  },
  (t) => [
    enumCheck('sms_messages_type', t.type, SMS_TYPES),
    enumCheck('sms_messages_status', t.status, keysOf(SMS_STATUS)),
    uniqueIndex('sms_messages_gateway_id').on(t.gateway, t.gatewayId).where(sql`gateway_id is not null`),
    index('sms_messages_due').on(t.dueAt, t.createdAt, t.id).where(sql`status = 'pending'`),
    index('sms_messages_phone_created').on(t.phone, t.createdAt),
    index('sms_messages_sender').on(t.senderId, t.createdAt, t.id),
    index('sms_messages_group').on(t.groupId, t.status),
    index('sms_messages_answers').on(t.answersId),
    index('sms_messages_user_created').on(t.userId, t.createdAt, t.id),
    index('sms_messages_status_created').on(t.status, t.createdAt, t.id),
    index('sms_messages_created').on(t.createdAt, t.id),
  ],
)

/** A text message to many farmers at once, as an agent wrote it, with {name}, {crop} and {price} where they stand. */
export const smsGroups = sqliteTable(
  'sms_groups',
  {
    id: id(),
    senderId: text('sender_id').references(() => users.id, { onDelete: 'set null' }),
    message: text('message').notNull(),
    type: text('type', { enum: SMS_TYPES }).notNull(),
    /** Whom it went to (JSON, domain/messaging/sms-group.schema.ts). */
    filter: text('filter').notNull(),
    people: integer('people').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    enumCheck('sms_groups_type', t.type, SMS_TYPES),
    index('sms_groups_sender').on(t.senderId, t.createdAt, t.id),
    index('sms_groups_created').on(t.createdAt, t.id),
  ],
)

/**
 * Text messages that came in. A gateway may hand the same one over twice: its id at the gateway is unique. One that was
 * not understood waits for a person. It outlives the farmer who sent it.
 */
export const receivedMessages = sqliteTable(
  'received_messages',
  {
    id: id(),
    gateway: text('gateway').notNull(),
    gatewayId: text('gateway_id').notNull(),
    /** As the gateway names the sender: a number in international form, a short code or a name. */
    phone: text('phone').notNull(),
    shortCode: text('short_code').notNull(),
    text: text('text').notNull(),
    /** The farmer whose number it is; null for an unknown number. */
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    status: text('status', { enum: keysOf(RECEIVED_STATUS) }).notNull(),
    /** What it was understood as, such as 'price' or 'stop'; null where it was not. */
    keyword: text('keyword'),
    /** Who dealt with one that waited. */
    handledBy: text('handled_by').references(() => users.id, { onDelete: 'set null' }),
    handledAt: instant('handled_at'),
    createdAt: createdAt(),
  },
  (t) => [
    enumCheck('received_messages_status', t.status, keysOf(RECEIVED_STATUS)),
    uniqueIndex('received_messages_gateway_id').on(t.gateway, t.gatewayId),
    index('received_messages_user_created').on(t.userId, t.createdAt, t.id),
    index('received_messages_status_created').on(t.status, t.createdAt, t.id),
    index('received_messages_phone_created').on(t.phone, t.createdAt),
    index('received_messages_waiting_phone').on(t.phone, t.createdAt, t.id).where(sql`${t.status} = 'waiting'`),
    index('received_messages_created').on(t.createdAt, t.id),
    index('received_messages_handled_by').on(t.handledBy),
  ],
)

/** Reports of delivery that came before the message they are about was known by its id at the gateway. */
export const earlyReports = sqliteTable(
  'early_reports',
  {
    gateway: text('gateway').notNull(),
    gatewayId: text('gateway_id').notNull(),
    status: text('status', { enum: keysOf(SMS_STATUS) }).notNull(),
    reason: text('reason'),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.gateway, t.gatewayId] }),
    enumCheck('early_reports_status', t.status, keysOf(SMS_STATUS)),
    index('early_reports_created').on(t.createdAt),
  ],
)

/** Numbers that wrote STOP: nothing is sent to them until they write START, whoever has the number. */
export const stoppedPhones = sqliteTable('stopped_phones', {
  phone: text('phone').primaryKey(),
  createdAt: createdAt(),
})

/**
 * The language that a number chose for the menu, as accounts keep it ('swahili'), and when it was last asked. What is
 * chosen from a number that somebody has proved is the language of the account.
 */
export const phoneLanguages = sqliteTable(
  'phone_languages',
  {
    phone: text('phone').primaryKey(),
    /** Null for a number that was asked and did not answer. */
    language: text('language'),
    askedAt: instant('asked_at'),
    chosenAt: instant('chosen_at'),
    /** The later of the two. */
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [index('phone_languages_updated').on(t.updatedAt)],
)

/** Words that a person taught the menu, for what it did not understand: 'makai' is a crop, 'bei' asks for prices. */
export const taughtWords = sqliteTable(
  'taught_words',
  {
    id: id(),
    /** Folded (domain/folded.ts), one word or more. */
    word: text('word').notNull(),
    meaning: text('meaning', { enum: keysOf(TAUGHT_MEANINGS) }).notNull(),
    /** What it means: a keyword, the id of a crop, a place. */
    value: text('value').notNull(),
    taughtBy: text('taught_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (t) => [
    enumCheck('taught_words_meaning', t.meaning, keysOf(TAUGHT_MEANINGS)),
    uniqueIndex('taught_words_word').on(t.word),
    index('taught_words_taught_by').on(t.taughtBy),
  ],
)

/** Sessions of USSD: what was typed so far, what the screen says, and where in the menu it is. */
export const ussdSessions = sqliteTable(
  'ussd_sessions',
  {
    /** The id that the gateway gives a session. */
    id: text('id').primaryKey(),
    phone: text('phone').notNull(),
    serviceCode: text('service_code').notNull(),
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** All answers so far, as the gateway joined them: the next request is compared with it. */
    typed: text('typed').notNull(),
    /** Where in the menu the person is (JSON, domain/messaging/menu). */
    state: text('state').notNull(),
    /** The last screen: a request that is repeated gets it again. */
    screen: text('screen').notNull(),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull(),
    endedAt: instant('ended_at'),
  },
  (t) => [
    index('ussd_sessions_updated').on(t.updatedAt),
    index('ussd_sessions_phone').on(t.phone, t.updatedAt),
    index('ussd_sessions_user').on(t.userId),
  ],
)
