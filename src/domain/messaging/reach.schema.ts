import * as z from 'zod'
import { PLACE_LEVELS } from '../places.ts'

const counted = z.array(z.object({ name: z.string(), people: z.number() }))

/** By which level of the hierarchy people are counted by place. */
export const placeLevel = z.enum(PLACE_LEVELS).default('town')

/**
 * Whom an advisory or an alert concerns before it is sent. Those who are `notified` by the bell and those who do not
 * want it, `unwanted`, are together `people`; `texted` get a text message besides.
 */
export const reach = z.object({
  people: z.number(),
  notified: z.number(),
  unwanted: z.number(),
  texted: z.number(),
  /** Of those notified, who get no text message, and why; null where none is sent. */
  untexted: z.object({ noPhone: z.number(), notWanted: z.number() }).nullable(),
  /** The most frequent ones; the rest is counted under ''. */
  /** The same by place; null are the places that are not known. */
  byPlace: z.array(z.object({ name: z.string().nullable(), people: z.number() })),
  byLanguage: counted,
  byCrop: counted,
})
export type Reach = z.infer<typeof reach>

/**
 * Whom several records concern that are switched on together: how many of them are announced at all, and what is sent.
 * A person whom two of them concern is counted twice, as two notifications arrive.
 */
export const reachOfSeveral = reach
  .pick({ notified: true, unwanted: true, texted: true })
  .extend({ announced: z.number() })
export type ReachOfSeveral = z.infer<typeof reachOfSeveral>

/** What was sent of one announcement. */
export const dispatch = z.object({
  id: z.string(),
  notified: z.number(),
  texted: z.number(),
  suppressed: z.number(),
  startedAt: z.string(),
  /** Null while it is still being sent. */
  endedAt: z.string().nullable(),
})
export type Dispatch = z.infer<typeof dispatch>
