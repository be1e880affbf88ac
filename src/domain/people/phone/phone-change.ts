import { searchWords } from '../../search.ts'

const DAY_MS = 86_400_000

/** For how long the old number may object to a change, and money to the new one waits. */
export const PHONE_CHANGE = { objectionMs: 7 * DAY_MS, payoutsWaitMs: DAY_MS } as const

const joined = (text: string) => searchWords(text).join('')

/** What the notice of a change asks for, in the languages of the menu. */
const OBJECTIONS = new Set(['not me', 'si mimi', 'pas moi', 'não fui eu', 'ba ni ba', 'እኔ አይደለሁም'].map(joined))

/** Whether a text objects to a change: 'Not me!'. */
export const isObjection = (text: string) => OBJECTIONS.has(joined(text))
