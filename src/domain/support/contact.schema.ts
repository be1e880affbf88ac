import * as z from 'zod'
import { optionalText, requiredText, rowId, selectedIds } from '../contract.ts'
import { CROP_STATUS } from '../crops/crop.ts'
import { adminFilter } from '../operations/admin.schema.ts'
import { ADMIN_SORTS } from '../operations/admin-sorts.ts'
import { typedPhone } from '../people/phone.schema.ts'
import { keysOf } from '../table.ts'
import { ASSIGNED, CONTACT_CATEGORIES, CONTACT_PRIORITIES, TICKET_STATUS } from './contact.ts'

/**
 * A request for help. The agent is an entry of the directory that the client shows, or the id of an agent's account.
 */
export const contactRequest = z.object({
  name: requiredText(120, 'contactName'),
  message: requiredText(5000, 'contactMessage'),
  phone: typedPhone,
  email: optionalText(200),
  subject: optionalText(200),
  priority: z.enum(CONTACT_PRIORITIES).default('medium'),
  category: z.enum(CONTACT_CATEGORIES).default('general'),
  agentId: optionalText(64),
  /** A photo of the sender's own, and the crop that it shows. */
  photoId: rowId.nullish(),
  farmerCropId: rowId.nullish(),
})

/** A plant that a farmer shows: a photo is enough. */
export const showPlantInput = z.object({
  message: optionalText(5000),
  farmerCropId: optionalText(64),
  photoId: rowId.nullish(),
})

/** What is added to the conversation of a ticket. */
export const ticketMessage = z.object({
  ticketId: rowId,
  message: requiredText(5000, 'message'),
})

export const ticketReceipt = z.object({ ticketId: z.string() })

/** A request as its sender and the agents see it. */
export const ticket = z.object({
  ticketId: z.string(),
  name: z.string(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  subject: z.string().nullable(),
  message: z.string(),
  priority: z.enum(CONTACT_PRIORITIES),
  category: z.enum(CONTACT_CATEGORIES),
  agentId: z.string().nullable(),
  status: z.enum(TICKET_STATUS),
  createdAt: z.string(),
})
/** An agent or administrator who can look after requests. */
export const assignee = z.object({ id: z.string(), fullName: z.string() })

/** The plant that a request is about, as it was when it was written; `crop` is its scientific name. */
const shownPlant = z.object({
  /** Null once the crop is gone. */
  farmerCropId: z.string().nullable(),
  photoId: z.string().nullable(),
  crop: z.string().nullable(),
  stage: z.enum(keysOf(CROP_STATUS)).nullable(),
  place: z.string().nullable(),
})

/** A request in a list, with who looks after it and the plant that it shows. */
export const staffTicket = ticket.extend({ assignee: assignee.nullable(), plant: shownPlant.nullable() })
export type StaffTicket = z.infer<typeof staffTicket>

/** Without an assignee nobody looks after it. */
export const assignment = z.object({ ticketId: rowId, assigneeId: rowId.nullable() })

/** Several tickets of the admin area, written together. */
export const selectedTickets = z.object({ ticketIds: selectedIds })
export const selectedAssignment = selectedTickets.extend(assignment.pick({ assigneeId: true }).shape)
/** Those that the write has changed. */
export const changedTickets = z.object({ ticketIds: z.array(z.string()) })

/** A ticket with its replies, oldest first. A sender without an account is answered by phone or email. */
export const conversation = staffTicket.extend({
  hasAccount: z.boolean(),
  replies: z.array(
    z.object({
      id: z.string(),
      bySender: z.boolean(),
      /** Null for somebody whose account is gone. */
      author: z.string().nullable(),
      message: z.string(),
      createdAt: z.string(),
    }),
  ),
})
export type Conversation = z.infer<typeof conversation>

/** Which tickets an agent looks at; words are looked for in number, subject, name and message. */
export const ticketFilter = adminFilter(ADMIN_SORTS.ticket).extend({
  status: z.enum(TICKET_STATUS).optional(),
  assigned: z.enum(ASSIGNED).default('anybody'),
})
