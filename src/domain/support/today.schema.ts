import * as z from 'zod'
import { dayText } from '../contract.ts'
import { boundaryCase } from '../fields/boundary-case.schema.ts'
import { staffTicket } from './contact.schema.ts'
import { visit } from './visits/visit.schema.ts'

export const todayInput = z.object({ day: dayText })

/** What waits for an agent today. */
export const today = z.object({
  visits: z.array(visit),
  requests: z.array(staffTicket.pick({ ticketId: true, name: true, subject: true, message: true, priority: true })),
  /** Crops of own farmers that have a problem. */
  problems: z.array(
    z.object({
      cropId: z.string(),
      farmerId: z.string(),
      fullName: z.string(),
      phone: z.string().nullable(),
      crop: z.string(),
    }),
  ),
  /** Advice that own farmers cannot follow, and why, until somebody has spoken with them. */
  cannot: z.array(
    z.object({
      deliveryId: z.string(),
      farmerId: z.string(),
      fullName: z.string(),
      phone: z.string().nullable(),
      crop: z.string(),
      title: z.string(),
      reason: z.string().nullable(),
    }),
  ),
  /** Fields of own farmers that are so large that a buyer asks for their border, which nobody knows. */
  borders: z.array(
    z.object({
      fieldId: z.string(),
      name: z.string(),
      totalArea: z.number(),
      farmerId: z.string(),
      fullName: z.string(),
      phone: z.string().nullable(),
    }),
  ),
  /** Borders that lie over each other, of own farmers or of those whom nobody looks after. */
  cases: z.array(boundaryCase),
  /** Own farmers with whom nobody has spoken for thirty days. */
  silent: z.array(
    z.object({
      id: z.string(),
      fullName: z.string(),
      location: z.string().nullable(),
      phone: z.string().nullable(),
      lastContactAt: z.string().nullable(),
    }),
  ),
})
export type Today = z.infer<typeof today>
