import type { z } from 'zod'
import type { Db } from '#db/client.ts'
import { findOrderIndex, findPlace, listPartIds, setPartOrder } from '#db/queries/learning/course-parts.ts'
import { findAdminCourse, updateCourse } from '#db/queries/learning/courses.ts'
import { archiveRecord, countDependents } from '#db/queries/operations/archive.ts'
import { COURSE_PARTS, type CoursePartKind, placedAt } from '#domain/learning/build/course-part.ts'
import type { partInput, removePartInput } from '#domain/learning/build/course-parts.schema.ts'
import { problem } from '#domain/problem.ts'
import type { Actor } from '#services/people/actor.ts'
import { assertUnchanged } from './move-part.ts'

/** How many rows of which tables would go with a part: its own parts, and what learners have done. */
export function previewRemoval(db: Db, { kind, id }: z.infer<typeof partInput>) {
  if (!findPlace(db, kind, id)) throw problem('notFound')
  return { counts: countDependents(db, COURSE_PARTS[kind].table, id) }
}

/** Deletes a part with all that goes with it; like its course it can be restored for some days. */
export function removePart(
  tx: Db,
  { kind, id, version }: z.infer<typeof removePartInput>,
  { user, now }: Pick<Actor, 'user' | 'now'>,
) {
  const place = findPlace(tx, kind, id)
  if (!place) throw problem('notFound')
  assertUnchanged(tx, place.courseId, version)
  // Courses of before the builder count from 1; the archive is to know the place as it is counted now.
  setPartOrder(tx, kind, place.parentId, listPartIds(tx, kind, place.parentId))
  const archived = archiveRecord(tx, {
    kind: 'course',
    recordId: id,
    root: COURSE_PARTS[kind],
    within: findAdminCourse(tx, place.courseId)!.title,
    deletedBy: user.id,
    deletedAt: now().toISOString(),
  })
  setPartOrder(tx, kind, place.parentId, listPartIds(tx, kind, place.parentId))
  updateCourse(tx, place.courseId, {})
  return { id, archiveId: archived!.id }
}

/** Gives a part that was restored the place that it had. */
export function placeRestored(tx: Db, kind: CoursePartKind, id: string) {
  const { parentId, courseId } = findPlace(tx, kind, id)!
  const at = findOrderIndex(tx, kind, id)!
  setPartOrder(tx, kind, parentId, placedAt(listPartIds(tx, kind, parentId), id, at))
  updateCourse(tx, courseId, {})
}
