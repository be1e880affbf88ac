/** The version of the file that the outbox saves. */
export const SAVED_VERSION = 1
