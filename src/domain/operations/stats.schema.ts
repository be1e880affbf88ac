import { z } from 'zod'

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
