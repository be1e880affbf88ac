/** The photos of whoever is signed in. */
export const PHOTO_CACHE = 'kuu-photos'
/** The second copy of a walk under way (see walk/spare-walk.ts). */
export const WALK_CACHE = 'kuu-walk'

/** The files of the courses that were saved on this phone, a cache for each course of a person. */
const COURSE_CACHE = 'kuu-course'
export const courseCacheOf = (userId: string, courseId: string) => `${COURSE_CACHE} ${userId} ${courseId}`
export const isCourseCache = (name: string) => name.startsWith(`${COURSE_CACHE} `)
