import type { Db } from '#db/client.ts'
import { findEnrollment } from '#db/queries/learning/enrollments.ts'
import { findCourse, findLesson, findQuiz } from '#db/queries/learning/outlines.ts'
import type { User } from '#domain/people/session.schema.ts'
import { problem } from '#domain/problem.ts'

type Course = { id: string; isPublished: boolean; price: number }

/** A published course; administrators see drafts too. For others a draft does not exist. */
export const visibleCourse = (db: Db, id: string, user: User | null) => visible(findCourse(db, id), user)

/** A lesson with its course, for who may read it. */
export function readableLesson(db: Db, id: string, user: User | null) {
  const found = findLesson(db, id)
  if (!found) throw problem('notFound')
  return { lesson: found.lesson, course: readable(db, found.course, user) }
}

/** A quiz with its course, for who may read it. */
export function readableQuiz(db: Db, id: string, user: User | null) {
  const found = findQuiz(db, id)
  if (!found) throw problem('notFound')
  return { quiz: found.quiz, course: readable(db, found.course, user) }
}

function visible<C extends Course>(course: C | undefined, user: User | null): C {
  if (!course || !(course.isPublished || user?.role === 'admin')) throw problem('notFound')
  return course
}

/** Lessons and quizzes of a free course are for anyone, those of a priced one for who is enrolled. */
function readable<C extends Course>(db: Db, found: C, user: User | null): C {
  const course = visible(found, user)
  const isOpen = course.price === 0 || user?.role === 'admin'
  if (!isOpen && !(user && findEnrollment(db, user.id, course.id))) throw problem('notEnrolled')
  return course
}
