import type { Translation } from '../translation.ts'

/** Dictionary words only. Each one names its source; the rest waits for a native speaker. */
export default {
  help: {
    name: 'nyɛ́nɛ́', // cefl: name
  },
} as const satisfies Translation<'farmer'>
