import * as z from 'zod'
import { boundedText } from '../contract.ts'

/** How many of each kind are found at once. */
export const MAX_FOUND = 5

export const findInput = z.object({ words: boundedText(100) })

/** What some words find on the whole desk, a few of each kind. */
export const found = z.object({
  users: z.array(
    z.object({ id: z.string(), fullName: z.string(), username: z.string(), phone: z.string().nullable() }),
  ),
  crops: z.array(z.object({ id: z.string(), name: z.string(), localName: z.string().nullable() })),
  tickets: z.array(z.object({ ticketId: z.string(), name: z.string(), text: z.string() })),
  courses: z.array(z.object({ id: z.string(), title: z.string() })),
  advisories: z.array(z.object({ id: z.string(), title: z.string() })),
})
export type Found = z.infer<typeof found>
