import * as z from 'zod'

/** What the platform holds, counted. */
export const adminStats = z.object({
  totalUsers: z.number(),
  totalFarmers: z.number(),
  totalCrops: z.number(),
  activeAdvisories: z.number(),
  totalAdvisories: z.number(),
  totalExtensionAgents: z.number(),
  totalMarketPrices: z.number(),
  activeWeatherAlerts: z.number(),
  totalWeatherAlerts: z.number(),
})
export type AdminStats = z.infer<typeof adminStats>

/** The courses and who takes them, counted. */
export const courseStats = z.object({
  publishedCourses: z.number(),
  totalCourses: z.number(),
  totalEnrollments: z.number(),
})
export type CourseStats = z.infer<typeof courseStats>

const month = { from: z.string() }
const week = { from: z.string() }

/** What the charts of the overview show; each period is named by its first day. */
export const adminTrends = z.object({
  /** By month: farmers who came in it, and how many there were at its end. */
  farmers: z.array(z.object({ ...month, added: z.number(), total: z.number() })),
  /** By week: the prices whose day lies in it. */
  prices: z.array(z.object({ ...week, prices: z.number() })),
  /** By month: dated advice that was delivered in it, by what farmers answered since. */
  advice: z.array(z.object({ ...month, done: z.number(), cannot: z.number(), unanswered: z.number() })),
  /** Text messages of the same weeks by their state. */
  sms: z.object({ pending: z.number(), sent: z.number(), delivered: z.number(), failed: z.number() }),
  /** The courses that most learners take; `enrolled` counts those who completed it too. */
  courses: z.array(z.object({ id: z.string(), title: z.string(), enrolled: z.number(), completed: z.number() })),
})
export type AdminTrends = z.infer<typeof adminTrends>
