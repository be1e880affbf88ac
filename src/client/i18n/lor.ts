import type { Translation } from './translation.ts'

/** No interface word of the catalogue has a source in Loma yet; all of it waits for a native speaker. */
export default {} as const satisfies Translation
