import { index, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { CONTACT_CATEGORIES, CONTACT_PRIORITIES, TICKET_STATUS } from '#domain/support/contact.ts'
import { createdAt, enumCheck, id } from '../columns.ts'
import { users } from './people.ts'

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
    /** The agent or administrator who looks after it. */
    assigneeId: text('assignee_id').references(() => users.id, { onDelete: 'set null' }),
  },
  (t) => [
    enumCheck('contact_requests_priority', t.priority, CONTACT_PRIORITIES),
    enumCheck('contact_requests_category', t.category, CONTACT_CATEGORIES),
    enumCheck('contact_requests_status', t.status, TICKET_STATUS),
    uniqueIndex('contact_requests_ticket').on(t.ticketId),
    index('contact_requests_sender_created').on(t.senderId, t.createdAt, t.id),
    index('contact_requests_status_created').on(t.status, t.createdAt, t.id),
    index('contact_requests_created').on(t.createdAt, t.id),
    index('contact_requests_assignee').on(t.assigneeId, t.status, t.createdAt, t.id),
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
