import { folded } from '../../letters.ts'

/** The words of a name, as they are compared. */
export const wordsOf = (name: string) => new Set(folded(name).match(/[\p{L}\p{N}]+/gu) ?? [])

/** A name in whatever order its words stand: 'Otieno Amina' is 'Amina Otieno'. */
export const nameKey = (name: string) => [...wordsOf(name)].sort().join(' ')
