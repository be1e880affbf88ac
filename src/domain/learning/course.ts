export const COURSE_LEVELS = {
  beginner: { label: 'Beginner' },
  intermediate: { label: 'Intermediate' },
  advanced: { label: 'Advanced' },
} as const

export const LESSON_TYPES = {
  text: { label: 'Text' },
  video: { label: 'Video' },
} as const

export const QUESTION_TYPES = {
  multiple_choice: { label: 'Multiple choice' },
} as const

export const ENROLLMENT_STATUS = {
  enrolled: { label: 'Enrolled' },
  completed: { label: 'Completed' },
} as const

/** The currencies the course form offers, the default first. */
export const COURSE_CURRENCIES = ['USD', 'NGN', 'KES', 'GHS', 'ZAR', 'LRD'] as const

/** Percent of right answers that passes a quiz which sets no score of its own. */
export const DEFAULT_PASSING_SCORE = 70

export type CourseLevel = keyof typeof COURSE_LEVELS
export type LessonType = keyof typeof LESSON_TYPES
export type QuestionType = keyof typeof QUESTION_TYPES
export type EnrollmentStatus = keyof typeof ENROLLMENT_STATUS

/** A course price in minor units as it is shown: with a $ sign for USD alone, else with the currency's code. */
export const formatCoursePrice = (minor: number, currency: string) => {
  const amount = (minor / 100).toFixed(2)
  return currency === 'USD' ? `$${amount}` : `${amount} ${currency}`
}
