import type { z } from 'zod'
import type { Db } from '#db/client.ts'
import { findAdminCourse, insertCourse, updateCourse } from '#db/queries/learning/courses.ts'
import type { courseEdit, NewCourse } from '#domain/learning/course-admin.schema.ts'
import type { AdminCourse } from '#domain/learning/publication.schema.ts'
import { changesOf } from '../operations/edit-row.ts'
import { mergeEdit } from '../operations/merge-edit.ts'
import type { Actor } from '../people/actor.ts'

type Admin = Pick<Actor, 'user' | 'now'>

/** Adds a course, which nobody but administrators sees until it is published. */
export function addCourse(tx: Db, input: NewCourse, { user, now }: Admin): AdminCourse {
  const { id } = insertCourse(tx, { ...input, createdBy: user.id, createdAt: now().toISOString() })
  return findAdminCourse(tx, id)!
}

export function changeCourse(tx: Db, input: z.infer<typeof courseEdit>): AdminCourse {
  const row = findAdminCourse(tx, input.id)
  const changes = changesOf(row, mergeEdit(tx, 'courses', row, input))
  if (Object.keys(changes).length > 0) updateCourse(tx, input.id, changes as Parameters<typeof updateCourse>[2])
  return findAdminCourse(tx, input.id)!
}
