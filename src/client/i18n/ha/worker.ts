import type { Translation } from '../translation.ts'

/** Draft, awaiting review by a native speaker. */
export default {
  title: 'Kuu',
  news: 'Akwai labari a gare ka. Danna don karantawa.',
} as const satisfies Translation<'worker'>
