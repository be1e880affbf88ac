import type { CourseDetail, Enrollment } from '#domain/learning/learning.schema.ts'
import { courseProgress, newEnrollment } from '#domain/learning/progress.ts'
import type { OutboxEntry } from '../outbox/entry.ts'
import { type PendingWrite, writesOf } from '../outbox/pending-writes.ts'
import { writtenOn } from '../outbox/written-on.ts'

/** A course with the ids of the lessons and quizzes that wait in the outbox. */
export type LearnerCourse = CourseDetail & { pending: readonly string[] }

/**
 * A course as its learner has it: enrolled, and its lessons completed, also where the server does not know yet. A quiz
 * is passed only when the server says so.
 */
export function optimisticCourse(course: CourseDetail, entries: readonly OutboxEntry[]): LearnerCourse {
  const lessons = course.modules.flatMap((module) => module.lessons.map(({ id }) => id))
  const quizzes = course.modules.flatMap((module) => module.quizzes.map(({ id }) => id))
  const writes = writesOf(
    entries,
    'learning.courses.enroll',
    'learning.lessons.complete',
    'learning.quizzes.submit',
  ).filter(({ input: { id } }) => id === course.id || lessons.includes(id) || quizzes.includes(id))
  return {
    ...course,
    enrollment: writes.length === 0 ? course.enrollment : enrollmentAfter(writes, course, { lessons, quizzes }),
    pending: writes.filter(({ isDone }) => !isDone).map(({ input }) => input.id),
  }
}

type LearningWrite = PendingWrite<'learning.courses.enroll' | 'learning.lessons.complete' | 'learning.quizzes.submit'>
type Outline = { lessons: string[]; quizzes: string[] }

function enrollmentAfter(writes: LearningWrite[], course: CourseDetail, { lessons, quizzes }: Outline): Enrollment {
  const before = course.enrollment ?? newEnrollment(writtenOn(writes[0]!).toISOString())
  const completed = writes.filter(({ path }) => path === 'learning.lessons.complete').map(({ input }) => input.id)
  const passed = writes.filter((write) => write.path === 'learning.quizzes.submit' && write.optimisticAnswer.passed).map(({ input }) => input.id) // biome-ignore format: one list
  const completedLessons = new Set([...before.completedLessons, ...completed])
  const passedQuizzes = new Set([...before.passedQuizzes, ...passed])
  const progressPercentage = courseProgress({ lessons, quizzes, completedLessons, passedQuizzes })
  return {
    ...before,
    progressPercentage,
    status: progressPercentage === 100 ? 'completed' : 'enrolled',
    completedLessons: lessons.filter((id) => completedLessons.has(id)),
    passedQuizzes: quizzes.filter((id) => passedQuizzes.has(id)),
  }
}

/** The attempt at a quiz that the server has not marked yet. */
export const pendingAttempt = (entries: readonly OutboxEntry[], quizId: string) =>
  writesOf(entries, 'learning.quizzes.submit').find(({ input, isDone }) => input.id === quizId && !isDone)
