import type { OutboxEntry } from '../entry.ts'
import type { ShownCrop, Write } from './write.ts'
import { WRITES } from './writes.ts'

type Input = OutboxEntry['input']

/** What the outbox needs of any write; its own row has the types of its input and answer. */
export type AnyWrite = Pick<Write<'farmer.crops.remove'>, 'words' | 'lists' | 'alsoShownIn'> & {
  prepare?: (input: Input) => Input
  rows: (input: Input) => string[]
  optimisticAnswer: (input: Input, shownCrop: ShownCrop) => unknown
}

/** A farmer's write, but for those about fields; undefined for another path, also for one that an older version of the app knew. */
export const findFarmerWrite = (path: string) => rowOf(WRITES, path)

/** Any write that may wait in the outbox; rare ones are loaded with the first of them. */
export async function findWrite(path: string): Promise<AnyWrite | undefined> {
  if (path.startsWith('agent.')) return rowOf((await import('../../agent/writes/agent-writes.ts')).AGENT_WRITES, path)
  if (OF_FIELDS.test(path)) return rowOf((await import('./fields.ts')).FIELD_WRITES, path)
  if (OF_RECORDS.test(path)) return rowOf((await import('./field-records.ts')).FIELD_RECORD_WRITES, path)
  return findFarmerWrite(path)
}
const OF_FIELDS = /^farmer\.fields\./
const OF_RECORDS = /^farmer\.(?:measurements|applications|zones)\./

export const rowOf = (writes: object, path: string): AnyWrite | undefined =>
  Object.hasOwn(writes, path) ? (writes as Record<string, AnyWrite>)[path] : undefined
