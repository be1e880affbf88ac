import * as z from 'zod'
import type { Day } from '../../dates.ts'
import { SMS_STATUS } from '../../messaging/sms.ts'
import { lastMonths, lastWeeks, type Period } from '../../operations/periods.ts'
import { PLACE_LEVELS } from '../../places.ts'
import { keysOf } from '../../table.ts'
import { TICKET_STATUS } from '../contact.ts'
import { DOCUMENT_CATEGORIES } from '../documents/document.ts'
import { GENDERS } from '../farmer-record.ts'
import { VISIT_STATUS } from '../visits/visit.ts'

/** How far back a report looks, and into which stretches it divides that time. */
export const REPORT_PERIODS = {
  weeks4: { stretches: (today: Day) => lastWeeks(today, 4) },
  weeks12: { stretches: (today: Day) => lastWeeks(today, 12) },
  months12: { stretches: (today: Day) => lastMonths(today, 12) },
} as const satisfies Record<string, { stretches: (today: Day) => Period[] }>
export type ReportPeriod = keyof typeof REPORT_PERIODS

export const reportInput = z.object({
  period: z.enum(keysOf(REPORT_PERIODS)).default('weeks12'),
  /** By which level of the hierarchy farmers are counted by place. */
  placeLevel: z.enum(PLACE_LEVELS).default('town'),
})
export type ReportInput = z.infer<typeof reportInput>

/** How long ago an agent last spoke with a farmer. */
export const CONTACT_AGES = ['month', 'quarter', 'longer', 'never'] as const

const counts = z.array(z.object({ name: z.string(), count: z.number() }))
const numbersOf = <K extends string>(keys: readonly [K, ...K[]]) => z.record(z.enum(keys), z.number())

/** What an agent did and what became of it, counted from the data; the farmers are those whom the agent looks after. */
export const agentReport = z.object({
  /** The first day that is counted. */
  since: z.string(),
  overview: z.object({
    /** All farmers of the platform, and those who registered in the period. */
    farmers: z.number(),
    newFarmers: z.number(),
    ownFarmers: z.number(),
    visits: z.number(),
    messages: z.number(),
    notes: z.number(),
    advisories: z.number(),
  }),
  farmers: z.object({
    /** The most frequent places; null are those that are not known, '' are the others. */
    byPlace: z.array(z.object({ name: z.string().nullable(), count: z.number() })),
    byLanguage: counts,
    byCrop: counts,
    byGender: z.record(z.enum([...GENDERS, 'unknown']), z.number()),
    byContact: numbersOf(CONTACT_AGES),
  }),
  engagement: z.object({
    sms: numbersOf(keysOf(SMS_STATUS)),
    visits: numbersOf(keysOf(VISIT_STATUS)),
    requests: numbersOf(TICKET_STATUS),
    advice: z.object({ done: z.number(), cannot: z.number(), unanswered: z.number() }),
  }),
  trends: z.array(
    z.object({ from: z.string(), farmers: z.number(), visits: z.number(), messages: z.number(), notes: z.number() }),
  ),
  documents: z.object({
    count: z.number(),
    bytes: z.number(),
    byCategory: z.array(z.object({ category: z.enum(DOCUMENT_CATEGORIES), count: z.number(), bytes: z.number() })),
  }),
})
export type AgentReport = z.infer<typeof agentReport>
