import { z } from 'zod'
import { rowId } from '../contract.ts'
import { courseCard } from './course.schema.ts'

/** A course as the desk sees it: when farmers were told of it, null for never, and what it holds and who takes it. */
export const deskCourse = courseCard.extend({
  publishedAt: z.string().nullable(),
  moduleCount: z.number(),
  lessonCount: z.number(),
  enrollmentCount: z.number(),
})
export type DeskCourse = z.infer<typeof deskCourse>

export const publicationToSet = z.object({ id: rowId, published: z.boolean() })
