/** What a course asks of a learner, and what of it is done: ids of its lessons and quizzes. */
export type CourseWork = {
  lessons: readonly string[]
  quizzes: readonly string[]
  completedLessons: ReadonlySet<string>
  passedQuizzes: ReadonlySet<string>
}

/** Percent of lessons and quizzes that are done, rounded down: 100 is nothing less than all. */
export function courseProgress({ lessons, quizzes, completedLessons, passedQuizzes }: CourseWork) {
  const total = lessons.length + quizzes.length
  if (total === 0) return 0
  const done = lessons.filter((id) => completedLessons.has(id)).length + quizzes.filter((id) => passedQuizzes.has(id)).length // biome-ignore format: a sum
  return Math.floor((100 * done) / total)
}

/** A course is complete once all its lessons are completed and all its quizzes passed. */
export const isCourseComplete = (work: CourseWork) => courseProgress(work) === 100

/** Where a lesson stands in its course: its position divided by the number of lessons, in percent. */
export const lessonPosition = (lessons: readonly string[], id: string) =>
  lessons.length === 0 ? 0 : Math.round((100 * (lessons.indexOf(id) + 1)) / lessons.length)

/** A learner's state in a course that was just begun. */
export const newEnrollment = (enrolledAt: string) => ({
  enrolledAt,
  status: 'enrolled' as const,
  progressPercentage: 0,
  completedAt: null,
  completedLessons: [],
  passedQuizzes: [],
  timeSpent: 0,
})
