import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { cropActivities, farmerCrops } from '#db/schema/index.ts'
import { reap } from '#server/jobs/retention.ts'
import { type Village, village } from '../../village.ts'

const plot = { farmerId: 'martha', cropId: 'plot' }
const of = { farmerId: 'martha' }
const AGENTS_NOTE = '7d1f5a8f-3c8e-4f0a-9a57-0b6b1c1e2f11'

let v: Village
let farmer: ReturnType<Village['as']>['farmer']
beforeEach(() => {
  v = village()
  farmer = v.as(v.people.martha).farmer
})
const agentWrites = () => v.as(v.people.hawa).farmer.cropLog.note({ ...plot, id: AGENTS_NOTE, text: 'Spray tomorrow' })

test('a removed crop is on no list, and comes back with its log', async () => {
  const before = await farmer.crops.list(of)
  expect(await farmer.crops.remove(plot)).toEqual({ id: 'plot' })
  expect(await farmer.crops.list(of)).toEqual([])
  expect(await farmer.care.due(of)).toEqual([])
  expect(await farmer.advice.list()).toEqual([])
  expect((await farmer.profile.get()).crops).toBe(0)
  await expect(farmer.crops.change({ ...plot, notes: 'Wet' })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(farmer.cropLog.list(plot)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect(await farmer.crops.removed(of)).toMatchObject([{ id: 'plot', removedAt: expect.any(String) }])

  await farmer.crops.restore(plot)
  await farmer.crops.restore(plot)
  expect(await farmer.crops.list(of)).toMatchObject(before.map(({ version: _, ...crop }) => crop))
  expect((await farmer.cropLog.list(plot)).items).toMatchObject([{ id: 'worms' }])
  expect(await farmer.crops.removed(of)).toEqual([])
})

test('what others wrote meanwhile is not removed unasked', async () => {
  await agentWrites()
  const refused = farmer.crops.remove({ ...plot, basis: { seen: ['worms'] } })
  await expect(refused).rejects.toMatchObject({ code: 'CONFLICT', cause: { id: 'addedMeanwhile' } })
  await expect(refused).rejects.toMatchObject({ cause: { added: [{ id: AGENTS_NOTE, text: 'Spray tomorrow' }] } })
  expect(await farmer.crops.list(of)).toHaveLength(1)
  await farmer.crops.remove({ ...plot, basis: { seen: ['worms', AGENTS_NOTE] } })
  expect(await farmer.crops.list(of)).toEqual([])
})

test('what another phone removed meanwhile is removed, whatever was written about it', async () => {
  await agentWrites()
  await farmer.crops.remove(plot)
  const [before] = await farmer.crops.removed(of)
  expect(await farmer.crops.remove({ ...plot, basis: { seen: [] } })).toEqual({ id: 'plot' })
  expect(await farmer.crops.removed(of)).toEqual([before])
})

test.each([
  ['nothing was written', () => undefined, { seen: [] }],
  ['only the remover wrote', () => farmer.cropLog.note({ ...plot, text: 'Mine' }), { seen: ['worms'] }],
  ['the remover names no basis', agentWrites, undefined],
])('it is removed at once where %s', async (_, write, basis) => {
  await write()
  await farmer.crops.remove({ ...plot, basis })
  expect(await farmer.crops.list(of)).toEqual([])
})

test('what is older than all that the remover has of the log counts as seen', async () => {
  v.db
    .insert(cropActivities)
    .values({
      farmerCropId: 'plot',
      authorId: 'hawa',
      kind: 'note',
      text: 'Old',
      createdAt: '2026-01-01T08:00:00.000Z',
    })
    .run()
  await farmer.crops.remove({ ...plot, basis: { seen: ['worms'] } })
  expect(await farmer.crops.list(of)).toEqual([])
})

test('it makes room for another crop, and can be restored only into room', async () => {
  await farmer.crops.remove(plot)
  const crop = { ...of, cropId: 'maize', areaSize: 1 }
  for (let at = 0; at < 200; at++) await farmer.crops.add(crop)
  await expect(farmer.crops.restore(plot)).rejects.toMatchObject({ cause: { id: 'cropsFull' } })
})

test('it is deleted after thirty days, and other crops stay', async () => {
  await farmer.crops.add({ ...of, cropId: 'maize', areaSize: 1 })
  await farmer.crops.remove(plot)
  const day = (days: number) => new Date(v.clock.now.getTime() + days * 86_400_000)
  const isThere = () => v.db.select().from(farmerCrops).where(eq(farmerCrops.id, 'plot')).all().length === 1
  await reap('removedCrops', v.db, day(29), new AbortController().signal)
  expect(isThere()).toBe(true)
  await reap('removedCrops', v.db, day(31), new AbortController().signal)
  expect(isThere()).toBe(false)
  expect(await farmer.crops.list(of)).toHaveLength(1)
})
