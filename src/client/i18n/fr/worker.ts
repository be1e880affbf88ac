import type { Translation } from '../translation.ts'

/** Draft, awaiting review by a native speaker. */
export default {
  title: 'Kuu',
  news: 'Il y a du nouveau pour vous. Touchez pour lire.',
} as const satisfies Translation<'worker'>
