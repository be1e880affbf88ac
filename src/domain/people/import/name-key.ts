import { folded, keyOf } from '../../letters.ts'

/** The words of a name, as they are compared. */
export const wordsOf = (name: string) => new Set(folded(name).match(/[\p{L}\p{N}]+/gu) ?? [])

/** Whether two names are one: apostrophes, marks, capitals, spaces and the order of the words make no difference. */
export const isSameName = (one: string, other: string) => nameKey(keyOf(one)) === nameKey(keyOf(other))

/** A name in whatever order its words stand: 'Otieno Amina' is 'Amina Otieno'. */
export const nameKey = (name: string) => [...wordsOf(name)].sort().join(' ')
