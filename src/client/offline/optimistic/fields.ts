import { changedField } from '#domain/fields/changed-field.ts'
import type { Field } from '#domain/fields/field.schema.ts'
import type { OutboxEntry } from '../outbox/entry.ts'
import { type Pending, type PendingWrite, pendingMark, writesOf } from '../outbox/pending-writes.ts'

/** A farmer's fields as they will be once what waits has been written; new ones stand first, as the server has them. */
export function optimisticFields(
  fields: readonly Field[],
  entries: readonly OutboxEntry[],
  farmerId: string,
): Pending<Field>[] {
  /** What was removed here, and can be restored before the server knows. */
  const removed = new Map<string, { field: Pending<Field>; at: number }>()
  const known = writesOf(
    entries,
    'farmer.fields.create',
    'farmer.fields.change',
    'farmer.fields.remove',
    'farmer.fields.restore',
  ).reduce<Pending<Field>[]>(
    (now, entry) => {
      switch (entry.path) {
        case 'farmer.fields.create': {
          const added = entry.optimisticAnswer
          // An odd entry may lack what a card shows of a field: it stands in the outbox only.
          const isShown = added?.farmerId === farmerId && Array.isArray(added.boundaryCoordinates)
          return !isShown || now.some(({ id }) => id === added.id)
            ? now
            : ([{ ...added, ...pendingMark(entry) }] as Pending<Field>[]).concat(now)
        }
        case 'farmer.fields.remove': {
          const at = now.findIndex(({ id }) => id === entry.input.id)
          if (at >= 0) removed.set(entry.input.id, { field: now[at]!, at })
          return now.filter(({ id }) => id !== entry.input.id)
        }
        case 'farmer.fields.restore': {
          const gone = removed.get(entry.input.id)
          const isBack = now.some(({ id }) => id === entry.input.id)
          return gone && !isBack ? now.toSpliced(gone.at, 0, { ...gone.field, ...pendingMark(entry) }) : now
        }
        default:
          return now.map((field) =>
            field.id === entry.input.id ? { ...changedField(field, entry.input), ...pendingMark(entry) } : field,
          )
      }
    },
    [...fields],
  )
  const works = writesOf(entries, 'farmer.applications.add', 'farmer.applications.undo')
  return works.length === 0 ? known : known.map((field) => ({ ...field, lastWork: lastWorkOf(field, works) }))
}

/** The last thing that went onto a field, also where that waits to be sent; what was taken back is none. */
function lastWorkOf(
  { id, lastWork }: Field,
  works: readonly PendingWrite<'farmer.applications.add' | 'farmer.applications.undo'>[],
): Field['lastWork'] {
  const undone = new Set(works.map(({ input }) => 'applicationId' in input && input.applicationId))
  const pending = works.flatMap(({ path, input, optimisticAnswer: row }) =>
    path === 'farmer.applications.add' && input.id === id && row.applicationDate
      ? [{ id: row.id, name: row.resourceName, on: row.applicationDate }]
      : [],
  )
  const [last] = [...pending.reverse(), lastWork]
    .filter((work) => work && !undone.has(work.id))
    .sort((a, b) => (b?.on ?? '').localeCompare(a?.on ?? ''))
  return last ?? null
}
