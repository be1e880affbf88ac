import * as z from 'zod'
import { COURSE_LEVELS } from './course.ts'

/** A course as the catalogue shows it; `price` in minor units of its currency, 0 means free. */
export const courseCard = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  shortDescription: z.string().nullable(),
  duration: z.string().nullable(),
  level: z.enum(COURSE_LEVELS),
  price: z.number(),
  currency: z.string(),
  targetAudience: z.array(z.string()),
  learningObjectives: z.array(z.string()),
  keyBenefits: z.array(z.string()),
  isPublished: z.boolean(),
  imageUrl: z.string().nullable(),
  createdAt: z.string(),
})
export type CourseCard = z.infer<typeof courseCard>
