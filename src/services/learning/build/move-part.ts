import type { z } from 'zod'
import type { Db } from '#db/client.ts'
import { findPlace, listPartIds, setPartOrder } from '#db/queries/learning/course-parts.ts'
import { findAdminCourse, updateCourse } from '#db/queries/learning/courses.ts'
import { COURSE_PARTS, placedAt } from '#domain/learning/build/course-part.ts'
import type { movePartInput } from '#domain/learning/build/course-parts.schema.ts'
import { problem } from '#domain/problem.ts'
import { courseOfParent } from './save-part.ts'

/**
 * Moves a part to another place among its kind; a lesson or a quiz also into another module of its course. A question
 * stays in its quiz, whose attempts answer it.
 */
export function movePart(tx: Db, { kind, id, version, parentId, at }: z.infer<typeof movePartInput>) {
  const place = findPlace(tx, kind, id)
  if (!place || courseOfParent(tx, kind, parentId) !== place.courseId) throw problem('notFound')
  const isElsewhere = parentId !== place.parentId
  if (isElsewhere && kind === 'question') throw problem('notFound')
  assertUnchanged(tx, place.courseId, version)
  const ids = listPartIds(tx, kind, parentId)
  if (isElsewhere && ids.length >= COURSE_PARTS[kind].most) throw problem('courseFull')
  setPartOrder(tx, kind, parentId, placedAt(ids, id, at))
  if (isElsewhere) setPartOrder(tx, kind, place.parentId, listPartIds(tx, kind, place.parentId))
  updateCourse(tx, place.courseId, {})
  return { id }
}

/** Refuses what was decided on an older state of the course. */
export function assertUnchanged(tx: Db, courseId: string, version: number) {
  if (findAdminCourse(tx, courseId)?.version !== version) throw problem('courseChanged')
}
