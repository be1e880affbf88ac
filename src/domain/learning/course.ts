import { formatAmount, toMajor } from '../money.ts'

export const COURSE_LEVELS = ['beginner', 'intermediate', 'advanced'] as const

export const LESSON_TYPES = ['text', 'video'] as const

export const QUESTION_TYPES = ['multiple_choice'] as const

export const ENROLLMENT_STATUS = ['enrolled', 'completed'] as const

/** Percent of right answers that passes a quiz which sets no score of its own. */
export const DEFAULT_PASSING_SCORE = 70

/** A course price, which the API has in minor units; '$' stands for dollars alone. */
export const formatCoursePrice = (minor: number, currency: string) => formatAmount(toMajor(minor), currency)
