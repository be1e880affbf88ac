import { expect, test } from 'vitest'
import { village } from '../../village.ts'

const REFUSED = { code: 'BAD_REQUEST', message: 'The expected harvest cannot lie before planting' }
const plot = { farmerId: 'martha', cropId: 'plot' }

test('a harvest before planting is refused, whichever of the two days changes', async () => {
  const { as, people } = village()
  const { change, add, list } = as(people.martha).farmer.crops
  await expect(change({ ...plot, plantingDate: '2026-12-21' })).rejects.toMatchObject(REFUSED)
  await expect(change({ ...plot, expectedHarvestDate: '2026-08-31' })).rejects.toMatchObject(REFUSED)
  const yesterday = { farmerId: 'martha', cropId: 'maize', areaSize: 1, expectedHarvestDate: '2026-11-20' }
  await expect(add(yesterday)).rejects.toMatchObject(REFUSED)
  expect(await list({ farmerId: 'martha' })).toMatchObject([
    { plantingDate: '2026-09-01', expectedHarvest: '2026-12-20' },
  ])
})

test('a missing key keeps its value; null and an empty text clear it', async () => {
  const { as, people } = village()
  const { change } = as(people.martha).farmer.crops
  expect(await change({ ...plot, notes: ' Weeded ' })).toMatchObject({ notes: 'Weeded', areaSize: 1.5 })
  expect(await change({ ...plot, areaSize: 2 })).toMatchObject({ notes: 'Weeded', fieldSize: 20_000 })
  expect(await change({ ...plot, notes: '' })).toMatchObject({ notes: null, expectedHarvest: '2026-12-20' })
  expect(await change({ ...plot, expectedHarvestDate: null })).toMatchObject({ expectedHarvest: null })
})

test('a crop with a problem keeps its progress', async () => {
  const { as, people } = village()
  const { change } = as(people.martha).farmer.crops
  for (const _ of ['at first', 'again'])
    expect(await change({ ...plot, status: 'problem' })).toMatchObject({ status: 'problem', progress: 65 })
  expect(await change({ ...plot, status: 'harvesting' })).toMatchObject({ progress: 90 })
})

test('without a day a crop was planted when it was written down, however late it arrives', async () => {
  const { as, people } = village()
  const { add } = as(people.martha, { writtenAt: () => new Date('2026-11-18T08:00:00.000Z') }).farmer.crops
  const { id, plantingDate } = await add({ farmerId: 'martha', cropId: 'maize', areaSize: 1 })
  expect(plantingDate).toBe('2026-11-18')
  const { care } = as(people.martha).farmer
  expect((await care.list({ farmerId: 'martha', cropId: id }))[0]).toMatchObject({ task: 'prepare', due: '2026-11-18' })
})

test('by default planting is today, and the harvest follows from the crop', async () => {
  const { as, people } = village()
  const add = (crop: object) => as(people.martha).farmer.crops.add({ farmerId: 'martha', cropId: 'maize', areaSize: 0.5, ...crop }) // biome-ignore format: one sentence
  expect(await add({})).toMatchObject({ plantingDate: '2026-11-21', expectedHarvest: '2027-03-11', fieldSize: 5000 })
  expect(await add({ cropId: 'cassava' })).toMatchObject({ expectedHarvest: null, status: 'planning', progress: 10 })
  const given = { plantingDate: '2024-01-01', expectedHarvestDate: '2024-02-29' }
  expect(await add(given)).toMatchObject({ plantingDate: '2024-01-01', expectedHarvest: '2024-02-29' })
})
