import { useCallback } from 'react'
import { trpc } from '#client/api/hooks.ts'
import { optimisticFields } from '#client/offline/optimistic/fields.ts'
import { useOptimistic } from '#client/offline/optimistic/useOptimistic.ts'
import type { OutboxEntry } from '#client/offline/outbox/entry.ts'
import type { Pending } from '#client/offline/outbox/pending-writes.ts'
import type { Field } from '#domain/fields/field.schema.ts'

/** A field that the server knows, with the pending writes applied; of one that is removed here, what it was. */
export function useField(id: string) {
  const over = useCallback(
    (field: Field, entries: readonly OutboxEntry[]): Pending<Field> =>
      optimisticFields([field], entries, field.farmerId).find((each) => each.id === field.id) ?? field,
    [],
  )
  return trpc.farmer.fields.get.useQuery({ id }, { select: useOptimistic(over) })
}
