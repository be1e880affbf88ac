import { useCallback } from 'react'
import { trpc } from '#client/api/hooks.ts'
import type { Field } from '#domain/fields/field.schema.ts'
import type { OutboxEntry } from '../outbox/entry.ts'
import { optimisticFields } from './fields.ts'
import { useOptimistic } from './useOptimistic.ts'

/** A farmer's fields, with the pending writes applied. */
export function useFarmerFields(farmerId: string) {
  const over = useCallback(
    (fields: Field[], entries: readonly OutboxEntry[]) => optimisticFields(fields, entries, farmerId),
    [farmerId],
  )
  const select = useOptimistic(over)
  return trpc.farmer.fields.list.useQuery({ farmerId }, { enabled: farmerId !== '', select })
}
