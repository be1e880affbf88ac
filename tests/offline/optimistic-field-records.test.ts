import { beforeEach, expect, test, vi } from 'vitest'
import { optimisticCrops } from '#client/offline/optimistic/crops.ts'
import {
  optimisticApplications,
  optimisticMeasurements,
  optimisticZones,
} from '#client/offline/optimistic/field-records.ts'
import { nextOf } from '#client/offline/outbox/drain.ts'
import type { OutboxEntry } from '#client/offline/outbox/entry.ts'
import { getOutbox, type OutboxState } from '#client/offline/outbox/outbox-state.ts'
import { findWrite } from '#client/offline/outbox/writes/find-write.ts'
import { waitingFor } from '#client/routes/_farmer/outbox/-components/waiting-for.ts'
import type { Application, Measurement } from '#domain/fields/field-record.schema.ts'
import type { Zone } from '#domain/fields/zone.schema.ts'
import { entryOf } from './phone.ts'

vi.mock('#client/phone/session.ts', () => ({
  getSession: () => ({ user: { id: 'martha', fullName: 'Martha Kollie', role: 'farmer' } }),
  onSessionChange: () => undefined,
  onHandOver: () => undefined,
}))
vi.mock('#client/offline/outbox/outbox-state.ts', async (original) => ({
  ...(await original<object>()),
  getOutbox: vi.fn(),
}))

const EMPTY: OutboxState = { entries: [], sending: null, isDurable: true, isFull: false }
let entries: OutboxEntry[]
beforeEach(() => {
  entries = []
  vi.mocked(getOutbox).mockImplementation(() => ({ ...EMPTY, entries }))
})

/** Puts a write into the outbox as the screens do. */
async function written(path: string, input: Record<string, unknown>, more: Partial<OutboxEntry> = {}) {
  const write = (await findWrite(path))!
  const prepared = write.prepare?.(input) ?? input
  const entry = entryOf({ userId: 'martha', path, input: prepared, rows: write.rows(prepared) })
  const optimisticAnswer = write.optimisticAnswer(prepared, () => {
    throw new Error('No crop is asked for')
  })
  entries = [...entries, { ...entry, optimisticAnswer, seq: entries.length, ...more }]
  return entries.at(-1)!
}

const creation = (more: Partial<OutboxEntry> = {}): OutboxEntry => ({ ...entryOf({ userId: 'martha', path: 'farmer.fields.create', input: { id: 'new' }, rows: ['new'] }), seq: 0, ...more }) // biome-ignore format: one row

test('a measurement stands first, in our units, until the server has it', async () => {
  const entry = await written('farmer.measurements.add', { id: 'north', measurementDate: '2026-11-28', soilPH: 5.6, organicCarbon: 12, phosphate: 20 }) // biome-ignore format: one row
  const id = String(entry.input.newId)
  const old = { id: 'old', measurementDate: '2026-10-01' } as Measurement
  const [first, second] = optimisticMeasurements([old], entries, 'north')
  expect(first).toMatchObject({ id, fieldId: 'north', soilPH: 5.6, organicMatter: 2.07, phosphorus: 8.73, nitrogen: null, measuredBy: 'Martha Kollie', isPending: true }) // biome-ignore format: one row
  expect(second).toBe(old)
  expect(optimisticMeasurements([{ ...first!, id }], entries, 'north')).toHaveLength(1)
  expect(optimisticMeasurements([], entries, 'south')).toEqual([])
})

test('a measurement that is taken back is gone, sent or not', async () => {
  const entry = await written('farmer.measurements.add', { id: 'north', measurementDate: '2026-11-20', soilPH: 5 })
  await written('farmer.measurements.undo', { id: 'north', measurementId: String(entry.input.newId) })
  await written('farmer.measurements.undo', { id: 'north', measurementId: 'known' })
  const known = { id: 'known', measurementDate: '2026-10-01' } as Measurement
  expect(optimisticMeasurements([known], entries, 'north')).toEqual([])
})

test('one of an earlier day stands after a later one', async () => {
  await written('farmer.measurements.add', { id: 'north', measurementDate: '2026-09-01', soilPH: 5 })
  const later = { id: 'old', measurementDate: '2026-10-01' } as Measurement
  expect(optimisticMeasurements([later], entries, 'north').map(({ soilPH }) => soilPH)).toEqual([undefined, 5])
})

test('an application tells when to harvest, and one that is taken back is gone', async () => {
  const karate = { id: 'north', applicationDate: '2026-11-28', resourceType: 'pesticide', resourceName: 'Karate', quantity: 0.2, unit: 'litres', preHarvestDays: 14 } // biome-ignore format: one row
  const entry = await written('farmer.applications.add', karate)
  const shown = optimisticApplications([], entries, 'north')
  expect(shown).toMatchObject([{ resourceName: 'Karate', harvestFrom: '2026-12-12', isPending: true }])
  await written('farmer.applications.undo', { id: 'north', applicationId: String(entry.input.newId) })
  expect(optimisticApplications([], entries, 'north')).toEqual([])
  const known = { id: 'known', applicationDate: '2026-11-01' } as Application
  await written('farmer.applications.undo', { id: 'north', applicationId: 'known' })
  expect(optimisticApplications([known], entries, 'north')).toEqual([])
})

test('zones stand by their names, one that waits among them, and one that is removed is gone', async () => {
  const zone = { id: 'dip', name: 'Dip', area: 0.2 } as Zone
  const entry = await written('farmer.zones.add', { id: 'north', name: 'Ant hill', zoneType: 'dry', area: 0.1 })
  expect(entry.rows).toEqual([entry.input.newId])
  const shown = optimisticZones([zone], entries, 'north')
  expect(shown).toMatchObject([{ name: 'Ant hill', area: 0.1, color: '#3B82F6', isPending: true }, { id: 'dip' }])
  await written('farmer.zones.remove', { id: 'north', zoneId: 'dip' })
  expect(optimisticZones([zone], entries, 'north')).toHaveLength(1)
  expect(optimisticZones([], entries, 'south')).toEqual([])
})

test('what is written about a field that is to be sent waits for it', async () => {
  entries = [creation()]
  const measured = await written('farmer.measurements.add', { id: 'new', soilPH: 5 })
  const applied = await written('farmer.applications.add', { id: 'new', resourceType: 'lime', resourceName: 'Lime', quantity: 2, unit: 'bags' }) // biome-ignore format: one row
  expect(measured.rows).toContain('new')
  expect(waitingFor(entries[0]!, entries)).toEqual([measured, applied])
  expect(nextOf(entries)).toBe(entries[0])
  // While its field is refused, nothing of it is sent.
  const refused = creation({ refusal: { message: 'No', code: null, problem: null, fields: null, clashes: null } })
  expect(nextOf([refused, measured, applied])).toBeUndefined()
})

test('a field, a crop in it, a measurement and work on the crop are sent in this order, and dropped together', async () => {
  entries = [creation()]
  const crop = await written('farmer.crops.add', { farmerId: 'martha', cropId: 'maize', fieldId: 'new', areaSize: 1 })
  const cropId = String(crop.input.id)
  expect(crop.rows).toEqual(['new', cropId])
  const measured = await written('farmer.measurements.add', { id: 'new', soilPH: 5 })
  const moved = { farmerCropId: cropId, resourceType: 'seed', resourceName: 'Seed', quantity: 20, unit: 'kg' }
  const applied = await written('farmer.applications.add', { id: 'north', ...moved })
  expect(applied.rows).toEqual([applied.input.newId, cropId])
  const sent: string[] = []
  for (let left = entries; left.length > 0; left = left.filter((entry) => entry !== nextOf(left)))
    sent.push(nextOf(left)!.path)
  expect(sent).toEqual([
    'farmer.fields.create',
    'farmer.crops.add',
    'farmer.measurements.add',
    'farmer.applications.add',
  ])
  expect(waitingFor(entries[0]!, entries)).toEqual([crop, measured, applied])
  expect(optimisticCrops([], entries, 'martha')).toMatchObject([{ id: cropId, fieldId: 'new', isPending: true }])
})

test('of a field that the server knows, one record does not wait for another', async () => {
  const first = await written('farmer.measurements.add', { id: 'north', soilPH: 5 })
  const second = await written('farmer.measurements.add', { id: 'north', soilPH: 6 })
  expect(first.rows).toEqual([first.input.newId])
  expect(second.rows).not.toContain('north')
})
