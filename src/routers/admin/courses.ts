import * as z from 'zod'
import { findAdminCourse, listAdminCourses } from '#db/queries/learning/courses.ts'
import { rowId } from '#domain/contract.ts'
import { courseEdit, newCourse } from '#domain/learning/course-admin.schema.ts'
import { adminCourse, publishCourseInput } from '#domain/learning/publication.schema.ts'
import { deletedRow } from '#domain/operations/admin.schema.ts'
import { addCourse, changeCourse } from '#services/learning/admin-courses.ts'
import { copyCourse } from '#services/learning/build/course-tree.ts'
import { publishCourse } from '#services/learning/publish-course.ts'
import { deleteRecord } from '#services/operations/archive.ts'
import { as, router } from '../trpc.ts'

const table = 'courses'

export const courses = router({
  list: as('admin')
    .output(z.array(adminCourse))
    .query(({ ctx }) => listAdminCourses(ctx.db)),

  create: as('admin')
    .input(newCourse)
    .output(adminCourse)
    .mutation(({ ctx, input }) => ctx.write((tx) => addCourse(tx, input, ctx), { table, again: findAdminCourse })),

  change: as('admin')
    .input(courseEdit)
    .output(adminCourse)
    .mutation(({ ctx, input }) =>
      ctx.write((tx) => changeCourse(tx, input), { table, id: input.id, again: findAdminCourse }),
    ),

  delete: as('admin')
    .input(z.object({ id: rowId }))
    .output(deletedRow)
    .mutation(({ ctx, input }) =>
      ctx.write((tx) => deleteRecord(tx, 'course', input.id, ctx), { table, id: input.id }),
    ),

  /** Makes a draft of the same content. */
  copy: as('admin')
    .input(z.object({ id: rowId }))
    .output(adminCourse)
    .mutation(({ ctx, input }) => ctx.write((tx) => copyCourse(tx, input.id, ctx), { table, again: findAdminCourse })),

  /** Opens a course to everybody, or hides it. The first time farmers are notified. */
  publish: as('admin')
    .input(publishCourseInput)
    .output(adminCourse)
    .mutation(({ ctx, input }) =>
      ctx.write((tx) => publishCourse(tx, input, ctx), { table, id: input.id, again: findAdminCourse }),
    ),
})
