import { keyOf } from '../letters.ts'

/**
 * What makes two names one market: capitals, blanks, marks and apostrophes do not count. A name of signs alone is its own
 * key.
 */
export const marketKey = (name: string) => keyOf(name) || name

/** A market's name as it is stored: letters with their marks, one blank between words. */
export const tidiedName = (name: string) => name.normalize('NFC').replace(/\s+/g, ' ').trim()
