import type { OutboxEntry } from './entry.ts'

/** The fields of an entry that its author has corrected, the latest ones included. */
export const correctedFields = ({ input: before, corrected = [] }: OutboxEntry, input: OutboxEntry['input']) => [
  ...new Set([...corrected, ...Object.keys(input).filter((name) => input[name] !== before[name])]),
]
