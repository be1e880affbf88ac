import * as z from 'zod'
import { ADVISORY_CATEGORIES } from '../advice/advisory.ts'
import { keysOf } from '../table.ts'

/** How many there are of something that rots, and the worst few of it. */
const line = <S extends z.ZodType>(item: S) => z.object({ count: z.number(), worst: z.array(item) })

/** What on the platform gets old or is missing; each line names its rows, the worst first. */
export const contentHealth = z.object({
  /** Markets whose newest price is older than their own interval allows; `allowedDays` is that interval. */
  oldPrices: line(
    z.object({ market: z.string(), newest: z.string(), allowedDays: z.number(), overdueDays: z.number() }),
  ),
  /** Weather alerts that have ended and are still switched on. */
  endedAlerts: line(z.object({ id: z.string(), title: z.string(), location: z.string(), expiresAt: z.string() })),
  /**
   * Crops (or, for advice of all crops, categories) with active advice in English and none in a language that several
   * active farmers use.
   */
  untranslated: line(
    z.object({
      cropId: z.string().nullable(),
      crop: z.string().nullable(),
      category: z.enum(keysOf(ADVISORY_CATEGORIES)).nullable(),
      language: z.string(),
      advisories: z.number(),
      farmers: z.number(),
    }),
  ),
  /** Crops of the catalogue without active advice. */
  cropsWithoutAdvice: line(z.object({ id: z.string(), name: z.string(), growers: z.number() })),
  /** Open requests for help; the counts are of those that are older than so many days. */
  openQuestions: line(
    z.object({ ticketId: z.string(), name: z.string(), text: z.string(), createdAt: z.string() }),
  ).extend({
    older: z.array(z.object({ days: z.number(), count: z.number() })),
  }),
  /** Active farmers without a phone number, who cannot be sent a text message. */
  withoutPhone: line(z.object({ id: z.string(), fullName: z.string(), username: z.string(), createdAt: z.string() })),
})
export type ContentHealth = z.infer<typeof contentHealth>
