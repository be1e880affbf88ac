import { problemOf } from '#client/api/errors.ts'
import { trpc } from '#client/api/hooks.ts'
import { optimisticCourse } from '#client/offline/optimistic/learning.ts'
import { useOptimistic } from '#client/offline/optimistic/useOptimistic.ts'

/**
 * A course with its outline and its learner's progress. It is asked for again at each visit: progress made on another
 * phone changes no list that phones synchronize.
 */
export function useCourse(id: string) {
  const course = trpc.learning.courses.get.useQuery(
    { id },
    { refetchOnMount: 'always', select: useOptimistic(optimisticCourse) },
  )
  /** The server denies that there is such a course: it was never there, or this phone still has it from before. */
  const isGone = problemOf(course.error) === 'notFound'
  return { ...course, isGone }
}
