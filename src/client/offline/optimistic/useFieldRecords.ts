import { useCallback } from 'react'
import { trpc } from '#client/api/hooks.ts'
import type { Application, Measurement } from '#domain/fields/field-record.schema.ts'
import type { Zone } from '#domain/fields/zone.schema.ts'
import type { OutboxEntry } from '../outbox/entry.ts'
import { isNewField } from '../outbox/field-order.ts'
import { useOutbox } from '../outbox/outbox-state.ts'
import { optimisticApplications, optimisticMeasurements, optimisticZones } from './field-records.ts'

/** What was measured in a field, the newest first, with the pending writes applied. */
export function useMeasurements(fieldId: string) {
  const { over, shown, ...options } = useLaidOver<Measurement>(fieldId, optimisticMeasurements)
  return shown(trpc.farmer.measurements.list.useQuery({ id: fieldId }, { ...options, select: over }))
}

/** What went onto a field, the newest first, with the pending writes applied. */
export function useApplications(fieldId: string) {
  const { over, shown, ...options } = useLaidOver<Application>(fieldId, optimisticApplications)
  return shown(trpc.farmer.applications.list.useQuery({ id: fieldId }, { ...options, select: over }))
}

/** The zones of a field, with the pending writes applied. */
export function useZones(fieldId: string) {
  const { over, shown, ...options } = useLaidOver<Zone>(fieldId, optimisticZones)
  return shown(trpc.farmer.zones.list.useQuery({ id: fieldId }, { ...options, select: over }))
}

type LayOver<Row> = (rows: readonly Row[], entries: readonly OutboxEntry[], fieldId: string) => Row[]

/**
 * The rows that wait are shown also where the phone has none of the server's: of a field that is itself to be sent there
 * are none, and of another one the phone may never have asked.
 */
function useLaidOver<Row>(fieldId: string, layOver: LayOver<Row>) {
  const { entries } = useOutbox()
  const isNew = isNewField(fieldId, entries)
  const over = useCallback((rows: Row[]) => layOver(rows, entries, fieldId), [layOver, entries, fieldId])
  const shown = <Query extends { data: Row[] | undefined }>(query: Query): Query => {
    if (query.data) return query
    const waiting = over([])
    return isNew || waiting.length > 0 ? { ...query, data: waiting } : query
  }
  return { over, shown, enabled: !isNew }
}
