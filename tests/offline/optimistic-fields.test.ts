import 'fake-indexeddb/auto'
import { beforeEach, expect, test, vi } from 'vitest'
import { trpc } from '#client/api/hooks.ts'
import { queryClient } from '#client/api/query-client.ts'
import { getQueryKey } from '#client/api/query-key.ts'
import { optimisticFields } from '#client/offline/optimistic/fields.ts'
import { optimisticRemovedFields } from '#client/offline/optimistic/removed/removed-fields.ts'
import { editOfArrived } from '#client/offline/outbox/arrived-creation.ts'
import { enqueueWrite } from '#client/offline/outbox/enqueue-write.ts'
import type { OutboxEntry } from '#client/offline/outbox/entry.ts'
import { outbox } from '#client/offline/outbox/outbox.ts'
import { getOutbox } from '#client/offline/outbox/outbox-state.ts'
import type { Field } from '#domain/fields/field.schema.ts'
import { readSavedOutbox } from '#domain/sync/saved-outbox.ts'
import { village } from '../village.ts'
import { entryOf } from './phone.ts'

vi.mock('#client/phone/session.ts', () => ({
  getSession: () => ({ token: 't', user: { id: 'martha', fullName: 'Martha Toe', role: 'farmer' } }),
  onSessionChange: () => undefined,
  onHandOver: () => undefined,
  loseSession: () => undefined,
  endSession: () => undefined,
}))
vi.mock('#client/offline/connection.ts', () => ({
  isOnline: () => false,
  pageLine: {},
  checkClock: async () => Promise.reject(new Error('offline')),
  onConnectionChange: () => undefined,
}))

vi.mock('#client/ui/form/dirty-forms.ts', () => ({ formBeingSent: () => null }))

const RING: [number, number][] = [
  [-9.001, 7],
  [-9, 7],
  [-9, 7.001],
  [-9.001, 7.001],
  [-9.001, 7],
]
/** A walk of a minute round it with an accuracy of five metres. */
const walk = {
  startedAt: '2026-11-20T08:00:00.000Z',
  fixes: RING.map(([x, y], at): [number, number, number, number] => [at * 15, x, y, 5]),
  share: 68 as const,
}
const drawn = { farmerId: 'martha', name: 'Hill', totalArea: 1.222, boundaryCoordinates: RING, walk }

const write = async (path: string, input: object) => {
  const written = await enqueueWrite(path, input, {})
  return (written as { answer: Field }).answer
}
const shown = (fields: readonly Field[] = []) => optimisticFields(fields, getOutbox().entries, 'martha')
const namesOf = (fields: readonly Field[]) => fields.map(({ name }) => name)
const listKey = getQueryKey(trpc.farmer.fields.list, { farmerId: 'martha' }, 'query')

beforeEach(async () => {
  for (const entry of getOutbox().entries) await outbox.drop(entry)
  queryClient.setQueryData(listKey, [])
})

test('a walked field waits with its area, its band and what it was walked by', async () => {
  const { id, ...field } = await write('farmer.fields.create', drawn)
  expect(field).toMatchObject({ name: 'Hill', totalArea: 1.222, errorBand: 8.3, perimeter: null, needsBorder: false })
  expect(shown()).toMatchObject([{ id, name: 'Hill', boundaryCoordinates: RING, isPending: true }])
  expect(getOutbox().entries[0]).toMatchObject({ rows: [id], input: { walk } })
})

test('what the phone shows of a field is what the server makes of it', async () => {
  const field = await write('farmer.fields.create', drawn)
  const v = village()
  const made = await v.as(v.people.martha).farmer.fields.create(drawn)
  const alike = ({ name, totalArea, errorBand, boundaryCoordinates, needsBorder, place, version }: Field) => ({ name, totalArea, errorBand, boundaryCoordinates, needsBorder, place, version }) // biome-ignore format: one list
  expect(alike(field)).toEqual(alike(made))
})

test('a field that waits can be renamed, removed and brought back, all before the server knows it', async () => {
  const { id } = await write('farmer.fields.create', drawn)
  await write('farmer.fields.create', { farmerId: 'martha', name: 'River', totalArea: 5 })
  expect(shown()[0]).toMatchObject({ name: 'River', needsBorder: true, boundaryCoordinates: [], errorBand: null })
  expect(await write('farmer.fields.change', { id, name: 'Hilltop', place: 'Ganta' })).toMatchObject({
    name: 'Hilltop',
    place: 'Ganta',
    totalArea: 1.222,
  })
  await write('farmer.fields.remove', { id })
  expect(namesOf(shown())).toEqual(['River'])
  await write('farmer.fields.restore', { id })
  expect(namesOf(shown())).toEqual(['River', 'Hilltop'])
  // By the farmer the list is found that is asked anew, and what an agent sends for the farmer.
  expect(getOutbox().entries.map(({ input }) => input.farmerId)).toEqual(Array(5).fill('martha'))
})

test('a new border of a field that the server has shows at once', async () => {
  const { id } = await write('farmer.fields.create', { farmerId: 'martha', name: 'River', totalArea: 5 })
  const known = { ...shown()[0]!, version: 3 }
  for (const entry of getOutbox().entries) await outbox.drop(entry)
  queryClient.setQueryData(listKey, [known])
  await write('farmer.fields.change', { id, boundaryCoordinates: RING, totalArea: 1.222 })
  expect(shown([known])).toMatchObject([
    { name: 'River', boundaryCoordinates: RING, totalArea: 1.222, isPending: true },
  ])
})

test('a field is listed once when the server has it, and not in the list of another farmer', () => {
  const field = { id: 'f', farmerId: 'martha', name: 'Hill', boundaryCoordinates: RING } as Field
  const entry: OutboxEntry = { ...entryOf({ userId: 'martha', path: 'farmer.fields.create', input: { id: 'f', farmerId: 'martha' }, optimisticAnswer: field, rows: ['f'] }), seq: 1 } // biome-ignore format: one entry
  expect(optimisticFields([field], [entry], 'martha')).toEqual([field])
  expect(optimisticFields([], [entry], 'joseph')).toEqual([])
})

test('an agent can send the fields of a saved outbox', async () => {
  const { id } = await write('farmer.fields.create', drawn)
  await write('farmer.fields.change', { id, name: 'Hilltop' })
  await write('farmer.fields.remove', { id })
  const entries = getOutbox().entries.map(({ key, userId, path, input }) => ({ key, userId, path, input, writtenAt: '2026-11-20T08:00:00Z' })) // biome-ignore format: one row
  expect(readSavedOutbox(JSON.stringify({ version: 1, entries }))).toMatchObject({ problem: null, entries })
})

test('a creation that had arrived becomes an edit of its field', async () => {
  await write('farmer.fields.create', drawn)
  const [entry] = getOutbox().entries
  const edit = editOfArrived(entry!, { problem: 'idTaken' })
  expect(edit).toMatchObject({ path: 'farmer.fields.change', input: { id: entry!.rows[0], name: 'Hill' } })
})

const removedShown = (
  told: readonly Field[],
  removed: readonly { id: string; name: string; removedAt: string }[] = [],
) => optimisticRemovedFields({ removed, told, shown: shown(told) }, getOutbox().entries)

test('a field that is removed here can be brought back, whether it was sent or not', async () => {
  const { id } = await write('farmer.fields.create', drawn)
  await write('farmer.fields.remove', { id })
  expect(removedShown([])).toMatchObject([{ id, name: 'Hill' }])
  await write('farmer.fields.restore', { id })
  expect(removedShown([])).toEqual([])
  expect(namesOf(shown())).toEqual(['Hill'])
})

test('a field that the server knows as removed waits for it to come back', async () => {
  const row = { id: 'old', name: 'Old field', removedAt: '2026-11-01T00:00:00.000Z' }
  expect(removedShown([], [row])).toEqual([row])
  await write('farmer.fields.restore', { id: 'old' })
  expect(removedShown([], [row])).toEqual([{ ...row, isPending: true }])
})

test('a field of another farmer, whom an agent looks after, is not among them', async () => {
  await write('farmer.fields.remove', { id: 'his', farmerId: 'joseph' })
  expect(removedShown([])).toEqual([])
})

test('what went onto a field last stands with it before it is sent, and not once it is taken back', async () => {
  const field = await write('farmer.fields.create', { farmerId: 'martha', name: 'Swamp', totalArea: 0.4 })
  const known = { ...field, lastWork: { id: 'old', name: 'Manure', on: '2026-11-02' } }
  const workOf = () => shown([known])[0]!.lastWork
  expect(workOf()).toEqual(known.lastWork)
  const spread = { id: field.id, resourceType: 'fertilizer', resourceName: 'Urea', quantity: 2, unit: 'bags' }
  await write('farmer.applications.add', { ...spread, resourceName: 'Lime', applicationDate: '2026-10-01' })
  expect(workOf()).toEqual(known.lastWork)
  const urea = await write('farmer.applications.add', { ...spread, applicationDate: '2026-11-20' })
  expect(workOf()).toEqual({ id: urea.id, name: 'Urea', on: '2026-11-20' })
  await write('farmer.applications.undo', { id: field.id, applicationId: urea.id })
  expect(workOf()).toEqual(known.lastWork)
})
