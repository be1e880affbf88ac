import type { InputOf } from '#client/api/procedure-types.ts'
import { now, today } from '#client/phone/clock.ts'
import { newId } from '#client/phone/new-id.ts'
import { getSession } from '#client/phone/session.ts'
import type { Application, Measurement } from '#domain/fields/field-record.schema.ts'
import { storedReadings } from '#domain/fields/soil.ts'
import { harvestFrom } from '#domain/fields/waiting-times.ts'
import type { Zone } from '#domain/fields/zone.schema.ts'
import { ZONE_COLORS } from '#domain/fields/zone.ts'
import { orderedId } from '#domain/sync/ordered-id.ts'
import { isNewCrop } from '../crop-order.ts'
import { isNewField } from '../field-order.ts'
import { getOutbox } from '../outbox-state.ts'
import type { Writes } from './write.ts'

/** The measurements of a field, what went onto it, and its zones. */
export const FIELD_RECORD_WRITES = {
  'farmer.measurements.add': {
    words: 'measurement',
    prepare: withNewId,
    rows: rowsOf,
    lists: ['fieldRecords'],
    optimisticAnswer: (input) => newMeasurement(input),
  },
  'farmer.measurements.undo': {
    words: 'measurementUndone',
    prepare: withFarmer,
    rows: ({ measurementId }) => [measurementId],
    lists: ['fieldRecords'],
    optimisticAnswer: ({ measurementId }) => ({ id: measurementId }),
  },
  'farmer.applications.add': {
    words: 'application',
    prepare: withNewId,
    rows: rowsOf,
    lists: ['fieldRecords'],
    optimisticAnswer: (input) => newApplication(input),
  },
  'farmer.applications.undo': {
    words: 'applicationUndone',
    prepare: withFarmer,
    rows: ({ applicationId }) => [applicationId],
    lists: ['fieldRecords'],
    optimisticAnswer: ({ applicationId }) => ({ id: applicationId }),
  },
  'farmer.zones.add': {
    words: 'zone',
    prepare: withNewId,
    rows: rowsOf,
    lists: ['fieldRecords'],
    optimisticAnswer: (input) => newZone(input),
  },
  'farmer.zones.remove': {
    words: 'zoneRemoved',
    prepare: withFarmer,
    rows: ({ zoneId }) => [zoneId],
    lists: ['fieldRecords'],
    optimisticAnswer: ({ zoneId }) => ({ id: zoneId }),
  },
} satisfies Writes

type NewRow = InputOf<'farmer.measurements.add'> | InputOf<'farmer.applications.add'> | InputOf<'farmer.zones.add'>

function withNewId<I extends NewRow>(input: I): I {
  return { ...withFarmer(input), newId: input.newId ?? orderedId(newId(), Date.now()) }
}

/** With the farmer who writes: an agent who sends a saved outbox is told whose it was. */
function withFarmer<I extends { id: string }>(input: I): I {
  const user = getSession()?.user
  return user?.role === 'farmer' ? { ...input, farmerId: user.id } : input
}

/** A row waits for its field, and for the crop that it names, while the server does not know these; else for nothing. */
function rowsOf(input: NewRow): string[] {
  const { id, newId: row } = input
  const farmerCropId = 'farmerCropId' in input && input.farmerCropId
  const { entries } = getOutbox()
  const field = isNewField(id, entries) ? [id] : []
  const crop = farmerCropId && isNewCrop(farmerCropId, entries) ? [farmerCropId] : []
  return [row!, ...field, ...crop]
}

function newMeasurement(input: InputOf<'farmer.measurements.add'>): Measurement {
  const { id: fieldId, newId: id, measurementDate = today(), source = 'kit', photoId = null, notes = null } = input
  const reading = (value: number | null | undefined) => value ?? null
  return {
    id: id!,
    fieldId,
    measurementDate,
    source,
    measuredBy: getSession()?.user.fullName ?? null,
    photoId,
    soilPH: reading(input.soilPH),
    soilMoisture: reading(input.soilMoisture),
    ...storedReadings(input),
    nitrogen: reading(input.nitrogen),
    temperature: reading(input.temperature),
    humidity: reading(input.humidity),
    rainfall: reading(input.rainfall),
    notes,
    createdAt: now().toISOString(),
  }
}

function newApplication(input: InputOf<'farmer.applications.add'>): Application {
  const { id: fieldId, newId: id, applicationDate = today(), preHarvestDays = null } = input
  return {
    id: id!,
    fieldId,
    farmerCropId: input.farmerCropId ?? null,
    applicationDate,
    resourceType: input.resourceType,
    resourceName: input.resourceName,
    quantity: input.quantity,
    unit: input.unit,
    grade: input.grade ?? null,
    totalCost: input.totalCost ?? null,
    currency: input.currency ?? 'USD',
    preHarvestDays,
    harvestFrom: harvestFrom(applicationDate, preHarvestDays),
    reEntryHours: input.reEntryHours ?? null,
    applicationMethod: input.applicationMethod ?? null,
    notes: input.notes ?? null,
  }
}

function newZone(input: InputOf<'farmer.zones.add'>): Zone {
  const { id: fieldId, newId: id, name, zoneType, priority = 'medium', color = ZONE_COLORS[0] } = input
  return {
    id: id!,
    fieldId,
    name,
    zoneType,
    coordinates: (input.coordinates ?? []).map(([longitude, latitude]) => [Number(longitude), Number(latitude)]),
    // Of a border it was measured where it was drawn.
    area: input.area ?? 0,
    description: input.description ?? null,
    managementStrategy: input.managementStrategy ?? null,
    priority,
    color,
    updatedAt: now().toISOString(),
  }
}
