import type { Db } from '#db/client.ts'
import { listEnrollments } from '#db/queries/learning/enrollments.ts'
import { countLessons } from '#db/queries/learning/outlines.ts'
import { readProgress } from './course-progress.ts'

/** The courses that a learner takes, each with the progress as it stands now. */
export function listMyCourses(db: Db, userId: string) {
  const enrolled = listEnrollments(db, userId)
  const counts = new Map(countLessons(db, enrolled.map(({ course }) => course.id)).map((each) => [each.courseId, each.count])) // biome-ignore format: one table
  return enrolled.map(({ course, enrollment }) => ({
    ...course,
    enrollment: readProgress(db, userId, course.id) ?? enrollment,
    lessonCount: counts.get(course.id) ?? 0,
  }))
}
