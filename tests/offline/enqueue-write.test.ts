import 'fake-indexeddb/auto'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { trpc } from '#client/api/hooks.ts'
import { queryClient } from '#client/api/query-client.ts'
import { getQueryKey } from '#client/api/query-key.ts'
import { enqueueWrite } from '#client/offline/outbox/enqueue-write.ts'
import { outbox } from '#client/offline/outbox/outbox.ts'
import { getOutbox } from '#client/offline/outbox/outbox-state.ts'

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
const form = vi.hoisted(() => ({ isConnected: true }))
vi.mock('#client/ui/form/dirty-forms.ts', () => ({ formBeingSent: () => form }))

const MAIZE = { id: 'maize', name: 'Maize', localName: null, imageUrl: null, growthDuration: 110, group: 'cereal' }
const ids = { farmerId: 'martha', cropId: 'new' }
const write = (path: string, input: object, photo?: Parameters<typeof enqueueWrite>[2]['photo']) =>
  enqueueWrite(path, input, photo ? { photo } : {})

beforeEach(async () => {
  for (const entry of getOutbox().entries) await outbox.drop(entry)
  queryClient.setQueryData(getQueryKey(trpc.farmer.crops.catalogue, undefined, 'query'), [MAIZE])
})

test('a crop that waits in the outbox can be edited, moved, harvested and given a yield', async () => {
  await write('farmer.crops.add', { id: 'new', farmerId: 'martha', cropId: 'maize', areaSize: 1 })
  expect(await write('farmer.crops.change', { ...ids, areaSize: 2 })).toMatchObject({ answer: { areaSize: 2 } })
  expect(await write('farmer.crops.change', { ...ids, status: 'growing' })).toMatchObject({
    answer: { status: 'growing', areaSize: 2 },
  })
  expect(await write('farmer.crops.harvest', { ...ids, actualYield: 800 })).toMatchObject({
    answer: { status: 'harvested', actualYield: 800, crop: { name: 'Maize' } },
  })
  expect(await write('farmer.crops.recordYield', { ...ids, expectedYield: 900 })).toMatchObject({
    answer: { expectedYield: 900, actualYield: 800 },
  })
  expect(getOutbox().entries).toHaveLength(5)
  // So that what was sent has its name also when the crop is gone.
  expect(getOutbox().entries.map(({ cropName }) => cropName)).toEqual([undefined, 'Maize', 'Maize', 'Maize', 'Maize'])
})

test('a request for help about a crop that waits in the outbox is sent after it, about another one at any time', async () => {
  await write('farmer.crops.add', { id: 'new', farmerId: 'martha', cropId: 'maize', areaSize: 1 })
  const ask = { name: 'Martha', message: 'What eats it?' }
  for (const farmerCropId of ['new', 'old', null]) await write('farmer.contact.submit', { ...ask, farmerCropId })
  expect(getOutbox().entries.map(({ rows }) => rows)).toEqual([['new'], ['new'], [], []])
})

test('a form has no draft of what the outbox has stored, until that is refused', async () => {
  const told: string[] = []
  const given = { sent: () => void told.push('sent'), keep: () => void told.push('keep') }
  const note = () => enqueueWrite('farmer.cropLog.note', { ...ids, text: 'Rain' }, { form: given })
  await note()
  expect(told).toEqual(['sent'])
  const refusal = { message: 'No', code: null, problem: null, fields: null, clashes: null }
  const deliver = vi.spyOn(outbox, 'deliver')
  deliver.mockResolvedValueOnce({ kind: 'refused', refusal })
  await note()
  expect(told).toEqual(['sent', 'sent', 'keep'])
  // A question is answered on the screen of the outbox.
  deliver.mockResolvedValueOnce({ kind: 'refused', refusal: { ...refusal, clashes: [] } })
  await note()
  expect(told).toEqual(['sent', 'sent', 'keep', 'sent'])
  deliver.mockRestore()
})

test('a crop that no screen shows is not changed', async () => {
  await expect(write('farmer.crops.change', { ...ids, areaSize: 2 })).rejects.toThrow('No screen shows the crop')
  expect(getOutbox().entries).toEqual([])
})

const report = { ...ids, text: 'Yellow leaves', photoId: null, isProblem: false }

test('a report whose photo is still being made smaller waits for it', async () => {
  let ready = (_: Blob) => {}
  const bytes = new Promise<Blob>((resolve) => {
    ready = resolve
  })
  const sent = write('farmer.cropLog.report', report, { field: 'photoId', farmerId: 'martha', bytes })
  await new Promise((resolve) => setTimeout(resolve))
  expect(getOutbox().entries).toEqual([])
  ready(new Blob(['small'], { type: 'image/jpeg' }))
  expect(await sent).toMatchObject({ answer: { text: 'Yellow leaves' } })
  const [entry] = getOutbox().entries
  expect(entry?.attachment).toMatchObject({ field: 'photoId', type: 'image/jpeg' })
  expect(new TextDecoder().decode(entry!.attachment!.bytes)).toBe('small')
})

/** A photo that is being made small until `ready` is called. */
function slowPhoto() {
  let ready = () => {}
  const bytes = new Promise<Blob>((resolve) => {
    ready = () => resolve(new Blob(['small'], { type: 'image/jpeg' }))
  })
  return { photo: { field: 'photoId', farmerId: 'martha', bytes }, ready: () => ready() }
}
const aMoment = () => new Promise((resolve) => setTimeout(resolve, 20))

test('a crop is not removed before a report on it whose photo is still being made smaller', async () => {
  const { photo, ready } = slowPhoto()
  const writes = [write('farmer.cropLog.report', report, photo), write('farmer.crops.remove', ids)]
  await aMoment()
  ready()
  await Promise.all(writes)
  expect(getOutbox().entries.map(({ path }) => path)).toEqual(['farmer.cropLog.report', 'farmer.crops.remove'])
})

describe('while the photo of a report is made smaller', () => {
  const basis = { version: 1, seen: { status: 'growing' } }
  beforeEach(async () => {
    await write('farmer.crops.add', { id: 'new', farmerId: 'martha', cropId: 'maize', areaSize: 1, status: 'growing' })
  })

  test('what is tapped about its crop is stored after it, what is about another one at once', async () => {
    const { photo, ready } = slowPhoto()
    const writes = [
      write('farmer.cropLog.report', report, photo),
      write('farmer.crops.change', { ...ids, status: 'harvesting', basis }),
      write('farmer.bookmarks.set', { advisoryId: 'rain', isBookmarked: true }),
    ]
    await aMoment()
    expect(getOutbox().entries.map(({ path }) => path)).toEqual(['farmer.crops.add', 'farmer.bookmarks.set'])
    const later = Date.now()
    ready()
    await Promise.all(writes)
    const [, , reported, moved] = getOutbox().entries
    expect([reported, moved].map((entry) => entry?.path)).toEqual(['farmer.cropLog.report', 'farmer.crops.change'])
    // Both are dated by their taps, and not by the photo.
    for (const { writtenAt } of [reported!, moved!]) expect(writtenAt).toBeLessThan(later)
  })

  test('a status that is tapped is based on what the report makes of the crop: its author is asked nothing', async () => {
    const { photo, ready } = slowPhoto()
    const writes = [
      write('farmer.cropLog.report', { ...report, isProblem: true }, photo),
      write('farmer.crops.change', { ...ids, status: 'harvesting', basis }),
    ]
    ready()
    await Promise.all(writes)
    expect(getOutbox().entries.at(-1)).toMatchObject({
      input: { status: 'harvesting', basis: { version: 1, seen: { status: 'problem' } } },
      optimisticAnswer: { status: 'harvesting', statusBefore: null },
    })
  })

  test('and cannot be read, what was tapped after is stored all the same', async () => {
    const bytes = Promise.reject(new Error('This photo cannot be read'))
    const refused = write('farmer.cropLog.report', report, { field: 'photoId', farmerId: 'martha', bytes })
    const moved = write('farmer.crops.change', { ...ids, status: 'harvesting', basis })
    await expect(refused).rejects.toThrow('cannot be read')
    await moved
    expect(getOutbox().entries.at(-1)).toMatchObject({ path: 'farmer.crops.change', input: { basis } })
  })
})

test('a report does not go without the photo that cannot be read', async () => {
  const bytes = Promise.reject(new Error('This photo cannot be read'))
  const photo = { field: 'photoId', farmerId: 'martha', bytes }
  await expect(write('farmer.cropLog.report', report, photo)).rejects.toThrow('cannot be read')
  expect(getOutbox().entries).toEqual([])
})

test('a write that waits has the browser asked not to clear it, and a browser that cannot be asked keeps it all the same', async () => {
  const persist = vi.fn(async () => false)
  vi.stubGlobal('navigator', { ...navigator, storage: { persist } })
  await write('farmer.crops.add', { id: 'new', farmerId: 'martha', cropId: 'maize', areaSize: 1 })
  expect(persist).toHaveBeenCalled()
  for (const storage of [undefined, {}, { persist: async () => Promise.reject(new Error('no')) }]) {
    vi.stubGlobal('navigator', { ...navigator, storage })
    await expect(write('farmer.cropLog.note', { ...ids, text: 'Rain' })).resolves.toHaveProperty('answer')
  }
  vi.unstubAllGlobals()
  expect(getOutbox().entries).toHaveLength(4)
})
