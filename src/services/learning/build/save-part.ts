import type { Db } from '#db/client.ts'
import { findPlace, insertPart, listPartIds, setPartOrder, updatePart } from '#db/queries/learning/course-parts.ts'
import { findAdminCourse, updateCourse } from '#db/queries/learning/courses.ts'
import { COURSE_PARTS, type CoursePartKind } from '#domain/learning/build/course-part.ts'
import type { SavePart } from '#domain/learning/build/course-parts.schema.ts'
import { EditConflict, problem } from '#domain/problem.ts'
import { conflictOf, isSame } from '#services/operations/edit-row.ts'
import { findFields } from './part-fields.ts'
import { revisionOf } from './revision.ts'

/** Adds a part at the end of its place, or changes one. */
export const savePart = (tx: Db, part: SavePart) => (part.id === undefined ? addPart(tx, part) : changePart(tx, part, part.id)) // biome-ignore format: one line

function addPart(tx: Db, part: SavePart) {
  const { kind, parentId } = part
  const courseId = courseOfParent(tx, kind, parentId)
  const ids = listPartIds(tx, kind, parentId)
  if (ids.length >= COURSE_PARTS[kind].most) throw problem('courseFull')
  const id = insertPart(tx, part, ids.length)
  setPartOrder(tx, kind, parentId, [...ids, id])
  updateCourse(tx, courseId, {})
  return { id }
}

function changePart(tx: Db, part: SavePart, id: string) {
  const { kind, fields, revision } = part
  const before = findFields(tx, kind, id)
  if (!before) throw problem('notFound')
  const changed = Object.entries(fields).filter(([field, value]) => !isSame(value, before[field]))
  if (changed.length === 0) return { id }
  if (revision !== undefined && revision !== revisionOf(before))
    throw new EditConflict(changed.map(([field, mine]) => conflictOf(field, mine, before[field])))
  updatePart(tx, part, id)
  updateCourse(tx, findPlace(tx, kind, id)!.courseId, {})
  return { id }
}

/** The course in which a part may stand under this parent. */
export function courseOfParent(db: Db, kind: CoursePartKind, parentId: string): string {
  const course =
    kind === 'module' ? findAdminCourse(db, parentId)?.id : findPlace(db, PARENTS[kind], parentId)?.courseId
  if (!course) throw problem('notFound')
  return course
}

const PARENTS = { lesson: 'module', quiz: 'module', question: 'quiz' } as const
