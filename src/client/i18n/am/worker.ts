import type { Translation } from '../translation.ts'

/** Draft, awaiting review by a native speaker. */
export default {
  title: 'Kuu',
  news: 'ለእርስዎ ዜና አለ። ለማንበብ ይጫኑ።',
} as const satisfies Translation<'worker'>
