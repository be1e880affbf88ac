import type { Db } from '#db/client.ts'
import {
  findEnrollment,
  listCompletedLessons,
  listPassedQuizzes,
  updateEnrollment,
} from '#db/queries/learning/enrollments.ts'
import { listOutline } from '#db/queries/learning/outlines.ts'
import type { Enrollment } from '#domain/learning/learning.schema.ts'
import { type CourseWork, courseProgress } from '#domain/learning/progress.ts'
import type { User } from '#domain/people/session.schema.ts'
import { issueCertificate } from './certificates.ts'

/** What a learner has done in a course, as it stands now: a lesson that was added later reopens it. */
export function readProgress(db: Db, userId: string, courseId: string): Enrollment | null {
  const enrolled = findEnrollment(db, userId, courseId)
  if (!enrolled) return null
  const { work, timeSpent } = workOf(db, userId, courseId)
  const progressPercentage = courseProgress(work)
  return {
    enrolledAt: enrolled.enrolledAt,
    ...stateAt(progressPercentage, enrolled.completedAt),
    completedLessons: work.lessons.filter((id) => work.completedLessons.has(id)),
    passedQuizzes: work.quizzes.filter((id) => work.passedQuizzes.has(id)),
    timeSpent,
  }
}

/** Stores how far a learner has come; `at` is when the last step was taken. A complete course earns a certificate. */
export function storeProgress(tx: Db, user: User, courseId: string, at: string) {
  const enrolled = findEnrollment(tx, user.id, courseId)
  if (!enrolled) return
  const percent = courseProgress(workOf(tx, user.id, courseId).work)
  const state = stateAt(percent, percent === 100 ? (enrolled.completedAt ?? at) : null)
  updateEnrollment(tx, enrolled.id, { ...state, lastActiveAt: at })
  if (percent === 100) issueCertificate(tx, user, courseId, at)
}

const stateAt = (progressPercentage: number, completedAt: string | null) => ({
  progressPercentage,
  status: progressPercentage === 100 ? ('completed' as const) : ('enrolled' as const),
  completedAt: progressPercentage === 100 ? completedAt : null,
})

function workOf(db: Db, userId: string, courseId: string): { work: CourseWork; timeSpent: number } {
  const modules = listOutline(db, courseId)
  const completed = listCompletedLessons(db, userId, courseId)
  const work = {
    lessons: modules.flatMap(({ lessons }) => lessons.map(({ id }) => id)),
    quizzes: modules.flatMap(({ quizzes }) => quizzes.map(({ id }) => id)),
    completedLessons: new Set(completed.map(({ id }) => id)),
    passedQuizzes: new Set(listPassedQuizzes(db, userId, courseId).map(({ id }) => id)),
  }
  return { work, timeSpent: completed.reduce((sum, { timeSpent }) => sum + (timeSpent ?? 0), 0) }
}
