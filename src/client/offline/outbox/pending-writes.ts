import type { InputOf, OutputOf } from '#client/api/procedure-types.ts'
import type { AGENT_WRITES } from '../agent/writes/agent-writes.ts'
import { type OutboxEntry, VERSION } from './entry.ts'
import type { FIELD_RECORD_WRITES } from './writes/field-records.ts'
import type { FIELD_WRITES } from './writes/fields.ts'
import type { WRITES } from './writes/writes.ts'

export type WritePath =
  | keyof typeof WRITES
  | keyof typeof FIELD_WRITES
  | keyof typeof FIELD_RECORD_WRITES
  | keyof typeof AGENT_WRITES

/** A write that waits, by the path that its kind goes by. */
export type PendingWrite<Path extends WritePath> = {
  [P in Path]: OutboxEntry & { path: P; input: InputOf<P>; optimisticAnswer: OutputOf<P> }
}[Path]

/**
 * The entries of these kinds, in the order of writing. Those that were refused are not shown as done, and of an entry
 * of another version the shape is unknown.
 */
export const writesOf = <Path extends WritePath>(entries: readonly OutboxEntry[], ...paths: Path[]) =>
  entries.filter(
    (entry) => !entry.refusal && entry.version === VERSION && (paths as string[]).includes(entry.path),
  ) as PendingWrite<Path>[]

/** A row as the phone shows it; `isPending` while the server has not seen it so. */
export type Pending<T> = T & { isPending?: true }

/** How a row that an entry made or changed is marked. */
export const pendingMark = ({ isDone }: Pick<OutboxEntry, 'isDone'>): { isPending?: true } =>
  isDone ? {} : { isPending: true }
