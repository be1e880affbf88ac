import type { Db } from '#db/client.ts'
import { findEnrollment, insertEnrollment } from '#db/queries/learning/enrollments.ts'
import type { Enrollment } from '#domain/learning/learning.schema.ts'
import { problem } from '#domain/problem.ts'
import type { Actor } from '../people/actor.ts'
import { readProgress } from './course-progress.ts'
import { visibleCourse } from './readable-course.ts'

type Course = { id: string; price: number }
type Learner = Pick<Actor, 'user' | 'writtenAt'>

/** Enrolls a learner in a free course; done again it changes nothing. A priced one waits for payments. */
export function enroll(tx: Db, course: Course, { user, writtenAt }: Learner) {
  if (findEnrollment(tx, user.id, course.id)) return
  if (course.price > 0) throw problem('courseNotFree')
  insertEnrollment(tx, { userId: user.id, courseId: course.id, enrolledAt: writtenAt().toISOString() })
}

/** The same for a course that is named by its id; returns the learner's progress in it. */
export function enrollById(tx: Db, courseId: string, learner: Learner): Enrollment & { id: string } {
  const course = visibleCourse(tx, courseId, learner.user)
  enroll(tx, course, learner)
  return enrollmentOf(tx, course.id, learner.user)!
}

/** What a learner has done in a course; null where the learner is not enrolled. */
export function enrollmentOf(db: Db, courseId: string, { id }: Pick<Learner['user'], 'id'>) {
  const progress = readProgress(db, id, courseId)
  return progress && { id: courseId, ...progress }
}
