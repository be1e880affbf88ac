import { found } from '../search.ts'
import type { CourseCard } from './course.schema.ts'
import type { COURSE_LEVELS } from './course.ts'

export type CourseSearch = { q?: string; level?: (typeof COURSE_LEVELS)[number]; audience?: string }

/** The courses of a level and an audience whose texts have every word of a query, the best match first. */
export const searchCourses = (courses: readonly CourseCard[], { q = '', level, audience }: CourseSearch) =>
  found(
    courses.filter(
      (course) => (!level || course.level === level) && (!audience || course.targetAudience.includes(audience)),
    ),
    q,
    ({ title, shortDescription, description, learningObjectives }) => ({
      shown: [title, shortDescription ?? '', description, ...learningObjectives].filter(Boolean),
    }),
  )

/** Whom the courses are for, each audience once, by the alphabet. */
export const audiencesOf = (courses: readonly CourseCard[]) =>
  [...new Set(courses.flatMap(({ targetAudience }) => targetAudience))].sort((one, other) => one.localeCompare(other))
