import type { Field } from '#domain/fields/field.schema.ts'
import type { OutboxEntry } from '../../outbox/entry.ts'
import { writesOf } from '../../outbox/pending-writes.ts'
import { optimisticRemoved, type Removed } from './removed.ts'

/** A farmer's fields: those that were removed, those that the server last told, and those that are shown. */
type Known = { removed: readonly Removed[]; told: readonly Field[]; shown: readonly Field[] }

/** A farmer's removed fields with what waits to be sent. */
export function optimisticRemovedFields({ removed, told, shown }: Known, entries: readonly OutboxEntry[]): Removed[] {
  const created = writesOf(entries, 'farmer.fields.create').map(({ optimisticAnswer }) => optimisticAnswer)
  const named = [...told, ...removed, ...created]
  const removals = writesOf(entries, 'farmer.fields.remove', 'farmer.fields.restore').flatMap((entry) => {
    const is = entry.path === 'farmer.fields.remove' ? ('removed' as const) : ('restored' as const)
    const { id } = entry.input
    // Another farmer's, of an agent.
    const known = named.find((field) => field.id === id)
    return known ? { is, id, name: known.name, entry } : []
  })
  return optimisticRemoved(removed, removals, shown)
}
