import { useCallback } from 'react'
import { trpc } from '#client/api/hooks.ts'
import type { Application, Measurement } from '#domain/fields/field-record.schema.ts'
import type { OutboxEntry } from '../outbox/entry.ts'
import { isNewField } from '../outbox/field-order.ts'
import { useOutbox } from '../outbox/outbox-state.ts'
import { optimisticApplications, optimisticMeasurements } from './field-records.ts'
import { useOptimistic } from './useOptimistic.ts'

/** The server has no records yet of a field that is itself to be sent. */
const useSource = <Row>(fieldId: string) => {
  const isNew = isNewField(fieldId, useOutbox().entries)
  // A function of its own at each rendering: what waits is not laid over the same placeholder again.
  return { enabled: !isNew, ...(isNew && { placeholderData: (): Row[] => [] }) }
}

/** What was measured in a field, the newest first, with the pending writes applied. */
export function useMeasurements(fieldId: string) {
  const over = useCallback(
    (rows: Measurement[], entries: readonly OutboxEntry[]) => optimisticMeasurements(rows, entries, fieldId),
    [fieldId],
  )
  const select = useOptimistic(over)
  return trpc.farmer.measurements.list.useQuery({ id: fieldId }, { ...useSource<Measurement>(fieldId), select })
}

/** What went onto a field, the newest first, with the pending writes applied. */
export function useApplications(fieldId: string) {
  const over = useCallback(
    (rows: Application[], entries: readonly OutboxEntry[]) => optimisticApplications(rows, entries, fieldId),
    [fieldId],
  )
  const select = useOptimistic(over)
  return trpc.farmer.applications.list.useQuery({ id: fieldId }, { ...useSource<Application>(fieldId), select })
}
