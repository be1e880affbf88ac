export const COURSE_LEVELS = ['beginner', 'intermediate', 'advanced'] as const

export const LESSON_TYPES = ['text', 'video'] as const

export const QUESTION_TYPES = ['multiple_choice'] as const

export const ENROLLMENT_STATUS = ['enrolled', 'completed'] as const

/** Percent of right answers that passes a quiz which sets no score of its own. */
export const DEFAULT_PASSING_SCORE = 70
