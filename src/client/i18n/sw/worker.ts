import type { Translation } from '../translation.ts'

/** Draft, awaiting review by a native speaker. */
export default {
  title: 'Kuu',
  news: 'Kuna habari kwako. Bonyeza usome.',
} as const satisfies Translation<'worker'>
