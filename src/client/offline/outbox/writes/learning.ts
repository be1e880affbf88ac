import { now } from '#client/phone/clock.ts'
import { newEnrollment } from '#domain/learning/progress.ts'
import type { Writes } from './write.ts'

/** What a learner writes. */
export const LEARNING_WRITES = {
  'learning.courses.enroll': {
    words: 'enroll',
    rows: ({ id }) => [id],
    lists: ['learning'],
    optimisticAnswer: ({ id }) => ({ id, ...newEnrollment(now().toISOString()) }),
  },
  'learning.lessons.complete': {
    words: 'lesson',
    rows: ({ id }) => [id],
    lists: ['learning'],
    alsoShownIn: 'learning.courses',
    optimisticAnswer: ({ id }) => ({ id, completed: true }),
  },
  'learning.quizzes.submit': {
    words: 'quiz',
    // Attempts at one quiz are counted in the order of writing.
    rows: ({ id }) => [id],
    lists: ['learning'],
    alsoShownIn: 'learning.courses',
    // Only the server marks it: no attempt has the number 0.
    optimisticAnswer: () => ({
      id: '',
      attemptNumber: 0,
      score: 0,
      passed: false,
      completedAt: now().toISOString(),
      results: [],
    }),
  },
} satisfies Writes
