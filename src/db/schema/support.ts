import { index, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { CROP_STATUS } from '#domain/crops/crop.ts'
import { CONTACT_CATEGORIES, CONTACT_PRIORITIES, TICKET_STATUS } from '#domain/support/contact.ts'
import { keysOf } from '#domain/table.ts'
import { createdAt, enumCheck, id } from '../columns.ts'
import { farmerCrops, photos } from './crops.ts'
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

/** The plant that a request is about: its photo, and its crop, stage and place as they were when it was written. */
export const requestPhotos = sqliteTable(
  'request_photos',
  {
    requestId: text('request_id')
      .primaryKey()
      .references(() => contactRequests.id, { onDelete: 'cascade' }),
    farmerId: text('farmer_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    photoId: text('photo_id').references(() => photos.id, { onDelete: 'set null' }),
    farmerCropId: text('farmer_crop_id').references(() => farmerCrops.id, { onDelete: 'set null' }),
    /** The crop's scientific name, which the screens translate. */
    crop: text('crop'),
    stage: text('stage', { enum: keysOf(CROP_STATUS) }),
    place: text('place'),
  },
  (t) => [
    enumCheck('request_photos_stage', t.stage, keysOf(CROP_STATUS)),
    index('request_photos_farmer').on(t.farmerId),
    index('request_photos_photo').on(t.photoId),
    index('request_photos_crop').on(t.farmerCropId),
  ],
)
