import * as z from 'zod'
import { rowId } from '../contract.ts'
import { adminRow } from '../operations/admin.schema.ts'
import { courseCard } from './course.schema.ts'

/**
 * A course as administrators see it: when farmers were notified of it, null for never, its content and its students.
 */
export const adminCourse = courseCard.extend({
  publishedAt: z.string().nullable(),
  moduleCount: z.number(),
  lessonCount: z.number(),
  enrollmentCount: z.number(),
  ...adminRow.shape,
})
export type AdminCourse = z.infer<typeof adminCourse>

export const publishCourseInput = z.object({ id: rowId, published: z.boolean() })
