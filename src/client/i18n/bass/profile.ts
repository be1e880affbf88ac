import type { Translation } from '../translation.ts'

/** Dictionary words only. Each one names its source; the rest waits for a native speaker. */
export default {
  farmer: 'geɖe-nyu-nyɔ̀', // cefl: farmer
  help: 'gbo-kpá-sɔ̃̀', // cefl: help (noun)
} as const satisfies Translation<'profile'>
