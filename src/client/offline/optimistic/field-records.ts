import type { Application, Measurement } from '#domain/fields/field-record.schema.ts'
import type { Zone } from '#domain/fields/zone.schema.ts'
import { compareNames } from '#domain/people/names/sort-key.ts'
import type { OutboxEntry } from '../outbox/entry.ts'
import { type Pending, pendingMark, writesOf } from '../outbox/pending-writes.ts'

/** What was measured in a field, the newest first, with what waits to be sent and without what was taken back. */
export function optimisticMeasurements(
  measured: readonly Measurement[],
  entries: readonly OutboxEntry[],
  fieldId: string,
): Pending<Measurement>[] {
  const undone = new Set(writesOf(entries, 'farmer.measurements.undo').map(({ input }) => input.measurementId))
  const pending = writesOf(entries, 'farmer.measurements.add')
    .filter(({ input }) => input.id === fieldId)
    .map((entry): Pending<Measurement> => ({ ...entry.optimisticAnswer, ...pendingMark(entry) }))
    // An odd entry may have no day.
    .filter(({ id, measurementDate }) => measurementDate && !measured.some((each) => each.id === id))
  const all = [...pending.reverse(), ...measured].filter(({ id }) => !undone.has(id))
  return byDay(all, ({ measurementDate }) => measurementDate)
}

/** What went onto a field, the newest first, with what waits to be sent and without what was taken back. */
export function optimisticApplications(
  applied: readonly Application[],
  entries: readonly OutboxEntry[],
  fieldId: string,
): Pending<Application>[] {
  const undone = new Set(writesOf(entries, 'farmer.applications.undo').map(({ input }) => input.applicationId))
  const pending = writesOf(entries, 'farmer.applications.add')
    .filter(({ input }) => input.id === fieldId)
    .map((entry): Pending<Application> => ({ ...entry.optimisticAnswer, ...pendingMark(entry) }))
    .filter(({ id, applicationDate }) => applicationDate && !applied.some((each) => each.id === id))
  const all = [...pending.reverse(), ...applied].filter(({ id }) => !undone.has(id))
  return byDay(all, ({ applicationDate }) => applicationDate)
}

/** The zones of a field by their names, with those that wait to be sent and without those that were removed. */
export function optimisticZones(
  zones: readonly Zone[],
  entries: readonly OutboxEntry[],
  fieldId: string,
): Pending<Zone>[] {
  const removed = new Set(writesOf(entries, 'farmer.zones.remove').map(({ input }) => input.zoneId))
  const pending = writesOf(entries, 'farmer.zones.add')
    .filter(({ input }) => input.id === fieldId)
    .map((entry): Pending<Zone> => ({ ...entry.optimisticAnswer, ...pendingMark(entry) }))
    .filter(({ id, name }) => name && !zones.some((each) => each.id === id))
  return [...zones, ...pending].filter(({ id }) => !removed.has(id)).sort((a, b) => compareNames(a.name, b.name))
}

/** Stable: of one day the order stays. */
const byDay = <Row>(rows: Row[], dayOf: (row: Row) => string | null) =>
  rows.sort((a, b) => (dayOf(b) ?? '').localeCompare(dayOf(a) ?? ''))
