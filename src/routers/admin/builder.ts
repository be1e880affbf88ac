import * as z from 'zod'
import { rowId } from '#domain/contract.ts'
import { builtCourse, builtLesson } from '#domain/learning/build/built-course.schema.ts'
import { COURSE_PARTS } from '#domain/learning/build/course-part.ts'
import {
  addLessonsInput,
  lessonPreviewInput,
  movePartInput,
  partInput,
  removePartInput,
  savePartInput,
} from '#domain/learning/build/course-parts.schema.ts'
import { lessonText } from '#domain/learning/lesson-text.schema.ts'
import { deletedRow } from '#domain/operations/admin.schema.ts'
import { deletionPreview } from '#domain/operations/archive.schema.ts'
import { addLessons } from '#services/learning/build/add-lessons.ts'
import { movePart } from '#services/learning/build/move-part.ts'
import { readBuiltCourse, readBuiltLesson } from '#services/learning/build/read-built-course.ts'
import { previewRemoval, removePart } from '#services/learning/build/remove-part.ts'
import { savePart } from '#services/learning/build/save-part.ts'
import { lessonTextOf } from '#services/learning/lesson-text.ts'
import { as, router } from '../trpc.ts'

const byId = z.object({ id: rowId })
const written = z.object({ id: z.string() })
const rowOf = ({ kind, id }: { kind: keyof typeof COURSE_PARTS; id?: string | undefined }) => ({
  table: COURSE_PARTS[kind].table,
  ...(id !== undefined && { id }),
})

/** What a course consists of, for those who write it. */
export const builder = router({
  get: as('admin')
    .input(byId)
    .output(builtCourse)
    .query(({ ctx, input }) => readBuiltCourse(ctx.db, input.id)),

  lesson: as('admin')
    .input(byId)
    .output(builtLesson)
    .query(({ ctx, input }) => readBuiltLesson(ctx.db, input.id)),

  /** Markdown as a learner will see it. */
  preview: as('admin')
    .input(lessonPreviewInput)
    .output(lessonText)
    .mutation(({ input }) => lessonTextOf(input.content)),

  save: as('admin')
    .input(savePartInput)
    .output(written)
    .mutation(({ ctx, input }) => ctx.write((tx) => savePart(tx, input), rowOf(input))),

  /** Lessons of a document that was read. */
  addLessons: as('admin')
    .input(addLessonsInput)
    .output(written)
    .mutation(({ ctx, input }) => ctx.write((tx) => addLessons(tx, input), { table: 'modules' })),

  move: as('admin')
    .input(movePartInput)
    .output(written)
    .mutation(({ ctx, input }) => ctx.write((tx) => movePart(tx, input), rowOf(input))),

  /** What would go with a part. */
  removal: as('admin')
    .input(partInput)
    .output(deletionPreview.pick({ counts: true }))
    .query(({ ctx, input }) => previewRemoval(ctx.db, input)),

  remove: as('admin')
    .input(removePartInput)
    .output(deletedRow)
    .mutation(({ ctx, input }) => ctx.write((tx) => removePart(tx, input, ctx), rowOf(input))),
})
