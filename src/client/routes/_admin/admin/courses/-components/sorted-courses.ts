import { COURSE_LEVELS } from '#domain/learning/course.ts'
import type { AdminCourse } from '#domain/learning/publication.schema.ts'
import type { AdminSort } from '#domain/operations/admin-sorts.ts'

type Head = Exclude<AdminSort<'course'>, `-${string}`>

const BY: Record<Head, (a: AdminCourse, b: AdminCourse) => number> = {
  createdAt: (a, b) => a.createdAt.localeCompare(b.createdAt),
  title: (a, b) => a.title.localeCompare(b.title),
  level: (a, b) => COURSE_LEVELS.indexOf(a.level) - COURSE_LEVELS.indexOf(b.level),
  enrolled: (a, b) => a.enrollmentCount - b.enrollmentCount,
}

const HEADS = Object.keys(BY) as Head[]

/** Courses in one of the orders of their list. */
export function sortedCourses(courses: readonly AdminCourse[], sort: AdminSort<'course'>): AdminCourse[] {
  const head = HEADS.find((each) => sort === each || sort === `-${each}`)!
  return courses.toSorted((a, b) => (sort.startsWith('-') ? BY[head](b, a) : BY[head](a, b)))
}
