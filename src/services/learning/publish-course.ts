import type { Db } from '#db/client.ts'
import { findAdminCourse, setPublication } from '#db/queries/learning/courses.ts'
import type { AdminCourse } from '#domain/learning/publication.schema.ts'
import { published, wasNeverPublished } from '#domain/learning/publication.ts'
import { problem } from '#domain/problem.ts'
import type { Actor } from '../people/actor.ts'
import { announceCourse } from './announce-course.ts'

/** Publishes a course or hides it. The first publication notifies the farmers. */
export function publishCourse(
  tx: Db,
  { id, published: isPublished }: { id: string; published: boolean },
  { now }: Pick<Actor, 'now'>,
): AdminCourse {
  const course = findAdminCourse(tx, id)
  if (!course) throw problem('notFound')
  if (course.isPublished === isPublished) return course
  setPublication(tx, course.id, published(course, isPublished, now().toISOString()))
  if (wasNeverPublished(course)) announceCourse(tx, course, now())
  return findAdminCourse(tx, course.id)!
}
